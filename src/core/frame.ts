/**
 * Draws a string for a terminal and underlines a part of it.
 *
 * @module
 */
import { aFunction, anything, aNumber, assertString, readList, readOptions, readSpan } from "./arguments.js";
import type { Span } from "./parts.js";

/** The default width of a frame, in columns. */
export const WIDTH = 72;

/** The narrowest frame: two ellipses with a wide character between them. */
const NARROWEST = 4;

const ELLIPSIS = "\u2026";

/** The options of `codeFrame`. */
export interface FrameOptions {
  /** Formats the marked text, for instance in colour. By default the text is not changed. */
  readonly mark?: ((text: string) => string) | undefined;
  /** The maximum width in terminal columns. The default is 72, the minimum is 4. */
  readonly width?: number | undefined;
  /**
   * Further spans to mark if the frame shows them, in the order of the input and after the first span. Empty spans and
   * spans that overlap the one before them are not marked.
   */
  readonly also?: readonly Span[] | undefined;
}

/**
 * Draws the input and underlines a span of it. A long input is cut on both sides of the span, and an ellipsis replaces
 * the omitted text. Only the characters near the span are read.
 *
 * The carets are aligned in a terminal: a wide character, such as an ideograph or an emoji, takes two columns.
 * Invisible characters are replaced: a control character by its control picture, a blank by U+2423 for each column, any
 * other by U+FFFD. ASCII spaces stay.
 *
 * @param input the string that the diagnostic is about
 * @param span the span to underline, such as a diagnostic: offsets in UTF-16 code units. An empty span gets one caret.
 * @param options the width, the format of the marks and further spans
 * @returns two lines: the input and the carets below it
 * @throws {TypeError} if an argument or an option has the wrong type, or `mark` does not return a string
 * @throws {RangeError} if a span is not inside the input, or if the width is not a number
 *
 * @example
 * import { codeFrame } from "uri-grammar";
 *
 * codeFrame("http://a:8x/", { start: 10, end: 11 }); // => "http://a:8x/\n          ^"
 * codeFrame("http://example.com/a b", { start: 20, end: 21 }, { width: 12 }); // => "…ple.com/a b\n          ^"
 */
export function codeFrame(input: string, span: Span, options?: FrameOptions): string {
  assertString(input);
  const { length } = input;
  const { start: from, end: to } = wholeCharacters(input, readSpan(span, "span", length));
  const { mark: format = asItIs, width = WIDTH, also: others = [] } = readOptions<FrameOptions>(options, CHECKS);
  const also = readList(others, "The option 'also'", anything).map((other) => readSpan(other, "span", length));
  const room = Math.max(width, NARROWEST);
  const mark = (text: string): string => {
    const marked = format(text);
    assertString(marked, "The result of 'mark'");
    return marked;
  };

  const ellipses = (from > 0 ? 1 : 0) + (to < length ? 1 : 0);
  let culprit = draw(input, from, to, room - ellipses);
  const cut = culprit.at < to;
  // The span is cut off and followed by an ellipsis, so the text after the span is not drawn.
  if (cut) culprit = draw(input, from, to, room - (from > 0 ? 2 : 1));
  const carets = Math.max(culprit.columns, 1);
  // The caret of an empty span is drawn under the following character, if there is one.
  const free = room - (from === length ? carets : culprit.columns);
  const needed = cut ? 1 : draw(input, to, length, free).columns;
  const left = fold(input, from, 0, Math.max(Math.floor(free / 2), free - needed));
  const dots = left.at > 0 ? ELLIPSIS : "";
  const before = { text: dots + left.text, columns: left.columns + dots.length };
  const after = cut ? { text: ELLIPSIS, marks: [] } : marked(input, to, free - before.columns, also, mark);
  let under = " ".repeat(before.columns) + mark("^".repeat(carets));
  let done = carets;
  for (const { from: first, to: last } of after.marks) {
    const [start, end] = [culprit.columns + first, culprit.columns + last];
    under += " ".repeat(Math.max(start - done, 0)) + mark("^".repeat(end - Math.max(start, done)));
    done = end;
  }
  return `${before.text}${mark(culprit.text)}${after.text}\n${under}`;
}

const CHECKS = {
  mark: aFunction,
  width(value: unknown, what: string): void {
    aNumber(value, what);
    if (Number.isNaN(value)) throw new RangeError(`${what} must not be NaN.`);
  },
  also: anything,
};

const asItIs = (text: string): string => text;

/** A line with marked parts. */
interface Marked {
  readonly text: string;
  /** The columns of the marked parts. */
  readonly marks: readonly { readonly from: number; readonly to: number }[];
}

