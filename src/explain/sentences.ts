/**
 * What is said of each fault: one sentence for the fault, and one for its repair.
 *
 * @module
 */
import { nounOf } from "./characters.js";
import type { Role } from "./view.js";

/** What a sentence can speak of. */
export interface Told {
  /** The first character of the culprit, as a noun. */
  readonly found: string;
  /** The part that the culprit is in. */
  readonly place: string;
  /** What the repair writes; empty where it only removes. */
  readonly written: string;
  /** How messages call what is explained: `a URI`, `a mailto URI`. */
  readonly whole: string;
}

/** What is known of a fault by its code. */
export interface Sentence {
  /** Whose fault it is: the generic syntax's, with the rule of a part, or the scheme's, with a rule of its grammar. */
  readonly of: "standard" | "scheme";
  /** The part that the rule is of, where it is not that of the culprit. */
  readonly role?: Role | "escape" | "address";
  readonly message: (told: Told) => string;
  /** What the repair does; absent where there never is one. */
  readonly repair?: (told: Told) => string;
  /** An input that has the fault, for the table of codes. */
  readonly example: string;
}

const REMOVE = (): string => "Remove it.";
const write = ({ written }: Told): string => (written === "" ? "Remove it." : `Write '${written}'.`);
const encode = ({ written }: Told): string => (written === "" ? "Remove it." : "Percent-encode it.");
const notIn = ({ found, place }: Told): string => `${capital(found)} is not allowed in ${place}.`;

/** How messages call the parts. */
export const PLACES: Readonly<Record<Role, string>> = {
  scheme: "the scheme",
  userinfo: "the user information",
  host: "the host",
  port: "the port",
  path: "the path",
  query: "the query",
  fragment: "the fragment",
};

