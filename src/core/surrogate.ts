/**
 * Surrogates, the code units of characters above U+FFFF.
 *
 * @module
 */

/** Returns whether a code unit is the first one of a surrogate pair; false for NaN. */
export function isHigh(unit: number): boolean {
  return (unit & 0xfc00) === 0xd800;
}

/** Returns whether a code unit is the second one of a surrogate pair; false for NaN. */
export function isLow(unit: number): boolean {
  return (unit & 0xfc00) === 0xdc00;
}
