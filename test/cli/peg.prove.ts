// Compiles the grammar for Peggy of each rule of a part of the schemes (`npm run prove:all`: of all), and compares its parser
// with the automaton of the ABNF.
import { compileSchemeAutomaton, readScheme, schemeFiles } from "../../scripts/build/schemes.js";
import { toPeggy } from "../../src/cli/peg.js";
import { machineOf } from "../conformance/machine.js";
import { oneOf } from "../support/effort.js";
import { selected } from "../support/selected.js";
import { peggyDifferences } from "./peg.js";

test.each(selected(oneOf(3, schemeFiles()), (file) => file))(
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
