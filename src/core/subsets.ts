/**
 * Makes automata that run of those that have choices, by the subset construction: where a string leads to several of
 * their states, it leads to one state here, which stands for the set of these.
 *
 * @module
 */
import type { Expression } from "./abnf.js";
import { Automaton, CODE_UNITS, type Rows } from "./automaton.js";
import { choicesOf, END, type Choices } from "./choices.js";
import { lazyFor } from "./lazy.js";

/**
 * @param definitionOf gives the definition of each rule of a grammar
 * @returns what makes the automaton of a rule alone, the same each time. Acceptance can be reached from each of its
 *   states, but there may be more of them than it takes.
 */
export function automataOf(definitionOf: (rule: string) => Expression): (rule: string) => Automaton {
  const choices = choicesOf(definitionOf);
  const sets = stateSets(choices);
  return lazyFor((rule) => new Automaton(rowsOf(rule, choices, sets)));
}

/** Sets of states, each of which is made once: a number stands for it. */
export interface StateSets {
  readonly members: (set: number) => readonly number[];
  /** The states that read, and END, as far as a state leads to them without reading: itself, where it is one of them. */
  readonly reach: (state: number) => number;
  readonly union: (one: number, other: number) => number;
}

/** The set without members. */
export const EMPTY = 0;

/** @param choices of which states the sets are */
export function stateSets({ state }: Choices): StateSets {
  const lists: (readonly number[])[] = [[]];
  const numbers = new Map([["", EMPTY]]);
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
      if (one === EMPTY || one === other) return other;
      return unions(one)(other);
    },
  };
}

/** The automaton of a rule as it runs. */
function rowsOf(rule: string, { start, state }: Choices, { members, reach, union }: StateSets): Rows {
  const first = start(rule);
  const states = reachable(first, (each) => state(each).targets);
  const { classOf, classesIn, width } = classesOf(new Set(states.map((each) => state(each).characters)));

  // Each set has a row from when it is first led to. That of the empty set refuses.
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
    // Where each text leads from here, and then each class: several texts can have the same class.
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

/** Characters form a class where no text tells them apart: each has both or neither. Class 0 is in none of the texts. */
function classesOf(texts: ReadonlySet<string>): {
  readonly classOf: Uint8Array;
  readonly classesIn: (text: string) => readonly number[];
  /** How many classes there are. */
  readonly width: number;
} {
  /** For each character in which texts it is. */
  const places = new Map<string, string>();
  [...texts].forEach((text, index) => {
    for (const each of text) places.set(each, `${places.get(each) ?? ""} ${String(index)}`);
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

/** What can be reached from a state, itself included. */
function reachable(from: number, targetsOf: (state: number) => readonly number[]): number[] {
  const reached = new Set([from]);
  // A set goes on to visit what is added to it meanwhile.
  for (const each of reached) for (const target of targetsOf(each)) reached.add(target);
  return [...reached];
}
