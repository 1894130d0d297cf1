import fc from "fast-check";
import { components, isURIReference, parse } from "../../src/index.js";
import { changeSegments, segments } from "../../src/parameters.js";
import { caught } from "../support/caught.js";

const SEED = 3986;

test.each<[string, string[]]>([
  ["", []],
  ["/", [""]],
  ["//h", []],
  ["http://h/", [""]],
  ["http://h/a/b/?c/d#e/f", ["a", "b", ""]],
  ["http://h/a%2Fb/c%20d", ["a/b", "c d"]],
  ["a/b", ["a", "b"]],
  ["mailto:a@b", ["a@b"]],
  ["urn:a:b", ["a:b"]],
  ["/a:b//c", ["a:b", "", "c"]],
  ["./a/../%2e", [".", "a", "..", "."]],
])("the segments of %s are %p", (uri, expected) => {
  expect(segments(uri)).toEqual(expected);
});

test("a segment that is not UTF-8 has an error with its offset", () => {
  const { diagnostic, message } = caught(() => segments("http://h/a/%FF/b"));
  expect(message).toBe("The percent-encoded octets are not valid UTF-8.");
  expect([diagnostic.start, diagnostic.end, diagnostic.index]).toEqual([11, 14, 11]);
});

test.each<[string, string[], string]>([
  ["http://h", ["a b", "c/d"], "http://h/a%20b/c%2Fd"],
  ["http://h/x?q#f", [], "http://h?q#f"],
  ["http://h/%61/b", ["a", "c"], "http://h/%61/c"],
  ["http://h/a", ["", ""], "http://h//"],
  ["/a", ["b", ""], "/b/"],
  ["/a", [""], "/"],
  ["/a", [], ""],
  ["a", ["b:c"], "b%3Ac"],
  ["urn:x", ["a", "b"], "urn:a/b"],
  ["/a/../b", ["a", "..", "c"], "/a/../c"],
  ["http://h/%FF", ["x"], "http://h/x"],
])("changeSegments(%s, %p) is %s", (uri, list, expected) => {
  expect(changeSegments(uri, list)).toBe(expected);
});

const EMPTY = "Without an authority, a path cannot begin with an empty segment.";
const DOTS = "A dot-segment cannot be data: if it is percent-encoded, it is still a dot-segment.";

test.each<[string, string[], string, string, number]>([
  ["/a", ["", "b"], "rfc3986/empty-segment", EMPTY, 0],
  ["a", ["", "b"], "rfc3986/empty-segment", EMPTY, 0],
  ["a", [""], "rfc3986/empty-segment", EMPTY, 0],
  ["/a", [".."], "rfc3986/dot-segment", DOTS, 2],
  ["http://h/a", ["a", "."], "rfc3986/dot-segment", DOTS, 1],
  ["/a", ["\uDC00"], "percent/lone-surrogate", "A lone surrogate has no UTF-8 encoding.", 1],
])("changeSegments(%s, %p) is refused: %s", (uri, list, code, message, end) => {
  const { diagnostic } = caught(() => changeSegments(uri, list));
  expect([diagnostic.code, diagnostic.message, diagnostic.start, diagnostic.end]).toEqual([code, message, 0, end]);
});

test("values of other types are refused", () => {
  expect(() => segments(1 as never)).toThrow(new TypeError("The URI must be a string, not number."));
  expect(() => changeSegments(1 as never, [])).toThrow(new TypeError("The URI must be a string, not number."));
  expect(() => changeSegments("", "a" as never)).toThrow(new TypeError("The segments must be a list, not string."));
  expect(() => changeSegments("", [1] as never)).toThrow(
    new TypeError("An item of the segments must be a string, not number."),
  );
});

const texts = fc.string({ unit: fc.constantFrom(..."/?#:@&=+. %a1\0", "%2F", "\u00E9"), maxLength: 8 });
const uris = fc
  .tuple(
    fc.constantFrom("", "a:", "http://h", "//u@h:1", "?q"),
    fc.array(fc.string({ unit: fc.constantFrom(..."a1.;@", "%2F", "%2e", "%C3%A9"), maxLength: 4 }), { maxLength: 4 }),
    fc.constantFrom("", "?q/r", "#f/g"),
  )
  .map(([front, list, end]) => `${front}${list.map((each) => `/${each}`).join("")}${end}`)
  .filter(isURIReference);

test("law: the segments are read as they were given, and nothing else changes", () => {
  fc.assert(
    fc.property(uris, fc.array(texts, { maxLength: 4 }), (uri, list) => {
      let result: string;
      try {
        result = changeSegments(uri, list);
      } catch (error) {
        expect(String(error)).toMatch(/^URISyntaxError: (?:Without an authority|A dot-segment)/);
        return;
      }
      expect(segments(result)).toEqual(list);
      expect({ ...components(result), path: "" }).toEqual({ ...components(uri), path: "" });
      expect(parse(result).end).toBe(result.length);
    }),
    { seed: SEED, numRuns: 500 },
  );
});

test("law: giving the segments that are there changes nothing", () => {
  fc.assert(
    fc.property(uris, (uri) => {
      expect(changeSegments(uri, segments(uri))).toBe(uri);
    }),
    { seed: SEED, numRuns: 300 },
  );
});
