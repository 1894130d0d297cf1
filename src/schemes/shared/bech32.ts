/** Checks strings in Bech32 and Bech32m, for the schemes of payments. @module */

/** The values of the characters, from 0 to 31 (BIP 173). */
const CHARACTERS = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";

/** The coefficients of the generator of the checksum (BIP 173). */
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

/** The number of characters of the checksum. */
const CHECKSUM = 6;

/** The remainder of a valid string in Bech32 (BIP 173). */
export const BECH32 = 1;

/** The remainder of a valid string in Bech32m (BIP 350). */
export const BECH32M = 0x2bc830a3;

/** Returns the remainder after one more value. */
function step(remainder: number, value: number): number {
  let next = ((remainder & 0x1ffffff) << 5) ^ value;
  for (let bit = 0, top = remainder >> 25; top > 0; bit++, top >>= 1) {
    if (top % 2 === 1) next ^= Number(GENERATOR[bit]);
  }
  return next;
}

/**
 * Returns the remainder that tells whether the checksum of letters and digits is right; -1 if these have another form: a
 * prefix, "1", and at least six characters of data, all in the same case.
 */
export function remainderOf(text: string): number {
  const lower = text.toLowerCase();
  const separator = lower.lastIndexOf("1");
  const isMixed = text !== lower && text !== text.toUpperCase();
  if (isMixed || separator < 1 || lower.length - separator <= CHECKSUM) return -1;
  let remainder = 1;
  for (let at = 0; at < separator; at++) remainder = step(remainder, lower.charCodeAt(at) >> 5);
  remainder = step(remainder, 0);
  for (let at = 0; at < separator; at++) remainder = step(remainder, lower.charCodeAt(at) & 31);
  for (let at = separator + 1; at < lower.length; at++) {
    const value = CHARACTERS.indexOf(lower.charAt(at));
    if (value < 0) return -1;
    remainder = step(remainder, value);
  }
  return remainder;
}
