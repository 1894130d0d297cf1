/**
 * What may be written to a terminal: colour where it takes it, and no character that it would obey.
 *
 * @module
 */

/** The variables of the environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

const CODES = {
  valid: [32, 39],
  error: [31, 39],
  warning: [33, 39],
  info: [36, 39],
  faint: [2, 22],
} as const;

/** For each kind of text, what paints it. */
export type Style = Readonly<Record<keyof typeof CODES, (text: string) => string>>;

/** The style of a stream. */
export function styleOf(stream: { readonly isTTY?: boolean }, env: Environment): Style {
  return styleFor(takesColour(stream, env));
}

/** The style with colours, or without. */
export function styleFor(colours: boolean): Style {
  const paint =
    ([on, off]: readonly [number, number]) =>
    (text: string): string =>
      colours ? `\u001b[${String(on)}m${text}\u001b[${String(off)}m` : text;
  return {
    valid: paint(CODES.valid),
    error: paint(CODES.error),
    warning: paint(CODES.warning),
    info: paint(CODES.info),
    faint: paint(CODES.faint),
  };
}

/** FORCE_COLOR decides where it is set, and then NO_COLOR; else a terminal takes colour unless it says it is dumb. */
export function takesColour({ isTTY = false }: { readonly isTTY?: boolean }, env: Environment): boolean {
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
