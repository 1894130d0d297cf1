/**
 * Percent-encoding of what RFC 3986 does not allow where it stands (section 2.1).
 *
 * @module
 */
import { FRAGMENT, PATH, QUERY, SEGMENT_NZ_NC, USERINFO } from "../../../generated/rfc3986.characters.js";
import { assertString } from "../../core/arguments.js";
import { lazy } from "../../core/lazy.js";
import {
  allowedBy,
  encodedByPlace,
  HOST_DELIMITERS,
  type Allowed,
  type Places,
} from "../../operations/encode-invalid.js";
import { reference } from "./reference.js";

const allowed = (characters: string): Allowed => allowedBy(characters, null);

const places = /* @__PURE__ */ lazy((): Places => ({
  automaton: reference(),
  rule: "URI-reference",
  authority: allowed(USERINFO + HOST_DELIMITERS),
  first: allowed(SEGMENT_NZ_NC),
  path: allowed(PATH),
  query: allowed(QUERY),
  fragment: allowed(FRAGMENT),
}));

/**
 * Percent-encodes each character that cannot stand where it stands, and changes nothing else: nothing is removed, moved
 * or guessed. It is for programs that must pass on the text that they were given. `repair` corrects what people write,
 * and `encode` is for one value.
 *
 * - Delimiters and percent-encoded octets stay. A `%` without two hexadecimal digits becomes `%25` (section 2.1).
 * - If the text before the first `:` cannot be a scheme, it is a segment of a path, and the `:` becomes `%3A` (section
 *   4.2).
 * - A lone surrogate becomes `%EF%BF%BD`, the encoding of U+FFFD.
 * - An authority stays as it is if encoding cannot make it valid, or would choose its host: if it has a wrong port, a
 *   second `@`, a bracket outside of an IP literal, or a backslash. All other parts are still encoded.
 *
 * @param text any text
 * @returns the same text, if it is a URI-reference; otherwise a URI-reference, except if its authority stayed invalid.
 *   `isURIReference` tells. The octets are the same after decoding.
 * @throws {TypeError} if the text is not a string
 *
 * @example
 * import { encodeInvalid } from "uri-grammar";
 *
 * encodeInvalid("http://example.com/50% off?q=a b&r=%20#x#y"); // => "http://example.com/50%25%20off?q=a%20b&r=%20#x%23y"
 * encodeInvalid("1:30"); // => "1%3A30"
 * encodeInvalid("http://good\\@evil/a b"); // => "http://good\\@evil/a%20b"
 */
export function encodeInvalid(text: string): string {
  assertString(text, "The text");
  return encodedByPlace(text, places());
}
