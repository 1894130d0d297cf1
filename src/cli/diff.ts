/**
 * Writes the edits of a text as a unified diff.
 *
 * @module
 */
import { posix, sep } from "node:path";
import { applyEdits, type Edit } from "../core/edits.js";

/** Adds colours to the lines of a diff. */
export interface Paint {
  readonly old: (line: string) => string;
  readonly new: (line: string) => string;
  readonly range: (line: string) => string;
}

/** The number of unchanged lines before and after a change. */
const CONTEXT = 3;

/** Consecutive lines that are replaced. */
interface Change {
  /** The number of lines before it in the old text. */
  readonly line: number;
  /** The range of the old lines: offsets in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** The old and the new lines, with their line breaks. */
  readonly old: readonly string[];
  readonly new: readonly string[];
}

/**
 * Writes a unified diff, which `git apply` and `patch -p1` accept. The edits say what changes, so it takes linear time.
 *
 * @param path the path of the file
 * @param text the old text; its lines end with LF, and a CR is a part of its line
 * @param edits in the order of the text, without overlaps, with offsets in UTF-16 code units
 * @param paint adds colours
 * @returns the lines of the diff, without LF; none if the edits change nothing
 */
export function* diffOf(path: string, text: string, edits: readonly Edit[], paint: Paint): Generator<string> {
  let isBegun = false;
  // The number of lines by which the new text is longer, before the current hunk.
  let shift = 0;
  for (const hunk of hunksOf(changesOf(text, edits))) {
    if (!isBegun) {
      isBegun = true;
      yield paint.old(`--- ${nameOf("a", path)}`);
      yield paint.new(`+++ ${nameOf("b", path)}`);
    }
    shift += yield* written(text, hunk, shift, paint);
  }
}

/** Returns the changed lines that edits cause, in order. */
function* changesOf(text: string, edits: readonly Edit[]): Generator<Change> {
  let line = 0;
  let counted = 0;
  for (let next = 0; next < edits.length;) {
    const first = next;
    const { start: from, end: to } = edits[first] as Edit;
    const start = from === 0 ? 0 : text.lastIndexOf("\n", from - 1) + 1;
    let end = lineEnd(text, to);
    // The following edits of the same lines. All edits at the end of the text belong together.
    for (next += 1; next < edits.length; next++) {
      const edit = edits[next] as Edit;
      if (edit.start >= end && end < text.length) break;
      if (edit.end >= end) end = lineEnd(text, edit.end);
    }
    const within = edits
      .slice(first, next)
      .map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
    const old = text.slice(start, end);
    for (; counted < start; counted = lineEnd(text, counted)) line += 1;
    const change = trimmed({ line, start, end, old: linesOf(old), new: linesOf(applyEdits(old, within)) });
    if (change.old.length > 0 || change.new.length > 0) yield change;
  }
}

/** Returns the offset after the line break of a line; the end of the text for the last line. */
function lineEnd(text: string, offset: number): number {
  const at = text.indexOf("\n", offset);
  return at < 0 ? text.length : at + 1;
}

/** Divides a text after line breaks. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (let start = 0; start < text.length;) {
    const end = lineEnd(text, start);
    lines.push(text.slice(start, end));
    start = end;
  }
  return lines;
}

/** Removes equal lines from both ends. */
function trimmed(change: Change): Change {
  const { old, new: fresh } = change;
  const shorter = Math.min(old.length, fresh.length);
  let before = 0;
  while (before < shorter && old[before] === fresh[before]) before += 1;
  let after = 0;
  while (after < shorter - before && old.at(-1 - after) === fresh.at(-1 - after)) after += 1;
  return {
    line: change.line + before,
    start: change.start + old.slice(0, before).join("").length,
    end: change.end - old.slice(old.length - after).join("").length,
    old: old.slice(before, old.length - after),
    new: fresh.slice(before, fresh.length - after),
  };
}

