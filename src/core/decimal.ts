/**
 * Numbers as text.
 *
 * @module
 */

/** Returns a finite number in decimal digits, without an exponent. */
export function decimal(value: number): string {
  const text = String(value);
  // Most numbers have no exponent.
  if (!text.includes("e")) return text;
  const [, sign, first, rest = "", exponent] = /^(-?)(\d)(?:\.(\d+))?e(.*)$/.exec(text) as unknown as [
    string,
    string,
    string,
    string | undefined,
    string,
  ];
  const digits = first + rest;
  const point = Number(exponent) + 1;
  return sign + (point > 0 ? digits.padEnd(point, "0") : `0.${"0".repeat(-point)}${digits}`);
}
