/**
 * Turns nondeterministic automata into DFAs by the subset construction: each state of the DFA stands for the set of
 * states that the same input reaches.
 *
 * @module
 */
import type { Expression } from "./abnf.js";
import { Automaton, CODE_UNITS, type Rows } from "./automaton.js";
import { choicesOf, END, type Choices } from "./choices.js";
import { lazyFor } from "./lazy.js";

/**
 * Returns a function that builds the DFA of a rule.
 *
 * @param definitionOf returns the definition of each rule of a grammar
 * @returns a function that returns the same DFA for the same rule. Each of its states can reach acceptance, but the DFA
 *   is not minimal.
 */
export function automataOf(definitionOf: (rule: string) => Expression): (rule: string) => Automaton {
  const choices = choicesOf(definitionOf);
  const sets = stateSets(choices);
  return lazyFor((rule) => new Automaton(rowsOf(rule, choices, sets)));
}

/** Sets of states. Each set exists once and is represented by a number. No state reaches the empty set. */
export interface StateSets {
  readonly members: (set: number) => readonly number[];
  /** The reading states, and END, that a state reaches without reading. Includes the state itself if it reads. */
  readonly reach: (state: number) => number;
  readonly union: (one: number, other: number) => number;
}

/** The empty set. */
export const EMPTY = 0;

/** Returns the sets of the states of an automaton. */
export function stateSets({ state }: Choices): StateSets {
  const lists: (readonly number[])[] = [[]];
  const numbers = new Map<string, number>();
  const numberOf = (states: readonly number[]): number => {
    const members = [...new Set(states)].sort((a, b) => a - b);
    const key = members.join();
    let number = numbers.get(key);
    if (number === undefined) numbers.set(key, (number = lists.push(members) - 1));
    return number;
  };
  const members = (set: number): readonly number[] => lists[set] as readonly number[];
  const isMember = (each: number): boolean => each === END || state(each).characters !== "";
  const unions = lazyFor((one: number) => lazyFor((other: number) => numberOf([...members(one), ...members(other)])));
  return {
    members,
    reach: lazyFor((from) =>
      numberOf(reachable(from, (each) => (isMember(each) ? [] : state(each).targets)).filter(isMember)),
    ),
    union(one, other) {
      // Stryker disable next-line ConditionalExpression,LogicalOperator: The union of the members is the same set.
      // This is only slower.
      if (one === EMPTY || one === other) return other;
      return unions(one)(other);
    },
  };
}

/** Builds the runtime DFA of a rule. */
function rowsOf(rule: string, { start, state }: Choices, { members, reach, union }: StateSets): Rows {
  const first = start(rule);
  const states = reachable(first, (each) => state(each).targets);
  const { classOf, classesIn, width } = classesOf(new Set(states.map((each) => state(each).characters)));

  // Each set gets a row when it is first reached. The row of the empty set rejects.
  const sets = [EMPTY];
  const rowOf = new Map([[EMPTY, 0]]);
  const offsetOf = (set: number): number => {
    let offset = rowOf.get(set);
    if (offset === undefined) rowOf.set(set, (offset = (sets.push(set) - 1) * width));
    return offset;
  };
  const starts = new Map([[rule, offsetOf(reach(first))]]);
  const next: number[] = [];
  for (const set of sets) {
    // Collect the targets by text first, then by class, because several texts can share a class.
    const byText = new Map<string, number>();
    for (const each of members(set)) {
      if (each === END) continue;
      const { characters, targets } = state(each);
      byText.set(characters, union(byText.get(characters) ?? EMPTY, reach(targets[0] as number)));
    }
    const row = new Array<number>(width).fill(EMPTY);
    for (const [text, to] of byText) for (const each of classesIn(text)) row[each] = union(row[each] as number, to);
    next.push(...row.map(offsetOf));
  }
  const accepts = new Uint8Array(next.length);
  for (const [set, offset] of rowOf) accepts[offset] = Number(members(set)[0] === END);
  return { starts, classOf, next: Uint16Array.from(next), accepts };
}

/**
 * Partitions the characters into classes. Characters are in the same class if they occur in the same texts. Class 0
 * holds the characters that occur in no text.
 */
function classesOf(texts: ReadonlySet<string>): {
  readonly classOf: Uint8Array;
  readonly classesIn: (text: string) => readonly number[];
  /** The number of classes. */
  readonly width: number;
} {
  /** For each character, the texts that contain it. */
  const places = new Map<string, string>();
  [...texts].forEach((text, index) => {
    for (const each of text) places.set(each, [places.get(each), index].join());
  });
  const classAt = new Map<string, number>();
  const classOf = new Uint8Array(CODE_UNITS);
  for (const [character, where] of places) {
    if (!classAt.has(where)) classAt.set(where, classAt.size + 1);
    classOf[character.charCodeAt(0)] = classAt.get(where) as number;
  }
  const classIn = (character: string): number => classOf[character.charCodeAt(0)] as number;
  return { classOf, classesIn: lazyFor((text) => [...new Set(Array.from(text, classIn))]), width: classAt.size + 1 };
}

/** Returns the states that are reachable from a state, including the state itself. */
function reachable(from: number, targetsOf: (state: number) => readonly number[]): number[] {
  const reached = new Set([from]);
  // A set iterates over the elements that are added during the iteration.
  for (const each of reached) for (const target of targetsOf(each)) reached.add(target);
  return [...reached];
}
