// Typical mistakes of people. The culprit and the intended string were judged by hand before the explanations were
// written.
import { diagnose, repair, test as isValid } from "../../src/index.js";
import { repair as repairOfScheme, validate } from "../../src/schemes/index.js";
import type { Diagnostic } from "../../src/core/diagnostic.js";
import type { Repaired } from "../../src/explain/repair.js";
import { testExplanations } from "../support/explanations.js";
import { readJudged, type Judgement } from "../support/judgements.js";
import { linesAbout } from "./explanations.js";

const rows = readJudged("typical");

function explained({ input, as }: Judgement): {
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
function share(isAsJudged: (row: Judgement) => boolean): number {
  return (100 * rows.filter(isAsJudged).length) / rows.length;
}

test("there are 250 inputs with culprits", () => {
  expect(rows.length).toBeGreaterThanOrEqual(250);
  expect(rows.filter(({ culprit }) => culprit === null)).toEqual([]);
  expect(new Set(rows.map(({ input, as }) => JSON.stringify([input, as]))).size).toBe(rows.length);
});

test.each(rows.map((row) => [JSON.stringify(row.input), row] as const))("%s", (_, row) => {
  const { repaired, valid } = explained(row);
  expect(repaired.ok).toBe(valid);
});

const WAYS: Readonly<Record<string, string>> = {
  URI: "rfc3986 URI",
  reference: "rfc3986 URI-reference",
  scheme: "scheme",
};

testExplanations(
  "typical-faults",
  linesAbout,
  rows.map(({ as, input }) => ({ as: WAYS[as] as string, input })),
);

test("in 95 of 100 rows the culprit is as judged, and in 90 the repair", () => {
  const culprits = share((row) => {
    const { start, end } = explained(row).first;
    const [from, to] = row.culprit as NonNullable<Judgement["culprit"]>;
    // The position of missing text may be on either side of its neighbor.
    return (start <= to && from <= end && start < to + 1) || start === from;
  });
  const repairs = share((row) => {
    const { ok, uri } = explained(row).repaired;
    return row.accepted.includes(ok ? uri : null);
  });
  const certain = share((row) => {
    const { repaired } = explained(row);
    return !repaired.ok || repaired.uri !== row.accepted[0] || repaired.certain === row.mayBeCertain;
  });
  process.stdout.write(
    `${String(rows.length)} inputs: culprits ${culprits.toFixed(1)} %, repairs ${repairs.toFixed(1)} %, certainty ${certain.toFixed(1)} %\n`,
  );
  expect(culprits).toBeGreaterThan(95);
  expect(repairs).toBeGreaterThan(90);
  expect(certain).toBeGreaterThan(90);
});