/** Groups changes that share lines of context. */
function* hunksOf(changes: Iterable<Change>): Generator<readonly Change[]> {
  let hunk: Change[] = [];
  for (const change of changes) {
    const last = hunk.at(-1);
    if (last !== undefined && change.line - (last.line + last.old.length) > 2 * CONTEXT) {
      yield hunk;
      hunk = [];
    }
    hunk.push(change);
  }
  if (hunk.length > 0) yield hunk;
}

/** Writes a hunk; returns by how many lines its new text is longer. */
function* written(text: string, hunk: readonly Change[], shift: number, paint: Paint): Generator<string, number> {
  const first = hunk[0] as Change;
  const last = hunk[hunk.length - 1] as Change;
  const before = linesBefore(text, first.start);
  const after = linesAfter(text, last.end);
  const added = hunk.reduce((sum, change) => sum + change.new.length - change.old.length, 0);
  const from = first.line - before.length;
  const count = last.line + last.old.length + after.length - from;
  yield paint.range(`@@ -${rangeOf(from, count)} +${rangeOf(from + shift, count + added)} @@`);
  const same = (line: string): string => line;
  yield* marked(" ", before, same);
  let done = first.start;
  for (const change of hunk) {
    yield* marked(" ", linesOf(text.slice(done, change.start)), same);
    yield* marked("-", change.old, paint.old);
    yield* marked("+", change.new, paint.new);
    done = change.end;
  }
  yield* marked(" ", after, same);
  return added;
}

/** Writes a range of lines: the first line, from 1, and their number. An empty range has the line before it. */
function rangeOf(before: number, count: number): string {
  const first = String(count === 0 ? before : before + 1);
  return count === 1 ? first : `${first},${String(count)}`;
}

/** Writes lines with a mark. A CR comes after the colours. */
function* marked(mark: string, lines: readonly string[], paint: (line: string) => string): Generator<string> {
  for (const line of lines) {
    const isWhole = line.endsWith("\n");
    const content = isWhole ? line.slice(0, -1) : line;
    yield content.endsWith("\r") ? `${paint(mark + content.slice(0, -1))}\r` : paint(mark + content);
    if (!isWhole) yield "\\ No newline at end of file";
  }
}

/** Returns the lines of context before an offset. */
function linesBefore(text: string, offset: number): string[] {
  let start = offset;
  for (let count = 0; count < CONTEXT && start > 0; count++) {
    start = start === 1 ? 0 : text.lastIndexOf("\n", start - 2) + 1;
  }
  return linesOf(text.slice(start, offset));
}

/** Returns the lines of context after an offset. */
function linesAfter(text: string, offset: number): string[] {
  let end = offset;
  for (let count = 0; count < CONTEXT; count++) end = lineEnd(text, end);
  return linesOf(text.slice(offset, end));
}

/** The escapes of control characters that have a letter. */
const LETTERS: ReadonlyMap<number, string> = new Map(
  Array.from("abtnvfr", (letter, index) => [7 + index, `\\${letter}`] as const),
);

/** Writes a path as git does: quoted if it has control characters, quotes, backslashes or characters beyond ASCII. */
function nameOf(side: string, path: string): string {
  const plain = posix.normalize(path.replaceAll(sep, "/")).replace(/^\//, "");
  const name = `${side}/${plain}`;
  // A tab ends a name with spaces.
  if (/^[ !#-[\]-~]*$/.test(name)) return name.includes(" ") ? `${name}\t` : name;
  let quoted = "";
  for (const byte of Buffer.from(name)) {
    const character = String.fromCharCode(byte);
    if (character === '"' || character === "\\") quoted += `\\${character}`;
    else if (byte >= 0x20 && byte < 0x7f) quoted += character;
    else quoted += LETTERS.get(byte) ?? `\\${byte.toString(8).padStart(3, "0")}`;
  }
  return `"${quoted}"`;
}
