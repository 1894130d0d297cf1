/**
 * The operations of RFC 3986 on references, except resolution and normalization. Each is used without the others.
 *
 * @module
 */
import { FRAGMENT, PATH, QUERY, SEGMENT_NZ_NC, USERINFO } from "../../../generated/rfc3986.characters.js";
import { assertString } from "../../core/arguments.js";
import type { SomeComponents, MainComponents } from "../../core/components.js";
import { lazy } from "../../core/lazy.js";
import { mainParts } from "../../core/parts.js";
import { changer, type PartChanges } from "../../operations/change.js";
import { comparer, rungsOf, type CompareOptions, type Comparer, type Comparison } from "../../operations/compare.js";
import { removeDotSegments as withoutDotSegments } from "../../operations/dot-segments.js";
import {
  allowedBy,
  encodedByPlace,
  HOST_DELIMITERS,
  type Allowed,
  type Places,
} from "../../operations/encode-invalid.js";
import { recomposer } from "../../operations/recompose.js";
import { relativizer, type PathOption } from "../../operations/relativize.js";
import type { NodeBase } from "../../tree/node.js";
import { grammar } from "./grammar.js";
import { byRules, normalization } from "./normalization.js";
import { reference, type KnownURI, type URIReferenceString, type URIString } from "./reference.js";
import { references } from "./references.js";
import { resolution, toTarget, type ResolveOptions } from "./resolution.js";
import { rules } from "./rules.js";

const changing = /* @__PURE__ */ changer(references, rules);

/**
 * Changes parts of a reference. All other parts stay the same.
 *
 * @param uri a URI-reference, or its tree
 * @param parts the new parts in URI syntax: percent-encode data first. `null` removes a part. `segments` is a list of
 *   strings that replaces `path`. The new path begins with "/" if the old path did or if there is an authority.
 * @returns the reference with exactly these parts. TypeScript knows that it is a URI, if a scheme is given, or if `uri`
 *   is known to be a URI and its scheme is not removed
 * @throws {URISyntaxError} if `uri` is not a URI-reference; if a part does not match its rule; or if the combined parts
 *   would be parsed as different parts. Offsets, in UTF-16 code units, refer to `uri`, to the text of the part, or to
 *   the combined text.
 * @throws {RangeError} if the tree is not the tree of a reference
 * @throws {TypeError} if a part is unknown or has the wrong type; if both `path` and `segments`, or both `authority`
 *   and one of its parts, are given
 *
 * @example
 * import { change } from "uri-grammar";
 *
 * change("http://h:80/a?b#c", { port: null, host: "x.example", fragment: "top" }); // => "http://x.example/a?b#top"
 * change("http://h/a/b", { segments: ["x", "y%2Fz"], query: null }); // => "http://h/x/y%2Fz"
 */
export function change(uri: KnownURI, parts: PartChanges & { readonly scheme?: string | undefined }): URIString;
export function change(uri: string | NodeBase, parts: PartChanges & { readonly scheme: string }): URIString;
export function change(uri: string | NodeBase, parts: PartChanges): URIReferenceString;
export function change(uri: string | NodeBase, parts: PartChanges): string {
  return changing(uri, parts);
}

const recomposing = /* @__PURE__ */ recomposer(grammar);

/**
 * Recomposes a tree of RFC 3986, or components, into a string.
 *
 * @param parts a node, whose positions are ignored; or components. A component that is `null` or missing is absent. If
 *   `host` is given, the authority is composed of its parts; otherwise `authority` is used.
 * @returns the text. For a result of `parse` or `components`, it equals their input.
 * @throws {URISyntaxError} if the text does not match the grammar, or would be parsed into other parts. The offsets, in
 *   UTF-16 code units, refer to this text.
 * @throws {RangeError} if the type of the node is unknown
 *
 * @example
 * import { components, recompose, parse } from "uri-grammar";
 *
 * recompose(parse("http://example.com/#")); // => "http://example.com/#"
 * recompose({ scheme: "urn", path: "a:b" }); // => "urn:a:b"
 * recompose({ ...components("http://example.com:80/"), port: null }); // => "http://example.com/"
 */
export function recompose(parts: NodeBase | SomeComponents): string {
  return recomposing(parts);
}

const comparison = /* @__PURE__ */ comparer(references, byRules, normalization);

/**
 * Compares two references by RFC 3986 section 6, rung by rung. References are compared as written, so resolve relative
 * references first (section 6.1).
 *
 * @param a a URI-reference, or its tree
 * @param b a URI-reference, or its tree
 * @param options the highest rung, the known redirects, and whether to ignore fragments
 * @returns whether they are equivalent, and the lowest rung that shows it
 * @throws {URISyntaxError} if one of them, or a URI read from `redirects`, is not a URI-reference
 * @throws {RangeError} if the rung is unknown, or a tree is not the tree of a reference
 * @throws {TypeError} if one of them is neither a string nor a tree
 *
 * @example
 * import { compare } from "uri-grammar";
 *
 * compare("http://example.com", "HTTP://EXAMPLE.com:80/"); // => { equivalent: true, rung: "scheme" }
 * compare("http://a/", "http://b/"); // => { equivalent: false, rung: null }
 */
