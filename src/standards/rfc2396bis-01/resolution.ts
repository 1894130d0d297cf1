/**
 * Resolution by section 5.2 of the draft.
 *
 * @module
 */
import type { ResolutionRules } from "../../operations/resolve.js";
import { hierarchicalResolution, type HierarchicalResolveOptions } from "../hierarchical.js";
import { grammar } from "./grammar.js";

/** Options of resolution (section 5.2; step 7 of the merge routine is about ".." segments above the root). */
export type RFC2396bis01ResolveOptions = HierarchicalResolveOptions;

export const resolution: ResolutionRules<RFC2396bis01ResolveOptions> = /* @__PURE__ */ hierarchicalResolution(grammar, {
  baseRule: "absolute-URI-reference",
  rules: { hierarchical: "hier-part", relativePath: "rel-path" },
  empty: "4.2",
  steps: {
    ownScheme: "not validating: the scheme equals the scheme of the base and is ignored",
    nothing: "the reference is empty: it refers to the current document",
    scheme: "the reference has a scheme: the base is not used",
    authority: "the reference has an authority: the scheme comes from the base",
    query: "the reference's path is empty: scheme, authority and path come from the base",
    absolute: "the reference's path is absolute: scheme and authority come from the base",
    relative: "the reference's path is relative: it is merged with the path of the base",
    merge: "merge, steps 1 and 2: the path of the base without its last segment, then the path of the reference",
    remove: "merge, steps 3 to 6: relative segments are removed",
    excess: 'merge, step 7: ".." segments above the root are removed',
  },
  joinsWithSlash: true,
  /** Of an opaque part, this makes a path and, after a question mark, a query. */
  relativeOf({ path: whole, ...reference }) {
    const mark = reference.query === null ? whole.indexOf("?") : -1;
    const path = mark < 0 ? whole : whole.slice(0, mark);
    if (!grammar.test(path, { rule: "path-segments" })) return null;
    const query = mark < 0 ? reference.query : whole.slice(mark + 1);
    const isRelative = query === null || grammar.test(query, { rule: "query" });
    return isRelative ? { ...reference, scheme: null, path, query } : null;
  },
});
