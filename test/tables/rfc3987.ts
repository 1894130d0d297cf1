/**
 * The examples of RFC 3987, section by section.
 *
 * @module
 */

/** IRIs, and the URIs that section 3.1 converts them to. */
export const toURIs: readonly (readonly [section: string, iri: string, uri: string])[] = [
  ["3.1", "http://r\u00E9sum\u00E9.example.org", "http://r%C3%A9sum%C3%A9.example.org"],
  [
    "3.1",
    "http://validator.w3.org/check?uri=http%3A%2F%2Fr\u00E9sum\u00E9.example.org",
    "http://validator.w3.org/check?uri=http%3A%2F%2Fr%C3%A9sum%C3%A9.example.org",
  ],
  ["3.1", "http://www.example.org/red%09ros\u00E9#red", "http://www.example.org/red%09ros%C3%A9#red"],
  ["3.1", "http://example.com/\u{10300}\u{10301}\u{10302}", "http://example.com/%F0%90%8C%80%F0%90%8C%81%F0%90%8C%82"],
  // Other examples of IRIs, in the order of the document.
  ["3.2", "http://www.example.org/r\u00E9sum\u00E9.html", "http://www.example.org/r%C3%A9sum%C3%A9.html"],
  ["3.2.1", "http://\u7D0D\u8C46.example.org/%E2%80%AE", "http://%E7%B4%8D%E8%B1%86.example.org/%E2%80%AE"],
  ["5.2", "http://example.org/ros\u00E9", "http://example.org/ros%C3%A9"],
  ["5.3.2.2", "http://www.example.org/re\u0301sume\u0301.html", "http://www.example.org/re%CC%81sume%CC%81.html"],
  // A private character is allowed in a query.
  ["2.2", "a:?\uE000\u{F0000}", "a:?%EE%80%80%F3%B0%80%80"],
];

/** URIs, and the IRIs that section 3.2 converts them to. */
export const toIRIs: readonly (readonly [section: string, uri: string, iri: string])[] = [
  ["3.2", "http://www.example.org/r%E9sum%E9.html", "http://www.example.org/r%E9sum%E9.html"],
  ["3.2.1", "http://www.example.org/D%C3%BCrst", "http://www.example.org/D\u00FCrst"],
  ["3.2.1", "http://www.example.org/D%FCrst", "http://www.example.org/D%FCrst"],
  ["3.2.1", "http://xn--99zt52a.example.org/%e2%80%ae", "http://xn--99zt52a.example.org/%e2%80%ae"],
  ["3.2", "a:%7euser%41", "a:~userA"],
  // Reason 1: a reserved character, "%", and a character of ASCII that no URI allows.
  ["3.2", "a:%2F%3f%25%20%3C", "a:%2F%3f%25%20%3C"],
  ["3.2", "a:%25C3%25A9%2541", "a:%25C3%25A9%2541"],
  // Reason 2: an overlong form, a surrogate, a code point past the last one, and incomplete characters.
  ["3.2", "a:%C0%AF%C1%81", "a:%C0%AF%C1%81"],
  ["3.2", "a:%E0%80%AF%F0%80%80%AF", "a:%E0%80%AF%F0%80%80%AF"],
  ["3.2", "a:%ED%A0%80%ED%BF%BF", "a:%ED%A0%80%ED%BF%BF"],
  ["3.2", "a:%F4%90%80%80", "a:%F4%90%80%80"],
  ["3.2", "a:%C3%E2%82%F0%90%8C", "a:%C3%E2%82%F0%90%8C"],
  ["3.2", "a:%C3%C3%A9", "a:%C3\u00E9"],
  ["3.2", "a:%f0%90%8c%80%F4%8F%BF%BD", "a:\u{10300}%F4%8F%BF%BD"],
  // Reason 3: noncharacters, a control character, and private characters outside the query.
  ["3.2", "a:%EF%BF%BE%EF%B7%90%C2%80", "a:%EF%BF%BE%EF%B7%90%C2%80"],
  ["3.2", "a:%EE%80%80?%EE%80%80?%EE%80%80#%EE%80%80", "a:%EE%80%80?\uE000?\uE000#%EE%80%80"],
  ["3.2", "a:#%EE%80%80?%EE%80%80", "a:#%EE%80%80?%EE%80%80"],
  // Section 4.1, and the formatting characters that Unicode added later.
  ["4.1", "a:%E2%80%8E%E2%80%8F%E2%80%AA%D8%9C%E2%81%A6", "a:%E2%80%8E%E2%80%8F%E2%80%AA%D8%9C%E2%81%A6"],
];

