/**
 * Divides TOML, `.ini` and `.properties` files into pieces.
 *
 * @module
 */
import { addEscaped } from "./escapes.js";
import {
  TEXT,
  STRING,
  ESCAPED_STRING,
  codeAt,
  isBreak,
  isBlank,
  lineEnd,
  nextLine,
  skipBlanks,
  trimmedEnd,
  nextOf,
  Ranges,
} from "./lines.js";
import { Names } from "./names.js";
import { Decoded, type Place, type Scan } from "./piece.js";

const [FORM_FEED, EXCLAMATION, QUOTE, HASH] = [0x0c, 0x21, 0x22, 0x23];
const [APOSTROPHE, COLON, SEMICOLON, EQUALS, BRACKET, BACKSLASH, SMALL_U] = [0x27, 0x3a, 0x3b, 0x3d, 0x5b, 0x5c, 0x75];

/** Divides TOML (version 1.0.0) into strings, comments, and the text between them. */
export const toml: Scan = (document, start, end, emit) => {
  // So nothing reads outside of the range.
  const text = document.slice(0, end);
  const ranges = new Ranges(text, emit);
  const names = new Names(text, start);
  const backslash = nextOf("\\", text);
  /** The quotes of which no three follow that close a string. */
  const missing = new Set<number>();

  /** Reads a string. Returns the offset after it. */
  const string = (open: number, quote: number): number => {
    if (codeAt(text, open + 1) === quote && codeAt(text, open + 2) === quote && !missing.has(quote)) {
      const close = closeOfLines(text, open + 3, quote);
      if (close >= 0) {
        // A line break after the opening quotes does not count.
        const from = isBreak(codeAt(text, open + 3)) ? nextLine(text, open + 3) : open + 3;
        content(from, close, quote);
        return close + 3;
      }
      missing.add(quote);
    }
    const close = closeInLine(text, open + 1, quote, quote === QUOTE);
    if (close >= 0) {
      content(open + 1, close, quote);
      return close + 1;
    }
    const to = lineEnd(text, open);
    ranges.trimmed(open, to, TEXT);
    return to;
  };

  const content = (from: number, to: number, quote: number): void => {
    const hasEscape = quote === QUOTE && backslash(from) < to;
    if (!hasEscape && !ranges.hasColon(from, to)) return;
    const place = names.placeOf(from, to, quote === QUOTE ? ESCAPED_STRING : STRING);
    if (!hasEscape) ranges.exact(from, to, place);
    else {
      const decoded = new Decoded(text);
      addLines(decoded, text, from, to);
      ranges.decoded(decoded, place);
    }
  };

  let from = start;
  let at = start;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE || code === APOSTROPHE) {
      ranges.trimmed(from, at, TEXT);
      from = at = string(at, code);
    } else if (code === HASH) {
      // Without a space before it, it can be the fragment of a URI without quotes, which is a mistake.
      if (from === at || isBlank(text.charCodeAt(at - 1))) {
        ranges.trimmed(from, at, TEXT);
        from = at + 1;
      }
      at = lineEnd(text, at);
    } else if (isBreak(code)) {
      ranges.trimmed(from, at, TEXT);
      from = ++at;
    } else at++;
  }
  ranges.trimmed(from, at, TEXT);
};

/** Returns the offset of the quote that closes a string in its line, or -1. */
function closeInLine(text: string, from: number, quote: number, hasEscapes: boolean): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) return at;
    if (isBreak(code)) return -1;
    if (code === BACKSLASH && hasEscapes && !isBreak(codeAt(text, at + 1))) at++;
  }
  return -1;
}

/** Returns the offset of the three quotes that close a string of several lines, or -1. */
function closeOfLines(text: string, from: number, quote: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH && quote === QUOTE) at++;
    else if (code === quote) {
      let after = at + 1;
      // The text can end with two more quotes.
      while (after < at + 5 && codeAt(text, after) === quote) after++;
      if (after >= at + 3) return after - 3;
      at = after - 1;
    }
  }
  return -1;
}

