/**
 * Resolution by section 5.2 of RFC 2396.
 *
 * @module
 */
import { compose } from "../../core/components.js";
import { schemeEnd } from "../../core/parts.js";
import type { AnyGrammar } from "../../operations/grammar.js";
import type { References } from "../../operations/references.js";
import type { ResolutionRules } from "../../operations/resolve.js";
import { hierarchicalResolution, isHierarchical, type HierarchicalResolveOptions } from "../hierarchical.js";
import { grammar } from "./grammar.js";

/** Options of resolution (section 5.2, steps 3 and 6g). */
export type RFC2396ResolveOptions = HierarchicalResolveOptions;

/** The references of the grammar. */
export const strict: AnyGrammar = grammar;

/**
 * The references of the grammar, and those that are only a query, such as "?y", or only a scheme, such as "http:", each
 * with or without a fragment. The grammar does not derive them, but section 5.2 resolves them: step 1 splits them as
 * Appendix B does. Appendix C.1 has "?y", and step 3 takes a reference with a scheme as it is.
 */
export const resolvable: References = {
  ...strict,
  components(input, options) {
    if (options !== undefined || typeof input !== "string") return strict.components(input, options);
    const front = frontOf(input);
    if (front === null) return strict.components(input);
    // With a path, the grammar derives them.
    const whole = front + (front === "" ? "/" : "a") + input.slice(front.length);
    if (!grammar.test(whole)) return strict.components(input);
    return { ...grammar.components(whole), path: "" };
  },
};

/** Returns what stands before the missing path: nothing, or the scheme with its colon; `null` if no path is missing. */
function frontOf(input: string): string | null {
  if (input.startsWith("?")) return "";
  const front = input.slice(0, schemeEnd(input) + 1);
  return front !== "" && (input === front || input[front.length] === "#") ? front : null;
}

export const resolution: ResolutionRules<RFC2396ResolveOptions> = /* @__PURE__ */ hierarchicalResolution(grammar, {
  baseRule: "absoluteURI",
  rules: { hierarchical: "hier_part", relativePath: "rel_path" },
  empty: "5.2",
  steps: {
    ownScheme: "step 3: the scheme equals the scheme of the base and is ignored",
    nothing: "step 2: the reference is empty: it refers to the current document",
    scheme: "step 3: the reference has a scheme: the base is not used",
    authority: "step 4: the reference has an authority: the scheme comes from the base",
    absolute: "step 5: the reference's path is absolute: scheme and authority come from the base",
    relative: "steps 6h and 7: the reference's path is relative: it is merged with the path of the base",
    merge: "steps 6a and 6b: the path of the base without its last segment, then the path of the reference",
    remove: "steps 6c to 6f: relative segments are removed",
    excess: 'step 6g: ".." segments above the root are removed',
  },
  joinsWithSlash: false,
  relativeOf(reference, Base) {
    const rest = compose({ ...reference, scheme: null });
    if (!isHierarchical(Base) || (!rest.startsWith("?") && !grammar.test(rest))) return null;
    const components = resolvable.components(rest);
    return components.scheme === null ? components : null;
  },
});
