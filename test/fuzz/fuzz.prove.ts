// Runs the fuzzer for five minutes, or as many as FUZZ_MINUTES says, and reports each group of targets as a test.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Finding } from "./engine.js";

const minutes = process.env["FUZZ_MINUTES"] ?? "5";
const folder = mkdtempSync(join(tmpdir(), "fuzz-"));
const file = join(folder, "report.json");
const { status } = spawnSync(process.execPath, ["scripts/fuzz/run.js", "--minutes", minutes, "--report", file], {
  stdio: "inherit",
});
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
