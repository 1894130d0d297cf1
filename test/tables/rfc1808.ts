/** The examples of RFC 1808, section by section. */

/** Section 3.1: the base in a header field. */
export const inHeader = "http://www.ics.uci.edu/Test/a/b/c";

/** Section 5: the base. */
export const base = "http://a/b/c/d;p?q#f";

/** Section 5.1, Normal Examples. */
export const normalExamples = [
  ["g:h", "g:h"],
  ["g", "http://a/b/c/g"],
  ["./g", "http://a/b/c/g"],
  ["g/", "http://a/b/c/g/"],
  ["/g", "http://a/g"],
  ["//g", "http://g"],
  ["?y", "http://a/b/c/d;p?y"],
  ["g?y", "http://a/b/c/g?y"],
  ["g?y/./x", "http://a/b/c/g?y/./x"],
  ["#s", "http://a/b/c/d;p?q#s"],
  ["g#s", "http://a/b/c/g#s"],
  ["g#s/./x", "http://a/b/c/g#s/./x"],
  ["g?y#s", "http://a/b/c/g?y#s"],
  [";x", "http://a/b/c/d;x"],
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

/** Section 5.2, Abnormal Examples. */
export const abnormalExamples = [
  ["", "http://a/b/c/d;p?q#f"],
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
  ["http:g", "http:g"],
  ["http:", "http:"],
] as const;

/** Section 5.3: a segment with a colon, mistaken for a scheme, and two ways to write it. */
export const mistakenForScheme = { absolute: "this:that", relative: ["./this:that", "this%3Athat"] } as const;

/** Section 10: a document's base, a reference in it, and the URL that it represents. */
export const inDocument = ["http://www.ics.uci.edu/Test/a/b/c", "../x", "http://www.ics.uci.edu/Test/a/x"] as const;
