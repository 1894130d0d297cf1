// `npm run mutate:grammars`: makes mutants of all grammars, and lists those that no test detects.
//
//     node scripts/mutate/grammars.js [<part of a file's path>…]
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { makeJudge } from "./grammar/judge.js";
import { mutantsOf } from "./grammar/mutants.js";
import { report } from "./grammar/report.js";

/** The file with helper functions: its rule belongs to no document. */
const HELPERS = "tree.peggy";

const directory = fileURLToPath(new URL("../../grammar/", import.meta.url));
const parts = process.argv.slice(2);
const files = readdirSync(directory, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".peggy") && name !== HELPERS)
  .map((name) => name.split(sep).join("/"))
  .filter((name) => parts.length === 0 || parts.some((part) => `grammar/${name}`.includes(part)))
  .sort();

const start = performance.now();
const judge = await makeJudge();
/** @type {import("./grammar/report.js").Result[]} */
const results = [];
for (const name of files) {
  const before = performance.now();
  const mutants = mutantsOf(readFileSync(join(directory, name), "utf8"), `grammar/${name}`);
  for (const mutant of mutants) results.push({ mutant, verdict: await judge.judge(mutant) });
  const seconds = (performance.now() - before) / 1000;
  process.stderr.write(`${name}: ${String(mutants.length)} mutants, ${seconds.toFixed(0)} s\n`);
}
const { text, survivors } = report(results);
process.stdout.write(`${text}\nTime: ${((performance.now() - start) / 60_000).toFixed(0)} minutes.\n`);
if (survivors > 0) process.exitCode = 1;
