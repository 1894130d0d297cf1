/**
 * Primitives for any text: the five parts (RFC 3986 Appendix B), and the removal of dot-segments (section 5.2.4).
 *
 * @module
 */
import { assertString } from "../../core/arguments.js";
import type { MainComponents } from "../../core/components.js";
import { mainParts } from "../../core/parts.js";
import { removeDotSegments as withoutDotSegments } from "../../operations/dot-segments.js";

/**
 * Splits any text into five parts at its delimiters, as the regular expression of RFC 3986 Appendix B does. It says
 * nothing about validity: `components` also checks the text, and splits the authority.
 *
 * @param text any text
 * @returns the parts as strings; `null` for an absent part. The path is never absent. A text that begins with ":" has no
 *   scheme. `recompose` checks the parts; joining them with their delimiters (section 5.3) gives the text again.
 * @throws {TypeError} if the text is not a string
 *
 * @example
 * import { split } from "uri-grammar";
 *
 * split("//a b:x/c?d?e"); // => { scheme: null, authority: "a b:x", path: "/c", query: "d?e", fragment: null }
 */
export function split(text: string): MainComponents {
  assertString(text, "The text");
  return mainParts(text);
}

/**
 * Removes the dot-segments of a path (RFC 3986 section 5.2.4). This is one step of resolution: `resolve` does all of
 * them, and takes care that a path that begins with `//` does not become an authority.
 *
 * @param path any text; it is taken as a path, so a `?` or `#` does not end it
 * @returns the path without "." and ".." as complete segments
 * @throws {TypeError} if the path is not a string
 *
 * @example
 * import { removeDotSegments } from "uri-grammar";
 *
 * removeDotSegments("/a/b/c/./../../g"); // => "/a/g"
 * removeDotSegments("mid/content=5/../6"); // => "mid/6"
 */
export function removeDotSegments(path: string): string {
  assertString(path, "The path");
  return withoutDotSegments(path);
}
