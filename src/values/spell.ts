/**
 * Spelling: the text of a rule that stands for a decoded text.
 *
 * @module
 */
import type { Automaton } from "../core/automaton.js";
import { lazyFor } from "../core/lazy.js";
import { encodeData, percentDecodeOctets, setOf, triplet, type CharacterSet } from "../core/percent.js";

/** A piece of what is written: a text that is decoded when it is read, or a text that stands as it is. */
export type Piece =
  | {
      readonly data: string;
      /** The reserved characters that stay raw, if the rule allows them. */ readonly keeps: string;
    }
  | { readonly as: string };

/** A text, or the offset in the data at which no text of the rule stands for it. */
export type Spelling = { readonly text: string } | { readonly text: null; readonly index: number };

/** Returns the unreserved characters and some others. */
export const unreservedAnd: (keeps: string) => CharacterSet = lazyFor((keeps) =>
  setOf(`ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~${keeps}`),
);

const UNRESERVED = /^[\w.~-]$/;

/** The way to a state: the state before, and what was written between them. */
interface Way {
  readonly cost: number;
  readonly from: Way | null;
  readonly text: string;
}

/**
 * Finds the text of a rule that stands for a text, with as few percent-encodings of unreserved characters, and as few raw
 * reserved characters, as the rule allows. Linear in the length of the text.
 *
 * @param pieces what is written
 * @param automaton an automaton with the rule
 * @param rule the rule
 */
export function spell(pieces: readonly Piece[], automaton: Automaton, rule: string): Spelling {
  let ways = new Map<number, Way>([[automaton.start(rule), { cost: 0, from: null, text: "" }]]);
  let index = 0;

  /** Takes a step with each of some texts, and keeps the cheapest way to each state. */
  const step = (texts: readonly (readonly [text: string, cost: number])[]): boolean => {
    const next = new Map<number, Way>();
    for (const [state, way] of ways) {
      for (const [text, cost] of texts) {
        let to = state;
        for (let at = 0; at < text.length && to !== 0; at++) to = automaton.step(to, text.charCodeAt(at));
        if (to === 0) continue;
        const known = next.get(to);
        if (!known || known.cost > way.cost + cost) next.set(to, { cost: way.cost + cost, from: way, text });
      }
    }
    ways = next;
    return next.size > 0;
  };

  for (const piece of pieces) {
    if ("as" in piece) {
      if (!step([[piece.as, 0]])) return { text: null, index };
      continue;
    }
    for (const character of piece.data) {
      for (const octet of percentDecodeOctets(encodeData(character))) {
        const raw = String.fromCharCode(octet);
        const encoded: readonly [string, number] = [
          triplet(octet),
          UNRESERVED.test(raw) || piece.keeps.includes(raw) ? 1 : 0,
        ];
        const isPlain = octet < 0x80 && raw !== "%";
        if (!step(isPlain ? [[raw, encoded[1] === 0 ? 1 : 0], encoded] : [encoded])) return { text: null, index };
      }
      index += character.length;
    }
  }
  let best: Way | null = null;
  for (const [state, way] of ways) {
    if (automaton.accepts(state) && (best === null || way.cost < best.cost)) best = way;
  }
  if (best === null) return { text: null, index };
  const texts: string[] = [];
  for (let way: Way | null = best; way !== null; way = way.from) texts.push(way.text);
  return { text: texts.reverse().join("") };
}
