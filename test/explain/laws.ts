/**
 * Laws of explanations and repairs. Each takes any string and throws an error if the law does not hold for it.
 *
 * @module
 */
import { atLength, inShort, triedOn, type Explanation } from "../../src/explain/explain.js";
import type { Source } from "../../src/explain/report.js";
import { viewOf } from "../../src/explain/view.js";
import { applyRepair, diagnose, recognize, repair, safeParse, test as isValid } from "../../src/index.js";
import { repair as repairOfScheme, validate } from "../../src/schemes/index.js";
import { same } from "../laws/law.js";

/** The rules for whole references. */
export const RULES = ["URI", "URI-reference", "absolute-URI", "relative-ref"] as const;

type ReferenceRule = (typeof RULES)[number];

/** Checks that just invalid strings have faults, that these are in order, and that the first one is the parser's. */
export function faultsAgree(text: string, rule: ReferenceRule): void {
  const faults = diagnose(text, { rule });
  same([text, faults.length === 0], [text, isValid(text, { rule })]);
  const result = safeParse(text, { rule });
  if (result.ok) return;
  same([text, faults[0]], [text, result.diagnostic]);
  same([text, result.diagnostic.index], [text, recognize(text, { rule }).index]);
  same([text, [...faults].sort((a, b) => a.start - b.start)], [text, faults]);
}

/** Checks that all repairs together give a valid string, and that edits do not overlap and change the input. */
export function repairsAgree(text: string, rule: ReferenceRule): void {
  const faults = diagnose(text, { rule });
  const { uri, ok } = repair(text, { rule });
  same([text, ok], [text, isValid(uri, { rule })]);
  if (faults.every(({ repair }) => repair !== undefined)) same([text, ok], [text, true]);
  for (const { repair } of faults) {
    if (repair === undefined) continue;
    repair.edits.forEach(({ start, end, text: written }, index) => {
      const before = repair.edits[index - 1];
      same([text, start >= (before?.end ?? 0) && end >= start], [text, true]);
      same([text, written === text.slice(start, end)], [text, false]);
    });
    if (faults.length === 1) same([text, isValid(applyRepair(text, repair), { rule })], [text, true]);
  }
}

/** Checks that repairing a repaired or a valid string changes nothing. */
export function repairsOnce(text: string, rule: ReferenceRule): void {
  for (const certain of [false, true]) {
    const { uri, applied } = repair(text, { rule, certain });
    same([text, repair(uri, { rule, certain }).uri], [text, uri]);
    same([text, certain && applied.some(({ repair }) => repair?.certain !== true)], [text, false]);
    if (isValid(text, { rule })) same([text, uri, applied], [text, text, []]);
  }
}

/** Checks that a repair does not change a valid host: `scheme` should have one, and `text` becomes the path. */
export function keepsHost(scheme: string, text: string): void {
  const input = `${scheme}://example.com/${text.replace(/^[^/]*\/+/, "")}`;
  const { uri } = repairOfScheme(input);
  same([input, uri.startsWith(`${scheme}://example.com`)], [input, true]);
}

/** Checks the same for validation with schemes. */
export function validationAgrees(text: string): void {
  const { ok, diagnostics } = validate(text);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  same([text, ok], [text, errors.length === 0]);
  const repaired = repairOfScheme(text);
  same([text, validate(repaired.uri).ok], [text, repaired.ok]);
  same([text, repairOfScheme(repaired.uri).uri], [text, repaired.uri]);
  if (ok) same([text, repaired.uri], [text, text]);
}

/** Checks that the short way to explain a text finds the same as the general one. Returns whether it takes the text. */
export function shortAgrees(text: string, { groundOf, whole }: Source): boolean {
  const tried = triedOn(viewOf(text, groundOf(text), whole));
  const short = inShort(tried);
  if (short === null) return false;
  same(plain(text, short), plain(text, atLength(tried, groundOf)));
  return true;
}

/** Returns an explanation as data, without what describes the grammar. */
function plain(text: string, { faults, exact, isRepaired, origin }: Explanation): unknown {
  const { index, state } = exact;
  const places = Array.from({ length: text.length + 2 }, (_, end) => origin({ start: end >> 1, end }));
  return { faults: faults.map((fault) => ({ ...fault, ground: null })), index, state, isRepaired, places };
}

/** Checks that no diagnostic of a text with a secret in it contains the secret. */
export function keepsSecrets(text: string, at: number, secret = "hunter2"): void {
  const input = text.slice(0, at) + secret + text.slice(at);
  for (const found of [...diagnose(input), ...diagnose(input, { rule: "URI" })]) {
    same([input, JSON.stringify(found).includes(secret)], [input, false]);
  }
}
