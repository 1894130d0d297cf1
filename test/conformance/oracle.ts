/**
 * What the conformance tests compare with: each standard's automaton, made from the ABNF in the comments of its
 * grammar and from nothing else, as the build makes it, before it is encoded.
 *
 * @module
 */
import type { Automaton } from "../../scripts/build/automaton.js";
import { compileAutomaton, readGrammar, type Grammar } from "../../scripts/build/grammar.js";
import { pegName } from "../../scripts/build/literate.js";
import { STANDARDS, type StandardSource } from "../../scripts/build/standards.js";
import type { Automaton as ShippedAutomaton, Recognition } from "../../src/core/automaton.js";
import { standards } from "../../src/standards/list.js";
import { ASCII, machineOf } from "./machine.js";
import { Peg } from "./peg.js";
import { suite } from "./w-method.js";

/** The ABNF's own verdicts on one rule. */
export interface Oracle {
  /** The state that the automaton is in after the text; 0 where no valid string begins with it. */
  readonly stateAfter: (text: string) => number;
  /** Whether the text matches the rule. */
  readonly accepts: (text: string) => boolean;
  /** The strings of the rule's suite. */
  readonly strings: () => Iterable<string>;
}

/** What `src/standard/` ships for a standard, as the tests see it: any of them. */
export interface Shipped {
  readonly rules: readonly string[];
  readonly defaultRule: string;
  test(input: string, options: { readonly rule: string }): boolean;
  recognize(input: string, options: { readonly rule: string }): Recognition;
  automaton(rule: string): ShippedAutomaton;
}

/** A standard that the build knows. */
export class Subject {
  readonly id: string;
  readonly grammar: Grammar;
  #automaton: Automaton | undefined;
  #peg: Peg | undefined;

  constructor(source: StandardSource) {
    this.id = source.id;
    this.grammar = readGrammar(source);
  }

  /** The PEG, as the tests read it. */
  get peg(): Peg {
    return (this.#peg ??= pegOf(this.grammar));
  }

  /** The automaton of all rules, made from the ABNF alone. */
  get automaton(): Automaton {
    return (this.#automaton ??= compileAutomaton(this.grammar));
  }

  /** @throws {Error} where nothing is shipped */
  get shipped(): Shipped {
    const found = (standards as unknown as Readonly<Record<string, Shipped>>)[this.id];
    if (!found) throw new Error(`src/standards.ts has no standard ${this.id}`);
    return found;
  }
}

/** The PEG of a grammar, as the tests read it. */
export function pegOf({ sources }: Pick<Grammar, "sources">): Peg {
  return new Peg(sources.map(({ text }) => text));
}

/** All standards that the build knows. */
export const subjects: readonly Subject[] = STANDARDS.map((source) => new Subject(source));

/**
 * @param id of a standard
 * @throws {RangeError} where the build does not know it
 */
export function subjectOf(id: string): Subject {
  const subject = subjects.find((each) => each.id === id);
  if (!subject) throw new RangeError(`scripts/build/standards.js has no standard ${id}`);
  return subject;
}

/** A row for each rule of each standard, for `test.each`. */
export const everyRule: readonly (readonly [id: string, rule: string])[] = subjects.flatMap(({ id, grammar }) =>
  grammar.rules.map(({ name }) => [id, name] as const),
);

/**
 * @param automaton made of a standard's ABNF
 * @param rule one of its rules
 * @param peg the standard's PEG, where the suite is to be one for a parser that follows it
 */
export function oracleOf(automaton: Automaton, rule: string, peg?: Peg): Oracle {
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
    strings: () => suite(machineOf(automaton, rule), peg && { structure: peg.machine(pegName(rule)) }),
  };
}

/** What strings to try, and how many differences to look for. */
export interface Trial {
  /** By default the rule's suite. */
  readonly strings?: Iterable<string>;
  readonly most?: number;
}

/**
 * Compares an implementation of a rule with the ABNF, on some strings.
 *
 * @param oracle the rule's verdicts
 * @param accepts the implementation's
 * @returns the first differences, in words; empty where there is none
 */
export function differences(
  oracle: Oracle,
  accepts: (text: string) => boolean,
  { strings = oracle.strings(), most = 5 }: Trial = {},
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
 * Compares a shipped automaton with the ABNF's: both read the same texts, and every pair of states that they can come to
 * is looked at. Since from each state of the ABNF's but 0 a valid text can still be reached, so it can from the other's
 * where the two agree, and verdicts are the same to the character.
 *
 * @param automaton made of a standard's ABNF
 * @param rule one of its rules
 * @param shipped the automaton that is run for the rule
 * @returns a shortest text that one of the two accepts or refuses for ever, and the other does not; null where there is
 *   none: that proves them equal
 */
export function firstDisagreement(automaton: Automaton, rule: string, shipped: ShippedAutomaton): string | null {
  const pastASCII = shipped.classOf(ASCII.length);
  for (let code = ASCII.length; code <= 0xffff; code++) {
    if (shipped.classOf(code) !== pastASCII) return String.fromCharCode(code);
  }
  const classOf = (code: number): number => automaton.classOf[code] ?? 0;
  // Of the characters that neither tells apart, one says what all do.
  const codes = new Map<string, number>();
  for (let code = 0; code <= ASCII.length; code++) {
    const key = `${String(classOf(code))} ${String(shipped.classOf(code))}`;
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

/** A parser as the build makes it, seen as a recognizer of one rule. */
export interface ParserModule {
  parse(input: string, options: { startRule: string }): unknown;
}

/**
 * @param id of a standard
 * @returns its parser, as the build made it
 */
export async function loadParser(id: string): Promise<ParserModule> {
  return (await import(`../../generated/${id}.parser.js`)) as ParserModule;
}

/**
 * @param parser a parser as the build makes it
 * @param startRule the rule's name as the parser knows it
 * @returns whether the parser matches a whole text by the rule
 */
export function verdictOf(parser: ParserModule, startRule: string): (text: string) => boolean {
  const options = { startRule };
  return (text) => parser.parse(text, options) !== undefined;
}
