/**
 * Recognizes escapes of other formats: of JSON, JavaScript, HTML, Markdown, shells and quoted-printable.
 *
 * @module
 */
import type { Edit } from "../core/edits.js";
import { isTriplet } from "../core/percent.js";
import { isWellFormed } from "./characters.js";
import { NO_PROPOSALS, type Proposal } from "./proposal.js";
import type { View } from "./view.js";

/** An escape, and the text that a URI contains in its place. */
export interface Escape {
  /** The offset after the escape, in UTF-16 code units. */
  readonly end: number;
  /** The character, percent-encoded if a URI cannot contain it. */
  readonly text: string;
}

const [PERCENT, AMPERSAND, EQUALS, BACKSLASH] = [0x25, 0x26, 0x3d, 0x5c];

/**
 * Returns the escape that begins at an offset.
 *
 * @param text any text
 * @param at the offset, in UTF-16 code units
 * @returns the escape; `null` without one
 */
export function escapeAt(text: string, at: number): Escape | null {
  switch (text.charCodeAt(at)) {
    case BACKSLASH:
      return (
        matched(UNIT, text, at) ??
        matched(OCTETS, text, at) ??
        matched(POINT, text, at) ??
        matched(OCTAL, text, at) ??
        matched(MARK, text, at)
      );
    case PERCENT:
      return matched(UNIT, text, at);
    case AMPERSAND:
      return matched(REFERENCE, text, at);
    case EQUALS:
      return matched(PRINTABLE, text, at);
    default:
      return null;
  }
}

/**
 * Returns whether a "%" without its two digits is cut off: it is at the end of the text, or only one digit follows it.
 * After a digit, it means percent.
 *
 * @param text any text
 * @param at the offset of the "%", in UTF-16 code units
 */
export function isCutOff(text: string, at: number): boolean {
  return text.length - at === 1
    ? !/\d/.test(text.charAt(at - 1)) || isTriplet(text, at - 3)
    : /^%[\dA-Fa-f]$/.test(text.slice(at, at + 3));
}

/**
 * Proposes that a text is escaped as a whole: as HTML, or as quoted-printable. Most of these escapes are valid where they
 * stand, so only the whole text shows that they are escapes.
 *
 * @param view a refused text
 */
export function escapedTexts({ text, whole }: View): readonly Proposal[] {
  if (whole !== null) return NO_PROPOSALS;
  // Look for a single character first, because nearly no text has such an escape.
  const isHTML = text.includes(";") && HTML.test(text);
  if (!isHTML && !(text.includes("=3D") && SOFT_BREAK.test(text))) return NO_PROPOSALS;
  const edits = editsOf(text, isHTML ? "&" : "=");
  const [first] = edits;
  return first === undefined
    ? NO_PROPOSALS
    : [{ code: "escape", start: first.start, end: first.end, edits, role: "path" }];
}

/** An escape of HTML that URIs need not contain. */
const HTML = /&(?:#(?:[Xx][\dA-Fa-f]{1,6}|\d{1,7})|colon|sol);/;
const SOFT_BREAK = /=[\t ]{0,9}[\n\r]/;
/** The maximum number of escapes of one text. */
const MOST_ESCAPES = 1 << 16;

/** Returns the edits that replace all escapes that begin with a character. */
function editsOf(text: string, sign: string): readonly Edit[] {
  const edits: Edit[] = [];
  for (
    let start = text.indexOf(sign);
    start >= 0 && edits.length < MOST_ESCAPES;
    start = text.indexOf(sign, start + 1)
  ) {
    const escape = escapeAt(text, start);
    if (escape !== null) edits.push({ start, end: escape.end, text: escape.text });
  }
  return edits;
}

/** A pattern, and a function from its groups to the escaped characters, or to their percent-encoding. */
interface Form {
  readonly pattern: RegExp;
  readonly read: (first: string, second: string) => string;
}

const hexadecimal = (digits: string): string => pointOf(Number.parseInt(digits, 16));

/** Returns the character of a number; a lone surrogate if the number is too large. */
function pointOf(point: number): string {
  return point <= 0x10ffff ? String.fromCodePoint(point) : "\uD800";
}

/** `\u0026`, and `%u0026` of the old function `escape` of JavaScript; a surrogate pair is one character. */
const UNIT: Form = {
  pattern: /[\\%]u([\dA-Fa-f]{4})(?:(?<=u[Dd][89ABab]..)[\\%]u([Dd][C-Fc-f][\dA-Fa-f]{2}))?/y,
  read: (high, low) => hexadecimal(high) + (low === "" ? "" : hexadecimal(low)),
};

/** `\xC3\xA9`: the octets of a character in UTF-8. */
const OCTETS: Form = {
  pattern:
    /(\\x(?:[CcDd][\dA-Fa-f]|(?:[Ee][\dA-Fa-f]|[Ff][0-4]\\x[89ABab][\dA-Fa-f])\\x[89ABab][\dA-Fa-f])\\x[89ABab][\dA-Fa-f])/y,
  read: (octets) => octets.replaceAll("\\x", "%").toUpperCase(),
};

/** `\x26` and `\u{26}`. */
const POINT: Form = {
  pattern: /\\(?:x([\dA-Fa-f]{2})|u\{([\dA-Fa-f]{1,6})\})/y,
  read: (short, long) => hexadecimal(short + long),
};

/** `\057`: a delimiter in octal digits. Other numbers are names of folders. */
const OCTAL: Form = { pattern: /\\(043|046|05[67]|07[257])/y, read: (digits) => pointOf(Number.parseInt(digits, 8)) };

/** A backslash before punctuation or before a space. Two backslashes can be separators. */
const MARK: Form = { pattern: /\\([ -/:-@[\]^-`{-~])/y, read: (mark) => mark };

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  colon: ":",
  equals: "=",
  gt: ">",
  lt: "<",
  num: "#",
  percnt: "%",
  period: ".",
  quest: "?",
  quot: '"',
  sol: "/",
};

/** `&#x2F;`, `&#47;` and `&sol;`. */
const REFERENCE: Form = {
  pattern: new RegExp(`&(?:#([Xx][\\dA-Fa-f]{1,6}|\\d{1,7})|(${Object.keys(NAMED).join("|")}));`, "y"),
  read: (number, name) =>
    name === "" ? pointOf(Number(`${/^\d/.test(number) ? "" : "0"}${number}`)) : (NAMED[name] as string),
};

/** `=3D` and a line break of quoted-printable. */
const PRINTABLE: Form = {
  pattern: /=(?:(3D)|[\t ]{0,9}(?:\r\n|\r|\n))/y,
  read: (equals) => (equals === "" ? "" : "="),
};

/** Returns whether percent-encoded octets are valid UTF-8. */
function isUTF8(octets: string): boolean {
  try {
    return decodeURIComponent(octets) !== "";
  } catch {
    return false;
  }
}

function matched({ pattern, read }: Form, text: string, at: number): Escape | null {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  if (found === null) return null;
  const [, first = "", second = ""] = found;
  const { lastIndex: end } = pattern;
  const plain = read(first, second);
  if (pattern === OCTETS.pattern) return isUTF8(plain) ? { end, text: plain } : null;
  if (!isWellFormed(plain)) return null;
  // The "%" of an octet can be escaped, too.
  if (plain === "%" && /^[\dA-Fa-f]{2}/.test(text.slice(end, end + 2))) return { end, text: plain };
  return { end, text: plain === "[" || plain === "]" ? plain : encodeURI(plain) };
}
