/** The examples of RFC 2396 and RFC 2732, section by section. */

/** Section 1.3: examples that are in common use. */
export const inUse = [
  "ftp://ftp.is.co.za/rfc/rfc1808.txt",
  "gopher://spinaltap.micro.umn.edu/00/Weather/California/Los%20Angeles",
  "http://www.math.uio.no/faq/compression-faq/part1.html",
  "mailto:mduerst@ifi.unizh.ch",
  "news:comp.infosystems.www.servers.unix",
  "telnet://melvyl.ucop.edu/",
] as const;

/** Section 2.4.2: an escape and its character, in an http URL path. */
export const unescaped = ["%7e", "~"] as const;

/** Section 5: a segment with a colon, mistaken for a scheme, and the same segment after another one. */
export const mistakenForScheme = { absolute: "this:that", relative: "./this:that" } as const;

/** Section 6: two URIs that are equivalent, because the case of host names does not matter. */
export const sameHost = ["http://www.XEROX.com", "http://www.xerox.com"] as const;

/** RFC 2732 section 2: addresses in URLs, each with its host and port. */
export const addresses = [
  ["http://[FEDC:BA98:7654:3210:FEDC:BA98:7654:3210]:80/index.html", "[FEDC:BA98:7654:3210:FEDC:BA98:7654:3210]", "80"],
  ["http://[1080:0:0:0:8:800:200C:417A]/index.html", "[1080:0:0:0:8:800:200C:417A]", null],
  ["http://[3ffe:2a00:100:7031::1]", "[3ffe:2a00:100:7031::1]", null],
  ["http://[1080::8:800:200C:417A]/foo", "[1080::8:800:200C:417A]", null],
  ["http://[::192.9.5.5]/ipng", "[::192.9.5.5]", null],
  ["http://[::FFFF:129.144.52.38]:80/index.html", "[::FFFF:129.144.52.38]", "80"],
  ["http://[2010:836B:4179::836B:4179]", "[2010:836B:4179::836B:4179]", null],
] as const;

/** Appendix B: a reference and its parts. */
export const appendixB = [
  "http://www.ics.uci.edu/pub/ietf/uri/#Related",
  { scheme: "http", authority: "www.ics.uci.edu", path: "/pub/ietf/uri/", query: null, fragment: "Related" },
] as const;

/** Appendix C: the base. */
export const base = "http://a/b/c/d;p?q";

/** Appendix C.1, Normal Examples, but for the current document. The grammar does not derive "?y". */
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

/** Appendices C.1 and C.2: references to the current document, each with its fragment. */
export const currentDocument = [
  ["#s", "s"],
  ["", null],
] as const;

/** Appendix C.2: references above the root, with the result of most parsers, and of those that remove the "..". */
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

/** Appendix D: a document's base, a reference in it, and the URI that it represents. */
export const inDocument = ["http://www.ics.uci.edu/Test/a/b/c", "../x", "http://www.ics.uci.edu/Test/a/x"] as const;

/** Appendix E: a URI between delimiters, and the references that a text contains. */
export const inText = [
  "http://test.com/",
  "http://www.w3.org/Addressing/",
  "ftp://ds.internic.net/rfc/",
  "http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING",
] as const;

/** Appendix F: an abbreviated URL, which has the syntax of a relative path. */
export const abbreviated = "www.w3.org/Addressing/";

/** Appendix G.2: two URIs whose difference the grammar keeps, each with its path. */
export const slashes = [
  ["foo:/bar", "/bar"],
  ["foo:bar", "bar"],
] as const;
