/**
 * Divides YAML (version 1.2.2) into scalars and comments.
 *
 * @module
 */
import { addEscaped } from "./escapes.js";
import { Decoded, type Emit, type Place, type Scan } from "./piece.js";
import {
  codeAt,
  ESCAPED_STRING,
  isBlank,
  isBreak,
  lineEnd,
  nextLine,
  Ranges,
  skipBlanks,
  STRING,
  TEXT,
  trimmedEnd,
} from "./lines.js";
import { Names } from "./names.js";

const [QUOTE, HASH, PERCENT, AMPERSAND, APOSTROPHE, ASTERISK] = [0x22, 0x23, 0x25, 0x26, 0x27, 0x2a];
const [EXCLAMATION, PLUS, COMMA, DASH, PERIOD, ZERO, NINE, COLON] = [0x21, 0x2b, 0x2c, 0x2d, 0x2e, 0x30, 0x39, 0x3a];
const [LESS, GREATER, QUESTION, AT, BACKSLASH, BACKTICK] = [0x3c, 0x3e, 0x3f, 0x40, 0x5c, 0x60];
const [OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, BAR, CLOSE_BRACE] = [0x5b, 0x5d, 0x7b, 0x7c, 0x7d];
const BYTE_ORDER_MARK = 0xfeff;

const SINGLE_QUOTED: Place = { kind: "string", write: (text) => text.replaceAll("'", "''") };

/** Divides a stream of YAML documents. It does not expand templates, such as those of Helm or Jinja. */
export const yaml: Scan = (document, start, end, emit) => {
  new Stream(document.slice(0, end), start, emit).scan(start);
};

class Stream {
  readonly #text: string;
  readonly #ranges: Ranges;
  readonly #names: Names;
  /** The column of the last key or indicator in a block. More indented lines belong to its value. */
  #parent = -1;
  /** The number of open flow collections. */
  #depth = 0;
  /** Whether more indented lines continue a plain scalar. */
  #isPlain = false;

  constructor(text: string, start: number, emit: Emit) {
    this.#text = text;
    this.#ranges = new Ranges(text, emit);
    this.#names = new Names(text, start);
  }

  scan(start: number): void {
    const text = this.#text;
    let at = codeAt(text, start) === BYTE_ORDER_MARK ? start + 1 : start;
    while (at < text.length) at = this.#line(at) + 1;
  }

