/**
 * Finds the difference of two texts.
 *
 * @module
 */
import type { Edit } from "../../../src/index.js";

/** Returns one edit between two texts. It keeps their common beginning and end, and splits no surrogate pair. */
export function editBetween(before: string, after: string): Edit {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  if (splits(before, start) || splits(after, start)) start--;
  let same = 0;
  while (same < shorter - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same++;
  if (splits(before, before.length - same) || splits(after, after.length - same)) same--;
  return { start, end: before.length - same, text: after.slice(start, after.length - same) };
}

/** Returns whether a cut at the offset would split a surrogate pair. */
function splits(text: string, at: number): boolean {
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(Math.max(at - 1, 0), at + 1));
}
