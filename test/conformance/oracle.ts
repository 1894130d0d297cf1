/**
 * The reference for the conformance tests: the automaton of each standard, before encoding. The build makes it only
 * from the ABNF in the comments of the grammar.
 *
 * @module
 */
import type { Automaton } from "../../scripts/build/automaton.js";
import { compileAutomaton, readGrammar, type Grammar } from "../../scripts/build/grammar.js";
import { pegName } from "../../scripts/build/literate.js";
import { GRAMMARS, type StandardSource } from "../../scripts/build/standards.js";
import type { Automaton as ShippedAutomaton, Recognition } from "../../src/core/automaton.js";
import { standards } from "../../src/standards/list.js";
import { TEMPLATE } from "../../src/template/check.js";
import { language as template } from "../../src/template/grammar.js";
import { kept } from "../support/kept.js";
import { selected } from "../support/selected.js";
import { machineOf } from "./machine.js";
import { Peg } from "./peg.js";
import { suite, type Limits } from "./w-method.js";

/** The verdicts of the ABNF for one rule. */
export interface Oracle {
  /** Returns the automaton's state after the text; 0 if no valid string begins with the text. */
  readonly stateAfter: (text: string) => number;
  /** Checks whether the text matches the rule. */
  readonly accepts: (text: string) => boolean;
  /** Returns the strings of the rule's suite. */
  readonly strings: () => Iterable<string>;
}

/** The shipped object of any standard or other language, for the tests. */
export interface Shipped {
  readonly rules: readonly string[];
  readonly defaultRule: string;
  test(input: string, options: { readonly rule: string }): boolean;
  recognize(input: string, options: { readonly rule: string }): Recognition;
  automaton(rule: string): ShippedAutomaton;
}

/** The shipped objects by the names of their grammars: the standards, and the languages whose strings are not URIs. */
export const everyShipped = {
  ...standards,
  [template.id]: { ...template, defaultRule: TEMPLATE },
} as unknown as Readonly<Record<string, Shipped>>;

/** A standard or another language that the build knows. */
export class Subject {
  readonly id: string;
  readonly grammar: Grammar;
  #automaton: Automaton | undefined;
  #peg: Peg | undefined;

  constructor(source: StandardSource) {
    this.id = source.id;
    this.grammar = readGrammar(source);
  }

