// `node scripts/clean.js DIRECTORY…`: removes what a former build left, so that nothing stale is packed.
import { rmSync } from "node:fs";

for (const directory of process.argv.slice(2)) {
  rmSync(new URL(`../${directory}`, import.meta.url), { recursive: true, force: true });
}
