/**
 * Decides whether the tests detect a mutant of a grammar: a copy in which one PEG rule has a small change. The ABNF is
 * unchanged, so the proof detects each mutant that changes the language of a rule. The tables of trees must detect the
 * others, unless they make the same trees.
 *
 * @module
 */
import { compileParser, type ParserGrammar } from "../../scripts/build/grammar.js";
import { pegName } from "../../scripts/build/literate.js";
import { encodeTree, treeOf } from "../../scripts/build/tree/index.js";
import type { Automaton } from "../../scripts/build/automaton.js";
import { KINDS, mutated, type Kind, type Mutant } from "../../scripts/mutate/grammar/mutants.js";
import type { NodeBase } from "../../src/tree/index.js";
import { sketch, treesBy, type TreeRow } from "../tree/table.js";
import { coverOf, fewOf } from "./cover.js";
import { firstDifference, machineOf, type Machine } from "./machine.js";
import { oracleOf } from "./oracle.js";
import { Peg } from "./peg.js";
import { loadModule, sampleOf, sorted } from "./stock.js";

/** A rule of a mutant, and a string on which it differs; `null` if the mutant has no automaton that can be compared. */
interface Difference {
  readonly rule: string;
  readonly text: string | null;
}

/** The result for a mutant. */
export type Verdict =
  /** The build fails. */
  | { readonly kind: "refused"; readonly message: string }
  /** A rule matches another language, or makes another tree of a string in the tables. */
  | ({ readonly kind: "killed"; readonly by: "proof" | "trees" } & Difference)
  /**
   * The mutant matches the same languages. Either it parses every input in the same way, or the trees of a number of
   * strings are the same. The strings take all transitions of the automata of both parsers.
   */
  | { readonly kind: "equivalent"; readonly strings: number | null }
  /** No test detects that this string has another tree. */
  | { readonly kind: "survived"; readonly rule: string; readonly text: string };

/** The name of the rule for the inputs that a mutant might parse differently. */
const PROBE = "mutant_probe";

/** Returns the tree of a text; `null` if the rule does not match. */
type Trees = (rule: string, text: string) => NodeBase | null;

/** Whether the machine accepts no string. All of its states can be reached. */
const isEmpty = ({ accepts }: Machine): boolean => !accepts.includes(true);

/** Returns the trees of the parser that the build makes from a grammar. */
async function treesOf(grammar: ParserGrammar): Promise<Trees> {
  const treeOf = treesBy(await loadModule(compileParser(grammar)));
  return (rule, text) => {
    try {
      return treeOf(rule, text);
    } catch {
      // The action of a mutant can fail.
      return null;
    }
  };
}

/** Checks whether the mutant can only change trees. */
const isOfTree = ({ kind }: Mutant): boolean => OF_TREE.includes(kind);

const OF_TREE: readonly Kind[] = [KINDS.action, KINDS.type, KINDS.label, KINDS.pick];

/** Returns the PEG of a mutant, with a rule for the inputs that it might parse differently. */
function pegWith(sources: ParserGrammar["sources"], { different }: Mutant): Peg {
  const probe = different === undefined ? [] : [`${PROBE} = ${different} .*`];
  return new Peg([...sources.map(({ text }) => text), ...probe]);
}

/** A grammar with everything that its mutants are compared with. */
export class Original {
  readonly grammar: ParserGrammar;
  readonly #rows: readonly TreeRow[];
  readonly #compile: () => Automaton;
  #compiled: Automaton | undefined;
  #read: Peg | undefined;
  readonly #machines = new Map<string, Machine>();
  readonly #samples = new Map<string, readonly string[]>();
  #trees: Promise<Trees> | undefined;

  /**
   * @param grammar
   * @param compile makes the automaton of the ABNF of all of its rules
   * @param rows its table of trees
   */
  constructor(grammar: ParserGrammar, compile: () => Automaton, rows: readonly TreeRow[]) {
    this.grammar = grammar;
    this.#compile = compile;
    this.#rows = rows;
  }

  get #peg(): Peg {
    return (this.#read ??= new Peg(this.grammar.sources.map(({ text }) => text)));
  }

