/**
 * Finds the innermost named rule at an offset of a text.
 *
 * @module
 */
import type { Expression } from "../core/abnf.js";
import { choicesOf, END, type Open } from "../core/choices.js";
import { lazyFor } from "../core/lazy.js";
import { EMPTY, stateSets } from "../core/subsets.js";

/** Follows a text through a rule. */
export interface Trace {
  /**
   * Returns the rules at an offset.
   *
   * @param at the offset; not smaller than in the previous call
   * @returns the innermost named rule of the character before the offset, the innermost one around it that can continue,
   *   and the innermost named rule that all continuations belong to; `null` for the whole text
   */
  readonly at: (
    text: string,
    at: number,
  ) => { readonly before: Open | null; readonly unfinished: Open | null; readonly next: Open | null };
}

/**
 * Returns a function that starts a trace.
 *
 * @param definitionOf returns the definition of each rule of the grammar
 * @param top the rule of the whole text
 * @param hasName returns whether messages have a name for a rule
 * @param symbolOf returns the symbol of a code unit in the definitions
 */
export function tracer(
  definitionOf: (rule: string) => Expression,
  top: string,
  hasName: (rule: string) => boolean,
  symbolOf: (unit: number) => number = (unit) => unit,
): () => Trace {
  const choices = choicesOf(definitionOf, hasName);
  const { members, reach, union } = stateSets(choices);
  const moves = lazyFor((set: number) =>
    lazyFor((character: string) => {
      const read = members(set).filter((each) => choices.state(each).characters.includes(character));
      const next = read.reduce((to, each) => union(to, reach(choices.state(each).targets[0] as number)), EMPTY);
      return { read, next };
    }),
  );
  const first = reach(choices.start(top));

  /** Returns the innermost rule that contains all of the states. */
  function common(states: readonly number[]): Open | null {
    const [open, ...others] = states.map((each) => choices.state(each).open);
    // Compare names: the same rule can be open several times.
    const chains = others.map((each) => new Set(chainOf(each).map(({ rule }) => rule)));
    return chainOf(open ?? null).find(({ rule }) => chains.every((chain) => chain.has(rule))) ?? null;
  }

  return () => {
    let done = 0;
    let set = first;
    let read: readonly number[] = [];
    return {
      at(text, at) {
        for (; done < Math.min(at, text.length); done++) {
          const move = moves(set)(String.fromCharCode(symbolOf(text.charCodeAt(done))));
          if (move.next === EMPTY) break;
          ({ read, next: set } = move);
        }
        const before = common(read);
        const more = members(set).filter((each) => each !== END);
        const going = new Set(more.flatMap((each) => chainOf(choices.state(each).open).map(({ rule }) => rule)));
        const unfinished = chainOf(before).find(({ rule }) => going.has(rule)) ?? null;
        return { before, unfinished, next: common(more) };
      },
    };
  };
}

/** Returns a rule and the rules that contain it, the innermost first. */
export function chainOf(open: Open | null): readonly Open[] {
  const chain: Open[] = [];
  for (let each = open; each !== null; each = each.around) chain.push(each);
  return chain;
}
