// Converts an automaton to a compact text for shipping. `src/core/automaton.ts` reads it; generated/README.md describes
// it.

import { ASCII } from "./units.js";

/** The names that a class can have. Digits, spaces and the punctuation of the format are excluded. */
const CLASS_NAMES = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+/:<>?@[]^_{|}~";

/**
 * @param {import("./automaton.js").Automaton} automaton
 * @returns {{ starts: number[], classes: string, states: string }} `classes` has the class name of each of the 128
 *   ASCII characters and of each interval beyond ASCII, or a space; `states` lists the transitions of each state from 1
 *   on, as class names followed by the relative target, or by "=" for the target that the first of these classes had last,
 *   and ends an accepting state with "." and any other with ","
 * @throws {Error} if there are more classes than names, or more states than a 16-bit table can hold
 */
export function encodeTable(automaton) {
  if (automaton.classes - 1 > CLASS_NAMES.length) throw new Error(`${String(automaton.classes)} classes are too many`);
  const cells = automaton.next.length * automaton.classes;
  if (cells > 0xffff) throw new Error(`a table of ${String(cells)} cells is too large for offsets of 16 bits`);
  const names = namesOf(automaton);
  const name = (/** @type {number} */ number) => String(names.get(number));
  const order = statesInOrder(automaton);
  const numbers = new Map(order.map((state, index) => [state, index + 1]));
  const numberOf = (/** @type {number} */ state) => numbers.get(state) ?? 0;
  /** The last target of each class. @type {Map<string, number>} */
  const last = new Map();
  const states = order.map((state) => {
    /** @type {Map<number, string>} */
    const byTarget = new Map();
    for (const [number, each] of names) {
      const target = automaton.next[state]?.[number] ?? 0;
      if (target !== 0) byTarget.set(target, (byTarget.get(target) ?? "") + each);
    }
    const moves = [...byTarget].map(([target, classes]) => {
      const isLast = last.get(classes.charAt(0)) === target;
      for (const each of classes) last.set(each, target);
      return classes + (isLast ? "=" : String(numberOf(target) - numberOf(state)));
    });
    return moves.join("") + (automaton.accepts[state] ? "." : ",");
  });
  return {
    starts: automaton.starts.map(numberOf),
    classes: Array.from(classesOf(automaton), (number) => (number === 0 ? " " : name(number))).join(""),
    states: states.join(""),
  };
}

/**
 * Names each class after one of its characters. So the tables of several grammars have much text in common, and compress
 * well together.
 *
 * @param {import("./automaton.js").Automaton} automaton
 * @returns {Map<number, string>} the names by the number of the class, in their own order
 */
function namesOf({ classes, classOf }) {
  /** For each class, the names after its characters. */
  const preferred = Array.from({ length: classes }, () => "");
  // Lower case first: in most grammars, both cases of a letter are in the same class.
  for (let code = ASCII - 1; code >= 0; code--) {
    const character = String.fromCharCode(code);
    const name = CLASS_NAMES.includes(character) ? character : String.fromCharCode(code + SHIFT);
    const number = classOf[code] ?? 0;
    preferred[number] = String(preferred[number]) + name;
  }
  const free = new Set(CLASS_NAMES);
  const [, ...rest] = Array.from(preferred, (names, number) => ({ names, number }));
  // A class of few characters chooses first, because the others find another name.
  const named = rest
    .sort((one, other) => one.names.length - other.names.length)
    .map(({ names, number }) => {
      const name = [...names, ...free].find((each) => free.has(each)) ?? "";
      free.delete(name);
      return /** @type {const} */ ([number, name]);
    });
  return new Map(named.sort(([, one], [, other]) => (one < other ? -1 : 1)));
}

/** The distance from a character without its own name, such as a digit, to the one that stands for it: "Q" for "0". */
const SHIFT = 0x21;

/** @param {import("./automaton.js").Automaton} automaton */
const classesOf = ({ classOf, intervals }) => [
  ...classOf.subarray(0, ASCII),
  ...intervals.map((start) => classOf[start] ?? 0),
];

/**
 * Orders the states so that most transitions have small, similar offsets, or the same target as before: each state
 * follows all states that lead to it, as far as there are no cycles. This halves the compressed size of the table.
 *
 * @param {import("./automaton.js").Automaton} automaton
 */
function statesInOrder({ starts, next }) {
  /** @type {number[]} */
  const left = [];
  const seen = new Set([0]);
  /** @param {number} state */
  const visit = (state) => {
    if (seen.has(state)) return;
    seen.add(state);
    for (const target of new Set(next[state])) visit(target);
    left.push(state);
  };
  for (const state of [...starts, ...next.keys()]) visit(state);
  return left.reverse();
}
