/**
 * Writes text into a field so that the browser's undo can remove it.
 *
 * @module
 */
import { editBetween } from "./edit-between.js";

/**
 * Sets the value of a field as one step of its undo history, and moves the focus into the field.
 *
 * @param field the field; it gets an `input` event
 * @param text the new value
 */
export function putInto(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  if (field.value === text) return;
  const { start, end, text: inserted } = editBetween(field.value, text);
  field.setSelectionRange(start, end);
  // No other function of browsers writes to the undo history.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- see above
  document.execCommand(inserted === "" ? "delete" : "insertText", false, inserted);
  // Some characters cannot be typed.
  if (field.value !== text) field.value = text;
  field.setSelectionRange(start + inserted.length, start + inserted.length);
}
