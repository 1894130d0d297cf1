/**
 * Tests a shipped parser: compares its verdicts with the ABNF, and its trees with those of the parser that Peggy's own
 * back end makes from the same grammar.
 *
 * @module
 */
import type { Automaton } from "../../scripts/build/automaton.js";
import { compileStockParser, type ParserGrammar } from "../../scripts/build/grammar.js";
import { pegName } from "../../scripts/build/literate.js";
import { kept } from "../support/kept.js";
import { tally } from "../support/tally.js";
import { coverOf } from "./cover.js";
import { differences, loadParser, oracleOf, verdictOf, type ParserModule } from "./oracle.js";
import type { Peg } from "./peg.js";
import { loadModule, sampleOf, sorted, treeDifferences, type Sorted } from "./stock.js";
import type { Limits } from "./w-method.js";

/** Two parsers of one grammar. */
export interface Parsers {
  /** The parser of the build. */
  readonly parser: ParserModule;
  /** The parser of Peggy's own back end. */
  readonly stock: ParserModule;
}

/** The objects to compare a rule with. */
export interface Compared extends Parsers {
  /** The automaton of the grammar's ABNF. */
  readonly automaton: Automaton;
  readonly peg: Peg;
}

const known = new Map<string, Promise<Parsers>>();

/**
 * @param name the name of the grammar's shipped parser, such as `rfc3986` or `scheme/http`
 * @param grammar
 */
export function parsersOf(name: string, grammar: ParserGrammar): Promise<Parsers> {
  const load = async (): Promise<Parsers> => {
    const stock = await kept(`stock ${name}`, () => loadModule(compileStockParser(grammar)));
    return { parser: await loadParser(name), stock };
  };
  const found = known.get(name) ?? load();
  known.set(name, found);
  return found;
}

/** The strings for a rule, and those of them whose trees are compared. */
export interface Strings {
  readonly strings: readonly string[];
  readonly valid: readonly string[];
}

const covers = kept("covers", () => new WeakMap<Peg, Map<string, Strings>>());

/** Returns strings that take every transition of a rule's automaton and of a parser that follows the PEG. */
export function coverStrings(automaton: Automaton, peg: Peg, rule: string): Strings {
  const known = covers.get(peg) ?? new Map<string, Strings>();
  covers.set(peg, known);
  const make = (): Strings => {
    const { strings, few } = coverOf(automaton, peg, rule);
    // A refused text has no tree, and characters that lead to the same state have the same place in a tree.
    return { strings, valid: few.filter(oracleOf(automaton, rule).accepts) };
  };
  const found = known.get(rule) ?? make();
  known.set(rule, found);
  return found;
}

/**
 * Compares on strings that take every transition of the rule's automaton and of a parser that follows the PEG.
 *
 * @param rule the rule, by its ABNF name
 * @returns the descriptions of the first differences; empty if they agree
 */
export function coverDifferences({ automaton, peg, parser, stock }: Compared, rule: string): string[] {
  const oracle = oracleOf(automaton, rule);
  const startRule = pegName(rule);
  const { strings, valid } = coverStrings(automaton, peg, rule);
  return [
    ...differences(oracle, verdictOf(parser, startRule), { strings }),
    ...treeDifferences(parser, stock, startRule, valid),
  ];
}

/** Returns the descriptions of the first strings with a wrong verdict. */
function misjudged(accepts: (text: string) => boolean, { valid, invalid }: Sorted): string[] {
  const oracle = (isValid: boolean) => ({ accepts: () => isValid });
  return [
    ...differences(oracle(true), accepts, { strings: valid }),
    ...differences(oracle(false), accepts, { strings: invalid }),
  ];
}

/**
 * Runs the complete suite of a rule.
 *
 * @param rule the rule, by its ABNF name
 * @param test checks whether the shipped automaton accepts a text by the rule
 * @param limits of the suite
 * @returns the descriptions of the first differences of the parser and of the automaton; empty if they agree
 */
export function suiteDifferences(
  { automaton, peg, parser, stock }: Compared,
  rule: string,
  test: (text: string) => boolean,
  limits?: Limits,
): string[] {
  const { accepts, strings } = oracleOf(automaton, rule, peg, limits);
  const startRule = pegName(rule);
  // One suite is enough for both, because the suite for a parser that follows the PEG also leads into each state of the
  // automaton.
  const all = sorted(strings(), accepts);
  tally("strings of the W-method", all.valid.length + all.invalid.length);
  return [
    ...misjudged(verdictOf(parser, startRule), all),
    ...misjudged(test, all),
    ...treeDifferences(parser, stock, startRule, sampleOf(all)),
  ];
}
