#!/usr/bin/env node
import process from "node:process";
import { interruptible } from "./interrupt.js";
import { versionOr } from "./version.js";

const worker = new URL("./worker.js", import.meta.url);

/** Resolves when the run has ended. */
export const done: Promise<void> = interruptible(process, async (interrupted) => {
  const argv = process.argv.slice(2);
  process.exitCode = await versionOr(argv, process.stdout.fd, async () => {
    const { outputOf } = await import("./file-output.js");
    const { main } = await import("./main.js");
    const { stdin, stderr, env } = process;
    return main(argv, { stdin, stdout: outputOf(process.stdout), stderr, env, worker, interrupted });
  });
});
