// Resolution against a relative base: examples, and the law that two steps and one step lead to the same target.
import fc from "fast-check";
import { isURIReference, resolve } from "../../src/index.js";
import { rfc3987 } from "../../src/standards/index.js";
import { caught } from "../support/caught.js";
import { oneStep, oneStepOfIRIs } from "./relative-base.js";

const joined = (reference: string, base: string): string => resolve(reference, base, { relativeBase: true });

test.each([
  ["../c", "a/b", "c"],
  ["../../c", "a/b", "../c"],
  ["", "a?x", "a?x"],
  ["./c:d", "a", "./c:d"],
  ["..", "a/b", "./"],
  ["x", "..", "../x"],
  [".//x", "a", ".//x"],
  ["./x", "", "x"],
  ["..", "a", "../"],
  ["y", "/..//x", "/.//y"],
  ["", "", ""],
  ["#f", "", "#f"],
  ["?q", "", "?q"],
  ["#f", "a?x#y", "a?x#f"],
  ["?q", "a?x", "a?q"],
  ["", "a/..", "./"],
  ["", "a/../..", "../"],
  ["x", "/a/..", "/x"],
  ["x", "//h/a/..", "//h/x"],
  ["x", "//h", "//h/x"],
  ["//h/../a", "b", "//h/a"],
  ["/../a", "b", "/a"],
  ["http://h/../a", "b", "http://h/a"],
  ["..//x", "a/b", ".//x"],
  ["../../../x", "../a/b", "../../../x"],
  [".", "..", "../"],
  ["a:b", "c", "a:b"],
  ["...", "a/b", "a/..."],
  ["é", "ü", "é"],
])("%j on %j is %j", (reference, base, result) => {
  const own = isURIReference(reference)
    ? joined
    : (ref: string, from: string) => rfc3987.resolve(ref, from, { relativeBase: true });
  expect(own(reference, base)).toBe(result);
});

test("a base with a scheme gives the same result as without the option", () => {
  for (const base of ["http://a/b/../c/..", "urn:a", "f:/a/..", "f:"]) {
    for (const reference of ["", "x", "..", "../x", "/.//x", "?q", "//h"]) {
      expect([base, reference, joined(reference, base)]).toEqual([base, reference, resolve(reference, base)]);
    }
  }
});

test("the trace says what happens to the segments", () => {
  const { uri, trace } = resolve("../../c", "a/./b", { relativeBase: true, trace: true });
  expect([uri, ...trace.map(({ section, step, before, after }) => [section, step, before, after].join(" | "))]).toEqual(
    [
      "../c",
      "5.2.4 | remove_dot_segments, but keep '..' that the base does not have | a/./b | a/b",
      "5.2.3 | merge | ../../c | a/../../c",
      "5.2.4 | remove_dot_segments, but keep '..' that the base does not have | a/../../c | ../c",
      "5.2.2 | the reference's path is relative: it is merged with the path of the base | ../../c | ../c",
    ],
  );
});

test("a base that is no reference is refused", () => {
  const error = caught(() => joined("a", "b c"));
  expect([error.message, error.argument]).toEqual([
    "The base is not valid: U+0020 is not allowed here (rule URI-reference). 'diagnose' explains it.",
    "base",
  ]);
});

test("from each URI with an authority, one step leads to the same target as two steps", () => {
  fc.assert(oneStep, { numRuns: 3000 });
});

test("from each IRI with an authority, too", () => {
  fc.assert(oneStepOfIRIs, { numRuns: 1000 });
});

test("long relative paths", () => {
  const up = "../".repeat(1_000_000);
  expect(joined(up, "a/".repeat(1_000_000))).toBe("./");
  expect(joined(up, "") === up).toBe(true);
});
