/**
 * The automaton that explanations run.
 *
 * @module
 */
import type { Automaton, Reached } from "../core/automaton.js";
import type { Steps } from "../core/holes.js";

/** An automaton with one start state. State 0 rejects. */
export interface Machine extends Steps {
  /** Reads a text from an offset, in a state, until a code unit is refused. */
  readonly advance: (text: string, from: number, state: number) => Reached;
  /** Returns the ASCII characters that are allowed in a state, in the order of their codes. */
  readonly expectedAt: (state: number) => readonly string[];
}

/** Returns the automaton of a rule. */
export function machineOf(automaton: Automaton, rule: string): Machine {
  return {
    start: automaton.start(rule),
    step: (state, code) => automaton.step(state, code),
    advance: (text, from, state) => automaton.advance(text, from, state),
    accepts: (state) => automaton.accepts(state),
    expectedAt: (state) => automaton.expectedAt(state),
    automata: [automaton],
  };
}

const HASH = 0x23;

/**
 * Appends an optional fragment to an automaton. Scheme grammars do not define fragments. The states of the fragment are
 * negative numbers.
 */
export function withFragment(front: Machine, fragment: Machine): Machine {
  const inFragment = (text: string, from: number, first: number): Reached => {
    const { at, state } = fragment.advance(text, from, first);
    return { at, state: -state };
  };
  // The names of the same list are found only once.
  const ends = new Map<number, readonly string[]>();
  const withHash = (state: number): readonly string[] => {
    const expected = ends.get(state) ?? [...front.expectedAt(state), "#"].sort();
    ends.set(state, expected);
    return expected;
  };
  return {
    start: front.start,
    step(state, code) {
      // Stryker disable next-line EqualityOperator: State 0 is dead in both automata.
      if (state < 0) return 0 - fragment.step(-state, code);
      return code === HASH && front.accepts(state) ? -fragment.start : front.step(state, code);
    },
    advance(text, from, state) {
      // Stryker disable next-line EqualityOperator: State 0 is dead in both automata.
      if (state < 0) return inFragment(text, from, -state);
      const reached = front.advance(text, from, state);
      const isEnd = text.charCodeAt(reached.at) === HASH && front.accepts(reached.state);
      return isEnd ? inFragment(text, reached.at + 1, fragment.start) : reached;
    },
    // Stryker disable next-line EqualityOperator: State 0 is dead in both automata.
    accepts: (state) => (state < 0 ? fragment.accepts(-state) : front.accepts(state)),
    expectedAt(state) {
      // Stryker disable next-line EqualityOperator: State 0 is dead in both automata.
      if (state < 0) return fragment.expectedAt(-state);
      return front.accepts(state) ? withHash(state) : front.expectedAt(state);
    },
    automata: [...front.automata, ...fragment.automata],
  };
}

/** Returns the state after a text. */
export function run(machine: Machine, from: number, text: string): number {
  const { at, state } = machine.advance(text, 0, from);
  return at === text.length ? state : 0;
}
