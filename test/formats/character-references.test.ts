import fc from "fast-check";
import { parseFragment } from "parse5";
import { characterReferenceAt } from "../../src/formats/character-references.js";

const options = { seed: 1, numRuns: 200 };

/** The text with its references decoded. */
function decode(text: string): string {
  let decoded = "";
  for (let at = 0; at < text.length;) {
    const found = text.charAt(at) === "&" ? characterReferenceAt(text, at, text.length) : null;
    decoded += found ? found.text : text.charAt(at);
    at = found ? found.end : at + 1;
  }
  return decoded;
}

/** The value that parse5 reads in an attribute. */
function oracle(value: string): string {
  const [node] = parseFragment(`<a b="${value}">`).childNodes;
  return node && "attrs" in node ? String(node.attrs[0]?.value) : "";
}

test.each<[why: string, text: string, expected: string]>([
  ["of a decimal number", "&#58;", ":"],
  ["of a hexadecimal number", "&#x3A;&#X3a;&#x0000003A;", ":::"],
  ["of numbers without ';'", "a&#58b&#x3ag", "a:b:g"],
  ["of a number beyond the BMP", "&#x1F600;", "\u{1F600}"],
  ["of no digits", "&#; &#x; &#xg; &#a; &#", "&#; &#x; &#xg; &#a; &#"],
  [
    "of no character",
    "&#0;&#x110000;&#99999999999999999999;&#xD800;&#xDFFF;&#x10FFFF;",
    `${"\uFFFD".repeat(5)}\u{10FFFF}`,
  ],
  ["of windows-1252", "&#x80;&#150;&#x81;&#x9F;&#xA0;&#x7F;", "€–\x81Ÿ\xA0\x7F"],
  ["of names", "http&colon;&sol;&sol;a&period;example&sol;&quest;b&equals;c&num;d", "http://a.example/?b=c#d"],
  ["of a legacy name", "a&amp;b&amp c&lt", "a&b& c<"],
  ["of a parameter", "?a=1&copy=2&lt=3&sect1&not_x", "?a=1&copy=2&lt=3&sect1¬_x"],
  ["of a name that needs ';'", "&apos;&apos&colon", "'&apos&colon"],
  ["of an unknown name", "&nosuch; &; & &é; &constructor;", "&nosuch; &; & &é; &constructor;"],
  ["of a longer name", "&CloseCurlyDoubleQuote;&CloseCurlyDoubleQuotes;", "”&CloseCurlyDoubleQuotes;"],
  ["of two characters", "&fjlig;", "fj"],
])("references %s", (_why, text, expected) => {
  expect(decode(text)).toBe(expected);
});

test("nothing is read after the end", () => {
  const text = "&#x3A;&amp;";
  const ofNumber = [0, 1, 2, 3, 4, 5, 6].map((end) => characterReferenceAt(text, 0, end));
  const atThree = { text: "\x03", end: 4 };
  expect(ofNumber).toEqual([null, null, null, null, atThree, { text: ":", end: 5 }, { text: ":", end: 6 }]);
  const ofName = [7, 8, 9, 10, 11].map((end) => characterReferenceAt(text, 6, end));
  expect(ofName).toEqual([null, null, null, { text: "&", end: 10 }, { text: "&", end: 11 }]);
});

/** All names, so that the oracle can tell that none of them is wrong. */
const names =
  "Tab NewLine excl quot QUOT num dollar percnt amp AMP apos lpar rpar ast midast plus comma period sol colon semi lt LT " +
  "equals gt GT quest commat lsqb lbrack bsol rsqb rbrack Hat lowbar UnderBar grave DiacriticalGrave lcub lbrace verbar " +
  "vert VerticalLine rcub rbrace fjlig NonBreakingSpace die Dot DoubleDot COPY REG circledR strns pm PlusMinus " +
  "DiacriticalAcute centerdot CenterDot Cedilla half angst div zwnj zwj ndash mdash lsquo OpenCurlyQuote rsquo rsquor " +
  "CloseCurlyQuote ldquo OpenCurlyDoubleQuote rdquo rdquor CloseCurlyDoubleQuote bull bullet hellip mldr trade TRADE larr " +
  "leftarrow slarr LeftArrow ShortLeftArrow rarr rightarrow srarr RightArrow ShortRightArrow nbsp iexcl cent pound curren " +
  "yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo " +
  "frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute " +
  "Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave " +
  "aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute " +
  "ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

test.each(names.split(" "))("&%s is what parse5 reads", (name) => {
  for (const after of [";", "", " ", "=", "x", "1", "-"]) {
    const text = `&${name}${after}`;
    expect([text, decode(text)]).toEqual([text, oracle(text)]);
  }
  expect(decode(`&${name};`)).not.toContain("&" + name);
});

test("numbers are what parse5 reads", () => {
  const number = fc.oneof(fc.nat({ max: 0x130000 }), fc.integer({ min: 0x70, max: 0xb0 }), fc.nat({ max: 40 }));
  fc.assert(
    fc.property(number, fc.constantFrom(";", "", " ", "z"), fc.boolean(), (value, after, hexadecimal) => {
      const text = hexadecimal ? `&#x${value.toString(16)}${after}` : `&#${value.toString()}${after}`;
      expect(decode(text)).toBe(oracle(text));
    }),
    options,
  );
});

test("a million ampersands and a long number are read in linear time", () => {
  const [ampersands, digits] = ["&".repeat(1e6), `&#${"9".repeat(1e6)};`];
  expect(decode(ampersands)).toBe(ampersands);
  expect(decode(digits)).toBe("\uFFFD");
});

test("any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.nat({ max: 20 }), fc.nat({ max: 20 }), (text, at, length) => {
      const end = Math.min(text.length, at + length);
      const found = characterReferenceAt(`&${text}`, at, end);
      if (found) expect(found.end).toBeLessThanOrEqual(end);
    }),
    options,
  );
});
