/**
 * Tests lines by their bytes, without converting them to strings.
 *
 * @module
 */
import type { Automaton } from "../core/automaton.js";
import { lazy } from "../core/lazy.js";
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
 * @param names the names of schemes. With them, only lines match that begin with one of them, in lower case, and ":"
 */
export function lineEndOf(automaton: Automaton, rule: string, names?: readonly string[]): LineEnd {
  const start = automaton.start(rule);
  const { classOf, next, accepts } = automaton.rows;
  const endFrom = (bytes: Uint8Array, from: number, begun: number): number => {
    let state = begun;
    let at = from;
    for (; at < bytes.length; at++) {
      // Bytes that are not ASCII have no transition, and neither have the code units with the same numbers.
      const to = next[state + (classOf[bytes[at] as number] as number)] as number;
      if (to === 0) break;
      state = to;
    }
    return accepts[state] === 1 && isEnd(bytes, at) ? at : -1;
  };
  if (names === undefined) return (bytes, from) => endFrom(bytes, from, start);
  // Making the tree takes longer than checking a thousand lines.
  const treeOfNames = lazy(() => treeOf(names, automaton, start));
  return (bytes, from) => {
    const { children, states } = treeOfNames();
    let node = 0;
    let at = from;
    do {
      const byte = bytes[at++] as number;
      // After the end of the bytes, this is false, too.
      node = byte < WIDTH ? (children[node * WIDTH + byte] as number) : 0;
    } while (node !== 0 && states[node] === 0);
    return node === 0 ? -1 : endFrom(bytes, at, states[node] as number);
  };
}

/** The number of children that a node of a tree can have: one for each character of ASCII. */
const WIDTH = 0x80;

/** A tree of names. Its nodes are numbers; the root is 0. */
interface Tree {
  /** The children of all nodes, `WIDTH` for each: 0 for none. */
  readonly children: Uint16Array;
  /** The state of the automaton after the complete name of each node; 0 for other nodes. */
  readonly states: readonly number[];
}

/** Makes a tree of the names that can begin a string, each with a ":". */
function treeOf(names: readonly string[], automaton: Automaton, start: number): Tree {
  const children: number[] = new Array<number>(WIDTH).fill(0);
  const states = [0];
  for (const name of names) {
    const codes = Array.from(`${name}:`, (character) => character.charCodeAt(0));
    const state = codes.reduce((each, code) => (each === 0 ? 0 : automaton.step(each, code)), start);
    if (state === 0) continue;
    let node = 0;
    for (const code of codes) {
      const place = node * WIDTH + code;
      if (children[place] === 0) {
        children[place] = states.length;
        states.push(0);
        for (let count = 0; count < WIDTH; count++) children.push(0);
      }
      node = children[place] as number;
    }
    states[node] = state;
  }
  return { children: Uint16Array.from(children), states };
}

/** Returns whether a line ends at an offset. */
function isEnd(bytes: Uint8Array, at: number): boolean {
  return at === bytes.length || bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] === LF);
}
