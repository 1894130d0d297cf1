/**
 * Drawing a string in the columns of a terminal, with a mark under a stretch of it.
 *
 * @module
 */
import type { Span } from "./parts.js";

/** How wide a frame is if nothing else is asked for, in columns. */
export const WIDTH = 72;

/** The narrowest frame: two ellipses, and a wide character between them. */
const NARROWEST = 4;

const ELLIPSIS = "\u2026";

/** The options of `codeFrame`. */
export interface FrameOptions {
  /** Writes the marked stretch, for instance in colour. By default it stays the same. */
  readonly mark?: (text: string) => string;
  /** How wide the frame may be, in columns of a terminal. The default is 72, and the least is 4. */
  readonly width?: number | undefined;
  /**
   * Further stretches to mark, as far as the frame shows them, in the order of the input, after the first one. A stretch
   * that is empty, or that overlaps the one before it, is not marked.
   */
  readonly also?: readonly Span[];
}

/**
 * Draws the input with a mark under a stretch of it. A long input is folded around the stretch, with an ellipsis where
 * something is left out. Only the characters near the stretch are looked at.
 *
 * The mark stands under the stretch on a terminal: a wide character, such as an ideograph or an emoji, takes two columns.
 * A character that cannot be seen is drawn as another character: a control as its picture, a blank as U+2423 for each of
 * its columns, anything else as U+FFFD. The space of ASCII stays.
 *
 * @param input the string that the diagnostic is about
 * @param span the stretch to mark, such as a diagnostic: offsets in UTF-16 code units. An empty one is marked by a
 *   single caret.
 * @param options how wide the frame may be, how the mark is written, and what else to mark
 * @returns two lines: the input, and the carets under it
 *
 * @example
 * import { codeFrame } from "uri-grammar";
 *
 * codeFrame("http://a:8x/", { start: 10, end: 11 }); // => "http://a:8x/\n          ^"
 * codeFrame("http://example.com/a b", { start: 20, end: 21 }, { width: 12 }); // => "…ple.com/a b\n          ^"
 */
export function codeFrame(
  input: string,
  span: Span,
  { mark = (text: string): string => text, width = WIDTH, also = [] }: FrameOptions = {},
): string {
  const { length } = input;
  const room = Math.max(width, NARROWEST);
  const { start: from, end: to } = wholeCharacters(input, span);

  const ellipses = (from > 0 ? 1 : 0) + (to < length ? 1 : 0);
  let culprit = draw(input, from, to, room - ellipses);
  const cut = culprit.at < to;
  // An ellipsis follows in place of the rest of the culprit, so nothing that stands behind that.
  if (cut) culprit = draw(input, from, to, room - (from > 0 ? 2 : 1));
  const carets = Math.max(culprit.columns, 1);
  // The caret under an empty culprit stands under the character that follows, if there is one.
  const free = room - (from === length ? carets : culprit.columns);
  const needed = cut ? 1 : columnsFor(input, to, length, free);
  const before = fold(input, from, 0, Math.max(Math.floor(free / 2), free - needed));
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

/** A line with stretches of it marked. */
interface Marked {
  readonly text: string;
  /** The columns that the stretches take. */
  readonly marks: readonly { readonly from: number; readonly to: number }[];
}

/** Draws what follows an offset, with stretches of it marked. */
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

/** How a character is drawn. */
export interface Glyph {
  readonly text: string;
  /** How many columns the text takes. */
  readonly columns: number;
}

/** A stretch as it is drawn. */
export interface Drawing extends Glyph {
  /** The offset at which the drawing ends, as the next character has no room. */
  readonly at: number;
}

/**
 * Draws the characters of a stretch, as many as there is room for.
 *
 * @param from the offset to begin at
 * @param to the offset to end at; if it is the lower one, characters are taken backwards
 * @param room how many columns there are
 * @param glyph draws a character
 */
export function draw(
  input: string,
  from: number,
  to: number,
  room: number,
  glyph: (character: string) => Glyph = glyphOf,
): Drawing {
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

/** Draws a stretch with an ellipsis in place of what there is no room for. */
function fold(input: string, from: number, to: number, room: number): Drawing {
  const whole = draw(input, from, to, room);
  if (whole.at === to) return whole;
  const { text, columns, at } = draw(input, from, to, room - 1);
  return { text: to < from ? ELLIPSIS + text : text + ELLIPSIS, columns: columns + 1, at };
}

/** How many columns a stretch takes: infinitely many if there is no room for it. */
function columnsFor(input: string, from: number, to: number, room: number): number {
  const { columns, at } = draw(input, from, to, room);
  return at === to ? columns : Infinity;
}

/** The stretch within the input, with the other half of each surrogate pair that it has one half of. */
function wholeCharacters(input: string, span: Span): Span {
  const start = Math.min(Math.max(span.start, 0), input.length);
  const end = Math.min(Math.max(span.end, start), input.length);
  return { start: isInPair(input, start) ? start - 1 : start, end: isInPair(input, end) ? end + 1 : end };
}

/** Whether an offset stands between the two halves of a surrogate pair. */
function isInPair(input: string, at: number): boolean {
  return (input.codePointAt(at - 1) ?? 0) > 0xffff;
}

const DELETE = 0x7f;

/** Blanks that are not white space by their category: fillers of Hangul, and the Braille pattern without dots. */
const BLANK = /[\p{Zs}\u115F\u1160\u2800\u3164\uFFA0]/u;

/**
 * Has no glyph, or one that joins the glyph next to it: such as a combining mark, a vowel or a final consonant of
 * Hangul, and the tone of an emoji's skin.
 */
const HIDDEN = /[\p{C}\p{M}\p{Zl}\p{Zp}\u1161-\u11FF\uD7B0-\uD7FF\p{Emoji_Modifier}]/u;

/** How a character is drawn so that it can be seen. */
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

/** The characters of the widths W and F of Unicode Standard Annex #11. A flag is two halves of one column each. */
const WIDE =
  /(?!\p{RI})[\u1100-\u115F\u2329\u232A\u2630-\u2637\u268A-\u268F\u2E80-\u303E\u3041-\u3247\u3250-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{1D300}-\u{1D376}\u{1F200}-\u{1F265}\u{20000}-\u{3FFFD}\p{Emoji_Presentation}]/u;

/** How many columns a terminal gives to a character that has a glyph: one or two. */
export function columnsOf(character: string): 1 | 2 {
  return WIDE.test(character) ? 2 : 1;
}
