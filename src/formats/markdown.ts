/**
 * Markdown: CommonMark 0.31, with the tables and footnotes of GitHub Flavored Markdown, and front matter.
 *
 * @module
 */
import { characterReferenceAt } from "./character-references.js";
import { matchAt } from "./lines.js";
import { Decoded, emitRange, placed, type Emit, type Place, type Scan } from "./piece.js";

/** The text of one block, without the marks of the block quotes around it. */
interface Block {
  /** Some document, which holds the text from `base` on. */
  readonly document: string;
  readonly base: number;
  /** The same text, in which each line break is a line feed. */
  readonly text: string;
  /** Receives the pieces of that document. */
  readonly emit: Emit;
}

const [LINE_FEED, TAB, SPACE, BANG, QUOTE, HASH, AMPERSAND, APOSTROPHE] = [0xa, 9, 0x20, 0x21, 0x22, 0x23, 0x26, 0x27];
const [OPEN, CLOSE, ASTERISK, PLUS, HYPHEN, SLASH, ZERO, NINE] = [0x28, 0x29, 0x2a, 0x2b, 0x2d, 0x2f, 0x30, 0x39];
const [COLON, SEMICOLON, LESS, EQUALS, GREATER, QUESTION] = [0x3a, 0x3b, 0x3c, 0x3d, 0x3e, 0x3f];
const [BRACKET, BACKSLASH, BRACKET_END, UNDERSCORE, BACKTICK, BAR, TILDE, DELETE] = [
  0x5b, 0x5c, 0x5d, 0x5f, 0x60, 0x7c, 0x7e, 0x7f,
];

