/**
 * Compares the languages of two rules.
 *
 * @module
 */
import { aString, optional, readStrict } from "../core/arguments.js";
import { CODE_UNITS, type Automaton } from "../core/automaton.js";
import type { Diagnostic } from "../core/diagnostic.js";
import type { RuleOptions } from "../core/options.js";
import { anyStandard } from "./by-id.js";
import { CURRENT } from "./current.js";
import type { StandardId } from "./list.js";
import { refusalBy, type AnyStandard } from "./standard.js";

/** A string that belongs to only one of two languages. */
export interface Witness {
  /** The string. No shorter string distinguishes the languages in this direction. */
  readonly input: string;
  /** Why the other language refuses the string. */
  readonly refusal: Diagnostic;
}

/** A language: the strings that match a rule of a standard. */
export interface LanguageChoice extends RuleOptions {
  /** The id of the standard. Default: RFC 3986. */
  readonly standard?: StandardId | undefined;
}

/** The difference between two languages. */
export interface Difference {
  /** A string of the first language only; `null` if the second language includes the first. */
  readonly onlyFirst: Witness | null;
  /** A string of the second language only; `null` if the first language includes the second. */
  readonly onlySecond: Witness | null;
  /** The relation between the two languages. */
  readonly relation: "equal" | "first-in-second" | "second-in-first" | "neither";
  /**
   * The number of visited pairs of states. If a witness is `null`, all reachable pairs were visited, which is a proof.
   */
  readonly pairs: number;
}

/**
 * Compares the languages of two rules. The automata read the same strings, the shortest first, and visit every
 * reachable pair of states.
 *
 * @param a the standard and the rule of the first language; by default `rfc3986` and the standard's default rule
 * @param b the same for the second language
 * @returns which language includes the other, and a shortest string for each direction in which they differ
 * @throws {RangeError} if the standard or the rule is unknown
 * @throws {TypeError} if a language is not an object, or has a standard or a rule that is not a string
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

const CHECKS = { standard: optional(aString), rule: optional(aString) };

function languageOf(choice: LanguageChoice): Language {
  const { standard = CURRENT, rule: name } = readStrict<LanguageChoice>(choice, "language", CHECKS);
  const grammar = anyStandard(standard);
  const rule = name ?? grammar.defaultRule;
  return { grammar, rule, automaton: grammar.automaton(rule) };
}

function witness(input: string | null, { grammar, rule }: Language): Witness | null {
  return input === null ? null : { input, refusal: refusalBy(grammar, input, rule) };
}

/** The characters, the most readable first. Witnesses prefer them in this order. */
const READABLE = [...range(0x61, 0x7a), ...range(0x30, 0x39), ...range(0x21, 0x7e), ...range(0, 0x7f)];

/** The first letter beyond ASCII in this order; no grammar distinguishes it from the characters before it. */
const FIRST_LETTER = 0xe9;

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
}

/** A pair of states and the path to it. */
interface Pair {
  readonly mine: number;
  readonly other: number;
  readonly code: number;
  readonly before: Pair | null;
}

/** Searches breadth first for a string of the first language only. */
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

/** Returns one character for each pair of character classes. */
function representatives(mine: Automaton, other: Automaton): number[] {
  const byClasses = new Map<string, number>();
  const add = (code: number): void => {
    const key = `${String(mine.classOf(code))} ${String(other.classOf(code))}`;
    if (!byClasses.has(key)) byClasses.set(key, code);
  };
  READABLE.forEach(add);
  for (let code = FIRST_LETTER; code < CODE_UNITS; code++) if (mine.classOf(code) !== 0) add(code);
  return [...byClasses.values()];
}

function textOf(pair: Pair): string {
  const codes: number[] = [];
  for (let at = pair; at.before !== null; at = at.before) codes.unshift(at.code);
  return String.fromCharCode(...codes);
}
