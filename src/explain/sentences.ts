/**
 * The sentences for the faults. The sentence of a repair follows from its edits, see `edit-words.ts`.
 *
 * @module
 */
import { lazyFor } from "../core/lazy.js";
import { nounOf } from "./characters.js";
import type { Role } from "./view.js";

/** The facts that a sentence can mention. */
export interface Told {
  /** The first character of the culprit, as a noun. */
  readonly found: string;
  /** The part that contains the culprit. */
  readonly place: string;
  /** The text that the repair writes; empty if the repair only removes text. */
  readonly written: string;
  /** The phrase for the explained string: `a URI`, `a mailto URI`. */
  readonly whole: string;
  /** Whether the culprit is at the start of the input. */
  readonly isFront?: boolean;
  /** Whether the grammar has addresses in brackets. Default `false`. */
  readonly hasAddresses?: boolean;
}

/** A sentence template. Names of facts are in braces; `{Found}` is `{found}` with a capital letter. */
export type Words = string | ((told: Told) => string);

/** The sentences for a fault code. */
export interface Sentence {
  /** `scheme` if the rule is in the scheme's grammar; otherwise the rule is a part of the generic syntax. */
  readonly of?: "scheme";
  /** The part whose rule is violated, if it is not the part that contains the culprit. */
  readonly role?: Role | "escape" | "address";
  readonly message: Words;
}

/** Fills in a sentence template. */
export function tell(words: Words, facts: Told): string {
  if (typeof words !== "string") return words(facts);
  let told = "";
  // The pieces are alternately texts and names.
  let isName = false;
  for (const piece of piecesOf(words)) {
    told += !isName
      ? piece
      : piece === "Found"
        ? capital(facts.found)
        : facts[piece as Exclude<keyof Told, "hasAddresses" | "isFront">];
    isName = !isName;
  }
  return told;
}

const piecesOf = /* @__PURE__ */ lazyFor((words: string) => words.split(/[{}]/));

const NOT_IN = "{Found} is not allowed in {place}.";

/** The phrases for the parts. */
export const PLACES: Readonly<Record<Role, string>> = {
  scheme: "the scheme",
  userinfo: "the user information",
  host: "the host",
  port: "the port",
  path: "the path",
  query: "the query",
  fragment: "the fragment",
};

/** The message at the end of a list of faults that is too long. */
export const TOO_MANY = "The string has too many faults. The rest of it was not checked.";

/**
 * Says that the platform's `URL` reads a reference differently.
 *
 * @param parts the parts of which it finds another one, such as `host`
 */
export const otherReading = (parts: readonly string[]): string =>
  `'URL' finds another ${parts.join(" and another ")} here than RFC 3986. A check could approve one, and a client could use the other.`;

/** What escapes come from, by their first character. */
const ESCAPES: Readonly<Record<string, string>> = {
  mark: "This backslash is an escape of JSON, Markdown or a shell; it is not part of the URI.",
  "'\\'": "This is an escape of JSON, JavaScript or a shell; a URI has the character itself, or its percent-encoding.",
  "'&'": "This is an escape of HTML; a URI has the character itself, or its percent-encoding.",
  "'='": "This is an escape of quoted-printable, a format of mails; it is not part of the URI.",
  "'%'": "URIs have no '%u': percent-encode the UTF-8 octets of the character.",
};

