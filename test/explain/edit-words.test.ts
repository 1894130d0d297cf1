import { wordsOfChange, type Suggestion } from "../../src/explain/edit-words.js";

type Row = readonly [before: string, text: string, words: string, about?: Pick<Suggestion, "what" | "isOurs">];

const rows: readonly Row[] = [
  ["#a", "", "Remove the fragment.", { what: "the fragment" }],
  ["//", "", "Remove '//'.", { what: "'//'" }],
  ["@", "", "Remove '@'."],
  [" ", "", "Remove the space."],
  ["", ";a=b", "Write ';a=b' here."],
  ["9", "1", "Write '1'."],
  ["#", "%23", "Write '%23'."],
  ["15", "MX", "Write 'MX'.", { isOurs: true }],
  ["15", "MX", "Replace the marked text."],
  ["ABC", "abc", "Write it in lower case."],
  ["A%2FB", "a%2Fb", "Write the name in lower case.", { what: "the name" }],
  ["A%2fB", "a%2Fb", "Write it in lower case."],
  ["eur", "EUR", "Write the currency in upper case.", { what: "the currency" }],
  ["%2f", "%2F", "Write it in upper case."],
  ["a/b?c", "a%2Fb%3Fc", "Percent-encode '/' and '?' in the search.", { what: "'/' and '?' in the search" }],
  ["a/b", "a%2Fb", "Percent-encode these characters."],
  ["%01a", "%01%61", "Percent-encode these characters."],
  ["1.02.003", "1.2.3", "Remove the leading zeros.", { what: "the leading zeros" }],
  ["%22b%22", "b", "Remove the quotation marks.", { what: "the quotation marks" }],
  ["01-23-45", "012345", "Remove each '-'."],
  ["01-23:45", "012345", "Remove the other characters."],
  ["a++b", "a+b", "Remove each '+'."],
  ["abcd", "a-b-cd", "Write '-' in 2 places."],
  ["0024be804ff1", "0024befffe804ff1", "Write 'fffe' here."],
  ["ab-cd", "a-bcd", "Put each '-' in its place.", { what: "each '-'" }],
  ["ab-cd", "a-bcd", "Put the punctuation in its place."],
  [";u=1;crs=a", ";crs=a;u=1", "Put the parameters in order.", { what: "the parameters" }],
  ["ab", "ba", "Put the marked text in order."],
  ["-_-a", "+/+a", "Write '+' and '/'."],
  ["1.2.3.4.5.", "1-2+3*4_5~", "Put the punctuation in its place."],
  ["abc", "xyz", "Replace the marked text."],
  ["\u{1F600}bc", "bc\u{1F600}", "Put the marked text in order."],
];

const cases = rows.map(([before, text, words, about = {}]) => ({ before, text, words, about }));

test.each(cases)("$before becomes $text: $words", ({ before, text, words, about }) => {
  const input = `x:${before}~`;
  expect(wordsOfChange(input, { start: 2, end: 2 + before.length, text, ...about })).toBe(words);
});
