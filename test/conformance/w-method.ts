/**
 * Complete test suites for regular languages: the W-method of Chow (1978), widened by the structure of a grammar.
 *
 * A suite is made from a minimal automaton. It drives an implementation into every state, lets it take one more
 * character of every class, and then tells by the verdicts on a few endings which state that led to. An implementation
 * that gives the automaton's verdict on every string of the suite, tells the members of a class apart nowhere, and has
 * no more states than the automaton, therefore accepts exactly the automaton's language.
 *
 * A parser may have more states: it follows the rules of the grammar, and the minimal automaton forgets rules that make
 * no difference. Every IPv4address is a reg-name, so for `host` it has no state after "1.2.3.4", but a parser that
 * commits to IPv4address there is in one. The suite therefore also leads into each state of a machine that is not
 * minimal, one that is made of the rules as the parser follows them. Behind these words, endings that tell the one right
 * state from all others suffice (the Wp-method of Fujiwara et al., 1991). Whatever its size, an implementation is right
 * if it passes and if the words lead to each of its states: each state then stands for the right state after the words
 * that lead to it, and moves as that one does.
 *
 * Nothing keeps an implementation to either condition. To catch those that break them, a suite has more endings than
 * it needs: every way on from every state. And a small suite treats each character as a class of its own; in a large
 * one every character stands behind every state of the automaton at least once.
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

/** How many strings a suite may have that tries each move from a state with every member of its class. */
const SMALL = 100_000;

/** How many strings a suite may have that tries each move from a state with every ending. */
const LARGE = 600_000;

/** A word with the verdict on it from each state. */
interface Ending {
  readonly word: Word;
  readonly verdicts: readonly boolean[];
}

/**
 * @param machine a minimal machine
 * @returns few words such that any two states differ in the verdict on one of them; not always the fewest
 * @throws {Error} where two states accept the same words
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

  // States that no word tells apart share a block. Blocks that are not single states are split by a class in front of
  // a word that is chosen already, or by nothing at all; the word that splits the most of them is taken each time.
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

  // A word that was taken early may have become superfluous: the states' rows of verdicts differ without it.
  const kept: Ending[] = [];
  let rows = machine.next.map((_, state) => chosen.map(({ verdicts }) => Number(verdicts[state])).join(""));
  for (const ending of chosen) {
    const without = rows.map((row) => row.slice(0, kept.length) + row.slice(kept.length + 1));
    if (new Set(without).size === rows.length) rows = without;
    else kept.push(ending);
  }
  return kept.map(({ word }) => word);
}

/** The word with the verdicts on it. */
function endingOf(machine: Machine, word: Word): Ending {
  return { word, verdicts: machine.accepts.map((_, state) => machine.accepts[after(machine, state, word)] === true) };
}

/** How many blocks have states of either verdict. */
function splitBlocks(blockOf: readonly number[], blocks: number, verdicts: readonly boolean[]): number {
  const seen = new Uint8Array(blocks);
  blockOf.forEach((block, state) => {
    seen[block] = (seen[block] ?? 0) | (verdicts[state] ? 1 : 2);
  });
  return seen.reduce((count, bits) => (bits === 3 ? count + 1 : count), 0);
}

/** The words without those that came before. */
const distinct = (words: Iterable<Word>): Word[] => [
  ...new Map([...words].map((word) => [word.join(), word])).values(),
];

/** The endings of a suite. */
interface Endings {
  /** Nothing, and enough to tell any two states apart. */
  readonly few: readonly Word[];
  /** These, and every way on from every state, with a shortest completion. */
  readonly all: readonly Word[];
  /** For each state, those of the few that tell it from every other state. */
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

/** What a suite is made with. */
export interface SuiteOptions {
  /** A machine whose states the suite leads into as well; by default there is none. */
  readonly structure?: Machine;
  /** How many strings the suite may have behind the states and still treat each character as a class of its own. */
  readonly small?: number;
}

/**
 * The suite: the words that lead to the states, each also with one more character of every class, followed by nothing
 * and by endings that tell the states apart. It is the same each time; a few of its strings come twice.
 *
 * @param minimal a minimal machine
 */
export function* suite(minimal: Machine, { structure, small = SMALL }: SuiteOptions = {}): Generator<string> {
  const [machine, structured] = structure ? withCommonClasses(minimal, structure) : [minimal, minimal];
  const { few, all, telling } = endingsOf(machine);
  const characters = machine.classes.reduce((count, members) => count + members.length, 0);
  const isSmall = machine.next.length * characters * all.length <= small;
  const isLarge = machine.next.length * machine.classes.length * all.length > LARGE;

  const spell = speller(machine);
  // The structure's words come first: there most faults show.
  const states = new Set([...accessWords(machine).values()].map((word) => word.join()));
  const cover = new Map<string, { readonly state: number; readonly word: Word }>();
  for (const word of [...accessWords(structured).values(), ...accessWords(machine).values()]) {
    cover.set(word.join(), { state: after(machine, machine.start, word), word });
  }
  // A word of the cover is the beginning of another, or the empty one: it comes as the latter's words are tried.
  for (const ending of all) yield spell(ending);
  for (const [key, { state, word: access }] of cover) {
    const known = states.has(key);
    for (const [symbol, members] of machine.classes.entries()) {
      const before = spell(access);
      const isState = cover.has([...access, symbol].join());
      const endings = known && !isLarge ? all : isState ? few : (telling[step(machine, state, symbol)] ?? []);
      // Consecutive members, so that each is used behind each state.
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