/** What Markdown could read as a mark, if it stood in the text without a backslash. */
const MARK = /[\\`*_[\]()<>|]|&(?=[#\dA-Za-z])/g;
const write = (text: string): string => text.replace(MARK, "\\$&");

const PROSE: Place = { kind: "text", write };
const DESTINATION: Place = { kind: "reference", write };
/** CommonMark has no destinations with spaces, so nobody knows whether it is one. */
const LOOSE_DESTINATION: Place = { ...DESTINATION, doubtful: /[ \t]/ };
const AUTOLINK: Place = { kind: "reference" };
const CODE: Place = { kind: "text", isCode: true };
/** In a cell of a table, even code needs a backslash before "|". */
const CELL_CODE: Place = { ...CODE, write: (text) => text.replace(/\|/g, "\\|") };
const METADATA: Place = { kind: "text" };

/** Which escapes a part of a block has: all, only `\|`, or none. */
type Escapes = "all" | "bar" | "none";

/** Emits a part of a block. Nothing can be found in a text without a colon. */
function emitPart(block: Block, from: number, to: number, place: Place, escapes: Escapes): void {
  const { document, base, text, emit } = block;
  const isReference = place.kind === "reference";
  const part = text.slice(from, to);
  if (escapes === "none" || (!part.includes("\\") && !part.includes("&"))) {
    if (part.includes(":") || (isReference && from < to)) emitRange(document, base + from, base + to, place, emit);
    return;
  }
  const decoded = new Decoded(document);
  let raw = from;
  const replace = (meaning: string, at: number, end: number): void => {
    decoded.raw(base + raw, base + at);
    decoded.escape(meaning, base + at, base + end);
    raw = end;
  };
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH && at + 1 < to) {
      const next = text.charCodeAt(at + 1);
      if (escapes === "all" ? !isPunctuation(next) : next !== BAR) continue;
      replace(text.charAt(at + 1), at, at + 2);
      at++;
    } else if (code === AMPERSAND && escapes === "all") {
      const reference = characterReferenceAt(text, at, to);
      // Markdown knows no references without a semicolon.
      if (!reference || text.charCodeAt(reference.end - 1) !== SEMICOLON) continue;
      replace(reference.text, at, reference.end);
      at = reference.end - 1;
    }
  }
  decoded.raw(base + raw, base + to);
  if (isReference || decoded.text.includes(":")) decoded.emit(place, emit);
}

function isPunctuation(code: number): boolean {
  return (
    (code >= BANG && code <= SLASH) ||
    (code >= COLON && code <= 0x40) ||
    (code >= BRACKET && code <= BACKTICK) ||
    (code >= 0x7b && code <= TILDE)
  );
}

function isBlank(code: number): boolean {
  return code === SPACE || code === TAB;
}

/** Skips blanks. */
function skipBlanks(text: string, at: number): number {
  let next = at;
  while (isBlank(text.charCodeAt(next))) next++;
  return next;
}

/** Skips blanks and line breaks. */
function skipSpace(text: string, at: number): number {
  let next = skipBlanks(text, at);
  while (text.charCodeAt(next) === LINE_FEED) next = skipBlanks(text, next + 1);
  return next;
}

/** Returns whether only blanks follow on the line. */
function isLineEnd(text: string, at: number): boolean {
  const next = skipBlanks(text, at);
  return next >= text.length || text.charCodeAt(next) === LINE_FEED;
}

/** The destination of a link, and the offset at which the link or definition ends. */
interface Destination {
  readonly start: number;
  readonly end: number;
  readonly close: number;
}

/** Implementations may limit the parentheses in each other. With this limit, no attempt reads much. */
const DEEPEST_PARENTHESES = 8;

/** Reads a link destination. `close` is the offset after it. */
function destinationAt(text: string, at: number): Destination | null {
  if (text.charCodeAt(at) === LESS) {
    for (let next = at + 1; next < text.length; next++) {
      const code = text.charCodeAt(next);
      if (code === GREATER) return { start: at + 1, end: next, close: next + 1 };
      if (code === LESS || code === LINE_FEED) return null;
      if (code === BACKSLASH && isPunctuation(text.charCodeAt(next + 1))) next++;
    }
    return null;
  }
  let depth = 0;
  let next = at;
  for (; next < text.length; next++) {
    const code = text.charCodeAt(next);
    if (code <= SPACE || code === DELETE) break;
    if (code === BACKSLASH && isPunctuation(text.charCodeAt(next + 1))) next++;
    else if (code === OPEN && ++depth > DEEPEST_PARENTHESES) return null;
    else if (code === CLOSE && depth-- === 0) return { start: at, end: next, close: next };
  }
  return depth === 0 ? { start: at, end: next, close: next } : null;
}

/** Returns where a link title ends; -1 without one. */
function titleEnd(text: string, at: number): number {
  const opening = text.charCodeAt(at);
  if (opening !== QUOTE && opening !== APOSTROPHE && opening !== OPEN) return -1;
  const closing = opening === OPEN ? CLOSE : opening;
  for (let next = at + 1; next < text.length; next++) {
    const code = text.charCodeAt(next);
    if (code === closing) return next + 1;
    if (code === opening) return -1;
    if (code === BACKSLASH) next++;
  }
  return -1;
}

/** Reads what follows the "(" of an inline link. */
function linkAt(text: string, at: number): Destination | null {
  const destination = destinationAt(text, skipSpace(text, at));
  if (destination) {
    const { start, end, close } = destination;
    let next = skipSpace(text, close);
    if (next > close) {
      const title = titleEnd(text, next);
      if (title >= 0) next = skipSpace(text, title);
    }
    if (text.charCodeAt(next) === CLOSE) return { start, end, close: next + 1 };
  }
  return looseLinkAt(text, skipBlanks(text, at));
}

const TITLE_AND_CLOSE = /[\t ]+(?:"[^\n"]*"|'[^\n']*')[\t ]*\)/y;

/** Reads a destination with blanks, which is no link, but meant as one. */
function looseLinkAt(text: string, start: number): Destination | null {
  let depth = 0;
  for (let next = start; next < text.length; next++) {
    const code = text.charCodeAt(next);
    if (code === LINE_FEED || code === BACKTICK || code === QUOTE) return null;
    if (code === BACKSLASH) next++;
    // Another link begins. This also keeps the attempts from reading the same text again and again.
    else if (code === OPEN && text.charCodeAt(next - 1) === BRACKET_END) return null;
    else if (code === OPEN) depth++;
    else if (code === CLOSE && depth-- === 0) return looseFrom(text, start, next, next + 1);
    else if (isBlank(code) && depth === 0 && !isBlank(text.charCodeAt(next - 1))) {
      const close = matchAt(TITLE_AND_CLOSE, text, next);
      if (close >= 0) return looseFrom(text, start, next, close);
    }
  }
  return null;
}

const BLANK = /[\t ]/;
/** A scheme, or the beginning of a path. */
const BEGINS_AS_REFERENCE = /^(?:[A-Za-z][\w+.-]*:\S|[./#])/;
const LOOKS_LIKE_PATH = /[#/]|\.\w+$/;
const ANOTHER_URI = /[\t ][A-Za-z][\w+.-]*:\/\//;

/** Returns a destination with blanks, if it looks like one: "(see below)" and "(see https://a/)" are prose. */
function looseFrom(text: string, start: number, end: number, close: number): Destination | null {
  let last = end;
  while (last > start && BLANK.test(text.charAt(last - 1))) last--;
  const reference = text.slice(start, last);
  const pattern = reference.includes(":") ? BEGINS_AS_REFERENCE : LOOKS_LIKE_PATH;
  const isMeant = BLANK.test(reference) && pattern.test(reference) && !ANOTHER_URI.test(reference);
  return isMeant ? { start, end: last, close } : null;
}

const LONGEST_LABEL = 999;

/** Returns the offset of the "]" of the label that begins at an offset; -1 without a label and a colon. */
function labelEnd(text: string, at: number): number {
  let isEmpty = true;
  for (let next = at + 1; next < text.length && next - at <= LONGEST_LABEL + 1; next++) {
    const code = text.charCodeAt(next);
    if (code === BRACKET) return -1;
    if (code === BRACKET_END) return !isEmpty && text.charCodeAt(next + 1) === COLON ? next : -1;
    if (code > SPACE) isEmpty = false;
    if (code === BACKSLASH) next++;
  }
  return -1;
}

/** Reads what follows the colon of a definition. */
function definitionAt(text: string, at: number): Destination | null {
  const first = skipSpace(text, at);
  const destination = destinationAt(text, first);
  if (!destination || destination.close === first) return null;
  const { start, end, close } = destination;
  const next = skipSpace(text, close);
  if (next > close) {
    const title = titleEnd(text, next);
    if (title >= 0 && isLineEnd(text, title)) return { start, end, close: title };
  }
  return isLineEnd(text, close) ? destination : looseDefinitionAt(text, first);
}

/** After the first blank of a definition stands the rest of a file name or of a query, and not a remark. */
const LOOKS_LIKE_REST = /[#&/=?]|\.[A-Za-z\d]+$/;

/** Reads a destination with blanks, and no title or a title in quotes. */
function looseDefinitionAt(text: string, start: number): Destination | null {
  const lineFeed = text.indexOf("\n", start);
  const line = text.slice(start, lineFeed < 0 ? text.length : lineFeed).trimEnd();
  const quote = line.charAt(line.length - 1);
  const title = quote === '"' || quote === "'" ? line.lastIndexOf(quote, line.length - 2) : line.length;
  const found = looseFrom(text, start, start + Math.max(title, 0), start + line.length);
  if (!found) return null;
  const reference = text.slice(start, found.end);
  const rest = reference.slice(reference.search(BLANK));
  return LOOKS_LIKE_REST.test(rest) && !rest.includes('"') ? found : null;
}

const AUTOLINK_HERE = /<[A-Za-z][A-Za-z\d+.-]{1,31}:[^\0- <>\x7F]*>/y;
/** Appendix C of RFC 3986 writes "<URL:http://a/>". */
const PREFIX = /<url:/iy;
const TAG_NAME = /<[A-Za-z][A-Za-z\d-]*/y;
const TAG_END = /[\t\n ]*\/?>/y;
const CLOSING_TAG = /<\/[A-Za-z][A-Za-z\d-]*[\t\n ]*>/y;
const ATTRIBUTE = /[\t\n ]+[A-Z_a-z:][\w.:-]*(?:[\t\n ]*=[\t\n ]*(?:"[^"]*"|'[^']*'|[^\s"'<=>`]+))?/y;
const DECLARATION = /<![A-Za-z]/y;

