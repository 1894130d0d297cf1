import { spawnSync } from "node:child_process";
import { programsFor, type Facts } from "../../scripts/playground/page/code.js";
import { repairAll } from "../../scripts/playground/page/scheme.js";
import { FIRST, type State } from "../../scripts/playground/page/state.js";
import * as schemes from "../../src/schemes/index.js";
import { anyStandard } from "../../src/standards/by-id.js";
import { standards, verdicts, type StandardId } from "../../src/standards/index.js";

const stateOf = (input: string, standard: StandardId = "rfc3986"): State => ({ ...FIRST, input, standard });

/** Runs the programs for an input in one process. Returns their output, by the names of their functions. */
function printed(state: State, facts: Facts): Record<string, unknown> {
  const programs = programsFor(state, facts);
  // Each program is a separate module, as for users; `console.log` writes JSON.
  const source = programs
    .map(({ name, code }) => {
      const body = code.replace(
        /^import \{ (\w+) \} from (".*");\n/,
        (_, imported: string, from: string) => `const { ${imported} } = await import(${from});`,
      );
      return `{ const console = { log: (value) => { all[${JSON.stringify(name)}] = value; } };\n${body}}`;
    })
    .join("\n");
  const run = spawnSync(process.execPath, ["--input-type=module", "-"], {
    input: `const all = {};\n${source}\nprocess.stdout.write(JSON.stringify(all));`,
    encoding: "utf8",
  });
  expect(run.stderr).toBe("");
  return JSON.parse(run.stdout) as Record<string, unknown>;
}

/** Returns the value after a conversion to JSON and back. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("a valid input: the programs print the results on the page", () => {
  const input = "HTTP://u@EXAMPLE.com:80/%7e/..";
  expect(printed(stateOf(input), { isValid: true, isKnown: true })).toEqual(
    plain({
      parse: standards.rfc3986.parse(input),
      validate: schemes.validate(input),
      normalize: schemes.normalize(input),
      resolve: standards.rfc3986.resolve(input, FIRST.base),
      repair: schemes.repair(input),
      verdicts: verdicts(input),
    }),
  );
});

test("a refused input of another standard", () => {
  const input = "foo://h/a b";
  const state = stateOf(input, "url-syntax-05");
  const all = printed({ ...state, input: "foo://h/a" }, { isValid: true, isKnown: false });
  expect(all["normalize"]).toBe("foo://h/a");
  expect(all["resolve"]).toEqual({ type: "URI", uri: "foo://h/a" });
  const refused = programsFor(state, { isValid: false, isKnown: false }).filter(({ name }) => name !== "resolve");
  expect(refused.map(({ name }) => name)).toEqual(["diagnose", "validate", "repair", "verdicts"]);
  expect(refused[0]?.code).toBe(
    'import { standards } from "uri-grammar/standards";\n\nconsole.log(standards["url-syntax-05"].diagnose("foo://h/a b"));\n',
  );
  expect(refused[1]?.code).toBe(
    'import { validate } from "uri-grammar/schemes";\n\nconsole.log(validate("foo://h/a b", { standard: "url-syntax-05" }));\n',
  );
  expect(anyStandard("url-syntax-05").repair(input).uri).toBe(repairAll(input, "url-syntax-05").repaired);
});

test("RFC 1738 has no program for resolution", () => {
  const names = programsFor(stateOf("http://a/", "rfc1738"), { isValid: true, isKnown: true }).map(({ name }) => name);
  expect(names).toEqual(["parse", "validate", "normalize", "repair", "verdicts"]);
});

test.each(["\0\u202E\uFEFF\u2028\r\n", "\uD800", "\"'`${1}\\", "</script><!--"])("%j is not changed", (input) => {
  const { code = "" } = programsFor(stateOf(input), { isValid: false, isKnown: false })[0] ?? {};
  expect(code).toMatch(/^[\n -~]*$/);
  expect(code.startsWith('import { diagnose } from "uri-grammar";\n\nconsole.log(diagnose("')).toBe(true);
  const argument = code.slice(code.indexOf("diagnose(") + "diagnose(".length, code.lastIndexOf("));"));
  expect(JSON.parse(argument)).toBe(input);
});
