/**
 * What is said of each fault: one sentence for the fault, and one for its repair.
 *
 * @module
 */
import { lazyFor } from "../core/lazy.js";
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

/** A sentence, with the names of what it speaks of in braces; `{Found}` begins it. */
export type Words = string | ((told: Told) => string);

/** What is known of a fault by its code. */
export interface Sentence {
  /** Whose fault it is: the scheme's, with a rule of its grammar; else the generic syntax's, with the rule of a part. */
  readonly of?: "scheme";
  /** The part that the rule is of, where it is not that of the culprit. */
  readonly role?: Role | "escape" | "address";
  readonly message: Words;
  /** What the repair does; absent where that is to write or to remove something, or where there never is one. */
  readonly repair?: Words;
}

/** Writes a sentence. */
export function tell(words: Words, facts: Told): string {
  if (typeof words !== "string") return words(facts);
  let told = "";
  // Texts, and names in between.
  let isName = false;
  for (const piece of piecesOf(words)) {
    told += !isName ? piece : piece === "Found" ? capital(facts.found) : facts[piece as keyof Told];
    isName = !isName;
  }
  return told;
}

const piecesOf = lazyFor((words: string) => words.split(/[{}]/));

const REMOVE = "Remove it.";
const ENCODE = "Percent-encode it.";
const encode = ({ written }: Told): string => (written === "" ? REMOVE : ENCODE);
const NOT_IN = "{Found} is not allowed in {place}.";

