// Runs a file in a separate process, so that its effects on memory and compilation do not disturb other measurements.
import { spawnSync } from "node:child_process";

/**
 * Runs Node.
 *
 * @param {string[]} args the arguments of Node
 * @returns {{ output: string | null, seconds: number }} the output, or null if the process failed, and its duration
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

/**
 * Runs Node and parses its output.
 *
 * @param {string[]} args the arguments of Node
 * @returns {unknown} the JSON that it printed; null if it failed
 */
export function childJson(args) {
  const { output } = child(args);
  return output === null ? null : JSON.parse(output);
}
