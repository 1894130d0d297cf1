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
  return ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === "[object Uint8Array]";
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
): Path | null {
  // Most values are the same, and have no parts.
  if (one === other) return null;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    return equal(one, other) ? null : [];
  }
  if (Array.isArray(one) !== Array.isArray(other)) return [];
  if (isOctets(one) || isOctets(other)) {
    if (!isOctets(one) || !isOctets(other) || one.length !== other.length) return [];
    return one.every((octet, index) => octet === other[index]) ? null : [];
  }
  const [parts, others] = [one as Parts, other as Parts];
  if (Array.isArray(one)) {
    const length = Math.max(one.length, (other as readonly Value[]).length);
    for (let index = 0; index < length; index++) {
      const found = firstDifference(parts[index], others[index], equal);
      if (found !== null) return [index, ...found];
    }
    return null;
  }
  for (const key of Object.keys(one)) {
    const found = firstDifference(parts[key], others[key], equal);
    if (found !== null) return [key, ...found];
  }
  for (const key of Object.keys(other)) {
    const found = parts[key] === undefined ? firstDifference(undefined, others[key], equal) : null;
    if (found !== null) return [key, ...found];
  }
  return null;
}

type Parts = Readonly<Record<string | number, Value>>;
