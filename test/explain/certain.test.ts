import type { Edit } from "../../src/core/edits.js";
import { isIPv6 } from "../../src/core/ipv6.js";
import { test as matches } from "../../src/index.js";
import { certainOf, judgeOf } from "../../src/explain/certain.js";
import { wordsOfEdits } from "../../src/explain/edit-words.js";
import type { Role } from "../../src/explain/view.js";

const edit = (start: number, end: number, text: string): Edit => ({ start, end, text });

/** A row: the encoding of a character of an input is not certain. */
function encoding(input: string, character: RegExp): readonly [string, readonly Edit[], boolean] {
  const [found = "", start = 0] = [character.exec(input)?.[0], character.exec(input)?.index];
  return [input, [edit(start, start + found.length, encodeURIComponent(found))], false];
}

/** Edits of inputs, and whether they are certain. The edits do not come from explanations. */
const ROWS: readonly (readonly [input: string, edits: readonly Edit[], certain: boolean, whole?: Role])[] = [
  ["http://a/b c", [], false],
  // Encode.
  ["http://a/b c", [edit(10, 11, "%20")], true],
  ["http://a/b c", [edit(10, 11, "%21")], false],
  ["http://a/b c", [edit(10, 11, "+")], false],
  ["http://a/b  c", [edit(10, 12, "%20%20")], true],
  ["http://a/b\xA0c", [edit(10, 11, "%C2%A0")], false],
  ["http://a b/c", [edit(8, 9, "%20")], false],
  ["http://a/b c (d)", [edit(10, 11, "%20")], false],
  ["http://a/b c # d", [edit(10, 11, "%20")], false],
  ["a b", [edit(1, 2, "%20")], false],
  ["urn:a:b c", [edit(7, 8, "%20")], false],
  ["urn:a:b?=c d", [edit(10, 11, "%20")], true],
  ["http://a/\xE9", [edit(9, 10, "%C3%A9")], true],
  ["http://a/\xE9", [edit(9, 10, "%E9")], false],
  ["http://a/\u2026b", [edit(9, 10, "%E2%80%A6")], false],
  ["http://a/\uFF0Fb", [edit(9, 10, "%EF%BC%8F")], false],
  ["http://a/\u200Db", [edit(9, 10, "%E2%80%8D")], false],
  ["http://a/\u{1F468}\u200D\u{1F469}", [edit(9, 14, "%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9")], true],
  ["mailto:a@\xE9.example", [edit(9, 10, "%C3%A9")], false],
  ["mailto:\xE9@b", [edit(7, 8, "%C3%A9")], true],
  ["jdbc:x://\xE9/b", [edit(9, 10, "%C3%A9")], false],
  ["http://\xE9@b", [edit(7, 8, "%C3%A9")], true],
  ["http://a/50%-b", [edit(11, 12, "%25")], true],
  ["http://a/50%b", [edit(11, 12, "%25")], false],
  ["http://a/50%", [edit(11, 12, "%25")], false],
  ["http://a/%C3%.b", [edit(12, 13, "%25")], false],
  ["http://a/b%,20c", [edit(10, 11, "%25")], false],
  ["http://a/b%@E7c", [edit(10, 11, "%25")], false],
  ["http://a/b%,be%d3", [edit(10, 11, "%25")], false],
  ["http://a/?b=50%&default=1", [edit(14, 15, "%25")], true],
  ["http://a/%C3%A9%.b", [edit(15, 16, "%25")], true],
  ["http://a/?b=c\\d", [edit(13, 14, "%5C")], true],
  ["http://a/?b=c\\n", [edit(13, 14, "%5C")], false],
  ["http://a/?b=c\\_d", [edit(13, 14, "%5C")], false],
  ["http://a/b\\d", [edit(10, 11, "%5C")], false],
  ["http://a/#b#c", [edit(11, 12, "%23")], true],
  ["http://a/##c", [edit(10, 11, "%23")], false],
  ["http://a:b#c@d/", [edit(10, 11, "%23")], false],
  ["data:text/css,a{color:#fff}", [edit(22, 23, "%23")], false, "fragment"],
  ["http://a/?b[]=c", [edit(11, 12, "%5B")], true],
  ["http://a/?b[]=c", [edit(12, 13, "%5D")], true],
  ["http://a/?b[%5D=c", [edit(11, 12, "%5B")], true],
  ["http://a/?b[c]=d", [edit(11, 12, "%5B")], false],
  ["http://a/b<c", [edit(10, 11, "%3C")], true],
  ["http://a/b>c", [edit(10, 11, "%3E")], true],
  ["http://a/b^^c", [edit(10, 12, "%5E%5E")], false],
  // One end of a placeholder.
  ...["{id", "<id", "a-{id", "?a={id", "?a=<id"].map((rest) => encoding(`http://a/${rest}`, /[{<]/)),
  ...["id}", "id>", "id>/b", "?a=id}&b", "?a=$o->id"].map((rest) => encoding(`http://a/${rest}`, /[}>]/)),
  // The first "#" is not the delimiter.
  ...["C#/syntax#a", "F#.html#a", "C#-guide#a", "#/route#a", "#a?b#c", "#a.md#c"].map((rest) =>
    encoding(`http://a/${rest}`, /#(?=[^#]*$)/),
  ),
  // What programs print instead of letters and hyphens of ASCII.
  ...["\uFB01le", "\u2115", "\u{1D400}", "a\u2010b", "a\u2011b"].map((rest) =>
    encoding(`http://a/${rest}`, /[^\0-\x7F]/u),
  ),
  ...["\u2010", "\u2013", "\u2212"].map((dash) => encoding(`ark:12345/a${dash}b`, /[^\0-\x7F]/)),
  ["http://a/b\u2013c", [edit(10, 11, "%E2%80%93")], true],
  ["http://a/\xB2", [edit(9, 10, "%C2%B2")], true],
  ["http://a/<b>", [edit(9, 10, "%3C")], false],
  ["http://a/b^c", [edit(10, 11, "%5E")], true],
  ["http://a/bb|c", [edit(11, 12, "%7C")], true],
  ["file:///C|/a", [edit(9, 10, "%7C")], false],
  ["file:///\u200BC|/a", [edit(10, 11, "%7C")], false],
  ["C|/a", [edit(1, 2, "%7C")], false],
  ["C|", [edit(1, 2, "%7C")], false],
  ["a|b", [edit(1, 2, "%7C")], true],
  ["|b", [edit(0, 1, "%7C")], true],
  ["http://a/<\u200B//", [edit(9, 10, "%3C")], false],
  ["http://a/<bc>\n^", [edit(14, 15, "%5E")], false],
  ["http://a/\u{1F3F4}\u{E0067}\u{E007F}", [edit(9, 15, "%F0%9F%8F%B4%F3%A0%81%A7%F3%A0%81%BF")], true],
  ['http://a/b"c', [edit(10, 11, "%22")], false],
  ["http://a/b;c", [edit(10, 11, "%3B")], false],
  ["http://a/?b=${c}^", [edit(16, 17, "%5E")], false],
  ["http:a^b", [edit(6, 7, "%5E")], false],
  ["http:/a.b/c^d", [edit(11, 12, "%5E")], true],
  ["FOO=http://a/b c", [edit(14, 15, "%20")], false],
  ["a b#c", [edit(1, 2, "%20")], true, "fragment"],
  ["a#b", [edit(1, 2, "%23")], true, "fragment"],
  ["a#b", [edit(1, 2, "%23")], false, "path"],
  // Outside.
  [" http://a/ ", [edit(0, 1, "")], true],
  [" http://a/ ", [edit(0, 1, ""), edit(10, 11, "")], true],
  [" \uFEFF http://a/", [edit(2, 3, "")], true],
  ["http://a/ \uFEFF ", [edit(9, 10, "")], true],
  ["URL: http://a/", [edit(0, 5, "")], true],
  ["url: http://a/", [edit(0, 5, "")], false],
  ["Uri: http://a/", [edit(0, 5, "")], false],
  ["<url: http://a/>", [edit(0, 6, ""), edit(15, 16, "")], true],
  ["URL: http://a/", [edit(4, 5, "")], false],
  ["[fe80::1]", [edit(0, 1, ""), edit(8, 9, "")], false],
  ["[data:,a]", [edit(0, 1, ""), edit(8, 9, "")], true],
  [" ", [edit(0, 1, "")], false],
  ['"http://a/"', [edit(0, 1, ""), edit(10, 11, "")], true],
  ['"http://a/"', [edit(0, 1, "")], false],
  ["'http://a/it's'", [edit(0, 1, ""), edit(14, 15, "")], false],
  ["<URL:http://a/>", [edit(0, 5, ""), edit(14, 15, "")], true],
  ["<a>", [edit(0, 1, ""), edit(2, 3, "")], false],
  ["http://a/>", [edit(9, 10, "")], false],
  // Invisible.
  ["http://a/b-\n  c", [edit(11, 14, "")], false],
  ["http://a/b_\n  c", [edit(11, 14, "")], true],
  ["http://a/b\nc", [edit(10, 11, "")], false],
  ["http://a/b-\tc", [edit(11, 12, "")], true],
  ["http://a/b- c", [edit(11, 12, "")], false],
  ["http://a/?b=\nc", [edit(12, 13, "")], false],
  ["http://a/?b=\u200B\nc", [edit(13, 14, "")], false],
  ["/\u200B/a", [edit(1, 2, "")], false],
  ["/\u200Ba/\u200B\u200Bb", [edit(1, 2, ""), edit(4, 5, ""), edit(5, 6, "")], true],
  ["http://a/b\u200B # c", [edit(10, 11, "")], true],
  ["http://a/b # c\u200Bd", [edit(14, 15, "")], false],
  ["http://a/b\u200Bc", [edit(10, 11, "")], true],
  ["http://a\u200Bb/", [edit(8, 9, "")], true],
  ["http://a\u200Db/", [edit(8, 9, "")], false],
  ["http://a:8\u200B0/", [edit(10, 11, "")], true],
  ["ht\u200Btp://a/", [edit(2, 3, "")], false],
  ["http://a\n.b/", [edit(8, 9, "")], false],
  ["mailto:a@b?body=c.\n.d", [edit(18, 19, "")], false],
  ["gopher://a/7b.\t.c", [edit(14, 15, "")], false],
  ["crid:/\t/a", [edit(6, 7, "")], false],
  // Slashes.
  ["http:/a.b/c", [edit(5, 6, "//")], true],
  ["http:///a.b/c", [edit(7, 8, "")], true],
  ["https//a.b/c", [edit(5, 5, ":")], false],
  ["wss//a.b/c", [edit(3, 3, ":")], false],
  ["https;//a.b/c", [edit(5, 6, ":")], true],
  ["https;//a.b/c", [edit(5, 6, ":")], true],
  ["http:/a/c", [edit(5, 6, "//")], false],
  ["http:/a.html", [edit(5, 6, "//")], false],
  ["http:/www.js/a", [edit(5, 6, "//")], true],
  ["http:/a.b/c", [edit(6, 7, "//")], false],
  ["http:/a.b/c", [edit(5, 6, "///")], false],
  ["file:/a.b/c", [edit(5, 6, "//")], false],
  ["http:\\\\a.b\\c", [edit(5, 6, "/"), edit(6, 7, "/"), edit(10, 11, "/")], false],
  ["a.b/c", [edit(0, 0, "//")], false, "path"],
  // Brackets.
  ["http://2001:db8::1/", [edit(7, 7, "["), edit(18, 18, "]")], true],
  ["http://u@2001:db8::1/", [edit(9, 9, "["), edit(20, 20, "]")], true],
  ["http://::1:12345/", [edit(7, 7, "["), edit(10, 10, "]")], true],
  ["http://::1:8080/", [edit(7, 7, "["), edit(15, 15, "]")], false],
  ["http://[::1/", [edit(11, 11, "]")], false],
  ["http://2001:db8::443/", [edit(7, 7, "["), edit(20, 20, "]")], false],
  ["http://1:2:3:4:5:6:7:8080/", [edit(7, 7, "["), edit(25, 25, "]")], false],
  ["http://1:2:3:4:5:6:7:808a/", [edit(7, 7, "["), edit(25, 25, "]")], true],
  ["http://1:2:3:4:5:6:7:8:8080/", [edit(7, 7, "["), edit(22, 22, "]")], true],
  ["http://2001:db8::1/", [edit(7, 7, "["), edit(7, 7, "[")], false],
  ["http://2001:db8::1/", [edit(7, 8, "["), edit(18, 18, "]")], false],
  ["http://2001:db8::1/b", [edit(7, 7, "["), edit(20, 20, "]")], false],
  [`http://${"1:".repeat(300)}:1/`, [edit(7, 7, "["), edit(609, 609, "]")], false],
];

test.each(ROWS.map((row) => [JSON.stringify(row[0]).slice(0, 60), JSON.stringify(row[1]), row] as const))(
  "%s with %s",
  (_input, _edits, [input, edits, certain, whole = null]) => {
    expect(judgeOf(input, whole)(edits)).toBe(certain);
  },
);

test("of edits that touch each other, all are certain or none", () => {
  const repairs = [[edit(10, 11, "%20")], [edit(11, 12, "x")], [edit(13, 14, "%20")], [edit(13, 13, "y")]];
  expect(
    certainOf(
      "http://a/b cd e",
      null,
      repairs.slice(0, 1).map((edits) => ({ edits })),
    ),
  ).toEqual([true]);
  expect(
    certainOf(
      "http://a/b cd e",
      null,
      repairs.map((edits) => ({ edits })),
    ),
  ).toEqual([false, false, false, false]);
  expect(
    certainOf("http://a/b^^c", null, [{ edits: [edit(10, 11, "%5E")] }, { edits: [edit(11, 12, "%5E")] }]),
  ).toEqual([true, true]);
});

const SENTENCES: readonly (readonly [
  input: string,
  edits: readonly Edit[],
  sentence: string,
  ours?: readonly string[],
])[] = [
  ["a b", [edit(1, 2, "%20")], "Write '%20'."],
  ["ab", [edit(0, 0, "x:")], "Write 'x:' before it."],
  ["ab", [edit(1, 1, "x")], "Write 'x' here."],
  ["ab", [edit(2, 2, "x")], "Write 'x' at the end."],
  ["aXYb", [edit(1, 3, "xy")], "Write it in lower case."],
  ["aXYb", [edit(1, 3, "xy")], "Write 'xy'.", ["xy"]],
  ["abcd", [edit(1, 3, "xy")], "Replace the marked text."],
  ["abcd", [edit(0, 2, "xy"), edit(2, 4, "vw")], "Replace 2 pieces of text."],
  ["a\xE9\xE9b", [edit(1, 3, "%C3%A9%C3%A9")], "Percent-encode these characters."],
  ["a\\b\\c", [edit(1, 2, "/"), edit(3, 4, "/")], "Write '/' in 2 places."],
  ["abc", [edit(0, 0, "["), edit(3, 3, "]")], "Write '[' and ']'."],
  ["abc", [edit(0, 0, "x"), edit(1, 1, "y"), edit(3, 3, "z")], "Write 'x', 'y' and 'z'."],
  ["abc", [edit(0, 1, "x"), edit(2, 3, "")], "Write 'x', and remove 'c'."],
  ["a b", [edit(1, 2, "")], "Remove the space."],
  ["a\n b", [edit(1, 3, "")], "Remove the line break and the white space around it."],
  ["a  b", [edit(1, 3, "")], "Remove the white space."],
  ["a\u200B\u200Bb", [edit(1, 3, "")], "Remove the invisible characters."],
  ["a\u200Bb", [edit(1, 2, "")], "Remove the invisible character (zero-width space, U+200B)."],
  ["abcd", [edit(0, 2, "")], "Remove the text before the reference."],
  ["abcd", [edit(2, 4, "")], "Remove the text after the reference."],
  ["abcd", [edit(1, 3, "")], "Remove these 2 characters."],
  ["abcd", [edit(0, 1, ""), edit(3, 4, "")], "Remove the text around the reference."],
  ["abcde", [edit(1, 2, ""), edit(3, 4, "")], "Remove 2 pieces of text."],
];

test.each(SENTENCES.map((row) => [JSON.stringify(row[0]), row[2], row] as const))(
  "the sentence about %s is: %s",
  (_input, _sentence, [input, edits, sentence, ours]) => {
    expect(wordsOfEdits(input, edits, ours)).toBe(sentence);
  },
);

test.each([
  "::",
  "::1",
  "1::",
  "1:2:3:4:5:6:7:8",
  "1:2:3:4:5:6:7",
  "1:2:3:4:5:6:7:8:9",
  "1::2:3:4:5:6:7:8",
  "1::3:4:5:6:7:8",
  "::1.2.3.4",
  "::1.2.3.4:1",
  "1.2.3.4::",
  "::1.2.3.256",
  "::1.2.3",
  "::1.2.3.4.",
  "1::2::3",
  "12345::",
  "1:",
  ":1",
  "",
  "g::",
  "1:2:3:4:5:6:1.2.3.4",
  "1:2:3:4:5:6:7:1.2.3.4",
  "0:".repeat(30),
])("the check for an IPv6 address agrees with the grammar: %j", (address) => {
  expect(isIPv6(address)).toBe(matches(address, { rule: "IPv6address" }));
});

test("brackets of an address are not certain between brackets around the reference", () => {
  const edits = [
    { start: 8, end: 8, text: "[" },
    { start: 19, end: 19, text: "]" },
  ];
  expect(certainOf("[http://2001:db8::1/a]", null, [{ edits }])).toEqual([false]);
  expect(certainOf("<http://2001:db8::1/a>", null, [{ edits }])).toEqual([true]);
});
