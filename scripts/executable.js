// `node scripts/executable.js FILE…`: makes files executable. The compiler does not do this, and npx does not repeat it
// for a package's own command after a build.
import { chmodSync } from "node:fs";

for (const file of process.argv.slice(2)) chmodSync(new URL(`../${file}`, import.meta.url), 0o755);
