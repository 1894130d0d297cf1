import { readExpression } from "../../src/core/abnf.js";
import { abnfOf } from "../../src/export/abnf.js";

test.each([
  ["", '""'],
  ["2(*3%x41)", "2(*3%x41)"],
])("%j", (definition, text) => {
  expect(abnfOf("a", () => readExpression(definition))).toBe(`a = ${text}\n`);
});