/** A backslash at the end of a line, and the white space up to the next character. */
const LINE_ENDING_BACKSLASH = /\\[ \t]*[\n\r][ \t\n\r]*/y;

/** Adds a range without its escapes. */
function addLines(decoded: Decoded, text: string, start: number, end: number): void {
  const content = text.slice(0, end);
  let from = start;
  for (let at = content.indexOf("\\", start); at >= 0;) {
    LINE_ENDING_BACKSLASH.lastIndex = at;
    let next = at + 2;
    if (LINE_ENDING_BACKSLASH.test(content)) {
      next = LINE_ENDING_BACKSLASH.lastIndex;
      addEscaped(decoded, content, from, at);
      from = next;
    }
    at = content.indexOf("\\", next);
  }
  addEscaped(decoded, content, from, end);
}

/** Divides `.ini`, `.cfg`, `.conf`, `.desktop` and similar files into values, comments, and other lines. */
export const ini: Scan = (document, start, end, emit) => {
  const text = document.slice(0, end);
  const ranges = new Ranges(text, emit);
  const names = new Names(text, start);
  for (let at = start; at < text.length;) {
    const from = skipBlanks(text, at);
    const to = lineEnd(text, from);
    if (ranges.hasColon(from, to)) {
      const isText = isComment(text.charCodeAt(from));
      const value = isText ? -1 : valueIn(text, from, to);
      if (value < 0) ranges.trimmed(isText ? from + 1 : from, to, TEXT);
      else emitValue(text, value, to, ranges, names);
    }
    at = to + 1;
  }
};

function isComment(code: number): boolean {
  return code === HASH || code === SEMICOLON;
}

/** Returns where the value in a line with a colon begins, or -1 if the line is no key and value. */
function valueIn(text: string, from: number, to: number): number {
  if (text.charCodeAt(from) === BRACKET) return -1;
  // There is a colon, so this ends.
  for (let at = from; ; at++) {
    const code = text.charCodeAt(at);
    // A colon without a space after it belongs to a URI rather than to a key.
    if (code === COLON && at + 1 < to && !isBlank(text.charCodeAt(at + 1))) return -1;
    if (code === COLON || code === EQUALS) return skipBlanks(text, at + 1);
  }
}

/** Emits the value and the comment after it. */
function emitValue(text: string, from: number, to: number, ranges: Ranges, names: Names): void {
  const quote = codeAt(text, from);
  if (quote === QUOTE || quote === APOSTROPHE) {
    const close = closeInLine(text, from + 1, quote, quote === QUOTE);
    const after = close < 0 ? -1 : skipBlanks(text, close + 1);
    if (after < 0 || (after < to && !isComment(text.charCodeAt(after)))) {
      // These are several values, or a mistake.
      ranges.trimmed(from, to, TEXT);
      return;
    }
    ranges.exact(from + 1, close, names.placeOf(from + 1, close, STRING));
    ranges.trimmed(after + 1, to, TEXT);
    return;
  }
  let comment = from;
  while (comment < to && !(isComment(text.charCodeAt(comment)) && isBlank(text.charCodeAt(comment - 1)))) comment++;
  const last = trimmedEnd(text, from, comment) - 1;
  // After a backslash, the value goes on in the next line.
  ranges.trimmed(from, comment, codeAt(text, last) === BACKSLASH ? TEXT : names.placeOf(from, comment, STRING));
  ranges.trimmed(comment + 1, to, TEXT);
}

/** Writes a value. */
function writeValue(text: string): string {
  return text.replace(/[\\\n\r\t\f]/g, (character) => `\\${LETTERS.get(character) ?? character}`);
}

const BY_LETTER: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ["f", "\f"],
]);
const LETTERS: ReadonlyMap<string, string> = new Map(Array.from(BY_LETTER, ([letter, meaning]) => [meaning, letter]));

