/**
 * What several schemes need to look at text that has percent-encoded octets in it, and to change it.
 *
 * @module
 */
import type { Rules } from "../../core/language.js";
import { lazy } from "../../core/lazy.js";
import { characterSet, type CharacterSet } from "../../core/percent.js";
import type { SchemeEdit, Span } from "../mechanism/check.js";

/** How many findings of a kind are worth the while in one string. */
const MOST = 100;

/**
 * The edit that gives a stretch another text; none where it has that text.
 *
 * @param section the section that the change rests on
 */
export function rewrite(input: string, { start, end }: Span, text: string, section: string): readonly SchemeEdit[] {
  return input.slice(start, end) === text ? [] : [{ start, end, text, section }];
}

/**
 * The parts of a stretch, empty ones too: the first of them, where they are very many.
 *
 * @param separator one character
 */
export function split(input: string, { start, end }: Span, separator: string): readonly Span[] {
  const text = input.slice(start, end);
  const parts: Span[] = [];
  for (let at = 0; at >= 0 && parts.length < MOST;) {
    const next = text.indexOf(separator, at);
    parts.push({ start: start + at, end: next < 0 ? end : start + next });
    at = next < 0 ? next : next + 1;
  }
  return parts;
}

/** The front of a text, up to the first of some delimiters. */
export function upTo(text: string, delimiter: RegExp): string {
  const end = text.search(delimiter);
  return end < 0 ? text : text.slice(0, end);
}

/** What the percent-encoded octets say; `null` if they are not UTF-8. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Those that come after one of the same key: the first of them, where they are very many. */
export function repeated<Each>(list: readonly Each[], keyOf: (each: Each) => string): readonly Each[] {
  const known = new Set<string>();
  return few(
    list.filter((each) => {
      const key = keyOf(each);
      return known.has(key) || !known.add(key);
    }),
  );
}

/** Order by the code units of a key: that of ASCII. */
export function byKey<Each>(keyOf: (each: Each) => string): (a: Each, b: Each) => number {
  return (a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b)));
}

/** The first of a list: what looks at each other's findings in turn is kept from taking for ever on hostile input. */
export function few<Each>(list: Iterable<Each>): readonly Each[] {
  const result: Each[] = [];
  for (const each of list) {
    if (result.push(each) === MOST) break;
  }
  return result;
}

/**
 * The characters that match a rule by themselves, found when they are first asked for.
 *
 * @param except characters that the rule has and a URI has not
 */
export function charactersBy(language: Rules, rule: string, except = ""): () => CharacterSet {
  return lazy(() => characterSet((character) => !except.includes(character) && language.test(character, { rule })));
}
