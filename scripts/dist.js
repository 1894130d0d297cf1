// `npm run build:dist`: writes dist/. Its parts do not depend on each other, so they are made at the same time.
import { spawn } from "node:child_process";
import { chmodSync, rmSync } from "node:fs";
import { join } from "node:path";
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
if (process.exitCode === 0) chmodSync(join(root, "dist/cjs/cli.js"), 0o755);
