/**
 * How a shipped parser fares: what it accepts is compared with the ABNF, and its trees with those of the parser that Peggy's
 * own back end makes of the same grammar.
 *
 * @module
 */
import type { Automaton } from "../../scripts/build/automaton.js";
import { compileStockParser, type ParserGrammar } from "../../scripts/build/grammar.js";
import { pegName } from "../../scripts/build/literate.js";
import { coverOf } from "./cover.js";
import { differences, loadParser, oracleOf, verdictOf, type ParserModule } from "./oracle.js";
import type { Peg } from "./peg.js";
import { loadStock, sampleOf, treeDifferences } from "./stock.js";

/** Two parsers of one grammar. */
export interface Parsers {
  /** As the build makes it. */
  readonly parser: ParserModule;
  /** As Peggy's own back end makes it. */
  readonly stock: ParserModule;
}

/** What a rule is compared by. */
export interface Compared extends Parsers {
  /** Made of the grammar's ABNF. */
  readonly automaton: Automaton;
  readonly peg: Peg;
}

const known = new Map<string, Promise<Parsers>>();

/**
 * @param name of the grammar, as its parser is shipped: `rfc3986`, `scheme/http`
 * @param grammar
 */
export function parsersOf(name: string, grammar: ParserGrammar): Promise<Parsers> {
  const load = async (): Promise<Parsers> => {
    return { parser: await loadParser(name), stock: await loadStock(compileStockParser(grammar)) };
  };
  const found = known.get(name) ?? load();
  known.set(name, found);
  return found;
}

/**
 * Takes every transition of a rule's automaton, and of a parser that follows the PEG.
 *
 * @param rule as the ABNF has it
 * @returns the first differences, in words; empty where they agree
 */
export function coverDifferences({ automaton, peg, parser, stock }: Compared, rule: string): string[] {
  const oracle = oracleOf(automaton, rule);
  const startRule = pegName(rule);
  const { strings, few } = coverOf(automaton, peg, rule);
  // What is refused has no tree, and characters that lead to the same state come to the same place in it.
  const valid = few.filter(oracle.accepts);
  return [
    ...differences(oracle, verdictOf(parser, startRule), { strings }),
    ...treeDifferences(parser, stock, startRule, valid),
  ];
}

/**
 * Runs the complete suite of a rule.
 *
 * @param rule as the ABNF has it
 * @param test whether the automaton that is shipped accepts a text by the rule
 * @returns the first differences of the parser and of the automaton, in words; empty where they agree
 */
export function suiteDifferences(
  { automaton, peg, parser, stock }: Compared,
  rule: string,
  test: (text: string) => boolean,
): string[] {
  const oracle = oracleOf(automaton, rule, peg);
  const startRule = pegName(rule);
  // Made once for all: the suite for a parser that follows the PEG leads into each state of the automaton, too.
  const strings = [...oracle.strings()];
  return [
    ...differences(oracle, verdictOf(parser, startRule), { strings }),
    ...differences(oracle, test, { strings }),
    ...treeDifferences(parser, stock, startRule, sampleOf(oracle, strings)),
  ];
}