/** The faults, in the order of the menu. */
export const SENTENCES: Readonly<Record<string, Sentence>> = {
  // Text copied by mistake.
  "invisible-character": {
    message: NOT_IN,
  },
  "white-space-around": {
    message: ({ found, isFront }) => `The reference ${isFront ? "begins" : "ends"} with ${found}.`,
  },
  wrapper: {
    message: ({ found }) =>
      /^'[A-Za-z]'$/.test(found)
        ? "The text around the URI is not part of it."
        : `${capital(found)} is not part of the URI.`,
  },
  "trailing-punctuation": {
    message: "{Found} at the end of {place} was probably copied by mistake.",
  },
  label: {
    message: "There is a label before the reference.",
  },
  "display-name": {
    message: "The name before '<' is not part of the URI.",
  },
  "text-before": {
    message: "There is text before the URI; it is not part of the URI.",
  },
  "text-after": {
    message: ({ found }) =>
      found === "a line break"
        ? "A line break and other text follow the URI; they are not part of it."
        : "There is text after the URI; it is not part of the URI.",
  },
  "markdown-link": {
    message: "This is a Markdown link; only the part in parentheses is the URI.",
  },
  truncated: {
    message: ({ found }) =>
      found === "'%'"
        ? "The percent-encoding is cut off: '%' must be followed by two hexadecimal digits."
        : "An ellipsis stands for text that was left out. Write the whole URI.",
  },
  "line-break": {
    message: "A line break is not allowed in {place}.",
  },
  tab: {
    message: "A tab is not allowed in {place}.",
  },
  "two-references": {
    message: "A second reference follows after white space.",
  },
  // Scheme and delimiters.
  empty: { role: "scheme", message: "The string is empty." },
  "scheme-delimiter": {
    role: "scheme",
    message: "The scheme must be followed by a single ':'.",
  },
  "space-after-scheme": {
    role: "scheme",
    message: "{Found} is not allowed after the ':' of the scheme.",
  },
  "mail-address": {
    role: "scheme",
    message: "This is a mail address. Write 'mailto:' before it.",
  },
  defanged: {
    role: "scheme",
    message: "The URI is written so that nobody can click it: '[.]' stands for '.', and 'hxxp' stands for 'http'.",
  },
  "repeated-scheme": {
    role: "scheme",
    message: "The scheme occurs twice.",
  },
  slashes: {
    of: "scheme",
    message: ({ written, whole }) =>
      written === ""
        ? `Slashes are not allowed after the scheme of ${whole}.`
        : `The scheme of ${whole} must be followed by '${written}'.`,
  },
  "missing-scheme": {
    role: "scheme",
    message: "The scheme, such as 'https:', is missing.",
  },
  scheme: {
    role: "scheme",
    message:
      "{Found} is not allowed in the scheme: a scheme starts with a letter and has only letters, digits, '+', '-' and '.'.",
  },
  "encoded-reference": {
    role: "scheme",
    message: "The whole reference is percent-encoded.",
  },
  "windows-path": {
    role: "scheme",
    message: "This is a Windows path, not a URI.",
  },
  scp: {
    role: "scheme",
    message: "This is an address for scp or Git, not a URI.",
  },
  "colon-in-first-segment": {
    role: "path",
    message: "The first segment of a relative reference must not contain ':'; it would be read as a scheme.",
  },
  "missing-path": {
    role: "path",
    message: "A path must come before {found}.",
  },
  backslash: {
    message: ({ place, written }) =>
      written === "/"
        ? "A URI separates with '/', not with '\\'."
        : place === PLACES.userinfo && written === ""
          ? `A backslash is not allowed in the user information. ${otherReading(["host"])}`
          : `A backslash is not allowed in ${place}.`,
  },
  // Hosts and ports.
  "non-ascii-host": {
    message: "{Found} is not allowed in the host. Write a non-ASCII host name in Punycode, which begins with 'xn--'.",
  },
  "full-width": {
    message: "{Found} is a full-width form; write the ASCII character.",
  },
  "private-use": {
    message: "{Found} is a private-use character. An IRI allows these characters only in the query.",
  },
  "not-in-iri": {
    message: "{Found} is not allowed in an IRI.",
  },
  "missing-brackets": {
    role: "address",
    message: "An IPv6 address must be enclosed in brackets.",
  },
  "missing-bracket": {
    role: "address",
    message: ({ written }) =>
      written === "]" ? "Missing ']' after the IPv6 address." : "Missing '[' before the IPv6 address.",
  },
  brackets: {
    role: "address",
    message: "An IPv6 address must have exactly one pair of brackets.",
  },
  "port-colon": {
    role: "port",
    message: "A ':' is missing before the port.",
  },
  "port-in-brackets": {
    role: "address",
    message: "The port must come after the ']'.",
  },
  "name-in-brackets": {
    role: "address",
    message: ({ hasAddresses }) =>
      hasAddresses ? "'[' is allowed only around an IPv6 address." : "Brackets are not allowed around the host.",
  },
  "empty-brackets": {
    role: "address",
    message: "The brackets contain no address.",
  },
  "ipv6-zone": {
    role: "address",
    message: "Zone IDs such as '%eth0' are not allowed in URIs.",
  },
  "text-after-address": {
    role: "address",
    message: "{Found} stands after the ']' of the address, where only ':' and a port can follow.",
  },
  "ipv6-character": {
    role: "address",
    message: "{Found} is not allowed in an IPv6 address.",
  },
  "ipv6-colons": {
    role: "address",
    message: "An IPv6 address must not have more than two consecutive colons.",
  },
  "ipv6-compressions": {
    role: "address",
    message: "'::' is allowed only once in an IPv6 address.",
  },
  "ipv6-group": {
    role: "address",
    message: "A group of an IPv6 address has at most four hexadecimal digits.",
  },
  "ipv6-ipv4": {
    role: "address",
    message:
      "The IPv4 address at the end of an IPv6 address has four numbers from 0 to 255, without zeros before them.",
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
    message: "After the host, the path must begin with '/', not with {found}.",
  },
  "repeated-colon": {
    role: "port",
    message: "Only one ':' is allowed before the port.",
  },
  "password-delimiter": {
    role: "userinfo",
    message: "{Found} in a user name or a password must be percent-encoded.",
  },
  // Characters.
  space: {
    message: NOT_IN,
  },
  percent: {
    role: "escape",
    message: "'%' must be followed by two hexadecimal digits; for a literal '%' write '%25'.",
  },
  escape: {
    message: ({ found, written }) => ESCAPES[found === "'\\'" && written === "" ? "mark" : found] as string,
  },
  template: {
    message: "This looks like a placeholder: replace it by its value.",
  },
  brace: { message: NOT_IN },
  bracket: {
    message: ({ found, place, written, hasAddresses }) =>
      hasAddresses
        ? `${capital(found)} is allowed only in the host, around an IPv6 address; write ${written === "" ? "its encoding" : `'${written}'`}.`
        : `${capital(found)} is not allowed in ${place}.`,
  },
  "second-hash": {
    message: "Only one '#' is allowed: it begins the fragment.",
  },
  delimiter: { message: NOT_IN },
  "excluded-character": { message: NOT_IN },
  "non-ascii": { message: NOT_IN },
  "control-character": { message: NOT_IN },
  "lone-surrogate": {
    message: "{Found} is not allowed in {place}: it is not a character.",
  },
  "too-many-faults": {
    message: TOO_MANY,
  },
  // Schemes.
  case: {
    of: "scheme",
    message: "{Found} is in the wrong case for {whole}.",
  },
  "empty-value": {
    of: "scheme",
    message: "The value after '=' is empty. Write a value, or remove the parameter.",
  },
  separator: {
    of: "scheme",
    message: "The separator must be '{written}', not {found}.",
  },
  "repeated-character": {
    of: "scheme",
    message: "{Found} occurs twice.",
  },
  "needless-encoding": {
    of: "scheme",
    message: "This character must not be percent-encoded.",
  },
  "unencoded-delimiter": {
    of: "scheme",
    message: "{Found} is a delimiter in {whole}; percent-encode it if it is data.",
  },
  padding: {
    of: "scheme",
    message: "Base64 padding ({found}) is not allowed here.",
  },
  "empty-part": {
    of: "scheme",
    message: "The part next to {found} is empty.",
  },
  query: {
    of: "scheme",
    message: ({ whole }) => `${capital(whole)} cannot have a query.`,
  },
  fragment: {
    of: "scheme",
    message: ({ whole }) => `${capital(whole)} cannot have a fragment.`,
  },
};

