/**
 * The standards that know relative references, as what works on references in their context needs them.
 *
 * @module
 */
import { anyStandard, everyStandard } from "../standards/by-id.js";
import type { StandardId, Standards } from "../standards/list.js";
import type { AnyStandard } from "../standards/standard.js";

/** The id of a standard that knows relative references. */
export type ReferringStandardId = {
  [Id in StandardId]: Standards[Id] extends { readonly resolve: unknown } ? Id : never;
}[StandardId];

/** A standard that knows relative references. */
export interface ReferringStandard {
  readonly grammar: AnyStandard;
  /** The rule for a URI without a fragment, which a base has to match. */
  readonly absoluteRule: string;
  /** Resolves a reference; one to the current document is one to the base. */
  readonly resolve: (ref: string, base: string) => string;
}

/**
 * @param id the id of a standard
 * @returns that standard
 * @throws {RangeError} if there is none of that id, or it knows no relative references
 */
export function referringStandard(id: ReferringStandardId): ReferringStandard {
  const grammar = anyStandard(id);
  const { resolveToTarget } = grammar;
  if (!resolveToTarget) {
    const others = everyStandard.filter(({ resolve }) => resolve).map((each) => each.id);
    throw new RangeError(`${id} knows no relative references; those that do are ${others.join(", ")}`);
  }
  return {
    grammar,
    absoluteRule: grammar.ruleFor.absoluteURI,
    resolve(ref, base) {
      const target = resolveToTarget(ref, base);
      return target.type === "URI" ? target.uri : base;
    },
  };
}
