/**
 * Writes diagnostics for people.
 *
 * @module
 */
import { WIDTH } from "../core/frame.js";
import { codeFrame, type Diagnostic, type Edit } from "../index.js";
import { columnsIn, linked, printable, quoteWithin, shownBy, wrapped, type Style } from "./terminal.js";

/**
 * Returns the label before an input, which says whether the input is valid.
 *
 * @param kind what the input is, if the label says it
 */
export function labelOf(valid: boolean, { valid: good, error }: Pick<Style, "valid" | "error">, kind?: string): string {
  if (!valid) return `${error("invalid")}  `;
  return kind === undefined ? `${good("valid")}    ` : `${good("valid")} (${kind})  `;
}

const WITHOUT_COLOUR = { valid: (text: string): string => text, error: (text: string): string => text };

/** The least room for an input, in columns. */
const LEAST = 10;

/** What the line of a verdict says before the input. */
export interface Heading {
  /** What the input is, if the label says it. */
  readonly kind?: string | undefined;
  /** The place of the input, if the line begins with it. */
  readonly place?: string | undefined;
}

/**
 * Writes the verdict on an input.
 *
 * @param valid whether the input is valid
 * @param diagnostics the diagnostics of the input
 * @param heading what the line says before the input
 * @returns the line that repeats the input, and the reports. If there are reports, the line is cut to the width,
 *   because the reports show the relevant places
 */
export function* verdict(
  valid: boolean,
  input: string,
  diagnostics: readonly Diagnostic[],
  style: Style,
  { kind, place }: Heading = {},
): Generator<string> {
  const before = place === undefined ? "" : `${printable(place)}  `;
  const taken = before.length + labelOf(valid, WITHOUT_COLOUR, kind).length;
  const width = diagnostics.length > 0 && style.width !== undefined ? style.width - taken : undefined;
  const shown = quoteWithin(shownBy(style, input), width && Math.max(width, LEAST));
  yield (place === undefined ? "" : style.faint(before)) + labelOf(valid, style, kind) + shown;
  for (const diagnostic of diagnostics) yield* report(diagnostic, input, style, "  ");
}

/**
 * Writes the report of a diagnostic.
 *
 * @param diagnostic the diagnostic
 * @param input the input that the diagnostic is about
 * @param margin the beginning of each line
 * @returns the lines of the report: severity, code and message; the input with the culprit marked; the offsets of the
 *   culprit and the rule that it breaks; and, if there is a repair, its message and the repaired input with the new
 *   text marked
 */
export function* report(diagnostic: Diagnostic, input: string, style: Style, margin = ""): Generator<string> {
  const { severity, code, message, start, end, repair } = diagnostic;
  const mark = style[severity];
  const shown = shownBy(style, input);
  const inner = `${margin}  `;
  const width = style.width === undefined ? WIDTH : style.width - inner.length;
  const say = (sentence: string): Iterable<string> => wrapped(sentence, inner.length, style.width);
  yield* say(`${margin}${mark(severity)} ${code}: ${printable(message)}`);
  for (const line of codeFrame(shown, diagnostic, { mark, width }).split("\n")) yield inner + line;
  yield* ruleLines(diagnostic, style, inner, `at ${String(start)}–${String(end)}; `);
  if (!repair) return;
  const { text, written } = repairedAround(shown, repair.edits, width);
  const [first = NOWHERE, ...also] = written;
  const frame = codeFrame(text, first, { mark: style.valid, width, also });
  yield* say(`${inner}${repair.certain ? "repair" : "guess"}: ${printable(repair.message)}`);
  yield inner + frame.slice(0, frame.indexOf("\n"));
}

/**
 * Writes the rule of a diagnostic, with its section and link. The link is never broken: if the terminal has links, the
 * section is one; if the line would be too long, the link has a line of its own.
 *
 * @param margin the beginning of each line
 * @param before the text before the rule
 */
export function ruleLines(
  { rule, section, url }: Pick<Diagnostic, "rule" | "section" | "url">,
  { links, width }: Pick<Style, "links" | "width">,
  margin: string,
  before = "",
): readonly string[] {
  const place = `section ${section}`;
  const start = `${margin}${before}rule ${rule}, `;
  if (links === true) return [start + linked(place, url)];
  const line = `${start}${place}, ${url}`;
  return width === undefined || columnsIn(line) <= width ? [line] : [start + place, margin + url];
}

/** A range of a text. */
type Span = Pick<Edit, "start" | "end">;

const NOWHERE: Span = { start: 0, end: 0 };

/**
 * Repairs the part of an input that a frame can show, because an input can be long and have many faults.
 *
 * @param edits edits in the order of the input
 * @param width the width of the frame, in columns
 * @returns the text around the first edits after these edits, and the ranges of the new text in it
 */
function repairedAround(
  input: string,
  edits: readonly Edit[],
  width: number,
): { readonly text: string; readonly written: readonly Span[] } {
  // A character takes at most two code units and at least one column.
  const reach = 2 * (width + 1);
  let at = Math.max(0, (edits[0]?.start ?? 0) - reach);
  let text = "";
  const written: Span[] = [];
  for (const edit of edits) {
    if (text.length + edit.start - at > 3 * reach) break;
    text += input.slice(at, edit.start);
    written.push({ start: text.length, end: text.length + edit.text.length });
    text += edit.text;
    at = edit.end;
  }
  return { text: text + input.slice(at, at + reach), written };
}
