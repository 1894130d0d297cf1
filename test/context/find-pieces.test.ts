import { array, assert, constantFrom, nat, property, record, string } from "fast-check";
import { find, type FindOptions } from "../../src/context/index.js";
import { LOOK_BACK } from "../../src/context/extent.js";
import { PiecewiseFinder } from "../../src/context/find-pieces.js";
import { texts } from "../tables/context.js";
import { findIn } from "./pieces.js";

const OPTIONS: readonly FindOptions[] = [
  {},
  { invalid: true },
  { relative: true },
  { invalid: true, relative: true, schemes: ["a", "http"] },
];

describe.each(OPTIONS)("%j", (options) => {
  test.each(texts)("$from, in characters", ({ text }) => {
    expect(findIn(text.split(""), options)).toEqual({ text, found: find(text, options) });
  });

  test("texts of all kinds, in pieces of all kinds", () => {
    const words = ["<", ">", '"', " ", "\n", "\r\n", "http://a/", "a:b", "URL:", "url: ", "-", "[", "(", "|", "é", "x"];
    const word = constantFrom(
      ...words,
      "mailto:x",
      "b c",
      "://",
      ":",
      "//",
      "\ud800",
      "'",
      "{",
      "<http://a",
      "..",
      "**",
      "__",
      ")",
      "&gt;",
    );
    assert(
      property(array(record({ word, length: nat(5) }), { maxLength: 30 }), (parts) => {
        const text = parts.map((part) => part.word).join("");
        const pieces: string[] = [];
        let at = 0;
        for (const { length } of parts) pieces.push(text.slice(at, (at += length)));
        pieces.push(text.slice(at));
        expect(findIn(pieces, options)).toEqual({ text, found: find(text, options) });
      }),
      { seed: 3986, numRuns: 200 },
    );
  });

  test("any text", () => {
    assert(
      property(array(string({ unit: "binary" })), (pieces) => {
        const text = pieces.join("");
        expect(findIn(pieces, options)).toEqual({ text, found: find(text, options) });
      }),
      { seed: 3986, numRuns: 30 },
    );
  });
});

test("only what cannot be searched yet is kept, and what stands before it", () => {
  const finder = new PiecewiseFinder({});
  const line = 'see "a" (http://a.example/), or a < b and <a href="x">\n';
  for (let count = 0; count < 100; count++) {
    finder.add(line);
    expect(finder.kept).toBeLessThan(LOOK_BACK + 2 * line.length);
  }
  finder.add("<http://a.example/");
  finder.add("\n/b".repeat(1000));
  expect(finder.kept).toBe(LOOK_BACK + "<http://a.example/".length + 3000);
  const path = "/b".repeat(1000);
  expect(finder.add("\n> c ")?.found).toMatchObject([{ reference: `http://a.example/${path}`, start: 5501 }]);
  finder.add("\n");
  expect(finder.kept).toBe(LOOK_BACK + 1);
});

test("a standard without relative references is refused", () => {
  expect(() => new PiecewiseFinder({ standard: "rfc1738" as "rfc3986" })).toThrow(RangeError);
});
