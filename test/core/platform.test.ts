import { askPlatform, cleaned, looseAuthority, withoutBreaks } from "../../src/core/platform.js";

test.each<[input: string, result: string]>([
  ["", ""],
  [" ", ""],
  ["\0 \t", ""],
  [" a b ", "a b"],
  ["\0\x1f a\x1f\0", "a"],
  ["!a!", "!a!"],
  ["\ta\r\nb\n", "ab"],
  ["é\u{a0}", "é\u{a0}"],
])("of %j, URL reads %j", (input, result) => {
  expect(cleaned(input)).toBe(result);
});

test("only tabs and line breaks are removed inside", () => {
  expect(withoutBreaks(" a\t\n\r\v\fb ")).toBe(" a\v\fb ");
});

test.each<[text: string, host: string]>([
  ["http://u@a:80/b", "a"],
  ["http:a/b", "a"],
  ["http:////a", "a"],
  ["//a?b", "a"],
  ["a#b", "a"],
])("in %j, the host is %j", (text, host) => {
  const { start, end } = looseAuthority(text).host;
  expect(text.slice(start, end)).toBe(host);
});

describe("a host that the platform would convert slowly", () => {
  const LONGEST = 765;
  const isAsked = (input: string): boolean => askPlatform(input) !== undefined;

  test.each<[what: string, input: string]>([
    ["the longest host", `http://${"é".repeat(LONGEST)}`],
    ["a long ASCII host", `http://${"a".repeat(LONGEST + 1)}`],
    ["a long path", `http://é/${"é".repeat(LONGEST + 1)}`],
    ["a path of other characters after a long host", `http://${"a".repeat(LONGEST + 1)}/é`],
    ["a long path after a backslash", `http:\\\\a\\${"é".repeat(LONGEST + 1)}`],
  ])("it is asked about %s", (_, input) => {
    expect(isAsked(input)).toBe(true);
  });

  test.each<[what: string, input: string]>([
    ["other characters", `http://${"é".repeat(LONGEST + 1)}`],
    ["triplets", `http://%61${"a".repeat(LONGEST)}`],
    ["a label of Punycode", `http://XN--${"a".repeat(LONGEST)}`],
    ["backslashes before it", `http:\\\\${"é".repeat(LONGEST + 1)}`],
    ["spaces and line breaks", ` http:\n//${"é".repeat(LONGEST + 1)}`],
  ])("it is not asked about a long host with %s", (_, input) => {
    expect(isAsked(input)).toBe(false);
  });
});
