/** The examples of draft-fielding-uri-rfc2396bis-01, section by section, as data. */

/** Section 1.3: each with the components that its text shows. */
export const examples = [
  ["ftp://ftp.is.co.za/rfc/rfc1808.txt", { scheme: "ftp", authority: "ftp.is.co.za", path: "/rfc/rfc1808.txt" }],
  [
    "gopher://gopher.tc.umn.edu:70/11/Mailing%20Lists/",
    { scheme: "gopher", authority: "gopher.tc.umn.edu:70", path: "/11/Mailing%20Lists/" },
  ],
  ["http://www.ietf.org/rfc/rfc2396.txt", { scheme: "http", authority: "www.ietf.org", path: "/rfc/rfc2396.txt" }],
  ["mailto:John.Doe@example.com", { scheme: "mailto", path: "John.Doe@example.com" }],
  ["news:comp.infosystems.www.servers.unix", { scheme: "news", path: "comp.infosystems.www.servers.unix" }],
  ["telnet://melvyl.ucop.edu/", { scheme: "telnet", authority: "melvyl.ucop.edu", path: "/" }],
] as const;

/** Section 2.4.2: an escape that means the same as the character. */
export const unescaped = ["%7e", "~"] as const;

/** Section 5: a segment that would be mistaken for a scheme, and the same with another segment before it. */
export const mistakenForScheme = { absolute: "this:that", relative: "./this:that" } as const;

/** Section 6.2.2: two URIs that syntax-based normalization makes equal. */
export const syntaxEquivalent = ["example://a/b/c/%7A", "eXAMPLE://a/./b/../b/c/%7a"] as const;

/** Section 6.2.2.2: the digits of escapes. */
export const digits = ["%3a", "%3A"] as const;

/** Section 6.2.3: two URIs that scheme-based normalization makes equal. */
export const schemeEquivalent = ["http://example.com/", "http://example.com:80/"] as const;

/** Section 6.2.4: a URI, and what it is observed to redirect to. */
export const redirected = ["http://example.com/data", "http://example.com/data/"] as const;

/** Section 7.5: what misleads, with the server that it leads to. */
export const misleading = [
  "http://www.example.com&story=breaking_news@10.0.0.1/top_story.htm",
  { userinfo: "www.example.com&story=breaking_news", host: "10.0.0.1" },
] as const;

/** Authors' Addresses. */
export const authors = [
  "http://www.w3.org/People/Berners-Lee/",
  "http://www.apache.org/~fielding/",
  "http://larry.masinter.net/",
] as const;

/** Appendix B: the reference that the regular expression is shown on, and the components that it finds. */
export const appendixB = [
  "http://www.ics.uci.edu/pub/ietf/uri/#Related",
  { scheme: "http", authority: "www.ics.uci.edu", path: "/pub/ietf/uri/", fragment: "Related" },
] as const;

/** Appendix B: the regular expression itself. */
export const appendixBExpression = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/s;

/** Appendix C: the base of all examples. */
export const base = "http://a/b/c/d;p?q";

/** Appendices C.1 and C.2: what is written "(current document)", with the fragment. */
export const currentDocument = [
  ["#s", "s"],
  ["", null],
] as const;

/** Appendix C.1, Normal Examples, but for the current document. */
export const normalExamples = [
  ["g:h", "g:h"],
  ["g", "http://a/b/c/g"],
  ["./g", "http://a/b/c/g"],
  ["g/", "http://a/b/c/g/"],
  ["/g", "http://a/g"],
  ["//g", "http://g"],
  ["?y", "http://a/b/c/d;p?y"],
  ["g?y", "http://a/b/c/g?y"],
  ["g#s", "http://a/b/c/g#s"],
  ["g?y#s", "http://a/b/c/g?y#s"],
  [";x", "http://a/b/c/;x"],
  ["g;x", "http://a/b/c/g;x"],
  ["g;x?y#s", "http://a/b/c/g;x?y#s"],
  [".", "http://a/b/c/"],
  ["./", "http://a/b/c/"],
  ["..", "http://a/b/"],
  ["../", "http://a/b/"],
  ["../g", "http://a/b/g"],
  ["../..", "http://a/"],
  ["../../", "http://a/"],
  ["../../g", "http://a/g"],
] as const;

/** Appendix C.2: more ".." segments than levels, as they are retained, and as some implementations remove them. */
export const excessExamples = [
  ["../../../g", "http://a/../g", "http://a/g"],
  ["../../../../g", "http://a/../../g", "http://a/g"],
] as const;

/** Appendix C.2, Abnormal Examples, but for those of the other tables. */
export const abnormalExamples = [
  ["/./g", "http://a/./g"],
  ["/../g", "http://a/../g"],
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

/** Appendix C.2: the same reference for validating parsers, and for backwards compatibility. */
export const ownScheme = { ref: "http:g", validating: "http:g", compatible: "http://a/b/c/g" } as const;

/** Appendix D: a document's base, a reference in it, and the URI that it represents. RFC 2396 has the same example. */
export const appendixD = ["http://www.ics.uci.edu/Test/a/b/c", "../x", "http://www.ics.uci.edu/Test/a/x"] as const;

/** Appendix E: URIs, and the URI references that a text contains. */
export const inText = [
  "http://example.com/",
  "http://www.w3.org/Addressing/",
  "ftp://ds.internic.net/rfc/",
  "http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING",
] as const;

/** Appendix F: an abbreviated URI, which has the syntax of a relative path. */
export const abbreviated = "www.w3.org/Addressing/";
