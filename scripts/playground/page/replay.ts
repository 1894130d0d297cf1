/**
 * A normalization made again from its changes: what each step found and what it left.
 *
 * @module
 */
import type { Change as AnyChange } from "../../../src/index.js";

/** A change of a step of any name. */
export type Change = Omit<AnyChange, "step"> & { readonly step: string };

/** A stretch of the text at a step: what it was, and what the step made of it. */
export interface Piece {
  readonly before: string;
  /** Equal to `before` where the step left it alone. */
  readonly after: string;
  readonly changed: boolean;
}

/** Changes of one step that follow on one another. */
export interface Round {
  readonly step: string;
  readonly section: string;
  readonly changes: readonly Change[];
  /** The whole text; `null` where the changes do not tell what became of it. */
  readonly pieces: readonly Piece[] | null;
}

/** A stretch of the input, with the text that now stands for it. */
interface Held {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The text at the beginning of the round. */
  readonly before: string;
  readonly changed: boolean;
}

/**
 * @param input the string that was normalized
 * @param changes what `normalize` did to it, in its order
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

/** Puts a change in the place of what it is about; `null` where something else stands there than the change says. */
function applied(held: readonly Held[], { start, end, before, after }: Change): readonly Held[] | null {
  const split = held.flatMap((each) => splitAt(each, start)).flatMap((each) => splitAt(each, end));
  const within = split.flatMap((each, index) => (each.start >= start && each.end <= end ? [index] : []));
  const behind = split.findIndex((each) => each.start >= end);
  const to = (within[within.length - 1] ?? (behind < 0 ? split.length : behind) - 1) + 1;
  // What is put in comes behind all else that has no length in the input.
  let from = before === "" ? to : (within[0] ?? to);
  const replaced = (): readonly Held[] => split.slice(from, to);
  // What has no length in the input may belong to what stands in front.
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

/** Only what still stands as in the input can be split: what was changed is one. */
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
