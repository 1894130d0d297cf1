/**
 * Complete test suites for regular languages: the W-method of Chow (1978), extended by the structure of a grammar.
 *
 * A suite is made from a minimal automaton. It leads an implementation into every state, adds one more character of
 * every class, and identifies the next state by the verdicts on a few endings. Suppose that an implementation gives the
 * right verdict on every string of the suite, never distinguishes members of a class, and does not have more states
 * than the automaton. Then it accepts exactly the automaton's language.
 *
 * A parser may have more states, because it follows the rules of the grammar, and the minimal automaton does not keep
 * rules that make no difference. Every IPv4address is also a reg-name, so for `host` the minimal automaton has no
 * separate state after "1.2.3.4", but a parser that commits to IPv4address does. So the suite also leads into each
 * state of a machine that is not minimal and follows the rules like the parser. After these words, endings that
 * distinguish the right state from all others are enough (the Wp-method of Fujiwara et al., 1991). An implementation of
 * any size is right if it passes and if the words lead to each of its states: each state then corresponds to the right
 * state and has the same moves.
 *
 * An implementation may violate both conditions. To detect this, a suite has more endings than necessary: every
 * possible continuation from every state. A small suite also treats each character as a separate class. In a large
 * suite, every character follows every state of the automaton at least once.
 *
 * @module
 */
import {
  accessWords,
  after,
  shortestCompletions,
  speller,
  step,
  withCommonClasses,
  type Machine,
  type Word,
} from "./machine.js";

/** The maximum number of strings for a suite that tests each move with every member of its class. */
const SMALL = 100_000;

/** The maximum number of strings for a suite that tests each move with every ending. */
const LARGE = 600_000;

/** A word, with its verdict from each state. */
interface Ending {
  readonly word: Word;
  readonly verdicts: readonly boolean[];
}

/**
 * @param machine a minimal machine
 * @returns a small set of words (not always the smallest) such that any two states differ in the verdict on one of them
 * @throws {Error} if two states accept the same words
 */
export function characterizationSet(machine: Machine): Word[] {
  const candidates = new Map<string, Ending>();
  const known = new Set<string>();
  const propose = (ending: Ending): void => {
    const key = ending.verdicts.map(Number).join("");
    if (!known.has(key)) candidates.set(key, ending);
    known.add(key);
  };
  const extend = ({ word, verdicts }: Ending): void => {
    machine.classes.forEach((_, symbol) => {
      const behind = machine.next.map((row) => verdicts[row[symbol] ?? 0] === true);
      propose({ word: [symbol, ...word], verdicts: behind });
    });
  };

  // States that no word distinguishes share a block. Split each block with several states by the empty word, or by a
  // class before a word that is already chosen. Each time, choose the word that splits the most blocks.
  propose(endingOf(machine, []));
  let blockOf = machine.next.map(() => "");
  let blocks = 1;
  const chosen: Ending[] = [];
  while (blocks < machine.next.length) {
    const numberOf = new Map([...new Set(blockOf)].map((block, number) => [block, number]));
    const numbers = blockOf.map((block) => numberOf.get(block) ?? 0);
    let best: [key: string, ending: Ending] | undefined;
    let most = 0;
    for (const candidate of candidates) {
      const splits = splitBlocks(numbers, blocks, candidate[1].verdicts);
      if (splits > most) [best, most] = [candidate, splits];
    }
    if (!best) throw new Error("the machine is not minimal: some of its states accept the same words");
    const [key, ending] = best;
    candidates.delete(key);
    chosen.push(ending);
    extend(ending);
    blockOf = numbers.map((block, state) => `${String(block)} ${String(ending.verdicts[state])}`);
    blocks += most;
  }

  // A word that was chosen early may be superfluous now, if the states' rows of verdicts also differ without it.
  const kept: Ending[] = [];
  let rows = machine.next.map((_, state) => chosen.map(({ verdicts }) => Number(verdicts[state])).join(""));
  for (const ending of chosen) {
    const without = rows.map((row) => row.slice(0, kept.length) + row.slice(kept.length + 1));
    if (new Set(without).size === rows.length) rows = without;
    else kept.push(ending);
  }
  return kept.map(({ word }) => word);
}

/** Returns the word with its verdicts. */
function endingOf(machine: Machine, word: Word): Ending {
  return { word, verdicts: machine.accepts.map((_, state) => machine.accepts[after(machine, state, word)] === true) };
}

