/**
 * LaTeX documents and BibTeX databases.
 *
 * @module
 */
import { Decoded, emitRange, within, type Emit, type Place, type Scan } from "./piece.js";
import { matchAt, nextOf } from "./lines.js";
import { source } from "./source.js";

const [TAB, LINE_FEED, SPACE, QUOTE, PERCENT, COMMA, AT] = [0x09, 0x0a, 0x20, 0x22, 0x25, 0x2c, 0x40];
const [BACKSLASH, OPEN, CLOSE] = [0x5c, 0x7b, 0x7d];
const CLOSING_PARENTHESIS = 0x29;

const writeProse = (text: string): string =>
  text.replace(/[%#&_$~]/g, (character) => (character === "~" ? "\\~{}" : `\\${character}`));
const writeLink = (text: string): string => text.replace(/[%#]/g, "\\$&");

const PROSE: Place = { kind: "text", write: writeProse };
const CODE: Place = { kind: "text", isCode: true };
/** Commands are decoded in comments, because many are text that somebody switched off. They need not be written. */
const COMMENT: Place = { kind: "text" };
const LINK: Place = { kind: "reference", write: writeLink };
const CONTINUED_LINK: Place = { ...LINK, isContinued: true };
/** The argument of such a command, if it is not one reference, or nobody knows what TeX makes of it. */
const NO_LINK: Place = { kind: "text", write: writeLink };

const PLAIN: Place = { kind: "text" };

/** The kind of a range. In a value of BibTeX, `%` begins no comment. In a link, most characters stand for themselves. */
type Mode = "prose" | "value" | "comment" | "link";

/** The argument of a command, without its delimiters. A path can be something else than a reference. */
interface Argument {
  readonly kind: "link" | "path" | "code";
  readonly from: number;
  readonly to: number;
  /** The offset after its delimiter. */
  readonly after: number;
}

/** The printed form of a part of a text. */
interface Unit {
  readonly text: string;
  readonly end: number;
}

/** Commands that print a character, or nothing. */
const COMMANDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ textasciitilde: "~", tilde: "~", textunderscore: "_", textasciicircum: "^", textdollar: "$" },
    ...{ textless: "<", textgreater: ">", textbar: "|", textbackslash: "\\", lbrace: "{", rbrace: "}" },
    ...{ textquotesingle: "'", textquotedbl: '"', textquotedblleft: '"', textquotedblright: '"' },
    ...{ slash: "/", hyp: "-", fshyp: "/", dothyp: ".", colonhyp: ":" },
    ...{ allowbreak: "", break: "", discretionary: "", hskip: "", hspace: "", kern: "", linebreak: "" },
    ...{ nobreak: "", nolinebreak: "", penalty: "", protect: "", relax: "", string: "" },
  }),
);

/** The arguments of commands that print nothing. Numbers are short, so the limits keep the time linear. */
const ARGUMENTS: ReadonlyMap<string, RegExp> = new Map([
  ["discretionary", /(?:\{[^{}\n]{0,20}\}){3}/y],
  ["hskip", /[ \t]*0[a-z]{2}/y],
  ["hspace", /\*?\{0[a-z]{2}\}/y],
  ["kern", /[ \t]*0[a-z]{2}/y],
  ["linebreak", /\[\d\]/y],
  ["nolinebreak", /\[\d\]/y],
  ["penalty", /[ \t]*-?\d{1,5}[ \t]?/y],
]);

/** Characters that print themselves after a backslash. */
const PRINTED: ReadonlySet<string> = new Set("_%&#$~^{}");
/** Those that print nothing: places to break the line, corrections of spaces, and accents. */
const UNPRINTED: ReadonlySet<string> = new Set("-/@\"'`=.");

