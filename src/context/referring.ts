/**
 * The standards that know relative references, as what works on references in their context needs them.
 *
 * @module
 */
import type { Target } from "../operations/resolve.js";
import { standardOf, standards, type StandardId } from "../standards/list.js";
import type { AnyGrammar } from "../operations/grammar.js";

/** The id of a standard that knows relative references: RFC 1738 does not. */
export type ReferringStandardId = Exclude<StandardId, "rfc1738">;

/** A standard that knows relative references. */
export interface ReferringStandard {
  readonly grammar: AnyGrammar;
  /** The rule for a URI without a fragment, which a base has to match. */
  readonly absoluteRule: string;
  /** Resolves a reference; one to the current document is one to the base. */
  readonly resolve: (ref: string, base: string) => string;
}

const ABSOLUTE_RULES: Readonly<Record<ReferringStandardId, string>> = {
  rfc3986: "absolute-URI",
  "rfc2396bis-01": "absolute-URI",
  "url-syntax-05": "absoluteURL",
};

/**
 * @param id the id of a standard
 * @returns that standard
 * @throws {RangeError} where there is none of that id, or it knows no relative references
 */
export function referringStandard(id: ReferringStandardId): ReferringStandard {
  const grammar: AnyGrammar = standardOf(id);
  if (!Object.hasOwn(ABSOLUTE_RULES, id)) {
    throw new RangeError(
      `${id} knows no relative references; those that do are ${Object.keys(ABSOLUTE_RULES).join(", ")}`,
    );
  }
  const byStandard = standards[id].resolve as (ref: string, base: string) => string | Target;
  return {
    grammar,
    absoluteRule: ABSOLUTE_RULES[id],
    resolve(ref, base) {
      const target = byStandard(ref, base);
      if (typeof target === "string") return target;
      return target.type === "URI" ? target.uri : base;
    },
  };
}
