/**
 * Tests lines by their bytes, without converting them to strings.
 *
 * @module
 */
import type { Automaton } from "../core/automaton.js";
import { CR, LF } from "./lines.js";

/**
 * Tests the line that begins at an offset of UTF-8.
 *
 * @returns the offset where the line ends, before its LF or CRLF or at the end of the bytes; -1 if it does not match
 */
export type LineEnd = (bytes: Uint8Array, from: number) => number;

/**
 * Creates a function that finds the end of a line that matches a rule.
 *
 * @param automaton an automaton that can start from the rule
 * @param rule a rule whose strings are ASCII without line breaks
 */
export function lineEndOf(automaton: Automaton, rule: string): LineEnd {
  const start = automaton.start(rule);
  const { classOf, next, accepts } = automaton.rows;
  return (bytes, from) => {
    let state = start;
    let at = from;
    for (; at < bytes.length; at++) {
      // Bytes that are not ASCII have no transition, and neither have the code units with the same numbers.
      const to = next[state + (classOf[bytes[at] as number] as number)] as number;
      if (to === 0) break;
      state = to;
    }
    return accepts[state] === 1 && isEnd(bytes, at) ? at : -1;
  };
}

/** Returns whether a line ends at an offset. */
function isEnd(bytes: Uint8Array, at: number): boolean {
  return at === bytes.length || bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] === LF);
}
