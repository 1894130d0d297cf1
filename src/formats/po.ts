/**
 * Divides `.po` files (GNU gettext) into messages and comments.
 *
 * @module
 */
import { addEscaped } from "./escapes.js";
import { Decoded, type Place, type Scan } from "./piece.js";
import { codeAt, isBreak, lineEnd, Ranges, skipBlanks, TEXT, writeEscaped } from "./lines.js";

const [QUOTE, HASH, BACKSLASH, SMALL_M] = [0x22, 0x23, 0x5c, 0x6d];

/** A message is prose. */
const MESSAGE: Place = { kind: "text", write: writeEscaped };

/** `#~` and `#|` stand before messages that are not used any more. */
const UNUSED = /#[~|]+[ \t]*/y;
const COMMENT = /#[.:,=]?/y;
const KEYWORD = /msg(?:id(?:_plural)?|ctxt|str(?:[ \t]*\[\d{0,9}\])?)[ \t]*(?=")/y;

/** Divides a `.po` or `.pot` file. The lines of a message are one piece. */
export const po: Scan = (document, start, end, emit) => {
  const text = document.slice(0, end);
  const ranges = new Ranges(text, emit);
  /** Where the strings of a message begin and end, by turns. */
  const strings: number[] = [];
  let hasColon = false;

  const flush = (): void => {
    if (hasColon) {
      const decoded = new Decoded(text);
      for (let each = 0; each < strings.length; each += 2) {
        addEscaped(decoded, text, strings[each] as number, strings[each + 1] as number);
      }
      ranges.decoded(decoded, MESSAGE);
    }
    strings.length = 0;
    hasColon = false;
  };

  for (let at = start; at < text.length;) {
    let from = after(UNUSED, HASH, text, skipBlanks(text, at));
    const string = after(KEYWORD, SMALL_M, text, from);
    if (string > from) {
      flush();
      from = string;
    }
    while (codeAt(text, from) === QUOTE) {
      const close = stringEnd(text, from + 1);
      strings.push(from + 1, close);
      hasColon ||= ranges.hasColon(from + 1, close);
      from = skipBlanks(text, codeAt(text, close) === QUOTE ? close + 1 : close);
    }
    const to = lineEnd(text, from);
    if (from < to) {
      flush();
      ranges.trimmed(after(COMMENT, HASH, text, from), to, TEXT);
    }
    at = to + 1;
  }
  flush();
};

/** Returns where the match of a sticky expression, which begins with a character, ends; without one, where it would begin. */
function after(sticky: RegExp, first: number, text: string, at: number): number {
  if (codeAt(text, at) !== first) return at;
  sticky.lastIndex = at;
  return sticky.test(text) ? sticky.lastIndex : at;
}

/** Returns the offset of the quote that closes a string or, without such a quote, of the end of the line. */
function stringEnd(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE || isBreak(code)) break;
    if (code === BACKSLASH && !isBreak(codeAt(text, at + 1))) at++;
  }
  return at;
}
