/**
 * Repeats a normalization from its changes, to show the text before and after each step.
 *
 * @module
 */
import type { Change as AnyChange } from "../../../src/index.js";

/** A change by any step. */
export type Change = Omit<AnyChange, "step"> & { readonly step: string };

/** A range of the text at a step, before and after the step. */
export interface Piece {
  readonly before: string;
  /** Equal to `before` if the step did not change it. */
  readonly after: string;
  readonly changed: boolean;
}

/** Consecutive changes of one step. */
export interface Round {
  readonly step: string;
  readonly section: string;
  readonly changes: readonly Change[];
  /** The whole text; `null` if the changes do not determine it. */
  readonly pieces: readonly Piece[] | null;
}

/** A range of the input, with its current text. */
interface Held {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The text at the beginning of the step. */
  readonly before: string;
  readonly changed: boolean;
}

/**
 * Repeats a normalization.
 *
 * @param input the string that was normalized
 * @param changes the changes of `normalize`, in their order
 */
export function replay(input: string, changes: readonly Change[]): readonly Round[] {
  let held: readonly Held[] | null = [{ start: 0, end: input.length, text: input, before: input, changed: false }];
  return inRounds(changes).map((round) => {
    held &&= held.map((each) => ({ ...each, before: each.text, changed: false }));
    for (const change of round) held &&= applied(held, change);
    const [{ step, section }] = round as [Change];
    const pieces = held?.map(({ before, text, changed }) => ({ before, after: text, changed })) ?? null;
    return { step, section, changes: round, pieces };
  });
}

function inRounds(changes: readonly Change[]): Change[][] {
  const rounds: Change[][] = [];
  let former = "";
  for (const change of changes) {
    const step = `${change.step} ${change.section}`;
    if (step !== former) rounds.push([]);
    rounds[rounds.length - 1]?.push(change);
    former = step;
  }
  return rounds;
}

/** Applies a change. Returns `null` if the current text differs from the text before the change. */
function applied(held: readonly Held[], { start, end, before, after }: Change): readonly Held[] | null {
  const split = held.flatMap((each) => splitAt(each, start)).flatMap((each) => splitAt(each, end));
  const within = split.flatMap((each, index) => (each.start >= start && each.end <= end ? [index] : []));
  const behind = split.findIndex((each) => each.start >= end);
  const to = (within[within.length - 1] ?? (behind < 0 ? split.length : behind) - 1) + 1;
  // An insertion comes after all other pieces without length in the input.
  let from = before === "" ? to : (within[0] ?? to);
  const replaced = (): readonly Held[] => split.slice(from, to);
  // A piece without length in the input may belong to the piece before it.
  while (from < to && textOf(replaced()) !== before && split[from]?.end === start) from++;
  if (textOf(replaced()) !== before) return null;
  const former = replaced()
    .map((each) => each.before)
    .join("");
  return [...split.slice(0, from), { start, end, text: after, before: former, changed: true }, ...split.slice(to)];
}

function textOf(held: readonly Held[]): string {
  return held.map(({ text }) => text).join("");
}

/** Splits a piece that has not changed. A changed piece cannot be split. */
function splitAt(held: Held, at: number): readonly Held[] {
  const { start, end, text } = held;
  if (at <= start || at >= end || held.changed || text.length !== end - start) return [held];
  const cut = at - start;
  const part = (from: number, to: number): Held => ({
    start: start + from,
    end: start + to,
    text: text.slice(from, to),
    before: text.slice(from, to),
    changed: false,
  });
  return [part(0, cut), part(cut, text.length)];
}
