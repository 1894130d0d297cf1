// Strings that were once repaired wrongly.
import { diagnose, repair } from "../../src/index.js";
import { repair as repairOfScheme, validate } from "../../src/schemes/index.js";
import { diagnoseTemplate, repairTemplate } from "../../src/template/explain.js";
import type { Diagnostic } from "../../src/core/diagnostic.js";
import { probes, type Probe } from "./probes.js";

/** What was found: the diagnostics, and the text after all repairs. */
type Explain = (text: string) => readonly [diagnostics: readonly Diagnostic[], result: string];

const explain: Readonly<Record<Probe["as"], Explain>> = {
  reference: (text) => [diagnose(text), repair(text).uri],
  scheme: (text) => [validate(text).diagnostics, repairOfScheme(text).uri],
  template: (text) => [diagnoseTemplate(text), repairTemplate(text).template],
};

/** Returns what is true of a probe, in the words of its table. */
function found({ text, as, expected }: Probe): Probe {
  const [diagnostics, result] = explain[as](text);
  const repairs = diagnostics.flatMap(({ repair: each }) => each ?? []);
  const isCertain = repairs.some(({ certain }) => certain);
  if (typeof expected === "object") return { text, as, expected: { guess: result } };
  if (expected === "no repair" && repairs.length > 0) return { text, as, expected: { guess: result } };
  return isCertain ? { text, as, expected: { guess: `certain: ${result}` } } : { text, as, expected };
}

test.each(Object.entries(probes))("%s", (_, rows) => {
  expect(rows.map(found)).toEqual(rows);
});
