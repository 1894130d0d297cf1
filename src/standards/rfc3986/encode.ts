/**
 * Percent-encoding by component (RFC 3986 section 2), with the characters that the grammar allows each.
 *
 * @module
 */
import { lazy } from "../../core/lazy.js";
import {
  characterSet,
  percentDecode,
  percentDecodeOctets,
  percentEncode,
  percentEncodeOctets,
  type CharacterSet,
} from "../../core/percent.js";
import { grammar } from "./grammar.js";

/** A component that data can be encoded for, by the rule that it matches. */
export type EncodableComponent =
  /** Any place: only the characters that never delimit stand for themselves. */
  | "unreserved"
  | "userinfo"
  | "reg-name"
  /** Segments with the "/" between them. */
  | "path"
  | "segment"
  /** The first segment of a relative reference, which has no ":". */
  | "segment-nz-nc"
  | "query"
  | "fragment";

const COMPONENTS: readonly EncodableComponent[] = [
  "unreserved",
  "userinfo",
  "reg-name",
  "path",
  "segment",
  "segment-nz-nc",
  "query",
  "fragment",
];

/** For each component, the characters that stand for themselves: what the grammar says of a component of one character. */
const setsByComponent: ReadonlyMap<string, () => CharacterSet> = new Map(
  COMPONENTS.map((rule) => [rule, lazy(() => characterSet((character) => grammar.test(character, { rule })))]),
);

/**
 * Percent-encodes data for a component: every character that cannot stand there, by its UTF-8 octets (section 2.5), and
 * every `%`, since a `%` in data is not yet an encoding. What delimits inside the component stays; encode the pieces
 * with `unreserved` before they are joined by delimiters.
 *
 * @param data text, or octets
 * @param component where it will stand; `unreserved` by default, which is safe everywhere
 * @returns text for which `decode` gives the data back
 * @throws {URISyntaxError} at a lone surrogate
 * @throws {RangeError} where there is no such component
 *
 * @example
 * import { encode } from "uri-grammar";
 *
 * encode("50% off/día"); // => "50%25%20off%2Fd%C3%ADa"
 * encode("a/b c", "path"); // => "a/b%20c"
 */
export function encode(data: string | Uint8Array, component: EncodableComponent = "unreserved"): string {
  const setOf = setsByComponent.get(component);
  if (!setOf) {
    throw new RangeError(`no component ${JSON.stringify(component)}; the components are ${COMPONENTS.join(", ")}`);
  }
  const set = setOf();
  return typeof data === "string" ? percentEncode(data, set) : percentEncodeOctets(data, set);
}

/**
 * Decodes every percent-encoded octet of a component, once, and reads the octets as UTF-8. Split a component at its
 * delimiters first: a decoded delimiter looks like one that delimits (section 2.4).
 *
 * @param text a component, or part of one
 * @throws {URISyntaxError} at a `%` without two hexadecimal digits, and where the octets are not UTF-8
 *
 * @example
 * import { decode } from "uri-grammar";
 *
 * decode("50%25%20off"); // => "50% off"
 * decode("d%C3%ADa"); // => "día"
 */
export function decode(text: string): string {
  return percentDecode(text);
}

/**
 * Decodes every percent-encoded octet of a component, once, whatever the octets mean.
 *
 * @param text a component, or part of one
 * @throws {URISyntaxError} at a `%` without two hexadecimal digits, and at a lone surrogate
 *
 * @example
 * import { decodeOctets } from "uri-grammar";
 *
 * decodeOctets("a%FF"); // => new Uint8Array([97, 255])
 */
export function decodeOctets(text: string): Uint8Array {
  return percentDecodeOctets(text);
}
