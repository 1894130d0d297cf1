/**
 * Resolution by section 5.2 of the draft.
 *
 * @module
 */
import { compose, type Components, type MainComponents } from "../../core/components.js";
import { guardPath, removeRelativeSegments } from "../../operations/dot-segments.js";
import { BOTH, type Note, type ResolutionRules } from "../../operations/resolve.js";
import { grammar } from "./grammar.js";

/** Options of resolution. */
export interface URLSyntax05ResolveOptions {
  /**
   * `true` applies the literal algorithm, even if the path is then parsed as a site that neither reference nor base
   * has. The result is not always valid.
   */
  readonly literal?: boolean | undefined;
  /** `true` also returns the trace of the steps. */
  readonly trace?: boolean | undefined;
}

export const resolution: ResolutionRules<URLSyntax05ResolveOptions> = {
  baseRule: "absoluteURL",
  options: { literal: BOTH, trace: BOTH },
  transform,
};

function transform(
  R: Components,
  Base: Components,
  { literal = false }: URLSyntax05ResolveOptions,
  note: Note,
): MainComponents | null {
  const finish = (step: string, target: MainComponents): MainComponents => {
    const guarded = literal || target.authority !== null ? target : guard(target, note);
    note?.("5.2", step, compose(R), compose(guarded));
    return guarded;
  };
  if (R.path === "" && R.scheme === null && R.authority === null && R.query === null) {
    note?.("5.2", "step 2: the reference is empty: it refers to the current document", compose(R), compose(R));
    return null;
  }
  if (R.scheme !== null) return finish("step 3: the reference has a scheme: the base is not used", R);
  if (R.authority !== null) {
    return finish("step 4: the reference has a site: the scheme comes from the base", { ...R, scheme: Base.scheme });
  }
  const inherited = { ...R, scheme: Base.scheme, authority: Base.authority };
  if (R.path.startsWith("/")) {
    return finish("step 5: the reference's path is absolute: scheme and site come from the base", inherited);
  }
  const merged = Base.path.slice(0, Base.path.lastIndexOf("/") + 1) + R.path + (R.query === null ? "" : `?${R.query}`);
  // The literal algorithm would join a path to a site without a "/" between them.
  const buffer = Base.authority !== null && Base.path === "" && !literal ? `/${merged}` : merged;
  note?.(
    "5.2",
    "steps 6a to 6c: the path of the base without its last segment, then the path and query of the reference",
    R.path,
    buffer,
  );
  const removed = removeRelativeSegments(buffer);
  note?.("5.2", "steps 6d to 6g: relative segments are removed, also in the query", buffer, removed);
  const mark = removed.indexOf("?");
  return finish("steps 6h, 6i and 7: the buffer is split at its first question mark", {
    ...inherited,
    path: mark < 0 ? removed : removed.slice(0, mark),
    query: mark < 0 ? null : removed.slice(mark + 1),
  });
}

/** Prevents that a path is parsed as a site. In this grammar a path can begin with "//" if no site matches. */
function guard(target: MainComponents, note: Note): MainComponents {
  if (!target.path.startsWith("//") || grammar.components(compose(target)).authority === null) return target;
  const path = guardPath(target.path, target.authority);
  note?.("4.4", 'a path without a site must not begin with "//" if a site could follow', target.path, path);
  return { ...target, path };
}
