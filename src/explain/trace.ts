/**
 * Finds the rule that a person would name for a place in a text: which of the grammar's named rules is being read there.
 *
 * @module
 */
import type { Expression } from "../core/abnf.js";
import { lazyFor } from "../core/lazy.js";

/** A rule that is open, and the one around it; `null` around the whole. */
export interface Open {
  readonly rule: string;
  readonly around: Open | null;
}

/** A state of an automaton with choices: it reads one of some characters, or leads on to others without reading. */
interface State {
  readonly reads: ((code: number) => boolean) | null;
  readonly open: Open | null;
  readonly targets: State[];
}

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
  const end: State = { reads: null, open: null, targets: [] };

  function enter(part: Expression, behind: State, open: Open | null): State {
    switch (part.type) {
      case "characters":
        return { reads: (code) => code >= part.first && code <= part.last, open, targets: [behind] };
      case "literal":
        return Array.from(part.text).reduceRight((state: State, each) => {
          const lower = each.toLowerCase().charCodeAt(0);
          const upper = each.toUpperCase().charCodeAt(0);
          return { reads: (code) => code === lower || code === upper, open, targets: [state] };
        }, behind);
      case "alternation":
        return { reads: null, open, targets: part.items.map((item) => enter(item, behind, open)) };
      case "concatenation":
        return part.items.reduceRight((state, item) => enter(item, state, open), behind);
      case "repetition": {
        let state = behind;
        if (part.max === Infinity) {
          state = { reads: null, open, targets: [behind] };
          state.targets.push(enter(part.item, state, open));
        } else {
          for (let count = part.min; count < part.max; count++) {
            state = { reads: null, open, targets: [behind, enter(part.item, state, open)] };
          }
        }
        for (let count = 0; count < part.min; count++) state = enter(part.item, state, open);
        return state;
      }
      case "rule": {
        const { name } = part;
        return enter(definitionOf(name), behind, hasName(name) ? { rule: name, around: open } : open);
      }
      case "field":
        throw new TypeError("a field has no text");
    }
  }

  const start = enter(definitionOf(top), end, null);

  /** The states that read, and the end, that some states lead to. Sets with the same members are the same list. */
  const lists = new Map<string, readonly State[]>();
  function closure(states: Iterable<State>): readonly State[] {
    const reached = new Set(states);
    // A set goes on to visit what is added to it meanwhile.
    for (const state of reached) if (state.reads === null) for (const target of state.targets) reached.add(target);
    const members = [...reached].filter((state) => state.reads !== null || state === end);
    const key = members
      .map((member) => numberOf(member))
      .sort()
      .join();
    let list = lists.get(key);
    if (list === undefined) lists.set(key, (list = members));
    return list;
  }
  const ids = new Map<State, number>();
  const numberOf = (state: State): number => {
    let id = ids.get(state);
    if (id === undefined) ids.set(state, (id = ids.size));
    return id;
  };

  const moves = lazyFor((states: readonly State[]) =>
    lazyFor((code: number) => {
      const read = states.filter(({ reads }) => reads?.(code) === true);
      return { read, next: closure(read.flatMap(({ targets }) => targets)) };
    }),
  );
  const first = closure([start]);

  return () => {
    let done = 0;
    let states = first;
    let read: readonly State[] = [];
    return {
      at(text, at) {
        for (; done < at; done++) {
          const move = moves(states)(text.charCodeAt(done));
          if (move.next.length === 0) break;
          ({ read, next: states } = move);
        }
        return { before: common(read), next: common(states.filter((state) => state !== end)) };
      },
    };
  };
}

/** The innermost rule that all of some states are in. */
function common(states: readonly State[]): Open | null {
  const [first, ...others] = states;
  if (first === undefined) return null;
  // By name: the same rule can be open for several reasons.
  const chains = others.map(({ open }) => new Set(chainOf(open).map(({ rule }) => rule)));
  return chainOf(first.open).find(({ rule }) => chains.every((chain) => chain.has(rule))) ?? null;
}

/** A rule and those around it, the innermost first. */
export function chainOf(open: Open | null): readonly Open[] {
  const chain: Open[] = [];
  for (let each = open; each !== null; each = each.around) chain.push(each);
  return chain;
}
