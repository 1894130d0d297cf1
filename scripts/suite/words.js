// Words of automata: how to reach each state, how to complete each, and how to spell a word.

/**
 * A deterministic automaton. State 0 refuses every text.
 *
 * @typedef {object} Steps
 * @property {number} start
 * @property {readonly boolean[]} accepts by state
 * @property {readonly (readonly string[])[]} classes the members of each class
 * @property {readonly (readonly number[])[]} next the next state, by state and class
 */

/**
 * A word of class numbers. It can be spelled as different strings.
 * @typedef {readonly number[]} Word
 */

/**
 * @param {Steps} machine
 * @param {number} state
 * @param {number} symbol a class
 * @returns {number} the next state
 */
export function step(machine, state, symbol) {
  return machine.next[state]?.[symbol] ?? 0;
}

/**
 * @param {Steps} machine
 * @returns {Map<number, Word>} for each state that the start reaches, one of the shortest words that lead to it; the
 *   start's comes first
 */
export function accessWords(machine) {
  /** @type {Map<number, Word>} */
  const words = new Map([[machine.start, []]]);
  // The iteration over a Map also visits entries that are added during the loop.
  for (const [state, word] of words) {
    machine.classes.forEach((_, symbol) => {
      const target = step(machine, state, symbol);
      if (!words.has(target)) words.set(target, [...word, symbol]);
    });
  }
  return words;
}

/**
 * @param {Steps} machine
 * @returns {Map<number, Word>} for each state that can still reach acceptance, one of the shortest words that lead there
 */
export function shortestCompletions(machine) {
  /** @type {Map<number, Word>} */
  const words = new Map();
  machine.accepts.forEach((accepting, state) => {
    if (accepting) words.set(state, []);
  });
  for (const [target, word] of words) {
    machine.next.forEach((row, state) => {
      const symbol = row.indexOf(target);
      if (symbol >= 0 && !words.has(state)) words.set(state, [symbol, ...word]);
    });
  }
  return words;
}

/**
 * @param {Pick<Steps, "classes">} machine
 * @returns {(word: Word) => string} a function that spells words and uses the members of each class in turn
 */
export function speller({ classes }) {
  const turns = classes.map(() => 0);
  return (word) => {
    let text = "";
    for (const symbol of word) {
      const members = classes[symbol] ?? [];
      const turn = turns[symbol] ?? 0;
      turns[symbol] = turn + 1 < members.length ? turn + 1 : 0;
      text += members[turn] ?? "";
    }
    return text;
  };
}
