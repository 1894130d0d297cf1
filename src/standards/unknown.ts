/**
 * Checks of standards that callers name or pass.
 *
 * @module
 */
import { aFunction, aString, readObject } from "../core/arguments.js";

/** Returns the error for an id of no standard; `ids` are those of the known standards. */
export function unknownStandard(ids: Iterable<string>): RangeError {
  return new RangeError(`The standard must be one of these: ${[...ids].join(", ")}.`);
}

/** Throws a TypeError if a value is not a standard. */
export function assertStandard(value: unknown): void {
  readObject(value, "standard", { id: aString, safeParse: aFunction });
}
