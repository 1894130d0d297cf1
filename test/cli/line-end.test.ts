import { table } from "../../generated/rfc3986.reference.js";
import { lineEndOf } from "../../src/cli/line-end.js";
import { Automaton } from "../../src/core/automaton.js";

describe("the end of a line that matches", () => {
  const lineEnd = lineEndOf(new Automaton(table), "URI");

  test.each([
    ["a:\n", 0, 2],
    ["a:", 0, 2],
    ["a:\r\nb:", 0, 2],
    ["a:\r\nb:", 4, 6],
    ["a\n", 0, -1],
    ["\n", 0, -1],
    ["a:\r", 0, -1],
    ["a:\rb\n", 0, -1],
    ["a:b c\n", 0, -1],
    ["a:\u00e9\n", 0, -1],
    ["a:\0\n", 0, -1],
  ])("%j from %d: %d", (text, from, end) => {
    expect(lineEnd(Buffer.from(text), from)).toBe(end);
  });
});

describe("the end of a line that begins with the name of a scheme", () => {
  const lineEnd = lineEndOf(new Automaton(table), "URI-reference", ["http", "https", "ht", "a-b", "é"]);

  test.each([
    ["http:\n", 0, 5],
    ["https://a?b\r\n", 0, 11],
    ["ht:b", 0, 4],
    ["b\na-b:c\n", 2, 7],
    ["htt:b\n", 0, -1],
    ["httpsx:b\n", 0, -1],
    ["HTTP:b\n", 0, -1],
    ["http\n", 0, -1],
    ["http", 0, -1],
    ["http/a:b\n", 0, -1],
    ["http:a b\n", 0, -1],
    ["a\u00e9:\n", 0, -1],
    ["\u00e9:\n", 0, -1],
    ["", 0, -1],
  ])("%j from %d: %d", (text, from, end) => {
    expect(lineEnd(Buffer.from(text), from)).toBe(end);
  });
});
