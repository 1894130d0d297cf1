// Answers that surprise, each judged by a sentence of RFC 3986. Each run asks them again.

/**
 * @typedef {object} Surprise
 * @property {string} name an implementation
 * @property {import("./protocol.js").Request} request
 * @property {string | boolean} right the result, or the verdict, by the RFC
 * @property {string} section
 * @property {string} fact what the section says
 * @property {string} judgement what the answer does instead
 */

/** @type {readonly Surprise[]} */
export const SURPRISES = [
  {
    name: "network-uri",
    request: { op: "normalize", input: "http://user:secret@example.com/" },
    right: "http://user:secret@example.com/",
    section: "6.1",
    fact: "Two URIs may only count as equivalent if this is sure: false positives are strictly avoided.",
    judgement: "The password is replaced by dots, so URIs with different passwords have the same normal form.",
  },
  {
    name: "rfc3987",
    request: { op: "validity", rule: "URI", input: "http://example.com/\n" },
    right: false,
    section: "2",
    fact: "A URI contains digits, letters and a few graphic symbols.",
    judgement: 'A line feed at the end is accepted: in Python, "$" also matches before it.',
  },
  {
    name: "Boost.URL",
    request: { op: "components", input: "//1.2.3.4-a/b" },
    right: "host 1.2.3.4-a, path /b",
    section: "3.2",
    fact: 'The authority ends at the next "/", "?" or "#", or at the end of the URI.',
    judgement: "The host ends after the first four numbers, and the rest of the host is in the path.",
  },
  {
    name: "parse_url",
    request: { op: "components", input: "urn:22" },
    right: "scheme urn, path 22",
    section: "3.2",
    fact: "An authority comes after two slashes.",
    judgement: "The scheme becomes a host, and the path becomes its port.",
  },
  {
    name: "urllib.parse",
    request: { op: "resolve", base: "coap://example.com/a", reference: "b" },
    right: "coap://example.com/b",
    section: "5.2.2",
    fact: "A reference without a scheme gets the scheme of the base.",
    judgement: "The reference comes back as it is, because the library has a list of schemes.",
  },
  {
    name: "net/url",
    request: { op: "resolve", base: "urn:a/b", reference: "../c" },
    right: "urn:/c",
    section: "5.3",
    fact: "An authority that is undefined stays undefined.",
    judgement: "The result has an authority that neither the base nor the reference has.",
  },
  {
    name: "java.net.URI",
    request: { op: "validity", rule: "URI", input: "about:" },
    right: true,
    section: "3",
    fact: "The path is required, and may be empty.",
    judgement: "A scheme and an empty path are refused.",
  },
  {
    name: "URI of Crystal",
    request: { op: "normalize", input: "urn:isbn:1" },
    right: "urn:isbn:1",
    section: "4.2",
    fact: "A relative reference needs a dot-segment before a colon in the first segment; a URI with a scheme does not.",
    judgement: "The path gets a dot-segment although the URI has a scheme.",
  },
  {
    name: "library(uri)",
    request: { op: "normalize", input: "http://example.com/%FF" },
    right: "http://example.com/%FF",
    section: "2.4",
    fact: "Only the octets of unreserved characters can be decoded at any time.",
    judgement: "One octet becomes the two octets of another encoding.",
  },
  {
    name: "libxml2",
    request: { op: "resolve", base: "http://example.com/", reference: "//@host/" },
    right: "http://@host/",
    section: "5.3",
    fact: "The components of the target are put together as they are.",
    judgement: 'The userinfo was empty, and is now a percent-encoded "@" with the rest of the reference.',
  },
];