/** The faults, in the order of the menu. */
export const SENTENCES: Readonly<Record<string, Sentence>> = {
  // What came along.
  "invisible-character": {
    of: "standard",
    message: ({ found, place }) => `${capital(found)} is in ${place}.`,
    repair: REMOVE,
    example: "http://exam\u200Bple.com/",
  },
  "white-space-around": {
    of: "standard",
    message: ({ found }) => `${capital(found)} stands before or after the reference.`,
    repair: REMOVE,
    example: " http://example.com/",
  },
  wrapper: {
    of: "standard",
    message: () => "Quotation marks, brackets or other text around the reference were copied with it.",
    repair: () => "Remove what stands around the reference.",
    example: '"http://example.com/"',
  },
  "trailing-punctuation": {
    of: "standard",
    message: ({ found, place }) => `${capital(found)}, probably copied along, is in ${place}.`,
    repair: REMOVE,
    example: "http://example.com/\u201D",
  },
  label: {
    of: "standard",
    message: () => "A label stands before the reference.",
    repair: () => "Remove the label.",
    example: "URL: http://example.com/",
  },
  "display-name": {
    of: "standard",
    message: () => "A display name stands around the address.",
    repair: () => "Remove the display name and the angle brackets.",
    example: "mailto:Joe <joe@example.com>",
  },
  truncated: {
    of: "standard",
    message: () => "The reference ends with an ellipsis: it was probably cut off.",
    example: "http://example.com/long\u2026",
  },
  "line-break": {
    of: "standard",
    message: ({ place }) => `A line break is in ${place}.`,
    repair: () => "Remove it, with the white space around it.",
    example: "http://example.com/a\n  b",
  },
  tab: {
    of: "standard",
    message: ({ place }) => `A tab is in ${place}.`,
    repair: REMOVE,
    example: "http://example.com/\ta",
  },
  "two-references": {
    of: "standard",
    message: () => "A second reference follows after white space.",
    example: "http://example.com/a http://example.com/b",
  },
  // Scheme and delimiters.
  empty: { of: "standard", role: "scheme", message: () => "The string is empty.", example: "" },
  "scheme-delimiter": {
    of: "standard",
    role: "scheme",
    message: () => "The scheme must be followed by ':' alone.",
    repair: ({ written }) => (written === "" ? "Remove what does not belong there." : "Write ':' after the scheme."),
    example: "https;//example.com/",
  },
  "repeated-scheme": {
    of: "standard",
    role: "scheme",
    message: () => "The scheme is there twice.",
    repair: () => "Remove the first one.",
    example: "http:http://example.com/",
  },
  slashes: {
    of: "scheme",
    message: ({ written, whole }) =>
      written === ""
        ? `No '//' is allowed after the scheme of ${whole}.`
        : `The scheme of ${whole} must be followed by '${written}'.`,
    repair: ({ written }) => (written === "" ? "Remove the slashes." : `Write '${written}'.`),
    example: "mailto://joe@example.com",
  },
  "missing-scheme": {
    of: "standard",
    role: "scheme",
    message: () => "The scheme is missing, such as 'https:'.",
    repair: ({ written }) => `Write '${written}' before it.`,
    example: "www.example.com/",
  },
  scheme: {
    of: "standard",
    role: "scheme",
    message: ({ found }) =>
      `${capital(found)} is not allowed in the scheme: it has letters, digits, '+', '-' and '.', and starts with a letter.`,
    repair: REMOVE,
    example: "my_scheme:x",
  },
  "encoded-reference": {
    of: "standard",
    role: "scheme",
    message: () => "The whole reference is percent-encoded.",
    repair: () => "Decode its delimiters.",
    example: "http%3A%2F%2Fexample.com%2F",
  },
  "windows-path": {
    of: "standard",
    role: "scheme",
    message: () => "This is a Windows path, not a URI.",
    repair: () => "Write it as a 'file:' URI.",
    example: "C:\\Users\\joe",
  },
  scp: {
    of: "standard",
    role: "scheme",
    message: () => "This is an address for scp or Git, not a URI.",
    repair: () => "Write it as an 'ssh:' URI.",
    example: "git@example.com:joe/project.git",
  },
  "colon-in-first-segment": {
    of: "standard",
    role: "path",
    message: () => "The first segment of a relative reference must not contain ':'; it would be read as a scheme.",
    repair: write,
    example: "1:2",
  },
  backslash: {
    of: "standard",
    message: ({ place }) => `A backslash is not allowed in ${place}.`,
    repair: ({ written }) => (written === "/" ? "Write '/'." : written === "" ? "Remove it." : "Percent-encode it."),
    example: "http://example.com\\a",
  },
  // Hosts and ports.
  "non-ascii-host": {
    of: "standard",
    message: ({ found }) =>
      `${capital(found)} is in the host. A host name outside ASCII is written in Punycode, which begins with 'xn--'.`,
    example: "http://b\u00FCcher.example/",
  },
  "missing-brackets": {
    of: "standard",
    role: "address",
    message: () => "An IPv6 address as a host must stand in brackets.",
    repair: () => "Put brackets around the address.",
    example: "http://2001:db8::1/",
  },
  "missing-bracket": {
    of: "standard",
    role: "address",
    message: ({ written }) =>
      written === "]" ? "Missing ']' after the IPv6 address." : "Missing '[' before the IPv6 address.",
    repair: write,
    example: "http://[2001:db8::1/",
  },
  brackets: {
    of: "standard",
    role: "address",
    message: () => "An IPv6 address must have one pair of brackets.",
    repair: () => "Remove the other pair.",
    example: "http://[[2001:db8::1]]/",
  },
  "port-colon": {
    of: "standard",
    role: "port",
    message: () => "A ':' must stand before the port.",
    repair: write,
    example: "http://[2001:db8::1]8080/",
  },
  "port-in-brackets": {
    of: "standard",
    role: "address",
    message: () => "The port must stand after the ']'.",
    repair: () => "Write ']' before the ':' of the port.",
    example: "http://[1:2:3:4:5:6:7:8:8080]/",
  },
  "name-in-brackets": {
    of: "standard",
    role: "address",
    message: () => "'[' is allowed only around an IPv6 address.",
    repair: () => "Remove the brackets.",
    example: "http://[127.0.0.1]/",
  },
  "empty-brackets": {
    of: "standard",
    role: "address",
    message: () => "The brackets contain no address.",
    example: "http://[]/",
  },
  "ipv6-zone": {
    of: "standard",
    role: "address",
    message: () => "Zone IDs such as '%eth0' are not allowed in URIs.",
    example: "http://[fe80::1%eth0]/",
  },
  "ipv6-character": {
    of: "standard",
    role: "address",
    message: ({ found }) => `${capital(found)} is not allowed in an IPv6 address.`,
    example: "http://[2001:db8::g]/",
  },
  "ipv6-colons": {
    of: "standard",
    role: "address",
    message: () => "An IPv6 address must not have more than two colons together.",
    repair: write,
    example: "http://[2001:db8:::1]/",
  },
  "ipv6-compressions": {
    of: "standard",
    role: "address",
    message: () => "'::' is allowed only once in an IPv6 address.",
    example: "http://[2001::db8::1]/",
  },
  "ipv6-group": {
    of: "standard",
    role: "address",
    message: () => "A group of an IPv6 address has at most four hexadecimal digits.",
    repair: () => "Remove the zeros in front.",
    example: "http://[2001:0db8a::1]/",
  },
  "ipv6-groups": {
    of: "standard",
    role: "address",
    message: () => "An IPv6 address has eight groups; '::' can stand for groups of zeros.",
    example: "http://[2001:db8:1]/",
  },
  port: {
    of: "standard",
    role: "port",
    message: ({ found }) => `The port contains ${found}; only digits are allowed.`,
    repair: write,
    example: "http://example.com:8o80/",
  },
  "port-path": {
    of: "standard",
    role: "port",
    message: ({ found }) => `A path follows ${found} here; after the host of a URI it begins with '/'.`,
    repair: write,
    example: "git://example.com:joe/project.git",
  },
  "repeated-colon": {
    of: "standard",
    role: "port",
    message: () => "Only one ':' is allowed before the port.",
    repair: REMOVE,
    example: "http://example.com::8080/",
  },
  "password-delimiter": {
    of: "standard",
    role: "userinfo",
    message: ({ found }) => `${capital(found)} in a user name or a password must be percent-encoded.`,
    repair: encode,
    example: "http://joe:p@ss@example.com/",
  },
  // Characters.
  space: {
    of: "standard",
    message: notIn,
    repair: ({ written }) => (written === "" ? "Remove it." : "Percent-encode it."),
    example: "http://example.com/a b",
  },
  percent: {
    of: "standard",
    role: "escape",
    message: () => "'%' must be followed by two hexadecimal digits; for a literal '%' write %25.",
    repair: write,
    example: "http://example.com/50%",
  },
  "unicode-escape": {
    of: "standard",
    role: "escape",
    message: () => "This escape is not allowed in URIs; the UTF-8 octets of the character are percent-encoded.",
    repair: write,
    example: "http://example.com/%u00E9",
  },
  template: {
    of: "standard",
    message: () => "This looks like a placeholder of a template; it must be replaced by its value.",
    example: "http://example.com/{id}",
  },
  brace: { of: "standard", message: notIn, repair: encode, example: "http://example.com/}" },
  bracket: {
    of: "standard",
    message: ({ found, written }) =>
      `${capital(found)} is allowed only around an IPv6 address; write ${written || "its encoding"}.`,
    repair: encode,
    example: "http://example.com/?a[]=1",
  },
  "second-hash": {
    of: "standard",
    message: () => "Only one '#' is allowed: it begins the fragment.",
    repair: encode,
    example: "http://example.com/#a#b",
  },
  delimiter: { of: "standard", message: notIn, repair: encode, example: "http://example.com/<a>b" },
  "excluded-character": { of: "standard", message: notIn, repair: encode, example: "http://example.com/a|b" },
  "non-ascii": { of: "standard", message: notIn, repair: encode, example: "http://example.com/caf\u00E9" },
  "control-character": { of: "standard", message: notIn, example: "http://example.com/\0" },
  "lone-surrogate": {
    of: "standard",
    message: ({ found, place }) => `${capital(found)} is in ${place}; it is not a character.`,
    example: "http://example.com/\uD800",
  },
  // Schemes.
  case: {
    of: "scheme",
    message: ({ found, whole }) => `${capital(found)} is in the wrong case for ${whole}.`,
    repair: () => "Change the case.",
    example: "did:EXAMPLE:1",
  },
  separator: {
    of: "scheme",
    message: ({ found, written }) => `${capital(found)} cannot separate these; use '${written}'.`,
    repair: write,
    example: "mailto:a@example.com;b@example.com",
  },
  "repeated-character": {
    of: "scheme",
    message: ({ found }) => `${capital(found)} is there twice.`,
    repair: () => "Remove one of them.",
    example: "mailto:a@@example.com",
  },
  "needless-encoding": {
    of: "scheme",
    message: () => "This character must not be percent-encoded.",
    repair: write,
    example: "acct:%61@example.com",
  },
  "unencoded-delimiter": {
    of: "scheme",
    message: ({ found, whole }) => `${capital(found)} is a delimiter of ${whole}; as data it must be percent-encoded.`,
    repair: encode,
    example: "acct:a@b@example.com",
  },
  padding: {
    of: "scheme",
    message: ({ found }) => `${capital(found)} at the end pads Base64, which has no padding here.`,
    repair: REMOVE,
    example: "ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk=",
  },
  "empty-part": {
    of: "scheme",
    message: ({ found }) => `${capital(found)} delimits nothing here.`,
    repair: REMOVE,
    example: "mailto:a@example.com?",
  },
  query: {
    of: "scheme",
    message: ({ whole }) => `${capital(whole)} has no query.`,
    example: "acct:a@example.com?b",
  },
  fragment: {
    of: "scheme",
    message: ({ whole }) => `${capital(whole)} has no fragment.`,
    example: "rfc1738: http://example.com/#a",
  },
};

