// Counts the faults of automata that the strings of a cover find, by kind.
import { ASCII } from "../build/units.js";
import { coverOf } from "./cover.js";
import { classifier } from "./machine.js";
import { machines } from "./suite.js";

/** The kinds of faults. */
export const KINDS = /** @type {const} */ ({
  skipped: "A refused character is skipped.",
  taken: "A refused character is taken for an allowed one.",
  refused: "An allowed character is refused.",
  flipped: "A state accepts, or does not accept any more.",
  redirected: "An allowed character leads to another state.",
  border: "The border of a range moves by one character, in all states.",
});

/** @typedef {keyof typeof KINDS} Kind */

/**
 * The number of mutants of a kind, and how many of them give a wrong verdict on some string.
 * @typedef {Record<Kind, { made: number, killed: number }>} Counts
 */

/**
 * A cover, ready to be run.
 *
 * @typedef {object} Trials
 * @property {readonly (readonly number[])[]} words the strings, as numbers of characters
 * @property {number} width the number of characters
 * @property {readonly number[]} steps the next state by state and character
 * @property {ReadonlyMap<number, readonly number[]>} taking the strings that take each step
 * @property {ReadonlySet<number>} ends the states in which some string ends
 */

/**
 * @param {import("./machine.js").Machine} machine
 * @param {readonly string[]} strings its cover, or other strings with the characters of its classes
 * @returns {Counts}
 */
export function countsOf(machine, strings) {
  const characters = machine.classes.flat();
  const trials = trialsOf(machine, characters, strings);
  const counts = /** @type {Counts} */ (
    Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, { made: 0, killed: 0 }]))
  );
  const add = (/** @type {Kind} */ kind, /** @type {boolean} */ isKilled) => {
    counts[kind].made++;
    if (isKilled) counts[kind].killed++;
  };
  const units = unitsOf(machine, characters);
  for (let state = 1; state < machine.next.length; state++) {
    add("flipped", trials.ends.has(state));
    const allowed = new Set(machine.next[state]);
    allowed.delete(0);
    for (const unit of units) {
      const right = trials.steps[state * trials.width + (unit[0] ?? 0)] ?? 0;
      /** @param {Kind} kind @param {number} to */
      const mutate = (kind, to) => {
        add(kind, isKilled(machine, trials, state, unit, to));
      };
      if (right === 0) {
        mutate("skipped", state);
        for (const target of allowed) if (target !== state) mutate("taken", target);
      } else {
        mutate("refused", 0);
        for (let to = 1; to < machine.next.length; to++) if (to !== right) mutate("redirected", to);
      }
    }
  }
  for (const [moved, like] of bordersOf(machine))
    add("border", isBorderKilled(machine, trials, characters, moved, like));
  return counts;
}

/**
 * @param {import("./machine.js").Machine} machine
 * @param {readonly string[]} characters
 * @param {readonly string[]} strings
 * @returns {Trials}
 */
function trialsOf(machine, characters, strings) {
  const numberOf = new Map(characters.map((character, number) => [character, number]));
  const classOf = classifier(machine);
  const symbols = characters.map(classOf);
  const width = characters.length;
  const steps = machine.next.flatMap((row) => symbols.map((symbol) => row[symbol] ?? 0));
  /** @type {Map<number, number[]>} */
  const taking = new Map();
  const ends = new Set();
  const words = strings.map((text, index) => {
    const word = Array.from(text, (character) => numberOf.get(character) ?? 0);
    let state = machine.start;
    for (const number of word) {
      const at = state * width + number;
      const list = taking.get(at);
      if (!list) taking.set(at, [index]);
      else if (list.at(-1) !== index) list.push(index);
      state = steps[at] ?? 0;
    }
    ends.add(state);
    return word;
  });
  return { words, width, steps, taking, ends };
}

/**
 * Each character of ASCII is mutated alone. The others of a class are mutated together, as the covers treat them.
 *
 * @param {import("./machine.js").Machine} machine
 * @param {readonly string[]} characters
 * @returns {number[][]} numbers of characters
 */
function unitsOf({ classes }, characters) {
  const numbers = new Map(characters.map((character, number) => [character, number]));
  return classes.flatMap((members) => {
    const isFew = (/** @type {string} */ character) => character.charCodeAt(0) < ASCII;
    const others = members.filter((character) => !isFew(character));
    return [...members.filter(isFew).map((each) => [each]), ...(others.length > 0 ? [others] : [])].map((unit) =>
      unit.map((character) => numbers.get(character) ?? 0),
    );
  });
}

/**
 * @param {import("./machine.js").Machine} machine
 * @param {Trials} trials
 * @param {number} state
 * @param {readonly number[]} unit characters that lead from the state to another one
 * @param {number} to the state
 */
function isKilled({ start, accepts }, { words, width, steps, taking }, state, unit, to) {
  return unit.some((character) =>
    taking.get(state * width + character)?.some((index) => {
      let right = start;
      let mutant = start;
      for (const number of words[index] ?? []) {
        right = steps[right * width + number] ?? 0;
        mutant = mutant === state && unit.includes(number) ? to : (steps[mutant * width + number] ?? 0);
      }
      return accepts[right] !== accepts[mutant];
    }),
  );
}

/**
 * @param {import("./machine.js").Machine} machine
 * @returns {[moved: string, like: string][]} at each border of two ranges, a character and its neighbour, both ways
 */
function bordersOf(machine) {
  const classOf = classifier(machine);
  const text = (/** @type {number} */ point) => String.fromCodePoint(point);
  const all = machine.ranges.flat().sort(([a], [b]) => a - b);
  return all.slice(1).flatMap(([first], index) => {
    const last = all[index]?.[1] ?? 0;
    // The surrogates, which no class has, can stand between two ranges of one class.
    if (classOf(text(first)) === classOf(text(last))) return [];
    return /** @type {[string, string][]} */ ([
      [text(first), text(last)],
      [text(last), text(first)],
    ]);
  });
}

/**
 * @param {import("./machine.js").Machine} machine
 * @param {Trials} trials
 * @param {readonly string[]} characters
 * @param {string} moved a character
 * @param {string} like the character that it is taken for
 */
function isBorderKilled({ start, accepts }, { words, width, steps }, characters, moved, like) {
  const [from, to] = [characters.indexOf(moved), characters.indexOf(like)];
  return words.some((word) => {
    if (!word.includes(from)) return false;
    let right = start;
    let mutant = start;
    for (const number of word) {
      right = steps[right * width + number] ?? 0;
      mutant = steps[mutant * width + (number === from ? to : number)] ?? 0;
    }
    return accepts[right] !== accepts[mutant];
  });
}

/** @returns {string} a table in Markdown: for each rule and kind, how many of how many mutants the cover finds */
export function mutantTable() {
  const kinds = /** @type {Kind[]} */ (Object.keys(KINDS));
  const lines = Array.from(machines(), ({ rule, machine }) => {
    const counts = countsOf(machine, coverOf(machine));
    const cells = kinds.map((kind) => {
      const { killed, made } = counts[kind];
      return `${killed.toLocaleString("en")} of ${made.toLocaleString("en")}`;
    });
    return `| \`${rule}\` | ${cells.join(" | ")} |`;
  });
  return [`| rule | ${kinds.join(" | ")} |`, `| --- |${" --: |".repeat(kinds.length)}`, ...lines].join("\n");
}
