// `node scripts/clean.js DIRECTORY…`: deletes the output of an earlier build, so that no stale file is packed.
import { rmSync } from "node:fs";

for (const directory of process.argv.slice(2)) {
  rmSync(new URL(`../${directory}`, import.meta.url), { recursive: true, force: true });
}
