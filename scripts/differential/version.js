import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** Finds packages like the module that calls the libraries. */
const { resolve } = createRequire(new URL("../bench/contestants.js", import.meta.url));

/**
 * @param {string} library
 * @returns {string} the version of a package; for a built-in class, the version of Node
 */
export function versionOf(library) {
  if (library === "URL") return `of Node ${process.versions.node}`;
  const folder = join("node_modules", library);
  const file = resolve(library);
  const root = file.slice(0, file.lastIndexOf(folder) + folder.length);
  /** @type {unknown} */
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return /** @type {{ readonly version: string }} */ (manifest).version;
}
