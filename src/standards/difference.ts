/**
 * How the languages of two rules differ.
 *
 * @module
 */
import type { Automaton } from "../core/automaton.js";
import type { Diagnostic } from "../core/diagnostic.js";
import type { RuleOptions } from "../core/options.js";
import { anyStandard } from "./by-id.js";
import { CURRENT } from "./current.js";
import type { StandardId } from "./list.js";
import { refusalBy, type AnyStandard } from "./standard.js";

/** A string that only one of two languages has. */
export interface Witness {
  /** A shortest such string. */
  readonly input: string;
  /** Why the other language refuses it. */
  readonly refusal: Diagnostic;
}

/** A language that is compared: the strings that a rule of a standard matches. */
export interface LanguageChoice extends RuleOptions {
  /** The id of the standard. RFC 3986 by default. */
  readonly standard?: StandardId;
}

/** How two languages differ. */
export interface Difference {
  /** A string that only the first has; `null` if the first is included in the second. */
  readonly onlyFirst: Witness | null;
  /** A string that only the second has; `null` if the second is included in the first. */
  readonly onlySecond: Witness | null;
  /** What that makes of the two. */
  readonly relation: "equal" | "first-in-second" | "second-in-first" | "neither";
  /** How many pairs of states were looked at. If a witness is `null`, these are all pairs: this is a proof. */
  readonly pairs: number;
}

/**
 * Compares the languages of two rules. Both automata read the same strings, shorter strings first, and every pair of
 * states that they can reach is looked at.
 *
 * @param a the standard and the rule of the first language: `rfc3986` and the default rule of the standard, if you
 *   leave them out
 * @param b the same for the second language
 * @returns which of them includes the other, and a shortest string for each direction in which they differ
 * @throws {RangeError} if there is no such standard, or no such rule in it
 *
 * @example
 * import { difference } from "uri-grammar/standards";
 *
 * difference({ rule: "IPv4address" }, { rule: "reg-name" }).relation; // => "first-in-second"
 * difference({ standard: "rfc1738" }, { standard: "rfc3986" }).onlySecond?.input; // => ""
 */
export function difference(a: LanguageChoice, b: LanguageChoice): Difference {
  const first = languageOf(a);
  const second = languageOf(b);
  const here = shortestOnlyIn(first, second);
  const there = shortestOnlyIn(second, first);
  return {
    onlyFirst: witness(here.input, second),
    onlySecond: witness(there.input, first),
    relation:
      here.input === null
        ? there.input === null
          ? "equal"
          : "first-in-second"
        : there.input === null
          ? "second-in-first"
          : "neither",
    pairs: here.pairs + there.pairs,
  };
}

interface Language {
  readonly grammar: AnyStandard;
  readonly rule: string;
  readonly automaton: Automaton;
}

function languageOf({ standard = CURRENT, rule: name }: LanguageChoice): Language {
  const grammar = anyStandard(standard);
  const rule = name ?? grammar.defaultRule;
  return { grammar, rule, automaton: grammar.automaton(rule) };
}

function witness(input: string | null, { grammar, rule }: Language): Witness | null {
  return input === null ? null : { input, refusal: refusalBy(grammar, input, rule) };
}

/** Witnesses are made of what reads best, as far as there is a choice. */
const READABLE = [...range(0x61, 0x7a), ...range(0x30, 0x39), ...range(0x21, 0x7e), ...range(0, 0x7f)];

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
}

/** A pair of states, and the way to it. */
interface Pair {
  readonly mine: number;
  readonly other: number;
  readonly code: number;
  readonly before: Pair | null;
}

/** Breadth first through the pairs of states in which one language can still come to an end. */
function shortestOnlyIn(
  { automaton: mine, rule }: Language,
  { automaton: other, rule: otherRule }: Language,
): { readonly input: string | null; readonly pairs: number } {
  const codes = representatives(mine, other);
  const queue: Pair[] = [{ mine: mine.start(rule), other: other.start(otherRule), code: 0, before: null }];
  const seen = new Set(queue.map(keyOf));
  for (const pair of queue) {
    if (mine.accepts(pair.mine) && !other.accepts(pair.other)) return { input: textOf(pair), pairs: seen.size };
    for (const code of codes) {
      const next = { mine: mine.step(pair.mine, code), other: other.step(pair.other, code), code, before: pair };
      if (next.mine === 0 || seen.has(keyOf(next))) continue;
      seen.add(keyOf(next));
      queue.push(next);
    }
  }
  return { input: null, pairs: seen.size };
}

function keyOf({ mine, other }: Pair): number {
  return mine * 0x10000 + other;
}

/** One character for each pair of classes. */
function representatives(mine: Automaton, other: Automaton): number[] {
  const byClasses = new Map<string, number>();
  for (const code of READABLE) {
    const key = `${String(mine.classOf(code))} ${String(other.classOf(code))}`;
    if (!byClasses.has(key)) byClasses.set(key, code);
  }
  return [...byClasses.values()];
}

function textOf(pair: Pair): string {
  const codes: number[] = [];
  for (let at = pair; at.before !== null; at = at.before) codes.unshift(at.code);
  return String.fromCharCode(...codes);
}
