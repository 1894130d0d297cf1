import { present } from "../../src/core/invariant.js";

test.each([0, "", false])("%j is present", (value) => {
  expect(present(value, "the value")).toBe(value);
});

test.each([undefined, null])("%j breaks the invariant", (value) => {
  expect(() => present(value, "the value")).toThrow(new Error("broken invariant: the value is missing"));
});

test("the message may not name the value", () => {
  expect(() => present(null)).toThrow(new Error("broken invariant: a value is missing"));
});
