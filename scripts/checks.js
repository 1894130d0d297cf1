// `npm test`, `npm run prove` and `npm run prove:all`: run npm scripts, at the same time if they are independent. The options
// are those of Jest. `test/support/effort.ts` reads THOROUGH.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * The scripts that run at the same time, after those of the list before. A line of scripts runs one after the other; the
 * first line shows its output at once, and the others at their ends.
 *
 * @type {Record<string, string[][][]>}
 */
const PLANS = {
  test: [[["build"]], [["jest"], ["types"]]],
  prove: [[["jest"], ["lint", "format:check", "package:check"]]],
  "prove:all": [[["jest"]]],
};

const [name = "", ...options] = process.argv.slice(2);
const npm = process.env["npm_execpath"];
const plan = PLANS[name];
if (!plan || npm === undefined)
  throw new Error(`npm runs this script, with one of these names: ${Object.keys(PLANS).join(", ")}`);

/**
 * @param {string} script
 * @param {boolean} isShown whether the output is shown at once; otherwise at the end, so that two outputs do not mix
 * @returns {Promise<boolean>} whether it succeeded
 */
function run(script, isShown) {
  const args =
    script === "jest"
      ? ["jest", "--", ...options, ...(name === "test" ? [] : ["--testMatch=**/*.prove.ts"])]
      : [script];
  return new Promise((resolve, reject) => {
    const output = isShown ? "inherit" : "pipe";
    const child = spawn(process.execPath, [/** @type {string} */ (npm), "run", ...args], {
      cwd: root,
      stdio: ["ignore", output, output],
    });
    /** @type {Buffer[]} */
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (/** @type {Buffer} */ chunk) => chunks.push(chunk));
    }
    child.on("error", reject);
    child.on("close", (status) => {
      process.stdout.write(Buffer.concat(chunks));
      if (status !== 0) console.error(`npm run ${script} has failed.`);
      resolve(status === 0);
    });
  });
}

if (name === "prove:all") process.env["THOROUGH"] = "1";
for (const lines of plan) {
  const results = await Promise.all(
    lines.map(async (line, index) => {
      let isGood = true;
      for (const script of line) isGood = (await run(script, index === 0)) && isGood;
      return isGood;
    }),
  );
  if (results.includes(false)) {
    process.exitCode = 1;
    break;
  }
}