/** Characters of RFC 3987 section 6.1, which `toIRI` leaves percent-encoded: everywhere, or only in the host. */
export const kept: readonly (readonly [character: string, name: string, where: "everywhere" | "in the host"])[] = [
  ["\u00A0", "no-break space", "everywhere"],
  ["\u2003", "em space", "everywhere"],
  ["\u2028", "line separator", "everywhere"],
  ["\u2029", "paragraph separator", "everywhere"],
  ["\u2800", "blank braille pattern", "everywhere"],
  ["\u3000", "ideographic space", "everywhere"],
  ["\u00AD", "soft hyphen", "everywhere"],
  ["\u034F", "combining grapheme joiner", "everywhere"],
  ["\u115F", "Hangul filler", "everywhere"],
  ["\u180E", "Mongolian vowel separator", "everywhere"],
  ["\u200B", "zero-width space", "everywhere"],
  ["\u200D", "zero-width joiner", "everywhere"],
  ["\u2060", "word joiner", "everywhere"],
  ["\u2062", "invisible times", "everywhere"],
  ["\u202E", "right-to-left override", "everywhere"],
  ["\uFE0F", "variation selector", "everywhere"],
  ["\uFEFF", "byte order mark", "everywhere"],
  ["\u{1D173}", "musical symbol begin beam", "everywhere"],
  ["\u037E", "Greek question mark", "everywhere"],
  ["\u2024", "one dot leader", "everywhere"],
  ["\u2026", "ellipsis", "everywhere"],
  ["\u2100", "account of, which has a slash", "everywhere"],
  ["\u2488", "digit one full stop", "everywhere"],
  ["\uFE55", "small colon", "everywhere"],
  ["\uFE6A", "small percent sign", "everywhere"],
  ["\uFF03", "full-width number sign", "everywhere"],
  ["\uFF05", "full-width percent sign", "everywhere"],
  ["\uFF0E", "full-width full stop", "everywhere"],
  ["\uFF0F", "full-width slash", "everywhere"],
  ["\uFF1A", "full-width colon", "everywhere"],
  ["\uFF1F", "full-width question mark", "everywhere"],
  ["\uFF20", "full-width at sign", "everywhere"],
  ["\uFF3C", "full-width backslash", "everywhere"],
  ["\u00B2", "superscript two", "in the host"],
  ["\u2460", "circled digit one", "in the host"],
  ["\u3002", "ideographic full stop", "in the host"],
  ["\uFF10", "full-width zero", "in the host"],
  ["\uFF61", "half-width ideographic full stop", "in the host"],
  ["\u{1CCF1}", "outlined digit one, new in Unicode 16", "in the host"],
  ["\u{1D7D8}", "mathematical double-struck zero", "in the host"],
];

/** Characters that `toIRI` decodes, although they look like others or are next to such characters. */
export const readable: readonly string[] = [
  ...[
    "\u00A1",
    "\u00A8",
    "\u00AE",
    "\u00B4",
    "\u00B7",
    "\u00D7",
    "\u0301",
    "\u05BE",
    "\u2010",
    "\u2013",
    "\u2019",
    "\u2044",
  ],
  ...[
    "\u2260",
    "\u226E",
    "\u3001",
    "\u30FB",
    "\uFF21",
    "\uFF0D",
    "\uFF3F",
    "\uFF41",
    "\uFF5E",
    "\u{1F600}",
    "\u{E1000}",
  ],
];

/** IRIs that `toIRI` converts: what is already beyond ASCII stays. */
export const iris: readonly (readonly [iri: string, result: string])[] = [
  ["http://\u00E9%C3%A9/\u00E9%C3%A9", "http://\u00E9\u00E9/\u00E9\u00E9"],
  ["a:\u00A0%C2%A0\u200E%E2%80%8E\uFF0F%EF%BC%8F", "a:\u00A0%C2%A0\u200E%E2%80%8E\uFF0F%EF%BC%8F"],
  ["//\uFF10%EF%BC%90/%EF%BC%90", "//\uFF10%EF%BC%90/\uFF10"],
  ["//%EF%BC%90@h%EF%BC%90:80?%EF%BC%90#%EF%BC%90", "//\uFF10@h%EF%BC%90:80?\uFF10#\uFF10"],
  ["%EF%BC%90//%EF%BC%90", "\uFF10//\uFF10"],
  ["a:%7euser?\uE000%EE%80%80", "a:~user?\uE000\uE000"],
];

