/**
 * Percent-encoding by component (RFC 3986 section 2), with the characters that the grammar allows each.
 *
 * @module
 */
import type { Nodes } from "../../../generated/rfc3986.tree.js";
import { lazy } from "../../core/lazy.js";
import {
  characterSet,
  percentDecode,
  percentDecodeOctets,
  percentEncode,
  percentEncodeOctets,
  type CharacterSet,
} from "../../core/percent.js";
import type { RuleOf } from "../../operations/grammar.js";
import { grammar } from "./grammar.js";

const SUB_DELIMS = "!$&'()*+,;=";

/**
 * What data can be encoded for: a single value inside a component, or a component, by the rule that it matches. In a
 * component, delimiters stay: only in a value they are data.
 */
export type EncodableComponent =
  /** One key or one value of a query, as programs write them: `key=value&key=value`. */
  | "query-value"
  /** One segment of a path. A `.` or a `..` is refused: encoded, it would still not be data. */
  | "path-segment"
  /** A user alone, or a password. */
  | "userinfo-part"
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

/**
 * The rule of each component, and what more is encoded in it. Programs use all of sub-delims to delimit values: the
 * parameters of a query and of a segment (section 3.3), a method of authentication behind a user.
 */
const COMPONENTS: Readonly<Record<EncodableComponent, readonly [rule: RuleOf<Nodes>, delimiters: string]>> = {
  // A "?" at the front of a query is not read as part of it by the platform's URLSearchParams.
  "query-value": ["query", `${SUB_DELIMS}?`],
  // Without a ":", which a relative reference would have its scheme end at.
  "path-segment": ["segment-nz-nc", SUB_DELIMS],
  "userinfo-part": ["userinfo", `${SUB_DELIMS}:`],
  unreserved: ["unreserved", ""],
  userinfo: ["userinfo", ""],
  "reg-name": ["reg-name", ""],
  path: ["path", ""],
  segment: ["segment", ""],
  "segment-nz-nc": ["segment-nz-nc", ""],
  query: ["query", ""],
  fragment: ["fragment", ""],
};

/** For each component, the characters that stand for themselves: what the grammar says of a component of one character. */
const setsByComponent: ReadonlyMap<string, () => CharacterSet> = new Map(
  Object.entries(COMPONENTS).map(([component, [rule, delimiters]]) => [
    component,
    lazy(() => characterSet((character) => !delimiters.includes(character) && grammar.test(character, { rule }))),
  ]),
);

/**
 * Percent-encodes data: every character that cannot stand in the component, by its UTF-8 octets (section 2.5), and every
 * `%`, since a `%` in data is not yet an encoding. In a single value (`query-value`, `path-segment`, `userinfo-part`)
 * the characters that can delimit are encoded, too. A whole component, such as `query`, keeps its delimiters: use it only
 * for text that may contain them.
 *
 * @param data text, or octets
 * @param component where it will stand; `unreserved` by default, which encodes most
 * @returns text for which `decode` gives the data back
 * @throws {URISyntaxError} at a lone surrogate; and for a `path-segment` that is `.` or `..`: percent-encoded it would be
 *   equivalent to a dot-segment (sections 2.3 and 6.2.2.3), so no encoding protects it
 * @throws {RangeError} if there is no such component
 * @throws {TypeError} if the data is neither a string nor a Uint8Array
 *
 * @example
 * import { encode } from "uri-grammar";
 *
 * `q=${encode("x&admin=1", "query-value")}`; // => "q=x%26admin%3D1"
 * encode("50% off/día", "path-segment"); // => "50%25%20off%2Fd%C3%ADa"
 * encode("a/b c", "path"); // => "a/b%20c"
 */
export function encode(data: string | Uint8Array, component: EncodableComponent = "unreserved"): string {
  const setOf = setsByComponent.get(component);
  if (!setOf) {
    const names = Object.keys(COMPONENTS).join(", ");
    throw new RangeError(`no component ${JSON.stringify(component)}; the components are ${names}`);
  }
  if (typeof data !== "string" && !isOctets(data)) {
    throw new TypeError(`Data to encode is a string or a Uint8Array, not ${typeof data}.`);
  }
  const set = setOf();
  const encoded = typeof data === "string" ? percentEncode(data, set) : percentEncodeOctets(data, set);
  if (component === "path-segment" && (encoded === "." || encoded === "..")) {
    const message = "A dot-segment cannot be data: percent-encoded, it still means a step in the hierarchy.";
    const mistake = { code: "dot-segment", message, start: 0, end: encoded.length, rule: "segment" };
    throw grammar.tree.refuse(mistake);
  }
  return encoded;
}

/** Whether it is a Uint8Array, whichever frame or worker made it. */
function isOctets(data: unknown): boolean {
  return Object.prototype.toString.call(data) === "[object Uint8Array]";
}

function assertText(text: unknown): void {
  if (typeof text !== "string") throw new TypeError(`Text to decode is a string, not ${typeof text}.`);
}

/**
 * Decodes every percent-encoded octet of a component, once, and reads the octets as UTF-8. Split a component at its
 * delimiters first: a decoded delimiter looks like one that delimits (section 2.4).
 *
 * @param text a component, or part of one
 * @returns the data as text
 * @throws {URISyntaxError} at a `%` without two hexadecimal digits, and if the octets are not UTF-8
 * @throws {TypeError} if the text is not a string
 *
 * @example
 * import { decode } from "uri-grammar";
 *
 * decode("50%25%20off"); // => "50% off"
 * decode("d%C3%ADa"); // => "día"
 */
export function decode(text: string): string {
  assertText(text);
  return percentDecode(text);
}

/**
 * Decodes every percent-encoded octet of a component, once, whatever the octets mean.
 *
 * @param text a component, or part of one
 * @returns the data as octets; a character that is not percent-encoded gives the octets of its UTF-8
 * @throws {URISyntaxError} at a `%` without two hexadecimal digits, and at a lone surrogate
 * @throws {TypeError} if the text is not a string
 *
 * @example
 * import { decodeOctets } from "uri-grammar";
 *
 * decodeOctets("a%FF"); // => new Uint8Array([97, 255])
 */
export function decodeOctets(text: string): Uint8Array {
  assertText(text);
  return percentDecodeOctets(text);
}
