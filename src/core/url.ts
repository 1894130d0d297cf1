/**
 * Makes the addresses of documents.
 *
 * @module
 */
import { assertString } from "./arguments.js";

/**
 * Returns the address of a section of an RFC.
 *
 * @param rfc the number of the RFC
 * @param section the number of the section; `RFC5234:B.1` names a section of another RFC
 */
export function rfcUrl(rfc: string, section: string): string {
  return urlIn(RFC + rfc, section);
}

/**
 * Returns the address of a section of an RFC, for a section that is a part of this package's texts.
 *
 * @param rfc the number of the RFC
 * @param section the number of a section of this RFC, not of an appendix
 */
export function sectionUrl(rfc: string, section: string): string {
  return `${RFC}${rfc}#section-${section}`;
}

/**
 * Returns the address of an RFC.
 *
 * @param rfc its number
 */
export function rfcDocument(rfc: string): string {
  return RFC + rfc;
}

/**
 * Returns the address of a section of an Internet-Draft.
 *
 * @param draft the name of the draft, with its number
 * @param section the number of the section; `RFC5234:B.1` names a section of an RFC
 */
export function draftUrl(draft: string, section: string): string {
  return urlIn(`https://datatracker.ietf.org/doc/html/${draft}`, section);
}

const RFC = "https://www.rfc-editor.org/rfc/rfc";

/** Returns the address of a section or, if its number begins with a letter, an appendix. */
function urlIn(document: string, section: string): string {
  assertString(section, "The section");
  // Stryker disable next-line ArrayDeclaration: The first item is not used.
  const [, rfc, number = section] = /^RFC(\d+):(.+)/.exec(section) ?? [];
  return `${rfc === undefined ? document : RFC + rfc}#${number < "A" ? "section" : "appendix"}-${number}`;
}