  /** Reads a line, or more if its scalar is longer. Returns the offset of the line break after it. */
  #line(line: number): number {
    const text = this.#text;
    const from = skipBlanks(text, line);
    const code = codeAt(text, from);
    if (isBreak(code)) return from;
    if (code === HASH) return this.#comment(from);
    const column = from - line;
    if (column === 0) {
      if (code === PERCENT) return this.#rest(from);
      if (isMarker(text, from)) {
        this.#parent = -1;
        this.#depth = 0;
        this.#isPlain = false;
        return this.#nodes(from + 3, line);
      }
    }
    if (this.#depth > 0) {
      const isInside = column > this.#parent || isClosing(code) || code === COMMA || isTemplate(text, from);
      if (isInside) {
        const at = this.#flow(from);
        return this.#depth > 0 ? at : isAfterNode(text, at) ? this.#nodes(at, line) : this.#rest(at);
      }
      // Its end is missing.
      this.#depth = 0;
    }
    const isContinuation = this.#isPlain && column > this.#parent;
    if (isContinuation || isTemplate(text, from)) {
      const end = plainEnd(text, from);
      // A key begins something new. A template alone, such as `{{- end }}`, changes nothing.
      if (codeAt(text, end) !== COLON) {
        this.#ranges.trimmed(from, end, TEXT);
        return codeAt(text, end) === HASH ? this.#comment(end) : end;
      }
    }
    return this.#nodes(from, line);
  }

  /** Emits the rest of a line that is not understood. Returns its end. */
  #rest(from: number): number {
    const end = lineEnd(this.#text, from);
    this.#ranges.trimmed(from, end, TEXT);
    return end;
  }

  /** Emits a comment. Returns its end. */
  #comment(from: number): number {
    this.#isPlain = false;
    return this.#rest(from + 1);
  }

  /**
   * Reads the nodes of a block up to the end of a line, or of its last scalar.
   *
   * @param from where the first one begins
   * @param line where the line begins
   * @returns the end
   */
  #nodes(from: number, line: number): number {
    const text = this.#text;
    this.#isPlain = false;
    /** Whether a key is directly before. */
    let isValue = false;
    /** Where the current node begins, with its properties, or -1. */
    let node = -1;
    for (let at = from; ;) {
      at = skipBlanks(text, at);
      const code = codeAt(text, at);
      if (isBreak(code)) return at;
      if (code === HASH) return this.#comment(at);
      if ((code === COLON || code === DASH || code === QUESTION) && isSpace(codeAt(text, at + 1))) {
        isValue = node >= 0 && code === COLON;
        this.#parent = (isValue ? node : at) - line;
        node = -1;
        at++;
        continue;
      }
      if (node < 0) node = at;
      if (isProperty(code)) {
        at = this.#property(at, false);
        continue;
      }
      if (code === QUOTE || code === APOSTROPHE) {
        const after = this.#quoted(at, code);
        if (after < 0) return this.#rest(at);
        at = after;
      } else if ((code === OPEN_BRACKET || code === OPEN_BRACE) && !isTemplate(text, at)) {
        this.#depth = 1;
        at = this.#flow(at + 1);
        if (this.#depth > 0) return at;
      } else {
        const content = code === BAR || code === GREATER ? headerEnd(text, at) : -1;
        if (content >= 0) return this.#block(content);
        const end = plainEnd(text, at);
        if (codeAt(text, end) !== COLON) return this.#plain(at, end);
        // A value cannot have a key in its line.
        if (isValue) return this.#rest(at);
        this.#ranges.trimmed(at, end, STRING);
        at = end;
        continue;
      }
      if (!isAfterNode(text, at)) return this.#rest(at);
    }
  }

  /** Emits the line of a plain scalar, and the comment after it. Returns the end of the line. */
  #plain(from: number, end: number): number {
    const text = this.#text;
    if (this.#ranges.hasColon(from, end)) {
      const isText = NOT_FIRST.has(text.charCodeAt(from)) || this.#isContinued(end);
      this.#ranges.trimmed(from, end, isText ? TEXT : this.#names.placeOf(from, end, STRING));
    }
    if (codeAt(text, end) === HASH) return this.#comment(end);
    this.#isPlain = true;
    return end;
  }

  /** Whether the next line continues a plain scalar. */
  #isContinued(end: number): boolean {
    const text = this.#text;
    if (codeAt(text, end) === HASH) return false;
    const line = nextLine(text, end);
    return this.#isDeeper(line) && codeAt(text, skipBlanks(text, line)) !== HASH;
  }

  /**
   * Emits a block scalar, and the comment before it. Returns its end.
   *
   * @param from the end of its header
   */
  #block(from: number): number {
    const text = this.#text;
    const end = lineEnd(text, from);
    this.#ranges.trimmed(skipBlanks(text, from) + 1, end, TEXT);
    const first = nextLine(text, end);
    let last = end;
    for (let line = first; line < text.length;) {
      const at = skipBlanks(text, line);
      if (isBreak(codeAt(text, at))) {
        line = nextLine(text, at);
        continue;
      }
      if (!this.#isDeeper(line)) break;
      last = lineEnd(text, at);
      line = nextLine(text, last);
    }
    this.#ranges.trimmed(first, last, TEXT);
    return last;
  }

  /** Whether a line with text belongs to a scalar that began before. */
  #isDeeper(line: number): boolean {
    const text = this.#text;
    const from = skipBlanks(text, line);
    return !isBreak(codeAt(text, from)) && from - line > this.#parent && !(from === line && isMarker(text, from));
  }

  /** Reads an anchor, an alias or a tag. Returns its end. */
  #property(from: number, isFlow: boolean): number {
    const text = this.#text;
    const isVerbatim = codeAt(text, from) === EXCLAMATION && codeAt(text, from + 1) === LESS;
    let at = from + 1;
    for (; ; at++) {
      const code = codeAt(text, at);
      if (isSpace(code) || (isFlow && !isVerbatim && isFlowIndicator(code))) break;
      if (isVerbatim && code === GREATER) {
        at++;
        break;
      }
    }
    this.#ranges.exact(from, at, TEXT);
    return at;
  }

  /** Reads flow collections up to the end of the outermost one or of the line. Returns where it stopped. */
  #flow(from: number): number {
    const text = this.#text;
    // What continues a plain scalar can begin with a quote.
    let at = this.#isPlain ? this.#plainInFlow(from, TEXT) : from;
    while (this.#depth > 0) {
      at = skipBlanks(text, at);
      const code = codeAt(text, at);
      if (isBreak(code)) return at;
      if (code === HASH && isBlank(text.charCodeAt(at - 1))) return this.#comment(at);
      if (code === QUOTE || code === APOSTROPHE) {
        const after = this.#quoted(at, code);
        if (after < 0) return this.#rest(at);
        at = afterColon(text, after);
      } else if (isClosing(code)) {
        this.#depth--;
        at++;
        if (this.#depth > 0) at = afterColon(text, at);
      } else if ((code === OPEN_BRACKET || code === OPEN_BRACE) && !isTemplate(text, at)) {
        this.#depth++;
        at++;
      } else if (code === COMMA || ((code === COLON || code === QUESTION) && endsInFlow(codeAt(text, at + 1)))) {
        at++;
      } else if (isProperty(code)) {
        at = this.#property(at, true);
      } else {
        at = this.#plainInFlow(at, STRING);
      }
    }
    return at;
  }

  /** Emits the line of a plain scalar in a flow collection. Returns its end. */
  #plainInFlow(from: number, place: Place): number {
    const end = plainEndInFlow(this.#text, from);
    if (this.#ranges.hasColon(from, end)) this.#ranges.trimmed(from, end, this.#names.placeOf(from, end, place));
    this.#isPlain = isBreak(codeAt(this.#text, end));
    return end;
  }

  /** Emits a quoted scalar. Returns the offset after it, or -1 if its end is missing. */
  #quoted(open: number, quote: number): number {
    const text = this.#text;
    let isExact = true;
    for (let at = open + 1; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === quote) {
        if (code === QUOTE || codeAt(text, at + 1) !== APOSTROPHE) {
          const hasColon = !isExact || this.#ranges.hasColon(open + 1, at);
          if (!hasColon) return at + 1;
          const place = this.#names.placeOf(open + 1, at, quote === QUOTE ? ESCAPED_STRING : SINGLE_QUOTED);
          if (isExact) this.#ranges.exact(open + 1, at, place);
          else this.#ranges.decoded(quotedText(text, open + 1, at, quote), place);
          return at + 1;
        }
        isExact = false;
        at++;
      } else if (code === BACKSLASH && quote === QUOTE) {
        isExact = false;
        if (!isBreak(codeAt(text, at + 1))) at++;
      } else if (isBreak(code)) {
        isExact = false;
        let line = nextLine(text, at);
        while (line < text.length && isBreak(codeAt(text, skipBlanks(text, line)))) {
          line = nextLine(text, skipBlanks(text, line));
        }
        if (!this.#isDeeper(line)) return -1;
        at = skipBlanks(text, line) - 1;
      }
    }
    return -1;
  }
}

