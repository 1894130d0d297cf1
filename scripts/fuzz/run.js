// `npm run fuzz`: bundles the fuzzer, runs it in a process of its own, and watches that process: an input that never ends
// or ends the process is a finding, too. README.md explains the options.
import { fork } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "./bundle.js";

/** The time in milliseconds in which each batch must end. Most take a few milliseconds. */
const LIMIT = 300_000;

const findings = fileURLToPath(new URL("../../test/fuzz/findings/", import.meta.url));
if (!existsSync(new URL("../../dist/cjs/cli.js", import.meta.url))) {
  throw new Error("The fuzzer needs the built program: run `npm run build`.");
}
const path = await bundle();
const child = fork(path, process.argv.slice(2), { execArgv: ["--enable-source-maps", "--no-warnings"] });

/** @type {{ target: string, seed: number } | undefined} The batch that runs. */
let batch;
/** @type {NodeJS.Timeout | undefined} */
let timer;
let isStuck = false;
child.on("message", (message) => {
  batch = /** @type {typeof batch} */ (message);
  clearTimeout(timer);
  timer = setTimeout(() => {
    isStuck = true;
    child.kill("SIGKILL");
  }, LIMIT);
});
child.on("exit", (code, signal) => {
  clearTimeout(timer);
  rmSync(path, { force: true });
  if (signal !== null && batch && (isStuck || signal !== "SIGINT")) {
    mkdirSync(findings, { recursive: true });
    const file = join(findings, `ended-${String(batch.seed >>> 0)}.json`);
    const message = isStuck ? "a batch did not end" : `the process ended with ${signal}`;
    writeFileSync(file, `${JSON.stringify({ ...batch, value: null, message }, null, 2)}\n`);
    console.error(`${batch.target}: ${message}; see ${file}`);
  }
  process.exitCode = code ?? 1;
});
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(signal, () => child.kill(signal));
