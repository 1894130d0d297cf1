// What the language of a rule says about the values of its texts.

/** @typedef {import("../automaton.js").Automaton} Automaton */

/** The characters of RFC 3986's rule `unreserved`. */
const UNRESERVED = /[\w.~-]/;

const ASCII = 128;
const PERCENT = 0x25;

/** How many words a rule may have at most, so that its values are listed. */
const MOST_WORDS = 40;

/**
 * @typedef {object} Language
 * @property {boolean} hasPercent whether a text can have a "%"
 * @property {string} reserved the characters, apart from "%" and the unreserved ones, that a text can have
 * @property {boolean} isDecimal whether all texts are decimal numbers, or empty
 * @property {boolean} isEmpty whether a text can be empty
 * @property {string[] | null} words all texts, with lower-case letters where the case makes no difference; null if there are
 *   many
 */

/**
 * @param {Automaton} automaton
 * @param {string} rule
 * @returns {Language}
 */
export function languageOf(automaton, rule) {
  const start = automaton.starts[automaton.rules.indexOf(rule)] ?? 0;
  const states = new Set([start]);
  /** @type {Set<number>} */
  const used = new Set();
  // The iteration over a Set also visits elements that are added during the loop.
  for (const state of states) {
    for (const [code, next] of stepsOf(automaton, state)) {
      used.add(code);
      states.add(next);
    }
  }
  const characters = [...used].sort((a, b) => a - b).map((code) => String.fromCharCode(code));
  return {
    hasPercent: used.has(PERCENT),
    reserved: characters.filter((each) => each !== "%" && !UNRESERVED.test(each)).join(""),
    isDecimal: characters.every((each) => /[\d.-]/.test(each)),
    isEmpty: automaton.accepts[start] === true,
    words: wordsOf(automaton, start),
  };
}

/** @param {Automaton} automaton @param {number} state @returns {[code: number, next: number][]} */
function stepsOf({ classOf, next }, state) {
  return Array.from(
    { length: ASCII },
    (_, code) => /** @type {[number, number]} */ ([code, next[state]?.[classOf[code] ?? 0] ?? 0]),
  ).filter(([, target]) => target !== 0);
}

/** @param {Automaton} automaton @param {number} start @returns {string[] | null} */
function wordsOf(automaton, start) {
  /** @type {string[]} */
  const words = [];
  const longest = 24;
  /** @param {number} state @param {string} text @returns {boolean} whether there are few words */
  const visit = (state, text) => {
    if (text.length > longest) return false;
    if (automaton.accepts[state]) words.push(text);
    const steps = stepsOf(automaton, state);
    const own = new Map(steps);
    for (const [code, next] of steps) {
      // The lower-case letter leads to the same state.
      const lower = String.fromCharCode(code).toLowerCase().charCodeAt(0);
      if (lower !== code && own.get(lower) === next) continue;
      if (words.length > MOST_WORDS || !visit(next, text + String.fromCharCode(code))) return false;
    }
    return words.length <= MOST_WORDS;
  };
  return visit(start, "") ? words : null;
}
