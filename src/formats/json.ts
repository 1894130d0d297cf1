/**
 * Divides JSON (RFC 8259), JSON with comments, JSON5, lines of JSON, and notebooks into pieces.
 *
 * @module
 */
import { addEscaped } from "./escapes.js";
import { isBreak, lineEnd, writeEscaped } from "./lines.js";
import { Names } from "./names.js";
import { Decoded, emitRange, placed, type Emit, type Place, type Scan } from "./piece.js";

const [LINE_FEED, RETURN, QUOTE, APOSTROPHE, STAR] = [0x0a, 0x0d, 0x22, 0x27, 0x2a];
const [SLASH, COLON, BACKSLASH, SMALL_U, SMALL_X] = [0x2f, 0x3a, 0x5c, 0x75, 0x78];
/** The bit that makes a letter small. */
const SMALL = 0x20;

const TEXT: Place = { kind: "text", isData: true };

/** The same between the single quotes of JSON5. */
function writeSingle(text: string): string {
  return writeEscaped(text).replaceAll("'", "\\'");
}

/** A string without its quotes. */
interface JSONString {
  readonly start: number;
  readonly end: number;
  readonly place: Place;
  readonly hasEscape: boolean;
  /** Whether it has a colon, or an escape that can stand for one. */
  readonly mayHoldURI: boolean;
}

/** Strings are pieces, values and names alike. */
export const json: Scan = (document, start, end, emit) => {
  const names = new Names(document, start);
  read(document, start, end, emit, (string) => {
    if (string.mayHoldURI) emitString(document, string, names, emit);
  });
};

function emitString(document: string, string: JSONString, names: Names, emit: Emit): void {
  const { start, end, hasEscape } = string;
  const place = names.placeOf(start, end, string.place);
  if (hasEscape) {
    const decoded = new Decoded(document);
    addEscaped(decoded, document, start, end);
    decoded.emit(place, emit);
  } else emitRange(document, start, end, place, emit);
}

/** The name of a member and its value, or the next element of an array: what stands between two strings then. */
const VALUE_FOLLOWS = /^\s*:\s*(?:\[\s*)?$/;
const ELEMENT_FOLLOWS = /^\s*,\s*$/;
/** The longest text between two strings of an array. Notebooks have a line break and some indentation there. */
const LONGEST_GAP = 200;

/**
 * Makes a scanner of Jupyter notebooks. They are JSON, and each cell has its lines in the array "source", which is text.
 *
 * @param markdown the scanner of cells of Markdown
 */
export function notebook(markdown: Scan): Scan {
  return (document, start, end, emit) => {
    let isMarkdown = false;
    /** The lines of a cell so far. */
    let cell: Decoded | null = null;
    const endCell = (): void => {
      if (cell !== null) emitCell(cell, isMarkdown ? markdown : null, emit);
      cell = null;
    };
    const emitOther: Emit = (piece) => {
      endCell();
      emit(piece);
    };
    const names = new Names(document, start);
    let name = "";
    let last = start;
    read(document, start, end, emitOther, (string) => {
      const from = Math.min(last + 1, string.start - 1);
      const gap = document.slice(from, Math.min(string.start - 1, from + LONGEST_GAP));
      const isValue = VALUE_FOLLOWS.test(gap);
      if (cell !== null && !ELEMENT_FOLLOWS.test(gap)) endCell();
      if (isValue && name === "source") cell = new Decoded(document);
      if (cell !== null) addEscaped(cell, document, string.start, string.end);
      else {
        const text = document.slice(string.start, Math.min(string.end, string.start + LONGEST_GAP));
        if (isValue && name === "cell_type") isMarkdown = text === "markdown";
        name = text;
        if (string.mayHoldURI) emitString(document, string, names, emit);
      }
      last = string.end;
    });
    endCell();
  };
}

const CELL: Place = { kind: "text", isData: true, write: writeEscaped };

/** Emits the pieces of a cell: one text, or what the scanner makes of it. */
function emitCell(cell: Decoded, scan: Scan | null, emit: Emit): void {
  cell.emit(CELL, (whole) => {
    if (scan === null) emit(whole);
    else {
      const put = placed(whole.spanOf, emit);
      scan(whole.text, 0, whole.text.length, (piece) => {
        const { write } = piece;
        put({ ...piece, write: (text) => writeEscaped(write === undefined ? text : write(text)) });
      });
    }
  });
}

const DOUBLE: Place = { ...CELL, kind: "string" };
const SINGLE: Place = { ...DOUBLE, write: writeSingle };
/** Without the closing quote, nobody knows where the string ends. */
const UNCLOSED: Place = CELL;

/** Reads a document from left to right: emits comments, and URIs that a mistake has left outside of a string. */
function read(document: string, start: number, end: number, emit: Emit, onString: (string: JSONString) => void): void {
  // So nothing reads outside of the range.
  const text = document.slice(0, end);
  let mayEnd = true;
  const emitText = (from: number, to: number): void => {
    if (text.slice(from, to).includes(":")) emitRange(document, from, to, TEXT, emit);
  };

  /** Reads a string. Returns the offset after it. */
  const readString = (open: number, quote: number): number => {
    let at = open + 1;
    let hasEscape = false;
    let mayHoldURI = false;
    let code = 0;
    for (; at < end; at++) {
      code = text.charCodeAt(at);
      if (code === quote || isBreak(code)) break;
      if (code === COLON) mayHoldURI = true;
      else if (code === BACKSLASH) {
        hasEscape = true;
        at++;
        // The next character does not end the string. Neither does a line break, which can have two.
        const next = text.charCodeAt(at);
        if (next === RETURN && text.charCodeAt(at + 1) === LINE_FEED) at++;
        if ((next | SMALL) === SMALL_U || next === SMALL_X || next === COLON) mayHoldURI = true;
      }
    }
    const isClosed = at < end && code === quote;
    const place = !isClosed ? UNCLOSED : quote === QUOTE ? DOUBLE : SINGLE;
    const close = Math.min(at, end);
    onString({ start: open + 1, end: close, place, hasEscape, mayHoldURI });
    return isClosed ? close + 1 : close;
  };

  /** Reads a comment at a slash. Returns the offset after it. */
  const readComment = (open: number): number => {
    const next = text.charCodeAt(open + 1);
    if (next === SLASH) {
      const to = lineEnd(text, open + 2);
      emitText(open + 2, to);
      return to;
    }
    const close = next === STAR && mayEnd ? text.indexOf("*/", open + 2) : -1;
    if (close < 0) {
      if (next === STAR) mayEnd = false;
      return open + 1;
    }
    emitText(open + 2, close);
    return close + 2;
  };

  /** The first offset that can belong to a URI without quotes. */
  let floor = start;
  for (let at = start; at < end;) {
    const code = text.charCodeAt(at);
    if (code === QUOTE || code === APOSTROPHE) at = floor = readString(at, code);
    else if (code === SLASH) at = floor = readComment(at);
    else if (code === COLON && text.startsWith("//", at + 1)) {
      let from = at;
      while (from > floor && isOfScheme(text.charCodeAt(from - 1))) from--;
      if (from < at) {
        at = floor = bareEnd(text, at);
        emitText(from, at);
      } else at++;
    } else at++;
  }
}

const OF_SCHEME = /[\w+.-]/;

function isOfScheme(code: number): boolean {
  return OF_SCHEME.test(String.fromCharCode(code));
}

/** Returns the offset of the white space or quote after a URI without quotes. */
function bareEnd(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code <= 0x20 || code === QUOTE || code === APOSTROPHE) break;
  }
  return at;
}
