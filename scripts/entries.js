// The entries of the package, which users can import. manifest.js copies the list into package.json, in the format of
// each tool.
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** @type {unknown} */
const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
/** The name of the package. */
const { name: PACKAGE } = /** @type {{ name: string }} */ (manifest);

/** The entries: the path in `exports` and the module in src/. A star stands for each scheme. */
export const ENTRIES = Object.freeze({
  ".": "index",
  "./standards": "standards/index",
  "./schemes": "schemes/index",
  "./schemes/*": "schemes/*",
  "./iri": "iri",
  "./context": "context/index",
  "./html": "context/html",
  "./template": "template/index",
  "./template/explain": "template/explain",
  "./unist": "interop/unist",
  "./vfile-message": "interop/vfile-message",
  "./lsp": "interop/lsp",
  "./sarif": "interop/sarif",
  "./eslint": "interop/eslint/index",
  "./remark-lint": "interop/remark-lint",
  "./standard-schema": "interop/standard-schema",
  "./ajv": "interop/ajv",
  "./fast-check": "interop/fast-check",
});

/**
 * @param {string} path the path of an entry
 * @returns {string} its file below dist/cjs/ and dist/node/, without the extension
 */
export const fileOf = (path) => (path === "." ? "index" : path.slice(2));

/**
 * @returns {string[]} the modules of `uri-grammar/schemes/*`: those that define schemes, and those that combine some
 */
export function schemeModules() {
  return readdirSync(new URL("../src/schemes/", import.meta.url))
    .filter((name) => name.endsWith(".ts") && name !== "index.ts")
    .map((name) => basename(name, ".ts"));
}

/**
 * @returns {{ name: string, file: string, source: string }[]} the specifier of each entry, its file (see `fileOf`), and
 *   its source relative to the root of the repository
 */
export function entries() {
  return Object.entries(ENTRIES).flatMap(([path, module]) => {
    const names = path.includes("*") ? schemeModules() : [""];
    return names.map((name) => ({
      name: PACKAGE + path.slice(1).replace("*", name),
      file: fileOf(path).replace("*", name),
      source: `src/${module.replace("*", name)}.ts`,
    }));
  });
}

/** Modules that are packed although no entry needs them: scripts of the repository import them. */
export const SCRIPTED = Object.freeze(["src/schemes/mechanism/rules.ts"]);

/** @param {string} source a module of src/, relative to the root @returns {string} its ES module in dist/ */
export const moduleFor = (source) => source.replace(/^src\/(.*)\.ts$/, "dist/$1.js");
