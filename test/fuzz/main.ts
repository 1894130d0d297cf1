/**
 * The program of the fuzzer. scripts/fuzz/ bundles and starts it.
 *
 * @module
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { addToPool, draw, poolStrings } from "../laws/pool.js";
import { schemes } from "../../src/schemes/index.js";
import { readCorpus, writeCorpus } from "./corpus.js";
import { Coverage } from "./coverage.js";
import { errorOf, fuzz, groupOf, messageOf, type Effort, type Finding, type Summary } from "./engine.js";
import { selected } from "./survey.js";
import { targets as all } from "./targets/index.js";
import { read } from "./value.js";

const findingsFolder = fileURLToPath(new URL("./findings/", import.meta.url));

const { values: options } = parseArgs({
  options: {
    minutes: { type: "string" },
    runs: { type: "string" },
    seed: { type: "string", default: String(Date.now() % 1_000_000_000) },
    target: { type: "string", default: "" },
    report: { type: "string" },
    replay: { type: "string" },
    save: { type: "boolean", default: false },
    list: { type: "boolean", default: false },
  },
});

const newCoverage = (): Coverage =>
  new Coverage((globalThis as unknown as { readonly fuzzCounters: Uint8Array }).fuzzCounters);
const targets = all.filter(({ name }) => name.includes(options.target));
const count = (number: number): string => number.toLocaleString("en");

if (options.list) for (const { name } of targets) console.log(name);
else if (options.replay !== undefined) process.exitCode = await replay(options.replay);
else process.exitCode = await run();
// The sources of the command line can leave streams open.
if (process.connected) process.disconnect();

/** Runs the target of a finding again, for its value. Returns the exit status. */
async function replay(file: string): Promise<number> {
  const { target: name, value } = JSON.parse(readFileSync(file, "utf8")) as Finding;
  const target = all.find((each) => each.name === name);
  if (!target || value === null) throw new Error(`there is no target ${name}, or the finding has no value`);
  const error = await errorOf(target.property(), read(value));
  console.log(error === undefined ? `${name}: it holds for ${value}` : `${name}: ${value}\n${messageOf(error)}`);
  return error === undefined ? 0 : 1;
}

/** Runs the fuzzer. Returns the exit status. */
async function run(): Promise<number> {
  const most = options.runs === undefined ? Infinity : Number(options.runs);
  // A run of a given number of values has no time limit, so that the same seed gives the same run on every machine.
  const minutes = Number(options.minutes ?? (options.runs === undefined ? 5 : Infinity));
  const end = performance.now() + minutes * 60_000;
  const seed = Number(options.seed);
  draw("also");
  for (const text of readCorpus()) addToPool(text);
  for (const scheme of schemes.values()) for (const example of scheme.examples) addToPool(example);
  let saved = 0;
  // A long run can be interrupted, so each finding is saved at once.
  const saveNew = (findings: readonly Finding[]): void => {
    for (const finding of findings.slice(saved)) save(finding);
    saved = findings.length;
  };
  console.log(`fuzz: ${count(targets.length)} targets, ${count(poolStrings().length)} strings, seed ${String(seed)}`);
  const summary = await fuzz({
    targets,
    seed,
    coverage: newCoverage(),
    done: (executions) => performance.now() >= end || executions >= most,
    onBatch: (target, batchSeed) => process.send?.({ target, seed: batchSeed }),
    onTurn: ({ executions, branches, added, findings }) => {
      saveNew(findings);
      const seconds = Math.max(0, Math.round((end - performance.now()) / 1000));
      const left = most === Infinity ? `${count(seconds)} s` : `${count(Math.max(0, most - executions))} values`;
      console.log(
        `fuzz: ${count(executions)} executions, ${count(branches)} branches, ${count(added)} new strings, ` +
          `${count(findings.length)} findings, ${left} left`,
      );
    },
  });
  saveNew(summary.findings);
  if (options.save) writeCorpus(selected(poolStrings(), newCoverage()));
  if (options.report !== undefined) writeFileSync(options.report, JSON.stringify(reportOf(summary)));
  const { executions, seconds, strings, added, branches, findings } = summary;
  console.log(
    `fuzz: ${count(executions)} executions in ${count(Math.round(seconds))} s, ${count(branches)} branches, ` +
      `${count(strings)} strings, ${count(added)} of them new, ${count(findings.length)} findings, seed ${String(seed)}`,
  );
  return findings.length === 0 ? 0 : 1;
}

/** Writes a finding to a file, and prints it. */
function save(finding: Finding): void {
  mkdirSync(findingsFolder, { recursive: true });
  const name = finding.target.replace(/[^A-Za-z0-9]+/g, "-").slice(0, 80);
  const file = join(findingsFolder, `${name}-${String(finding.seed >>> 0)}.json`);
  writeFileSync(file, `${JSON.stringify(finding, null, 2)}\n`);
  console.log(`\n${finding.target}\n  value: ${String(finding.value)}\n  ${finding.message.replaceAll("\n", "\n  ")}`);
  console.log(`  again: npm run fuzz -- --replay ${file}`);
}

/** What a group of targets has got and found. */
interface GroupReport extends Effort {
  readonly findings: readonly Finding[];
}

/** Returns the report of each group of targets. */
function reportOf({ byTarget, findings }: Summary): Readonly<Record<string, GroupReport>> {
  const report: Record<string, GroupReport> = {};
  for (const { name } of targets) {
    const group = report[groupOf(name)] ?? { executions: 0, milliseconds: 0, findings: [] };
    const { executions = 0, milliseconds = 0 } = byTarget[name] ?? {};
    report[groupOf(name)] = {
      executions: group.executions + executions,
      milliseconds: group.milliseconds + milliseconds,
      findings: [...group.findings, ...findings.filter(({ target }) => target === name)],
    };
  }
  return report;
}
