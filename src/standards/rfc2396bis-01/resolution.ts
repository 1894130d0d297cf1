/**
 * Resolution by section 5.2 of the draft.
 *
 * @module
 */
import { compose, type Components, type MainComponents } from "../../core/components.js";
import type { Note, ResolutionRules } from "../../operations/resolve.js";
import {
  guarded,
  hasIgnoredScheme,
  hierarchicalOn,
  OPTIONS,
  type HierarchicalResolveOptions,
} from "../hierarchical.js";
import { grammar } from "./grammar.js";

/** Options of resolution (section 5.2; step 7 of the merge routine is about ".." segments above the root). */
export type RFC2396bis01ResolveOptions = HierarchicalResolveOptions;

export const resolution: ResolutionRules<RFC2396bis01ResolveOptions> = {
  baseRule: "absolute-URI-reference",
  options: OPTIONS,
  transform,
};

const { assertHierarchical, removeSegments } = hierarchicalOn(grammar, {
  rules: { hierarchical: "hier-part", relativePath: "rel-path" },
  steps: {
    merge: "merge, steps 1 and 2: the path of the base without its last segment, then the path of the reference",
    remove: "merge, steps 3 to 6: relative segments are removed",
    excess: 'merge, step 7: ".." segments above the root are removed',
  },
});

function transform(
  reference: Components,
  Base: Components,
  options: RFC2396bis01ResolveOptions,
  note: Note,
): MainComponents | null {
  const R = (hasIgnoredScheme(reference, Base, options) ? relativeOf(reference) : null) ?? reference;
  const branch = (step: string, target: MainComponents): MainComponents => {
    note?.("5.2", step, compose(R), compose(target));
    return target;
  };
  if (R !== reference) {
    note?.(
      "5.2",
      "not validating: the scheme equals the scheme of the base and is ignored",
      compose(reference),
      compose(R),
    );
  }
  if (R.scheme !== null) return branch("the reference has a scheme: the base is not used", R);
  if (R.authority !== null) {
    return branch("the reference has an authority: the scheme comes from the base", { ...R, scheme: Base.scheme });
  }
  const inherited = { ...R, scheme: Base.scheme, authority: Base.authority };
  if (R.path === "" && R.query === null) {
    note?.("4.2", "the reference is empty: it refers to the current document", compose(R), compose(R));
    return null;
  }
  assertHierarchical(Base);
  if (R.path === "") {
    return branch("the reference's path is empty: scheme, authority and path come from the base", {
      ...inherited,
      path: Base.path,
    });
  }
  if (R.path.startsWith("/")) {
    return branch("the reference's path is absolute: scheme and authority come from the base", {
      ...inherited,
      path: guarded(R.path, Base.authority, options, note),
    });
  }
  return branch("the reference's path is relative: it is merged with the path of the base", {
    ...inherited,
    path: guarded(removeSegments(merge(R.path, Base.path), R, reference, options, note), Base.authority, options, note),
  });
}

/**
 * Returns a reference without its scheme; `null` if the rest has characters that are not allowed in a path. An opaque
 * part becomes a path and, after a question mark, a query.
 */
function relativeOf({ path: whole, ...reference }: Components): Components | null {
  const mark = reference.query === null ? whole.indexOf("?") : -1;
  const path = mark < 0 ? whole : whole.slice(0, mark);
  if (!grammar.test(path, { rule: "path-segments" })) return null;
  const query = mark < 0 ? reference.query : whole.slice(mark + 1);
  return query === null || grammar.test(query, { rule: "query" }) ? { ...reference, scheme: null, path, query } : null;
}

/** Merges the paths (section 5.2, merge routine, steps 1 and 2). */
function merge(path: string, base: string): string {
  return (base === "" ? "/" : base.slice(0, base.lastIndexOf("/") + 1)) + path;
}