/** Finds the tags of a text. It remembers what it did not find, so it reads nothing again and again. */
class Tags {
  readonly #text: string;
  readonly #missing = new Set<string>();

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns where the tag, comment or similar at an offset ends; -1 without one. The offsets must increase. */
  endAt(at: number): number {
    const text = this.#text;
    const second = text.charCodeAt(at + 1);
    if (second === SLASH) return matchAt(CLOSING_TAG, text, at);
    if (second === QUESTION) return this.#after("?>", at + 2);
    if (second !== BANG) return this.#openingTag(at);
    // "<!-->" and "<!--->" are comments.
    if (text.startsWith("--", at + 2)) return this.#after("-->", at + 2);
    if (text.startsWith("[CDATA[", at + 2)) return this.#after("]]>", at + 9);
    return matchAt(DECLARATION, text, at) < 0 ? -1 : this.#after(">", at + 3);
  }

  /** At most three attempts read the same character: one outside of quotes, and one inside of each kind of quotes. */
  #openingTag(at: number): number {
    let next = matchAt(TAG_NAME, this.#text, at);
    while (next >= 0) {
      const end = matchAt(TAG_END, this.#text, next);
      if (end >= 0) return end;
      next = matchAt(ATTRIBUTE, this.#text, next);
    }
    return -1;
  }

  #after(terminator: string, from: number): number {
    const found = this.#missing.has(terminator) ? -1 : this.#text.indexOf(terminator, from);
    if (found >= 0) return found + terminator.length;
    this.#missing.add(terminator);
    return -1;
  }
}

function skipBackticks(text: string, at: number): number {
  let next = at;
  while (text.charCodeAt(next) === BACKTICK) next++;
  return next;
}

/** Finds where code spans end. */
class CodeSpans {
  /** The offsets of the runs of backticks of each length, the last first. */
  readonly #runs = new Map<number, number[]>();