/** Counts the blocks that have states with both verdicts. */
function splitBlocks(blockOf: readonly number[], blocks: number, verdicts: readonly boolean[]): number {
  const seen = new Uint8Array(blocks);
  blockOf.forEach((block, state) => {
    seen[block] = (seen[block] ?? 0) | (verdicts[state] ? 1 : 2);
  });
  return seen.reduce((count, bits) => (bits === 3 ? count + 1 : count), 0);
}

/** Returns the words without duplicates. */
const distinct = (words: Iterable<Word>): Word[] => [
  ...new Map([...words].map((word) => [word.join(), word])).values(),
];

/** The endings of a suite. */
interface Endings {
  /** The empty word, and enough words to distinguish any two states. */
  readonly few: readonly Word[];
  /** The same, and every continuation from every state with a shortest completion. */
  readonly all: readonly Word[];
  /** For each state, the words that distinguish it from every other state. */
  readonly telling: readonly (readonly Word[])[];
}

/** Makes the endings of the suite of a minimal machine. */
function endingsOf(machine: Machine): Endings {
  const completions = shortestCompletions(machine);
  const waysOn = machine.next.flatMap((row) =>
    [...new Set(row)].flatMap((target) => {
      const rest = completions.get(target);
      return rest ? [[row.indexOf(target), ...rest]] : [];
    }),
  );
  const few = distinct([[], ...characterizationSet(machine)]);
  const all = distinct([...few, ...waysOn]);
  const known = few.map((word) => endingOf(machine, word));
  const telling = machine.next.map((_, state) => {
    const words: Word[] = [[]];
    let alike = machine.accepts.flatMap((accepting, other) => (accepting === machine.accepts[state] ? [other] : []));
    while (alike.length > 1) {
      let fewest = alike;
      let best: Word = [];
      for (const { word, verdicts } of known) {
        const left = alike.filter((other) => verdicts[other] === verdicts[state]);
        if (left.length < fewest.length) [fewest, best] = [left, word];
      }
      words.push(best);
      alike = fewest;
    }
    return words;
  });
  return { few, all, telling };
}

/** How many strings more than necessary a suite may have. */
export interface Limits {
  /** The maximum number of strings after the states for which the suite treats each character as a separate class. */
  readonly small?: number;
  /** The same, for which the suite has every ending after each character, and not only those that tell states apart. */
  readonly large?: number;
}

/** The options of a suite. */
export interface SuiteOptions extends Limits {
  /** A machine whose states the suite must also reach. Default: none. */
  readonly structure?: Machine;
}

/**
 * Yields the suite: the words that lead to the states, each also with one more character of every class, followed by
 * the empty word and by endings that distinguish the states. It is deterministic. A few strings occur twice.
 *
 * @param minimal a minimal machine
 */
export function* suite(
  minimal: Machine,
  { structure, small = SMALL, large = LARGE }: SuiteOptions = {},
): Generator<string> {
  const [machine, structured] = structure ? withCommonClasses(minimal, structure) : [minimal, minimal];
  const { few, all, telling } = endingsOf(machine);
  const characters = machine.classes.reduce((count, members) => count + members.length, 0);
  const isSmall = machine.next.length * characters * all.length <= small;
  const isLarge = machine.next.length * machine.classes.length * all.length > large;

  const spell = speller(machine);
  // The words of the structure come first, because they detect most faults.
  const states = new Set([...accessWords(machine).values()].map((word) => word.join()));
  const cover = new Map<string, { readonly state: number; readonly word: Word }>();
  for (const word of [...accessWords(structured).values(), ...accessWords(machine).values()]) {
    cover.set(word.join(), { state: after(machine, machine.start, word), word });
  }
  // A word of the cover that is the beginning of another needs no separate test.
  for (const ending of all) yield spell(ending);
  for (const [key, { state, word: access }] of cover) {
    const known = states.has(key);
    for (const [symbol, members] of machine.classes.entries()) {
      const before = spell(access);
      const isState = cover.has([...access, symbol].join());
      const endings = known && !isLarge ? all : isState ? few : (telling[step(machine, state, symbol)] ?? []);
      // Take consecutive members, so that each is used after each state.
      const spellings = known ? (isSmall ? members.length : Math.ceil(members.length / endings.length)) : 1;
      let turn = state;
      for (const ending of endings) {
        for (let spelling = 0; spelling < spellings; spelling++) {
          yield before + (members[turn++ % members.length] ?? "") + spell(ending);
        }
      }
    }
  }
}
