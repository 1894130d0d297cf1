/**
 * The laws of certain repairs. The tests check them on many strings, and the fuzzer on its own.
 *
 * @module
 */
import type { Diagnostic } from "../../src/core/diagnostic.js";
import { changed, KINDS, type Change, type Judgement, type Kind } from "./data.js";
import { judgeAs, type Explainer } from "./explainers.js";

/** What the laws have judged. */
export interface Count {
  strings: number;
  /** The certain repairs: each alone, and all of a string together. */
  repairs: number;
  readonly kinds: Record<Kind, number>;
}

/** A certain repair that breaks a law. */
export interface Violation {
  readonly explainer: string;
  readonly reason: string;
  /** The codes of the diagnostics. */
  readonly codes: string;
  readonly text: string;
  readonly result: string;
}

/** Returns an empty count. */
export function newCount(): Count {
  return { strings: 0, repairs: 0, kinds: Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number> };
}

/** The most rounds of repairs that a string can need. */
const ROUNDS = 8;

/** Returns the certain repairs among diagnostics. */
function certainIn(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ repair }) => repair?.certain === true);
}

const editsOf = ({ repair }: Diagnostic): readonly Change[] => repair?.edits ?? [];

/** Puts the edits of several repairs together. Of two edits that overlap, only the first one is applied. */
function together(diagnostics: readonly Diagnostic[]): readonly Change[] {
  const edits = diagnostics.flatMap(editsOf).sort((a, b) => a.start - b.start || a.end - b.end);
  let done = 0;
  return edits.filter(({ start, end }) => {
    const isApart = start >= done;
    if (isApart) done = end;
    return isApart;
  });
}

/**
 * Checks that certain repairs of a string keep its data: each alone, and all together, round by round.
 *
 * @param count is increased
 * @returns the repairs that do not
 */
export function certainKeepsData(text: string, explainer: Explainer, count: Count = newCount()): readonly Violation[] {
  const violations: Violation[] = [];
  const check = (before: string, faults: readonly Diagnostic[], edits: readonly Change[]): void => {
    const { reason, kinds }: Judgement = judgeAs(explainer, before, edits);
    count.repairs++;
    for (const kind of KINDS) count.kinds[kind] += kinds[kind];
    if (reason !== null) violations.push(violationOf(explainer, reason, faults, before, edits));
  };
  count.strings++;
  let now = text;
  for (let round = 0; round < ROUNDS; round++) {
    const faults = certainIn(explainer.diagnose(now));
    if (faults.length === 0) break;
    for (const fault of faults) check(now, [fault], editsOf(fault));
    const edits = together(faults);
    if (faults.length > 1) check(now, faults, edits);
    now = changed(now, edits);
  }
  return violations;
}

function violationOf(
  { name }: Explainer,
  reason: string,
  faults: readonly Diagnostic[],
  text: string,
  edits: readonly Change[],
): Violation {
  const codes = [...new Set(faults.map(({ code }) => code))].join(" ");
  return { explainer: name, reason, codes, text, result: changed(text, edits) };
}

/**
 * Checks that the first certain repair, applied again and again, ends, and gives what `repair` gives at once. Each edit
 * must change the text, and each repair must say what it does. `repair` never changes a valid text, so the repairs of
 * advice come after those of errors, and the result of `repair` lies between them.
 *
 * @returns what is wrong
 */
export function oneByOne(text: string, explainer: Explainer): readonly Violation[] {
  const atOnce = explainer.repair?.(text);
  let now = text;
  let last: readonly Diagnostic[] = [];
  let withoutErrors: string | undefined;
  const seen = new Set<string>();
  for (;;) {
    const faults = certainIn(explainer.diagnose(now));
    const error = faults.find(({ severity }) => severity === "error");
    if (!error) withoutErrors ??= now;
    const fault = error ?? faults[0];
    if (!fault) break;
    last = [fault];
    const edits = editsOf(fault);
    const wrong = (reason: string): readonly Violation[] => [violationOf(explainer, reason, last, now, edits)];
    if (seen.has(now)) return wrong("one by one: it never ends");
    seen.add(now);
    if (edits.length === 0) return wrong("one by one: a repair has no edits");
    if (edits.some((edit) => now.slice(edit.start, edit.end) === edit.text)) {
      return wrong("one by one: an edit changes nothing");
    }
    if (!/\S/.test(fault.repair?.message ?? "")) return wrong("one by one: a repair has no message");
    now = changed(now, edits);
    if (seen.size > MOST_STEPS + 2 * text.length) return wrong("one by one: it does not end");
  }
  if (atOnce === undefined || atOnce === withoutErrors) return [];
  const all = certainIn(explainer.diagnose(text));
  const codes = [...new Set(all.map(({ code }) => code))].join(" ");
  const reason = `one by one gives ${JSON.stringify(withoutErrors)}, and all at once ${JSON.stringify(atOnce)}`;
  return [{ explainer: explainer.name, reason, codes, text, result: withoutErrors ?? now }];
}

/** The number of repairs that even a short string can need. */
const MOST_STEPS = 20;
