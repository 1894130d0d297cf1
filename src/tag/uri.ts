/**
 * Tags for URIs and references (RFC 3986).
 *
 * @module
 */
import { encodeData } from "../core/percent.js";
import { reference, type URIReferenceString, type URIString } from "../standards/rfc3986/reference.js";
import { tagOf, type URITag } from "./tag.js";

export type { TagOptions, TagValue, URITag } from "./tag.js";

const RFC3986 = { automaton: reference, absolute: "URI", rfc: "3986", encode: encodeData };

/**
 * Writes values into a URI, each by the place of its hole. A value can never change another part.
 *
 * @example
 * import { uri } from "uri-grammar/tag";
 *
 * uri`https://api.example.com/users/${"a/b"}?q=${"x&y=1"}`; // => "https://api.example.com/users/a%2Fb?q=x%26y%3D1"
 * uri`https://example.com/?${{ page: 2, tag: ["a", "b"], none: undefined }}`; // => "https://example.com/?page=2&tag=a&tag=b"
 */
export const uri: URITag<URIString> = /* @__PURE__ */ tagOf({
  ...RFC3986,
  rule: "URI",
  section: "3",
  isReference: false,
});

/**
 * Writes values into a URI or a relative reference. No value makes a reference with another host.
 *
 * @example
 * import { uriReference } from "uri-grammar/tag";
 *
 * uriReference`/users/${"a/b"}#${"top"}`; // => "/users/a%2Fb#top"
 */
export const uriReference: URITag<URIReferenceString> = /* @__PURE__ */ tagOf({
  ...RFC3986,
  rule: "URI-reference",
  section: "4.1",
  isReference: true,
});
