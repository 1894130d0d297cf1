/**
 * Checks for the schemes that are made of the parts of RFC 1738 section 3.1: user, password, host, port and path. Each
 * cites its own document's section.
 *
 * @module
 */
import type { Suggestion } from "../mechanism/check.js";

/** A repair: all characters of one kind in a stretch of the input are percent-encoded. */
export function encoding(input: string, start: number, end: number, character: string): Suggestion {
  const triplet = `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  const text = input.slice(start, end).replaceAll(character, triplet);
  return { start, end, text, message: `Write "${triplet}" in place of "${character}".` };
}
