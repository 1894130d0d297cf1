/**
 * What the parts of URLs stand for: sequences of octets (RFC 1738 section 2.2).
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
 * Decodes a part, once.
 *
 * @param leaf a leaf of a tree
 * @returns a string with one character for each octet, U+0000 to U+00FF: the document does not say what characters the
 *   octets from 80 hexadecimal stand for
 */
export function octetsOf({ value }: Leaf): string {
  return rewriteTriplets(value, EVERY_OCTET, false);
}

/** Like `octetsOf`, for what may be absent. */
export function octetsOrNull(leaf: Leaf | null): string | null {
  return leaf && octetsOf(leaf);
}

/** What ends a line, or a field of one. */
export interface Delimiters {
  readonly code: string;
  readonly section: string;
  readonly message: string;
  readonly pattern: RegExp;
}

/** Section 6: encoded delimiters of a protocol are not to be decoded before transmission. */
export const LINE_BREAKS: Delimiters = {
  code: "line-break",
  section: "6",
  message: "Decoded, this ends the line of a command: what follows would be a command of its own.",
  pattern: /%0[AD]|[\n\r]/i,
};

/**
 * Refuses a tree some of whose leaves would give octets that the protocol takes for delimiters.
 *
 * @param url the tree
 * @param scheme the name that the diagnostic's code begins with
 * @param types the types of the leaves that are sent
 * @throws {URISyntaxError} at the first delimiter
 */
export function refuseDelimiters(
  url: NodeBase,
  scheme: string,
  types: readonly string[],
  { code, section, message, pattern }: Delimiters = LINE_BREAKS,
): void {
  for (const leaf of rfc1738.tree.printedLeaves(url)) {
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
