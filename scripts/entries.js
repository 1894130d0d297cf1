// The entries of the package, which users can import. manifest.js copies the list into package.json, in the format of
// each tool.
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** @type {unknown} */
const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
/** The name of the package. */
export const { name: PACKAGE } = /** @type {{ name: string }} */ (manifest);

/** The entries: the path in `exports` and the module in src/. A star stands for each scheme. */
export const ENTRIES = Object.freeze({
  ".": "index",
  "./standards": "standards/index",
  "./schemes": "schemes/index",
  "./schemes/*": "schemes/*",
  "./iri": "iri",
  "./parameters": "parameters",
  "./tag": "tag/index",
  "./context": "context/index",
  "./html": "context/html",
  "./formats": "formats/index",
  "./template": "template/index",
  "./template/explain": "template/explain",
  "./export": "export/index",
  "./unist": "interop/unist",
  "./vfile-message": "interop/vfile-message",
  "./lsp": "interop/lsp",
  "./sarif": "interop/sarif",
  "./eslint": "interop/eslint/index",
  "./remark-lint": "interop/remark-lint",
  "./standard-schema": "interop/standard-schema",
  "./zod": "interop/zod",
  "./valibot": "interop/valibot",
  "./ajv": "interop/ajv",
  "./fast-check": "interop/fast-check",
});

/** The entries that import a library. A program has it anyway, so it is a peer dependency. */
const WITH_LIBRARY = Object.freeze(["./zod", "./valibot"]);

/** @param {string} path the path of an entry @returns {boolean} whether it imports a library */
export const hasLibrary = (path) => WITH_LIBRARY.includes(path);

/** @param {string} path the path of an entry @returns {boolean} whether it has a default export */
export const hasDefault = (path) => path === "./eslint" || path === "./remark-lint";

/**
 * @param {string} path the path of an entry
 * @returns {string} its file below dist/cjs/, without the extension
 */
export const fileOf = (path) => (path === "." ? "index" : path.slice(2));

/** @returns {string[]} the modules of `uri-grammar/schemes/*` */
export const schemeModules = () => [...sourcesOfSchemes().keys()];

/** @returns {Map<string, string>} the sources of these modules: those that the build makes, and those that combine some */
function sourcesOfSchemes() {
  /** @param {string} folder @param {string} extension @returns {[name: string, source: string][]} */
  const modulesIn = (folder, extension) =>
    readdirSync(new URL(`../${folder}`, import.meta.url))
      .filter((name) => name.endsWith(extension) && !name.endsWith(`.d${extension}`) && name !== "index.ts")
      .map((name) => [basename(name, extension), `${folder}${name}`]);
  const all = [...modulesIn("src/schemes/", ".ts"), ...modulesIn("generated/schemes/", ".js")];
  return new Map(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * @returns {{ name: string, file: string, source: string, hasDefault: boolean, hasLibrary: boolean }[]} the specifier of
 *   each entry, its file (see `fileOf`), its source relative to the root of the repository, whether it has a default
 *   export, and whether it imports a library
 */
export function entries() {
  return Object.entries(ENTRIES).flatMap(([path, module]) => {
    const sources = path.includes("*") ? [...sourcesOfSchemes()] : [["", `src/${module}.ts`]];
    return sources.map(([name = "", source = ""]) => ({
      name: PACKAGE + path.slice(1).replace("*", name),
      file: fileOf(path).replace("*", name),
      source,
      hasDefault: hasDefault(path),
      hasLibrary: hasLibrary(path),
    }));
  });
}

/** @param {unknown} value @returns {{ name?: unknown, standard?: unknown }} the fields of a scheme, if it is one */
const described = (value) => (typeof value === "object" && value !== null ? value : {});

/**
 * Finds the schemes of the current standard in the last build.
 *
 * @returns {Promise<Map<string, { module: string, exported: string }>>} the module and the export of each scheme, by its
 *   name; the export is a list if the scheme has none for itself
 */
export async function schemePlaces() {
  const modules = schemeModules();
  /** @type {Map<string, { module: string, exported: string }>} */
  const places = new Map();
  /** @type {unknown} */
  const inner = await import(new URL("../dist/inner.js", import.meta.url).href);
  const { CURRENT } = /** @type {typeof import("../src/standards/current.js")} */ (inner);
  for (const module of modules) {
    /** @type {unknown} */
    const exports = await import(new URL(`../dist/schemes/${module}.js`, import.meta.url).href);
    for (const [exported, value] of Object.entries(/** @type {Record<string, unknown>} */ (exports))) {
      for (const { name, standard } of [value].flat().map(described)) {
        if (standard !== CURRENT || typeof name !== "string") continue;
        if (places.has(name)) throw new Error(`${module} and ${String(places.get(name)?.module)} define ${name}`);
        if (modules.includes(name) && name !== module) throw new Error(`${module} defines ${name}, which is a module`);
        places.set(name, { module, exported });
      }
    }
  }
  return new Map([...places].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Modules of src/ that scripts of the repository use, although no entry exports them. */
export const INNER = Object.freeze([
  "src/core/abnf.ts",
  "src/explain/sentences.ts",
  "src/interop/citation.ts",
  "src/schemes/mechanism/rules.ts",
  "src/schemes/mechanism/scheme.ts",
  "src/standards/current.ts",
  "src/tree/index.ts",
]);

/** @param {string} source of an entry @returns {string} the file with its types: the build makes types for a module in JavaScript */
export const typedSource = (source) => source.replace(/\.js$/, ".d.ts");

/** The source of an entry, without its extension. */
const SOURCE = /^(?:src|generated(?=\/schemes\/))\/(.*)\.[jt]s$/;

/** @param {string} source of an entry, relative to the root @returns {string} its ES module in dist/ */
export const moduleFor = (source) => source.replace(SOURCE, "dist/$1.js");

/** @param {string} source of an entry, relative to the root @returns {string} its packed types */
export const typesFor = (source) => source.replace(SOURCE, "dist/types/src/$1.d.ts");
