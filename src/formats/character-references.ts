/**
 * Character references of HTML and XML, such as `&amp;` or `&#x3A;`.
 *
 * @module
 */
import { lazy } from "../core/lazy.js";

/** The text of a character reference, and the offset of its end. */
export interface CharacterReference {
  readonly text: string;
  readonly end: number;
}

/**
 * The names of the ASCII characters in the standard, "Named character references". `fjlig` stands for two characters.
 * Elements of the list: the text, and its names.
 */
const ASCII: readonly (readonly [text: string, names: string])[] = [
  ["\t", "Tab"],
  ["\n", "NewLine"],
  ["!", "excl"],
  ['"', "quot QUOT"],
  ["#", "num"],
  ["$", "dollar"],
  ["%", "percnt"],
  ["&", "amp AMP"],
  ["'", "apos"],
  ["(", "lpar"],
  [")", "rpar"],
  ["*", "ast midast"],
  ["+", "plus"],
  [",", "comma"],
  [".", "period"],
  ["/", "sol"],
  [":", "colon"],
  [";", "semi"],
  ["<", "lt LT"],
  ["=", "equals"],
  [">", "gt GT"],
  ["?", "quest"],
  ["@", "commat"],
  ["[", "lsqb lbrack"],
  ["\\", "bsol"],
  ["]", "rsqb rbrack"],
  ["^", "Hat"],
  ["_", "lowbar UnderBar"],
  ["`", "grave DiacriticalGrave"],
  ["{", "lcub lbrace"],
  ["|", "verbar vert VerticalLine"],
  ["}", "rcub rbrace"],
  ["fj", "fjlig"],
];

/** Other names of Latin-1 characters, and names of characters beyond it that are common in prose. */
const OTHERS: readonly (readonly [text: string, names: string])[] = [
  ["\u00A0", "NonBreakingSpace"],
  ["¨", "die Dot DoubleDot"],
  ["©", "COPY"],
  ["®", "REG circledR"],
  ["¯", "strns"],
  ["±", "pm PlusMinus"],
  ["´", "DiacriticalAcute"],
  ["·", "centerdot CenterDot"],
  ["¸", "Cedilla"],
  ["½", "half"],
  ["Å", "angst"],
  ["÷", "div"],
  ["\u200C", "zwnj"],
  ["\u200D", "zwj"],
  ["–", "ndash"],
  ["—", "mdash"],
  ["‘", "lsquo OpenCurlyQuote"],
  ["’", "rsquo rsquor CloseCurlyQuote"],
  ["“", "ldquo OpenCurlyDoubleQuote"],
  ["”", "rdquo rdquor CloseCurlyDoubleQuote"],
  ["•", "bull bullet"],
  ["…", "hellip mldr"],
  ["™", "trade TRADE"],
  ["←", "larr leftarrow slarr LeftArrow ShortLeftArrow"],
  ["→", "rarr rightarrow srarr RightArrow ShortRightArrow"],
];

/** The names of U+00A0 to U+00FF, in order. All of them may stand without ";". */
const LATIN_1 =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para " +
  "middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave " +
  "Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc " +
  "Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc " +
  "iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

/** The other names that may stand without ";". */
const LEGACY = "amp AMP lt LT gt GT quot QUOT copy COPY reg REG";

/** The characters of the numbers 0x80 to 0x9F: those of windows-1252, where it has one. */
const WINDOWS_1252 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ";

/** No name in the tables is longer. */
const LONGEST = "CloseCurlyDoubleQuote".length;

const named = lazy((): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const [text, ofText] of [...ASCII, ...OTHERS]) for (const name of ofText.split(" ")) names.set(name, text);
  LATIN_1.split(" ").forEach((name, index) => names.set(name, String.fromCharCode(0xa0 + index)));
  return names;
});

const legacy = lazy((): ReadonlySet<string> => new Set(`${LATIN_1} ${LEGACY}`.split(" ")));

const [HASH, SEMICOLON, EQUALS] = [0x23, 0x3b, 0x3d];

/** The value of a digit, and 36 or more for any other character. */
function digitOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a ? lower - 0x61 + 10 : 36;
}

/** Returns the character with this number, as HTML reads numbers that are not characters. */
function characterOf(number: number): string {
  if (number >= 0x80 && number <= 0x9f) return WINDOWS_1252.charAt(number - 0x80);
  if (number === 0 || number > 0x10ffff || (number >= 0xd800 && number <= 0xdfff)) return "\uFFFD";
  return String.fromCodePoint(number);
}

function numericAt(text: string, at: number, end: number): CharacterReference | null {
  const isHexadecimal = at < end && (text.charCodeAt(at) | 0x20) === 0x78;
  const radix = isHexadecimal ? 16 : 10;
  const first = isHexadecimal ? at + 1 : at;
  let [number, offset] = [0, first];
  for (; offset < end; offset++) {
    const digit = digitOf(text.charCodeAt(offset));
    if (digit >= radix) break;
    number = Math.min(number * radix + digit, 0x110000);
  }
  if (offset === first) return null;
  if (offset < end && text.charCodeAt(offset) === SEMICOLON) offset++;
  return { text: characterOf(number), end: offset };
}

/**
 * Reads a character reference as HTML reads it in the value of an attribute: without ";", a name counts only if no
 * letter, digit or "=" follows, so `?a=1&copy=2` has none. Of the names, it knows those of ASCII and Latin-1 and some
 * others.
 *
 * @param text any text
 * @param at the offset of "&"
 * @param end where to stop reading
 * @returns what the reference stands for and where it ends; `null` without a reference
 */
export function characterReferenceAt(text: string, at: number, end: number): CharacterReference | null {
  const first = at + 1;
  if (first < end && text.charCodeAt(first) === HASH) return numericAt(text, first + 1, end);
  const limit = Math.min(end, first + LONGEST + 1);
  let offset = first;
  while (offset < limit && digitOf(text.charCodeAt(offset)) < 36) offset++;
  const name = text.slice(first, offset);
  const found = named().get(name);
  if (found === undefined) return null;
  const next = offset < end ? text.charCodeAt(offset) : -1;
  if (next === SEMICOLON) return { text: found, end: offset + 1 };
  return next !== EQUALS && legacy().has(name) ? { text: found, end: offset } : null;
}
