/**
 * Says the version, without anything else: loading the rest takes three times as long as starting Node.
 *
 * @module
 */
import { readFileSync, writeSync } from "node:fs";

/** Returns the version of this package. */
export function version(): string {
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}

/**
 * Runs a command line that asks only for the version, or what runs all others.
 *
 * @param argv the arguments
 * @param fd the descriptor of standard output
 * @param others what runs other command lines
 * @returns the exit code
 */
export async function versionOr(argv: readonly string[], fd: number, others: () => Promise<number>): Promise<number> {
  if (argv.length === 1 && ["--version", "-V"].includes(argv[0] as string)) {
    try {
      writeSync(fd, `${version()}\n`);
      return 0;
    } catch {
      // The others say what is wrong with the output.
    }
  }
  return others();
}
