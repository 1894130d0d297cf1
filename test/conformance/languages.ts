/**
 * Digests of the languages of rules: two automata have the same digest exactly if they accept the same strings.
 *
 * @module
 */
import { createHash } from "node:crypto";
import { CODE_UNITS, type Automaton } from "../../src/core/automaton.js";

/** What a digest reads of an automaton. From state 0, no string is accepted; from each other state, some string is. */
export type Machine = Pick<Automaton, "start" | "step" | "accepts" | "classOf">;

/** Consecutive code units of one class: the first one, and the one after the last. */
type Run = readonly [from: number, to: number];

/** Returns the runs of an automaton, in order. */
export function runsOf(machine: Machine): readonly Run[] {
  const runs: [number, number][] = [];
  let last = -1;
  for (let code = 0; code < CODE_UNITS; code++) {
    const own = machine.classOf(code);
    const run = runs.at(-1);
    if (run && own === last) run[1] = code + 1;
    else runs.push([code, code + 1]);
    last = own;
  }
  return runs;
}

/**
 * Returns the number of states that can follow the start of a rule, and the digest of its language.
 *
 * @param machine a minimal automaton
 * @param rule one of its rules
 * @param runs the runs of the automaton
 */
export function languageOf(machine: Machine, rule: string, runs = runsOf(machine)): string {
  // The states get their numbers in the order in which the least texts find them. So the numbers follow from the language.
  const numbers = new Map([[machine.start(rule), 0]]);
  const columns = runs.map((): number[] => []);
  const accepting: boolean[] = [];
  // The iteration over a Map also visits entries that are added during the loop.
  for (const state of numbers.keys()) {
    accepting.push(machine.accepts(state));
    runs.forEach(([code], index) => {
      const next = machine.step(state, code);
      if (next !== 0 && !numbers.has(next)) numbers.set(next, numbers.size);
      columns[index]?.push(numbers.get(next) ?? -1);
    });
  }
  // Code units that this rule treats alike belong together, also if other rules of the automaton distinguish them.
  const texts = columns.map(String);
  const stretches = runs.flatMap(([from], index) => (texts[index] === texts[index - 1] ? [] : [[from, texts[index]]]));
  const digest = createHash("sha256")
    .update(JSON.stringify([accepting, stretches]))
    .digest("hex");
  return `${String(numbers.size)} ${digest.slice(0, 12)}`;
}
