// Tests the schemes' grammars like test/conformance/ tests the standards: the PEG of each scheme matches the same language
// as its ABNF, which is a proof, and so does the shipped automaton. The shipped parser takes every transition. The other
// rules of the files, all trees and the complete suites are in conformance.prove.ts.
import type { Automaton } from "../../scripts/build/automaton.js";
import { pegName } from "../../scripts/build/literate.js";
import { compileSchemeAutomaton, readScheme, schemeFiles } from "../../scripts/build/schemes.js";
import { schemes, type AnyScheme } from "../../src/schemes/index.js";
import { fewOf } from "../conformance/cover.js";
import { firstDifference, machineOf } from "../conformance/machine.js";
import { differences, firstDisagreement, loadParser, oracleOf, pegOf, verdictOf } from "../conformance/oracle.js";
import type { Peg } from "../conformance/peg.js";
import { isSelection, selected } from "../support/selected.js";

describe.each(selected(schemeFiles(), (file) => file))("%s", (file) => {
  const grammar = readScheme(file);
  const names = grammar.rules.map(({ name }) => name);
  const own = grammar.own.map(({ name }) => name);
  const tops = new Set(grammar.schemes.values());
  // Somebody who works on one scheme sees the faults of all its rules. The other ones are in conformance.prove.ts.
  const rules = [...new Set(isSelection ? [...own, ...tops] : tops)];
  const [first, ...others] = Array.from(grammar.schemes.keys(), (name) => schemes.get(name) as AnyScheme);
  // The automata of all files together would fill the memory.
  let automaton: Automaton;
  let peg: Peg;
  beforeAll(() => {
    automaton = compileSchemeAutomaton(grammar, rules);
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

  test("its PEG equals its ABNF", () => {
    const found = rules.map((rule) => [rule, firstDifference(machineOf(automaton, rule), peg.machine(pegName(rule)))]);
    expect(found.filter(([, difference]) => difference !== null)).toEqual([]);
  });

  test("its automaton equals its ABNF", () => {
    for (const rule of rules) {
      const shipped = (first as AnyScheme).grammar.automaton(rule);
      expect([rule, firstDisagreement(automaton, rule, shipped)]).toEqual([rule, null]);
      for (const scheme of others) expect(scheme.grammar.automaton(rule)).toBe(shipped);
    }
  });

  test.each([...tops])("the parser of %s equals its ABNF on each transition", async (rule) => {
    const parser = await loadParser(`scheme/${file}`);
    const strings = fewOf(automaton, peg, rule);
    expect(differences(oracleOf(automaton, rule), verdictOf(parser, pegName(rule)), { strings })).toEqual([]);
  });
});
