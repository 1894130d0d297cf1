// `node scripts/executable.js FILE…`: lets the files be run by their names. The compiler writes none that can be, and npx
// runs a package's command in its own folder without making it so again after a build.
import { chmodSync } from "node:fs";

for (const file of process.argv.slice(2)) chmodSync(new URL(`../${file}`, import.meta.url), 0o755);
