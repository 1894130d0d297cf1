/**
 * Comparing values.
 *
 * @module
 */
import type { Value } from "./facts.js";

/** A place among values: names, and the numbers of items. */
export type Path = readonly (string | number)[];

/** Returns whether a value stands for nothing that is written. */
export function isAbsent(value: unknown): value is null | undefined | false | readonly [] {
  return value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0);
}

/** Returns whether a value is octets, also those of another window. */
export function isOctets(value: unknown): value is Uint8Array {
  return Object.prototype.toString.call(value) === "[object Uint8Array]" && ArrayBuffer.isView(value);
}

/** Returns whether two values are the same. */
export function isSame(one: Value | undefined, other: Value | undefined): boolean {
  return firstDifference(one, other, (a, b) => a === b) === null;
}

/**
 * Returns the place of the first difference of two values; `null` if they are the same.
 *
 * @param equal compares values without parts
 */
export function firstDifference(
  one: Value | undefined,
  other: Value | undefined,
  equal: (one: unknown, other: unknown) => boolean,
  path: Path = [],
): Path | null {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    return equal(one, other) ? null : path;
  }
  if (Array.isArray(one) !== Array.isArray(other)) return path;
  if (isOctets(one) || isOctets(other)) {
    if (!isOctets(one) || !isOctets(other) || one.length !== other.length) return path;
    return one.every((octet, index) => octet === other[index]) ? null : path;
  }
  const keys = Array.isArray(one)
    ? Array.from({ length: Math.max(one.length, (other as readonly Value[]).length) }, (_, index) => index)
    : [...new Set([...Object.keys(one), ...Object.keys(other)])];
  for (const key of keys) {
    const [a, b] = [one, other].map((each) => (each as Readonly<Record<string | number, Value>>)[key]);
    const found = firstDifference(a, b, equal, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}
