// `npm run build:dist`: writes dist/, if something has changed since the last build. Its parts do not depend on each other,
// so they are made at the same time.
import { execFile } from "node:child_process";
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { hashOfFiles } from "./build/incremental.js";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * @param {string} what it makes
 * @param {string} name
 * @param {string[]} args
 * @returns a promise that is rejected, with its output, if the script fails
 */
function run(what, name, ...args) {
  console.log(`build: ${what}`);
  return promisify(execFile)(process.execPath, [join(root, "scripts", name), ...args]);
}

/**
 * What dist/ is made of, with the examples of codes, and without the tools that the package does not need. The record of
 * generated/ has the hashes of what is there.
 */
const INPUTS = [
  ...["src", "generated/.built.json", "package.json", "package-lock.json", "scripts/build", "scripts/bundle"],
  ...["scripts/readme", "scripts/site", "test/tables/scheme"],
  ...readdirSync(join(root, "scripts"))
    .filter((name) => name.endsWith(".js"))
    .map((name) => `scripts/${name}`),
];

/** The hash of what the last build was made of and of what it has made. */
const RECORD = join(root, "generated", ".dist");

const state = () => hashOfFiles(root, [...INPUTS, "dist"]);

if (!existsSync(join(root, "dist")) || !existsSync(RECORD) || readFileSync(RECORD, "utf8") !== state()) {
  // No file of an earlier build is packed.
  rmSync(join(root, "dist"), { recursive: true, force: true });
  await Promise.all([
    run("the ES modules", "bundle.js", "modules"),
    run("CommonJS and the command line", "bundle.js", "node"),
    run("the types of each module", "declarations.js").then(() => run("the types of each entry", "bundle.js", "types")),
  ]);
  // The codes need the modules, and the manual page needs the codes.
  await run("the codes and the manual page", "codes.js");
  // npx does not make a package's own command executable again after a build.
  chmodSync(join(root, "dist/cjs/cli.js"), 0o755);
  writeFileSync(RECORD, state());
}