/** Characters with which no plain scalar can begin, and that are nothing else there. */
const NOT_FIRST: ReadonlySet<number> = new Set([
  AT,
  BACKTICK,
  PERCENT,
  COMMA,
  CLOSE_BRACKET,
  CLOSE_BRACE,
  OPEN_BRACE,
  BAR,
  GREATER,
]);

function isSpace(code: number): boolean {
  return isBlank(code) || isBreak(code);
}

function isClosing(code: number): boolean {
  return code === CLOSE_BRACKET || code === CLOSE_BRACE;
}

function isFlowIndicator(code: number): boolean {
  return code === COMMA || code === OPEN_BRACKET || code === OPEN_BRACE || isClosing(code);
}

/** Whether a colon before a character follows a key in a flow collection. */
function endsInFlow(code: number): boolean {
  return isSpace(code) || isFlowIndicator(code);
}

/** Whether an anchor, an alias or a tag begins. */
function isProperty(code: number): boolean {
  return code === AMPERSAND || code === ASTERISK || code === EXCLAMATION;
}

/** Whether a line begins or ends a document. */
function isMarker(text: string, at: number): boolean {
  const code = codeAt(text, at);
  return (
    (code === DASH || code === PERIOD) &&
    codeAt(text, at + 1) === code &&
    codeAt(text, at + 2) === code &&
    isSpace(codeAt(text, at + 3))
  );
}

