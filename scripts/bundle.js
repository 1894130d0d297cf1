// `node scripts/bundle.js modules|node|types`, a step of `npm run build:dist`: merges the modules of src/ and generated/ into
// the files of the package, as ES modules for bundlers or as CommonJS for Node, or writes their types.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { transform } from "esbuild";
import { rollup } from "rollup";
import { droppable, grouped, isGenerated, LONGEST_LINE, modules, nameOf, needs, reach, root } from "./bundle/graph.js";
import { bundleProgram, programModules } from "./bundle/program.js";
import { bundleTypes } from "./bundle/types.js";
import { entries, INNER, moduleFor } from "./entries.js";
import { licencesOf, materialsOf, packagesOf } from "./materials.js";

/** @typedef {import("rollup").OutputOptions} OutputOptions */
/** @typedef {import("rollup").Plugin} Plugin */

const dist = join(root, "dist");
const ENTRIES = entries();

/** @param {string} path below dist/ @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), text);
}

/**
 * Modules with types only, or with re-exports only, leave no code.
 * @type {Plugin}
 */
const withoutEmptyFiles = {
  name: "without empty files",
  generateBundle(_, files) {
    for (const [name, file] of Object.entries(files)) {
      if (file.type === "chunk" && !file.isEntry && file.exports.length === 0) Reflect.deleteProperty(files, name);
    }
  },
};

/**
 * Reads the modules that some entries need.
 *
 * @param {ReadonlyMap<string, string>} files the file of each entry
 * @param {Plugin[]} plugins
 * @param {boolean} isForNode
 */
async function read(files, plugins, isForNode) {
  /** @type {Map<string, readonly string[]>} */
  const found = new Map();
  /** @type {Map<string, readonly string[]>} */
  const loaded = new Map();
  /** @type {Plugin} */
  const graph = {
    name: "graph",
    buildEnd() {
      // Several modules are read at a time, so their order would not be the same in each build.
      for (const id of [...this.getModuleIds()].sort()) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        found.set(nameOf(id), [...importedIds, ...dynamicallyImportedIds].map(nameOf));
        loaded.set(nameOf(id), importedIds.map(nameOf));
      }
    },
  };
  const bundle = await rollup({
    input: Object.fromEntries(
      Array.from(files, ([module, file]) => [file, module.startsWith(ENTRY) ? module : join(root, module)]),
    ),
    plugins: [...plugins, modules(isForNode), graph, withoutEmptyFiles],
    external: /^(?!\.|[\\/]|[A-Z]:|library:|\0)/,
    onLog(_, { code, message }) {
      if (code !== "EMPTY_BUNDLE") throw new Error(message);
    },
  });
  return {
    bundle,
    found,
    importsOf: (/** @type {string} */ module) => (found.get(module) ?? []).filter((imported) => found.has(imported)),
    /** What Node loads with a module. */
    loadedBy: (/** @type {string} */ module) => (loaded.get(module) ?? []).filter((imported) => found.has(imported)),
  };
}

/**
 * @param {readonly (readonly string[])[]} groups
 * @param {ReadonlyMap<string, string>} files the file of each entry
 * @returns {NonNullable<OutputOptions["manualChunks"]>}
 */
function inGroups(groups, files) {
  /** @type {Map<string, string>} */
  const places = new Map();
  for (const group of groups) {
    // Without an entry, it has the name of one of its modules.
    const [first = ""] = [...group].sort((a, b) => Number(isGenerated(a)) - Number(isGenerated(b)) || (a < b ? -1 : 1));
    const name = first.replace(/^(?:src|generated)\/|\.[jt]s$/g, "").replaceAll("/", "-");
    const file = group.map((module) => files.get(module)).find((each) => each !== undefined) ?? `shared/${name}`;
    for (const module of group) places.set(module, file);
  }
  return (id) => places.get(nameOf(id));
}

/** @param {{ name: string }} chunk a file without an entry, or with more exports than its entry @returns {string} */
const sharedName = ({ name }) => `${name.replace(/^(?!shared\/)/, "shared/")}.js`;

/**
 * Shortens the code that Rollup has changed. With white space esbuild would remove annotations, too: see `modules`.
 *
 * @param {boolean} isForNode whether long lines are broken
 * @returns {Plugin}
 */
const shorter = (isForNode) => ({
  name: "shorter",
  async renderChunk(code) {
    if (code.includes("@__PURE__")) return null;
    const lineLimit = isForNode ? LONGEST_LINE : 0;
    return (await transform(code, { minifySyntax: true, minifyWhitespace: true, lineLimit, target: "es2022" })).code;
  },
});

/** @type {OutputOptions} */
const common = {
  compact: true,
  minifyInternalExports: false,
  // Bundlers would keep imports without names.
  hoistTransitiveImports: false,
  generatedCode: { preset: "es2015", symbols: false },
  entryFileNames: "[name].js",
  chunkFileNames: sharedName,
};

const ENTRY = "\0entry:";

/**
 * An entry that re-exports other modules is a file of its own: bundlers keep all effects of a file that re-exports
 * something, also for a program that uses only this.
 *
 * @type {Plugin}
 */
