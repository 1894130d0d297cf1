/**
 * Deterministic automata of one rule, as the conformance tests handle them.
 *
 * @module
 */
import type { Automaton } from "../../scripts/build/automaton.js";

/** A state's number indexes the lists. */
export interface Machine {
  readonly start: number;
  /** Whether each state accepts. State 0 does not, nor does any state that it leads to. */
  readonly accepts: readonly boolean[];
  /** The members of each class: characters that lead to the same state from each of the states. */
  readonly classes: readonly (readonly string[])[];
  /** Where each class leads from each state. */
  readonly next: readonly (readonly number[])[];
}

/** A word of class numbers: each of its spellings is a string. */
export type Word = readonly number[];

/** The characters of ASCII. */
export const ASCII: readonly string[] = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

/**
 * The characters that machines are made for: ASCII and some past it. Of these are the first and the last of a range,
 * those that a careless implementation takes for ASCII (the same low bits, the same letter when case is folded, the same
 * form in full width, another script's digit), a line separator, a byte order mark, and halves of a surrogate pair.
 */
export const ALPHABET: readonly string[] = [
  ...ASCII,
  ..."\u0080\u00FF\u00E9\u00BA\u00C1\u0131\u0130\u013A\u0141\u017F\u212A\u0660\uFF0F\uFF1A\uFF10\uFF41\u2028\uFEFF",
  "\uD800",
  "\uDFFF",
];

/**
 * @param start the start state's number
 * @param accepts whether each state accepts; state 0 refuses for ever
 * @param rows where each character of the alphabet leads from each state
 * @returns the machine, with characters that no state tells apart in one class
 */
export function machineFrom(start: number, accepts: readonly boolean[], rows: readonly (readonly number[])[]): Machine {
  const classes = new Map<string, { readonly members: string[]; readonly column: readonly number[] }>();
  ALPHABET.forEach((character, at) => {
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
 * @returns the machine of the rule alone; minimal where the automaton is
 * @throws {RangeError} where there is no such rule
 */
export function machineOf(automaton: Automaton, rule: string): Machine {
  const start = automaton.starts[automaton.rules.indexOf(rule)];
  if (start === undefined) throw new RangeError(`the automaton has no rule ${rule}`);
  const states = new Set([0, start]);
  // A set goes on to visit what is added to it meanwhile.
  for (const state of states) for (const target of automaton.next[state] ?? []) states.add(target);
  const numberOf = new Map([...states].map((state, number) => [state, number]));
  const rows = [...states].map((state) =>
    ALPHABET.map((character) => {
      const symbol = automaton.classOf[character.charCodeAt(0)];
      return symbol === undefined ? 0 : (numberOf.get(automaton.next[state]?.[symbol] ?? 0) ?? 0);
    }),
  );
  const accepts = [...states].map((state) => automaton.accepts[state] === true);
  return machineFrom(numberOf.get(start) ?? 0, accepts, rows);
}

/** Where a class leads from a state. */
export function step(machine: Machine, state: number, symbol: number): number {
  return machine.next[state]?.[symbol] ?? 0;
}

/** Where a word leads from a state. */
export function after(machine: Machine, from: number, word: Word): number {
  return word.reduce((state, symbol) => step(machine, state, symbol), from);
}

/** Any one spelling of a word. */
export function spelling(machine: Machine, word: Word): string {
  return word.map((symbol) => machine.classes[symbol]?.[0] ?? "").join("");
}

/**
 * @param machine any machine
 * @returns what spells words, with the members of each class in turn
 */
export function speller({ classes }: Machine): (word: Word) => string {
  const turns = classes.map(() => 0);
  return (word) => {
    let text = "";
    for (const symbol of word) {
      const members = classes[symbol] ?? [];
      const turn = turns[symbol] ?? 0;
      turns[symbol] = turn + 1 < members.length ? turn + 1 : 0;
      text += members[turn] ?? "";
    }
    return text;
  };
}

/**
 * @param one any machine
 * @param other another
 * @returns the same two with the same classes: none that either tells apart
 */
export function withCommonClasses(one: Machine, other: Machine): [Machine, Machine] {
  const symbolsOf = (machine: Machine): Map<string, number> =>
    new Map(machine.classes.flatMap((members, symbol) => members.map((member) => [member, symbol] as const)));
  const [inOne, inOther] = [symbolsOf(one), symbolsOf(other)];
  const common = new Map<string, string[]>();
  for (const [character, symbol] of inOne) {
    const key = `${String(symbol)} ${String(inOther.get(character))}`;
    const known = common.get(key);
    if (known) known.push(character);
    else common.set(key, [character]);
  }
  const classes = [...common.values()];
  const within = (machine: Machine, symbolOf: Map<string, number>): Machine => {
    const symbols = classes.map(([character = ""]) => symbolOf.get(character) ?? 0);
    return { ...machine, classes, next: machine.next.map((row) => symbols.map((symbol) => row[symbol] ?? 0)) };
  };
  return [within(one, inOne), within(other, inOther)];
}

/**
 * @param machine any machine
 * @returns for each state that the start reaches, one of the shortest words that lead to it; the start's comes first
 */
export function accessWords(machine: Machine): Map<number, Word> {
  const words = new Map<number, Word>([[machine.start, []]]);
  for (const [state, word] of words) {
    machine.classes.forEach((_, symbol) => {
      const target = step(machine, state, symbol);
      if (!words.has(target)) words.set(target, [...word, symbol]);
    });
  }
  return words;
}

/**
 * @param machine any machine
 * @returns for each state that can still reach acceptance, one of the shortest words that lead there
 */
export function shortestCompletions(machine: Machine): Map<number, Word> {
  const words = new Map<number, Word>();
  machine.accepts.forEach((accepting, state) => {
    if (accepting) words.set(state, []);
  });
  for (const [target, word] of words) {
    machine.next.forEach((row, state) => {
      const symbol = row.indexOf(target);
      if (symbol >= 0 && !words.has(state)) words.set(state, [symbol, ...word]);
    });
  }
  return words;
}

/**
 * @param one any machine
 * @param other another
 * @returns one of the shortest strings that one accepts and the other does not; null where they accept the same
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
  // A map goes on to visit what is added to it meanwhile.
  for (const { first, second, text } of pairs.values()) {
    if (left.accepts[first] !== right.accepts[second]) return text;
    for (const [symbol, character] of samples.entries()) {
      visit(step(left, first, symbol), step(right, second, symbol), text, character);
    }
  }
  return null;
}
