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

/** How a reference is resolved. */
export interface RFC2396bis01ResolveOptions {
  /**
   * `false` ignores a scheme that equals the scheme of the base: a non-validating parser may do this. Default `true`.
   */
  readonly validating?: boolean;
  /**
   * What becomes of ".." segments that lead above the root, where step 7 leaves the choice: they are retained in the
   * path (`keep`, the default), removed from it (`remove`), or the reference is refused (`refuse`).
   */
  readonly excess?: "keep" | "remove" | "refuse";
  /** `true` follows the letter even where the path would be read as an authority that neither side had. */
  readonly literal?: boolean;
  /** `true` returns how the result came about, too. */
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
    note?.("5.2", "not validating: the scheme is the base's own and is ignored", compose(reference), compose(R));
  }
  if (R.scheme !== null) return branch("the reference has a scheme: nothing is the base's", R);
  if (R.authority !== null) {
    return branch("the reference has an authority: the scheme is the base's", { ...R, scheme: Base.scheme });
  }
  const inherited = { ...R, scheme: Base.scheme, authority: Base.authority };
  if (R.path === "" && R.query === null) {
    note?.("4.2", "the reference is empty: it refers to the current document", compose(R), compose(R));
    return null;
  }
  assertHierarchical(Base);
  if (R.path === "") {
    return branch("the reference's path is empty: scheme, authority and path are the base's", {
      ...inherited,
      path: Base.path,
    });
  }
  if (R.path.startsWith("/")) {
    return branch("the reference's path is absolute: scheme and authority are the base's", {
      ...inherited,
      path: guarded(R.path, Base.authority, options, note),
    });
  }
  return branch("the reference's path is relative: it is merged with the base's", {
    ...inherited,
    path: guarded(merge(R, Base, compose(reference), options, note), Base.authority, options, note),
  });
}

/**
 * A reference without its scheme; `null` if what is left has characters that no path has. An opaque part is then a
 * path and, behind a question mark, a query.
 */
function relativeOf({ path: whole, ...reference }: Components): Components | null {
  const mark = reference.query === null ? whole.indexOf("?") : -1;
  const path = mark < 0 ? whole : whole.slice(0, mark);
  if (!grammar.test(path, { rule: "path-segments" })) return null;
  const query = mark < 0 ? reference.query : whole.slice(mark + 1);
  return query === null || grammar.test(query, { rule: "query" }) ? { ...reference, scheme: null, path, query } : null;
}

/** The merge routine, steps 1 to 8. */
function merge(
  R: Components,
  Base: Components,
  reference: string,
  { excess = "keep" }: RFC2396bis01ResolveOptions,
  note: Note,
): string {
  const directory = Base.path === "" ? "/" : Base.path.slice(0, Base.path.lastIndexOf("/") + 1);
  const buffer = directory + R.path;
  note?.("5.2", "merge, steps 1 and 2: the base's path but for its last segment, and the reference's", R.path, buffer);
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
  if (result !== path) note?.("4.3", 'a path without authority must not begin with "//"', path, result);
  return result;
}

/** Section 5: "a relative URI cannot be used within a document that has an unsuitable base URI". */
function assertHierarchical(Base: Components): void {
  if (Base.path === "" || Base.path.startsWith("/")) return;
  throw refusal(
    Base,
    compose(Base),
    "opaque-base",
    "The base is not hierarchical: no relative reference can be resolved against it.",
    "hier-part",
  );
}

/** Refuses a text for the path in it; what its components leave out of it stands before them. */
function refusal(components: Components, text: string, code: string, message: string, rule: string): URISyntaxError {
  const at = text.length - (components.query === null ? 0 : components.query.length + 1);
  const end = at - (components.fragment === null ? 0 : components.fragment.length + 1);
  const mistake = { code, message, start: end - components.path.length, end, rule };
  return new URISyntaxError(grammar.record(text, mistake));
}
