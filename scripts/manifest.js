// `npm run manifest`: updates package.json from the list of entries.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ENTRIES, fileOf } from "./entries.js";

const MANIFEST = new URL("../package.json", import.meta.url);

/** @typedef {Record<string, unknown>} Json */

/** @param {string} module a module of src/ */
const typesOf = (module) => `./dist/types/src/${module}.d.ts`;

/** @param {[path: string, module: string]} entry @returns {[path: string, conditions: Json]} */
function exportOf([path, module]) {
  const file = fileOf(path);
  const esm = `./dist/${module}.js`;
  const conditions = {
    // For bundlers: `require` and `import` share one copy, and unused exports are dropped.
    module: { types: `./dist/node/${file}.d.ts`, default: esm },
    import: { types: `./dist/node/${file}.d.ts`, node: `./dist/node/${file}.js`, default: esm },
    require: { types: typesOf(module), default: `./dist/cjs/${file}.js` },
  };
  return [path, conditions];
}

/** @returns {Json} the fields of package.json that depend on the entries */
export function fields() {
  const all = Object.entries(ENTRIES);
  const subpaths = all.filter(([path]) => path !== ".");
  return {
    exports: { ...Object.fromEntries(all.map(exportOf)), "./package.json": "./package.json" },
    // For tools that ignore `exports`: the main entry for all of them, the types of the other entries for TypeScript,
    // and the other entries for Parcel.
    main: "./dist/cjs/index.js",
    module: "./dist/index.js",
    types: typesOf("index"),
    typesVersions: { "*": Object.fromEntries(subpaths.map(([path, module]) => [fileOf(path), [typesOf(module)]])) },
    man: "./dist/uri-grammar.1",
    alias: Object.fromEntries(subpaths.map(([path, module]) => [path, `./dist/${module.replace("*", "$1")}.js`])),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  /** @type {unknown} */
  const json = JSON.parse(readFileSync(MANIFEST, "utf8"));
  writeFileSync(MANIFEST, `${JSON.stringify({ .../** @type {Json} */ (json), ...fields() }, null, 2)}\n`);
}
