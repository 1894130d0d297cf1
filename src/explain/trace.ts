/**
 * Finds the rule that a person would name for a place in a text: which of the grammar's named rules is being read there.
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
   * @param at not before the offset that was asked for last
   * @returns the innermost named rule that the character before the offset belongs to, and the innermost one that all
   *   continuations are in: `null` for the whole
   */
  readonly at: (text: string, at: number) => { readonly before: Open | null; readonly next: Open | null };
}

/**
 * @param definitionOf gives the definition of each rule of the grammar
 * @param top the rule that the whole text is of
 * @param hasName whether messages have a name for a rule
 * @returns makes what follows a text
 */
export function tracer(
  definitionOf: (rule: string) => Expression,
  top: string,
  hasName: (rule: string) => boolean,
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

  /** The innermost rule that all of some states are in. */
  function common(states: readonly number[]): Open | null {
    const [open, ...others] = states.map((each) => choices.state(each).open);
    // By name: the same rule can be open for several reasons.
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
          const move = moves(set)(text.charAt(done));
          if (move.next === EMPTY) break;
          ({ read, next: set } = move);
        }
        return { before: common(read), next: common(members(set).filter((each) => each !== END)) };
      },
    };
  };
}

/** A rule and those around it, the innermost first. */
export function chainOf(open: Open | null): readonly Open[] {
  const chain: Open[] = [];
  for (let each = open; each !== null; each = each.around) chain.push(each);
  return chain;
}
