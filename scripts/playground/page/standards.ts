/**
 * The standards as the page names them.
 *
 * @module
 */
import { standards, type StandardId } from "../../../src/standards/index.js";
import { draftUrl, rfcUrl } from "../../../src/core/url.js";
import type { AnyGrammar } from "../../../src/operations/grammar.js";

/** Each standard as people call it, and its year, from the one in force to the first. */
export const NAMES: readonly (readonly [id: StandardId, name: string, year: string])[] = [
  ["rfc3986", "RFC 3986", "2005, in force"],
  ["rfc2396bis-01", "rfc2396bis-01", "draft, 2003"],
  ["url-syntax-05", "url-syntax-05", "draft, 1997"],
  ["rfc1738", "RFC 1738", "1994"],
];

export function nameOf(id: StandardId): string {
  return String(NAMES.find(([each]) => each === id)?.[1]);
}

export function grammarOf(id: StandardId): AnyGrammar {
  return standards[id];
}

/** The address of a section of a standard's document. */
export function sectionUrl(id: StandardId, section: string): string {
  return id.startsWith("rfc2396bis") || id.startsWith("url-syntax")
    ? draftUrl(`draft-fielding-${id === "url-syntax-05" ? id : `uri-${id}`}`, section)
    : rfcUrl(id.slice("rfc".length), section);
}
