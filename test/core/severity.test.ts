import { readSeverity, SEVERITIES } from "../../src/core/severity.js";
import { diagnose, type Diagnostic } from "../../src/index.js";

const [fault] = diagnose("a b") as [Diagnostic];
const found: readonly Diagnostic[] = [
  { ...fault, code: "x/error" },
  { ...fault, code: "x/warning", severity: "warning" },
  { ...fault, code: "x/info", severity: "info" },
];
const shown = (diagnostics: readonly Diagnostic[]): string[] =>
  diagnostics.map(({ code, severity }) => `${code} ${severity}`);

test.each([
  [undefined, ["x/error error"]],
  ["error", ["x/error error"]],
  ["warning", ["x/error error", "x/warning warning"]],
  ["info", ["x/error error", "x/warning warning", "x/info info"]],
])("the least severity %s decides what is reported, and all of it is a fault", (value, expected) => {
  const { reported, faults } = readSeverity(value);
  expect(shown(reported(found))).toEqual(expected);
  expect(shown(faults(found))).toEqual(expected);
});

test("a map gives severities to codes, and only errors are faults", () => {
  const { reported, faults, isFault } = readSeverity({ "x/error": "warning", "x/info": "error" });
  expect(shown(reported(found))).toEqual(["x/error warning", "x/info error"]);
  expect(shown(faults(found))).toEqual(["x/info error"]);
  expect(found.map(isFault)).toEqual([true, false, false]);
  expect(shown(readSeverity({ "x/error": "off" }).reported(found))).toEqual([]);
  expect(shown(readSeverity({}).reported(found))).toEqual(["x/error error"]);
  // The diagnostics of the caller stay the same.
  expect(found[0]?.severity).toBe("error");
});

test("names of objects are codes only by their form", () => {
  expect(() => readSeverity(JSON.parse('{"__proto__":"off"}'))).toThrow(
    new RangeError("Each name in the option 'severity' must be a code, such as 'rfc3986/space'."),
  );
  expect(shown(readSeverity({ "constructor/x": "off" }).reported(found))).toEqual(["x/error error"]);
});

test("other values are refused", () => {
  const list = SEVERITIES.join(", ");
  expect(() => readSeverity("fatal")).toThrow(new RangeError(`The option 'severity' must be one of these: ${list}.`));
  expect(() => readSeverity("off", "'severity' of the rule")).toThrow(
    new RangeError(`'severity' of the rule must be one of these: ${list}.`),
  );
  expect(() => readSeverity({ "x/error": "fatal" })).toThrow(
    new RangeError(`The severity of 'x/error' in the option 'severity' must be one of these: ${list}, off.`),
  );
  expect(() => readSeverity({ "x/error": 1 })).toThrow(
    new TypeError("The severity of 'x/error' in the option 'severity' must be a string, not number."),
  );
  expect(() => readSeverity(1)).toThrow(new TypeError("The option 'severity' must be an object, not number."));
  expect(() => readSeverity(["error"])).toThrow(new TypeError("The option 'severity' must be an object, not a list."));
});
