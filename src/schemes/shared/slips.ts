/**
 * Edits for the mistakes of several schemes.
 *
 * @module
 */
import type { Edit } from "../../core/edits.js";
import type { Span } from "../../core/parts.js";

/** Returns the edits that write a text in place of each occurrence of a character in a range. */
export function written(text: string, { start, end }: Span, character: string, instead: string): readonly Edit[] {
  const edits: Edit[] = [];
  for (let at = text.indexOf(character, start); at >= 0 && at < end; at = text.indexOf(character, at + 1)) {
    edits.push({ start: at, end: at + character.length, text: instead });
  }
  return edits;
}

/** Returns the end of the path that contains an offset. */
export function pathEnd(text: string, at: number): number {
  const length = text.slice(at).search(/[?#]/);
  return length < 0 ? text.length : at + length;
}
