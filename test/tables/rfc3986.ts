/** The examples of RFC 3986, section by section, as data. */

/** Section 1.1.2: each with the components that its text shows. */
export const examples = [
  ["ftp://ftp.is.co.za/rfc/rfc1808.txt", { scheme: "ftp", authority: "ftp.is.co.za", path: "/rfc/rfc1808.txt" }],
  ["http://www.ietf.org/rfc/rfc2396.txt", { scheme: "http", authority: "www.ietf.org", path: "/rfc/rfc2396.txt" }],
  [
    "ldap://[2001:db8::7]/c=GB?objectClass?one",
    { scheme: "ldap", authority: "[2001:db8::7]", path: "/c=GB", query: "objectClass?one" },
  ],
  ["mailto:John.Doe@example.com", { scheme: "mailto", path: "John.Doe@example.com" }],
  ["news:comp.infosystems.www.servers.unix", { scheme: "news", path: "comp.infosystems.www.servers.unix" }],
  ["tel:+1-816-555-1212", { scheme: "tel", path: "+1-816-555-1212" }],
  ["telnet://192.0.2.16:80/", { scheme: "telnet", authority: "192.0.2.16:80", path: "/" }],
  [
    "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
    { scheme: "urn", path: "oasis:names:specification:docbook:dtd:xml:4.1.2" },
  ],
] as const;

/** Section 3: the two URIs of the figure. */
export const figure = [
  [
    "foo://example.com:8042/over/there?name=ferret#nose",
    { scheme: "foo", authority: "example.com:8042", path: "/over/there", query: "name=ferret", fragment: "nose" },
  ],
  ["urn:example:animal:ferret:nose", { scheme: "urn", path: "example:animal:ferret:nose" }],
] as const;

/** Section 5.2.4: the paths that the text takes through remove_dot_segments. */
export const dotSegments = [
  ["/a/b/c/./../../g", "/a/g"],
  ["mid/content=5/../6", "mid/6"],
] as const;

/** Section 5.4: the base of all examples. */
export const base = "http://a/b/c/d;p?q";

/** Section 5.4.1, Normal Examples. */
export const normalExamples = [
  ["g:h", "g:h"],
  ["g", "http://a/b/c/g"],
  ["./g", "http://a/b/c/g"],
  ["g/", "http://a/b/c/g/"],
  ["/g", "http://a/g"],
  ["//g", "http://g"],
  ["?y", "http://a/b/c/d;p?y"],
  ["g?y", "http://a/b/c/g?y"],
  ["#s", "http://a/b/c/d;p?q#s"],
  ["g#s", "http://a/b/c/g#s"],
  ["g?y#s", "http://a/b/c/g?y#s"],
  [";x", "http://a/b/c/;x"],
  ["g;x", "http://a/b/c/g;x"],
  ["g;x?y#s", "http://a/b/c/g;x?y#s"],
  ["", "http://a/b/c/d;p?q"],
  [".", "http://a/b/c/"],
  ["./", "http://a/b/c/"],
  ["..", "http://a/b/"],
  ["../", "http://a/b/"],
  ["../g", "http://a/b/g"],
  ["../..", "http://a/"],
  ["../../", "http://a/"],
  ["../../g", "http://a/g"],
] as const;

/** Section 5.4.2, Abnormal Examples, but for the one on which strict and other parsers differ. */
export const abnormalExamples = [
  ["../../../g", "http://a/g"],
  ["../../../../g", "http://a/g"],
  ["/./g", "http://a/g"],
  ["/../g", "http://a/g"],
  ["g.", "http://a/b/c/g."],
  [".g", "http://a/b/c/.g"],
  ["g..", "http://a/b/c/g.."],
  ["..g", "http://a/b/c/..g"],
  ["./../g", "http://a/b/g"],
  ["./g/.", "http://a/b/c/g/"],
  ["g/./h", "http://a/b/c/g/h"],
  ["g/../h", "http://a/b/c/h"],
  ["g;x=1/./y", "http://a/b/c/g;x=1/y"],
  ["g;x=1/../y", "http://a/b/c/y"],
  ["g?y/./x", "http://a/b/c/g?y/./x"],
  ["g?y/../x", "http://a/b/c/g?y/../x"],
  ["g#s/./x", "http://a/b/c/g#s/./x"],
  ["g#s/../x", "http://a/b/c/g#s/../x"],
] as const;

/** Section 5.4.2: the same reference for a strict parser, and for backward compatibility. */
export const ownScheme = { ref: "http:g", strict: "http:g", loose: "http://a/b/c/g" } as const;

/** Section 6.2.2: two URIs that syntax-based normalization makes equal. */
export const syntaxEquivalent = ["example://a/b/c/%7Bfoo%7D", "eXAMPLE://a/./b/../b/%63/%7bfoo%7d"] as const;

/** Section 6.2.2, step by step: the section, what it makes of what. */
export const syntaxSteps = [
  ["6.2.2.1", "HTTP://www.EXAMPLE.com/", "http://www.example.com/"],
  ["6.2.2.1", "http://a/%3a", "http://a/%3A"],
  ["6.2.2.2", "http://a/%7Euser", "http://a/~user"],
  ["6.2.2.3", "http://a/b/./../c", "http://a/c"],
] as const;

/** Section 6.2.3: four URIs that scheme-based normalization makes equal. */
export const schemeEquivalent = [
  "http://example.com",
  "http://example.com/",
  "http://example.com:/",
  "http://example.com:80/",
] as const;

/** Appendix B: the reference that the regular expression is shown on, and the components that it finds. */
export const appendixB = [
  "http://www.ics.uci.edu/pub/ietf/uri/#Related",
  { scheme: "http", authority: "www.ics.uci.edu", path: "/pub/ietf/uri/", fragment: "Related" },
] as const;

/** Appendix B: the regular expression itself. */
export const appendixBExpression = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/s;
