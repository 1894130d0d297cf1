/**
 * Text that is put into a field so that the browser's own undo takes it back.
 *
 * @module
 */
import type { Edit } from "../../../src/index.js";

/** The one edit that makes a text of another: what both begin and end with stays. It splits no pair of surrogates. */
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

/** Whether a high surrogate stands there: with it, the first half of a pair would be cut off. */
function isHigh(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xd800 && unit <= 0xdbff;
}

/**
 * Makes a text the value of a field, in one step of its undo history, and moves the focus into the field.
 *
 * @param field the field; it gets an `input` event
 * @param text the new value
 */
export function putInto(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  if (field.value === text) return;
  const { start, end, text: inserted } = editBetween(field.value, text);
  field.setSelectionRange(start, end);
  // No other function of browsers writes into their undo history.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- see above
  document.execCommand(inserted === "" ? "delete" : "insertText", false, inserted);
  // Some characters cannot be typed.
  if (field.value !== text) field.value = text;
  field.setSelectionRange(start + inserted.length, start + inserted.length);
}
