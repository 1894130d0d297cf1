/**
 * Says in a sentence what the edits of a repair do. The sentence follows from the edits alone, so it cannot say anything
 * else. It repeats at most one character of the input.
 *
 * @module
 */
import { characterEnd, quoted } from "../core/diagnostic.js";
import type { Edit } from "../core/edits.js";
import { isEncodingOf } from "../core/percent.js";
import { kindOf, nounOf, type Kind } from "./characters.js";

/** The length of the longest text that a sentence quotes. */
const MOST_QUOTED = 40;
/** The number of different texts that a sentence quotes. */
const MOST_TEXTS = 3;

/**
 * Returns the sentence for a repair.
 *
 * @param input the input of the repair
 * @param edits the edits, at least one, in order
 * @param ours new texts that come from a grammar or a list, and not from the input
 */
export function wordsOfEdits(input: string, edits: readonly Edit[], ours: readonly string[] = []): string {
  const [first] = edits as [Edit];
  // Most repairs have one edit, which writes a short text.
  if (edits.length === 1 && first.text !== "" && isQuotable(input, first, ours)) {
    return `Write ${quoted(first.text)}${placeOf(input, edits)}.`;
  }
  const removals = edits.filter(({ text }) => text === "");
  const writing = edits.filter(({ text }) => text !== "");
  if (writing.length === 0) return `Remove ${removed(input, removals)}.`;
  const write = written(input, writing, ours);
  return removals.length === 0 ? `${write}.` : `${write}, and remove ${removed(input, removals)}.`;
}

/** A repair that replaces one span of the input. Its sentence follows from what it changes. */
export interface Suggestion extends Edit {
  /** The part that the repair changes, such as "the password". It contains no text of the input. */
  readonly what?: string | undefined;
  /** Whether the new text comes from a list or a grammar, so that the sentence can quote it. */
  readonly isOurs?: boolean | undefined;
}

/**
 * Returns the sentence for one change. The verb follows from the edit.
 *
 * @param input the input of the repair
 * @param change the edit, and words for what it changes
 */
export function wordsOfChange(input: string, { what, isOurs = false, start, end, text }: Suggestion): string {
  const edit = { start, end, text };
  const before = input.slice(start, end);
  if (text === "" && what !== undefined) return `Remove ${what}.`;
  if (text === "" || isOurs) return wordsOfEdits(input, [edit], isOurs ? [text] : []);
  if (text === before.toUpperCase()) return `Write ${what ?? "it"} in upper case.`;
  // The digits of triplets can become upper case at the same time.
  if (outsideTriplets(text) === outsideTriplets(before).toLowerCase()) return `Write ${what ?? "it"} in lower case.`;
  const removals = added(before, text);
  if (removals !== null && what !== undefined) return `Remove ${what}.`;
  if (isQuotable(input, edit, [])) return wordsOfEdits(input, [edit]);
  if (text.length > before.length && octetsOf(text) === octetsOf(before)) {
    return `Percent-encode ${what ?? "these characters"}.`;
  }
  if (removals !== null) return `Remove ${eachOf(removals.map((each) => each.text))}.`;
  const insertions = added(text, before);
  if (insertions !== null) {
    return wordsOfEdits(
      input,
      insertions.map((each) => ({ start: start + each.at, end: start + each.at, text: each.text })),
    );
  }
  const others = replaced(before, text);
  if (others !== null) return `Write ${others.map(quoted).join(" and ")}.`;
  if (withoutMarks(text) === withoutMarks(before)) return `Put ${what ?? "the punctuation"} in its place.`;
  return isReordered(before, text) ? `Put ${what ?? "the marked text"} in order.` : "Replace the marked text.";
}

