// The package as it is published, from the last build, for tests outside its sources.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {Record<string, unknown>} exports
 * @property {Record<string, string>} bin
 * @property {object} [dependencies]
 */

/** @returns {Manifest} */
export const manifest = () => {
  /** @type {unknown} */
  const json = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
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
 * Packs the last build without building again.
 *
 * @param {string} place a folder
 * @returns {string} the path of the tarball, which is written to the folder
 */
export function pack(place) {
  run(npm(["pack", "--ignore-scripts", "--pack-destination", place]), ROOT);
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
