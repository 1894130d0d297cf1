// `npm run manifest`: updates package.json from the list of entries and from the built schemes.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ENTRIES, fileOf, hasDefault, hasLibrary, PACKAGE, schemePlaces } from "./entries.js";

const MANIFEST = new URL("../package.json", import.meta.url);

/** @typedef {Record<string, unknown>} Json */
/** @typedef {{ path: string, file: string, module: string }} Subpath in `exports`, with its files: see `fileOf` and `moduleFor` */

/** @param {Pick<Subpath, "module">} subpath */
const typesOf = ({ module }) => `./dist/types/src/${module}.d.ts`;

/** @param {Pick<Subpath, "module">} subpath */
const esmOf = ({ module }) => `./dist/${module}.js`;

/** @param {Subpath} subpath @returns {Json} */
function conditionsOf(subpath) {
  const { path, file } = subpath;
  const [types, esm, cjs] = [typesOf(subpath), esmOf(subpath), `./dist/cjs/${file}.js`];
  const face = `./dist/node/${file}`;
  if (path === ".") {
    // A bundler's `import` of the main entry has no default, but the types of CommonJS would allow it.
    return {
      module: esm,
      node: { types, default: cjs },
      import: { types: `${face}.d.ts`, default: esm },
      default: { types, default: cjs },
    };
  }
  if (hasLibrary(path)) {
    // In Node, `import` must give the schemas of the same copy of the library that the program imports.
    const module = { types: `${face}.d.ts`, default: esm };
    return { module, import: module, require: { types, default: cjs } };
  }
  if (!hasDefault(path)) {
    return {
      types,
      // For bundlers: `require` and `import` share one copy, and unused exports are dropped.
      module: esm,
      // In Node, `import` gives the objects of `require`.
      node: cjs,
      import: esm,
      default: cjs,
    };
  }
  // An import of CommonJS would give the whole module as the default.
  return {
    module: { types: `${face}.d.ts`, default: esm },
    import: { types: `${face}.d.ts`, node: `${face}.js`, default: esm },
    require: { types, default: cjs },
  };
}

/** @returns {Promise<Subpath[]>} the paths of schemes whose names are not those of their modules */
const schemePaths = async () =>
  Array.from(await schemePlaces(), ([name, { module }]) => {
    return { path: `./schemes/${name}`, file: `schemes/${module}`, module: `schemes/${module}` };
  }).filter(({ path, file }) => fileOf(path) !== file);

/** @returns {Promise<string[]>} the specifiers of these schemes */
export const schemeNames = async () => (await schemePaths()).map(({ path }) => `${PACKAGE}${path.slice(1)}`);

/** @returns {Promise<Json>} the fields of package.json that depend on the entries */
export async function fields() {
  const subpaths = Object.entries(ENTRIES).map(([path, module]) => ({ path, file: fileOf(path), module }));
  const all = [...subpaths, ...(await schemePaths())];
  const others = all.filter(({ path }) => path !== ".");
  return {
    exports: {
      ...Object.fromEntries(all.map((subpath) => [subpath.path, conditionsOf(subpath)])),
      "./package.json": "./package.json",
    },
    // For tools that ignore `exports`: the main entry for all of them, the types of the other entries for TypeScript,
    // and the other entries for Parcel.
    main: "./dist/cjs/index.js",
    module: "./dist/index.js",
    types: typesOf({ module: "index" }),
    typesVersions: { "*": Object.fromEntries(others.map((each) => [fileOf(each.path), [typesOf(each)]])) },
    man: "./dist/uri-grammar.1",
    alias: Object.fromEntries(others.map((each) => [each.path, esmOf(each).replace("*", "$1")])),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  /** @type {unknown} */
  const json = JSON.parse(readFileSync(MANIFEST, "utf8"));
  const manifest = { .../** @type {Json} */ (json), ...(await fields()) };
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
}
