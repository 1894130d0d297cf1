/**
 * Compares the parsers that Peggy makes from exported grammars with automata.
 *
 * @module
 */
import peggy from "peggy";
import { transitionCover } from "../conformance/cover.js";
import { step, type Machine } from "../conformance/machine.js";

/**
 * @param grammar a grammar for Peggy
 * @param machine the automaton of its first rule
 * @returns the texts of the transition cover for which the parser and the automaton have different verdicts
 */
export function peggyDifferences(grammar: string, machine: Machine): readonly string[] {
  const parser = peggy.generate(grammar);
  // Without a message for each text, Peggy takes a tenth of the time.
  const options = { peg$library: true } as object;
  const { strings } = transitionCover(machine, machine);
  const classOf = new Map(machine.classes.flatMap((members, symbol) => members.map((each) => [each, symbol])));
  const accepts = (text: string): boolean => {
    const units = text.split("").map((unit) => classOf.get(unit) as number);
    return machine.accepts[units.reduce((state, symbol) => step(machine, state, symbol), machine.start)] === true;
  };
  return strings.filter((text) => {
    const { peg$success } = parser.parse(text, options) as { readonly peg$success: boolean };
    return peg$success !== accepts(text);
  });
}
