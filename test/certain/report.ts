/**
 * Judges many strings, and reports what breaks a law.
 *
 * @module
 */
import process from "node:process";
import { written } from "../fuzz/value.js";
import { tally } from "../support/tally.js";
import { KINDS } from "./data.js";
import type { Explainer } from "./explainers.js";
import { certainKeepsData, newCount, oneByOne, type Count, type Violation } from "./laws.js";

/** A string and what explains it. */
export type Case = readonly [text: string, explainer: Explainer];

/** `CERTAIN=print` prints all violations of a law, by reason. Otherwise a failure shows a few of each. */
const PRINTS_ALL = process.env["CERTAIN"] === "print";
const SHOWN = 3;

/** Checks that certain repairs keep the data, prints the counts, and returns the violations as lines. */
export function keepData(name: string, cases: Iterable<Case>): readonly string[] {
  const count = newCount();
  const violations: Violation[] = [];
  for (const [text, explainer] of cases) violations.push(...certainKeepsData(text, explainer, count));
  process.stdout.write(`${name}: ${lineOf(count)}, ${String(violations.length)} violations\n`);
  tally("strings whose certain repairs are judged", count.strings);
  return reported(violations);
}

/** Checks that one repair after the other gives the same as all at once, and returns the violations as lines. */
export function equalAtOnce(name: string, cases: Iterable<Case>): readonly string[] {
  let strings = 0;
  const violations: Violation[] = [];
  for (const [text, explainer] of cases) {
    strings++;
    violations.push(...oneByOne(text, explainer));
  }
  process.stdout.write(`${name}: ${String(strings)} strings one by one, ${String(violations.length)} violations\n`);
  return reported(violations);
}

function lineOf({ strings, repairs, kinds }: Count): string {
  const byKind = KINDS.map((kind) => `${kind} ${String(kinds[kind])}`).join(", ");
  return `${String(strings)} strings, ${String(repairs)} certain repairs (edits: ${byKind})`;
}

/** Returns lines for violations: each reason with its number, and some strings or all of them. */
function reported(violations: readonly Violation[]): readonly string[] {
  const groups = new Map<string, Violation[]>();
  for (const each of violations) {
    const reason = each.reason.replace(/^(one by one gives).*/s, "$1 another text than all at once");
    groups.set(reason, [...(groups.get(reason) ?? []), each]);
  }
  const sorted = [...groups].sort(([, a], [, b]) => b.length - a.length);
  const lines = sorted.flatMap(([reason, group]) => [
    `${String(group.length)}: ${reason}`,
    ...(PRINTS_ALL ? group : spread(group)).map(
      ({ explainer, codes, text, result }) => `  ${explainer}, ${codes}: ${written(text)} -> ${written(result)}`,
    ),
  ]);
  if (PRINTS_ALL && lines.length > 0) process.stdout.write(`${lines.join("\n")}\n`);
  return lines;
}

/** Returns a few of a list, from its start to its end. */
function spread(group: readonly Violation[]): readonly Violation[] {
  const step = Math.max(1, Math.floor(group.length / SHOWN));
  return group.filter((_, index) => index % step === 0).slice(0, SHOWN);
}
