// Tests the schemes' grammars like test/conformance/ tests the standards: each PEG rule matches the same language as
// its ABNF, and so do the shipped parser and automata. The complete suites are in conformance.prove.ts. A rule that several
// files import is the same in each of them, because the build refuses two rules of the same name. So one file proves it.
import type { Automaton } from "../../scripts/build/automaton.js";
import { pegName } from "../../scripts/build/literate.js";
import { compileSchemeAutomaton, readScheme, schemeFiles } from "../../scripts/build/schemes.js";
import { defineLanguage } from "../../src/core/language.js";
import { schemes, type AnyScheme } from "../../src/schemes/index.js";
import type { NodeBase } from "../../src/tree/index.js";
import { firstDifference, machineOf } from "../conformance/machine.js";
import { firstDisagreement, loadParser, pegOf } from "../conformance/oracle.js";
import { coverDifferences, coverStrings, parsersOf } from "../conformance/parser.js";
import type { Peg } from "../conformance/peg.js";
import { misprints, treeOf } from "./trees.js";

/** The rules that a file has already proven. */
const proven = new Set<string>();

describe.each(schemeFiles())("%s", (file) => {
  const grammar = readScheme(file);
  const names = grammar.rules.map(({ name }) => name);
  const own = grammar.own.map(({ name }) => name);
  const parsed = grammar.own.filter((rule) => grammar.parsed.includes(rule)).map(({ name }) => name);
  const tops = new Set(grammar.schemes.values());
  const unproven = grammar.rules
    .filter(({ name, section, definition }) => {
      const key = own.includes(name) || tops.has(name) ? `${file} ${name}` : `${section} ${definition}`;
      const isNew = !proven.has(key);
      proven.add(key);
      return isNew;
    })
    .map(({ name }) => name);
  const [first, ...others] = Array.from(grammar.schemes.keys(), (name) => schemes.get(name) as AnyScheme);
  // The automata of all files together would fill the memory.
  let automaton: Automaton;
  let peg: Peg;
  beforeAll(() => {
    automaton = compileSchemeAutomaton(grammar, unproven);
    peg = pegOf(grammar);
  });
  afterAll(() => {
    [automaton, peg] = [undefined as never, undefined as never];
  });

  test("has a section and a title for each of its own rules", () => {
    for (const { section, title } of grammar.own) {
      expect(section).toMatch(/^(?:(?:RFC\d+:)?(?:\d+|[A-Z])(?:\.\d+)*|"[^"]+")$/);
      expect(title).toMatch(/^\S.*\S$/);
    }
  });

  test("ships the rules of the ABNF with their sections, its own rules first", () => {
    expect(first?.grammar.rules).toEqual(names);
    expect(names.slice(0, own.length)).toEqual(own);
    for (const { name, section, title } of grammar.rules) {
      expect(first?.grammar.definition(name)).toMatchObject({ name, section, title });
    }
  });

  test.each(unproven)("the PEG rule %s equals its ABNF", (rule) => {
    expect(firstDifference(machineOf(automaton, rule), peg.machine(pegName(rule)))).toBeNull();
  });

  test("the automaton of each rule equals its ABNF", () => {
    for (const rule of unproven) {
      const shipped = (first as AnyScheme).grammar.automaton(rule);
      expect([rule, firstDisagreement(automaton, rule, shipped)]).toEqual([rule, null]);
      for (const scheme of others) expect(scheme.grammar.automaton(rule)).toBe(shipped);
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

  test.each(own)("each tree of %s prints its input", async (rule) => {
    const tree = await treeOf(file, names);
    const parser = await loadParser(`scheme/${file}`);
    const parse = (text: string): NodeBase | null =>
      parser.parse(text, { startRule: pegName(rule) }) as NodeBase | null;
    const { valid } = coverStrings(automaton, peg, rule);
    expect(valid.length).toBeGreaterThan(0);
    expect(misprints(tree, parse, valid)).toEqual([]);
  });
});
