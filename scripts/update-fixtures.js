// `npm run update-fixtures [-- <path>…]`: writes the tables of test/tables/ that hold complete results. Read the
// difference before you commit it.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The tests that write tables. */
const WRITERS = [
  "test/cli/help",
  "test/conformance/languages",
  "test/explain/explanations",
  "test/explain/faults",
  "test/schemes/findings",
  "test/schemes/near-misses",
  "test/standards/faults",
  "test/template/explain",
  "test/tree/trees",
];

/** The test that writes the sizes of the last build. */
const SIZES = "test/repository/sizes.prove.ts";

/** @param {...string} options of Jest */
function write(...options) {
  const jest = ["--experimental-vm-modules", "--no-warnings", "node_modules/jest/bin/jest.js", "--coverage=false"];
  const { status } = spawnSync(process.execPath, [...jest, ...options], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, EXPLANATIONS: "write" },
  });
  if (status !== 0) process.exitCode = 1;
}

const asked = process.argv.slice(2);
const writers = WRITERS.filter((path) => asked.length === 0 || asked.some((each) => path.includes(each)));
if (writers.length > 0) write(...writers);
if ((asked.length === 0 || asked.some((each) => SIZES.includes(each))) && existsSync(`${root}/dist`)) {
  write(`--testMatch=**/${SIZES}`);
}
