/**
 * Git, without the settings of the user and of the machine.
 *
 * @module
 */
import { spawnSync } from "node:child_process";
import process from "node:process";

const NOWHERE = "/dev/null";

/** The environment without what tells git which repository and which settings to use. */
const others = Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"));
const env = {
  ...Object.fromEntries(others),
  ...{ HOME: NOWHERE, XDG_CONFIG_HOME: NOWHERE, GIT_CONFIG_GLOBAL: NOWHERE, GIT_CONFIG_NOSYSTEM: "1", LC_ALL: "C" },
};

/**
 * Runs git.
 *
 * @param folder in which it runs. Another user may own it
 * @param args its arguments
 * @param input its standard input
 * @returns what it writes
 * @throws Error if it fails. Status 1 is an answer, such as a difference
 */
export function git(folder: string, args: readonly string[], input = ""): string {
  const all = ["-c", "safe.directory=*", ...args];
  const { status, stdout, stderr } = spawnSync("git", all, { cwd: folder, input, env, encoding: "utf8" });
  if (status !== 0 && status !== 1) throw new Error(stderr);
  return stdout;
}
