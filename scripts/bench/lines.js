// `npm run bench:lines [-- LINES]`: measures the time of the command line per line, compared with programs that only
// split lines, and its peak memory for these lines and for ten times as many.
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { mixedCorpus } from "./corpus.js";
import { median } from "./harness.js";

const LINES = Number(process.argv[2] ?? 1_000_000);
const ROUNDS = 5;
const TARGET = 0.4;

const cli = fileURLToPath(new URL("../../dist/cjs/cli.js", import.meta.url));
const place = mkdtempSync(join(tmpdir(), "bench-lines-"));

/** Splits chunks into lines and reads every line. */
const SPLIT = `
let [rest, lines, characters] = ["", 0, 0];
process.stdin.on("data", (chunk) => {
  const all = (rest + chunk.toString()).split("\\n");
  rest = all.pop();
  for (const line of all) characters += line.length;
  lines += all.length;
}).on("end", () => console.log(lines, characters));`;

/** Reads lines as Node's documentation shows. */
const READLINE = `
import { createInterface } from "node:readline";
let lines = 0;
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) if (line !== "") lines += 1;
console.log(lines);`;

/**
 * @param {string} name
 * @param {readonly string[]} corpus
 * @param {number} count
 */
function file(name, corpus, count) {
  const path = join(place, name);
  const fd = openSync(path, "w");
  for (let left = count; left > 0; left -= corpus.length) writeSync(fd, `${corpus.slice(0, left).join("\n")}\n`);
  closeSync(fd);
  return path;
}

/** Runs after the program, in the same process, and reports its time and memory. */
const report = join(place, "report.mjs");
writeFileSync(
  report,
  `import { writeSync } from "node:fs";
process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeSync(3, JSON.stringify({ cpu: userCPUTime + systemCPUTime, memory: maxRSS / 1024 }));
});`,
);

/**
 * @param {readonly string[]} args
 * @param {string} path
 * @returns {{ cpu: number, memory: number }} microseconds, megabytes
 */
function once(args, path) {
  const stdin = openSync(path, "r");
  const out = openSync(devNull, "w");
  const { output, error } = spawnSync(process.execPath, ["--import", report, ...args], {
    stdio: [stdin, out, out, "pipe"],
  });
  closeSync(stdin);
  closeSync(out);
  if (error) throw error;
  return JSON.parse(String(output[3]));
}

/** @type {[name: string, args: string[]][]} */
const PROGRAMS = [
  ["split: chunks", ["--eval", SPLIT]],
  ["split: readline", ["--input-type=module", "--eval", READLINE]],
  ["check --only failed", [cli, "check", "--only", "failed"]],
  ["check --only none", [cli, "check", "--only", "none"]],
  ["check --only none --summary", [cli, "check", "--only", "none", "--summary"]],
  ["check", [cli, "check"]],
  ["check --json", [cli, "check", "--json"]],
];

try {
  const mixed = mixedCorpus();
  const invalid = new Set(mixed.filter((_, index) => index % 20 === 19));
  const valid = mixed.filter((line) => !invalid.has(line));
  for (const [name, corpus] of /** @type {const} */ ([
    ["valid lines", valid],
    ["lines of which 5 in 100 are invalid", mixed],
  ])) {
    const path = file("lines", corpus, LINES);
    const runs = PROGRAMS.map(() => /** @type {{ cpu: number, memory: number }[]} */ ([]));
    for (let round = 0; round < ROUNDS; round++) {
      PROGRAMS.forEach(([, args], index) => runs[index]?.push(once(args, path)));
    }
    const cpus = runs.map((all) => median(all.map(({ cpu }) => cpu)));
    console.log(`\n${String(LINES)} ${name}: the time of a processor, start included`);
    console.log(`${"".padEnd(30)}  ns/line  / chunks  / readline  memory`);
    PROGRAMS.forEach(([program], index) => {
      const cpu = cpus[index] ?? NaN;
      const memory = Math.max(...(runs[index] ?? []).map(({ memory }) => memory));
      const [chunks = NaN, readline = NaN] = cpus;
      const cells = [
        ((cpu * 1000) / LINES).toFixed(0).padStart(7),
        (chunks / cpu).toFixed(2).padStart(8),
        (readline / cpu).toFixed(2).padStart(10),
        `${memory.toFixed(0)} MB`.padStart(6),
      ];
      console.log(`${program.padEnd(30)}  ${cells.join("  ")}`);
    });
    const [chunks = NaN, , failed = NaN] = cpus;
    const ratio = chunks / failed;
    const mark = ratio >= TARGET ? "reached" : "missed";
    console.log(
      `throughput of check --only failed, by that of chunks: ${ratio.toFixed(2)}, at least ${String(TARGET)}: ${mark}`,
    );
  }
  const [one, ten] = [LINES, 10 * LINES].map((count) => once([cli, "check"], file("memory", mixed, count)).memory);
  console.log(`\nmemory of check, ten times as many lines: ${Number(one).toFixed(0)} MB, ${Number(ten).toFixed(0)} MB`);
} finally {
  rmSync(place, { recursive: true });
}
