/**
 * Machines that are small enough for exhaustive tests.
 *
 * @module
 */
import { automatonOf, type Automaton } from "../../scripts/build/automaton.js";
import { machineOf, type Machine } from "./machine.js";

/** Hand-written machines over three classes: "?", which refuses, "a" and "b". State 0 refuses. */
// prettier-ignore
export const BY_HAND = {
  "a": machine(1, [2], ["?", "a"], [[0, 0], [0, 2], [0, 0]]),
  "a*": machine(1, [1], ["?", "a"], [[0, 0], [0, 1]]),
  "(aa)*": machine(1, [1], ["?", "a"], [[0, 0], [0, 2], [0, 1]]),
  "(aaa)*": machine(1, [1], ["?", "a"], [[0, 0], [0, 2], [0, 3], [0, 1]]),
  "aa": machine(1, [3], ["?", "a"], [[0, 0], [0, 2], [0, 3], [0, 0]]),
  "a*b": machine(1, [2], ["?", "a", "b"], [[0, 0, 0], [0, 1, 2], [0, 0, 0]]),
  "(ab)*": machine(1, [1], ["?", "a", "b"], [[0, 0, 0], [0, 2, 0], [0, 0, 1]]),
  "(b|ab*a)*": machine(1, [1], ["?", "a", "b"], [[0, 0, 0], [0, 2, 1], [0, 1, 2]]),
  "b*a(a|b)*": machine(1, [2], ["?", "a", "b"], [[0, 0, 0], [0, 2, 1], [0, 2, 2]]),
} as const;
export const MACHINES = Object.entries(BY_HAND);

/** The language of "a*" with one unnecessary state. */
// prettier-ignore
export const NOT_MINIMAL = machine(1, [1, 2], ["?", "a"], [[0, 0], [0, 2], [0, 1]]);

function machine(start: number, accepting: number[], classes: string[], next: number[][]): Machine {
  return {
    start,
    accepts: next.map((_, state) => accepting.includes(state)),
    classes: classes.map((c) => [...c]),
    next,
  };
}

/** Small grammars with a rule `r` to test. Some have another rule that needs finer classes. */
export const GRAMMARS: readonly (readonly [abnf: string, others: string[]])[] = [
  ['r = "a"', []],
  ['r = ""', []],
  ["r = *%x61-7A", []],
  ['r = %x61-7A\ns = "m" / %x30-39', ["s"]],
  ['r = *( %x61-7A / "%" 2h )\nh = %x30-39 / "A" / "B" / "C" / "D" / "E" / "F"', ["h"]],
  ['r = d / %x31-39 d / "1" 2d / "2" %x30-34 d / "25" %x30-35\nd = %x30-39', ["d"]],
  ['r = l [ *3( l / d / "-" ) ( l / d ) ]\nl = %x61-7A / %x41-5A\nd = %x30-39', ["l", "d"]],
];

export function made([abnf, others]: (typeof GRAMMARS)[number]): { automaton: Automaton; machine: Machine } {
  const automaton = automatonOf(abnf, "test", ["r", ...others]);
  return { automaton, machine: machineOf(automaton, "r") };
}

/** Returns the state of the automaton after a text, from the start of its first rule. */
export function stateAfter(
  { starts, classOf, next }: Pick<Automaton, "starts" | "classOf" | "next">,
  text: string,
): number {
  let state = Number(starts[0]);
  for (let at = 0; at < text.length; at++) state = Number(next[state]?.[classOf[text.charCodeAt(at)] ?? 0]);
  return state;
}

/** Returns the states that the automaton's first rule can reach, and the refusing state. */
export function statesOf({ starts, next }: Automaton): number[] {
  const states = new Set([0, ...starts.slice(0, 1)]);
  for (const state of states) for (const target of next[state] ?? []) states.add(target);
  return [...states];
}

/** Languages with a machine that is not minimal, and the number of states for the test. */
// prettier-ignore
export const STRUCTURED: readonly (readonly [language: string, minimal: Machine, structure: Machine, states: number])[] = [
  ["a*", BY_HAND["a*"], machine(1, [1, 2, 3], ["?", "a"], [[0, 0], [0, 2], [0, 3], [0, 3]]), 4],
  ["(aa)*", BY_HAND["(aa)*"], machine(1, [1, 3], ["?", "a"], [[0, 0], [0, 2], [0, 3], [0, 4], [0, 1]]), 4],
  ["(a|b)*", machine(1, [1], ["?", "ab"], [[0, 0], [0, 1]]),
    machine(1, [1, 2, 3], ["?", "a", "b"], [[0, 0, 0], [0, 2, 3], [0, 2, 3], [0, 2, 3]]), 3],
];
