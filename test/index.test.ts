import * as rfc3986 from "../src/index.js";
import { standards } from "../src/standards/index.js";
import { caught } from "./support/caught.js";

test("parses, tests and splits as the standard does", () => {
  const input = "http://example.com/a?b#c";
  const standard = standards.rfc3986;
  expect(rfc3986.parse(input)).toEqual(standard.parse(input));
  expect(rfc3986.parse("80", { rule: "port" })).toEqual(standard.parse("80", { rule: "port" }));
  expect(rfc3986.safeParse("a b")).toEqual(standard.safeParse("a b"));
  expect(rfc3986.safeParse(input, { rule: "absolute-URI" })).toEqual(
    standard.safeParse(input, { rule: "absolute-URI" }),
  );
  expect(rfc3986.components(input)).toEqual(standard.components(input));
  expect(rfc3986.test(input)).toBe(true);
  expect(rfc3986.test("80a", { rule: "port" })).toBe(false);
  expect(rfc3986.recognize("80a", { rule: "port" })).toEqual(standard.recognize("80a", { rule: "port" }));
  expect(rfc3986.recognize(input)).toEqual(standard.recognize(input));
});

test("refuses what the standard refuses", () => {
  expect(caught(() => rfc3986.parse("a b")).message).toBe(
    "U+0020 is not allowed here (rule URI-reference). 'diagnose' explains it.",
  );
  expect(() => rfc3986.parse("a", { rule: "url" as never })).toThrow(RangeError);
});
