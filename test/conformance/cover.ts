/**
 * Transition covers: strings that take every transition of an automaton at least once.
 *
 * @module
 */
import type { Automaton } from "../../scripts/build/automaton.js";
import { pegName } from "../../scripts/build/literate.js";
import { machineOf, shortestCompletions, speller, step, withCommonClasses, type Machine } from "./machine.js";
import type { Peg } from "./peg.js";

/** The states of two machines that have read the same text. */
interface Pair {
  readonly first: number;
  readonly second: number;
  /** One of the shortest texts that lead to both states. */
  readonly access: string;
}

/** Strings that take every transition. */
export interface Cover {
  readonly strings: readonly string[];
  /** The strings that take one transition from each state to each of its next states. */
  readonly few: readonly string[];
}

/**
 * Makes the cover: for each state, a text that leads to it, followed by a character of each class, without and with one
 * of the shortest endings that make it valid. So the verdicts show whether the transition leads to an accepting state
 * and whether acceptance can be reached from there. A character that is refused is also followed by the endings of the
 * characters that are allowed there. So the verdicts show whether a parser takes it for one of them.
 *
 * @param minimal a minimal machine
 * @param structure a machine of the same language that may not be minimal, such as that of a parser that follows the
 *   PEG. The cover takes its transitions, too. If its language differs, some string of the cover shows it.
 */
export function transitionCover(minimal: Machine, structure: Machine): Cover {
  const few: string[] = [];
  const strings = Array.from(covering(minimal, structure), ({ text, isNew }) => {
    if (isNew) few.push(text);
    return text;
  });
  return { strings, few };
}

/**
 * @param minimal a minimal machine
 * @param structure a machine of the same language that may not be minimal
 * @param isShort whether only the strings of `few` are made
 * @returns the strings of the cover, in order, and whether each takes a transition to a state for the first time
 */
function* covering(
  minimal: Machine,
  structure: Machine,
  isShort = false,
): Generator<{ readonly text: string; readonly isNew: boolean }> {
  const [machine, structured] = withCommonClasses(minimal, structure);
  const completions = shortestCompletions(machine);
  const spell = speller(machine);
  const symbols = [...machine.classes.keys()];
  const keyOf = (first: number, second: number): number => first * structured.next.length + second;
  const start: Pair = { first: machine.start, second: structured.start, access: "" };
  const pairs = new Map([[keyOf(start.first, start.second), start]]);

  yield { text: "", isNew: true };
  // The iteration over a Map also visits entries that are added during the loop.
  for (const { first, second, access } of pairs.values()) {
    const taken = new Set<number>();
    // Start with a different class each time, so that the first class is not always chosen.
    const turn = pairs.size % symbols.length;
    const allowed = new Set(symbols.map((symbol) => completions.get(step(machine, first, symbol))));
    for (const symbol of [...symbols.slice(turn), ...symbols.slice(0, turn)]) {
      const target = { first: step(machine, first, symbol), second: step(structured, second, symbol) };
      const key = keyOf(target.first, target.second);
      const text = access + spell([symbol]);
      if (!pairs.has(key)) pairs.set(key, { ...target, access: text });
      const isNew = !taken.has(key);
      taken.add(key);
      if (isShort && !isNew) continue;
      const completion = completions.get(target.first);
      const endings = completion ? [completion] : allowed;
      for (const each of new Set([text, ...Array.from(endings, (ending) => text + spell(ending ?? []))])) {
        yield { text: each, isNew };
      }
    }
  }
}

/**
 * @param automaton the automaton of a grammar's ABNF
 * @param peg the grammar's PEG
 * @param rule one of its rules, by its ABNF name
 * @returns the rule's cover
 */
export function coverOf(automaton: Automaton, peg: Peg, rule: string): Cover {
  return transitionCover(machineOf(automaton, rule), peg.machine(pegName(rule)));
}

/**
 * @param automaton the automaton of a grammar's ABNF
 * @param peg the grammar's PEG
 * @param rule one of its rules, by its ABNF name
 * @returns the short cover: the strings that take one transition from each state to each of its next states
 */
export function fewOf(automaton: Automaton, peg: Peg, rule: string): string[] {
  return Array.from(covering(machineOf(automaton, rule), peg.machine(pegName(rule)), true), ({ text }) => text);
}