export function compare(a: string | NodeBase, b: string | NodeBase, options?: CompareOptions): Comparison {
  return comparison.compare(a, b, options);
}

/**
 * Returns whether two references are equivalent by RFC 3986 section 6, which means that their normal forms are equal.
 *
 * @param a a URI-reference, or its tree
 * @param b a URI-reference, or its tree
 * @param options the rung, the known redirects, and whether to ignore fragments
 * @returns whether they are equivalent on that rung
 * @throws {URISyntaxError} if one of them is not a URI-reference
 * @throws {RangeError} if the rung is unknown, or a tree is not the tree of a reference
 * @throws {TypeError} if one of them is neither a string nor a tree
 *
 * @example
 * import { equivalent } from "uri-grammar";
 *
 * equivalent("http://example.com", "http://EXAMPLE.com:80/"); // => true
 * equivalent("http://example.com", "http://EXAMPLE.com:80/", { rung: "syntax" }); // => false
 */
export function equivalent(a: string | NodeBase, b: string | NodeBase, options?: CompareOptions): boolean {
  return comparison.equivalent(a, b, options);
}

/**
 * The rungs of RFC 3986, the lowest first, each with its section.
 *
 * @example
 * import { rungs } from "uri-grammar";
 *
 * rungs; // => { string: "6.2.1", syntax: "6.2.2", scheme: "6.2.3", protocol: "6.2.4" }
 */
export const rungs: Comparer["rungs"] = /* @__PURE__ */ rungsOf(comparison);

/** The options that the reference will be resolved with, and its form. */
export type RelativizeOptions = Pick<ResolveOptions, "strict" | "literal"> & PathOption;

const byResolution = /* @__PURE__ */ relativizer(references, resolution, toTarget);

/**
 * Finds a short reference that resolves to the target by RFC 3986.
 *
 * @param target a URI, or its tree
 * @param base a URI, or its tree
 * @param options the options that the reference will be resolved with; `path: "relative"` for a path without "/" at the
 *   front
 * @returns a relative reference that resolves to the target. If no shorter reference does, the target itself, for
 *   example if the schemes or authorities differ, or if the target has dot-segments that resolution cannot produce.
 * @throws {URISyntaxError} if the target or the base is not a URI
 * @throws {RangeError} if a tree is not the tree of a reference
 * @throws {TypeError} if one of them is neither a string nor a tree
 *
 * @example
 * import { relativize } from "uri-grammar";
 *
 * relativize("http://a/b/g", "http://a/b/c/d;p?q"); // => "../g"
 * relativize("http://b/", "http://a/b/c/d;p?q"); // => "http://b/"
 * relativize("http://a/g", "http://a/b/c/d;p?q"); // => "/g"
 * relativize("http://a/g", "http://a/b/c/d;p?q", { path: "relative" }); // => "../../g"
 */
export function relativize(target: string | NodeBase, base: string | NodeBase, options?: RelativizeOptions): string {
  return byResolution(target, base, options);
}

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

/**
 * Splits any text into five parts at its delimiters, as the regular expression of RFC 3986 Appendix B does. It says
 * nothing about validity: `components` also checks the text, and splits the authority.
 *
 * @param text any text
 * @returns the parts as strings; `null` for an absent part. The path is never absent. A text that begins with ":" has no
 *   scheme. `recompose` checks the parts; joining them with their delimiters (section 5.3) gives the text again.
 * @throws {TypeError} if the text is not a string
 *
 * @example
 * import { split } from "uri-grammar";
 *
 * split("//a b:x/c?d?e"); // => { scheme: null, authority: "a b:x", path: "/c", query: "d?e", fragment: null }
 */
export function split(text: string): MainComponents {
  assertString(text, "The text");
  return mainParts(text);
}

/**
 * Removes the dot-segments of a path (RFC 3986 section 5.2.4). This is one step of resolution: `resolve` does all of
 * them, and takes care that a path that begins with `//` does not become an authority.
 *
 * @param path any text; it is taken as a path, so a `?` or `#` does not end it
 * @returns the path without "." and ".." as complete segments
 * @throws {TypeError} if the path is not a string
 *
 * @example
 * import { removeDotSegments } from "uri-grammar";
 *
 * removeDotSegments("/a/b/c/./../../g"); // => "/a/g"
 * removeDotSegments("mid/content=5/../6"); // => "mid/6"
 */
export function removeDotSegments(path: string): string {
  assertString(path, "The path");
  return withoutDotSegments(path);
}
