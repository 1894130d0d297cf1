/**
 * Divides style sheets (CSS Syntax Module Level 3), Sass and Less into pieces.
 *
 * @module
 */
import { Decoded, emitRange, type Place, type Scan } from "./piece.js";

const [LINE_FEED, FORM_FEED, RETURN, SPACE, QUOTE, HASH, DOLLAR] = [0x0a, 0x0c, 0x0d, 0x20, 0x22, 0x23, 0x24];
const [APOSTROPHE, OPEN, CLOSE, STAR, SLASH, COLON] = [0x27, 0x28, 0x29, 0x2a, 0x2f, 0x3a];
const [AT, BACKSLASH, OPEN_BRACE, CLOSE_BRACE] = [0x40, 0x5c, 0x7b, 0x7d];

/** What this module looks for outside of comments and strings. */
const BEGINNINGS: readonly number[] = [QUOTE, APOSTROPHE, OPEN, SLASH, COLON, AT, BACKSLASH];
const IS_BEGINNING: Uint8Array = /* @__PURE__ */ Uint8Array.from({ length: 0x80 }, (_, code) =>
  BEGINNINGS.includes(code) ? 1 : 0,
);

/** White space, and the optional list of options of Less. */
const IMPORT = /@import\s*(?:\([\w, ]*\)\s*)?/iy;
const NEXT_OF_LIST = /\s*,\s*/y;
const IS_JOINED = /\s*\+/y;
const IS_URL = /(?:^|[^\w-])url\($/i;
const LONGEST_URL_BEGINNING = "-url(".length;

/** A space after the digits belongs to the escape. So does a line break, but nobody writes that. */
const ESCAPE = /\\(?:([\dA-Fa-f]{1,6})[ \t]?|(\r\n|[\n\f\r])|([^]))/g;

/** Adds a range of the document without the escapes of CSS. */
function addEscaped(decoded: Decoded, document: string, start: number, end: number): void {
  let from = start;
  for (const { 0: whole, 1: digits, 2: lineBreak, index } of document.slice(start, end).matchAll(ESCAPE)) {
    const at = start + index;
    decoded.raw(from, at);
    from = at + whole.length;
    if (digits !== undefined) decoded.escape(characterOf(parseInt(digits, 16)), at, from);
    // The backslash of another character is left out.
    else if (lineBreak === undefined) decoded.raw(at + 1, from);
  }
  decoded.raw(from, end);
}

/** Returns the character of a number; U+FFFD if it has none. */
function characterOf(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : "\ufffd";
}

/** Returns a function that writes the characters with escapes. */
function escaper(characters: RegExp): (text: string) => string {
  return (text) =>
    text.replace(characters, (each) => (each < " " ? `\\${each.charCodeAt(0).toString(16)} ` : `\\${each}`));
}

const WRITERS: ReadonlyMap<number, (text: string) => string> = /* @__PURE__ */ new Map([
  [QUOTE, escaper(/[\0-\x1f"\\]/g)],
  [APOSTROPHE, escaper(/[\0-\x1f'\\]/g)],
]);
const writeURL: (text: string) => string = /* @__PURE__ */ escaper(/[\0- "'()\\]/g);

const TEXT: Place = { kind: "text" };

/**
 * Makes a scanner of style sheets.
 *
 * @param isSCSS whether the language is Sass or Less: then `//` begins a comment
 */
export function css(isSCSS: boolean): Scan {
  return (document, start, end, emit) => {
    // So nothing reads outside of the range.
    const text = document.slice(0, end);
    /** The quotes before these offsets close no string. */
    const strays = new Map<number, number>();
    /** Where the last piece ends. */
    let floor = start;
    let mayEndComment = true;
    /** No interpolation that begins before this offset ends in its line. */
    let noHole = start;
    /** No `url(` before this offset has a URL. */
    let noURL = start;

    const emitText = (from: number, to: number): void => {
      if (text.slice(from, to).includes(":")) emitRange(document, from, to, TEXT, emit);
    };
    const emitEscaped = (from: number, to: number, place: Place): void => {
      const part = text.slice(from, to);
      if (part.includes("\\")) {
        const decoded = new Decoded(document);
        addEscaped(decoded, document, from, to);
        decoded.emit(place, emit);
      } else if (part.includes(":") || (place.kind === "reference" && from < to)) {
        emitRange(document, from, to, place, emit);
      }
    };

    /** Returns the offset of the last character of an interpolation, or the offset where it would begin. */
    const holeEnd = (open: number): number => {
      if (!isSCSS || open < noHole || text.charCodeAt(open + 1) !== OPEN_BRACE) return open;
      let depth = 0;
      let at = open + 1;
      for (; at < end; at++) {
        const code = text.charCodeAt(at);
        if (isBreak(code)) break;
        if (code === OPEN_BRACE) depth++;
        else if (code === CLOSE_BRACE && --depth === 0) return at;
      }
      noHole = at;
      return open;
    };

    /** Returns the offset of the quote that closes a string, or -1. */
    const closing = (open: number, quote: number): number => {
      if (open < (strays.get(quote) ?? start)) return -1;
      let at = open + 1;
      for (; at < end; at++) {
        const code = text.charCodeAt(at);
        if (code === quote) return at;
        if (isBreak(code)) break;
        if (code === BACKSLASH) at += text.startsWith("\r\n", at + 1) ? 2 : 1;
        else if (code === HASH) at = holeEnd(at);
      }
      strays.set(quote, at);
      return -1;
    };

    /** Reads a string. Returns the offset after it, or -1. */
    const readString = (open: number, kind: Place["kind"]): number => {
      const quote = text.charCodeAt(open);
      const write = WRITERS.get(quote);
      const close = write === undefined ? -1 : closing(open, quote);
      if (write === undefined || close < 0) return -1;
      IS_JOINED.lastIndex = close + 1;
      const isContinued = IS_JOINED.test(text);
      emitEscaped(open + 1, close, { kind, write, ...(isContinued ? { isContinued } : {}) });
      return close + 1;
    };

    /** Reads what follows `url(`. Returns the offset after it. */
    const readURL = (open: number): number => {
      const from = skipSpace(text, open);
      const first = text.charCodeAt(from);
      if (first === QUOTE || first === APOSTROPHE) return Math.max(open, readString(from, "reference"));
      if (open < noURL || (isSCSS && (first === DOLLAR || first === AT))) return open;
      let to = from;
      let code = NaN;
      let hasQuote = false;
      for (; to < end; to++) {
        code = text.charCodeAt(to);
        if (code === CLOSE || isBreak(code)) break;
        if (code === BACKSLASH) to++;
        else if (code === HASH) to = holeEnd(to);
        else if (code === QUOTE || code === APOSTROPHE) hasQuote = true;
      }
      to = Math.min(to, end);
      const isClosed = code === CLOSE || text.charCodeAt(skipSpace(text, to)) === CLOSE;
      // Quotes belong to an expression of Sass, or to a data URI.
      if (!isClosed || (isSCSS && hasQuote && !/^data:/i.test(text.slice(from, from + 5)))) {
        noURL = to;
        return open;
      }
      while (to > from && isSpace(text.charCodeAt(to - 1))) to--;
      emitEscaped(from, to, { kind: "reference", write: writeURL });
      return to;
    };

    /** Reads the strings of `@import`. Returns the offset after them. */
    const readImport = (open: number): number => {
      IMPORT.lastIndex = open;
      if (!IMPORT.test(text)) return open + 1;
      let at = IMPORT.lastIndex;
      for (;;) {
        const after = readString(at, "reference");
        if (after < 0) return at;
        NEXT_OF_LIST.lastIndex = after;
        if (!NEXT_OF_LIST.test(text)) return after;
        at = NEXT_OF_LIST.lastIndex;
      }
    };

    /** Reads a comment. Returns the offset after it. */
    const readComment = (open: number): number => {
      const next = text.charCodeAt(open + 1);
      if (next === SLASH && isSCSS) {
        let to = open + 2;
        while (to < end && !isBreak(text.charCodeAt(to))) to++;
        emitText(open + 2, to);
        return to;
      }
      if (next !== STAR || !mayEndComment) return open + 1;
      const close = text.indexOf("*/", open + 2);
      mayEndComment = close >= 0;
      if (!mayEndComment) return open + 1;
      emitText(open + 2, close);
      return close + 2;
    };

    /** Reads a URI outside of strings, which only a mistake leaves there. Returns the offset after it. */
    const readBare = (colon: number): number => {
      if (text.charCodeAt(colon + 1) !== SLASH || text.charCodeAt(colon + 2) !== SLASH) return colon + 1;
      let from = colon;
      while (from > floor && isOfScheme(text.charCodeAt(from - 1))) from--;
      if (from === colon) return colon + 1;
      let to = colon;
      for (; to < end; to++) {
        const code = text.charCodeAt(to);
        if (code <= SPACE || code === QUOTE || code === APOSTROPHE) break;
      }
      emitText(from, to);
      return to;
    };

    for (let at = start; at < end;) {
      const code = text.charCodeAt(at);
      if (code >= 0x80 || IS_BEGINNING[code] === 0) {
        at++;
        continue;
      }
      let next = at + 1;
      if (code === COLON) next = readBare(at);
      else if (code === SLASH) next = readComment(at);
      else if (code === BACKSLASH) next = at + 2;
      else if (code === AT) next = readImport(at);
      else if (code === OPEN) {
        if (IS_URL.test(text.slice(Math.max(floor, next - LONGEST_URL_BEGINNING), next))) next = readURL(next);
      } else {
        const after = readString(at, "string");
        if (after >= 0) next = after;
      }
      if (next > at + 1) floor = next;
      at = next;
    }
  };
}

function isBreak(code: number): boolean {
  return code === LINE_FEED || code === FORM_FEED || code === RETURN;
}

const WHITE_SPACE = /\s/;

function isSpace(code: number): boolean {
  return WHITE_SPACE.test(String.fromCharCode(code));
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text.charCodeAt(at))) at++;
  return at;
}

const OF_SCHEME = /[\w+.-]/;

function isOfScheme(code: number): boolean {
  return OF_SCHEME.test(String.fromCharCode(code));
}
