/**
 * The standards that define relative references, with a common interface.
 *
 * @module
 */
import { anyStandard, everyStandard } from "../standards/by-id.js";
import type { StandardId, Standards } from "../standards/list.js";
import type { AnyStandard } from "../standards/standard.js";

/** The id of a standard that defines relative references. */
export type ReferringStandardId = {
  [Id in StandardId]: Standards[Id] extends { readonly resolve: unknown } ? Id : never;
}[StandardId];

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
  const grammar = anyStandard(id);
  const { resolveToTarget, bases } = grammar;
  if (!resolveToTarget || !bases) {
    const others = everyStandard.filter(({ resolve }) => resolve).map((each) => each.id);
    throw new RangeError(`${id} does not define relative references. These standards do: ${others.join(", ")}.`);
  }
  return {
    grammar,
    bases,
    absoluteRule: grammar.ruleFor.absoluteURI,
    resolve(ref, base) {
      const target = resolveToTarget(ref, base);
      return target.type === "URI" ? target.uri : base;
    },
  };
}
