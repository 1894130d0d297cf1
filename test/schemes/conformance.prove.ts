// Runs the suites of the schemes' grammars, like test/conformance/suites.prove.ts does for the standards, and checks the
// trees of all rules, also of the imported ones.
import { readFileSync } from "node:fs";
import type { Automaton as Oracle } from "../../scripts/build/automaton.js";
import { pegName } from "../../scripts/build/literate.js";
import { compileSchemeAutomaton, readScheme, schemeFiles } from "../../scripts/build/schemes.js";
import { Automaton, type Table } from "../../src/core/automaton.js";
import { defineLanguage } from "../../src/core/language.js";
import { schemes, type AnyScheme } from "../../src/schemes/index.js";
import type { NodeBase } from "../../src/tree/index.js";
import { firstDifference, machineOf } from "../conformance/machine.js";
import { firstDisagreement, loadParser, oracleOf, pegOf } from "../conformance/oracle.js";
import { coverDifferences, coverStrings, parsersOf, suiteDifferences } from "../conformance/parser.js";
import type { Peg } from "../conformance/peg.js";
import { effort, oneOf } from "../support/effort.js";
import { selected } from "../support/selected.js";
import { misprints, treeOf } from "./trees.js";

/** The PEG equals the ABNF, so the suites only test the back end, which is the same for all grammars. */
const LIMITS = { small: 0, large: effort(5000, 30_000) };

/** The files that run their suites. */
const withSuites = new Set(oneOf(4, schemeFiles()));

/** The rules that a file has already proven. */
const proven = new Set<string>();

describe.each(selected(schemeFiles(), (file) => file))("%s", (file) => {
  const grammar = readScheme(file);
  const names = grammar.rules.map(({ name }) => name);
  // The parser has no function of its own for a rule without parts. The rules that refer to it test it.
  const code = readFileSync(`generated/scheme/${file}.parser.js`, "utf8");
  const parsed = grammar.own.map(({ name }) => name).filter((name) => code.includes(`["${pegName(name)}", with`));
  const tops = new Set(grammar.schemes.values());
  const own = new Set(grammar.own.map(({ name }) => name));
  // A rule that several files import is the same in each of them, because the build refuses two rules of the same name. So
  // one file proves it.
  const unproven = grammar.rules
    .filter(({ name, section, definition }) => {
      const key = own.has(name) || tops.has(name) ? `${file} ${name}` : `${section} ${definition}`;
      const isNew = !proven.has(key);
      proven.add(key);
      return isNew;
    })
    .map(({ name }) => name);
  // The automata of all files together would fill the memory.
  let automaton: Oracle;
  let peg: Peg;
  beforeAll(() => {
    automaton = compileSchemeAutomaton(grammar, [...new Set([...unproven, ...parsed])]);
    peg = pegOf(grammar);
  });
  afterAll(() => {
    [automaton, peg] = [undefined as never, undefined as never];
  });

  test("each PEG rule equals its ABNF", () => {
    const found = unproven.map((rule) => [
      rule,
      firstDifference(machineOf(automaton, rule), peg.machine(pegName(rule))),
    ]);
    expect(found.filter(([, difference]) => difference !== null)).toEqual([]);
  });

  test("the automaton of each rule equals its ABNF", () => {
    const [scheme = ""] = grammar.schemes.keys();
    for (const rule of unproven) {
      const own = (schemes.get(scheme) as AnyScheme).grammar.automaton(rule);
      expect([rule, firstDisagreement(automaton, rule, own)]).toEqual([rule, null]);
    }
  });

  test("the automata of the top rules also equal the ABNF without the prebuilt table", async () => {
    const { grammar: text } = (await import(`../../generated/scheme/${file}.grammar.js`)) as {
      readonly grammar: string;
    };
    const language = defineLanguage({ id: file, text });
    for (const rule of tops) {
      expect([rule, firstDisagreement(automaton, rule, language.automaton(rule))]).toEqual([rule, null]);
    }
  });

  test.each(parsed)(
    "the parser rule %s equals its ABNF on each transition and makes the same trees as Peggy",
    async (rule) => {
      const compared = { automaton, peg, ...(await parsersOf(`scheme/${file}`, grammar)) };
      expect(coverDifferences(compared, rule)).toEqual([]);
    },
  );

  if (withSuites.has(file)) {
    test.each([...tops])("the suite of %s", async (rule) => {
      const { table } = (await import(`../../generated/scheme/${file}.table.js`)) as { readonly table: Table };
      const shipped = new Automaton(table);
      const compared = { automaton, peg, ...(await parsersOf(`scheme/${file}`, grammar)) };
      expect(suiteDifferences(compared, rule, (text) => shipped.test(text, rule), LIMITS)).toEqual([]);
    });
  }

  test.each(unproven)("each tree of %s prints as the text that it was made of", async (rule) => {
    const tree = await treeOf(file, names);
    const parser = await loadParser(`scheme/${file}`);
    const parse = (text: string): NodeBase | null =>
      parser.parse(text, { startRule: pegName(rule) }) as NodeBase | null;
    const { strings } = coverStrings(automaton, peg, rule);
    const valid = strings.filter(oracleOf(automaton, rule).accepts);
    expect(valid.length).toBeGreaterThan(0);
    expect(misprints(tree, parse, valid)).toEqual([]);
  });
});
