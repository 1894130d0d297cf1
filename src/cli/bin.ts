#!/usr/bin/env node
import process from "node:process";
import { outputOf } from "./file-output.js";
import { interruptible } from "./interrupt.js";
import { main } from "./main.js";

const { stdin, stderr, env } = process;
const stdout = outputOf(process.stdout);
const worker = new URL("./worker.js", import.meta.url);

/** Resolves when the run has ended. */
export const done: Promise<void> = interruptible(process, async (interrupted) => {
  process.exitCode = await main(process.argv.slice(2), { stdin, stdout, stderr, env, worker, interrupted });
});
