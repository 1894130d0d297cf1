/**
 * Resolution by section 5.2 of the draft.
 *
 * @module
 */
import { compose, type Components, type MainComponents } from "../../core/components.js";
import { URISyntaxError } from "../../core/diagnostic.js";
import { guardPath, removeExcess, removeRelativeSegments } from "../../operations/dot-segments.js";
import { BOTH, type Note, type ResolutionRules } from "../../operations/resolve.js";
import { grammar } from "./grammar.js";

/** Options of resolution. */
export interface RFC2396bis01ResolveOptions {
  /** `false` ignores a scheme that equals the scheme of the base, as non-validating parsers may do. Default `true`. */
  readonly validating?: boolean;
  /**
   * How to treat ".." segments above the root. Step 7 allows three ways: keep them in the path (`keep`, the default),
   * remove them (`remove`), or refuse the reference (`refuse`).
   */
  readonly excess?: "keep" | "remove" | "refuse";
  /**
   * `true` applies the literal algorithm, even if the result has an authority that neither reference nor base has. The
   * result is not always valid.
   */
  readonly literal?: boolean;
  /** `true` also returns the trace of the steps. */
  readonly trace?: boolean;
}

export const resolution: ResolutionRules<RFC2396bis01ResolveOptions> = {
  baseRule: "absolute-URI-reference",
  options: { validating: BOTH, excess: ["keep", "remove", "refuse"], literal: BOTH, trace: BOTH },
  transform,
};

function transform(
  reference: Components,
  Base: Components,
  options: RFC2396bis01ResolveOptions,
  note: Note,
): MainComponents | null {
  const { validating = true } = options;
  const isOwnScheme = !validating && reference.scheme?.toLowerCase() === Base.scheme?.toLowerCase();
  const R = (isOwnScheme ? relativeOf(reference) : null) ?? reference;
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
    path: guarded(merge(R, Base, compose(reference), options, note), Base.authority, options, note),
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

/** Merges the paths (section 5.2, merge routine, steps 1 to 8). */
function merge(
  R: Components,
  Base: Components,
  reference: string,
  { excess = "keep" }: RFC2396bis01ResolveOptions,
  note: Note,
): string {
  const directory = Base.path === "" ? "/" : Base.path.slice(0, Base.path.lastIndexOf("/") + 1);
  const buffer = directory + R.path;
  note?.(
    "5.2",
    "merge, steps 1 and 2: the path of the base without its last segment, then the path of the reference",
    R.path,
    buffer,
  );
  const removed = removeRelativeSegments(buffer);
  note?.("5.2", "merge, steps 3 to 6: relative segments are removed", buffer, removed);
  const rest = removeExcess(removed);
  if (rest === removed || excess === "keep") return removed;
  if (excess === "refuse") {
    throw refusal(
      R,
      reference,
      "excess-dot-segments",
      'The reference has more ".." segments than the base has levels.',
      "rel-path",
    );
  }
  note?.("5.2", 'merge, step 7: ".." segments above the root are removed', removed, rest);
  return rest;
}

function guarded(
  path: string,
  authority: string | null,
  { literal = false }: RFC2396bis01ResolveOptions,
  note: Note,
): string {
  const result = literal ? path : guardPath(path, authority);
  if (result !== path) note?.("4.3", 'a path without an authority must not begin with "//"', path, result);
  return result;
}

/** Checks the base (section 5): "a relative URI cannot be used within a document that has an unsuitable base URI". */
function assertHierarchical(Base: Components): void {
  if (Base.path === "" || Base.path.startsWith("/")) return;
  throw refusal(
    Base,
    compose(Base),
    "opaque-base",
    "A relative reference cannot be resolved against this base, because the base is not hierarchical.",
    "hier-part",
  );
}

/** Returns the error for a text with a bad path. The path ends before the query and the fragment. */
function refusal(components: Components, text: string, code: string, message: string, rule: string): URISyntaxError {
  const at = text.length - (components.query === null ? 0 : components.query.length + 1);
  const end = at - (components.fragment === null ? 0 : components.fragment.length + 1);
  const mistake = { code, message, start: end - components.path.length, end, rule };
  return new URISyntaxError(grammar.record(text, mistake));
}
