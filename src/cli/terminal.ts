/**
 * What may be written to a terminal: colour where it takes it, lines that fit into it, and no character that it would
 * obey.
 *
 * @module
 */
import picocolors from "picocolors";
import { columnsOf, draw, type Glyph } from "../core/frame.js";

const { createColors } = picocolors;

/** The variables of the environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

const COLOURS = {
  valid: "green",
  error: "red",
  warning: "yellow",
  info: "cyan",
  faint: "dim",
  title: "bold",
} as const;

/** How a stream is written to: plain data, as it is told to threads. */
export interface Look {
  readonly colour: boolean;
  /** How many columns a line may take; `undefined` if there is no limit. */
  readonly width?: number | undefined;
  /** Whether a terminal reads what is written. */
  readonly terminal?: boolean | undefined;
}

/** For each kind of text, what paints it; and how many columns there are. */
export type Style = Readonly<Record<keyof typeof COLOURS, (text: string) => string>> & Pick<Look, "width" | "terminal">;

/** The part of a stream that says what it takes. */
export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Lines are not folded to fewer columns: they would say too little. */
const NARROWEST = 24;

/** The look that a stream takes. */
export function lookOf(stream: Screen, env: Environment): Look {
  const { isTTY = false, columns = 0 } = stream;
  // Some terminals do not know their size, and say that it is 0.
  const width = isTTY && columns > 0 ? Math.max(columns, NARROWEST) : undefined;
  return { colour: takesColour(stream, env), width, terminal: isTTY };
}

/** The style of a stream. */
export function styleOf(stream: Screen, env: Environment): Style {
  return styleFor(lookOf(stream, env));
}

/** The style of a look. */
export function styleFor({ colour, width, terminal }: Look): Style {
  const paints = createColors(colour);
  const { valid, error, warning, info, faint, title } = COLOURS;
  return {
    width,
    terminal,
    valid: paints[valid],
    error: paints[error],
    warning: paints[warning],
    info: paints[info],
    faint: paints[faint],
    title: paints[title],
  };
}

/** FORCE_COLOR decides where it is set, and then NO_COLOR; else a terminal takes colour unless it says it is dumb. */
function takesColour({ isTTY = false }: Screen, env: Environment): boolean {
  const { FORCE_COLOR: force = "", NO_COLOR: no = "", TERM: term } = env;
  if (force !== "") return force !== "0" && force !== "false";
  return no === "" && term !== "dumb" && isTTY;
}

/** Text of visible ASCII. */
const PLAIN = /^[ -~]*$/;

/** Text of visible ASCII that JSON writes as it is. */
const UNESCAPED = /^[ !#-[\]-~]*$/;

/** The text with an escape, as JSON writes it, for each character that a terminal might obey or hide. */
export function printable(text: string): string {
  // Nearly all text is such, and is known to be so at a fraction of the price.
  if (PLAIN.test(text)) return text;
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    Array.from({ length: character.length }, (_, index) => escapeOf(character.charCodeAt(index))).join(""),
  );
}

function escapeOf(code: number): string {
  return `\\u${code.toString(16).padStart(4, "0")}`;
}

/** The text as a JSON string that is safe to print. */
export function quote(text: string): string {
  return UNESCAPED.test(text) ? `"${text}"` : printable(JSON.stringify(text));
}

/**
 * The text as a JSON string that is safe to print. If it does not fit, an ellipsis stands for the rest of it.
 *
 * @param width how many columns there are; all of the text is quoted if that is `undefined`
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
 * @param rows gone through twice: first for the widths
 * @returns each row with its cells padded, but for the last
 */
export function* aligned<Row extends readonly string[]>(rows: Iterable<Row>): Generator<Row> {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, index) => (widths[index] = Math.max(widths[index] ?? 0, cell.length)));
  for (const row of rows) {
    const padded = row.map((cell, index) => (index < row.length - 1 ? cell.padEnd(widths[index] as number) : cell));
    yield padded as unknown as Row;
  }
}