/** IRIs that section 5.3 calls equivalent, and the lowest rung that shows it. */
export const equivalents: readonly (readonly [section: string, one: string, other: string, rung: string])[] = [
  ["5.3.2", "example://a/b/c/%7Bfoo%7D/ros\u00E9", "eXAMPLE://a/./b/../b/%63/%7bfoo%7d/ros%C3%A9", "syntax"],
  ["5.3.2.1", "HTTP://www.EXAMPLE.com/", "http://www.example.com/", "syntax"],
  ["5.3.2.3", "http://example.org/~user", "http://example.org/%7euser", "syntax"],
  ["5.3.2.3", "http://example.org/~user", "http://example.org/%7Euser", "syntax"],
  ["5.3.3", "http://example.com", "http://example.com/", "scheme"],
  ["5.3.3", "http://example.com", "http://example.com:/", "scheme"],
  ["5.3.3", "http://example.com", "http://example.com:80/", "scheme"],
  ["4.1", "a:\u200E", "a:%e2%80%8e", "syntax"],
];

/** IRIs that section 5.3 calls different. */
export const different: readonly (readonly [section: string, one: string, other: string])[] = [
  ["5.3.2.1", "http://\u00C9/", "http://\u00E9/"],
  ["5.3.2.2", "http://www.example.org/r\u00E9sum\u00E9.html", "http://www.example.org/re\u0301sume\u0301.html"],
  ["5.3.3", "http://example.com/?", "http://example.com/"],
  ["3.2", "a:%FC", "a:\u00FC"],
];

/** Normal forms with the step `nfc`. */
export const composed: readonly (readonly [input: string, output: string])[] = [
  ["http://www.example.org/re\u0301sume\u0301.html", "http://www.example.org/r\u00E9sum\u00E9.html"],
  ["a:%6E%CC%83", "a:\u00F1"],
  ["a:x%2F\u0303%FF", "a:x%2F\u0303%FF"],
  ["a:?x=\u0338y", "a:?x=\u0338y"],
  ["a:\u037E\u1FEF\u0301", "a:\u037E\u1FEF\u0301"],
  ["//\u212Ax", "//kx"],
  [`a:e${"\u0301".repeat(30)}`, `a:\u00E9${"\u0301".repeat(29)}`],
  [`a:e${"\u0301".repeat(31)}/e\u0301`, `a:e${"\u0301".repeat(31)}/\u00E9`],
];

const [ALEF, BET, GIMEL] = ["\u05D0", "\u05D1", "\u05D2"];

/** The examples of section 4.4: the capital letters of the document are Hebrew letters here. */
export const bidi: readonly (readonly [example: string, iri: string, found: readonly string[]])[] = [
  ["1", "http://ab.CDEFGH.ij/kl/mn/op.html", []],
  ["2", "http://ab.CDE.FGH/ij/kl/mn/op.html", []],
  ["3", "http://AB.CD.EF/GH/IJ/KL?MN=OP;QR=ST#UV", []],
  ["4", "http://AB.CD.ef/gh/IJ/KL.html", []],
  ["5", "http://ab.cd.EF/GH/ij/kl.html", []],
  ["6", "http://ab.CD.EF/GH/IJ/kl.html", []],
  ["7", "http://ab.CDE123FGH.ij/kl/mn/op.html", []],
  ["8", "http://ab.cd.ef/GH1/2IJ/KL.html", ["warning bidi-ends GH1", "warning bidi-ends 2IJ"]],
  ["9", "http://ab.cd.ef/GH%31/%32IJ/KL.html", ["warning bidi-ends GH%31", "warning bidi-ends %32IJ"]],
  ["10", "http://ab.CDEFGH.123/kl/mn/op.html", ["info bidi-number 123"]],
].map(([example = "", iri = "", found = []]) => [
  example as string,
  inHebrew(iri as string),
  (found as string[]).map(inHebrewAfterCode),
]);

/** Replaces the capital letters by Hebrew letters. */
function inHebrew(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => [ALEF, BET, GIMEL][letter.charCodeAt(0) % 3] ?? "");
}

function inHebrewAfterCode(found: string): string {
  return found.replace(/\S+$/, inHebrew);
}
