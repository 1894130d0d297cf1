/**
 * Text that is put into a field so that the browser's own undo takes it back.
 *
 * @module
 */
import { editBetween } from "./edit-between.js";

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
