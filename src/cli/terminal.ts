/**
 * Adapts text to a terminal: colours and links if it supports them, lines that fit, and escapes for control characters.
 *
 * @module
 */
import picocolors from "picocolors";
import { columnsOf, draw, type Glyph } from "../core/frame.js";
import { schemeEnd } from "../core/parts.js";
import { redacted, type SchemeSecrets } from "../schemes/mechanism/redact.js";
import { loadedSchemes } from "./schemes.js";

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
  /** Whether the stream shows a text as a link (the escape OSC 8). */
  readonly links?: boolean | undefined;
  /** Whether the secrets of inputs are hidden. */
  readonly redact?: boolean | undefined;
}

/** Returns the look of a text that is not for a terminal. */
export const plainLook = (): Look => ({ colour: false });

/** The functions that colour each kind of text, and the width. */
export type Style = Readonly<Record<keyof typeof COLOURS, (text: string) => string>> &
  Pick<Look, "width" | "terminal" | "links" | "redact">;

/** Any scheme can have users: without the schemes, at least as much is hidden as with them. */
const ANY_SCHEME: SchemeSecrets = { spansIn: () => null, usersOf: () => "unknown" };

/**
 * Quotes an argument that should be the name of a file. It can be a URI by mistake, so its secrets are hidden: what follows
 * a scheme can be one as a whole.
 */
export function quoteName(name: string): string {
  const end = schemeEnd(name);
  // One letter is a drive of Windows.
  return quote(end > 1 ? `${name.slice(0, end)}:***` : redacted(name, ANY_SCHEME, false));
}

/** Returns an input as it is shown: of the same length, and without secrets if they are hidden. */
export function shownBy({ redact: isHidden }: Pick<Style, "redact">, input: string): string {
  return isHidden === true ? loadedSchemes().redact(input, { sameLength: true }) : input;
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
  return { colour: takesColour(stream, env), width, terminal: isTTY, links: takesLinks(stream, env) };
}

/** Returns the style of a stream. */
export function styleOf(stream: Screen, env: Environment): Style {
  return styleFor(lookOf(stream, env));
}

/** Returns the style of a look. */
export function styleFor({ colour, width, terminal, links, redact }: Look): Style {
  const paints = createColors(colour);
  const { valid, error, warning, info, faint, title } = COLOURS;
  return {
    width,
    terminal,
    links,
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

/** The values of `--color`. */
export const COLOR = ["auto", "always", "never"] as const;

/** Returns the environment that has the effect of `--color`: it wins over the variables. */
export function environmentWith(color: (typeof COLOR)[number], env: Environment): Environment {
  const force = { auto: "", always: "1", never: "0" }[color];
  return { ...env, FORCE_COLOR: force, NO_COLOR: "" };
}

/** The terminals that have links, by their names in TERM. */
const LINKING_TERMS: readonly (string | undefined)[] = ["alacritty", "foot", "xterm-ghostty", "xterm-kitty"];

/** The programs that have links, by their names in TERM_PROGRAM, and the first version that has them. */
const LINKING_PROGRAMS: ReadonlyMap<string | undefined, readonly [major: number, minor: number]> = new Map([
  ["ghostty", [0, 0]],
  ["iTerm.app", [3, 1]],
  ["vscode", [1, 72]],
  ["WezTerm", [20_200_620, 0]],
]);

/** The last version of VTE, as in VTE_VERSION, that has no links or crashes. */
const VTE_WITHOUT_LINKS = 5000;

/** Returns whether to write links: FORCE_HYPERLINK decides if set; otherwise, only known terminals with colours get them. */
function takesLinks(stream: Screen, env: Environment): boolean {
  const { FORCE_HYPERLINK: force = "", CI: ci = "", TEAMCITY_VERSION: teamcity = "", TERM: term } = env;
  if (force !== "") return force !== "0" && force !== "false";
  if (stream.isTTY !== true || !takesColour(stream, env) || term === "dumb" || ci !== "" || teamcity !== "")
    return false;
  const {
    WT_SESSION: windows = "",
    VTE_VERSION: vte = "",
    TERM_PROGRAM: program,
    TERM_PROGRAM_VERSION: version = "",
  } = env;
  const since = LINKING_PROGRAMS.get(program);
  if (since !== undefined) {
    const [major, minor] = `${version}.0`.split(".").map((part) => Number.parseInt(part, 10) || 0) as [number, number];
    return major > since[0] || (major === since[0] && minor >= since[1]);
  }
  return windows !== "" || Number(vte) > VTE_WITHOUT_LINKS || LINKING_TERMS.includes(term);
}

/** Returns a text that is a link on a terminal that has links. */
export function linked(text: string, url: string): string {
  return `\u001b]8;;${printable(url)}\u001b\\${text}\u001b]8;;\u001b\\`;
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

/**
 * Writes rows as lines whose cells are aligned in columns. If lines have a limit, the last cell continues below itself.
 *
 * @param rows rows that are iterated twice
 * @param margin the beginning of each line
 */
export function* tableOf(
  rows: Iterable<readonly string[]>,
  margin: string,
  { width }: Pick<Style, "width">,
): Generator<string> {
  for (const cells of aligned(rows)) {
    const before = cells.slice(0, -1).map((cell) => `${cell}  `);
    const line = margin + cells.join("  ");
    yield* wrapped(line, columnsIn(margin + before.join("")), width);
  }
}

/** The least part of a line that is left for the text after the indent of continued lines. */
const LEAST_TEXT = 0.5;

/** The indent of continued lines if the text would begin too far to the right. */
const SMALL_HANG = 4;

/**
 * Breaks a line at spaces, outside of quoted strings. A word that is longer than a line stays whole.
 *
 * @param line the text, which can have colours and links
 * @param hang the number of spaces before each line except the first
 * @param width the number of columns; if `undefined`, the line is not broken
 */
export function* wrapped(line: string, hang: number, width: number | undefined): Generator<string> {
  if (width === undefined || columnsIn(line) <= width) {
    yield line;
    return;
  }
  const indent = " ".repeat(hang <= width * LEAST_TEXT ? hang : SMALL_HANG);
  let [text, columns] = ["", 0];
  for (const { gap, word } of wordsOf(line)) {
    const more = columnsIn(word);
    if (text !== "" && columns + gap.length + more > width) {
      yield text;
      [text, columns] = [indent + word, indent.length + more];
    } else {
      text += gap + word;
      columns += gap.length + more;
    }
  }
  yield text;
}

/** Splits a line at spaces outside of strings of JSON. */
function* wordsOf(line: string): Generator<{ readonly gap: string; readonly word: string }> {
  let at = 0;
  while (at < line.length) {
    const from = at;
    while (line[at] === " ") at += 1;
    const begin = at;
    let isQuoted = false;
    for (; at < line.length && (isQuoted || line[at] !== " "); at += 1) {
      if (line[at] === '"') isQuoted = !isQuoted;
      else if (isQuoted && line[at] === "\\") at += 1;
    }
    yield { gap: line.slice(from, begin), word: line.slice(begin, at) };
  }
}

/** The escapes for colours and links that this program writes. */
const OWN_ESCAPES = /\u001b(?:\[\d+m|\]8;;[^\u001b]*\u001b\\)/g;

/** Returns the number of columns that a text takes. */
export function columnsIn(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let columns = 0;
  for (const character of text.replace(OWN_ESCAPES, "")) columns += columnsOf(character);
  return columns;
}
