// Builds the drivers, and reads the versions of the implementations.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** @typedef {import("./implementations.js").Implementation} Implementation */

const DRIVERS = fileURLToPath(new URL("drivers/", import.meta.url));
const ROOT = new URL("../../", import.meta.url);

/** The folders where drivers are built. */
const BUILT = new URL("generated/field/", ROOT);

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 */
const run = (command, args, options) => spawnSync(command, args, { encoding: "utf8", ...options });

/**
 * @param {string} name of a package of Debian
 * @returns {string | null} its version without the parts that Debian adds; `null` if it is not installed
 */
function debianVersion(name) {
  const { status, stdout } = run("dpkg-query", ["-W", "-f=${db:Status-Status} ${Version}", name]);
  const [state, version = ""] = status === 0 ? stdout.split(" ") : [];
  if (state !== "installed") return null;
  return version
    .replace(/^\d+:/, "")
    .replace(/-[^-]*$/, "")
    .replace(/[+~]?(?:dfsg|ds|really|git).*$/, "")
    .replace(/[.~]$/, "");
}

/**
 * @param {Pick<Implementation, "debian" | "npm">} implementation
 * @returns {string | null} its version; `null` if it is not installed
 */
export function versionOf({ debian: [first] = [], npm }) {
  if (first !== undefined) return debianVersion(first);
  if (npm === undefined) return process.versions.node;
  try {
    /** @type {unknown} */
    const manifest = JSON.parse(
      readFileSync(new URL(`${npm === "." ? "" : `node_modules/${npm}/`}package.json`, ROOT), "utf8"),
    );
    return /** @type {{ readonly version: string }} */ (manifest).version;
  } catch {
    return null;
  }
}

/**
 * @param {Implementation} implementation
 * @returns {{ driver: import("./runner.js").Driver } | { why: string }} the driver, or why it cannot run here
 */
export function build({ name, driver, encoding, debian = [], npm, build: command, run: line }) {
  const missing = debian.filter((each) => debianVersion(each) === null);
  if (missing.length > 0) return { why: `not installed: ${missing.join(", ")} of Debian` };
  if (npm !== undefined && versionOf({ npm }) === null) return { why: `not installed: ${npm} of npm` };
  const folder = fileURLToPath(new URL(`${name.replace(/\W+/g, "-")}/`, BUILT));
  const source = `${DRIVERS}${driver}`;
  if (command !== undefined) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const env = { ...process.env, SOURCE: source, DRIVERS: DRIVERS.slice(0, -1) };
    const { status, stdout, stderr } = run("sh", ["-ec", command], { cwd: folder, env });
    if (status !== 0) return { why: `the driver cannot be built: ${(stderr + stdout).trim().split("\n")[0] ?? ""}` };
  }
  const words = line
    .split(" ")
    .map((word) =>
      word === "node" ? process.execPath : word.replace("{source}", source).replace("{folder}/", folder),
    );
  return { driver: { command: words, encoding } };
}