/** Whether a template of Helm or Jinja begins, rather than a mapping. */
function isTemplate(text: string, at: number): boolean {
  if (codeAt(text, at) !== OPEN_BRACE) return false;
  const next = codeAt(text, at + 1);
  return next === OPEN_BRACE || next === PERCENT || next === HASH;
}

/** Whether a node of a block can end at an offset. */
function isAfterNode(text: string, at: number): boolean {
  const next = skipBlanks(text, at);
  const code = codeAt(text, next);
  return code === HASH ? next > at : code === COLON ? isSpace(codeAt(text, next + 1)) : isBreak(code);
}

/** Returns the offset after the header of a block scalar, or -1 if no header begins there. */
function headerEnd(text: string, from: number): number {
  let at = from + 1;
  for (; ; at++) {
    const code = codeAt(text, at);
    if (code !== PLUS && code !== DASH && !(code >= ZERO && code <= NINE)) break;
  }
  const next = skipBlanks(text, at);
  const code = codeAt(text, next);
  return isBreak(code) || (code === HASH && next > at) ? at : -1;
}

/** Returns the offset after the colon that can follow a quoted key directly. */
function afterColon(text: string, from: number): number {
  const at = skipBlanks(text, from);
  return codeAt(text, at) === COLON ? at + 1 : from;
}

/** Returns the offset of what ends a plain scalar in its line: a colon, the `#` of a comment, or the line break. */
function plainEnd(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === COLON) {
      if (isSpace(codeAt(text, at + 1))) break;
    } else if (code === HASH) {
      if (at > from && isBlank(text.charCodeAt(at - 1))) break;
    } else if (isBreak(code)) break;
  }
  return at;
}

/** Returns the same in a flow collection. Brackets inside of the scalar belong to a template or to an address. */
function plainEndInFlow(text: string, from: number): number {
  let open = 0;
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isBreak(code) || (code === HASH && at > from && isBlank(text.charCodeAt(at - 1)))) break;
    if (code === OPEN_BRACKET || code === OPEN_BRACE) open++;
    else if (open > 0) {
      if (isClosing(code)) open--;
    } else if (isClosing(code) || code === COMMA) break;
    else if (code === COLON && endsInFlow(codeAt(text, at + 1)) && !isTemplate(text, at + 1)) break;
  }
  return at;
}

/** Decodes a quoted scalar: its escapes, and its line breaks, which are folded. */
function quotedText(text: string, start: number, end: number, quote: number): Decoded {
  const decoded = new Decoded(text);
  const add = (from: number, to: number): void => {
    if (quote === QUOTE) addEscaped(decoded, text, from, to);
    else decoded.raw(from, to);
  };
  let from = start;
  /** Adds the line before an offset, and joins it with the next line. */
  const fold = (to: number, lineBreak: number, space: string): void => {
    add(from, to);
    from = lineBreak;
    let breaks = 0;
    for (; from < end && isBreak(text.charCodeAt(from)); breaks++) from = skipBlanks(text, nextLine(text, from));
    decoded.escape(breaks > 1 ? "\n".repeat(breaks - 1) : space, to, from);
  };
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH && quote === QUOTE) {
      // The string is closed, so there is a character.
      const next = text.charCodeAt(at + 1);
      const meaning = ESCAPES.get(next);
      if (isBreak(next)) {
        fold(at, at + 1, "");
        at = from - 1;
      } else {
        if (meaning !== undefined) {
          add(from, at);
          decoded.escape(meaning, at, at + 2);
          from = at + 2;
        }
        at++;
      }
    } else if (code === APOSTROPHE && quote === APOSTROPHE) {
      // Two of them stand for one.
      decoded.raw(from, at);
      decoded.escape("'", at, at + 2);
      from = at + 2;
      at++;
    } else if (isBreak(code)) {
      fold(trimmedEnd(text, from, at), at, " ");
      at = from - 1;
    }
  }
  add(from, end);
  return decoded;
}

/** The escapes that only YAML has. */
const ESCAPES: ReadonlyMap<number, string> = new Map(
  Object.entries({ " ": " ", "\t": "\t", a: "\x07", e: "\x1b", N: "\x85", _: "\xa0", L: "\u2028", P: "\u2029" }).map(
    ([letter, meaning]) => [letter.charCodeAt(0), meaning],
  ),
);
