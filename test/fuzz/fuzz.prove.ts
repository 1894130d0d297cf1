// Runs the fuzzer with the same values each time, and reports each group of targets as a test.
// `npm run fuzz` looks for new ones.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { effort } from "../support/effort.js";
import type { Finding } from "./engine.js";

/** The seed and the number of values. A time would end the run at another value on another machine. */
const SEED = "3986";
const RUNS = effort("30000", "60000");

const folder = mkdtempSync(join(tmpdir(), "fuzz-"));
const file = join(folder, "report.json");
const { status } = spawnSync(
  process.execPath,
  ["scripts/fuzz/run.js", "--seed", SEED, "--runs", RUNS, "--report", file],
  { stdio: "inherit" },
);
const groups = Object.entries(
  JSON.parse(readFileSync(file, "utf8")) as Record<
    string,
    { readonly executions: number; readonly findings: Finding[] }
  >,
);
rmSync(folder, { recursive: true });

test("the fuzzer has ended without a finding", () => {
  expect(status).toBe(0);
});

test.each(groups)("%s", (_, { executions, findings }) => {
  expect(findings).toEqual([]);
  expect(executions).toBeGreaterThan(0);
});
