/**
 * Cites the section of a diagnostic.
 *
 * @module
 */
import type { Diagnostic } from "../core/diagnostic.js";

/** Matches the address of a section of an RFC. */
const OF_RFC = /\/rfc(\d+)#(section|appendix)-([^#]+)$/;

/**
 * Cites the section of a diagnostic.
 *
 * @param diagnostic a diagnostic of a standard or a scheme
 * @returns for example `RFC 3986, section 3.2.3`; only the section if the document is not an RFC
 */
export function citation({ section, url }: Pick<Diagnostic, "section" | "url">): string {
  const [, rfc, kind = "", number = ""] = OF_RFC.exec(url) ?? [];
  return rfc === undefined ? `section ${section}` : `RFC ${rfc}, ${kind} ${number}`;
}
