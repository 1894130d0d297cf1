/**
 * Transition covers: strings that take every transition of an automaton at least once.
 *
 * @module
 */
import type { Automaton } from "../../scripts/build/automaton.js";
import { pegName } from "../../scripts/build/literate.js";
import { machineOf, shortestCompletions, speller, step, withCommonClasses, type Machine } from "./machine.js";
import type { Peg } from "./peg.js";

/** A state of each of two machines that have read the same text. */
interface Pair {
  readonly first: number;
  readonly second: number;
  /** One of the shortest texts that lead to both. */
  readonly access: string;
}

/** Strings that take every transition. */
export interface Cover {
  readonly strings: readonly string[];
  /** Those of them that take one transition from each state to each of its next ones. */
  readonly few: readonly string[];
}

/**
 * The cover: a text that leads to each state, with a character of each class behind it, and once more with one of the
 * shortest endings that make this valid, where one does. So a verdict tells what the transition leads to: to a state that
 * accepts or not, and from which acceptance can be reached or not.
 *
 * @param minimal a minimal machine
 * @param structure a machine of the same language that need not be minimal, as a parser has it that follows the PEG: its
 *   transitions are taken, too. Where it has another language, the two differ on a string of the cover.
 */
export function transitionCover(minimal: Machine, structure: Machine): Cover {
  const [machine, structured] = withCommonClasses(minimal, structure);
  const completions = shortestCompletions(machine);
  const spell = speller(machine);
  const symbols = [...machine.classes.keys()];
  const keyOf = (first: number, second: number): number => first * structured.next.length + second;
  const start: Pair = { first: machine.start, second: structured.start, access: "" };
  const pairs = new Map([[keyOf(start.first, start.second), start]]);

  const strings = [""];
  const few = [""];
  // A map goes on to visit what is added to it meanwhile.
  for (const { first, second, access } of pairs.values()) {
    const taken = new Set<number>();
    // The classes in turn, so that it is not always the first that is the one.
    const turn = pairs.size % symbols.length;
    for (const symbol of [...symbols.slice(turn), ...symbols.slice(0, turn)]) {
      const target = { first: step(machine, first, symbol), second: step(structured, second, symbol) };
      const key = keyOf(target.first, target.second);
      const text = access + spell([symbol]);
      if (!pairs.has(key)) pairs.set(key, { ...target, access: text });
      const ending = spell(completions.get(target.first) ?? []);
      const each = ending === "" ? [text] : [text, text + ending];
      strings.push(...each);
      if (!taken.has(key)) few.push(...each);
      taken.add(key);
    }
  }
  return { strings, few };
}

/**
 * @param automaton made of a grammar's ABNF
 * @param peg the grammar's PEG
 * @param rule one of its rules, as the ABNF has it
 * @returns the rule's cover
 */
export function coverOf(automaton: Automaton, peg: Peg, rule: string): Cover {
  return transitionCover(machineOf(automaton, rule), peg.machine(pegName(rule)));
}
