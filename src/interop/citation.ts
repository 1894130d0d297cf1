/**
 * Where a diagnostic's rule stands, in words.
 *
 * @module
 */
import type { Diagnostic } from "../core/diagnostic.js";

/** The address of a section of an RFC. */
const OF_RFC = /\/rfc(\d+)#(section|appendix)-(.+)$/;

/**
 * Cites the section of a diagnostic.
 *
 * @param diagnostic of the standard or of a scheme
 * @returns such as `RFC 3986, section 3.2.3`; only the section if the document is not an RFC
 */
export function citation({ section, url }: Pick<Diagnostic, "section" | "url">): string {
  const [, rfc, kind = "", number = ""] = OF_RFC.exec(url) ?? [];
  return rfc === undefined ? `section ${section}` : `RFC ${rfc}, ${kind} ${number}`;
}