/** An environment whose text is printed as it is. */
const VERBATIM = /[ \t]*\{([BL]?[vV]erbatim\*?|lstlisting|minted)\}/y;
const SPECIAL = /[\\%]|\n[ \t\r]*\n/g;
const NEXT_LINE = /\n[ \t]*/y;
const NEXT_COMMENT = /\n[ \t]*%+/y;
/** The last letters of the commands for links and code: most others are passed over quickly. */
const LAST_LETTERS: ReadonlySet<number> = new Set([..."lLfFhHnbe"].map((letter) => letter.charCodeAt(0)));
const IS_LINK = /url$|^(?:href|path|hyperref)$/i;
/** Where the options or the argument of such a command begin. */
const LINK_OPENS = /\*?[ \t]*(?:\r?\n[ \t]*)?[[{]/y;
const OPTIONS_END = /[\]\n]/;
/** The most code units that options have. This limit keeps the time linear. */
const LONGEST_OPTIONS = 200;
const ARGUMENT_OPENS = /[ \t]*\{/y;
const LINK_ENDS = /[{}\\]|\n[ \t\r]*\n/g;
const NESTED_LINK = /\\(?:[A-Za-z]*url|href|path|hyperref)(?![A-Za-z])/iy;
/** The characters that can stand around the argument of `\url` instead of braces. */
const DELIMITERS: ReadonlySet<string> = new Set('|!+"=');
/** The longest text between such delimiters. This limit keeps the time linear, too. */
const LONGEST_DELIMITED = 500;

const ESCAPE = /[\\{$]/g;
const ESCAPE_IN_PROSE = /[\\{$~&]|``|''/g;
const GROUP = /\{\\(?:([A-Za-z]+)|([^A-Za-z]))[ \t]*\}/y;
const MATH_TILDE =
  /\$(?:[ {}_^]|\\(?:script|text|display)style|\\math(?:tt|rm|sf)){0,9}\\(?:thick)?(?:sim|tilde)[ {}]{0,9}\$/y;
const TEXT_TILDE = /\\~\{\}|\\textasciitilde(?:\{\})?/y;
/** A box on another height, which is often used for a tilde. */
const RAISED = /\\raise(?:box)?[ {]?-?[\d.]{1,9} ?[a-z]{2}[ }]?(?:\\hbox)?\{/y;
const AFTER_COMMAND = /\{\}|[ \t]+/y;
/** The number of a character: `126`, `'176`, `"7E` or `` `\~ ``. */
const NUMBER = /[ \t]*(?:`\\?([^\n])|'([0-7]{1,3})|"([\dA-F]{1,2})|\{?(\d{1,3})\}?)/y;

const SCHEME = /^[A-Za-z][A-Za-z\d+.-]+:/;
const WITH_SCHEME = /^[A-Za-z][A-Za-z\d+.-]+:\S+$/;
const WHOLE_URI = /^[A-Za-z][A-Za-z\d+.-]+:\/\/[^\s{}]+$/;

/** The beginning of an entry. BibTeX ignores a comment, but its text can have entries. */
const ENTRY = /@[ \t]*(?!comment)[A-Za-z]+\s*[{(]/iy;
const KEY = /[^\s,{}()"'=#%@]+\s*,/y;
const FIELD = /([A-Za-z][\w:.+/-]*)\s*=\s*/y;
const LINK_FIELD = /ur[il]|link|^(?:ee|doi|pdf|ps|html|web|website|webpage|homepage)$/i;
const VALUE_ENDS = /[{}"@]/g;
const BARE = /[^\s,{}"]+/y;
const CONCATENATION = /\s*#\s*/y;
const OTHER_TEXT = /[^,{}\n]+/y;

/** Returns the match of a sticky expression, or `null`. */
function groupsAt(sticky: RegExp, text: string, at: number): RegExpExecArray | null {
  sticky.lastIndex = at;
  return sticky.exec(text);
}

const isBlank = (code: number): boolean => code === SPACE || code === TAB;
const isLetter = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);

/** Returns where the letters from an offset end. */
function lettersEnd(text: string, at: number): number {
  let end = at;
  while (isLetter(text.charCodeAt(end))) end++;
  return end;
}

/** Returns a range without the white space around it. */
function trimmed(text: string, from: number, to: number): [from: number, to: number] {
  let [start, end] = [from, to];
  while (start < end && text.charCodeAt(start) <= SPACE) start++;
  while (end > start && text.charCodeAt(end - 1) <= SPACE) end--;
  return [start, end];
}

/** Reads ranges of a document that follow each other. */
class Reader {
  /** The document up to the end of the range. */
  readonly text: string;
  readonly #colon: (from: number) => number;
  readonly #backslash: (from: number) => number;
  readonly #emit: Emit;
  readonly #out: Decoded;
  readonly #lineFeed: (from: number) => number;
  /** For each environment, where it ends. */
  readonly #ends = new Map<string, (from: number) => number>();
  /** Whether the link has a command that is not known. */
  #isOpaque = false;

  constructor(document: string, end: number, emit: Emit) {
    this.text = document.slice(0, end);
    this.#colon = nextOf(":", this.text);
    this.#backslash = nextOf("\\", this.text);
    this.#lineFeed = nextOf("\n", this.text);
    this.#emit = emit;
    this.#out = new Decoded(document);
  }

  /** Emits a range as it is. */
  plain(from: number, to: number, place: Place): void {
    if (this.#colon(from) < to) emitRange(this.text, from, to, place, this.#emit);
  }

  /** Emits prose, and the links, comments and code in it. */
  prose(from: number, to: number): void {
    this.#read(from, to, "prose");
  }

  /** Emits a value of BibTeX, and the links and code in it. */
  value(from: number, to: number): void {
    if (this.#colon(from) < to || this.#backslash(from) < to) this.#read(from, to, "value");
  }

  #read(from: number, to: number, mode: "prose" | "value"): void {
    const text = this.text;
    let raw = from;
    for (let at = from; ;) {
      const next = this.#special(at, mode);
      if (next >= to) break;
      const code = text.charCodeAt(next);
      if (code === LINE_FEED) {
        // No URI goes on in the next paragraph.
        this.#add(raw, next, mode);
        this.#out.emit(PROSE, this.#emit);
        raw = at = next + 1;
      } else if (code === PERCENT) {
        this.#add(raw, next, mode);
        raw = at = this.#comment(next);
      } else {
        const nameEnd = lettersEnd(text, next + 1);
        const argument = LAST_LETTERS.has(text.charCodeAt(nameEnd - 1)) ? this.#argument(next + 1, nameEnd, to) : null;
        if (argument) {
          this.#add(raw, next, mode);
          this.#out.emit(PROSE, this.#emit);
          raw = at = argument.after;
          if (argument.kind === "code") this.plain(argument.from, argument.to, CODE);
          else this.link(argument.from, argument.to, LINK, argument.kind === "path");
        } else at = Math.max(nameEnd, next + 2);
      }
    }
    this.#add(raw, to, mode);
    this.#out.emit(PROSE, this.#emit);
  }

  /** Returns the offset of the next command, comment or end of a paragraph. */
  #special(at: number, mode: "prose" | "value"): number {
    if (mode === "value") return this.#backslash(at);
    SPECIAL.lastIndex = at;
    return SPECIAL.test(this.text) ? SPECIAL.lastIndex - 1 : this.text.length;
  }

  /** Adds prose, unless nothing can be found in it. */
  #add(from: number, to: number, mode: Mode): void {
    if (this.#out.text !== "" || this.#colon(from) < to) this.#decode(from, to, mode);
  }

  /** Reads the lines of a comment. Returns the offset after them. */
  #comment(at: number): number {
    const text = this.text;
    let end = this.#lineFeed(at);
    const [from, to] = trimmed(text, at + 1, end);
    // Nothing but the line break is left out.
    if (from === to) return Math.max(matchAt(NEXT_LINE, text, end), end);
    this.#out.emit(PROSE, this.#emit);
    const lines = [at + 1, end];
    for (let next = matchAt(NEXT_COMMENT, text, end); next >= 0; next = matchAt(NEXT_COMMENT, text, end)) {
      end = this.#lineFeed(next);
      lines.push(next, end);
    }
    if (this.#colon(at) >= end) return end;
    lines.forEach((offset, index) => {
      const next = lines[index + 1] ?? offset;
      if (index % 2 === 0) this.#decode(offset, next, "comment");
      // The line break without the percent sign after it
      else if (offset < next) this.#out.raw(offset, offset + 1);
    });
    this.#out.emit(COMMENT, this.#emit);
    return end;
  }

  /** Returns the argument of a command for links or code, or `null`. */
  #argument(nameAt: number, nameEnd: number, to: number): Argument | null {
    const text = this.text;
    const name = text.slice(nameAt, nameEnd);
    if (name === "begin") {
      const [opening, environment] = groupsAt(VERBATIM, text, nameEnd) ?? [];
      if (opening === undefined || environment === undefined) return null;
      const from = nameEnd + opening.length;
      const closing = `\\end{${environment}}`;
      let endOf = this.#ends.get(environment);
      if (!endOf) this.#ends.set(environment, (endOf = nextOf(closing, text)));
      const end = endOf(from);
      return end + closing.length > to ? null : { from, to: end, after: end + closing.length, kind: "code" };
    }
    if (name === "verb" || name === "lstinline") {
      const from = nameEnd + (text.charAt(nameEnd) === "*" ? 2 : 1);
      const delimiter = text.charAt(from - 1);
      return delimiter === "[" ? null : this.#delimited(delimiter === "{" ? "}" : delimiter, from, to, "code");
    }
    if (!IS_LINK.test(name)) return null;
    const kind = name === "path" ? "path" : "link";
    const from = name === "hyperref" && text.charAt(nameEnd) === "[" ? -1 : argumentFrom(text, nameEnd);
    if (from >= 0) {
      const end = this.#balancedEnd(from, to);
      return end < 0 ? null : { from, to: end, after: end + 1, kind };
    }
    const delimiter = text.charAt(nameEnd);
    return DELIMITERS.has(delimiter) ? this.#delimited(delimiter, nameEnd + 1, to, kind) : null;
  }

  /** Returns an argument that ends before a character in the same line, or `null`. */
  #delimited(closing: string, from: number, to: number, kind: Argument["kind"]): Argument | null {
    const near = this.text.slice(from, Math.min(from + LONGEST_DELIMITED, to));
    const [line] = near.split("\n", 1) as [string];
    const length = closing === "" ? -1 : line.indexOf(closing);
    return length < 0 ? null : { from, to: from + length, after: from + length + 1, kind };
  }

  /** Returns the offset of the brace that closes an argument, or -1. It closes before another link and the next paragraph. */
  #balancedEnd(from: number, to: number): number {
    const text = this.text;
    let depth = 1;
    LINK_ENDS.lastIndex = from;
    while (LINK_ENDS.test(text) && LINK_ENDS.lastIndex <= to) {
      const at = LINK_ENDS.lastIndex - 1;
      const code = text.charCodeAt(at);
      if (code === OPEN) depth++;
      else if (code === CLOSE) {
        if (--depth === 0) return at;
      } else if (code === LINE_FEED || matchAt(NESTED_LINK, text, at) >= 0) return -1;
      else LINK_ENDS.lastIndex = at + 2;
    }
    return -1;
  }

  /**
   * Emits the argument of a command, or a value of BibTeX, that is one reference.
   *
   * @param place what it is
   * @param needsScheme whether it can be something else, unless it has a scheme
   */
  link(from: number, to: number, place: Place, needsScheme: boolean): void {
    const text = this.text;
    let lineFrom = from;
    for (const line of text.slice(from, to).split("\n")) {
      const lineTo = lineFrom + line.length;
      // A comment before the line break leaves it out, and TeX leaves out the white space in a URL.
      const [start, end] = trimmed(text, lineFrom, lineTo);
      const isCommented = lineTo < to && text.charCodeAt(end - 1) === PERCENT && text.charCodeAt(end - 2) !== BACKSLASH;
      this.#decode(start, isCommented ? end - 1 : end, "link");
      lineFrom = lineTo + 1;
    }
    const isLink = !this.#isOpaque && (!needsScheme || WITH_SCHEME.test(this.#out.text));
    this.#isOpaque = false;
    this.#out.emit(isLink ? place : NO_LINK, this.#emit);
  }

  /** Adds a range without the escapes of TeX. */
  #decode(from: number, to: number, mode: Mode): void {
    const part = this.text.slice(from, to);
    const escape = mode === "link" || mode === "comment" ? ESCAPE : ESCAPE_IN_PROSE;
    let raw = 0;
    escape.lastIndex = 0;
    while (escape.test(part)) {
      const last = escape.lastIndex - 1;
      const at = part.charAt(last) === "`" || part.charAt(last) === "'" ? last - 1 : last;
      const { text, end } = this.#escape(part, at, mode);
      escape.lastIndex = end;
      if (end === at + 1 && text === part.charAt(at)) continue;
      this.#out.raw(from + raw, from + at);
      this.#out.escape(text, from + at, from + end);
      raw = end;
    }
    this.#out.raw(from + raw, to);
  }

  /** Returns what a special character stands for, with what belongs to it. */
  #escape(part: string, at: number, mode: Mode): Unit {
    const character = part.charAt(at);
    const tilde = tildeEnd(part, at);
    if (tilde >= 0) return { text: "~", end: tilde };
    switch (character) {
      case "\\":
        return this.#command(part, at, mode);
      case "$":
        return { text: character, end: at + 1 };
      case "{": {
        // An empty group ends the command before it.
        if (part.charAt(at + 1) === "}") return { text: "", end: at + 2 };
        const [group, name = "", symbol = ""] = groupsAt(GROUP, part, at) ?? [];
        const printed = PRINTED.has(symbol) ? symbol : COMMANDS.get(name);
        return group === undefined || printed === undefined
          ? { text: character, end: at + 1 }
          : { text: printed, end: at + group.length };
      }
      case "~":
        // A space that does not break the line. After a slash, it was meant as it is.
        return { text: part.charAt(at - 1) === "/" ? character : " ", end: at + 1 };
      case "&":
        // Between two cells of a table. BibTeX has no tables.
        return { text: mode === "prose" ? "\t" : character, end: at + 1 };
      default:
        return { text: '"', end: at + 2 };
    }
  }

  /** Returns what a command prints. */
  #command(part: string, at: number, mode: Mode): Unit {
    const after = at + 1;
    const nameEnd = lettersEnd(part, after);
    if (nameEnd === after) return symbolAt(part, at, mode);
    const name = part.slice(after, nameEnd);
    if (name === "string") return { text: part.charAt(nameEnd), end: Math.min(nameEnd + 1, part.length) };
    const number = name === "char" || name === "symbol" ? groupsAt(NUMBER, part, nameEnd) : null;
    if (number) {
      const [all, character, octal, hex, decimal] = number;
      const code = octal === undefined ? (hex === undefined ? Number(decimal) : parseInt(hex, 16)) : parseInt(octal, 8);
      return { text: character ?? String.fromCharCode(code), end: nameEnd + all.length };
    }
    const printed = COMMANDS.get(name);
    if (printed === undefined) {
      this.#isOpaque ||= mode === "link";
      return { text: " ", end: nameEnd };
    }
    return { text: printed, end: Math.max(matchAt(ARGUMENTS.get(name) ?? AFTER_COMMAND, part, nameEnd), nameEnd) };
  }
}

/** Returns the end of a formula or a box that is only a tilde, or -1. */
function tildeEnd(part: string, at: number): number {
  const isGroup = part.charAt(at) === "{";
  const box = matchAt(RAISED, part, isGroup ? at + 1 : at);
  if (box < 0) return matchAt(MATH_TILDE, part, at);
  const end = Math.max(matchAt(MATH_TILDE, part, box), matchAt(TEXT_TILDE, part, box));
  const closing = isGroup ? "}}" : "}";
  return end >= 0 && part.startsWith(closing, end) ? end + closing.length : -1;
}

/** Returns what a backslash and a character that is no letter stand for. */
function symbolAt(part: string, at: number, mode: Mode): Unit {
  const symbol = part.charAt(at + 1);
  const end = at + 2;
  if (symbol === "") return { text: "\\", end: at + 1 };
  if (symbol === "~" || symbol === "^") return { text: symbol, end: part.startsWith("{}", end) ? end + 2 : end };
  if (PRINTED.has(symbol)) return { text: symbol, end };
  if (mode === "link") return { text: symbol === "-" ? "" : symbol, end };
  return { text: UNPRINTED.has(symbol) ? "" : " ", end };
}

/** The beginning and the end of code of R in a document of Sweave or knitr. */
const CHUNK = /^<<[^>\n\r\u2028\u2029]*>>=/gm;
const CHUNK_ENDS = /^@/gm;

const ofR = /* @__PURE__ */ source("r") as Scan;

/** Divides a LaTeX document into prose, links, comments and code. */
export const tex: Scan = (document, start, end, emit) => {
  const text = document.slice(0, end);
  for (let at = start; at < end;) {
    CHUNK.lastIndex = at;
    const chunk = CHUNK.exec(text);
    // Each part is read by itself, so that nothing copies the document for each chunk.
    const prose = text.slice(at, chunk?.index ?? end);
    new Reader(prose, prose.length, within(at, emit)).prose(0, prose.length);
    if (chunk === null) return;
    const from = (CHUNK_ENDS.lastIndex = CHUNK.lastIndex);
    at = CHUNK_ENDS.exec(text)?.index ?? end;
    const add = within(from, emit);
    ofR(text.slice(from, at), 0, at - from, (piece) => {
      add({ ...piece, isData: true });
    });
  }
};

/** Divides a BibTeX database into the values of its fields, and the text between its entries. */
export const bibtex: Scan = (document, start, end, emit) => {
  new Database(document, end, emit).read(start);
};

class Database {
  readonly #reader: Reader;
  readonly #text: string;
  readonly #atSign: (from: number) => number;

  constructor(document: string, end: number, emit: Emit) {
    this.#reader = new Reader(document, end, emit);
    this.#text = this.#reader.text;
    this.#atSign = nextOf("@", this.#text);
  }

  read(start: number): void {
    const text = this.#text;
    let outside = start;
    for (let at = this.#atSign(start); at < text.length; at = this.#atSign(at)) {
      const body = matchAt(ENTRY, text, at);
      if (body < 0) at++;
      else {
        this.#reader.plain(outside, at, PLAIN);
        outside = at = this.#entry(body);
      }
    }
    this.#reader.plain(outside, text.length, PLAIN);
  }

  /** Reads an entry after its brace. Returns the offset after it. It ends before the next one at the latest. */
  #entry(body: number): number {
    const text = this.#text;
    let at = body;
    while (text.charCodeAt(at) <= SPACE) at++;
    const keyEnd = matchAt(KEY, text, at);
    if (keyEnd >= 0) {
      this.#reader.plain(at, keyEnd - 1, PLAIN);
      at = keyEnd;
    }
    for (;;) {
      while (text.charCodeAt(at) <= SPACE || text.charCodeAt(at) === COMMA) at++;
      const code = text.charCodeAt(at);
      if (code === CLOSE || code === CLOSING_PARENTHESIS) return at + 1;
      if (at >= text.length || (code === AT && matchAt(ENTRY, text, at) >= 0)) return at;
      const field = groupsAt(FIELD, text, at);
      if (field) {
        const [all, name] = field as unknown as [all: string, name: string];
        // In a broken entry, it can be something else.
        this.#reader.plain(at, at + name.length, PLAIN);
        at = this.#values(at + all.length, name);
      } else if (code === QUOTE || code === OPEN) at = this.#values(at, "");
      else {
        const end = Math.max(matchAt(OTHER_TEXT, text, at), at + 1);
        this.#reader.plain(at, end, PLAIN);
        at = end;
      }
    }
  }

  /** Reads the values of a field, which `#` joins. Returns the offset after them. */
  #values(from: number, name: string): number {
    const text = this.#text;
    for (let at = from; ;) {
      const first = text.charCodeAt(at);
      const isDelimited = first === QUOTE || first === OPEN;
      const end = isDelimited ? this.#valueEnd(at) : matchAt(BARE, text, at);
      if (end < 0) return at;
      const isClosed = isDelimited && text.charCodeAt(end) === (first === OPEN ? CLOSE : QUOTE);
      const after = isClosed ? end + 1 : end;
      const next = matchAt(CONCATENATION, text, after);
      if (isDelimited) this.#value(at + 1, end, LINK_FIELD.test(name), next >= 0);
      else this.#reader.plain(at, end, PLAIN);
      if (next < 0) return after;
      at = next;
    }
  }

  /** Returns where the value that begins with a brace or quotation mark ends: before its delimiter, or the next entry. */
  #valueEnd(from: number): number {
    const text = this.#text;
    const isQuoted = text.charCodeAt(from) === QUOTE;
    let depth = 0;
    VALUE_ENDS.lastIndex = isQuoted ? from + 1 : from;
    while (VALUE_ENDS.test(text)) {
      const at = VALUE_ENDS.lastIndex - 1;
      const code = text.charCodeAt(at);
      // Braces count after a backslash, too.
      if (code === OPEN) depth++;
      else if (code === CLOSE) {
        depth--;
        if (isQuoted ? depth < 0 : depth === 0) return at;
      } else if (code === QUOTE) {
        if (isQuoted && depth === 0) return at;
      } else if (isFirstInLine(text, at) && matchAt(ENTRY, text, at) >= 0) return at;
    }
    return text.length;
  }

  /** Emits the value of a field. */
  #value(from: number, to: number, isLinkField: boolean, isContinued: boolean): void {
    const text = this.#text;
    let [start, end] = trimmed(text, from, to);
    const first = start;
    while (end - start > 1 && text.charCodeAt(start) === OPEN && text.charCodeAt(end - 1) === CLOSE) {
      [start, end] = trimmed(text, start + 1, end - 1);
    }
    const inner = text.slice(start, end);
    // Braces can stand around the whole value, but not if there are others.
    const content = start > first && /[{}]/.test(inner) ? "" : inner;
    if (isLinkField && SCHEME.test(content)) this.#reader.link(start, end, isContinued ? CONTINUED_LINK : LINK, true);
    // A tilde in it was meant as it is.
    else if (WHOLE_URI.test(content)) this.#reader.link(start, end, PROSE, true);
    else this.#reader.value(from, to);
  }
}

/** Whether only white space is before an offset in its line. */
function isFirstInLine(text: string, at: number): boolean {
  let before = at - 1;
  while (isBlank(text.charCodeAt(before))) before--;
  return text.charCodeAt(before) === LINE_FEED;
}

/** Returns where the text of the argument of a link command begins, after its options; -1 without any. */
function argumentFrom(text: string, nameEnd: number): number {
  const from = matchAt(LINK_OPENS, text, nameEnd);
  if (text.charAt(from - 1) !== "[") return from;
  const options = text.slice(from, from + LONGEST_OPTIONS + 1);
  const end = options.search(OPTIONS_END);
  return options.charAt(end) === "]" ? matchAt(ARGUMENT_OPENS, text, from + end + 1) : -1;
}
