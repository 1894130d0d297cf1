/**
 * The cases of public test suites for which this package deliberately gives another answer, with the reason.
 *
 * @module
 */

/** Cases of the JSON Schema Test Suite. */
export const jsonSchemaExceptions: readonly {
  readonly file: RegExp;
  readonly description: string;
  readonly reason: string;
}[] = [
  {
    file: /^draft\d+-\d+\/format\.json$/,
    description: "only an annotation by default",
    reason: "Without a vocabulary, the format does not validate.",
  },
];

const SLASHES =
  "The URL Standard adds the slashes of an authority, and then the host is empty. In RFC 3986, this is a path.";

/** Strings of the web-platform-tests with another verdict, where one component does not show the reason. */
export const urlExceptions: readonly (readonly [input: string, reason: string])[] = [
  ["file://example:1/", "The URL Standard forbids a port in the scheme file. RFC 3986 allows it in each scheme."],
  ["http:/:@/www.example.com", SLASHES],
  ["http:@/www.example.com", SLASHES],
  ["http:/@/www.example.com", SLASHES],
  ["https:@/www.example.com", SLASHES],
  ["http:a:b@/www.example.com", SLASHES],
  ["http:/a:b@/www.example.com", SLASHES],
  ["http::@/www.example.com", SLASHES],
  ["http:@:www.example.com", SLASHES],
  ["http:/@:www.example.com", SLASHES],
];

/** Strings for which fast-uri's own tests expect another result. */
export const fastURIExceptions: readonly (readonly [input: string, reason: string])[] = [
  ["//www.g.com/error\n/bleh/bleh", "RFC 3986 section 2: no URI contains a line feed."],
  ["//10.10.000.10", "RFC 3986 section 3.2.2: this is a registered name, and stays as it is."],
  ["//[2001:db8::7%en0]", "RFC 3986 section 3.2.2: an IPv6 address has no zone."],
  ["//[2001:db8::001]:80", "fast-uri returns another form of the address."],
  [
    "http://user:pass@example.com:123/one/space in.url?q1=a1&q2=a2#body",
    "RFC 3986 section 2: no URI contains a space.",
  ],
  [
    "http://User:Pass@example.com:123/one/space in.url?q1=a1&q2=a2#body",
    "RFC 3986 section 2: no URI contains a space.",
  ],
  ["#/$defs/string Map", "RFC 3986 section 2: no URI contains a space."],
  ["urn:uuid:notauuid-7dec-11d0-a765-00a0c91e6bf6", "fast-uri applies the rules of the scheme urn."],
  ["http://", "fast-uri applies the rules of the scheme http."],
];
