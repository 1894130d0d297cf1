/**
 * Transition covers: strings that take every transition of an automaton at least once.
 *
 * @module
 */
import { shortestCompletions, speller, step, withCommonClasses, type Machine } from "./machine.js";

/** A state of each of two machines that read the same text. */
interface Pair {
  readonly first: number;
  readonly second: number;
  /** One of the shortest texts that lead to both. */
  readonly access: string;
}

/**
 * The cover: a text that leads to each state, with each class of characters behind it, and once more with one of the
 * shortest endings that make it valid, where one does. So a verdict tells what a transition leads to: to a state that
 * accepts or not, and to one from which acceptance can be reached or not.
 *
 * @param minimal a minimal machine
 * @param structure another machine of the same language. Its transitions are taken, too: those of a parser that follows the
 *   PEG are more than those of the language. Where the two are of different languages, some text of the cover is valid by
 *   one of them alone.
 */
export function* transitionCover(minimal: Machine, structure: Machine): Generator<string> {
  const [machine, structured] = withCommonClasses(minimal, structure);
  const completions = shortestCompletions(machine);
  const spell = speller(machine);
  const pairs = new Map<number, Pair>();
  const visit = (pair: Pair): void => {
    const key = pair.first * structured.next.length + pair.second;
    if (!pairs.has(key)) pairs.set(key, pair);
  };

  yield "";
  visit({ first: machine.start, second: structured.start, access: "" });
  // A map goes on to visit what is added to it meanwhile.
  for (const { first, second, access } of pairs.values()) {
    for (const symbol of machine.classes.keys()) {
      const text = access + spell([symbol]);
      const target = step(machine, first, symbol);
      visit({ first: target, second: step(structured, second, symbol), access: text });
      yield text;
      const ending = spell(completions.get(target) ?? []);
      if (ending !== "") yield text + ending;
    }
  }
}
