/**
 * The documents that schemes are defined in.
 *
 * @module
 */
import { rfcUrl } from "../../core/url.js";

/** A document that defines a scheme. */
export interface Specification {
  /** As it is cited: `RFC 9110`. */
  readonly name: string;
  readonly title: string;
  /**
   * The address of a section, given its number, or its title in quotes where it has none; `RFC3986:3.2.2` is one of
   * another RFC.
   */
  readonly url: (section: string) => string;
}

/**
 * @param number of the RFC
 * @param title of the RFC
 *
 * @example
 * import { rfc } from "uri-grammar/schemes";
 *
 * rfc(9110, "HTTP Semantics").url("4.2.1"); // => "https://www.rfc-editor.org/rfc/rfc9110#section-4.2.1"
 */
export function rfc(number: number, title: string): Specification {
  return { name: `RFC ${String(number)}`, title, url: (section) => rfcUrl(String(number), section) };
}
