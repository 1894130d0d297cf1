// Runs a file in a process of its own, so that what it does to the memory and to the compiler disturbs nothing else.
import { spawnSync } from "node:child_process";

/**
 * @param {string[]} args of Node
 * @returns {{ output: string | null, seconds: number }} what it printed, null where it failed, and how long it took
 */
export function child(args) {
  const start = performance.now();
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: import.meta.dirname,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { output: status === 0 ? stdout : null, seconds: (performance.now() - start) / 1000 };
}

/** @param {string[]} args of Node @returns {unknown} the JSON that it printed; null where it failed */
export function childJson(args) {
  const { output } = child(args);
  return output === null ? null : JSON.parse(output);
}
