// `npm run quick -- NAME…`: builds what has changed in grammar/, and runs the tests of a scheme, a standard, or a file or
// folder of src/. CONTRIBUTING.md describes it.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { planFor } from "./quick/plan.js";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Runs Node, and waits for it.
 *
 * @param {readonly string[]} args
 * @param {Record<string, string>} [environment] more variables
 */
function run(args, environment) {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  return status ?? 1;
}

/** @param {readonly string[]} names */
function main(names) {
  if (names.length === 0) {
    console.error("Write what you work on: a scheme, a standard, or a folder, such as npm run quick -- bitcoin");
    return 2;
  }
  const built = run(["--max-semi-space-size=64", "scripts/build.js"]);
  if (built !== 0) return built;
  for (const name of names) {
    const plan = planFor(name);
    if (plan === null) {
      console.error(`'${name}' is not the name of a scheme, a standard, a file or a folder.`);
      return 2;
    }
    const status = run(
      [
        ...["--max-semi-space-size=64", "--experimental-vm-modules", "--no-warnings", "node_modules/jest/bin/jest.js"],
        ...["--verbose=false", "--passWithNoTests=false"],
        // One process is quicker for few files: each process loads the package.
        ...(plan.only === null ? [] : ["--runInBand"]),
        ...plan.tests,
      ],
      plan.only === null ? {} : { ONLY: plan.only },
    );
    if (status !== 0) return status;
  }
  return 0;
}

process.exitCode = main(process.argv.slice(2));
