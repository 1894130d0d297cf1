/**
 * reStructuredText, as Docutils and Sphinx read it.
 *
 * @module
 */
import { matchAt } from "./lines.js";
import { Decoded, emitRange, type Emit, type Place, type Scan } from "./piece.js";

/** A part of a document. */
interface Part {
  readonly document: string;
  readonly base: number;
  /** The text of the document from `base` on. */
  readonly text: string;
  readonly emit: Emit;
}

const [TAB, SPACE, DOT, COLON, BACKSLASH, UNDERSCORE] = [9, 0x20, 0x2e, 0x3a, 0x5c, 0x5f];
const TAB_WIDTH = 8;

/** Characters that begin or end marks. */
const MARK_CHARACTER = /[\\*`_|<>]/g;
const write = (text: string): string => text.replace(MARK_CHARACTER, "\\$&");

const PROSE: Place = { kind: "text", write };
const REFERENCE: Place = { kind: "reference", write };
const CODE: Place = { kind: "text", isCode: true };

const WHITE_SPACE = /\s/;
function isSpace(text: string, at: number): boolean {
  return WHITE_SPACE.test(text.charAt(at));
}

const LETTER = /[\p{L}\p{N}]/u;
const LETTER_OR_MARK = /[\p{L}\p{N}`]/u;

function emitCode({ document, base, text, emit }: Part, from: number, to: number): void {
  if (text.slice(from, to).includes(":")) emitRange(document, base + from, base + to, CODE, emit);
}

/** Emits prose without its backslashes. */
function emitProse({ document, base, text, emit }: Part, from: number, to: number): void {
  const part = text.slice(from, to);
  if (!part.includes(":")) return;
  if (!part.includes("\\")) {
    emitRange(document, base + from, base + to, PROSE, emit);
    return;
  }
  const decoded = new Decoded(document);
  let raw = 0;
  for (let at = part.indexOf("\\"); at >= 0 && at < part.length - 1; at = part.indexOf("\\", at + 2)) {
    decoded.raw(base + from + raw, base + from + at);
    raw = at + 1;
  }
  decoded.raw(base + from + raw, base + to);
  decoded.emit(PROSE, emit);
}

/** The name of another target. */
const ALIAS = /^(?:`[^`]*`|[\p{L}\p{N}][-+.\w\p{L}\p{N}]*)_$/u;

/** Emits a reference without its white space and backslashes. */
function emitReference({ document, base, text, emit }: Part, from: number, to: number): void {
  if (ALIAS.test(text.slice(from, to).trim())) return;
  const decoded = new Decoded(document);
  let raw = from;
  for (let at = from; at < to; at++) {
    const isEscape = text.charCodeAt(at) === BACKSLASH && at + 1 < to;
    if (!isEscape && !isSpace(text, at)) continue;
    decoded.raw(base + raw, base + at);
    raw = at + 1;
    if (!isEscape) continue;
    // White space after a backslash is a space of the reference.
    if (isSpace(text, raw)) decoded.escape(" ", base + at, base + ++raw);
    at++;
  }
  decoded.raw(base + raw, base + to);
  decoded.emit(REFERENCE, emit);
}

/** Finds the marks that close what a mark opens. The offsets must increase, so that nothing is read again and again. */
function closingMarks(text: string, mark: string): (from: number) => number {
  let next = -1;
  const isClosing = (at: number): boolean => {
    const isEscaped = mark === "`" && text.charCodeAt(at - 1) === BACKSLASH;
    return !isEscaped && !isSpace(text, at - 1) && !LETTER_OR_MARK.test(text.charAt(at + mark.length));
  };
  return (from) => {
    if (next < from) {
      next = text.indexOf(mark, from);
      while (next >= 0 && !isClosing(next)) next = text.indexOf(mark, next + 1);
      if (next < 0) next = Infinity;
    }
    return next;
  };
}

