/**
 * Writing a diagnostic for people.
 *
 * @module
 */
import { WIDTH } from "../core/frame.js";
import { codeFrame, type Diagnostic, type Edit } from "../index.js";
import { printable, quoteWithin, type Style } from "./terminal.js";

/** What stands before an input and says whether it is valid. */
export function labelOf(valid: boolean, style: Style): string {
  return valid ? `${style.valid("valid")}    ` : `${style.error("invalid")}  `;
}

const LABEL_WIDTH = "invalid  ".length;

/**
 * @param valid whether the input is valid
 * @param diagnostics what was found in it
 * @returns the line that repeats the input, and the reports. If there are reports, the line is cut to the width: they
 *   show the places that matter
 */
export function* verdict(
  valid: boolean,
  input: string,
  diagnostics: readonly Diagnostic[],
  style: Style,
): Generator<string> {
  const width = diagnostics.length > 0 && style.width !== undefined ? style.width - LABEL_WIDTH : undefined;
  yield labelOf(valid, style) + quoteWithin(input, width);
  for (const diagnostic of diagnostics) yield* report(diagnostic, input, style, "  ");
}

/**
 * @param diagnostic what is wrong
 * @param input the text that it is wrong with
 * @param margin what each line begins with
 * @returns the lines of the report: severity, code and message; the input with the culprit marked; where the culprit
 *   is and which rule it breaks; and, if there is a repair, what it does, and the input with what it writes marked
 */
export function* report(diagnostic: Diagnostic, input: string, style: Style, margin = ""): Generator<string> {
  const { severity, code, message, start, end, rule, section, url, repair } = diagnostic;
  const mark = style[severity];
  const inner = `${margin}  `;
  const width = style.width === undefined ? WIDTH : style.width - inner.length;
  yield `${margin}${mark(severity)} ${code}: ${printable(message)}`;
  for (const line of codeFrame(input, diagnostic, { mark, width }).split("\n")) yield inner + line;
  yield `${inner}at ${String(start)}–${String(end)}; rule ${rule}, section ${section}, ${url}`;
  if (!repair) return;
  const { text, written } = repairedAround(input, repair.edits, width);
  const [first = NOWHERE, ...also] = written;
  const frame = codeFrame(text, first, { mark: style.valid, width, also });
  yield `${inner}${repair.certain ? "repair" : "guess"}: ${printable(repair.message)}`;
  yield inner + frame.slice(0, frame.indexOf("\n"));
}

/** A stretch of a text. */
type Span = Pick<Edit, "start" | "end">;

const NOWHERE: Span = { start: 0, end: 0 };

/**
 * What a frame can show of an input that is repaired: an input can be long, and can have many faults.
 *
 * @param edits in the order of the input
 * @param width how wide the frame is, in columns
 * @returns the text around the first edits with these applied, and where what they write stands in it
 */
function repairedAround(
  input: string,
  edits: readonly Edit[],
  width: number,
): { readonly text: string; readonly written: readonly Span[] } {
  // A character takes two code units at most, and one column at least.
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
