/**
 * The words for the rules of standards in messages. Most documents call their rules by the same names.
 *
 * @module
 */
import { present } from "../core/invariant.js";
import type { PartRules, RuleWords } from "../explain/report.js";
import type { Explanations } from "./explained.js";

const NAME = "It has labels of letters, digits and inner hyphens; the last label starts with a letter.";
const TRIPLET = "It is '%' and two hexadecimal digits.";

/** The words of rules that several documents have. */
const SHARED: RuleWords = {
  scheme: ["a scheme", "A scheme has letters, digits, '+', '-' and '.', and starts with a letter."],
  authority: "an authority",
  userinfo: "user information",
  user: "a user",
  password: "a password",
  host: "a host",
  hostname: ["a host name", NAME],
  hostnumber: ["a host number", "It has four numbers with dots between them."],
  port: ["a port", "A port has digits only."],
  "IP-literal": ["an IP literal", "An IP literal is an IPv6 address, or a later one, in brackets."],
  IPvFuture: ["a future IP address", "It is 'v', a version in hexadecimal digits, '.' and an address."],
  IPv6reference: ["an IPv6 reference", "It is an IPv6 address in brackets."],
  IPv6address: [
    "an IPv6 address",
    "It has eight groups of one to four hexadecimal digits; '::' stands for groups of zeros.",
  ],
  IPv4address: [
    "an IPv4 address",
    "It has four decimal numbers from 0 to 255, without leading zeros and with dots between them.",
  ],
  "reg-name": "a registered name",
  segment: "a segment",
  "segment-nz": "a segment",
  "segment-nz-nc": "a segment without ':'",
  "rel-segment": "a segment without ':'",
  query: "a query",
  fragment: "a fragment",
  escape: ["an escaped octet", TRIPLET],
  escaped: ["an escaped octet", TRIPLET],
  "pct-encoded": ["a percent-encoded octet", TRIPLET],
};

/** The rules of a reference that have the name of the part. */
const SAME_NAMES = {
  scheme: "scheme",
  userinfo: "userinfo",
  host: "host",
  port: "port",
  path: "path",
  query: "query",
  fragment: "fragment",
};

/**
 * Returns the data of a document for explanations.
 *
 * @param parts the rules for the parts of a reference that do not have the name of the part
 * @param rules the rules that are called as in most documents, with spaces between their names. RFC 3987 writes an "i"
 *   before most names, and older documents write "_" for "-"
 * @param own the words for all other rules
 */
export function explanationsOf(
  parts: Partial<PartRules> & Pick<PartRules, "escape" | "address">,
  rules: string,
  own: RuleWords = {},
): Explanations {
  const words: Record<string, RuleWords[string]> = { ...own };
  for (const rule of rules.split(" ")) {
    const name = rule.replace("_", "-");
    words[rule] = present(SHARED[name] ?? SHARED[name.slice(1)]);
  }
  return { parts: { ...SAME_NAMES, ...parts }, words };
}
