/**
 * Judges references in a text that are templates: others replace their placeholders before anybody reads them.
 *
 * @module
 */
import type { Diagnostic } from "../core/diagnostic.js";
import type { InterpolatedPosition } from "../core/holes.js";
import type { Span } from "../core/parts.js";
import { ESCAPED_PLACEHOLDER } from "./extent.js";
import { interpolatedDiagnostics } from "../explain/interpolated.js";
import { placeholders } from "../explain/placeholder.js";
import type { Source } from "../explain/report.js";

/**
 * Stands for an expression of a program in a decoded text, whatever its characters are. It is a noncharacter of Unicode for
 * internal use, and no URI or IRI contains it.
 */
export const HOLE = "\uFDE1";

/** Such expressions, and placeholders that are written with character references. */
const HOLES = new RegExp(`${HOLE}|${ESCAPED_PLACEHOLDER}`, "gi");

/** Returns the places of what is replaced in a reference. */
function holesIn(reference: string): readonly Span[] {
  const named = placeholders(reference);
  const expressions = Array.from(reference.matchAll(HOLES), ({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
  return expressions.length === 0 ? named : [...named, ...expressions].sort((one, other) => one.start - other.start);
}

/** Signs that a text is an expression, a pattern of paths or code, and that its author knows that it is not a URI. */
const OF_TEMPLATES: readonly RegExp[] = [
  // `{`, `}`, `$(`, `$a[`, `$o->`, `*|NAME|*`, but not the data of `{"a":1}`
  /\{(?!")|\$(?:\(|[A-Za-z_]\w{0,80}(?:\[|->))|\*\|/,
  // `\.`, `\d`, `\1`, `.*`, `(?:`, `[^`, `[a-z]`, `[1-10]`, `[NAME]`
  /\\[^\w\s"'\\]|\\(?:[dDwWsSbB](?!\w)|\d)|\.[*+](?!\w)|\(\?[:=!<]|\[(?:\^|\w-\w[\w.,-]{0,80}\]|\d{1,9}-\d{1,9}\]|[A-Z_]{2,}\])/,
  // `%v`, `%1$s`, `%%`, `%(name)`, and `#1` to `#2` of TeX
  /%(?:\d\$)?[g-zG-Z@](?![\dA-Za-z])|%%|%\(\w|#[1-9](?!\d)[^#]{0,80}#[1-9](?!\d)/,
  // The optional parts `[user@]`, `[:port]`, `[/path]`, `[?name=value]`
  /\[[\w-]{0,40}(?:@|[#:?/&]\w[\w=&.-]{0,80})\]/,
  // The port `PORT`, `port`, `xxxx`, `*`, `$port`
  /^[^/?#]*\/\/(?:[^/?#@]*@)?[^/?#@:]*:(?:[Pp]ort\w*|[A-Z_]+|[xXnN]+|#+|[*$<])/,
];

/** Returns whether an invalid reference is a template, a pattern or code, which nobody meant as a URI. */
export function isTemplate(reference: string): boolean {
  return OF_TEMPLATES.some((pattern) => pattern.test(reference)) || holesIn(reference).length > 0;
}

/**
 * Returns what no text in the placeholders of a reference can mend, as warnings.
 *
 * @param reference the reference, with its placeholders
 * @param source the source of explanations
 * @returns the warnings; none if more than its placeholders is replaced, because nobody knows by what
 */
export function templateFaults(reference: string, source: Source): readonly Diagnostic[] {
  const holes = holesIn(reference);
  if (holes.length === 0) return [];
  const starts = [0, ...holes.map(({ end }) => end)];
  const strings = starts.map((start, part) => reference.slice(start, holes[part]?.start));
  if (strings.some((each) => OF_TEMPLATES.some((pattern) => pattern.test(each)))) return [];
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
