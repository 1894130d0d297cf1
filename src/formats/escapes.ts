/**
 * The backslash escapes that JSON, JavaScript, C, Java, TOML and `.po` files have in common.
 *
 * @module
 */
import type { Decoded } from "./piece.js";

/** The meaning of one character after a backslash. */
const SIMPLE: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ["b", "\b"],
  ["f", "\f"],
  ["v", "\v"],
  ["\\", "\\"],
  ["/", "/"],
  ['"', '"'],
  ["'", "'"],
  ["`", "`"],
]);

/** A line break after a backslash belongs to the source code, and not to the string. */
const LINE_CONTINUATION = /\\(?:\r\n|[\n\r\u2028\u2029])/y;
/** After `\0`, a digit would make an octal escape, which only some formats have. */
const BY_NUMBER = /\\(?:u([\dA-Fa-f]{4})|u\{([\dA-Fa-f]{1,8})\}|U([\dA-Fa-f]{8})|x([\dA-Fa-f]{2})|(0)(?!\d))/y;
const LAST_CODE_POINT = 0x10ffff;

/**
 * Adds a range of the document without its backslash escapes. Other escapes stay as they are: `\.` and `\d` show that a
 * text is a regular expression. So do escapes that are cut off, or stand for no character.
 *
 * @param also further characters that stand for themselves after a backslash
 */
export function addEscaped(decoded: Decoded, document: string, start: number, end: number, also = ""): void {
  // A search in the whole document would read far behind the end of each short string.
  const text = document.slice(start, end);
  let from = 0;
  let at = text.indexOf("\\");
  while (at >= 0) {
    let next = at + 2;
    const character = text.charAt(at + 1);
    let meaning = SIMPLE.get(character) ?? (character !== "" && also.includes(character) ? character : null);
    if (meaning === null) {
      LINE_CONTINUATION.lastIndex = BY_NUMBER.lastIndex = at;
      if (LINE_CONTINUATION.test(text)) {
        meaning = "";
        next = LINE_CONTINUATION.lastIndex;
      } else {
        const [, ...digits] = BY_NUMBER.exec(text) ?? [];
        const code = parseInt(digits.join(""), 16);
        if (code <= LAST_CODE_POINT) {
          meaning = String.fromCodePoint(code);
          next = BY_NUMBER.lastIndex;
        }
      }
    }
    if (meaning !== null) {
      decoded.raw(start + from, start + at);
      decoded.escape(meaning, start + at, start + next);
      from = next;
    }
    at = text.indexOf("\\", next);
  }
  decoded.raw(start + from, end);
}

/** Adds a range of the document in which two quotation marks stand for one. */
export function addDoubled(decoded: Decoded, document: string, start: number, end: number, quote: string): void {
  const text = document.slice(start, end);
  let from = 0;
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 2)) {
    decoded.raw(start + from, start + at);
    decoded.escape(quote, start + at, Math.min(start + at + 2, end));
    from = at + 2;
  }
  decoded.raw(start + from, end);
}
