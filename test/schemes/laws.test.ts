// Laws of the schemes, on strings that their automata lead to, and on such strings with small changes.
import fc, { type Arbitrary } from "fast-check";
import { Automaton, type Table } from "../../src/core/automaton.js";
import { compileSchemeAutomaton, readScheme, schemeFiles } from "../../scripts/build/schemes.js";
import { encodeTable } from "../../scripts/build/table.js";
import { equivalent, normalize, repair, schemes, validate } from "../../src/schemes/index.js";
import { mutated, walk } from "../laws/arbitrary.js";
import { SEED } from "../laws/law.js";

/** How many strings each law is tried on: `LAWS_RUNS` looks harder. */
const RUNS = Number(process.env["LAWS_RUNS"] ?? 1_000) / 5;

/** The table of a file's grammar, made anew. */
function tableOf(file: string): Table {
  const automaton = compileSchemeAutomaton(readScheme(file));
  const { starts, ...table } = encodeTable(automaton);
  return { ...table, starts: Object.fromEntries(automaton.rules.map((rule, index) => [rule, starts[index] ?? 0])) };
}

const cases = schemeFiles().flatMap((file) => {
  const automaton = new Automaton(tableOf(file));
  return [...readScheme(file).schemes].map(([name, rule]) => ({ file, name, strings: walk(automaton, rule) }));
});

const check = (strings: Arbitrary<string>, law: (text: string) => void): void => {
  fc.assert(fc.property(strings, law), { numRuns: RUNS, seed: SEED });
};

/** What is wrong by the generic syntax or by the scheme's own grammar: requirements are not the grammar's. */
const refused = (uri: string): boolean => {
  const { node, schemeNode } = validate(uri);
  return node === null || schemeNode === null;
};

describe.each(cases)("$file: $name", ({ name, strings }) => {
  const scheme = schemes.get(name);

  test("the build's scheme is shipped under its name", () => {
    expect(scheme?.name).toBe(name);
  });

  test("a normal form is of the same scheme, normal itself, and equivalent to what it is the form of", () => {
    check(strings, (text) => {
      if (refused(text)) return;
      const form = normalize(text);
      expect([text, form, refused(form)]).toEqual([text, form, false]);
      expect(normalize(form)).toBe(form);
      expect(equivalent(text, form)).toBe(true);
    });
  });

  test("what the grammar accepts is not refused, and the other way round", () => {
    check(mutated(strings), (text) => {
      const { valid, node, schemeNode, diagnostics } = validate(text);
      expect(valid).toBe(!diagnostics.some(({ severity }) => severity === "error"));
      if (node !== null && scheme && schemes.get(text.slice(0, text.indexOf(":")).toLowerCase()) === scheme) {
        expect(schemeNode !== null).toBe(scheme.grammar.test(text));
        if (schemeNode === null) expect(valid).toBe(false);
      }
    });
  });

  test("a repair comes to an end, and to a valid string if it says so", () => {
    check(mutated(strings), (text) => {
      const { uri, valid, applied } = repair(text);
      expect(validate(uri).valid).toBe(valid);
      expect(applied.length === 0).toBe(uri === text);
      expect(validate(uri).diagnostics.filter(({ hint }) => hint !== undefined)).toEqual([]);
    });
  });
});
