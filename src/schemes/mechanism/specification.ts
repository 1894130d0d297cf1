/**
 * The documents that schemes are defined in.
 *
 * @module
 */
import { assertString, aWholeNumber } from "../../core/arguments.js";
import { rfcUrl } from "../../core/url.js";

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
