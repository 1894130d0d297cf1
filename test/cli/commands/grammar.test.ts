import { toPeggy } from "../../../src/cli/peg.js";
import { toABNF, toAutomaton, toJSONSchema, toRailroad } from "../../../src/export/index.js";
import { cli, good, misuse } from "../fake.js";

test("ABNF by default", async () => {
  expect(await cli(["grammar", "port", "scheme"])).toEqual(good(toABNF("port") + toABNF("scheme")));
});

test.each([
  ["automaton", toAutomaton],
  ["json-schema", toJSONSchema],
] as const)("%s, of the rule of a scheme for its URIs", async (format, made) => {
  const { code, out, err } = await cli(["grammar", "--scheme", "geo", "--format", format]);
  expect([code, JSON.parse(out), err]).toEqual([0, made(undefined, { scheme: "geo" }), ""]);
});

test.each([
  ["peggy", toPeggy("host", {})],
  ["railroad", toRailroad("host")],
])("%s", async (format, text) => {
  expect(await cli(["grammar", "host", "--format", format])).toEqual(good(text));
});

test("as JSON", async () => {
  const { out } = await cli(["grammar", "port", "--json"]);
  expect(JSON.parse(out)).toEqual({ input: "port", ok: true, rule: "port", format: "abnf", result: toABNF("port") });
});

test.each([
  ["peggy", toPeggy("port", {})],
  ["automaton", toAutomaton("port")],
  ["railroad", toRailroad("port")],
  ["json-schema", toJSONSchema("port")],
])("%s as JSON", async (format, result) => {
  const { code, out, err } = await cli(["grammar", "port", "--json", "--format", format]);
  expect([code, JSON.parse(out), err]).toEqual([0, { input: "port", ok: true, rule: "port", format, result }, ""]);
});

test.each([
  [["--format", "abn"], "--format takes abnf, peggy, automaton, railroad, json-schema (Did you mean abnf?)"],
  [["--scheme", "geoo"], "The option 'scheme' must be the name of a known scheme, in lower case. Did you mean 'geo'?"],
])("%j", async (argv, message) => {
  expect(await cli(["grammar", ...argv])).toEqual(misuse("uri-grammar grammar", message));
});
