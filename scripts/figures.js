// Prints the figures of SECURITY.md that the tests count: run it after a build.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, run } from "./consumers/package.js";

/** The tests that count, as options of Jest. */
const TESTS = [
  ["--testMatch=**/{suites,conformance}.prove.ts"],
  ["test/laws", "test/schemes/laws", "test/explain/laws"],
];

const place = mkdtempSync(join(tmpdir(), "figures-"));
const file = join(place, "tally");
try {
  process.env["TALLY"] = file;
  process.env["THOROUGH"] = "1";
  const jest = ["--experimental-vm-modules", "--no-warnings", join(ROOT, "node_modules/jest/bin/jest.js"), "--silent"];
  for (const options of TESTS) run([process.execPath, ...jest, ...options], ROOT);
  /** @type {Map<string, { tests: number, sum: number }>} */
  const sums = new Map();
  for (const line of readFileSync(file, "utf8").trimEnd().split("\n")) {
    const [what = "", count] = line.split("\t");
    const { tests, sum } = sums.get(what) ?? { tests: 0, sum: 0 };
    sums.set(what, { tests: tests + 1, sum: sum + Number(count) });
  }
  for (const [what, { tests, sum }] of sums)
    console.log(`${what}: ${sum.toLocaleString("en")} in ${String(tests)} tests`);
} finally {
  rmSync(place, { recursive: true, force: true });
}
