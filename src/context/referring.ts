/**
 * The standards that define relative references, with a common interface.
 *
 * @module
 */
import { present } from "../core/invariant.js";
import { anyStandard } from "../standards/by-id.js";
import { referringJudge, type ReferringStandardId } from "../standards/judges.js";
import type { AnyStandard } from "../standards/standard.js";

/** A standard that defines relative references. */
export interface ReferringStandard {
  readonly grammar: AnyStandard;
  /** The document's facts about bases. */
  readonly bases: NonNullable<AnyStandard["bases"]>;
  /** The rule for a URI without a fragment, which a base must match. */
  readonly absoluteRule: string;
  /** Resolves a reference. A reference to the current document gives the base. */
  readonly resolve: (ref: string, base: string) => string;
}

/**
 * Returns a standard that defines relative references.
 *
 * @param id the id of the standard
 * @throws {RangeError} if the id is unknown, or the standard does not define relative references
 */
export function referringStandard(id: ReferringStandardId): ReferringStandard {
  // The standard is known, and defines relative references.
  referringJudge(id);
  const grammar = anyStandard(id);
  const resolveToTarget = present(grammar.resolveToTarget);
  return {
    grammar,
    bases: present(grammar.bases),
    absoluteRule: grammar.ruleFor.absoluteURI,
    resolve(ref, base) {
      const target = resolveToTarget(ref, base);
      return target.type === "URI" ? target.uri : base;
    },
  };
}
