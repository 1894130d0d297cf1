/**
 * Deterministic automata of one rule, for the conformance tests.
 *
 * @module
 */
import type { Automaton } from "../../scripts/build/automaton.js";
import { step, type Word } from "../../scripts/suite/words.js";

export { accessWords, shortestCompletions, speller, step, type Word } from "../../scripts/suite/words.js";

/** A state's number indexes the lists. */
export interface Machine {
  readonly start: number;
  /** Whether each state accepts. State 0 does not, nor does any state that it leads to. */
  readonly accepts: readonly boolean[];
  /** The members of each class: characters that lead to the same state from each of the states. */
  readonly classes: readonly (readonly string[])[];
  /** The next state for each class from each state. */
  readonly next: readonly (readonly number[])[];
}

/** The characters of ASCII. */
export const ASCII: readonly string[] = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

/**
 * The alphabet of the machines: ASCII and some characters outside it. These include the first and the last of a range,
 * characters that a careless implementation confuses with ASCII (same low bits, same letter after case folding,
 * full-width form, digit of another script), a line separator, a byte order mark, and halves of a surrogate pair.
 */
export const ALPHABET: readonly string[] = [
  ...ASCII,
  ..."\u0080\u00FF\u00E9\u00BA\u00C1\u0131\u0130\u013A\u0141\u017F\u212A\u0660\uFF0F\uFF1A\uFF10\uFF41\u2028\uFEFF",
  "\uD800",
  "\uDFFF",
];

/**
 * Returns the alphabet of a grammar. If it has characters beyond ASCII, the alphabet has the ends of each interval.
 *
 * @param intervals the first code unit of each interval beyond ASCII whose units the grammar does not distinguish
 */
export function alphabetWith(intervals: readonly number[]): readonly string[] {
  const ends = intervals.flatMap((start) => [start - 1, start]).filter((unit) => unit >= ASCII.length);
  return intervals.length === 0 ? ALPHABET : [...new Set([...ALPHABET, ...ends.map(unitText), "\uFFFF"])];
}

const unitText = (unit: number): string => String.fromCharCode(unit);

/**
 * @param start the start state's number
 * @param accepts whether each state accepts; state 0 refuses every text
 * @param rows the next state for each character of the alphabet from each state
 * @param alphabet the characters: of the code units from one to the next, no state distinguishes any
 * @returns the machine; characters that no state distinguishes share a class
 */
export function machineFrom(
  start: number,
  accepts: readonly boolean[],
  rows: readonly (readonly number[])[],
  alphabet: readonly string[] = ALPHABET,
): Machine {
  const classes = new Map<string, { readonly members: string[]; readonly column: readonly number[] }>();
  alphabet.forEach((character, at) => {
    const column = rows.map((row) => row[at] ?? 0);
    const key = column.join();
    const known = classes.get(key);
    if (known) known.members.push(character);
    else classes.set(key, { members: [character], column });
  });
  const columns = [...classes.values()];
  return {
    start,
    accepts,
    classes: columns.map(({ members }) => members),
    next: rows.map((_, state) => columns.map(({ column }) => column[state] ?? 0)),
  };
}

/**
 * @param automaton the automaton of several rules
 * @param rule one of them
 * @returns the machine of this rule only; minimal if the automaton is
 * @throws {RangeError} if the rule is unknown
 */
export function machineOf(automaton: Automaton, rule: string): Machine {
  const start = automaton.starts[automaton.rules.indexOf(rule)];
  if (start === undefined) throw new RangeError(`the automaton has no rule ${rule}`);
  const states = new Set([0, start]);
  // The iteration over a Set also visits elements that are added during the loop.
  for (const state of states) for (const target of automaton.next[state] ?? []) states.add(target);
  const numberOf = new Map([...states].map((state, number) => [state, number]));
  const alphabet = alphabetWith(automaton.intervals);
  const rows = [...states].map((state) =>
    alphabet.map((character) => {
      const symbol = automaton.classOf[character.charCodeAt(0)];
      return symbol === undefined ? 0 : (numberOf.get(automaton.next[state]?.[symbol] ?? 0) ?? 0);
    }),
  );
  const accepts = [...states].map((state) => automaton.accepts[state] === true);
  return machineFrom(numberOf.get(start) ?? 0, accepts, rows, alphabet);
}

/** Returns the state after a word. */
export function after(machine: Machine, from: number, word: Word): number {
  return word.reduce((state, symbol) => step(machine, state, symbol), from);
}

/** Returns one spelling of a word. */
export function spelling(machine: Machine, word: Word): string {
  return word.map((symbol) => machine.classes[symbol]?.[0] ?? "").join("");
}

/**
 * @param one any machine
 * @param other another
 * @returns the same machines with the same classes, so that no class contains characters that either machine
 *   distinguishes
 */
export function withCommonClasses(one: Machine, other: Machine): [Machine, Machine] {
  const [inOne, inOther] = [symbolsOf(one), symbolsOf(other)];
  const common = new Map<string, string[]>();
  for (const character of new Set([...one.classes.flat(), ...other.classes.flat()])) {
    const key = `${String(inOne(character))} ${String(inOther(character))}`;
    const known = common.get(key);
    if (known) known.push(character);
    else common.set(key, [character]);
  }
  const classes = [...common.values()];
  const within = (machine: Machine, symbolOf: (character: string) => number): Machine => {
    const symbols = classes.map(([character = ""]) => symbolOf(character));
    return { ...machine, classes, next: machine.next.map((row) => symbols.map((symbol) => row[symbol] ?? 0)) };
  };
  return [within(one, inOne), within(other, inOther)];
}

/** Returns a function that finds the class of a code unit: that of the last character that is not behind it. */
function symbolsOf({ classes }: Machine): (character: string) => number {
  const symbols = new Map(classes.flatMap((members, symbol) => members.map((member) => [member, symbol] as const)));
  const characters = [...symbols.keys()].sort();
  return (character) => {
    const known = symbols.get(character);
    return known ?? symbols.get(characters.filter((each) => each < character).at(-1) ?? "") ?? 0;
  };
}

/**
 * @param one any machine
 * @param other another
 * @returns one of the shortest strings that only one of them accepts; `null` if they accept the same strings
 */
export function firstDifference(one: Machine, other: Machine): string | null {
  const [left, right] = withCommonClasses(one, other);
  interface Pair {
    readonly first: number;
    readonly second: number;
    readonly text: string;
  }
  const pairs = new Map<number, Pair>();
  const visit = (first: number, second: number, before: string, character: string): void => {
    const key = first * right.next.length + second;
    if (!pairs.has(key)) pairs.set(key, { first, second, text: before + character });
  };
  const samples = left.classes.map(([character = ""]) => character);
  visit(left.start, right.start, "", "");
  // The iteration over a Map also visits entries that are added during the loop.
  for (const { first, second, text } of pairs.values()) {
    if (left.accepts[first] !== right.accepts[second]) return text;
    for (const [symbol, character] of samples.entries()) {
      visit(step(left, first, symbol), step(right, second, symbol), text, character);
    }
  }
  return null;
}
