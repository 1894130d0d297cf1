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
  if (isHigh(before, start - 1)) start--;
  let same = 0;
  while (same < shorter - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same++;
  if (isHigh(before, before.length - same - 1) && same > 0) same--;
  return { start, end: before.length - same, text: after.slice(start, after.length - same) };
}

/** Returns whether the code unit is a high surrogate, after which a cut would split a pair. */
function isHigh(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xd800 && unit <= 0xdbff;
}