const VALUE: Place = { kind: "string", write: writeValue };
const KEY: Place = { kind: "string", write: (text) => writeValue(text).replace(/[ :=#!]/g, "\\$&") };
const WHOLE: Place = { kind: "text", write: writeValue };

/** Divides `.properties` files of Java into keys, values and comments. */
export const properties: Scan = (document, start, end, emit) => {
  const text = document.slice(0, end);
  const ranges = new Ranges(text, emit);
  const names = new Names(text, start);
  const backslash = nextOf("\\", text);

  const part = (from: number, to: number, place: Place): void => {
    const end = trimmedEnd(text, from, to);
    if (backslash(from) >= end) {
      ranges.trimmed(from, end, place);
      return;
    }
    const decoded = new Decoded(text);
    addProperty(decoded, text, from, end);
    ranges.decoded(decoded, place);
  };

  for (let at = start; at < text.length;) {
    const from = skipSpaces(text, at);
    const first = codeAt(text, from);
    if (isBreak(first)) {
      at = from + 1;
      continue;
    }
    if (first === HASH || first === EXCLAMATION) {
      at = lineEnd(text, from);
      ranges.trimmed(from + 1, at, TEXT);
      continue;
    }
    const to = logicalEnd(text, from);
    at = to;
    if (!ranges.hasColon(from, to) && backslash(from) >= to) continue;
    const key = keyEnd(text, from, to);
    const separator = Math.min(skipSpacesAndLines(text, key), to);
    const code = codeAt(text, separator);
    const isSeparated = code === EQUALS || code === COLON;
    const value = Math.min(skipSpacesAndLines(text, isSeparated ? separator + 1 : separator), to);
    if (code === COLON && separator === key && value === key + 1) {
      // By the format, "http" would be a key here. Its author did not mean that.
      part(from, to, WHOLE);
    } else {
      part(from, key, KEY);
      part(value, to, names.placeOf(value, to, VALUE));
    }
  }
};

/** Returns the end of a line and of the lines that continue it. */
function logicalEnd(text: string, from: number): number {
  for (let at = from; ;) {
    const end = lineEnd(text, at);
    let backslashes = 0;
    while (end - backslashes > at && text.charCodeAt(end - backslashes - 1) === BACKSLASH) backslashes++;
    if (backslashes % 2 === 0) return end;
    at = nextLine(text, end);
    if (at === text.length) return at;
  }
}

function isSpace(code: number): boolean {
  return isBlank(code) || code === FORM_FEED;
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text.charCodeAt(at))) at++;
  return at;
}

/** Skips white space, and line breaks after a backslash. */
function skipSpacesAndLines(text: string, from: number): number {
  let at = skipSpaces(text, from);
  while (codeAt(text, at) === BACKSLASH && isBreak(codeAt(text, at + 1))) {
    at = skipSpaces(text, nextLine(text, at + 1));
  }
  return at;
}

/** Returns the offset of what ends a key. */
function keyEnd(text: string, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === EQUALS || code === COLON || isSpace(code)) return at;
    if (code !== BACKSLASH) continue;
    // Blanks after a line break are no separator, but the indentation of the line.
    if (isBreak(codeAt(text, at + 1))) at = skipSpaces(text, nextLine(text, at + 1)) - 1;
    else at++;
  }
  return to;
}

const HEX = /[\dA-Fa-f]{4}/y;

/** Adds a range without its escapes. Before other characters than the named ones, a backslash just disappears. */
function addProperty(decoded: Decoded, text: string, start: number, end: number): void {
  let from = start;
  for (let at = start; at < end; at++) {
    if (text.charCodeAt(at) !== BACKSLASH) continue;
    decoded.raw(from, at);
    const code = codeAt(text, at + 1);
    from = at + 2;
    HEX.lastIndex = from;
    if (at + 1 >= end) from = end;
    else if (isBreak(code)) from = Math.min(skipSpaces(text, nextLine(text, at + 1)), end);
    else if (code === SMALL_U && from + 4 <= end && HEX.test(text)) {
      decoded.escape(String.fromCharCode(parseInt(text.slice(from, from + 4), 16)), at, from + 4);
      from += 4;
    } else {
      const character = text.charAt(at + 1);
      decoded.escape(BY_LETTER.get(character) ?? character, at, from);
    }
    at = from - 1;
  }
  decoded.raw(from, end);
}
