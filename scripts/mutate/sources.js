// `npm run mutate:sources`: changes the sources at one place at a time, and lists the changes that no test detects.
//
//     node scripts/mutate/sources.js [--quick] [--force] [--concurrency=2] [--sample=100 [--seed=1]] [<path>[:<line>-<line>]…]
//
// --sample draws so many changes of each folder; with the same seed and sources, always the same ones.
// --quick runs only the quick tests. Results of earlier runs are used again if their tests are the same; not with --force.
import { mkdirSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { EQUIVALENT, PARSER } from "./equivalent-parser.js";
import { FOLDERS, folderOf } from "./source/folders.js";
import { count, listOf, scoreOf, tableOf } from "./source/report.js";
import { TESTS } from "./source/runner.js";
import { linesOf, sampleOf } from "./source/sample.js";

/** The least score of a folder, in percent. */
const GOAL = 95;

/** The folder of the results. Git ignores it. */
const OUTPUT = "coverage/mutation";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: "boolean", default: false },
    force: { type: "boolean", default: false },
    concurrency: { type: "string", default: "2" },
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
  },
});

const all = FOLDERS.flatMap(({ files }) => files);
const ranges = positionals.length === 0 ? all : positionals.map((path) => path.replaceAll("\\", "/"));
const paths = ranges.map((range) => range.replace(/:\d.*$/, ""));
const [sample, seed] = [Number(values.sample ?? 0), Number(values.seed)];
/** The folders of which only a sample is drawn: `src/schemes` is then without `src/schemes/mechanism`. */
const drawn = new Set(sample > 0 ? FOLDERS.map(({ name }) => name).filter((name) => paths.includes(name)) : []);
/** @type {(file: string) => boolean} */
const isMutated = (file) =>
  paths.some((path) =>
    drawn.has(path) ? folderOf(file)?.name === path : file === path || file.startsWith(`${path}/`),
  );
const folders = FOLDERS.filter(
  (folder) => folder.files.some(isMutated) || paths.some((path) => folderOf(path) === folder),
);
const tests = folders.flatMap(({ byFile = [], quick, slow }) => [...byFile, ...quick, ...(values.quick ? [] : slow)]);
process.env[TESTS] = [...new Set(tests)].join();

mkdirSync(OUTPUT, { recursive: true });
const results = await new Stryker({
  mutate:
    sample > 0
      ? folders.flatMap((folder) => linesOf(folder, isMutated, sample, seed))
      : ranges.map((range) => (/\.[jt]s(?::|$)/.test(range) ? range : `${range}/**/*.ts`)),
  plugins: [fileURLToPath(new URL("source/runner.js", import.meta.url))],
  testRunner: "scripts",
  coverageAnalysis: "perTest",
  concurrency: Number(values.concurrency),
  // Tests of the command line start threads with a built module.
  ignorePatterns: [
    "/coverage",
    "/dist",
    "!/dist/cjs/**",
    "/generated/site",
    "/generated/playground",
    "/scripts/bench",
    "/.*",
  ],
  symlinkNodeModules: false,
  tempDirName: `${OUTPUT}/sandbox`,
  incremental: sample === 0,
  incrementalFile: `${OUTPUT}/incremental.json`,
  force: values.force,
  reporters: ["progress-append-only", "html"],
  htmlReporter: { fileName: `${OUTPUT}/report.html` },
  dryRunTimeoutMinutes: 60,
  // A loop that runs the mutant is counted and ends at once, so few mutants need this time. A busy machine must not reach it.
  timeoutMS: 30_000,
  timeoutFactor: 1,
  warnings: false,
  testRunnerNodeArgs: ["--no-warnings", "--max-old-space-size=2000"],
}).runMutationTest();

const mutants = results
  .map((result) => ({ ...result, source: relative(process.cwd(), result.fileName).replaceAll("\\", "/") }))
  .filter(({ source }) => isMutated(source));
const { rows, unused } = count(
  sample > 0 ? sampleOf(mutants, sample, seed) : mutants,
  isMutated(PARSER) ? EQUIVALENT : [],
);
const list = rows.map(listOf).join("");
writeFileSync(`${OUTPUT}/survivors.txt`, list);
process.stdout.write(`${list}\n${tableOf(rows)}`);
// A sample does not reach all records.
for (const { original, replacement } of sample > 0 ? [] : unused) {
  const [from, to] = [original, replacement].map((code) =>
    code instanceof RegExp ? String(code) : JSON.stringify(code),
  );
  console.error(`${PARSER}: no survivor is ${String(from)} → ${String(to)}.`);
}
if ((sample === 0 && unused.length > 0) || rows.some((row) => scoreOf(row) < GOAL)) process.exitCode = 1;
