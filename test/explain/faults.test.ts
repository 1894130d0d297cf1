// Typical mistakes of people. The culprit and the intended string were judged by hand before the explanations were
// written.
import { diagnose, repair, test as isValid } from "../../src/index.js";
import { repair as repairOfScheme, validate } from "../../src/schemes/index.js";
import type { Diagnostic } from "../../src/core/diagnostic.js";
import type { Repaired } from "../../src/explain/repair.js";
import { readExplanations, testExplanations } from "../support/explanations.js";
import { faults, type FaultRow } from "../tables/faults.js";
import { linesAbout } from "./explanations.js";

const rows = Object.values(faults).flat();

function explained({ input, as }: FaultRow): {
  readonly first: Diagnostic;
  readonly repaired: Repaired;
  readonly valid: boolean;
} {
  if (as === "scheme") {
    const [first] = validate(input).diagnostics.filter(({ severity }) => severity === "error");
    const repaired = repairOfScheme(input);
    return { first: first as Diagnostic, repaired, valid: validate(repaired.uri).ok };
  }
  const options = { rule: as === "URI" ? "URI" : "URI-reference" } as const;
  const repaired = repair(input, options);
  return { first: diagnose(input, options)[0] as Diagnostic, repaired, valid: isValid(repaired.uri, options) };
}

/** The percentage of rows that are as judged. */
function share(isAsJudged: (row: FaultRow) => boolean): number {
  return (100 * rows.filter(isAsJudged).length) / rows.length;
}

test("there are 250 inputs", () => {
  expect(rows.length).toBeGreaterThanOrEqual(250);
  expect(new Set(rows.map(({ input, as }) => JSON.stringify([input, as]))).size).toBe(rows.length);
});

test.each(rows.map((row) => [JSON.stringify(row.input), row] as const))("%s", (_, row) => {
  const { repaired, valid } = explained(row);
  expect(repaired.ok).toBe(valid);
});

testExplanations("typical-faults", linesAbout);

test("the table of complete explanations has each input", () => {
  const ways = { URI: "rfc3986 URI", reference: "rfc3986 URI-reference", scheme: "scheme" };
  const judged = rows.map(({ input, as }) => `${ways[as]}: ${JSON.stringify(input)}`);
  expect(readExplanations("typical-faults").map(({ as, input }) => `${as}: ${JSON.stringify(input)}`)).toEqual(judged);
});

test("in 95 of 100 rows the culprit is as judged, and in 90 the repair", () => {
  const culprits = share((row) => {
    const { start, end } = explained(row).first;
    const [from, to] = row.span;
    // The position of missing text may be on either side of its neighbor.
    return (start <= to && from <= end && start < to + 1) || start === from;
  });
  const repairs = share((row) => {
    const { ok, uri } = explained(row).repaired;
    const found = ok ? uri : null;
    return found === row.repaired || ("or" in row && found === row.or);
  });
  const certain = share((row) => {
    const { repaired } = explained(row);
    return !repaired.ok || repaired.uri !== row.repaired || repaired.certain === row.certain;
  });
  process.stdout.write(
    `${String(rows.length)} inputs: culprits ${culprits.toFixed(1)} %, repairs ${repairs.toFixed(1)} %, certainty ${certain.toFixed(1)} %\n`,
  );
  expect(culprits).toBeGreaterThan(95);
  expect(repairs).toBeGreaterThan(90);
  expect(certain).toBeGreaterThan(90);
});
