/**
 * Manual pages: the typesetting language roff with the macros of man(7) and mdoc(7).
 *
 * @module
 */
import { Decoded, emitRange, type Emit, type Place, type Scan } from "./piece.js";
import { matchAt, nextOf } from "./lines.js";

const [LINE_FEED, CARRIAGE_RETURN, TAB, SPACE] = [0x0a, 0x0d, 0x09, 0x20];
const [QUOTE, HASH, APOSTROPHE, PERIOD, BACKSLASH] = [0x22, 0x23, 0x27, 0x2e, 0x5c];

/** Characters that roff would print as another one, or not at all. */
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ["-", "\\-"],
  ["\\", "\\e"],
  ["'", "\\(aq"],
  ["~", "\\(ti"],
  ["^", "\\(ha"],
]);

const write = (text: string): string => text.replace(/[-\\'~^]/g, (character) => ESCAPES.get(character) as string);

const PROSE: Place = { kind: "text", write };
const CODE: Place = { kind: "text", isCode: true, write };
const REFERENCE: Place = { kind: "reference", write };
/** Escapes are decoded in comments, because many are requests that somebody switched off. They need not be written. */
const COMMENT: Place = { kind: "text" };

/**
 * The names of requests by their effects. Others have text as their arguments. Those of `alternating` are joined without
 * spaces, and the first one of `link` is a reference.
 */
const EFFECTS = {
  alternating: "BR RB IR RI BI IB",
  font: "B I SM SB",
  link: "UR URL FTP Lk %U",
  conditional: "if ie el while",
  definition: "de de1 am am1 ig",
  code: "EX Vb",
  display: "Bd",
  prose: "EE Ve Ed",
  table: "TS",
  section: "TE TH SH SS Dd Sh Ss",
};

type Request = keyof typeof EFFECTS;

const REQUESTS: ReadonlyMap<string, Request> = new Map(
  Object.entries(EFFECTS).flatMap(([effect, names]) =>
    names.split(" ").map((name) => [name, effect as Request] as const),
  ),
);

/** Escapes of one character that print one. */
const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ...["-", ".", "'", "`", "_", "\\", "$", " "].map((character) => [character, character] as const),
  ...["e", "E"].map((character) => [character, "\\"] as const),
  ...["~", "0"].map((character) => [character, " "] as const),
  ...["t", "a"].map((character) => [character, "\t"] as const),
]);

/** Escapes that print nothing. */
const ZERO_WIDTH: ReadonlySet<string> = new Set("\n&%:/,)|^!?{}dprtuz");
/** Escapes that print nothing, with a name after them. */
const NAMED: ReadonlySet<string> = new Set("FMOVYfgkm");
/** Escapes with an argument between two equal characters, such as `\h'1'`. */
const DELIMITED: ReadonlySet<string> = new Set("ABCDHLNRSXZbhlovwx");
/** Those whose argument can be text. */
const WITH_TEXT: ReadonlySet<string> = new Set("XZo");

/** The names of characters in `\(XX` and `\[XX]` (groff_char(7)). All others are left out as spaces. */
const GLYPHS: ReadonlyMap<string, string> = new Map(
  'dq" lq" rq" Lq" Rq" oq‘ cq’ aq\' aa\' ga` hy- mi- en– em— ti~ ha^ at@ sh# sl/ bs\\ rs\\ lB[ rB] lC{ rC} la< ra> Do$ pl+ eq= ba| or| ul_ ***'
    .split(" ")
    .map((each) => [each.slice(0, 2), each.slice(2)] as const),
);

/** Strings that the macro packages define, and pages that pod2man created. All others are removed. */
const STRINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ lq: '"', rq: '"', q: '"', Aq: "'", "C`": '"', "C'": '"', 'L"': '"', 'R"': '"', "--": "-" },
    ...{ Lt: "<", Gt: ">", Am: "&", Ba: "|" },
  }),
);