const MARK = /[\\`]/g;

/** Returns the offset of the next backslash or backtick. */
function nextMark(text: string, from: number): number {
  MARK.lastIndex = from;
  return MARK.exec(text)?.index ?? text.length;
}

/** Reads the text of a paragraph. */
function readInline(part: Part): void {
  const { text } = part;
  const literalEnd = closingMarks(text, "``");
  const phraseEnd = closingMarks(text, "`");
  // Where the prose begins that is not emitted yet, and where a phrase ends that has no URI.
  let from = 0;
  let checked = -1;

  const readLiteral = (at: number): number => {
    const close = literalEnd(at + 3);
    if (close === Infinity) return at + 2;
    emitProse(part, from, at);
    emitCode(part, at + 2, close);
    return (from = close + 2);
  };

  const readPhrase = (at: number): number => {
    const close = phraseEnd(at + 2);
    if (close === checked || close === Infinity) return at + 1;
    checked = close;
    if (text.charAt(close - 1) !== ">" || text.charCodeAt(close + 1) !== UNDERSCORE) return at + 1;
    const open = at + text.slice(at, close).lastIndexOf("<");
    // The URI is separated from the text.
    if (open < at || (open > at + 1 && !isSpace(text, open - 1))) return at + 1;
    emitProse(part, from, open);
    emitReference(part, open + 1, close - 1);
    return (from = close + 1);
  };

  for (let at = nextMark(text, 0); at < text.length; at = nextMark(text, at)) {
    if (text.charCodeAt(at) === BACKSLASH) {
      at += 2;
      if (!isSpace(text, at - 1)) continue;
      // Both disappear, but what stands before and after them belongs to different words.
      emitProse(part, from, at - 2);
      from = at;
    } else {
      const length = text.charAt(at + 1) === "`" ? 2 : 1;
      const isOpening = !LETTER.test(text.charAt(at - 1)) && !isSpace(text, at + length);
      if (!isOpening) at += length;
      else at = length === 2 ? readLiteral(at) : readPhrase(at);
    }
  }
  emitProse(part, from, text.length);
}

