/**
 * Laws of repairs that hold for any string.
 *
 * @module
 */
import { applyRepair, type Diagnostic } from "../../src/core/diagnostic.js";
import { repair, validate } from "../../src/schemes/index.js";
import type { StandardId } from "../../src/standards/index.js";
import { same } from "../laws/law.js";

const errorsOf = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  diagnostics.filter(({ severity }) => severity === "error");

/** Checks that repairing terminates, gives what it announces, and does not change a valid string. */
export function repairEnds(text: string, standard: StandardId): void {
  const { ok, diagnostics } = validate(text, { standard });
  for (const certain of [false, true]) {
    const { uri, ok: isRepaired, applied, certain: isCertain } = repair(text, { standard, certain });
    same([text, validate(uri, { standard }).ok], [text, isRepaired]);
    same([text, repair(uri, { standard, certain }).uri], [text, uri]);
    same([text, applied.length === 0], [text, uri === text]);
    same([text, applied.every(({ repair }) => repair?.certain)], [text, isCertain]);
    if (ok) same(uri, text);
    if (certain) same([text, isCertain], [text, true]);
  }
  same([text, errorsOf(diagnostics).length === 0], [text, ok]);
}

/**
 * Checks that a single repair does not add errors, unless the grammar now accepts a string that it refused before. If a
 * grammar refuses a string for several reasons, the repairs belong together, and one of them alone can uncover others.
 */
export function repairsHelp(text: string, standard: StandardId): void {
  const before = validate(text, { standard });
  const errors = errorsOf(before.diagnostics);
  if (before.schemeNode === null && errors.length > 1) return;
  for (const { code, repair } of errors) {
    if (repair === undefined) continue;
    const after = validate(applyRepair(text, repair), { standard });
    const isAccepted = before.schemeNode === null && after.schemeNode !== null;
    same([text, code, isAccepted || errorsOf(after.diagnostics).length <= errors.length], [text, code, true]);
  }
}

/** Checks that no diagnostic contains a secret part of the input. Text that a repair writes may be next to one. */
export function keepsSecret(text: string, secret: string, standard: StandardId): void {
  for (const { repair, ...others } of validate(text, { standard }).diagnostics) {
    same([text, JSON.stringify(others).includes(secret)], [text, false]);
    same([text, repair?.message.includes(secret) ?? false], [text, false]);
  }
}
