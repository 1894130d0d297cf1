// The package as it is published, from the last build: for those that try it where it is not among its sources.
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
 * @returns {string[]} the command that runs npm: under `npm run` the very npm that runs this one
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
 * @returns {string} what it printed
 * @throws {Error} where it fails: what it printed
 */
export function run([file = "", ...args], cwd) {
  const { status, stdout, stderr, error } = spawnSync(file, args, { cwd, encoding: "utf8", maxBuffer: 1 << 28 });
  if (error) throw error;
  const printed = `${stdout}${stderr}`.trim();
  if (status !== 0) throw new Error(printed);
  return printed;
}

/** @param {string} place a folder @returns {string} the path of the tarball, made there without another build */
export function pack(place) {
  run(npm(["pack", "--ignore-scripts", "--pack-destination", place]), ROOT);
  return join(place, String(readdirSync(place).find((name) => name.endsWith(".tgz"))));
}

/**
 * Puts the package where the modules in a folder find it, as an installation would.
 * @param {string} place the folder, which has the tarball
 * @returns {string} the folder of the package
 */
export function unpack(place) {
  const installed = join(place, "node_modules", manifest().name);
  mkdirSync(installed, { recursive: true });
  const tarball = readdirSync(place).find((name) => name.endsWith(".tgz"));
  // By relative names: a colon, as after the letter of a disk, is for another host.
  run(["tar", "-xzf", `../../${String(tarball)}`, "--strip-components=1"], installed);
  return installed;
}