  /** The PEG, in the form that the tests read. */
  get peg(): Peg {
    return (this.#peg ??= pegOf(this.grammar));
  }

  /** The automaton of all rules, made only from the ABNF. */
  get automaton(): Automaton {
    return (this.#automaton ??= compileAutomaton(this.grammar));
  }

  /** @throws {Error} if the package has no such grammar */
  get shipped(): Shipped {
    const found = everyShipped[this.id];
    if (!found) throw new Error(`everyShipped has no grammar ${this.id}`);
    return found;
  }
}

/** Returns the PEG of a grammar in the form that the tests read. */
export function pegOf({ sources }: Pick<Grammar, "sources">): Peg {
  // Blanks stand in place of the rules that a scheme does not use. Peggy reads them slowly.
  return new Peg(sources.map(({ text }) => text.replace(/^ +$/gm, "")));
}

/** All standards and other languages that the build knows. */
export const subjects: readonly Subject[] = kept("subjects", () => GRAMMARS.map((source) => new Subject(source)));

/**
 * @param id of a standard or of another language
 * @throws {RangeError} if the build does not know it
 */
export function subjectOf(id: string): Subject {
  const subject = subjects.find((each) => each.id === id);
  if (!subject) throw new RangeError(`scripts/build/standards.js has no grammar ${id}`);
  return subject;
}

/** Rows for `test.each`, one for each rule of each grammar that a run is about. */
export const everyRule: readonly (readonly [id: string, rule: string])[] = selected(subjects, ({ id }) => id).flatMap(
  ({ id, grammar }) => grammar.rules.map(({ name }) => [id, name] as const),
);

/**
 * @param automaton made of a standard's ABNF
 * @param rule one of its rules
 * @param peg the standard's PEG, if the suite is for a parser that follows it
 * @param limits of the suite
 */
export function oracleOf(automaton: Automaton, rule: string, peg?: Peg, limits?: Limits): Oracle {
  const start = automaton.starts[automaton.rules.indexOf(rule)] ?? 0;
  const stateAfter = (text: string): number => {
    let state = start;
    for (let at = 0; at < text.length && state !== 0; at++) {
      const symbol = automaton.classOf[text.charCodeAt(at)];
      state = symbol === undefined ? 0 : (automaton.next[state]?.[symbol] ?? 0);
    }
    return state;
  };
  return {
    stateAfter,
    accepts: (text) => automaton.accepts[stateAfter(text)] === true,
    strings: () =>
      suite(machineOf(automaton, rule), { ...limits, ...(peg && { structure: peg.machine(pegName(rule)) }) }),
  };
}

/** The strings to test, and the maximum number of differences. */
export interface Trial {
  readonly strings: Iterable<string>;
  readonly most?: number;
}

/**
 * Compares an implementation of a rule with the ABNF on some strings.
 *
 * @param oracle the correct verdicts of the rule
 * @param accepts the verdicts of the implementation
 * @returns the descriptions of the first differences; empty if there are none
 */
export function differences(
  oracle: Pick<Oracle, "accepts">,
  accepts: (text: string) => boolean,
  { strings, most = 5 }: Trial,
): string[] {
  const found: string[] = [];
  for (const text of strings) {
    const expected = oracle.accepts(text);
    if (accepts(text) === expected) continue;
    found.push(`${JSON.stringify(text)}: the ABNF ${expected ? "accepts" : "refuses"} it, this does not`);
    if (found.length === most) break;
  }
  return found;
}

/**
 * Compares a shipped automaton with that of the ABNF: it visits every pair of states that both reach with the same
 * text. From each state of the ABNF's automaton except 0, a valid text can still be reached. If the two agree, this is
 * true for the shipped automaton, too, so the verdicts are the same to the character.
 *
 * @param automaton made of a standard's ABNF
 * @param rule one of its rules
 * @param shipped the automaton that is run for the rule
 * @returns a shortest text on which only one of them accepts, or only one cannot accept any continuation; `null` proves
 *   that they are equal
 */
export function firstDisagreement(automaton: Automaton, rule: string, shipped: ShippedAutomaton): string | null {
  const classOf = (code: number): number => automaton.classOf[code] ?? 0;
  // One code unit represents all those that neither automaton distinguishes.
  const codes = new Map<number, number>();
  for (let code = 0; code <= 0xffff; code++) {
    const key = classOf(code) * 0x100 + shipped.classOf(code);
    if (!codes.has(key)) codes.set(key, code);
  }
  const samples = [...codes.values()];
  const pairs = new Map<number, { readonly mine: number; readonly other: number; readonly text: string }>();
  const visit = (mine: number, other: number, text: string): void => {
    const key = other * automaton.next.length + mine;
    if (!pairs.has(key)) pairs.set(key, { mine, other, text });
  };
  visit(automaton.starts[automaton.rules.indexOf(rule)] ?? 0, shipped.start(rule), "");
  // A map goes on to visit what is added to it meanwhile.
  for (const { mine, other, text } of pairs.values()) {
    if (automaton.accepts[mine] !== shipped.accepts(other) || (mine === 0) !== (other === 0)) return text;
    for (const code of samples) {
      const next = automaton.next[mine]?.[classOf(code)] ?? 0;
      visit(next, shipped.step(other, code), text + String.fromCharCode(code));
    }
  }
  return null;
}

/** A parser of the build, used as a recognizer of one rule. */
export interface ParserModule {
  parse(input: string, options: { startRule: string }): unknown;
}

/**
 * @param id of a standard
 * @returns the parser that the build made
 */
export async function loadParser(id: string): Promise<ParserModule> {
  return (await import(`../../generated/${id}.parser.js`)) as ParserModule;
}

/**
 * @param parser a parser of the build
 * @param startRule the rule's name in the parser
 * @returns a function that checks whether the parser matches a whole text by the rule
 */
export function verdictOf(parser: ParserModule, startRule: string): (text: string) => boolean {
  const options = { startRule };
  return (text) => parser.parse(text, options) !== undefined;
}
