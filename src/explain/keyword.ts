/**
 * Finds the word that a grammar allows in place of a similar one: `sub` for `subtree`. It is always a guess.
 *
 * @module
 */
import { closest } from "../core/closest.js";
import type { Edit } from "../core/edits.js";
import { run, type Machine } from "./machine.js";

/** The length of the longest word. */
const LONGEST = 24;
/** Where a grammar allows more letters, any word can stand there. */
const MOST_LETTERS = 16;
const MOST_WORDS = 64;

/**
 * Proposes a word for the refused one.
 *
 * @param machine the automaton
 * @param text a text that the automaton refuses
 * @param at the offset where it is refused
 * @returns the edit; `null` if the grammar does not demand one of a few words there, or if none of them is similar
 */
export function keyword(machine: Machine, text: string, at: number): Edit | null {
  let [start, end] = [at, at];
  while (at - start <= LONGEST && WORD.test(text.charAt(start - 1))) start--;
  while (end - at <= LONGEST && WORD.test(text.charAt(end))) end++;
  if (start === end || end - start > LONGEST) return null;
  const word = text.slice(start, end).toLowerCase();
  const allowed = wordsAt(machine, run(machine, machine.start, text.slice(0, start)), text.charCodeAt(end));
  const [similar, ...others] = allowed.filter((each) => isStem(each, word) || isStem(word, each));
  const found = similar !== undefined && others.length === 0 ? similar : closest(word, allowed);
  return found === null ? null : { start, end, text: found };
}

const WORD = /[A-Za-z\d-]/;
/** The length of the shortest stem that tells a word. */
const STEM = 3;

const isStem = (stem: string, word: string): boolean => stem.length >= STEM && word.startsWith(stem);

/**
 * Returns the words that an automaton allows, in lower case if it allows both cases; an empty list if there are many.
 *
 * @param from the state before the word
 * @param next the code unit after the word; `NaN` at the end of the text
 */
function wordsAt(machine: Machine, from: number, next: number): readonly string[] {
  const words: string[] = [];
  const isEnd = (state: number): boolean =>
    Number.isNaN(next) ? machine.accepts(state) : machine.step(state, next) !== 0;
  const open: (readonly [word: string, state: number])[] = [["", from]];
  for (const [word, state] of open) {
    if (word !== "" && isEnd(state)) words.push(word);
    const letters = machine.expectedAt(state).filter((each) => WORD.test(each));
    const lower = letters.filter((each) => each === each.toLowerCase() || !letters.includes(each.toLowerCase()));
    if (lower.length > MOST_LETTERS || words.length > MOST_WORDS || word.length > LONGEST) return [];
    for (const each of lower) open.push([word + each, machine.step(state, each.charCodeAt(0))]);
    if (open.length > MOST_WORDS * LONGEST) return [];
  }
  return words;
}