const EXPLICIT_MARKUP = /\.\.(?=\s|$)/y;
const TARGET = /\.\.[\t ]+_/y;
/** An anonymous target, or the option of an image. */
const TARGET_ALONE = /(?:__|:target:)(?=\s)/y;
const DIRECTIVE = /\.\.[\t ]+(?:\|[^\n|]+\|[\t ]+)?([A-Za-z][\w:.+-]*?)[\t ]?::(?=\s|$)/y;
/** The marks of lists before the text of an item. */
const ITEM = /(?:[-*+•‣⁃]|\(?(?:\d+|[A-Za-z]|#|[ivxlcdm]+)[.)])[\t ]+/y;
const DOCTEST = />>>[\t ]/y;

const IMAGES: ReadonlySet<string> = new Set(["figure", "image"]);
const LISTINGS: ReadonlySet<string> = new Set([
  ...["code", "code-block", "doctest", "graphviz", "ipython", "math", "prompt", "sourcecode"],
  ...["testcleanup", "testcode", "testoutput", "testsetup", "uml"],
]);

/** A line: where its text begins and ends, where the next line begins, and the column of the text. */
interface Line {
  readonly first: number;
  readonly last: number;
  readonly end: number;
  readonly indent: number;
}

/** Reads the line at an offset. */
function lineAt(text: string, start: number): Line {
  const lineFeed = text.indexOf("\n", start);
  const end = lineFeed < 0 ? text.length : lineFeed + 1;
  let indent = 0;
  let first = start;
  for (; first < end; first++) {
    const code = text.charCodeAt(first);
    if (code === SPACE) indent++;
    else if (code === TAB) indent += TAB_WIDTH - (indent % TAB_WIDTH);
    else break;
  }
  let last = end;
  while (last > first && text.charCodeAt(last - 1) <= SPACE) last--;
  return { first, last, end, indent };
}

/** Returns the offset after the marks of lists. */
function afterItems(text: string, from: number): number {
  let first = from;
  for (let next = from; next >= 0; next = matchAt(ITEM, text, first)) first = next;
  return first;
}

/** Reads the lines of a document. */
class Lines {
  readonly #whole: Part;
  /** Where the paragraph or the literal block begins. */
  #from = 0;
  /** Lines that are indented more than this belong to a literal block. */
  #literal = Infinity;

  constructor(whole: Part) {
    this.#whole = whole;
  }

  read(): void {
    const { text } = this.#whole;
    for (let start = 0; start < text.length;) start = this.#readLine(start, lineAt(text, start));
    this.#close(text.length);
  }

  /** Reads a line, and more lines that belong to it, and returns where the next line begins. */
  #readLine(start: number, line: Line): number {
    const { text } = this.#whole;
    const { last, end } = line;
    const isBlank = line.first >= last;
    if (this.#literal < Infinity) {
      if (isBlank || line.indent > this.#literal) return end;
      this.#close(start);
    }
    if (isBlank) {
      this.#close(start);
      return (this.#from = end);
    }
    const first = afterItems(text, line.first);
    const indent = line.indent + first - line.first;
    switch (text.charCodeAt(first)) {
      case DOT:
        if (matchAt(EXPLICIT_MARKUP, text, first) < 0) break;
        this.#close(first);
        return this.#readExplicit({ first, last, end, indent });
      case COLON:
      case UNDERSCORE: {
        const value = matchAt(TARGET_ALONE, text, first);
        if (value >= 0) return this.#readReference(first, value, { first, last, end, indent });
      }
    }
    // After a paragraph that ends so, a literal block follows. A line of colons is the line under a title.
    if (text.startsWith("::", last - 2) && text.charCodeAt(last - 3) !== COLON) {
      this.#close(end);
      this.#literal = indent;
    }
    return end;
  }

  /** Reads what begins with "..". */
  #readExplicit(line: Line): number {
    const { text } = this.#whole;
    const { first, last, end, indent } = line;
    const name = matchAt(TARGET, text, first);
    if (name >= 0) {
      const colon = targetColon(text, name, last);
      return colon < 0 ? end : this.#readReference(colon, colon + 1, line);
    }
    DIRECTIVE.lastIndex = first;
    const directive = DIRECTIVE.exec(text)?.[1]?.toLowerCase() ?? "";
    if (IMAGES.has(directive)) return this.#readReference(first, DIRECTIVE.lastIndex, line);
    if (LISTINGS.has(directive)) {
      this.#from = DIRECTIVE.lastIndex;
      this.#literal = indent;
    }
    return end;
  }

  /** Reads a reference from an offset of a line on. It goes on in the lines that are indented more. */
  #readReference(proseEnd: number, from: number, { end, indent }: Line): number {
    const { text } = this.#whole;
    this.#close(proseEnd);
    let to = end;
    while (to < text.length) {
      const next = lineAt(text, to);
      // A colon begins an option.
      if (next.first >= next.last || next.indent <= indent || text.charCodeAt(next.first) === COLON) break;
      to = next.end;
    }
    emitReference(this.#whole, from, to);
    return (this.#from = to);
  }

  /** Emits the paragraph or the literal block before an offset. */
  #close(to: number): void {
    const { document, base, text, emit } = this.#whole;
    const [from, isLiteral] = [this.#from, this.#literal < Infinity];
    this.#from = to;
    this.#literal = Infinity;
    const part = text.slice(from, to);
    if (!part.includes(":")) return;
    if (isLiteral || matchAt(DOCTEST, part, 0) >= 0) emitCode(this.#whole, from, to);
    else readInline({ document, base: base + from, text: part, emit });
  }
}

/** Returns the offset of the colon after the name of a target; -1 without one. */
function targetColon(text: string, from: number, last: number): number {
  const isQuoted = text.charAt(from) === "`";
  for (let at = from; at < last; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === COLON && (isQuoted ? text.charAt(at - 1) === "`" : at + 1 === last || isSpace(text, at + 1)))
      return at;
  }
  return -1;
}

/** Scans reStructuredText. */
export const rst: Scan = (document, start, end, emit) => {
  new Lines({ document, base: start, text: document.slice(start, end), emit }).read();
};
