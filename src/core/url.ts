/**
 * Returns the address of a section of an RFC.
 *
 * @param rfc the number of the RFC
 * @param section the number of the section; `RFC5234:B.1` names a section of another RFC
 */
export function rfcUrl(rfc: string, section: string): string {
  const [, other, number = section] = /^RFC(\d+):(.+)$/.exec(section) ?? [];
  const anchor = /^[A-Z]/.test(number) ? "appendix" : "section";
  return `https://www.rfc-editor.org/rfc/rfc${other ?? rfc}#${anchor}-${number}`;
}

/**
 * Returns the address of a section of an Internet-Draft.
 *
 * @param draft the name of the draft, with its number
 * @param section the number of the section; `RFC5234:B.1` names a section of an RFC
 */
export function draftUrl(draft: string, section: string): string {
  if (section.startsWith("RFC")) return rfcUrl("", section);
  return `https://datatracker.ietf.org/doc/html/${draft}#${/^[A-Z]/.test(section) ? "appendix" : "section"}-${section}`;
}