const entryFiles = {
  name: "entry files",
  resolveId: (id) => (id.startsWith(ENTRY) ? { id, moduleSideEffects: false } : null),
  load(id) {
    if (!id.startsWith(ENTRY)) return null;
    const modules = id.slice(ENTRY.length).split(",");
    return modules
      .flatMap((module) => {
        const from = `from ${JSON.stringify(join(root, module))};`;
        const hasDefault = ENTRIES.some((entry) => entry.source === module && entry.hasDefault);
        return [`export * ${from}`, ...(hasDefault ? [`export { default } ${from}`] : [])];
      })
      .join("\n");
  },
};

/** @param {string} module */
const reexports = (module) => /^export (?:\{|(?!type )[^=;(]* from ")/m.test(readFileSync(join(root, module), "utf8"));

/**
 * Writes ES modules. Modules that exactly the same exports need are merged, so a program never gets more than it needs.
 */
async function bundleModules() {
  const files = new Map(
    ENTRIES.map(({ source }) => {
      const file = moduleFor(source).replace(/^dist\/|\.js$/g, "");
      return [reexports(source) ? `${ENTRY}${source}` : source, file];
    }),
  );
  // A module for scripts of the repository, which is not packed.
  const inner = `${ENTRY}${INNER.join()}`;
  files.set(inner, "inner");
  const { bundle, found, importsOf } = await read(files, [entryFiles], false);
  const { output } = await bundle.generate({ format: "es" });
  const exported = output.flatMap((file) =>
    file.type === "chunk" && file.isEntry && file.name !== "inner"
      ? file.exports.map((name) => ({ source: nameOf(String(file.facadeModuleId).replace(ENTRY, "")), name }))
      : [],
  );
  const keys = await needs(exported);
  for (const module of [inner, ...INNER]) if (!keys.has(module)) keys.set(module, inner);
  const free = await droppable([...found.keys()].filter((module) => isBelow(module, LARGER)));
  const small = [...found.keys()].filter(
    (module) => free.includes(module) || (!module.startsWith("src/schemes/") && isBelow(module, SMALL)),
  );
  // Of a file with these modules, a program gets only what it uses.
  for (const module of free) keys.set(module, "free");
  for (const module of alone(small, importsOf)) keys.set(module, "small");
  // A module without a group would become a part of another file.
  const groups = grouped(
    new Map(Array.from(found.keys(), (module) => [module, keys.get(module) ?? module])),
    importsOf,
  );
  await bundle.write({
    ...common,
    format: "es",
    dir: dist,
    plugins: [shorter(false)],
    manualChunks: inGroups(groups, files),
  });
  const types = INNER.map((module) => `export * from "./${module.replace(/^src\/(.*)\.ts$/, "$1.js")}";\n`);
  write("inner.d.ts", types.join(""));
}

/** The most characters of a module that does not need a file of its own, if a bundler keeps some of it, or nothing. */
const [SMALL, LARGER] = [4500, 20_000];

/** @param {string} module @param {number} most */
const isBelow = (module, most) =>
  /^(?:src\/(?!schemes\/(?!shared\/|mechanism\/)|cli\/)|generated\/(?:ports|\w+\.characters)\.js)/.test(module) &&
  readFileSync(join(root, module), "utf8").length <= most;

/**
 * Finds small modules of the lower layers that import only each other. They have one file, because the package has too
 * many: their functions are independent, so a program still gets only those that it uses.
 *
 * @param {readonly string[]} small
 * @param {(module: string) => readonly string[]} importsOf
 * @returns {readonly string[]}
 */
function alone(small, importsOf) {
  const left = small.filter((module) => importsOf(module).every((imported) => small.includes(imported)));
  return left.length === small.length ? left : alone(left, importsOf);
}

/**
 * Gives short names to required modules: their names are a large part of the code.
 * @type {Plugin}
 */
const shortNames = {
  name: "short names",
  renderChunk(code) {
    const names = [...new Set(code.match(/\bshared_\w+(?==require\('\.)/g))];
    // A letter after the "$" could be a name of the minifier.
    const shorter = new Map(names.map((name, index) => [name, `$${String(index)}`]));
    return code.replace(/\bshared_\w+(?=\.|=require\('\.)/g, (name) => shorter.get(name) ?? name);
  },
};

/** Writes CommonJS for Node, in as few files as possible: Node loads few files faster than many. */
async function bundleForNode() {
  const program = await bundleProgram();
  const packages = packagesOf(root, program.inputs);
  write("LICENSES.txt", licencesOf(root, packages));
  write("sbom.cdx.json", materialsOf(root, packages));
  const library = new Map(ENTRIES.map(({ file, source }) => [source, file]));
  const starts = program.starts.map((module) => /** @type {const} */ ([module, String(program.files.get(module))]));
  const { bundle, found, importsOf, loadedBy } = await read(
    new Map([...library, ...starts]),
    [programModules(program)],
    true,
  );
  const reached = reach([...library.keys(), ...program.starts], importsOf);
  const heavy = reach([...found.keys()], loadedBy).get("src/schemes/index.ts") ?? new Set();
  const light = reach(
    [...program.files.keys()].filter((module) => !heavy.has(module)),
    loadedBy,
  );
  const keys = keysForNode(reached, found.keys(), heavy, light);
  // Commands that load the same files are one file, and so are those that load all schemes anyway.
  const main = [...program.files.keys()].filter((module) => module.startsWith("program/main-"));
  /** @param {readonly string[]} modules */
  const neededBy = (modules) =>
    [...reach(modules, loadedBy).keys()].flatMap((module) =>
      program.files.has(module) ? [] : (keys.get(module) ?? []),
    );
  const always = new Set(neededBy(main));
  const first = reach(["program/cli.js"], loadedBy);
  for (const [module, text] of program.texts) {
    const isLarge = text.length > LARGE && !main.includes(module);
    const isAlone = first.has(module) || program.starts.includes(module) || isLarge;
    const needsLittle = neededBy([module]).every((key) => always.has(key));
    const group = needsLittle ? "main" : heavy.has(module) ? "heavy" : module;
    keys.set(module, isAlone ? module : group);
  }
  const files = new Map([...library, ...program.files]);
  const isOfProgram = (/** @type {string} */ file) => [...program.files.values()].includes(file);
  await bundle.write({
    ...common,
    format: "cjs",
    dir: join(dist, "cjs"),
    exports: "named",
    esModule: "if-default-prop",
    interop: "default",
    externalLiveBindings: false,
    dynamicImportInCjs: false,
    plugins: [shortNames, shorter(true)],
    // The command line finds other files from its own.
    chunkFileNames: (chunk) => (isOfProgram(chunk.name) ? `${chunk.name}.js` : sharedName(chunk)),
    manualChunks: inGroups(grouped(keys, loadedBy), files),
  });
  write("cjs/package.json", '{ "type": "commonjs" }\n');
}

/** How many characters of the command line have a file of their own. */
const LARGE = 20_000;

/** What most programs load: of a file that an entry needs, another entry gets all. */
const [INDEX, STANDARDS, DEFINE] = ["src/index.ts", "src/standards/index.ts", "src/schemes/define.ts"];

/**
 * @param {ReadonlyMap<string, ReadonlySet<string>>} reached the entries that reach each module
 * @param {Iterable<string>} all
 * @param {ReadonlySet<string>} heavy the modules that load all schemes
 * @param {ReadonlyMap<string, ReadonlySet<string>>} light the parts of the command line that load each module, without those
 *   that load all schemes
 * @returns {Map<string, string>} which modules belong together: what one scheme needs alone, what an entry needs that
 *   many programs load, what commands need, or what several entries need, with or without all schemes
 */
function keysForNode(reached, all, heavy, light) {
  const schemes = new Set(ENTRIES.flatMap(({ name, source }) => (name.includes("/schemes/") ? [source] : [])));
  /** @param {string} module */
  const keyOf = (module) => {
    if (schemes.has(module)) return module;
    const from = [...(reached.get(module) ?? [])];
    const isOfCommands = (light.get(module)?.size ?? 0) > 1;
    if (from.includes(INDEX)) return INDEX;
    if (from.includes(DEFINE) && (isOfCommands || from.includes(STANDARDS))) return "common";
    if (from.includes(STANDARDS)) return STANDARDS;
    const own = from.filter((entry) => schemes.has(entry));
    if (own.length === 1) return isOfCommands ? "common" : String(own);
    if (isOfCommands) return "commands";
    const rest = from.length > 1 ? `several ${String(heavy.has(module))}` : String(from);
    return [DEFINE, "src/schemes/index.ts"].find((each) => from.includes(each)) ?? rest;
  };
  const modules = [...all].filter((module) => !module.startsWith("node:"));
  return new Map(modules.map((module) => [module, keyOf(module)]));
}

/**
 * Writes the modules that Node imports, for the entries with a default export. In Node, the default import of CommonJS is
 * the whole module. These modules re-export the objects of CommonJS, so each of them exists only once.
 */
async function writeFaces() {
  const require = (await import("node:module")).createRequire(import.meta.url);
  for (const { file, hasDefault } of ENTRIES) {
    if (!hasDefault) continue;
    /** @type {unknown} */
    const module = require(join(dist, "cjs", `${file}.js`));
    const names = Object.keys(/** @type {object} */ (module)).filter((name) => name !== "default");
    const target = JSON.stringify(`../cjs/${file}.js`);
    // The default import is the default export in Bun.
    const value = `import entry from ${target};\nexport default entry.default ?? entry;\n`;
    write(`node/${file}.js`, `${names.length > 0 ? `export { ${names.join(", ")} } from ${target};\n` : ""}${value}`);
  }
}

/** @type {Record<string, () => unknown>} */
const PARTS = {
  modules: bundleModules,
  node: async () => {
    await bundleForNode();
    await writeFaces();
  },
  types: () => {
    bundleTypes(dist);
  },
};

const [part = ""] = process.argv.slice(2);
if (!Object.hasOwn(PARTS, part)) throw new Error(`the argument is one of ${Object.keys(PARTS).join(", ")}`);
await PARTS[part]?.();
