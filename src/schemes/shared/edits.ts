/** Reads and edits text with percent-encoded octets, for several schemes. @module */
import type { Rules } from "../../core/language.js";
import { lazy } from "../../core/lazy.js";
import { characterSet, rewriteTriplets, type CharacterSet } from "../../core/percent.js";
import type { Children, NodeBase } from "../../tree/node.js";
import { NOTHING, type SchemeEdit, type Span } from "../mechanism/check.js";

/** The limit of findings of one kind in one string. */
const MOST = 100;

/** Returns the edit that replaces a span, with the section that allows it; an empty list if the span already has that text. */
export function rewrite(input: string, { start, end }: Span, text: string, section: string): readonly SchemeEdit[] {
  return input.slice(start, end) === text ? [] : [{ start, end, text, section }];
}

/** Yields the parts of a span that a separator of one character separates, also empty ones. */
export function* split(input: string, { start, end }: Span, separator: string): Generator<Span> {
  const text = input.slice(start, end);
  for (let at = 0; at >= 0;) {
    const next = text.indexOf(separator, at);
    yield { start: start + at, end: next < 0 ? end : start + next };
    at = next < 0 ? next : next + 1;
  }
}

/** Decodes percent-encoded octets; `null` if they are not UTF-8. */
export function decoded(text: string): string | null {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** About percent-encodings of octets that are not UTF-8. */
export const NOT_UTF8 = "These octets are not UTF-8. Write the octets of the text in UTF-8, such as '%C3%A9' for 'é'.";

/** Returns the first percent-encodings of a text that are not UTF-8, if there are any. */
export function notUTF8In(text: string, offset: number): readonly Span[] {
  if (!text.includes("%")) return NOTHING;
  // Check each run on its own, because an ASCII octet ends a character. The grammars do not know UTF-8.
  for (const { 0: run, index } of text.matchAll(/(?:%[89A-F][\dA-F])+/gi)) {
    if (decoded(run) === null) return [{ start: offset + index, end: offset + index + run.length }];
  }
  return NOTHING;
}

/** Returns the elements whose key already appeared earlier in the list, at most `MOST`. */
export function repeated<Each>(list: readonly Each[], keyOf: (each: Each) => string): readonly Each[] {
  if (list.length < 2) return [];
  const known = new Set<string>();
  return few(
    list.filter((each) => {
      const key = keyOf(each);
      return known.has(key) || !known.add(key);
    }),
  );
}

/** Makes a comparison function that sorts by the code units of a key, in ASCII order. */
export function byKey<Each>(keyOf: (each: Each) => string): (a: Each, b: Each) => number {
  return (a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b)));
}

/** Returns the first `MOST` elements, so that later steps do not take too long on hostile input. */
export function few<Each>(list: Iterable<Each>): readonly Each[] {
  const result: Each[] = [];
  for (const each of list) {
    if (result.push(each) === MOST) break;
  }
  return result;
}

/** Returns a function that gives the characters which match a rule by themselves, with exceptions. The first call finds them. */
export function charactersBy(language: Rules, rule: string, except = ""): () => CharacterSet {
  return lazy(() => characterSet((character) => !except.includes(character) && language.test(character, { rule })));
}

/**
 * Returns a function that decodes the percent-encoded unreserved characters of a valid text, and writes the digits of the
 * other percent-encodings in upper case. The grammar has the rule `unreserved`.
 */
export function canonicalBy(language: Rules): (text: string) => string {
  const unreserved = charactersBy(language, "unreserved");
  return (text) => rewriteTriplets(text, unreserved(), true);
}

/** Returns the nodes that paths of fields lead to, in the order of the paths. */
export function nodesAt(root: NodeBase, paths: readonly (readonly string[])[]): readonly NodeBase[] {
  const found: NodeBase[] = [];
  for (const path of paths) collect(root, path, 0, found);
  return found;
}

/** Adds the nodes that the rest of a path leads to. Checks of valid URIs call this often, so it makes no lists. */
function collect(from: NodeBase, path: readonly string[], first: number, found: NodeBase[]): void {
  let node = from;
  for (let at = first; at < path.length; at++) {
    const held = (node as unknown as Record<string, Children | undefined>)[path[at] as string];
    if (!held) return;
    if (Array.isArray(held)) {
      for (const each of held as readonly NodeBase[]) collect(each, path, at + 1, found);
      return;
    }
    node = held as NodeBase;
  }
  found.push(node);
}