  get #automaton(): Automaton {
    return (this.#compiled ??= this.#compile());
  }

  /** Checks whether the mutant's rule belongs to the grammar. */
  has({ source, start, end }: Mutant): boolean {
    // Rules of a file that a scheme's grammar does not use are blank.
    return this.grammar.sources.some((each) => each.source === source && each.text.slice(start - 1, end).trim() !== "");
  }

  /** @param mutant of a file of the grammar */
  async judge(mutant: Mutant): Promise<Verdict> {
    const sources = this.grammar.sources.map(({ source, text }) => {
      return { source, text: source === mutant.source ? mutated(text, mutant) : text };
    });
    const grammar = { ...this.grammar, sources };
    const rules = this.#affected(mutant.rule);
    // The automaton of a PEG does not depend on its actions and labels.
    const peg = isOfTree(mutant) ? this.#peg : pegWith(sources, mutant);
    let difference: Difference | null = null;
    if (peg !== this.#peg) {
      if (mutant.different !== undefined && isEmpty(peg.machine(PROBE))) return { kind: "equivalent", strings: null };
      difference = this.#difference(peg, rules);
      if (difference && difference.text !== null) return { kind: "killed", by: "proof", ...difference };
    }
    let trees: Trees;
    try {
      encodeTree(treeOf(grammar));
      trees = await treesOf(grammar);
    } catch (error) {
      return { kind: "refused", message: String(error) };
    }
    if (difference) return { kind: "killed", by: "proof", ...difference };
    return this.#compareTrees(peg, trees, rules);
  }

  /** Returns the rule and all rules that use it, by their names in the document. The nearest rules come first. */
  #affected(rule: string): string[] {
    const names = new Set([rule]);
    // The iteration over a Set also visits elements that are added during the loop.
    for (const name of names) {
      for (const each of this.grammar.rules) if (each.references.includes(name)) names.add(each.pegName);
    }
    return [...names].flatMap((each) => this.grammar.rules.find((one) => one.pegName === each)?.name ?? []);
  }

  #difference(peg: Peg, rules: readonly string[]): Difference | null {
    for (const rule of rules) {
      try {
        const text = firstDifference(this.#machine(rule), peg.machine(pegName(rule)));
        if (text !== null) return { rule, text };
      } catch {
        // The PEG has no automaton: it has a loop without end, which the build refuses, or too many states.
        return { rule, text: null };
      }
    }
    return null;
  }

  async #compareTrees(peg: Peg, trees: Trees, rules: readonly string[]): Promise<Verdict> {
    for (const [rule, text, expected] of this.#rows) {
      const node = trees(rule, text);
      if (node === null || sketch(node) !== expected) return { kind: "killed", by: "trees", rule, text };
    }
    const right = await (this.#trees ??= treesOf(this.grammar));
    let count = 0;
    for (const rule of rules) {
      const { accepts } = oracleOf(this.#automaton, rule);
      const few = fewOf(this.#automaton, peg, rule);
      for (const text of [...this.#sample(rule), ...few.filter(accepts)]) {
        if (JSON.stringify(trees(rule, text)) !== JSON.stringify(right(rule, text))) {
          return { kind: "survived", rule, text };
        }
        count++;
      }
    }
    return { kind: "equivalent", strings: count };
  }

  /** Returns the automaton of a rule's ABNF. */
  #machine(rule: string): Machine {
    const machine = this.#machines.get(rule) ?? machineOf(this.#automaton, rule);
    this.#machines.set(rule, machine);
    return machine;
  }

  /** Returns strings that a rule matches: some that take all transitions of the original, and some random ones. */
  #sample(rule: string): readonly string[] {
    const known = this.#samples.get(rule);
    if (known) return known;
    const oracle = oracleOf(this.#automaton, rule);
    const { strings } = coverOf(this.#automaton, this.#peg, rule);
    const sample = [...new Set(sampleOf(sorted(strings, oracle.accepts)))].filter(oracle.accepts);
    this.#samples.set(rule, sample);
    return sample;
  }
}
