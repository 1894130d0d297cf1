import * as main from "../src/index.js";
import * as rfc3986 from "../src/rfc3986.js";
import { caught } from "./support/caught.js";

/** What only the main entry has: it is about several standards. */
const OF_SEVERAL = ["difference", "resolveAll", "standards", "verdicts"];
/** What only this entry has: in the main one they are members of a standard. */
const OF_ONE = ["recognize", "test"];

test("has all that the main entry has, but for what is about several standards", () => {
  const names = Object.keys(main).filter((name) => !OF_SEVERAL.includes(name));
  expect(Object.keys(rfc3986).sort()).toEqual([...names, ...OF_ONE].sort());
});

test("parses, tests and splits as the standard of the main entry does", () => {
  const input = "http://example.com/a?b#c";
  const standard = main.standards.rfc3986;
  expect(rfc3986.parse(input)).toEqual(standard.parse(input));
  expect(rfc3986.parse("80", { rule: "port" })).toEqual(standard.parse("80", "port"));
  expect(rfc3986.safeParse("a b")).toEqual(standard.safeParse("a b"));
  expect(rfc3986.safeParse(input, { rule: "absolute-URI" })).toEqual(standard.safeParse(input, "absolute-URI"));
  expect(rfc3986.components(input)).toEqual(standard.components(input));
  expect(rfc3986.test(input)).toBe(true);
  expect(rfc3986.test("80a", { rule: "port" })).toBe(false);
  expect(rfc3986.recognize("80a", { rule: "port" })).toEqual(standard.recognize("80a", "port"));
  expect(rfc3986.recognize(input)).toEqual(standard.recognize(input));
});

test("refuses what the standard refuses", () => {
  expect(caught(() => rfc3986.parse("a b")).message).toBe("A space cannot stand in the path.");
  expect(() => rfc3986.parse("a", { rule: "url" as never })).toThrow(RangeError);
});
