// Installs the dependencies of the benchmark if they are missing.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { npm, ROOT, run } from "./consumers/package.js";

const bench = join(ROOT, "scripts/bench");
if (!existsSync(join(bench, "node_modules/ajv-formats"))) run(npm(["ci"]), bench);
