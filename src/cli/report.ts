/**
 * Writing a diagnostic for people.
 *
 * @module
 */
import { applyEdit, codeFrame, type Diagnostic } from "../index.js";
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
 *   is and which rule it breaks; and the repair, if there is one
 */
export function* report(diagnostic: Diagnostic, input: string, style: Style, margin = ""): Generator<string> {
  const { severity, code, message, start, end, rule, section, url, hint } = diagnostic;
  const mark = style[severity];
  const inner = `${margin}  `;
  const width = style.width === undefined ? undefined : style.width - inner.length;
  yield `${margin}${mark(severity)} ${code}: ${printable(message)}`;
  for (const line of codeFrame(input, diagnostic, { mark, width }).split("\n")) yield inner + line;
  yield `${inner}at ${String(start)}–${String(end)}; rule ${rule}, section ${section}, ${url}`;
  if (!hint) return;
  const repaired = { start: hint.start, end: hint.start + hint.text.length };
  const frame = codeFrame(applyEdit(input, hint), repaired, { mark: style.valid, width });
  yield `${inner}hint: ${printable(hint.message)}`;
  yield inner + frame.slice(0, frame.indexOf("\n"));
}
