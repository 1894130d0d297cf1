/**
 * Percent-encoding by component (RFC 3986 section 2). The grammar defines the characters that each component allows.
 *
 * @module
 */
import {
  FRAGMENT,
  PATH,
  QUERY,
  REG_NAME,
  SEGMENT,
  SEGMENT_NZ_NC,
  UNRESERVED,
  USERINFO,
} from "../../../generated/rfc3986.characters.js";
import { assertString, wrongType } from "../../core/arguments.js";
import { lazy } from "../../core/lazy.js";
import {
  percentDecode,
  percentDecodeOctets,
  percentEncode,
  percentEncodeOctets,
  setOf,
  type CharacterSet,
} from "../../core/percent.js";
import { dotSegment } from "../../operations/segments.js";

const SUB_DELIMS = "!$&'()*+,;=";

/**
 * The targets of `encode`: a single value inside a component, or a whole component, named by its rule. In a whole
 * component, delimiters are not encoded; in a single value they are data and are encoded.
 */
export type EncodableComponent =
  /** A key or a value in a query of the form `key=value&key=value`. */
  | "query-value"
  /** A segment of a path. `.` and `..` are refused, because they would be dot-segments even if they were encoded. */
  | "path-segment"
  /** A user name alone, or a password alone. */
  | "userinfo-part"
  /** Any position: all characters except the unreserved ones are encoded. */
  | "unreserved"
  | "userinfo"
  | "reg-name"
  /** Segments with "/" between them. */
  | "path"
  | "segment"
  /** The first segment of a relative reference, which cannot contain ":". */
  | "segment-nz-nc"
  | "query"
  | "fragment";

/**
 * For each component, the characters that are not encoded. Programs use all sub-delims to separate values: the
 * parameters of a query or a segment (section 3.3), or an authentication method after a user name.
 */
const setsByComponent = /* @__PURE__ */ lazy(
  (): ReadonlyMap<string, CharacterSet> =>
    new Map<EncodableComponent, CharacterSet>([
      // The platform's URLSearchParams drops a "?" at the start of a query.
      ["query-value", setOf(QUERY, `${SUB_DELIMS}?`)],
      // ":" is encoded, because it could end the scheme of a relative reference.
      ["path-segment", setOf(SEGMENT_NZ_NC, SUB_DELIMS)],
      ["userinfo-part", setOf(USERINFO, `${SUB_DELIMS}:`)],
      ["unreserved", setOf(UNRESERVED)],
      ["userinfo", setOf(USERINFO)],
      ["reg-name", setOf(REG_NAME)],
      ["path", setOf(PATH)],
      ["segment", setOf(SEGMENT)],
      ["segment-nz-nc", setOf(SEGMENT_NZ_NC)],
      ["query", setOf(QUERY)],
      ["fragment", setOf(FRAGMENT)],
    ]),
);

/**
 * Percent-encodes data: every character that the component does not allow, by its UTF-8 octets (section 2.5), and every
 * `%`, because a `%` in data does not begin an encoding. In a single value (`query-value`, `path-segment`,
 * `userinfo-part`), delimiters are encoded, too. A whole component, such as `query`, keeps its delimiters: use it only
 * for text that may contain them.
 *
 * @param data text, or octets
 * @param component the target component; the default is `unreserved`, which encodes the most characters
 * @returns text that `decode` converts back to the data
 * @throws {URISyntaxError} at a lone surrogate; and for a `path-segment` that is `.` or `..`: percent-encoded it would
 *   be equivalent to a dot-segment (sections 2.3 and 6.2.2.3), so no encoding protects it
 * @throws {RangeError} if the component is unknown
 * @throws {TypeError} if the data is neither a string nor a Uint8Array, or the component is not a string
 *
 * @example
 * import { encode } from "uri-grammar";
 *
 * `q=${encode("x&admin=1", "query-value")}`; // => "q=x%26admin%3D1"
 * encode("50% off/día", "path-segment"); // => "50%25%20off%2Fd%C3%ADa"
 * encode("a/b c", "path"); // => "a/b%20c"
 */
export function encode(data: string | Uint8Array, component: EncodableComponent = "unreserved"): string {
  const set = setsByComponent().get(component);
  if (!set) {
    assertString(component, "The component");
    throw new RangeError(`The component must be one of these: ${[...setsByComponent().keys()].join(", ")}.`);
  }
  if (typeof data !== "string" && !isOctets(data)) throw wrongType("The data", "a string or a Uint8Array", data);
  const encoded = typeof data === "string" ? percentEncode(data, set) : percentEncodeOctets(data, set);
  if (component === "path-segment" && (encoded === "." || encoded === "..")) {
    throw dotSegment(encoded.length);
  }
  return encoded;
}

/** The getter of the name of a typed array; it returns `undefined` for any other value. Objects can fake other tags. */
const tag = /* @__PURE__ */ lazy(
  () =>
    Object.getOwnPropertyDescriptor(
      Object.getPrototypeOf(Uint8Array.prototype),
      Symbol.toStringTag,
    ) as PropertyDescriptor & { readonly get: (this: unknown) => string | undefined },
);

/** Returns whether a value is a Uint8Array, from any frame or worker. */
function isOctets(data: unknown): boolean {
  return tag().get.call(data) === "Uint8Array";
}

/**
 * Decodes every percent-encoded octet of a component once, as UTF-8. Split a component at its delimiters first, because
 * a decoded delimiter looks like a real one (section 2.4).
 *
 * @param text a component or a part of one
 * @returns the data as text
 * @throws {URISyntaxError} if a `%` is not followed by two hexadecimal digits, or the octets are not valid UTF-8
 * @throws {TypeError} if the text is not a string
 *
 * @example
 * import { decode } from "uri-grammar";
 *
 * decode("50%25%20off"); // => "50% off"
 * decode("d%C3%ADa"); // => "día"
 */
export function decode(text: string): string {
  assertString(text, "The text");
  return percentDecode(text);
}

/**
 * Decodes every percent-encoded octet of a component once, into any octets.
 *
 * @param text a component or a part of one
 * @returns the data as octets; a character that is not percent-encoded gives the octets of its UTF-8 encoding
 * @throws {URISyntaxError} if a `%` is not followed by two hexadecimal digits, and at a lone surrogate
 * @throws {TypeError} if the text is not a string
 *
 * @example
 * import { decodeOctets } from "uri-grammar";
 *
 * decodeOctets("a%FF"); // => new Uint8Array([97, 255])
 */
export function decodeOctets(text: string): Uint8Array {
  assertString(text, "The text");
  return percentDecodeOctets(text);
}
