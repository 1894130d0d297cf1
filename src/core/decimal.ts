/**
 * Numbers as text.
 *
 * @module
 */

/** Returns a finite number in decimal digits, without an exponent. */
export function decimal(value: number): string {
  const text = String(value);
  // Stryker disable next-line ConditionalExpression: The result is the same. This is only faster.
  if (!text.includes("e")) return text;
  const [, sign = "", first = "", rest = "", exponent] = /^(-?)(\d)(?:\.(\d+))?e(.*)$/.exec(text) ?? [];
  if (exponent === undefined) return text;
  const digits = first + rest;
  const point = Number(exponent) + 1;
  return sign + (point > 0 ? digits.padEnd(point, "0") : `0.${"0".repeat(-point)}${digits}`);
}
