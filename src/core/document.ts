/**
 * Places in a document, and repairs of what was found in it.
 *
 * @module
 */
import { aBoolean, anything, assertString, readList, readObject, readOptions, upTo } from "./arguments.js";
import type { Diagnostic, Repair } from "./diagnostic.js";
import { applyEdits, byPlace, readEdits, type Edit } from "./edits.js";

/** A place in a document, as editors and compilers write it. Both numbers count from 1. */
export interface LineColumn {
  readonly line: number;
  /** The number of the UTF-16 code unit in its line. */
  readonly column: number;
}

/**
 * Converts an offset in a document to a line and a column. A line ends in LF or CRLF. For many offsets of one document,
 * `toPosition` of `uri-grammar/lsp` or the counter of your tool reads the document only once.
 *
 * @param document the document
 * @param offset the offset, in UTF-16 code units
 * @returns the line and the column, both from 1. The time is linear in the offset.
 * @throws {TypeError} if the document is not a string, or the offset is not a number
 * @throws {RangeError} if the offset is not in the document
 *
 * @example
 * import { lineColumn } from "uri-grammar";
 *
 * lineColumn("first\nsecond", 8); // => { line: 2, column: 3 }
 */
export function lineColumn(document: string, offset: number): LineColumn {
  assertString(document, "The document");
  upTo(document.length)(offset, "The offset");
  let [line, start] = [1, 0];
  for (let at = document.indexOf("\n"); at >= 0 && at < offset; at = document.indexOf("\n", start)) {
    line += 1;
    start = at + 1;
  }
  return { line, column: offset - start + 1 };
}

/** Options of `applyRepairs`. */
export interface ApplyRepairsOptions {
  /** Whether to make only certain repairs. Default `true`. */
  readonly certain?: boolean | undefined;
}

/** What can have a repair, such as a diagnostic. */
export interface Repairable {
  readonly repair?: Repair | undefined;
}

/** A repaired document. */
export interface RepairedDocument<Applied extends Repairable = Diagnostic> {
  readonly text: string;
  /** The diagnostics whose repairs were made. */
  readonly applied: readonly Applied[];
}

/**
 * Makes the repairs of diagnostics in a document, such as those that `find` or `diagnose` returns for it. A repair is made
 * whole or not at all. Of two that overlap, the first in the list is made, and the next run can make the other one.
 *
 * @param document the document
 * @param diagnostics the diagnostics, with offsets in the document
 * @param options `certain: false` also makes guesses
 * @returns the repaired document, and the diagnostics whose repairs were made. Without any, the document stays the same.
 * @throws {TypeError} if the document is not a string, the diagnostics are not a list, or a repair is malformed
 * @throws {RangeError} if an edit is not inside the document, or the edits of one repair overlap or are not in order
 *
 * @example
 * import { applyRepairs } from "uri-grammar";
 * import { findInMarkdown } from "uri-grammar/formats";
 *
 * const page = "[home](<http://a.example/my file.html>)";
 * const mistakes = findInMarkdown(page, { invalid: true }).flatMap((each) => (each.ok ? [] : each.diagnostics));
 * applyRepairs(page, mistakes).text; // => "[home](<http://a.example/my%20file.html>)"
 */
export function applyRepairs<Given extends Repairable>(
  document: string,
  diagnostics: Iterable<Given>,
  options?: ApplyRepairsOptions,
): RepairedDocument<Given> {
  assertString(document, "The document");
  const { certain = true } = readOptions<ApplyRepairsOptions>(options, { certain: aBoolean });
  const given = readList<Given>(diagnostics, "The diagnostics", anything);
  const { edits, applied } = chosenRepairs(document, given, certain);
  return { text: applyEdits(document, edits), applied };
}

/**
 * Chooses the repairs to make in a document. See `applyRepairs`.
 *
 * @returns their edits, in the order of the document, and the diagnostics that they repair
 */
export function chosenRepairs<Given extends Repairable>(
  document: string,
  given: readonly Given[],
  certain: boolean,
): { readonly edits: readonly Edit[]; readonly applied: readonly Given[] } {
  const owned: OwnedEdit[] = [];
  for (const [owner, diagnostic] of given.entries()) {
    const { repair } = readObject<Repairable>(diagnostic, "diagnostic", { repair: anything });
    if (repair === undefined || (certain && !repair.certain)) continue;
    for (const { start, end, text } of readEdits(repair.edits, document.length))
      owned.push({ start, end, text, owner });
  }
  const chosen = apart(owned);
  const owners = new Set(chosen.map(({ owner }) => owner));
  const edits = chosen.map(({ start, end, text }) => ({ start, end, text }));
  return { edits, applied: given.filter((_, owner) => owners.has(owner)) };
}

/** An edit, and the index of the diagnostic whose repair has it. */
interface OwnedEdit extends Edit {
  readonly owner: number;
}

/** Returns the edits of repairs that do not overlap, in the order of the document. Of two that do, the first stays. */
function apart(owned: OwnedEdit[]): readonly OwnedEdit[] {
  owned.sort((one, other) => byPlace(one, other) || one.owner - other.owner);
  const dropped = new Set<number>();
  let last: OwnedEdit | undefined;
  for (const edit of owned) {
    if (dropped.has(edit.owner)) continue;
    if (last !== undefined && last.owner !== edit.owner && isIn(edit, last)) {
      dropped.add(Math.max(edit.owner, last.owner));
      if (edit.owner > last.owner) continue;
    }
    last = edit;
  }
  return owned.filter(({ owner }) => !dropped.has(owner));
}

/** Returns whether an edit overlaps the one before it, or inserts text where that does. */
function isIn({ start, end }: Edit, before: Edit): boolean {
  return start < before.end || (start === before.start && end === before.end);
}
