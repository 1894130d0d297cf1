// The strings of `cover/`: each transition and each refused character of a minimal automaton.
import { ASCII } from "../build/units.js";
import { accessWords, shortestCompletions, speller, step } from "./words.js";

/**
 * Makes the cover. For each state, a shortest text leads to it, and one more character follows. If the character is
 * allowed, the string ends there, and again with a shortest ending that makes it valid. If it is refused, some endings
 * follow: one of them makes the state itself valid, and for each state after an allowed character, one makes that valid.
 * So an implementation that skips the character, or takes it for another one, accepts a string that it must refuse. Each
 * character of ASCII gets all these endings. Beyond ASCII, the borders of the ranges of a class share them.
 *
 * @param {import("./machine.js").Machine} machine
 * @returns {string[]} each string once, in a fixed order
 */
export function coverOf(machine) {
  const completions = shortestCompletions(machine);
  const spell = speller(machine);
  /** @type {Set<string>} */
  const strings = new Set();
  for (const [state, access] of accessWords(machine)) {
    if (state === 0) continue;
    strings.add(spell(access));
    const endings = endingsFor(machine, completions, new Set([state, ...(machine.next[state] ?? [])]));
    machine.classes.forEach((members, symbol) => {
      const target = step(machine, state, symbol);
      const rest = target === 0 ? endings : distinct([[], completions.get(target) ?? []]);
      const isFew = (/** @type {string} */ character) => character < BEYOND_ASCII;
      for (const character of members.filter(isFew)) {
        for (const ending of rest) strings.add(spell(access) + character + spell(ending));
      }
      const others = members.filter((character) => !isFew(character));
      const longer = others.length === 0 ? 0 : Math.max(others.length, rest.length);
      for (let turn = 0; turn < longer; turn++) {
        const character = others[(turn + state) % others.length] ?? "";
        strings.add(spell(access) + character + spell(rest[turn % rest.length] ?? []));
      }
    });
  }
  return [...strings];
}

/**
 * Chooses few endings such that each of some states becomes valid with one of them: always the ending that makes the most
 * of the others valid.
 *
 * @param {import("./machine.js").Machine} machine
 * @param {ReadonlyMap<number, import("./words.js").Word>} completions
 * @param {ReadonlySet<number>} states
 */
function endingsFor(machine, completions, states) {
  const left = new Set(states);
  left.delete(0);
  const words = distinct([...left].map((state) => completions.get(state) ?? []));
  const validWith = (/** @type {import("./words.js").Word} */ word) =>
    [...left].filter((state) => machine.accepts[word.reduce((from, symbol) => step(machine, from, symbol), state)]);
  const chosen = [];
  while (left.size > 0) {
    const [best = []] = [...words].sort((a, b) => validWith(b).length - validWith(a).length);
    for (const state of validWith(best)) left.delete(state);
    chosen.push(best);
  }
  return chosen;
}

/** @param {readonly import("./words.js").Word[]} words */
const distinct = (words) => [...new Map(words.map((word) => [word.join(), word])).values()];

const BEYOND_ASCII = String.fromCharCode(ASCII);
