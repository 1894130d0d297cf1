/**
 * Writing a diagnostic for people.
 *
 * @module
 */
import { applyEdit, codeFrame, type Diagnostic } from "../index.js";
import { printable, type Style } from "./terminal.js";

/**
 * @param diagnostic what is wrong
 * @param input the text that it is wrong with
 * @returns the lines of the report: severity, code and message; the input with the culprit marked; where the culprit
 *   is and which rule it breaks; and the repair, if there is one
 */
export function* report(diagnostic: Diagnostic, input: string, style: Style): Generator<string> {
  const { severity, code, message, start, end, rule, section, url, hint } = diagnostic;
  const mark = style[severity];
  yield `${mark(severity)} ${code}: ${printable(message)}`;
  for (const line of codeFrame(input, diagnostic, { mark }).split("\n")) yield `  ${line}`;
  yield `  at ${String(start)}–${String(end)}; rule ${rule}, section ${section}, ${url}`;
  if (!hint) return;
  const repaired = { start: hint.start, end: hint.start + hint.text.length };
  const frame = codeFrame(applyEdit(input, hint), repaired, { mark: style.valid });
  yield `  hint: ${printable(hint.message)}`;
  yield `  ${frame.slice(0, frame.indexOf("\n"))}`;
}
