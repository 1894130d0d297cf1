/**
 * The standards where it is only known at run time which one is meant.
 *
 * @module
 */
import { standards, type StandardId, type Standards } from "./list.js";
import type { AnyStandard } from "./standard.js";

/** The standards where it does not count which ones they are, from the one in force to the first. */
export const everyStandard: readonly (AnyStandard & { readonly id: StandardId })[] = Object.values<unknown>(
  standards,
) as readonly (AnyStandard & { readonly id: StandardId })[];

/**
 * @param id the id of a standard
 * @returns that standard
 * @throws {RangeError} if no standard has that id
 */
export function standardOf<Id extends StandardId>(id: Id): Standards[Id] {
  if (!Object.hasOwn(standards, id)) {
    throw new RangeError(`no standard ${JSON.stringify(id)}; the standards are ${Object.keys(standards).join(", ")}`);
  }
  return standards[id];
}

/** The same where only the members count that all standards have. */
export function anyStandard(id: StandardId): AnyStandard {
  return standardOf(id) as unknown as AnyStandard;
}
