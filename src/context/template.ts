/**
 * Judges references in a text that are templates: others replace their placeholders before anybody reads them.
 *
 * @module
 */
import type { Diagnostic } from "../core/diagnostic.js";
import type { InterpolatedPosition } from "../core/holes.js";
import type { Span } from "../core/parts.js";
import { interpolatedDiagnostics } from "../explain/interpolated.js";
import type { Source } from "../explain/report.js";

/**
 * Returns what no text in the placeholders of a reference can mend, as warnings.
 *
 * @param reference the reference, with its placeholders
 * @param placeholders the ranges of the placeholders, in order, at least one
 * @param source the source of explanations
 */
export function templateFaults(
  reference: string,
  placeholders: readonly Span[],
  source: Source,
): readonly Diagnostic[] {
  const starts = [0, ...placeholders.map(({ end }) => end)];
  const strings = starts.map((start, part) => reference.slice(start, placeholders[part]?.start));
  const placeOf = ({ part, offset }: InterpolatedPosition): number => (starts[part] as number) + offset;
  return interpolatedDiagnostics(strings, "text", source).map(({ start, end, index, repair, ...others }) => {
    const place = { start: placeOf(start), end: placeOf(end), index: placeOf(index) };
    const told = { ...others, severity: "warning" as const, ...place };
    if (repair === undefined) return told;
    const edits = repair.edits.map((edit) => ({ ...edit, start: placeOf(edit.start), end: placeOf(edit.end) }));
    // What replaces the placeholders can give the text another meaning.
    return { ...told, repair: { ...repair, edits, certain: false } };
  });
}
