/**
 * Adapts text to a terminal: colours if it supports them, lines that fit, and escapes for control characters.
 *
 * @module
 */
import picocolors from "picocolors";
import { columnsOf, draw, type Glyph } from "../core/frame.js";
import { redact } from "../schemes/index.js";

const { createColors } = picocolors;

/** The environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

const COLOURS = {
  valid: "green",
  error: "red",
  warning: "yellow",
  info: "cyan",
  faint: "dim",
  title: "bold",
} as const;

/** The look of an output stream: plain data, because threads receive it. */
export interface Look {
  readonly colour: boolean;
  /** The maximal number of columns of a line; `undefined` if it is not limited. */
  readonly width?: number | undefined;
  /** Whether the stream is a terminal. */
  readonly terminal?: boolean | undefined;
  /** Whether the secrets of inputs are hidden. */
  readonly redact?: boolean | undefined;
}

/** The functions that colour each kind of text, and the width. */
export type Style = Readonly<Record<keyof typeof COLOURS, (text: string) => string>> &
  Pick<Look, "width" | "terminal" | "redact">;

/** Returns an input as it is shown: of the same length, and without secrets if they are hidden. */
export function shownBy({ redact: isHidden }: Pick<Style, "redact">, input: string): string {
  return isHidden === true ? redact(input, { sameLength: true }) : input;
}

/** The properties of a stream that describe a terminal. */
export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** The minimal width: narrower lines would not be useful. */
const NARROWEST = 24;

/** Returns the look of a stream. */
export function lookOf(stream: Screen, env: Environment): Look {
  const { isTTY = false, columns = 0 } = stream;
  // Some terminals do not know their size and report 0.
  const width = isTTY && columns > 0 ? Math.max(columns, NARROWEST) : undefined;
  return { colour: takesColour(stream, env), width, terminal: isTTY };
}

/** Returns the style of a stream. */
export function styleOf(stream: Screen, env: Environment): Style {
  return styleFor(lookOf(stream, env));
}

/** Returns the style of a look. */
export function styleFor({ colour, width, terminal, redact }: Look): Style {
  const paints = createColors(colour);
  const { valid, error, warning, info, faint, title } = COLOURS;
  return {
    width,
    terminal,
    redact,
    valid: paints[valid],
    error: paints[error],
    warning: paints[warning],
    info: paints[info],
    faint: paints[faint],
    title: paints[title],
  };
}

/** Returns whether to use colours: FORCE_COLOR decides if set, then NO_COLOR, then whether it is a capable terminal. */
function takesColour({ isTTY = false }: Screen, env: Environment): boolean {
  const { FORCE_COLOR: force = "", NO_COLOR: no = "", TERM: term } = env;
  if (force !== "") return force !== "0" && force !== "false";
  return no === "" && term !== "dumb" && isTTY;
}

/** Text of visible ASCII. */
const PLAIN = /^[ -~]*$/;

/** Text of visible ASCII that JSON does not escape. */
const UNESCAPED = /^[ !#-[\]-~]*$/;

/** Escapes, as in JSON, each character that a terminal could interpret or hide. */
export function printable(text: string): string {
  // Nearly all text is plain, and this test takes a fraction of the time.
  if (PLAIN.test(text)) return text;
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    Array.from({ length: character.length }, (_, index) => escapeOf(character.charCodeAt(index))).join(""),
  );
}

function escapeOf(code: number): string {
  return `\\u${code.toString(16).padStart(4, "0")}`;
}

/** Returns a text on one line. For a terminal, control characters are escaped; otherwise, only line breaks are. */
export function onOneLine(text: string, { terminal }: Pick<Style, "terminal">): string {
  return terminal === true ? printable(text) : text.replaceAll("\n", "\\u000a");
}

/** Quotes a text as a JSON string that is safe to print. */
export function quote(text: string): string {
  return UNESCAPED.test(text) ? `"${text}"` : printable(JSON.stringify(text));
}

/**
 * Quotes a text as a JSON string that is safe to print. If it does not fit, an ellipsis replaces the rest.
 *
 * @param width the number of columns; if `undefined`, all of the text is quoted
 */
export function quoteWithin(text: string, width: number | undefined): string {
  if (width === undefined) return quote(text);
  const room = width - '""'.length;
  const whole = draw(text, 0, text.length, room, quotedGlyph);
  if (whole.at === text.length) return `"${whole.text}"`;
  return `"${draw(text, 0, text.length, room - 1, quotedGlyph).text}"\u2026`;
}

function quotedGlyph(character: string): Glyph {
  const text = quote(character).slice(1, -1);
  return { text, columns: text === character ? columnsOf(character) : text.length };
}

/**
 * Aligns the cells of rows in columns.
 *
 * @param rows rows that are iterated twice: first for the widths
 * @returns each row with padding in all cells except the last
 */
export function* aligned<Row extends readonly string[]>(rows: Iterable<Row>): Generator<Row> {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, index) => (widths[index] = Math.max(widths[index] ?? 0, cell.length)));
  for (const row of rows) {
    const padded = row.map((cell, index) => (index < row.length - 1 ? cell.padEnd(widths[index] as number) : cell));
    yield padded as unknown as Row;
  }
}
