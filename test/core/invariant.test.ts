import { present } from "../../src/core/invariant.js";

test.each([0, "", false, "a", []])("%j is there", (value) => {
  expect(present(value)).toBe(value);
});

test.each([undefined, null])("%p is a mistake in the program", (value) => {
  expect(() => present(value)).toThrow(new TypeError(`a value is ${String(value)} that must be there`));
});
