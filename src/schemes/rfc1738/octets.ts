/**
 * Decodes the parts of URLs into octets (RFC 1738 section 2.2).
 *
 * @module
 */
import type { Leaf, NodeBase } from "../../tree/index.js";
import { URISyntaxError } from "../../core/diagnostic.js";
import { rewriteTriplets, type CharacterSet } from "../../core/percent.js";
import { rfc1738 } from "../../standards/rfc1738/index.js";
import { rfcUrl } from "../../core/url.js";

const EVERY_OCTET: CharacterSet = new Uint8Array(256).fill(1);

/**
 * Decodes a part once.
 *
 * @param leaf a leaf of a tree
 * @returns a string with one character, U+0000 to U+00FF, for each octet. The document does not define which characters
 *   the octets from 80 hexadecimal on represent.
 */
export function octetsOf({ value }: Leaf): string {
  return rewriteTriplets(value, EVERY_OCTET, false);
}

/** Like `octetsOf`, but returns `null` for an absent part. */
export function octetsOrNull(leaf: Leaf | null): string | null {
  return leaf && octetsOf(leaf);
}

/** The delimiters that end a line or a field of a protocol. */
export interface Delimiters {
  readonly code: string;
  readonly section: string;
  readonly message: string;
  /** What encodes them in a leaf. Code also needs the place, which a test by a rule does not tell. */
  readonly pattern: RegExp;
}

/** The delimiters of lines. Encoded delimiters of a protocol must not be decoded before transmission (section 6). */
export const LINE_BREAKS: Delimiters = {
  code: "line-break",
  section: "6",
  message: "When decoded, this ends the line of a command. The text after it could be executed as a command.",
  // A rule of RFC 1738 can say that a text has such an octet, and not where.
  pattern: /%0[AD]/i,
};

/**
 * Refuses a tree whose decoded leaves contain delimiters of the protocol.
 *
 * @param url the tree
 * @param scheme the scheme's name, with which the diagnostic's code begins
 * @param types the types of the leaves that the client sends
 * @throws {URISyntaxError} at the first delimiter
 */
export function refuseDelimiters(
  url: NodeBase,
  scheme: string,
  types: readonly string[],
  { code, section, message, pattern }: Delimiters = LINE_BREAKS,
): void {
  for (const leaf of rfc1738.tree.printed(url).leaves) {
    const match = types.includes(leaf.type) ? pattern.exec(leaf.value) : null;
    if (match === null) continue;
    const start = leaf.start + match.index;
    const span = { start, end: start + match[0].length };
    throw new URISyntaxError({
      severity: "error",
      code: `${scheme}/${code}`,
      message,
      ...span,
      rule: leaf.type,
      section,
      url: rfcUrl("1738", section),
    });
  }
}