/** A name after an escape: `X`, `(XX` or `[…]`. Real names are short, so the limit keeps the time linear. */
const NAME = /\(\S\S|\[[^\]\n]{0,99}\]|[^\n([]/y;
/** The number after `\s`. */
const SIZE = /[+-]?(?:\(\d\d|\[[^\]\n]{0,9}\]|'[^'\n]{0,9}')|[+-]\d|[1-3]\d|\d/y;
const ARGUMENT = /([^\n])(?:(?!\1)[^\n]){0,99}\1/y;

const COMMENT_LINE = /[.'][ \t]*\\["#]/y;
const CONTROL_LINE = /\n[.']/g;
const LITERAL = /[ \t]-(?:literal|unfilled)/;
const TABLE_OPTION = /\btab[ \t]*\(([^\\])\)/;

const isBlank = (code: number): boolean => code === SPACE || code === TAB;
const isSpace = (code: number): boolean => code === SPACE || code === LINE_FEED || code === CARRIAGE_RETURN;

/** Whether a comment begins at an offset. */
function isComment(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1);
  return text.charCodeAt(at) === BACKSLASH && (next === QUOTE || next === HASH);
}

/** Returns the name in `X`, `(XX` or `[…]`. */
function nameIn(text: string, at: number, end: number): string {
  const first = text.charAt(at);
  return first === "[" ? text.slice(at + 1, end - 1) : text.slice(first === "(" ? at + 1 : at, end);
}

/** Returns the character with a name, or a space. */
function glyph(name: string): string {
  const [, hex, decimal] = /^(?:u([\dA-F]{4,6})(?:_.*)?|char(\d{1,3}))$/.exec(name) ?? [];
  return GLYPHS.get(name) ?? characterOf(hex === undefined ? Number(decimal) : parseInt(hex, 16));
}

/** Returns the character with a number, or a space. */
function characterOf(code: number): string {
  return Number.isInteger(code) && code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : " ";
}

/** Divides a manual page into the text between requests, the arguments of requests, and comments. */
export const roff: Scan = (document, start, end, emit) => {
  new Page(document, end, emit).scan(start);
};

class Page {
  readonly #document: string;
  /** The document up to the end of the range. */
  readonly #text: string;
  readonly #emit: Emit;
  readonly #out: Decoded;
  readonly #lineFeed: (from: number) => number;
  readonly #colon: (from: number) => number;
  readonly #backslash: (from: number) => number;
  readonly #slashes: (from: number) => number;
  readonly #endOfDefinition: (from: number) => number;
  #place = PROSE;
  /** Whether the text goes on in the next line, after `\c`. */
  #joins = false;
  /** The end of the last range: `\c`, or a backslash before the line break. */
  #hanging: "word" | "line" | null = null;
  /** The character between the columns of a table, if it is not a tab. */
  #separator: number | null = null;
  /** Whether a cell of a table goes on, between `T{` and `T}`. */
  #isBlock = false;

  constructor(document: string, end: number, emit: Emit) {
    this.#document = document;
    this.#text = document.slice(0, end);
    this.#emit = emit;
    this.#out = new Decoded(document);
    this.#lineFeed = nextOf("\n", this.#text);
    this.#colon = nextOf(":", this.#text);
    this.#backslash = nextOf("\\", this.#text);
    this.#slashes = nextOf("//", this.#text);
    this.#endOfDefinition = nextOf("\n..", this.#text);
  }

  scan(start: number): void {
    const text = this.#text;
    for (let at = start; at < text.length;) {
      const first = text.charCodeAt(at);
      if (first !== PERIOD && first !== APOSTROPHE) at = this.#lines(at);
      else if (matchAt(COMMENT_LINE, text, at) < 0) at = this.#request(at);
      else at = this.#comments(at);
    }
    this.#flush();
  }

  #flush(place = this.#place): void {
    this.#out.emit(place, this.#emit);
  }

  /** Forgets what the last range ended with. */
  #goOn(): void {
    this.#hanging = null;
  }

  /** Reads lines up to the next request. Returns the offset after them. */
  #lines(from: number): number {
    const text = this.#text;
    for (let at = from; ;) {
      CONTROL_LINE.lastIndex = at;
      const to = CONTROL_LINE.test(text) ? CONTROL_LINE.lastIndex - 2 : text.length;
      this.#goOn();
      if (this.#separator !== null) this.#rows(at, to);
      else if (this.#joins || at > from) this.#decode(at, to);
      else if (this.#colon(at) < to) {
        if (this.#backslash(at) < to) this.#decode(at, to);
        else emitRange(this.#document, at, to, this.#place, this.#emit);
      }
      at = to + 1;
      // After a backslash before the line break, a period does not begin a request.
      if (this.#hanging === "line" && at < text.length) continue;
      this.#joins = this.#hanging === "word";
      if (!this.#joins) this.#flush();
      return at;
    }
  }

  /** Adds rows of a table. Their separators become tabs, because a colon or a slash can be one. */
  #rows(from: number, to: number): void {
    const text = this.#text;
    for (let at = from; at < to;) {
      const lineEnd = Math.min(this.#lineFeed(at), to);
      if (text.startsWith("T}", at)) this.#isBlock = false;
      let raw = at;
      for (; at < lineEnd && !this.#isBlock; at++) {
        if (text.charCodeAt(at) !== this.#separator) continue;
        // A comment can go on after it.
        raw = this.#decode(raw, at);
        if (raw === at) this.#out.escape("\t", at, ++raw);
        else at = raw;
      }
      if (text.endsWith("T{", lineEnd)) this.#isBlock = true;
      this.#decode(raw, Math.min(lineEnd + 1, to));
      at = lineEnd + 1;
    }
  }

  /** Reads lines that are comments. Returns the offset after them. */
  #comments(from: number): number {
    const text = this.#text;
    this.#joins = false;
    this.#flush();
    for (let at = from; ;) {
      const body = matchAt(COMMENT_LINE, text, at);
      if (body < 0) {
        this.#flush(COMMENT);
        return at;
      }
      if (at > from) this.#out.raw(at - 1, at);
      at = this.#lineFeed(body);
      this.#decode(body, at, true);
      at++;
    }
  }

  /** Reads a line that begins with a request. Returns the offset after it. */
  #request(from: number): number {
    const text = this.#text;
    let at = from + 1;
    while (isBlank(text.charCodeAt(at))) at++;
    const nameAt = at;
    while (text.charCodeAt(at) > SPACE && text.charCodeAt(at) !== BACKSLASH) at++;
    const request = REQUESTS.get(text.slice(nameAt, at));
    const isFont = request === "font" || request === "alternating";
    if (!isFont || !this.#joins) {
      this.#joins = false;
      this.#flush();
    }
    const lineEnd = this.#lineFeed(at);
    switch (request) {
      case "definition": {
        // Text without URIs in a definition is passed over. If it ends at another request than "..", it is not known where.
        const words = text.slice(nameAt, lineEnd).trim().split(/\s+/).length;
        const definitionEnd = this.#endOfDefinition(lineEnd);
        const isKnown = words <= (text.startsWith("ig", nameAt) ? 1 : 2) && definitionEnd < text.length;
        return (isKnown && definitionEnd <= this.#slashes(lineEnd) ? definitionEnd : lineEnd) + 1;
      }
      case "code":
        this.#place = CODE;
        break;
      case "display":
        if (LITERAL.test(text.slice(at, lineEnd))) this.#place = CODE;
        break;
      case "prose":
        this.#place = PROSE;
        break;
      case "table": {
        // The next line has the options if it ends with a semicolon.
        const [options] = text.slice(lineEnd + 1, lineEnd + 200).split("\n", 1) as [string];
        const [, separator] = TABLE_OPTION.exec(options) ?? [];
        this.#separator = separator === undefined || !options.includes(";") ? null : separator.charCodeAt(0);
        break;
      }
      case "section":
        // Nothing goes on in the next section, if its end is forgotten.
        this.#place = PROSE;
        this.#separator = null;
        this.#isBlock = false;
    }
    if (request !== "link" && !this.#joins && this.#colon(nameAt) >= lineEnd) return lineEnd + 1;
    // Text that looks like the name can begin with an apostrophe.
    return this.#arguments(this.#colon(nameAt) < at ? nameAt : at, request);
  }

  /** Adds the arguments of a request. Returns the offset after its line. */
  #arguments(from: number, request: Request | undefined): number {
    const text = this.#text;
    this.#goOn();
    let isFirst = true;
    let previous = from;
    let at = from;
    for (; ; isFirst = false) {
      while (isBlank(text.charCodeAt(at)) || text.charCodeAt(at) === CARRIAGE_RETURN) at++;
      const first = text.charCodeAt(at);
      if (at >= text.length || first === LINE_FEED) break;
      if (isComment(text, at)) {
        at = this.#comment(at);
        break;
      }
      const isLink = isFirst && request === "link";
      if (this.#out.text !== "" && !isFirst && request !== "alternating") this.#out.escape(" ", previous, at);
      const start = at;
      at = first === QUOTE ? this.#quoted(at + 1) : this.#unquoted(at, request === "conditional");
      previous = at;
      // The argument of a macro is not known in its definition.
      if (isLink) this.#flush(text.slice(start, at).includes("\\$") ? PROSE : REFERENCE);
    }
    this.#joins = this.#hanging === "word" && (request === "font" || request === "alternating");
    if (!this.#joins) this.#flush();
    return at + 1;
  }

  /** Adds an argument, and returns its end. */
  #unquoted(from: number, isConditional: boolean): number {
    const text = this.#text;
    let at = from;
    for (; at < text.length && !isSpace(text.charCodeAt(at)); at++) {
      if (text.charCodeAt(at) !== BACKSLASH) continue;
      if (isComment(text, at)) break;
      if (isConditional && text.charCodeAt(at + 1) === LINE_FEED) {
        // The next line can be a request, too.
        this.#decode(from, at);
        return at + 1;
      }
      at++;
    }
    at = Math.min(at, text.length);
    this.#decode(from, at);
    return at;
  }

  /** Adds an argument after its quotation mark, and returns the offset after it. It ends with the line at the latest. */
  #quoted(from: number): number {
    const text = this.#text;
    let raw = from;
    let at = from;
    for (; at < text.length && text.charCodeAt(at) !== LINE_FEED && !isComment(text, at); at++) {
      const code = text.charCodeAt(at);
      if (code === BACKSLASH) at++;
      if (code !== QUOTE) continue;
      this.#decode(raw, at);
      if (text.charCodeAt(at + 1) !== QUOTE) return at + 1;
      // Two quotation marks stand for one.
      this.#out.escape('"', at, at + 2);
      raw = ++at + 1;
    }
    at = Math.min(at, text.length);
    this.#decode(raw, at);
    return at;
  }

  /** Emits a comment as a piece of its own. Returns its end. */
  #comment(at: number): number {
    const lineEnd = this.#lineFeed(at);
    this.#flush();
    this.#decode(at + 2, lineEnd, true);
    this.#flush(COMMENT);
    this.#goOn();
    return lineEnd;
  }

  /** Adds a range without its escapes. Returns its end, or the end of a comment that begins in it. */
  #decode(from: number, to: number, isComment = false): number {
    this.#goOn();
    let raw = from;
    for (let at = this.#backslash(raw); at < to; at = this.#backslash(raw)) {
      this.#out.raw(raw, at);
      raw = this.#escape(at, to, isComment);
    }
    this.#out.raw(raw, to);
    return Math.max(raw, to);
  }

  /** Adds what an escape stands for, and returns its end. */
  #escape(at: number, to: number, isComment: boolean): number {
    const [text, out] = [this.#text, this.#out];
    const after = at + 2;
    if (after > to) {
      this.#hanging = "line";
      return to;
    }
    const character = text.charAt(at + 1);
    const printed = CHARACTERS.get(character);
    if (printed !== undefined) {
      out.escape(printed, at, after);
      return after;
    }
    switch (character) {
      case '"':
      case "#":
        return isComment ? at + 1 : this.#comment(at);
      case "c":
        if (after === to) this.#hanging = "word";
        return text.charCodeAt(after) === LINE_FEED && after < to ? after + 1 : after;
      case "(":
      case "[": {
        const end = this.#nameEnd(at + 1, to);
        if (end > at + 1) out.escape(glyph(nameIn(text, at + 1, end)), at, end);
        return Math.max(end, at + 1);
      }
      case "*": {
        const end = this.#nameEnd(after, to);
        out.escape(STRINGS.get(nameIn(text, after, end)) ?? "", at, end);
        return end;
      }
      case "n":
        return this.#nameEnd(after + (/[+-]/.test(text.charAt(after)) ? 1 : 0), to);
      case "s":
        return Math.min(Math.max(matchAt(SIZE, text, after), after), to);
    }
    if (NAMED.has(character)) return this.#nameEnd(after, to);
    if (ZERO_WIDTH.has(character)) return after;
    if (!DELIMITED.has(character)) return at + 1;
    const end = matchAt(ARGUMENT, text, after);
    if (end < 0 || end > to) return after;
    const argument = text.slice(after + 1, end - 1);
    if (character === "C") out.escape(glyph(argument), at, end);
    else if (character === "N") out.escape(characterOf(Number(argument)), at, end);
    else if (WITH_TEXT.has(character) || argument.includes("://")) {
      const done = this.#decode(after + 1, end - 1, isComment);
      this.#goOn();
      return Math.max(done, end);
    }
    return end;
  }

  /** Returns the end of the name at an offset, or the offset without a name there. */
  #nameEnd(at: number, to: number): number {
    const end = Math.min(matchAt(NAME, this.#text, at), to);
    // In `\[http://a/]`, the escape is a mistake.
    return end < at || (end > at + 3 && this.#text.slice(at, end).includes("://")) ? at : end;
  }
}
