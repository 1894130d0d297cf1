// `npm run build:dist`: writes dist/, if something has changed since the last build. Its parts do not depend on each other,
// so they are made at the same time.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The scripts that run at the same time, each with its arguments; those of a line run one after the other. */
const LINES = [[["bundle.js", "modules"]], [["bundle.js", "node"]], [["declarations.js"], ["bundle.js", "types"]]];

/** @param {string[]} script @returns {Promise<number>} the exit status; 1 if a signal has ended it */
const run = ([name = "", ...args]) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, "scripts", name), ...args], { stdio: "inherit" });
    child.on("error", reject);
    child.on("close", (status) => {
      resolve(status ?? 1);
    });
  });

/** What dist/ is made of. */
const INPUTS = ["src", "generated", "scripts", "package.json", "package-lock.json"];

/** Files of other programs in these folders, which the package does not need. */
const OTHERS = /^(?:generated\/(?:pages|playground|site|tests)|scripts\/(?:bench|.*\/node_modules))\//;

/** The record of what the last build was made of and what it has made. It is not packed. */
const RECORD = join(root, "dist", ".built");

/** @param {string} folder @returns {string[]} the paths of its files */
const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();

/** @returns {string} a text that changes with each input and each output */
function state() {
  const hash = createHash("sha256");
  for (const input of INPUTS) {
    const files = input.endsWith(".json") ? [input] : filesIn(input).filter((file) => !OTHERS.test(file));
    for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  for (const file of filesIn("dist")) {
    if (!file.endsWith(".built")) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

if (existsSync(RECORD) && readFileSync(RECORD, "utf8") === state()) process.exit();

// No file of an earlier build is packed.
rmSync(join(root, "dist"), { recursive: true, force: true });
const statuses = await Promise.all(
  LINES.map(async (line) => {
    for (const script of line) {
      const status = await run(script);
      if (status !== 0) return status;
    }
    return 0;
  }),
);
process.exitCode = Math.max(...statuses);
// npx does not make a package's own command executable again after a build.
if (process.exitCode === 0) {
  chmodSync(join(root, "dist/cjs/cli.js"), 0o755);
  writeFileSync(RECORD, state());
}
