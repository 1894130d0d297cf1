/**
 * The automaton of whatever is explained, as the explanations run it.
 *
 * @module
 */
import type { Automaton } from "../core/automaton.js";

/** An automaton with one start. State 0 refuses. */
export interface Machine {
  readonly start: number;
  /** The state that a code unit leads to. */
  readonly step: (state: number, code: number) => number;
  readonly accepts: (state: number) => boolean;
  /** The characters that lead on from a state, in the order of their codes. */
  readonly expectedAt: (state: number) => readonly string[];
}

/** The automaton of a rule. */
export function machineOf(automaton: Automaton, rule: string): Machine {
  return {
    start: automaton.start(rule),
    step: (state, code) => automaton.step(state, code),
    accepts: (state) => automaton.accepts(state),
    expectedAt: (state) => automaton.expectedAt(state),
  };
}

const HASH = 0x23;

/**
 * An automaton that a fragment can follow, for schemes: their grammars do not define it. The fragment's states are
 * negative numbers.
 */
export function withFragment(front: Machine, fragment: Machine): Machine {
  return {
    start: front.start,
    step(state, code) {
      if (state < 0) return 0 - fragment.step(-state, code);
      const next = front.step(state, code);
      return next === 0 && code === HASH && front.accepts(state) ? -fragment.start : next;
    },
    accepts: (state) => (state < 0 ? fragment.accepts(-state) : front.accepts(state)),
    expectedAt(state) {
      if (state < 0) return fragment.expectedAt(-state);
      const expected = front.expectedAt(state);
      return front.accepts(state) && !expected.includes("#") ? [...expected, "#"].sort() : expected;
    },
  };
}

/** The state that a text leads to. */
export function run(machine: Machine, from: number, text: string): number {
  let state = from;
  for (let at = 0; at < text.length && state !== 0; at++) state = machine.step(state, text.charCodeAt(at));
  return state;
}
