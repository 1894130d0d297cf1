/** The examples of draft-fielding-url-syntax-05, section by section, as data. */

/** Section 1.3: each with the components that its text shows. */
export const examples = [
  ["ftp://ftp.is.co.za/rfc/rfc1808.txt", { scheme: "ftp", authority: "ftp.is.co.za", path: "/rfc/rfc1808.txt" }],
  [
    "gopher://spinaltap.micro.umn.edu/00/Weather/California/Los%20Angeles",
    { scheme: "gopher", authority: "spinaltap.micro.umn.edu", path: "/00/Weather/California/Los%20Angeles" },
  ],
  [
    "http://www.math.uio.no/faq/compression-faq/part1.html",
    { scheme: "http", authority: "www.math.uio.no", path: "/faq/compression-faq/part1.html" },
  ],
  ["mailto:mduerst@ifi.unizh.ch", { scheme: "mailto", path: "mduerst@ifi.unizh.ch" }],
  ["news:comp.infosystems.www.servers.unix", { scheme: "news", path: "comp.infosystems.www.servers.unix" }],
  ["telnet://melvyl.ucop.edu/", { scheme: "telnet", authority: "melvyl.ucop.edu", path: "/" }],
] as const;

/** Section 4.3.1: an empty user name or password is different from none. */
export const credentials = [
  ["ftp://@host.com/", "", null],
  ["ftp://host.com/", null, null],
  ["ftp://foo:@host.com/", "foo", ""],
] as const;

/** Section 2.4.2: an escape that is safe to undo. */
export const unescaped = ["%7e", "~"] as const;

/** Section 5: a segment that would be mistaken for a scheme, and the same with another segment before it. */
export const mistakenForScheme = { absolute: "this:that", relative: "./this:that" } as const;

/** Section 6: two URLs that are equivalent. */
export const equivalent = ["http://www.XEROX.com", "http://www.xerox.com"] as const;

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
  ["?y", "http://a/b/c/?y"],
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

/** Appendix C.2, Abnormal Examples, but for the current document. */
export const abnormalExamples = [
  ["../../../g", "http://a/../g"],
  ["../../../../g", "http://a/../../g"],
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
  ["g?y/./x", "http://a/b/c/g?y/x"],
  ["g?y/../x", "http://a/b/c/x"],
  ["g#s/./x", "http://a/b/c/g#s/./x"],
  ["g#s/../x", "http://a/b/c/g#s/../x"],
  // The loophole of a scheme that is the base's own is not taken.
  ["http:g", "http:g"],
  ["http:", "http:"],
] as const;

/** Appendix C.2: what some parsers inappropriately make of an absolute URL. */
export const inappropriate = ["http://a/../b/c", "http://a/b/c"] as const;

/** Appendix D: a document's base, a reference in it, and the URL that it represents. */
export const appendixD = ["http://www.ics.uci.edu/Test/a/b/c", "../x", "http://www.ics.uci.edu/Test/a/x"] as const;

/** Appendix E: URLs as they stand in text, without their delimiters, and without the white space that breaks them. */
export const inText = [
  ["http://test.com/", "http://test.com/"],
  ["http://www.w3.org/pub/WWW/", "http://www.w3.org/pub/WWW/"],
  ["ftp://ds.internic. net/rfc/", "ftp://ds.internic.net/rfc/"],
  [
    "http://ds.internic.net/ instructions/overview.html#WARNING",
    "http://ds.internic.net/instructions/overview.html#WARNING",
  ],
] as const;

/** Appendix F.3: the slash belongs to the path, so that these two differ. */
export const slashInPath = [
  ["foo:/bar", "/bar"],
  ["foo:bar", "bar"],
] as const;