const outsideTriplets = (text: string): string => text.replace(/%../g, "%");
const octetsOf = (text: string): string =>
  text.replace(/%([\dA-F]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
const withoutMarks = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, "");

/**
 * Returns the texts that a longer text has in addition, and their offsets in the shorter one; `null` if it does not have
 * all characters of the shorter one in their order.
 */
function added(longer: string, shorter: string): { at: number; text: string }[] | null {
  if (longer.length <= shorter.length) return null;
  const found: { at: number; text: string }[] = [];
  let at = 0;
  for (const character of longer) {
    if (shorter.startsWith(character, at)) {
      at += character.length;
      continue;
    }
    const last = found.at(-1);
    if (last?.at === at) last.text += character;
    else found.push({ at, text: character });
  }
  return at === shorter.length ? found : null;
}

/** Names texts that are removed. If all are the same punctuation, it can be quoted. */
function eachOf(texts: readonly string[]): string {
  const [text, ...others] = [...new Set(texts)] as [string, ...string[]];
  return others.length === 0 && /^[^\w%]$/.test(text) ? `each ${quoted(text)}` : "the other characters";
}

/** Returns the punctuation that replaces other characters, each once; `null` if more is different. */
function replaced(before: string, after: string): string[] | null {
  if (before.length !== after.length) return null;
  const others = new Set<string>();
  for (let at = 0; at < after.length; at++) {
    const character = after.charAt(at);
    if (character === before.charAt(at)) continue;
    if (!MARK.test(character) || others.add(character).size > MOST_TEXTS) return null;
  }
  return [...others];
}

/** Punctuation of ASCII that means only itself in a sentence. */
const MARK = /^[!-$&-/:-@[-^`{-~]$/;

/** Returns whether two texts have the same characters, in another order. A URI is too long to sort it. */
function isReordered(before: string, after: string): boolean {
  const counts = new Map<string, number>();
  for (const character of before) counts.set(character, (counts.get(character) ?? 0) + 1);
  for (const character of after) {
    const count = counts.get(character) ?? 0;
    if (count === 0) return false;
    counts.set(character, count - 1);
  }
  return before.length === after.length;
}

/** Names what is removed. */
function removed(input: string, edits: readonly Edit[]): string {
  const [first] = edits as [Edit];
  const last = edits.at(-1) as Edit;
  const isSingle = edits.length === 1;
  if (isSingle && characterEnd(input, first.start) === first.end) return theNoun(input.slice(first.start, first.end));
  const [isFront, isBack] = [first.start === 0, last.end === input.length];
  const kinds = new Set<Kind>();
  for (const { start, end } of edits) {
    for (let at = start; at < end; at = characterEnd(input, at)) kinds.add(kindOf(input.codePointAt(at) as number));
  }
  if (kinds.size === 1 && kinds.has("invisible")) return "the invisible characters";
  if (!kinds.has("ascii") && !kinds.has("other") && !kinds.has("control")) {
    return kinds.has("break") ? "the line break and the white space around it" : "the white space";
  }
  if (isFront && isBack && edits.length === 2) return "the text around the reference";
  if (isSingle && isFront) return "the text before the reference";
  if (isSingle && isBack) return "the text after the reference";
  return isSingle ? `these ${String(first.end - first.start)} characters` : `${String(edits.length)} pieces of text`;
}

/** Names one character that is removed. */
function theNoun(character: string): string {
  return nounOf(character.codePointAt(0) as number).replace(/^an? /, "the ");
}

/** Says what is written. */
function written(input: string, edits: readonly Edit[], ours: readonly string[]): string {
  const isEncoded = ({ start, end, text }: Edit): boolean => isEncodingOf(text, input.slice(start, end));
  const texts = [...new Set(edits.map(({ text }) => text))];
  if (texts.length <= MOST_TEXTS && edits.every((edit) => isQuotable(input, edit, ours))) {
    const all = texts.map(quoted);
    const list = all.length === 1 ? all.join("") : `${all.slice(0, -1).join(", ")} and ${all.at(-1) as string}`;
    return `Write ${list}${placeOf(input, edits)}`;
  }
  if (edits.every(isEncoded)) return "Percent-encode these characters";
  if (edits.every(({ start, end, text }) => text === input.slice(start, end).toLowerCase())) {
    return "Write it in lower case";
  }
  if (edits.every(({ start, end, text }) => text === input.slice(start, end).normalize("NFKC"))) {
    return "Write the ASCII characters";
  }
  return edits.length === 1 ? "Replace the marked text" : `Replace ${String(edits.length)} pieces of text`;
}

/** Returns whether a sentence can quote a new text: it is short, and tells nothing of the input. */
const isQuotable = (input: string, edit: Edit, ours: readonly string[]): boolean =>
  edit.text.length <= MOST_QUOTED && (ours.includes(edit.text) || !isOfInput(input, edit));

/** Returns whether a new text can tell more than one character of the text that it replaces. */
function isOfInput(input: string, { start, end, text }: Edit): boolean {
  if (characterEnd(input, start) >= end || characterEnd(text, 0) === text.length || ENCODED.test(text)) return false;
  return /[A-Za-z\d%]/.test(text);
}

/** One percent-encoded character. */
const ENCODED = /^%[\dA-F]{2}(?:%[89AB][\dA-F]){0,3}$/;

/** Says where a text is inserted, if that is not where the fault is. */
function placeOf(input: string, edits: readonly Edit[]): string {
  const [{ start, end }] = edits as [Edit];
  const { length } = edits;
  if (length > 1) return length > new Set(edits.map(({ text }) => text)).size ? ` in ${String(length)} places` : "";
  if (start !== end) return "";
  return start === 0 ? " before it" : end === input.length ? " at the end" : " here";
}
