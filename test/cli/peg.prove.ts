// Compiles the grammar for Peggy of each rule of each scheme, and compares its parser with the automaton of the ABNF.
import { compileSchemeAutomaton, readScheme, schemeFiles } from "../../scripts/build/schemes.js";
import { toPeggy } from "../../src/cli/peg.js";
import { machineOf } from "../conformance/machine.js";
import { selected } from "../support/selected.js";
import { peggyDifferences } from "./peg.js";

test.each(selected(schemeFiles(), (file) => file))(
  "%s",
  (file) => {
    const grammar = readScheme(file);
    const [scheme = ""] = grammar.schemes.keys();
    const names = grammar.own.map(({ name }) => name);
    const automaton = compileSchemeAutomaton(grammar, names);
    const wrong = names.flatMap((rule) =>
      peggyDifferences(toPeggy(rule, { scheme }), machineOf(automaton, rule)).map((text) => [rule, text]),
    );
    expect(wrong).toEqual([]);
  },
  120_000,
);