/** What a repair does that writes something, or only removes. */
export const write = ({ written }: Pick<Told, "written">): string => (written === "" ? REMOVE : `Write '${written}'.`);

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
    message: "{Found} is in {place}.",
  },
  "white-space-around": {
    message: "{Found} stands before or after the reference.",
  },
  wrapper: {
    message: "Quotation marks, brackets or other text around the reference were copied with it.",
    repair: "Remove what stands around the reference.",
  },
  "trailing-punctuation": {
    message: "{Found}, probably copied along, is in {place}.",
  },
  label: {
    message: "A label stands before the reference.",
    repair: "Remove the label.",
  },
  "display-name": {
    message: "A display name stands around the address.",
    repair: "Remove the display name and the angle brackets.",
  },
  truncated: {
    message: "The reference ends with an ellipsis: it was probably cut off.",
  },
  "line-break": {
    message: "A line break is in {place}.",
    repair: "Remove it, with the white space around it.",
  },
  tab: {
    message: "A tab is in {place}.",
  },
  "two-references": {
    message: "A second reference follows after white space.",
  },
  // Scheme and delimiters.
  empty: { role: "scheme", message: "The string is empty." },
  "scheme-delimiter": {
    role: "scheme",
    message: "The scheme must be followed by ':' alone.",
    repair: ({ written }) => (written === "" ? "Remove what does not belong there." : "Write ':' after the scheme."),
  },
  "repeated-scheme": {
    role: "scheme",
    message: "The scheme is there twice.",
    repair: "Remove the first one.",
  },
  slashes: {
    of: "scheme",
    message: ({ written, whole }) =>
      written === ""
        ? `No '//' is allowed after the scheme of ${whole}.`
        : `The scheme of ${whole} must be followed by '${written}'.`,
    repair: ({ written }) => (written === "" ? "Remove the slashes." : `Write '${written}'.`),
  },
  "missing-scheme": {
    role: "scheme",
    message: "The scheme is missing, such as 'https:'.",
    repair: "Write '{written}' before it.",
  },
  scheme: {
    role: "scheme",
    message:
      "{Found} is not allowed in the scheme: it has letters, digits, '+', '-' and '.', and starts with a letter.",
  },
  "encoded-reference": {
    role: "scheme",
    message: "The whole reference is percent-encoded.",
    repair: "Decode its delimiters.",
  },
  "windows-path": {
    role: "scheme",
    message: "This is a Windows path, not a URI.",
    repair: "Write it as a 'file:' URI.",
  },
  scp: {
    role: "scheme",
    message: "This is an address for scp or Git, not a URI.",
    repair: "Write it as an 'ssh:' URI.",
  },
  "colon-in-first-segment": {
    role: "path",
    message: "The first segment of a relative reference must not contain ':'; it would be read as a scheme.",
  },
  backslash: {
    message: "A backslash is not allowed in {place}.",
    repair: ({ written }) => (written === "/" ? "Write '/'." : written === "" ? REMOVE : ENCODE),
  },
  // Hosts and ports.
  "non-ascii-host": {
    message: "{Found} is in the host. A host name outside ASCII is written in Punycode, which begins with 'xn--'.",
  },
  "missing-brackets": {
    role: "address",
    message: "An IPv6 address as a host must stand in brackets.",
    repair: "Put brackets around the address.",
  },
  "missing-bracket": {
    role: "address",
    message: ({ written }) =>
      written === "]" ? "Missing ']' after the IPv6 address." : "Missing '[' before the IPv6 address.",
  },
  brackets: {
    role: "address",
    message: "An IPv6 address must have one pair of brackets.",
    repair: "Remove the other pair.",
  },
  "port-colon": {
    role: "port",
    message: "A ':' must stand before the port.",
  },
  "port-in-brackets": {
    role: "address",
    message: "The port must stand after the ']'.",
    repair: "Write ']' before the ':' of the port.",
  },
  "name-in-brackets": {
    role: "address",
    message: "'[' is allowed only around an IPv6 address.",
    repair: "Remove the brackets.",
  },
  "empty-brackets": {
    role: "address",
    message: "The brackets contain no address.",
  },
  "ipv6-zone": {
    role: "address",
    message: "Zone IDs such as '%eth0' are not allowed in URIs.",
  },
  "ipv6-character": {
    role: "address",
    message: "{Found} is not allowed in an IPv6 address.",
  },
  "ipv6-colons": {
    role: "address",
    message: "An IPv6 address must not have more than two colons together.",
  },
  "ipv6-compressions": {
    role: "address",
    message: "'::' is allowed only once in an IPv6 address.",
  },
  "ipv6-group": {
    role: "address",
    message: "A group of an IPv6 address has at most four hexadecimal digits.",
    repair: "Remove the zeros in front.",
  },
  "ipv6-groups": {
    role: "address",
    message: "An IPv6 address has eight groups; '::' can stand for groups of zeros.",
  },
  port: {
    role: "port",
    message: "The port contains {found}; only digits are allowed.",
  },
  "port-path": {
    role: "port",
    message: "A path follows {found} here; after the host of a URI it begins with '/'.",
  },
  "repeated-colon": {
    role: "port",
    message: "Only one ':' is allowed before the port.",
  },
  "password-delimiter": {
    role: "userinfo",
    message: "{Found} in a user name or a password must be percent-encoded.",
    repair: encode,
  },
  // Characters.
  space: {
    message: NOT_IN,
    repair: encode,
  },
  percent: {
    role: "escape",
    message: "'%' must be followed by two hexadecimal digits; for a literal '%' write %25.",
  },
  "unicode-escape": {
    role: "escape",
    message: "This escape is not allowed in URIs; the UTF-8 octets of the character are percent-encoded.",
  },
  template: {
    message: "This looks like a placeholder of a template; it must be replaced by its value.",
  },
  brace: { message: NOT_IN, repair: encode },
  bracket: {
    message: ({ found, written }) =>
      `${capital(found)} is allowed only around an IPv6 address; write ${written || "its encoding"}.`,
    repair: encode,
  },
  "second-hash": {
    message: "Only one '#' is allowed: it begins the fragment.",
    repair: encode,
  },
  delimiter: { message: NOT_IN, repair: encode },
  "excluded-character": { message: NOT_IN, repair: encode },
  "non-ascii": { message: NOT_IN, repair: encode },
  "control-character": { message: NOT_IN },
  "lone-surrogate": {
    message: "{Found} is in {place}; it is not a character.",
  },
  "too-many-faults": {
    message: "The string has too many faults. The rest of it was not checked.",
  },
  // Schemes.
  case: {
    of: "scheme",
    message: "{Found} is in the wrong case for {whole}.",
    repair: "Change the case.",
  },
  separator: {
    of: "scheme",
    message: "{Found} cannot separate these; use '{written}'.",
  },
  "repeated-character": {
    of: "scheme",
    message: "{Found} is there twice.",
    repair: "Remove one of them.",
  },
  "needless-encoding": {
    of: "scheme",
    message: "This character must not be percent-encoded.",
  },
  "unencoded-delimiter": {
    of: "scheme",
    message: "{Found} is a delimiter of {whole}; as data it must be percent-encoded.",
    repair: encode,
  },
  padding: {
    of: "scheme",
    message: "{Found} at the end pads Base64, which has no padding here.",
  },
  "empty-part": {
    of: "scheme",
    message: "{Found} delimits nothing here.",
  },
  query: {
    of: "scheme",
    message: ({ whole }) => `${capital(whole)} has no query.`,
  },
  fragment: {
    of: "scheme",
    message: ({ whole }) => `${capital(whole)} has no fragment.`,
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
