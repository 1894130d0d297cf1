/**
 * AsciiDoc, as Asciidoctor reads it.
 *
 * @module
 */
import { matchAt } from "./lines.js";
import { Decoded, emitRange, type Emit, type Place, type Scan } from "./piece.js";

const [TAB, LINE_FEED, RETURN, SPACE, QUOTE, APOSTROPHE, ASTERISK] = [9, 0xa, 0xd, 0x20, 0x22, 0x27, 0x2a];
const [PLUS, SLASH, LESS, EQUALS, BACKSLASH, UNDERSCORE, BACKTICK, BRACE] = [
  0x2b, 0x2f, 0x3c, 0x3d, 0x5c, 0x5f, 0x60, 0x7b,
];

const PROSE: Place = { kind: "text" };
const CODE: Place = { kind: "text", isCode: true };
const TARGET: Place = { kind: "reference" };

/** Macros with a URI as target. */
const MACROS = "(?:audio|icon|image|include|link|video|xref)::?";
/** The characters where the text of a paragraph is not simply text. */
const MARK = new RegExp(`\\\\|\`+|\\++|<<|[*_](?=[A-Za-z][A-Za-z\\d+.-]*://)|link=|${MACROS}`, "g");
/** A backslash disables a URL or a macro behind it. */
const URL_OR_MACRO = new RegExp(`[A-Za-z][A-Za-z\\d+.-]*://|mailto:|${MACROS}`, "y");
const ATTRIBUTE_REFERENCE = /\{\w[\w-]*\}/y;
const NO_SPACE = /[^\s[\]]*/y;
const PLUSES = /\+*/y;
const VALUE = /[^\s",\]]+/y;

function isSpace(code: number): boolean {
  return code === SPACE || code === TAB || code === LINE_FEED || code === RETURN;
}

/** Whether it is a character of a word: an ASCII letter, digit or "_", or any character beyond ASCII. */
function isWord(code: number): boolean {
  return (
    (code >= 0x30 && code <= 0x39) ||
    (code >= 0x41 && code <= 0x5a) ||
    code === UNDERSCORE ||
    isLower(code) ||
    code > 0x7f
  );
}

function isLower(code: number): boolean {
  return code >= 0x61 && code <= 0x7a;
}

/** Finds the marks that close what a mark opens. The offsets must increase, so that nothing is read again and again. */
class Closing {
  readonly #text: string;
  readonly #mark: string;
  #next = -1;

  constructor(text: string, mark: string) {
    this.#text = text;
    this.#mark = mark;
  }

  /** Returns the offset of the next closing mark from an offset; -1 without one. */
  from(at: number): number {
    if (this.#next < at) {
      let next = this.#text.indexOf(this.#mark, at);
      while (next >= 0 && !this.#isClosing(next)) next = this.#text.indexOf(this.#mark, next + 1);
      this.#next = next < 0 ? Infinity : next;
    }
    return this.#next === Infinity ? -1 : this.#next;
  }

  /** A single mark stands at the end of a word. */
  #isClosing(at: number): boolean {
    const text = this.#text;
    return this.#mark.length > 1 || (!isSpace(text.charCodeAt(at - 1)) && !isWord(text.charCodeAt(at + 1)));
  }
}

/** Before "+" stands white space or an opening bracket or quote: elsewhere it can belong to a URI. */
const BEFORE_PLUS = /[\s"'(<>[{|]/;

/** Reads the text of a paragraph, which begins at an offset of the document. */
class Inline {
  readonly #document: string;
  readonly #base: number;
  readonly #text: string;
  readonly #emit: Emit;
  readonly #closing = new Map<string, Closing>();
  /** Where the text begins that is not emitted yet, and the backslashes in it that its reader does not see. */
  #from = 0;
  #hidden: number[] = [];
  /** In a word, emphasis is searched once. */
  #emphasisEnd = 0;

  constructor(document: string, base: number, text: string, emit: Emit) {
    this.#document = document;
    this.#base = base;
    this.#text = text;
    this.#emit = emit;
  }

  read(): void {
    const text = this.#text;
    MARK.lastIndex = 0;
    for (let found = MARK.exec(text); found; found = MARK.exec(text)) {
      // The functions below use other expressions only.
      MARK.lastIndex = this.#readMark(found.index, MARK.lastIndex);
    }
    this.#emitProse(text.length, text.length);
  }

  /** Reads a mark, and returns where to read on. */
  #readMark(at: number, end: number): number {
    const text = this.#text;
    switch (text.charCodeAt(at)) {
      case BACKSLASH:
        return this.#readBackslash(at);
      case BACKTICK:
        return this.#readMonospace(at, end);
      case PLUS:
        return at > 0 && !BEFORE_PLUS.test(text.charAt(at - 1)) ? end : this.#readPassthrough(at, end, PROSE);
      case LESS:
        // The text between "<<" and ">>" is the identifier of a section.
        this.#emitProse(at, end);
        return end;
      case ASTERISK:
      case UNDERSCORE:
        return at < this.#emphasisEnd || isWord(text.charCodeAt(at - 1)) ? end : this.#readEmphasis(at, end);
      default:
        if (isWord(text.charCodeAt(at - 1))) return end;
        this.#emitProse(end, end);
        if (text.charCodeAt(end - 1) === EQUALS) return this.#readValue(end);
        return this.#readPassthrough(end, matchAt(PLUSES, text, end), TARGET);
    }
  }

  /** Hides a backslash before a URL, a macro or a reference to an attribute. */
  #readBackslash(at: number): number {
    const text = this.#text;
    const next = text.charCodeAt(at + 1);
    if (next === BRACE) {
      if (matchAt(ATTRIBUTE_REFERENCE, text, at + 1) >= 0) this.#hidden.push(at);
      return at + 1;
    }
    if (next === BACKTICK || next === PLUS) {
      let end = at + 2;
      while (text.charCodeAt(end) === next) end++;
      return end;
    }
    const end = isWord(text.charCodeAt(at - 1)) ? -1 : matchAt(URL_OR_MACRO, text, at + 1);
    if (end < 0) return at + 1;
    this.#hidden.push(at);
    return end;
  }

  #readMonospace(at: number, end: number): number {
    const text = this.#text;
    const isSingle = end === at + 1;
    const before = text.charCodeAt(at - 1);
    // In "`a`", the backticks belong to the quotes.
    if (before === QUOTE || before === APOSTROPHE) return end;
    if (isSingle && (isWord(before) || isSpace(text.charCodeAt(end)))) return end;
    let [start, last] = [isSingle ? end : at + 2, this.#closingOf(isSingle ? "`" : "``", end + 1)];
    if (last < 0) return end;
    const after = last + start - at;
    this.#emitProse(at, after);
    // In `+a+`, nothing in the text has a meaning.
    while (start + 1 < last && text.charCodeAt(start) === PLUS && text.charCodeAt(last - 1) === PLUS) {
      start++;
      last--;
    }
    this.#emitRange(start, last, CODE);
    return after;
  }

  /** Reads text in which nothing has a meaning. */
  #readPassthrough(at: number, end: number, place: Place): number {
    const text = this.#text;
    const length = end - at;
    if (length === 0 || length > 3 || (length === 1 && isSpace(text.charCodeAt(end)))) return end;
    const close = this.#closingOf("+".repeat(length), end + 1);
    if (close < 0) return end;
    this.#emitProse(at, close + length);
    this.#emitRange(end, close, place);
    return close + length;
  }

  /** Reads a URL between marks of emphasis. They could belong to it. */
  #readEmphasis(at: number, end: number): number {
    const text = this.#text;
    const closing = [...text.slice(at, end)].reverse().join("");
    this.#emphasisEnd = matchAt(NO_SPACE, text, end);
    const close = text.slice(end, this.#emphasisEnd).lastIndexOf(closing);
    if (close < 0) return end;
    this.#emitProse(end + close, end + close);
    return end + close + closing.length;
  }

  /** Reads the value of an attribute "link", which ends at a comma. */
  #readValue(at: number): number {
    const end = matchAt(VALUE, this.#text, at);
    if (end < 0) return at;
    this.#emitProse(end, end);
    return end;
  }

  #closingOf(mark: string, from: number): number {
    let closing = this.#closing.get(mark);
    if (!closing) this.#closing.set(mark, (closing = new Closing(this.#text, mark)));
    return closing.from(from);
  }

  #emitProse(to: number, next: number): void {
    const [from, hidden] = [this.#from, this.#hidden];
    this.#from = next;
    if (hidden.length === 0) {
      this.#emitRange(from, to, PROSE);
      return;
    }
    this.#hidden = [];
    const decoded = new Decoded(this.#document);
    let start = from;
    for (const at of hidden) {
      decoded.raw(this.#base + start, this.#base + at);
      start = at + 1;
    }
    decoded.raw(this.#base + start, this.#base + to);
    if (decoded.text.includes(":")) decoded.emit(PROSE, this.#emit);
  }

  #emitRange(from: number, to: number, place: Place): void {
    if (place === TARGET || this.#text.slice(from, to).includes(":")) {
      emitRange(this.#document, this.#base + from, this.#base + to, place, this.#emit);
    }
  }
}

/** The lines around listings, literal text, comments, and text that is passed through. */
const DELIMITER = /(?:-{4,}|\.{4,}|\+{4,}|\/{4,}|`{3,})(?=[\t\r ]*$)/my;
const DELIMITERS = new RegExp(`^${DELIMITER.source}`, "gm");
/** The first line of a listing can name its language, as in Markdown. */
const FENCE = /`{3,}(?=[^\n`]*$)/my;
/** The beginning of an item of a list or of a row of a table. */
const ITEM = /[\t ]*(?:[*.-]+|[A-Za-z\d]{1,4}[).]|<[\d.]{1,4}>)[\t ]|\|/y;
const TERM = /::(?:\s|$)/;
/** A line of attributes that makes a listing of a paragraph. */
const LISTING = /\[(?:source|listing|literal|,\w)/y;

/** Returns the offset of the next line. */
function lineEnd(text: string, at: number): number {
  const lineFeed = text.indexOf("\n", at);
  return lineFeed < 0 ? text.length : lineFeed + 1;
}

/** Returns the offsets of the lines that consist of a delimiter, the last first. */
function delimiterLines(text: string): ReadonlyMap<string, number[]> {
  const lines = new Map<string, number[]>();
  for (const { 0: delimiter, index } of text.matchAll(DELIMITERS)) {
    const same = lines.get(delimiter);
    if (same) same.push(index);
    else lines.set(delimiter, [index]);
  }
  for (const same of lines.values()) same.reverse();
  return lines;
}

/** Reads the lines of a document. */
class Lines {
  readonly #document: string;
  readonly #base: number;
  readonly #text: string;
  readonly #emit: Emit;
  /** Where the paragraph begins, and whether it is indented: then it is code. */
  #from = 0;
  #isLiteral = false;
  #delimiters: ReadonlyMap<string, number[]> | null = null;

  constructor(document: string, base: number, text: string, emit: Emit) {
    this.#document = document;
    this.#base = base;
    this.#text = text;
    this.#emit = emit;
  }

  read(): void {
    const { length } = this.#text;
    for (let start = 0; start < length;) start = this.#readLine(start, lineEnd(this.#text, start));
    this.#emitParagraph(length, length);
  }

  /** Reads a line, or the lines of a block, and returns where the next line begins. */
  #readLine(start: number, end: number): number {
    const text = this.#text;
    const code = text.charCodeAt(start);
    if (isLower(code)) return end;
    if (isSpace(code) && text.slice(start, end).trim() === "") {
      this.#emitParagraph(start, end);
      return end;
    }
    if (matchAt(ITEM, text, start) >= 0) {
      this.#emitParagraph(start, start);
      return end;
    }
    if (start === this.#from) this.#isLiteral = isSpace(code) && !TERM.test(text.slice(start, end));
    if (text.startsWith("//", start) && text.charCodeAt(start + 2) !== SLASH) {
      this.#emitParagraph(start, end);
      this.#emitRange(start, end, PROSE);
      return end;
    }
    return this.#readBlock(start, end);
  }

  /** Reads a block between two lines, if one begins here. */
  #readBlock(start: number, end: number): number {
    const text = this.#text;
    const opening = Math.max(matchAt(DELIMITER, text, start), matchAt(FENCE, text, start));
    if (opening < 0) return end;
    const delimiter = text.slice(start, opening);
    const close = this.#isUnderline(start, delimiter) ? -1 : this.#next(delimiter, end);
    if (close < 0) return end;
    const next = lineEnd(text, close);
    this.#emitParagraph(start, next);
    const isCode = !delimiter.startsWith("/") && !delimiter.startsWith("+");
    this.#emitRange(end, close, isCode ? CODE : PROSE);
    return next;
  }

  /** Returns the offset of the next line that consists of a delimiter; -1 without one. The offsets must increase. */
  #next(delimiter: string, from: number): number {
    this.#delimiters ??= delimiterLines(this.#text);
    const same = this.#delimiters.get(delimiter) ?? [];
    while (same.length > 0 && (same[same.length - 1] as number) < from) same.pop();
    return same[same.length - 1] ?? -1;
  }

  /** Whether a line makes a heading of the one line before it, which has about the same length. */
  #isUnderline(start: number, delimiter: string): boolean {
    const title = this.#text.slice(this.#from, start).trimEnd();
    return Math.abs(title.length - delimiter.length) < 2 && /^[^.[\s][^\n]*$/.test(title) && /^[+-]/.test(delimiter);
  }

  #emitParagraph(to: number, next: number): void {
    const [from, isLiteral] = [this.#from, this.#isLiteral];
    this.#from = next;
    this.#isLiteral = false;
    const text = this.#text.slice(from, to);
    if (!text.includes(":")) return;
    if (isLiteral || matchAt(LISTING, text, 0) >= 0) this.#emitRange(from, to, CODE);
    else new Inline(this.#document, this.#base + from, text, this.#emit).read();
  }

  #emitRange(from: number, to: number, place: Place): void {
    if (!this.#text.slice(from, to).includes(":")) return;
    emitRange(this.#document, this.#base + from, this.#base + to, place, this.#emit);
  }
}

/** Scans AsciiDoc. */
export const asciidoc: Scan = (document, start, end, emit) => {
  new Lines(document, start, document.slice(start, end), emit).read();
};
