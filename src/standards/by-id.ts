/**
 * Looks up standards by an id that is known only at run time.
 *
 * @module
 */
import { assertString } from "../core/arguments.js";
import { unknownStandard } from "./unknown.js";
import { standards, type StandardId, type Standards } from "./list.js";
import type { AnyStandard } from "./standard.js";

/** All standards with the members that they share, from the current one to the oldest. */
export const everyStandard: readonly (AnyStandard & { readonly id: StandardId })[] =
  /* @__PURE__ */ Object.values<unknown>(standards) as readonly (AnyStandard & { readonly id: StandardId })[];

/**
 * Returns the standard with an id.
 *
 * @param id the id of a standard
 * @throws {RangeError} if the id is unknown
 */
export function standardOf<Id extends StandardId>(id: Id): Standards[Id] {
  assertString(id, "The standard");
  if (!Object.hasOwn(standards, id)) throw unknownStandard(Object.keys(standards));
  return standards[id];
}

/** Returns the standard with an id, with the members that all standards share. */
export function anyStandard(id: StandardId): AnyStandard {
  return standardOf(id) as unknown as AnyStandard;
}
