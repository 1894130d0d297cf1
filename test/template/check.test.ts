import { isURITemplate, parseTemplate } from "../../src/template/index.js";
import { caught } from "../support/caught.js";

const valid = [
  "",
  "a",
  "/a%20b",
  "a'b",
  "{a}",
  "{a,b_1,%41.c}",
  "{+a:1}{#b*}",
  "{!a}",
  "{a:9999}",
  "[~]$(1)",
  "\u00A0\uD7FF\uE000\u{10000}\u{10FFFD}{a}",
];

test.each(valid)("%j is a template", (text) => {
  expect(isURITemplate(text)).toBe(true);
});

const invalid: readonly (readonly [text: string, index: number, expected: readonly string[], found: string])[] = [
  ["a b", 1, ["ALPHA", "DIGIT", "end of input"], "U+0020"],
  ["{a", 2, ["ALPHA", "DIGIT", '"}"'], "end of input"],
  ["{}", 1, ["ALPHA", "DIGIT", '"!"'], '"}"'],
  ["{a:0}", 3, ['"1"', '"9"'], '"0"'],
  ["{a:10000}", 7, ['"}"', '","'], '"0"'],
  ["50%", 3, ["HEXDIG"], "end of input"],
  ["a}", 1, ['"{"'], '"}"'],
  ["\uD800", 0, ["ALPHA"], "U+D800"],
  ["\uDC00a", 0, ["ALPHA"], "U+DC00"],
  ["a\uFFFE", 1, ["ALPHA"], "U+FFFE"],
  ["\u{1FFFE}", 0, ["ALPHA"], "U+1FFFE"],
  ["{\u00E9}", 1, ["ALPHA"], "U+00E9"],
  ["a\0", 1, ["ALPHA"], "U+0000"],
];

test.each(invalid)("%j is refused at %d", (text, index, expected, found) => {
  expect(isURITemplate(text)).toBe(false);
  const { diagnostic, message } = caught(() => parseTemplate(text));
  expect(diagnostic).toMatchObject({
    severity: "error",
    code: "rfc6570/syntax",
    start: index,
    index,
    found,
    rule: "URI-Template",
    section: "2",
    url: "https://www.rfc-editor.org/rfc/rfc6570#section-2",
    expected: expect.arrayContaining([...expected]) as unknown,
  });
  expect(message).toBe(diagnostic.message);
});

test("the message has one character of the input", () => {
  expect(caught(() => parseTemplate("secret{ge heim}")).message).toBe(
    "U+0020 is not allowed here (rule URI-Template). 'diagnoseTemplate' explains it.",
  );
});

test("other values are not templates", () => {
  for (const value of [undefined, null, 7, ["a"], new String("a"), {}]) expect(isURITemplate(value)).toBe(false);
});
