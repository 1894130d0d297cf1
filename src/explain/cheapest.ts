/**
 * Finds the cheapest repair near the offset where the automaton refuses a text, by dynamic programming over offsets and
 * states. It is the last resort and always a guess.
 *
 * @module
 */
import type { Edit } from "../core/edits.js";
import { isTriplet, triplet } from "../core/percent.js";
import { isWhite, kindOf, LOOKALIKES, otherCase } from "./characters.js";
import { run, type Machine } from "./machine.js";

/** The range of offsets that a repair can change, relative to the refused offset. */
const BEFORE = 48;
const BEHIND = 6;

/** The cost of each kind of edit. Among edits of equal cost, the one nearest to the refused offset is preferred. */
const COST = {
  blank: 2,
  case: 2,
  lookalike: 3,
  encode: 4,
  repeated: 5,
  keyword: 8,
  insert: 7,
  transpose: 7,
  replace: 10,
  punctuation: 8,
  other: 12,
};
/** More than the largest distance from the refused offset. */
const UNIT = 64;
const MOST_COST = 13 * UNIT;
/** The maximum number of repairs returned. */
const MOST_REPAIRS = 6;

/** An offset and a state, reached by edits. */
interface Node {
  readonly at: number;
  readonly state: number;
  readonly edit: Edit | null;
  readonly from: Node | null;
}

/**
 * The characters that can replace another one. "#" and "+" are missing: an edit must not begin a fragment or make a
 * number international.
 */
const PUNCTUATION = Array.from("-._~:/?[]@!$&'()*,;=");
/** The characters that can be inserted: pure delimiters. */
const DELIMITERS = Array.from(":/?@&=;,[]()");

/**
 * Finds the cheapest repairs.
 *
 * @param machine the automaton
 * @param text a text that the automaton refuses
 * @param place the offset where it is refused
 * @returns lists of edits, the cheapest first. After the edits of a list, the automaton accepts the text or gets past
 *   the offset.
 */
export function cheapest(machine: Machine, text: string, place: number): readonly (readonly Edit[])[] {
  const first = Math.max(0, place - BEFORE);
  const goal = Math.min(text.length, place + BEHIND);
  const buckets: Node[][] = [];
  const push = (cost: number, node: Node): void => {
    const bucket = buckets[cost];
    if (bucket === undefined) buckets[cost] = [node];
    else bucket.push(node);
  };
  push(0, { at: first, state: run(machine, machine.start, text.slice(0, first)), edit: null, from: null });
  const done = new Set<number>();
  const found: (readonly Edit[])[] = [];
  for (let cost = 0; cost <= MOST_COST; cost++) {
    const bucket = buckets[cost];
    if (bucket === undefined) continue;
    for (const node of bucket) {
      const { at, state } = node;
      const key = at * 0x100000 + state;
      if (done.has(key)) continue;
      done.add(key);
      if (at >= goal && (at < text.length || machine.accepts(state))) {
        found.push(editsOf(node));
        if (found.length === MOST_REPAIRS) return found;
        continue;
      }
      for (const [price, edit, next] of changes(machine, text, at, state, place)) {
        const total = cost + (price === 0 ? 0 : price * UNIT + Math.abs(place - at));
        push(total, { at: edit === null ? at + 1 : edit.end, state: next, edit, from: node });
      }
    }
  }
  return found;
}

/** Yields the transitions from an offset and a state: the cost, the edit and the next state. */
function* changes(
  machine: Machine,
  text: string,
  at: number,
  state: number,
  place: number,
): Generator<readonly [number, Edit | null, number]> {
  const edited = (price: number, end: number, replacement: string): readonly [number, Edit, number] => [
    price,
    { start: at, end, text: replacement },
    run(machine, state, replacement),
  ];
  const all: (readonly [number, Edit | null, number])[] = [];
  // The characters of a percent-encoded octet are not edited one by one.
  const isOctet = [0, 1, 2].some((back) => isTriplet(text, at - back));
  // An "@" is not edited, because it decides the role of the text on both sides.
  if (isOctet || text.charAt(at) === "@") {
    const next = machine.step(state, text.charCodeAt(at));
    if (next !== 0) yield [0, null, next];
  } else if (at < text.length) {
    const code = text.charCodeAt(at);
    const character = text.charAt(at);
    const isLetterOrDigit = /[\dA-Za-z]/.test(character);
    all.push([0, null, machine.step(state, code)]);
    if (isWhite(code) || kindOf(code) === "invisible") all.push(edited(COST.blank, at + 1, ""));
    else if (text.charCodeAt(at - 1) === code) all.push(edited(COST.repeated, at + 1, ""));
    else all.push(edited(isLetterOrDigit ? COST.other : COST.punctuation, at + 1, ""));
    all.push(edited(COST.case, at + 1, otherCase(character)));
    const lookalike = LOOKALIKES.get(character);
    if (lookalike !== undefined) all.push(edited(COST.lookalike, at + 1, lookalike));
    if (!isLetterOrDigit && code < 0x80) {
      all.push(edited(COST.encode, at + 1, triplet(code)));
      for (const other of PUNCTUATION) all.push(edited(COST.replace, at + 1, other));
    }
    if (at + 1 < text.length && text.charAt(at + 1) !== "@") {
      all.push(edited(COST.transpose, at + 2, text.charAt(at + 1) + character));
    }
  }
  // If only one letter is allowed, it belongs to a keyword.
  const forced = onlyLetter(machine.expectedAt(state));
  if (forced !== null) {
    all.push(edited(COST.insert, at, forced));
    if (at < text.length && !isOctet) all.push(edited(COST.keyword, at + 1, forced));
  }
  // Inserting a delimiter inside a word is implausible, except where the automaton refuses the text.
  const isInWord = at !== place && /\w\w/.test(text.slice(at - 1, at + 1));
  for (const other of isInWord || text.charAt(at) === "@" ? [] : DELIMITERS) {
    all.push(edited(COST.insert, at, other));
  }
  for (const each of all) if (each[2] !== 0) yield each;
}

/** Returns the only letter in a list, which may be there in both cases; `null` if there is any other character. */
function onlyLetter([first = "", second = first, ...others]: readonly string[]): string | null {
  const letter = second.toLowerCase();
  return /[a-z]/.test(letter) && first.toLowerCase() === letter && others.length === 0 ? letter : null;
}

/** Returns the edits that lead to a node; adjacent edits are merged. */
function editsOf(node: Node): readonly Edit[] {
  const edits: Edit[] = [];
  for (let each: Node | null = node; each !== null; each = each.from) {
    const { edit } = each;
    if (edit === null) continue;
    const next = edits[0];
    if (next?.start === edit.end) edits[0] = { start: edit.start, end: next.end, text: edit.text + next.text };
    else edits.unshift(edit);
  }
  return edits;
}