/** @param code of a fault; what has no sentence is explained by its rule */
export function sentenceOf(code: string): Sentence | undefined {
  return Object.hasOwn(SENTENCES, code) ? SENTENCES[code] : undefined;
}

/** The sets of characters that messages name. */
const SETS: readonly (readonly [name: string, members: string])[] = [
  ["a letter", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"],
  ["a lower-case letter", "abcdefghijklmnopqrstuvwxyz"],
  ["a hexadecimal digit", "0123456789ABCDEFabcdef"],
  ["a digit", "0123456789"],
];

/** More characters than two sets have. */
const MOST_EXPECTED = 64;

/** What could have stood at a place, where that is short enough to be said: at most two things. */
function expectedWords(expected: readonly string[]): string | null {
  if (expected.length > MOST_EXPECTED) return null;
  const rest = new Set(expected);
  const words: string[] = [];
  for (const [name, members] of SETS) {
    if (![...members].every((member) => rest.has(member))) continue;
    words.push(name);
    for (const member of members) rest.delete(member);
  }
  // A letter that stands in either case begins a word.
  for (const each of rest) {
    if (each !== each.toUpperCase() && rest.has(each.toUpperCase())) rest.delete(each.toUpperCase());
  }
  for (const each of rest) words.push(nounOf(each.charCodeAt(0)));
  return words.length === 0 || words.length > 2 ? null : words.join(" or ");
}

/**
 * The sentence for a place where only the grammar says what is wrong.
 *
 * @param found the character there as a noun; `null` at the end
 * @param name of the rule that is being read
 * @param rule what the rule is like, in a sentence
 * @param expected what could have stood there
 */
export function syntaxSentence(
  found: string | null,
  name: string,
  rule: string | undefined,
  expected: readonly string[],
): string {
  const words = expectedWords(expected);
  const wanted = words === null ? "" : found === null ? `: expected ${words}` : `; expected ${words}`;
  const what = found === null ? `${capital(name)} is incomplete` : `${capital(found)} is not allowed in ${name}`;
  return `${what}${wanted}.${rule === undefined ? "" : ` ${rule}`}`;
}

/** A sentence begins with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
