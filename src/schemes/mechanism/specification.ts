/** The documents that schemes are defined in. @module */
import { assertString, aWholeNumber } from "../../core/arguments.js";
import { draftUrl, rfcUrl } from "../../core/url.js";

/** A document that defines a scheme. */
export interface Specification {
  /** The name for citations, such as `RFC 9110`. */
  readonly name: string;
  readonly title: string;
  /**
   * Returns the address of a section. The argument is the section's number, or its title in quotes if it has no number.
   * `RFC3986:3.2.2` is a section of another RFC.
   */
  readonly url: (section: string) => string;
  /**
   * Whether it only registers the scheme, without a definition of its syntax. Then `validate` gives the info
   * `scheme/registered` for each URI of the scheme. Default `false`.
   */
  readonly isRegistration?: boolean | undefined;
}

/**
 * Describes an RFC, for the `specification` of a scheme.
 *
 * @param number the number of the RFC
 * @param title its title
 * @returns its name, its title, and the function that gives the address of a section
 * @throws {TypeError} if the number is not a number, or the title is not a string
 * @throws {RangeError} if the number is not a whole number
 *
 * @example
 * import { rfc } from "uri-grammar/schemes";
 *
 * rfc(9110, "HTTP Semantics").url("4.2.1"); // => "https://www.rfc-editor.org/rfc/rfc9110#section-4.2.1"
 */
export function rfc(number: number, title: string): Specification {
  aWholeNumber(number, "The number");
  assertString(title, "The title");
  return { name: `RFC ${String(number)}`, title, url: (section) => rfcUrl(String(number), section) };
}

/** Describes an Internet-Draft by its name, with its number, and its title. */
export function draft(name: string, title: string): Specification {
  return { name, title, url: (section) => draftUrl(name, section) };
}

/**
 * Describes a document on the web that is not an RFC.
 *
 * @param name the name for citations
 * @param address its address, without a fragment
 * @param anchors the fragments of the cited sections, or their addresses; others have the address of the document
 */
export function page(
  name: string,
  title: string,
  address: string,
  anchors: Readonly<Record<string, string>> = {},
): Specification {
  const url = (section: string): string => {
    if (section.startsWith("RFC")) return rfcUrl("", section);
    const anchor = Object.hasOwn(anchors, section) ? anchors[section] : undefined;
    if (anchor === undefined) return address;
    return anchor.startsWith("https:") ? anchor : `${address}#${anchor}`;
  };
  return { name, title, url };
}

/** Describes the registration of a scheme that no other public document defines. */
export function registration(name: string, status: "permanent" | "provisional"): Specification {
  // The folders of the registry are `perm` and `prov`.
  const url = `https://www.iana.org/assignments/uri-schemes/${status.slice(0, 4)}/${name}`;
  return { name: "IANA", title: "Uniform Resource Identifier (URI) Schemes", url: () => url, isRegistration: true };
}

/** The section of every registration. */
export const REGISTRATION = '"Registration"';