/**
 * Returns the sentences for a code; `undefined` if the fault is explained by its rule.
 *
 * @param code the code of a fault
 */
export function sentenceOf(code: string): Sentence | undefined {
  return Object.hasOwn(SENTENCES, code) ? SENTENCES[code] : undefined;
}

/** The character sets that messages call by name. */
const SETS: readonly (readonly [name: string, members: string])[] = [
  ["a letter", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"],
  ["a lower-case letter", "abcdefghijklmnopqrstuvwxyz"],
  ["a hexadecimal digit", "0123456789ABCDEFabcdef"],
  ["a digit", "0123456789"],
];

/** Longer lists are never short enough to print, so they are not searched. */
const MOST_EXPECTED = 64;

/** Returns the characters that are allowed at an offset, if they form at most two groups. */
function expectedWords(expected: readonly string[]): string | null {
  // Stryker disable next-line ConditionalExpression,EqualityOperator: Two groups have at most 62 characters.
  if (expected.length > MOST_EXPECTED) return null;
  const rest = new Set(expected);
  const words: string[] = [];
  for (const [name, members] of SETS) {
    if (![...members].every((member) => rest.has(member))) continue;
    words.push(name);
    for (const member of members) rest.delete(member);
  }
  // A letter that is allowed in both cases belongs to a keyword.
  for (const each of rest) {
    const upper = each.toUpperCase();
    if (each !== upper) rest.delete(upper);
  }
  for (const each of rest) words.push(nounOf(each.charCodeAt(0)));
  return words.length === 0 || words.length > 2 ? null : words.join(" or ");
}

/**
 * Returns the sentence for a fault that only the grammar explains.
 *
 * @param found the refused character as a noun; `null` at the end of the text
 * @param name the name of the rule that is being read
 * @param rule a sentence that describes the rule
 * @param expected the allowed characters
 */
export function syntaxSentence(
  found: string | null,
  name: string,
  rule: string | undefined,
  expected: readonly string[],
): string {
  const words = expectedWords(expected);
  const more = rule === undefined ? ": at least one character must follow" : "";
  const wanted = words === null ? (found === null ? more : "") : `${found === null ? ":" : ";"} expected ${words}`;
  const what = found === null ? `${capital(name)} is incomplete` : `${capital(found)} is not allowed in ${name}`;
  return `${what}${wanted}.${rule === undefined ? "" : ` ${rule}`}`;
}

/** Converts the first character to upper case. A quoted character begins with a quotation mark. */
export function capital(text: string): string {
  return text.startsWith("'") ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
