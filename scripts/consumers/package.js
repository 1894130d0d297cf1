// The package as it is published, from the last build, for tests outside its sources.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {Record<string, unknown>} exports
 * @property {Record<string, string>} bin
 * @property {string[]} files
 * @property {object} [dependencies]
 * @property {Record<string, string>} scripts
 */

/** @param {string} folder @returns {Manifest} */
export const manifest = (folder = ROOT) => {
  /** @type {unknown} */
  const json = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return /** @type {Manifest} */ (json);
};

/**
 * @param {readonly string[]} args
 * @returns {string[]} the command that runs npm; under `npm run`, the same npm that runs this script
 */
export function npm(args) {
  const quiet = [...args, "--loglevel=error", "--no-audit", "--no-fund"];
  const { npm_execpath: cli } = process.env;
  if (cli !== undefined) return [process.execPath, cli, ...quiet];
  return process.platform === "win32" ? ["cmd", "/c", "npm", ...quiet] : ["npm", ...quiet];
}

/**
 * @param {readonly string[]} command
 * @param {string} cwd
 * @returns {string} its output
 * @throws {Error} with its output, if it fails
 */
export function run([file = "", ...args], cwd) {
  const { status, stdout, stderr, error } = spawnSync(file, args, { cwd, encoding: "utf8", maxBuffer: 1 << 28 });
  if (error) throw error;
  const printed = `${stdout}${stderr}`.trim();
  if (status !== 0) throw new Error(printed);
  return printed;
}

/**
 * Packs the last build without building again. In the package, package.json has no script `prepare`: only a checkout can
 * build.
 *
 * @param {string} place a folder
 * @param {string} root the folder of the build
 * @returns {string} the path of the tarball, which is written to the folder
 */
export function pack(place, root = ROOT) {
  const stage = mkdtempSync(join(tmpdir(), "uri-grammar-pack-"));
  try {
    /** @type {unknown} */
    const listed = JSON.parse(run(npm(["pack", "--dry-run", "--json", "--ignore-scripts"]), root));
    const [{ files }] = /** @type {[{ files: { path: string }[] }]} */ (listed);
    for (const { path } of files) cpSync(join(root, path), join(stage, path));
    const fields = manifest(root);
    delete fields.scripts["prepare"];
    writeFileSync(join(stage, "package.json"), `${JSON.stringify(fields, null, 2)}\n`);
    run(npm(["pack", "--ignore-scripts", "--pack-destination", resolve(place)]), stage);
  } finally {
    rmSync(stage, { recursive: true });
  }
  return join(place, String(readdirSync(place).find((name) => name.endsWith(".tgz"))));
}

/**
 * Unpacks the package where the modules in a folder find it, like an installation.
 *
 * @param {string} place the folder, which contains the tarball
 * @returns {string} the folder of the package
 */
export function unpack(place) {
  const installed = join(place, "node_modules", manifest().name);
  mkdirSync(installed, { recursive: true });
  const tarball = readdirSync(place).find((name) => name.endsWith(".tgz"));
  // Use relative paths: tar would read the colon after a drive letter as the end of a host name.
  run(["tar", "-xzf", `../../${String(tarball)}`, "--strip-components=1"], installed);
  return installed;
}