  constructor(text: string, from: number) {
    for (let at = text.indexOf("`", from); at >= 0;) {
      const end = skipBackticks(text, at);
      const same = this.#runs.get(end - at);
      if (same) same.push(at);
      else this.#runs.set(end - at, [at]);
      at = text.indexOf("`", end);
    }
    for (const same of this.#runs.values()) same.reverse();
  }

  /** Returns the offset of the next run of a length; -1 without one. The offsets must increase. */
  next(length: number, from: number): number {
    const same = this.#runs.get(length) ?? [];
    while (same.length > 0 && (same[same.length - 1] as number) < from) same.pop();
    return same[same.length - 1] ?? -1;
  }
}

/** Characters at which inline structure can begin. */
const INLINE = charactersIn(":\\&`<![]");

function charactersIn(characters: string): Uint8Array {
  const table = new Uint8Array(0x80);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}

/** A URI, a tag, a link, or a character reference of a colon can be in the text. */
const IS_WORTH_READING = /[:<&]|\]\(/g;

/** Reads the inline structure of a block: a paragraph, a heading, or a cell of a table. */
function readInline(block: Block, start: number, isCell: boolean, html: Scan): void {
  const { document, base, text, emit } = block;
  if (matchAt(IS_WORTH_READING, text, start) < 0) return;
  let tags: Tags | null = null;
  let spans: CodeSpans | null = null;
  // The prose that is not emitted yet, and whether it can hold a URI and escapes.
  let from = start;
  let hasColon = false;
  let hasEscape = false;
  // Whether each "[" began as "![", and the number of those "[" that a link must not contain.
  const brackets: boolean[] = [];
  let inactive = 0;

  const emitProse = (to: number, next: number): void => {
    if (hasColon) emitPart(block, from, to, PROSE, hasEscape ? "all" : "none");
    from = next;
    hasColon = hasEscape = false;
  };

  const readBackticks = (at: number): number => {
    const after = skipBackticks(text, at);
    spans ??= new CodeSpans(text, after);
    const close = spans.next(after - at, after);
    if (close < 0) return after;
    const end = close + after - at;
    emitProse(at, end);
    emitPart(block, after, close, isCell ? CELL_CODE : CODE, isCell ? "bar" : "none");
    return end;
  };

  const readTag = (at: number): number => {
    const autolink = matchAt(AUTOLINK_HERE, text, at);
    if (autolink >= 0 && matchAt(PREFIX, text, at) >= 0) {
      hasColon = true;
      return autolink;
    }
    const end = autolink < 0 ? (tags ??= new Tags(text)).endAt(at) : autolink;
    if (end < 0) return at + 1;
    emitProse(at, end);
    if (autolink >= 0) emitPart(block, at + 1, end - 1, AUTOLINK, isCell ? "bar" : "none");
    else if (/[:=]/.test(text.slice(at, end))) html(document, base + at, base + end, emit);
    return end;
  };

  const readBracketEnd = (at: number): number => {
    const isImage = brackets.pop();
    if (isImage === undefined) return at + 1;
    const isActive = isImage || brackets.length >= inactive;
    inactive = Math.min(inactive, brackets.length);
    if (!isActive || text.charCodeAt(at + 1) !== OPEN) return at + 1;
    const link = linkAt(text, at + 2);
    if (!link) return at + 1;
    emitProse(link.start, link.end);
    emitDestination(block, link);
    // A title is read as prose.
    hasColon = hasEscape = link.close > link.end + 1;
    if (!isImage) inactive = brackets.length;
    return link.close;
  };

  for (let at = start; at < text.length;) {
    const code = text.charCodeAt(at);
    if (code > DELETE || INLINE[code] === 0) at++;
    else if (code === COLON) {
      hasColon = true;
      at++;
    } else if (code === BACKSLASH) {
      hasEscape = true;
      if (text.charCodeAt(at + 1) === COLON) hasColon = true;
      at += 2;
    } else if (code === AMPERSAND) {
      hasColon = hasEscape = true;
      at++;
    } else if (code === BACKTICK) at = readBackticks(at);
    else if (code === LESS) at = readTag(at);
    else if (code === BRACKET_END) at = readBracketEnd(at);
    else {
      const isImage = code === BANG;
      if (isImage && text.charCodeAt(at + 1) !== BRACKET) at++;
      else {
        brackets.push(isImage);
        at += isImage ? 2 : 1;
      }
    }
  }
  emitProse(text.length, text.length);
}

/** Emits the destination of a link or a definition. */
function emitDestination(block: Block, { start, end }: Destination): void {
  const isLoose = block.text.charCodeAt(start - 1) !== LESS && BLANK.test(block.text.slice(start, end));
  emitPart(block, start, end, isLoose ? LOOSE_DESTINATION : DESTINATION, "all");
}

/** Reads a paragraph, which begins with its definitions. */
function readParagraph(block: Block, html: Scan): void {
  const { text } = block;
  let at = 0;
  for (;;) {
    const first = skipSpace(text, at);
    if (text.charCodeAt(first) !== BRACKET) break;
    const end = labelEnd(text, first);
    const definition = end < 0 ? null : definitionAt(text, end + 2);
    if (!definition) break;
    emitPart(block, first + 1, end, PROSE, "all");
    emitDestination(block, definition);
    emitPart(block, definition.end, definition.close, PROSE, "all");
    at = definition.close;
  }
  readInline(block, at, false, html);
}

/** The beginning of a block of HTML, and a part of the line that ends it. Without the latter, a blank line ends it. */
const HTML_BLOCKS: readonly (readonly [begin: RegExp, end: RegExp | null])[] = [
  [/<(?:script|pre|style|textarea)(?:[\s>]|$)/iy, /<\/(?:script|pre|style|textarea)>/i],
  [/<!--/y, /-->/],
  [/<\?/y, /\?>/],
  [/<![A-Za-z]/y, />/],
  [/<!\[CDATA\[/y, /\]\]>/],
  [
    new RegExp(
      "</?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|" +
        "dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|" +
        "menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|" +
        "title|tr|track|ul)(?:\\s|/?>|$)",
      "iy",
    ),
    null,
  ],
];

/** Front matter between two equal lines, and its language. */
const FRONT_MATTER: readonly (readonly [first: RegExp, last: RegExp, language: string])[] = [
  [/---[\t ]*\n(?![\t ]*\n)/y, /^(?:---|\.\.\.)[\t ]*$/gm, "yaml"],
  [/\+\+\+[\t ]*\n(?![\t ]*\n)/y, /^\+\+\+[\t ]*$/gm, "toml"],
];

/** Other documents in a document can be documents in Markdown again. This deep, they are read as text. */
const DEEPEST_DOCUMENT = 4;
/** No blank line costs more than this. */
const MOST_CONTAINERS = 32;
/** A block quote has a mark instead of an indent. */
const QUOTE_MARK = -1;

const LANGUAGE = /^[{.\s]*([\w+#-]+)/;
const FOOTNOTE = /\[\^[^\s[\]]+\]:[\t ]*/y;
/** Characters that can begin a block other than a paragraph. */
const BLOCK = charactersIn(">#`~<=-*_+|:[0123456789");

/** A block quote, or an item of a list. */
interface Container {
  /** The columns by which the lines of a list item are indented. */
  readonly indent: number;
  /** Whether an item has no text yet: then a blank line ends it. */
  isEmpty: boolean;
}

type Leaf = "none" | "paragraph" | "fence" | "indented" | "html" | "table";

/** Reads the block structure of a document, line by line. */
class Blocks {
  readonly #document: string;
  readonly #base: number;
  readonly #text: string;
  readonly #emit: Emit;
  readonly #html: Scan;
  readonly #scanCode: (language: string, code: Block) => void;

  readonly #containers: Container[] = [];
  #leaf: Leaf = "none";
  /** The ranges of the lines of the leaf. Ranges that touch are one. */
  #lines: number[] = [];
  /** Where the last line of a paragraph begins. */
  #last = 0;
  /** The fence, and the language of its code. */
  #fence = 0;
  #fenceLength = 0;
  #language = "";
  /** The text that ends a block of HTML. */
  #htmlEnd: RegExp | null = null;

  /**
   * The line that is read: where its text can begin (blanks before it do no harm), where it ends, how far it is read, and
   * the next character that is no blank.
   */
  #from = 0;
  #end = 0;
  #next = 0;
  #at = 0;
  #column = 0;
  #first = 0;
  #indent = 0;
  /** How many containers contain the line. */
  #matched = 0;

  constructor(whole: Block, html: Scan, scanCode: (language: string, code: Block) => void) {
    ({ document: this.#document, base: this.#base, text: this.#text, emit: this.#emit } = whole);
    this.#html = html;
    this.#scanCode = scanCode;
  }

  /** Reads the lines from an offset on. */
  read(from: number): void {
    const { length } = this.#text;
    for (let start = from; start < length; start = this.#next) {
      const lineFeed = this.#text.indexOf("\n", start);
      this.#end = lineFeed < 0 ? length : lineFeed;
      this.#next = lineFeed < 0 ? length : lineFeed + 1;
      this.#at = this.#from = start;
      this.#column = 0;
      this.#readLine();
    }
    this.#closeLeaf();
  }

  #readLine(): void {
    this.#matched = 0;
    for (const container of this.#containers) {
      if (!this.#enters(container)) break;
      this.#matched++;
    }
    if (this.#isInside()) {
      if (this.#leaf === "fence" || this.#leaf === "html") {
        this.#readLiteral();
        return;
      }
    } else if (this.#leaf !== "paragraph") this.#leave();
    for (;;) {
      this.#measure();
      if (this.#first >= this.#end) {
        this.#readBlank();
        return;
      }
      const code = this.#text.charCodeAt(this.#first);
      if (this.#indent >= 4 || code > DELETE || BLOCK[code] === 0) break;
      if (this.#opensContainer(code)) continue;
      if (this.#opensLeaf(code)) return;
      break;
    }
    this.#readText();
  }

  /** Returns whether the line is in all open containers. */
  #isInside(): boolean {
    return this.#matched === this.#containers.length;
  }

  /** Closes the leaf, and the containers that do not contain the line. */
  #leave(): void {
    this.#closeLeaf();
    this.#containers.length = this.#matched;
  }

  /** Finds the next character that is no blank. */
  #measure(): void {
    const text = this.#text;
    let [at, column] = [this.#at, this.#column];
    for (; ; at++) {
      const code = text.charCodeAt(at);
      if (code === SPACE) column++;
      else if (code === TAB) column += 4 - (column % 4);
      else break;
    }
    this.#first = at;
    this.#indent = column - this.#column;
  }

  /** Skips blanks. A tab can belong to the blanks only in part. */
  #skip(columns: number): void {
    const column = this.#column + columns;
    while (this.#column < column) {
      const width = this.#text.charCodeAt(this.#at) === TAB ? 4 - (this.#column % 4) : 1;
      if (this.#column + width > column) this.#column = column;
      else {
        this.#column += width;
        this.#at++;
      }
    }
  }

  /** Skips what was measured, and a mark. */
  #skipMark(length: number): void {
    this.#column += this.#indent + length;
    this.#at = this.#from = this.#first + length;
  }

  #enters(container: Container): boolean {
    this.#measure();
    if (container.indent === QUOTE_MARK) return this.#skipsQuoteMark();
    if (this.#first >= this.#end) return !container.isEmpty;
    if (this.#indent < container.indent) return false;
    this.#skip(container.indent);
    container.isEmpty = false;
    return true;
  }

  #skipsQuoteMark(): boolean {
    if (this.#indent >= 4 || this.#text.charCodeAt(this.#first) !== GREATER) return false;
    this.#skipMark(1);
    if (isBlank(this.#text.charCodeAt(this.#at))) this.#skip(1);
    this.#from = this.#at;
    return true;
  }

  /** Reads a line in fenced code or in a block of HTML. */
  #readLiteral(): void {
    this.#measure();
    if (this.#leaf === "fence") {
      let end = this.#first;
      while (this.#text.charCodeAt(end) === this.#fence) end++;
      const isClosing = this.#indent < 4 && end - this.#first >= this.#fenceLength && isLineEnd(this.#text, end);
      if (isClosing) this.#closeLeaf();
      else this.#add();
    } else if (this.#htmlEnd === null && this.#first >= this.#end) this.#closeLeaf();
    else this.#addHTML();
  }

  #addHTML(): void {
    this.#add();
    if (this.#htmlEnd?.test(this.#text.slice(this.#at, this.#end))) this.#closeLeaf();
  }

  #readBlank(): void {
    if (!this.#isInside() || this.#leaf === "paragraph" || this.#leaf === "table") this.#leave();
    if (this.#leaf === "indented") this.#add();
  }

  /** Opens a block quote, a list item or a footnote, if one begins here. */
  #opensContainer(code: number): boolean {
    if (this.#containers.length >= MOST_CONTAINERS) return false;
    if (code === GREATER) {
      this.#leave();
      this.#skipsQuoteMark();
      this.#push({ indent: QUOTE_MARK, isEmpty: false });
      return true;
    }
    if (code === BRACKET) {
      const end = matchAt(FOOTNOTE, this.#text, this.#first);
      if (end < 0) return false;
      this.#leave();
      this.#skipMark(end - this.#first);
      this.#push({ indent: 4, isEmpty: false });
      return true;
    }
    return this.#opensItem(code);
  }

  #push(container: Container): void {
    this.#containers.push(container);
    this.#matched = this.#containers.length;
  }

  #opensItem(code: number): boolean {
    const text = this.#text;
    let end = this.#first;
    if (code === HYPHEN || code === ASTERISK || code === PLUS) {
      if (code !== PLUS && this.#isThematicBreak(code)) return false;
      end++;
    } else {
      while (isDigit(text.charCodeAt(end)) && end - this.#first < 10) end++;
      const length = end - this.#first;
      if (length === 0 || length === 10 || (text.charAt(end) !== "." && text.charAt(end) !== ")")) return false;
      end++;
    }
    const isEmpty = isLineEnd(text, end);
    if (!isEmpty && !isBlank(text.charCodeAt(end))) return false;
    if (this.#leaf === "paragraph" && this.#isInside()) {
      // A number at the beginning of a line is often a part of the sentence.
      if (isEmpty || (isDigit(code) && !(end === this.#first + 2 && code === ZERO + 1))) return false;
    }
    this.#leave();
    const width = this.#indent + end - this.#first;
    this.#skipMark(end - this.#first);
    this.#measure();
    const blanks = isEmpty || this.#indent > 4 ? 1 : this.#indent;
    if (!isEmpty) this.#skip(blanks);
    this.#from = this.#at;
    this.#push({ indent: width + blanks, isEmpty });
    return true;
  }

  /** Returns whether the line holds only blanks and three or more of a character. */
  #isThematicBreak(code: number): boolean {
    let count = 0;
    for (let at = this.#first; at < this.#end; at++) {
      const each = this.#text.charCodeAt(at);
      if (each === code) count++;
      else if (each > SPACE) return false;
    }
    return count >= 3;
  }

  /** Opens a block that contains no blocks, if one begins here. Returns whether the line is read. */
  #opensLeaf(code: number): boolean {
    switch (code) {
      case HASH:
        return this.#readHeading();
      case BACKTICK:
      case TILDE:
        return this.#opensFence(code);
      case LESS:
        return this.#opensHTML();
      case EQUALS:
        return this.#readUnderline(code);
      case ASTERISK:
      case UNDERSCORE:
        return this.#readThematicBreak(code);
      case HYPHEN:
        return this.#readUnderline(code) || this.#readThematicBreak(code) || this.#opensTable();
      case BAR:
      case COLON:
        return this.#opensTable();
      default:
        return false;
    }
  }

  #readHeading(): boolean {
    let end = this.#first;
    while (this.#text.charCodeAt(end) === HASH) end++;
    const code = this.#text.charCodeAt(end);
    if (end - this.#first > 6 || (!isBlank(code) && !isLineEnd(this.#text, end))) return false;
    this.#leave();
    readInline(this.#blockOf(end, this.#end), 0, false, this.#html);
    return true;
  }

  #opensFence(code: number): boolean {
    let end = this.#first;
    while (this.#text.charCodeAt(end) === code) end++;
    const info = this.#text.slice(end, this.#end);
    if (end - this.#first < 3 || (code === BACKTICK && info.includes("`"))) return false;
    this.#leave();
    emitPart(this.#blockOf(end, this.#end), 0, info.length, PROSE, "all");
    this.#leaf = "fence";
    this.#fence = code;
    this.#fenceLength = end - this.#first;
    this.#language = LANGUAGE.exec(info)?.[1]?.toLowerCase() ?? "";
    return true;
  }

  #opensHTML(): boolean {
    const line = this.#text.slice(this.#first, this.#end);
    const known = HTML_BLOCKS.find(([begin]) => matchAt(begin, line, 0) >= 0);
    if (!known) {
      // Another tag alone on its line begins a block, too, but not within a paragraph.
      const end = this.#leaf === "paragraph" ? -1 : new Tags(line).endAt(0);
      if (end < 0 || !isLineEnd(line, end)) return false;
    }
    this.#leave();
    this.#leaf = "html";
    this.#htmlEnd = known?.[1] ?? null;
    this.#addHTML();
    return true;
  }

  /** Reads the line under a heading. */
  #readUnderline(code: number): boolean {
    if (this.#leaf !== "paragraph" || !this.#isInside()) return false;
    let end = this.#first;
    while (this.#text.charCodeAt(end) === code) end++;
    if (!isLineEnd(this.#text, end)) return false;
    this.#closeLeaf();
    return true;
  }

  #readThematicBreak(code: number): boolean {
    if (!this.#isThematicBreak(code)) return false;
    this.#leave();
    return true;
  }

  /** Reads the delimiter row of a table. The line before it is the header row. */
  #opensTable(): boolean {
    if (this.#leaf !== "paragraph" || !this.#isInside()) return false;
    const [header, row] = [this.#last, this.#lines[this.#lines.length - 1] as number];
    const columns = delimiterCells(this.#text.slice(this.#first, this.#end));
    if (columns === 0 || columns !== cellsOf(this.#text, header, row).length / 2) return false;
    // The header row is the last line of the paragraph.
    this.#lines[this.#lines.length - 1] = header;
    this.#closeLeaf();
    this.#readRow(header, row);
    this.#leaf = "table";
    return true;
  }

  #readRow(from: number, to: number): void {
    const cells = cellsOf(this.#text, from, to);
    for (let index = 0; index < cells.length; index += 2) {
      readInline(this.#blockOf(cells[index] as number, cells[index + 1] as number), 0, true, this.#html);
    }
  }

  /** Reads a line that begins no block: text or indented code. */
  #readText(): void {
    if (this.#leaf === "table" && this.#indent < 4) {
      this.#readRow(this.#first, this.#end);
      return;
    }
    if (this.#leaf !== "paragraph") {
      const leaf = this.#indent >= 4 ? "indented" : "paragraph";
      if (this.#leaf !== leaf) this.#leave();
      this.#leaf = leaf;
    }
    this.#last = this.#from;
    this.#add();
  }

  #add(): void {
    const lines = this.#lines;
    if (lines[lines.length - 1] === this.#from) lines[lines.length - 1] = this.#next;
    else lines.push(this.#from, this.#next);
  }

  #closeLeaf(): void {
    const [leaf, lines] = [this.#leaf, this.#lines];
    this.#leaf = "none";
    if (lines.length === 0) return;
    this.#lines = [];
    this.#joined(lines, (block) => {
      if (leaf === "paragraph") readParagraph(block, this.#html);
      else if (leaf === "fence") this.#scanCode(this.#language, block);
      else if (leaf === "html") this.#html(block.document, block.base, block.base + block.text.length, block.emit);
      else emitPart(block, 0, block.text.length, CODE, "none");
    });
  }

  #blockOf(from: number, to: number): Block {
    return {
      document: this.#document,
      base: this.#base + from,
      text: this.#text.slice(from, to),
      emit: this.#emit,
    };
  }

  /** Joins lines to a block. */
  #joined(lines: readonly number[], read: (block: Block) => void): void {
    if (lines.length === 2) {
      read(this.#blockOf(lines[0] as number, lines[1] as number));
      return;
    }
    const joined = new Decoded(this.#document);
    for (let index = 0; index < lines.length; index += 2) {
      const [from, to] = [lines[index] as number, lines[index + 1] as number];
      joined.raw(this.#base + from, this.#base + to);
    }
    joined.emit(METADATA, ({ text, spanOf }) => {
      read({ document: text, base: 0, text: withLineFeeds(text), emit: placed(spanOf, this.#emit) });
    });
  }
}

/** Replaces other line breaks by line feeds, and keeps the offsets. */
function withLineFeeds(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n/g, " \n").replace(/\r/g, "\n") : text;
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

const DELIMITER_CELL = /[\t ]*:?-+:?[\t ]*(?:\||$)/y;

/** Returns the number of cells of a delimiter row of a table; 0 for any other line. */
function delimiterCells(line: string): number {
  // A line without these is the line under a heading.
  if (!line.includes("|") && !line.includes(":")) return 0;
  let cells = 0;
  let at = line.charCodeAt(0) === BAR ? 1 : 0;
  while (!isLineEnd(line, at)) {
    const end = matchAt(DELIMITER_CELL, line, at);
    if (end < 0) return 0;
    cells++;
    at = end;
  }
  return cells;
}

/** Returns the ranges of the cells of a row of a table. */
function cellsOf(text: string, from: number, to: number): readonly number[] {
  const cells: number[] = [];
  let start = skipBlanks(text, from);
  if (text.charCodeAt(start) === BAR) start++;
  for (let at = start; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === BAR) {
      cells.push(start, at);
      start = at + 1;
    } else if (code === BACKSLASH && at + 1 < to) at++;
  }
  if (!isLineEnd(text, start)) cells.push(start, to);
  return cells;
}

/**
 * Returns a scanner for Markdown.
 *
 * @param scanOf returns the scanner for the language of code or front matter; `null` without one
 * @param html the scanner for HTML
 */
export function markdown(scanOf: (language: string) => Scan | null, html: Scan): Scan {
  let depth = 0;

  /** Scans another document in the document. */
  const scanOther = (language: string, { document, base, text, emit }: Block, place: Place): void => {
    const scan = depth < DEEPEST_DOCUMENT ? scanOf(language) : null;
    if (!scan) {
      if (text.includes(":")) emitRange(document, base, base + text.length, place, emit);
      return;
    }
    depth++;
    try {
      scan(document, base, base + text.length, (piece) => {
        emit(place.isCode ? { ...piece, isCode: true } : piece);
      });
    } finally {
      depth--;
    }
  };

  return (document, start, end, emit) => {
    const text = withLineFeeds(document.slice(start, end));
    const begin = text.startsWith("\uFEFF") ? 1 : 0;
    let at = begin;
    for (const [first, last, language] of FRONT_MATTER) {
      const from = matchAt(first, text, begin);
      if (from < 0) continue;
      last.lastIndex = from;
      const found = last.exec(text);
      if (!found) continue;
      scanOther(language, { document, base: start + from, text: text.slice(from, found.index), emit }, METADATA);
      at = found.index + found[0].length;
    }
    new Blocks({ document, base: start, text, emit }, html, (language, code) => {
      if (language === "") emitPart(code, 0, code.text.length, CODE, "none");
      else scanOther(language, code, CODE);
    }).read(at);
  };
}