/** Draws the text after an offset and marks spans of it. */
function marked(
  input: string,
  offset: number,
  room: number,
  spans: readonly Span[],
  mark: NonNullable<FrameOptions["mark"]>,
): Marked {
  const folded = fold(input, offset, input.length, room);
  const marks: { from: number; to: number }[] = [];
  let [text, column, at] = ["", 0, offset];
  const drawTo = (end: number): string => {
    const drawn = draw(input, at, end, room);
    column += drawn.columns;
    at = end;
    return drawn.text;
  };
  for (const span of spans) {
    const { start, end } = wholeCharacters(input, span);
    if (start >= folded.at) break;
    if (start < at || end === start) continue;
    text += drawTo(start);
    const from = column;
    text += mark(drawTo(Math.min(end, folded.at)));
    marks.push({ from, to: column });
  }
  text += drawTo(folded.at) + (folded.at < input.length ? ELLIPSIS : "");
  return { text, marks };
}

/** A character as it is drawn. */
export interface Glyph {
  readonly text: string;
  /** The width of the text in columns. */
  readonly columns: number;
}

/** A drawn part of the input. */
export interface Drawing extends Glyph {
  /** The offset where the drawing stopped because the next character does not fit. */
  readonly at: number;
}

/**
 * Draws the characters between two offsets, as many as fit.
 *
 * @param from the first offset
 * @param to the last offset; if it is smaller than `from`, characters are taken backwards
 * @param room the number of columns available
 * @param glyph draws one character
 */
export function draw(
  input: string,
  from: number,
  to: number,
  room: number,
  glyph: (character: string) => Glyph = glyphOf,
): Drawing {
  // Stryker disable next-line EqualityOperator: Nothing is drawn between equal offsets.
  const backwards = to < from;
  let at = from;
  let text = "";
  let columns = 0;
  while (at !== to) {
    const next = backwards ? at - (isInPair(input, at - 1) ? 2 : 1) : at + (isInPair(input, at + 1) ? 2 : 1);
    const drawn = glyph(backwards ? input.slice(next, at) : input.slice(at, next));
    if (columns + drawn.columns > room) break;
    text = backwards ? drawn.text + text : text + drawn.text;
    columns += drawn.columns;
    at = next;
  }
  return { text, columns, at };
}

/** Draws the characters between two offsets. If they do not fit, one column is left for an ellipsis. */
function fold(input: string, from: number, to: number, room: number): Drawing {
  const whole = draw(input, from, to, room);
  return whole.at === to ? whole : draw(input, from, to, room - 1);
}

/** Extends a span to whole surrogate pairs. */
function wholeCharacters(input: string, { start, end }: Span): Span {
  return { start: isInPair(input, start) ? start - 1 : start, end: isInPair(input, end) ? end + 1 : end };
}

/** Returns whether an offset is between the two halves of a surrogate pair. */
function isInPair(input: string, at: number): boolean {
  return (input.codePointAt(at - 1) ?? 0) > 0xffff;
}

const DELETE = 0x7f;

/** Blanks, including those outside the category Zs: the Hangul fillers and the blank Braille pattern. */
const BLANK = /[\p{Zs}\u115F\u1160\u2800\u3164\uFFA0]/u;

/**
 * Characters without a glyph, or with one that combines with its neighbour: for example combining marks, medial vowels
 * and final consonants of Hangul, and emoji skin tone modifiers.
 */
const HIDDEN = /[\p{C}\p{M}\p{Zl}\p{Zp}\u1161-\u11FF\uD7B0-\uD7FF\p{Emoji_Modifier}]/u;

/** Draws a character so that it is visible. */
function glyphOf(character: string): Glyph {
  const code = character.charCodeAt(0);
  if (code < 0x20) return narrow(String.fromCharCode(0x2400 + code));
  if (code < DELETE) return narrow(character);
  if (code === DELETE) return narrow("\u2421");
  const columns = columnsOf(character);
  if (BLANK.test(character)) return { text: "\u2423".repeat(columns), columns };
  return HIDDEN.test(character) ? narrow("\uFFFD") : { text: character, columns };
}

function narrow(text: string): Glyph {
  return { text, columns: 1 };
}

/**
 * The characters of width W or F in Unicode Standard Annex #11. A flag consists of two characters of one column each.
 */
const WIDE =
  /(?!\p{RI})[\u1100-\u115F\u2329\u232A\u2630-\u2637\u268A-\u268F\u2E80-\u303E\u3041-\u3247\u3250-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{1D300}-\u{1D376}\u{1F200}-\u{1F265}\u{20000}-\u{3FFFD}\p{Emoji_Presentation}]/u;

/** Returns the number of columns of a visible character: one or two. */
export function columnsOf(character: string): 1 | 2 {
  return WIDE.test(character) ? 2 : 1;
}
