// What people get wrong: where the culprit is and what was meant was judged by hand before the explanations were written.
import { diagnose, repair, test as isValid } from "../../src/index.js";
import { repair as repairOfScheme, validate } from "../../src/schemes/index.js";
import type { Diagnostic } from "../../src/core/diagnostic.js";
import type { Repaired } from "../../src/explain/repair.js";
import { faults, type FaultRow } from "../tables/faults.js";

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

/** How many rows in a hundred are as judged. */
function share(isAsJudged: (row: FaultRow) => boolean): number {
  return (100 * rows.filter(isAsJudged).length) / rows.length;
}

test("there are 250 inputs", () => {
  expect(rows.length).toBeGreaterThanOrEqual(250);
  expect(new Set(rows.map(({ input, as }) => JSON.stringify([input, as]))).size).toBe(rows.length);
});

test.each(rows.map((row) => [JSON.stringify(row.input), row] as const))("%s", (_, row) => {
  const { first, repaired, valid } = explained(row);
  expect([first.code, first.message]).toEqual([row.code, row.message]);
  expect(repaired.ok).toBe(valid);
});

test("the culprit is where people see it in 95 of 100, and the repair what they mean in 90", () => {
  const culprits = share((row) => {
    const { start, end } = explained(row).first;
    const [from, to] = row.span;
    // What is missing has its place next to what is there.
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
