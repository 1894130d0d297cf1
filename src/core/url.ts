/**
 * The address of a section of an RFC.
 *
 * @param rfc the number of the RFC
 * @param section the number of the section; `RFC5234:B.1` names a section of another RFC than the one that refers to it
 */
export function rfcUrl(rfc: string, section: string): string {
  const [, other, number = section] = /^RFC(\d+):(.+)$/.exec(section) ?? [];
  const anchor = /^[A-Z]/.test(number) ? "appendix" : "section";
  return `https://www.rfc-editor.org/rfc/rfc${other ?? rfc}#${anchor}-${number}`;
}

/**
 * The address of an Internet-Draft.
 *
 * @param draft the draft's name with its number
 * @param section the number of the section; one of an RFC is that RFC's
 */
export function draftUrl(draft: string, section: string): string {
  if (section.startsWith("RFC")) return rfcUrl("", section);
  return `https://datatracker.ietf.org/doc/html/${draft}#${/^[A-Z]/.test(section) ? "appendix" : "section"}-${section}`;
}
