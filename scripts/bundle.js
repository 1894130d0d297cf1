// The last step of `npm run build:dist`: bundles the package's JavaScript in three formats. The package also contains
// src/, which the source maps refer to. Generated modules are minified and need no other source.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { decode, encode } from "@jridgewell/sourcemap-codec";
import { build, transform } from "esbuild";
import ts from "typescript";
import { entries, SCRIPTED } from "./entries.js";
import { writeManual } from "./manual.js";
import { isPackaged, licencesOf, materialsOf, packagesOf } from "./materials.js";

/** @typedef {import("esbuild").BuildOptions} BuildOptions */
/** @typedef {import("esbuild").Plugin} Plugin */

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");

/**
 * @param {string} path
 * @returns {string} the path with "/" between names
 */
const portable = (path) => path.split(sep).join("/");

/**
 * @param {string} from a file
 * @param {string} to another file
 * @returns {string} the specifier to import the second file from the first
 */
const specifierOf = (from, to) => portable(relative(dirname(from), to)).replace(/^(?!\.)/, "./");

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** @typedef {import("esbuild").OutputFile} OutputFile */
/** @typedef {[column: number, source: number, line: number, sourceColumn: number]} MappedSegment */

/**
 * Writes modules with their source maps.
 * @param {readonly Pick<OutputFile, "path" | "text">[]} files the output of esbuild
 */
function writeMapped(files) {
  const maps = new Map(files.filter(({ path }) => path.endsWith(".map")).map(({ path, text }) => [path, text]));
  for (const { path, text } of files) {
    if (!path.endsWith(".js")) continue;
    const map = thinned(maps.get(`${path}.map`));
    write(path, map === null ? text : `${text}//# sourceMappingURL=${basename(path)}.map\n`);
    if (map !== null) write(`${path}.map`, map);
  }
}

/**
 * Reduces a source map to lines: it keeps only the first segment of each source line. The full map would be four times
 * as large.
 *
 * @param {string | undefined} text
 * @returns {string | null} null if the map is empty
 */
function thinned(text) {
  if (text === undefined) return null;
  /** @type {unknown} */
  const json = JSON.parse(text);
  const { sources, mappings } = /** @type {{ sources: string[], mappings: string }} */ (json);
  const lines = decode(mappings).map((segments) => {
    /** @type {MappedSegment | undefined} */
    let last;
    return segments.flatMap((segment) => {
      if (segment.length === 1 || (segment[1] === last?.[1] && segment[2] === last[2])) return [];
      last = [segment[0], segment[1], segment[2], segment[3]];
      return [last];
    });
  });
  const used = [...new Set(lines.flat().map(([, source]) => source))];
  if (used.length === 0) return null;
  for (const segment of lines.flat()) segment[1] = used.indexOf(segment[1]);
  const named = used.map((source) => sources[source]);
  return `${JSON.stringify({ version: 3, sources: named, names: [], mappings: encode(lines) })}\n`;
}

const isGenerated = /[\\/]generated[\\/].*\.js$/;

/**
 * @param {string} path the path of a source
 * @returns {string} the path of its ES module
 */
const moduleOf = (path) => join(dist, relative(root, path).replace(/^src[\\/]/, ""));

/**
 * @param {string} code the minified code of a generated file
 * @param {string} path the path of that file
 * @returns {string} the code with a map, in which all code refers to the start of the packed ES module
 */
function pointed(code, path) {
  const mappings = `AAAA${code.replace(/[^\n]/g, "").replaceAll("\n", ";AAAA")}`;
  const map = JSON.stringify({ version: 3, sources: [specifierOf(path, moduleOf(path))], names: [], mappings });
  return `${code}\n//# sourceMappingURL=data:application/json,${encodeURIComponent(map)}`;
}

/**
 * Minifies generated modules before they are bundled into a file that keeps its names.
 * @type {Plugin}
 */
const smallParsers = {
  name: "small parsers",
  setup(plugin) {
    plugin.onLoad({ filter: isGenerated }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, "utf8"), { minify: true, format: "esm", target: "es2022" });
      return { contents: pointed(code.trimEnd(), path) };
    });
  },
};

/**
 * Redirects imports between files that are moved. Nothing is inlined.
 *
 * @param {(path: string) => string} placeOf returns the new path of an imported file
 * @returns {Plugin}
 */
const moving = (placeOf) => ({
  name: "moving",
  setup(plugin) {
    plugin.onResolve({ filter: /^\./ }, ({ path, importer, kind }) => {
      if (kind === "entry-point") return null;
      return { path: specifierOf(placeOf(importer), placeOf(resolve(dirname(importer), path))), external: true };
    });
  },
});

/** @type {BuildOptions} */
const common = { absWorkingDir: root, bundle: true, target: "es2022", logLevel: "warning" };

/**
 * Removes white space and comments, but keeps names for stack traces.
 * @type {BuildOptions}
 */
const readable = {
  minifyWhitespace: true,
  minifySyntax: true,
  sourcemap: "external",
  sourcesContent: false,
};

/** @returns {Promise<string[]>} the modules that are needed at run time, relative to the root */
async function neededModules() {
  const { metafile } = await build({
    ...common,
    format: "esm",
    platform: "neutral",
    packages: "external",
    entryPoints: [...entries().map(({ source }) => source), ...SCRIPTED],
    outdir: "dist",
    write: false,
    metafile: true,
  });
  return Object.keys(metafile.inputs).sort();
}

/** Writes ES modules, one for each module of src/ and generated/, so that bundlers can drop unused ones. */
async function bundleModules() {
  /** @type {BuildOptions} */
  const modules = { ...common, format: "esm", platform: "neutral", plugins: [moving(moduleOf)] };
  const needed = await neededModules();
  const sources = needed.filter((name) => name.startsWith("src/"));
  // With white space esbuild would remove these annotations, too, and a bundle would keep what it does not use.
  const isAnnotated = (/** @type {string} */ name) =>
    readFileSync(join(root, name), "utf8").includes("/* @__PURE__ */");
  /** @param {string[]} entryPoints @param {boolean} minifyWhitespace */
  const written = (entryPoints, minifyWhitespace) =>
    build({ ...modules, ...readable, minifyWhitespace, entryPoints, outbase: "src", outdir: "dist", write: false });
  const [annotated, others] = await Promise.all([
    written(sources.filter(isAnnotated), false),
    written(
      sources.filter((name) => !isAnnotated(name)),
      true,
    ),
    build({
      ...modules,
      minify: true,
      entryPoints: needed.filter((name) => name.startsWith("generated/")),
      outbase: "generated",
      outdir: "dist/generated",
    }),
  ]);
  const outputFiles = [...annotated.outputFiles, ...others.outputFiles];
  // Modules that contain only types are never imported at run time.
  const empty = new Set(outputFiles.filter(({ text }) => text.trim() === "").map(({ path }) => path));
  writeMapped(outputFiles.filter(({ path }) => !empty.has(path)));
}

/** The command line and its worker threads, by their names below dist/cjs/: at the depth of `src/cli/`. */
const COMMANDS = {
  cli: "src/cli/bin.ts",
  worker: "src/cli/worker.ts",
  // tinypool runs it by this name, next to itself.
  "entry/worker": fileURLToPath(new URL("entry/worker.js", import.meta.resolve("tinypool"))),
};

/** The code with which a CommonJS module of esbuild copies its exports. */
const COPIES =
  /(?<=__toCommonJS ?= ?\(?mod\)? ?=> ?)__copyProps\(__defProp\(\{\}, ?("__esModule", ?\{ ?value: ?!0 ?\})\), ?mod\)/;

/**
 * @param {string} text the text of a CommonJS module
 * @returns {string} the module with direct exports. With copies, each use in another chunk would be a property look-up
 *   with a variable key, which costs more than the call.
 */
function withoutCopies(text) {
  if (text.includes("var __toCommonJS") && !COPIES.test(text)) {
    throw new Error("esbuild's output for CommonJS has changed");
  }
  return text.replace(COPIES, "__defProp(mod, $1)");
}

/**
 * Writes CommonJS for Node, which loads few files faster than many: code that several entries share is split into
 * chunks, which the command line uses, too.
 */
async function bundleForNode() {
  const outdir = join(dist, "cjs");
  // esbuild can split only ES modules, so this step creates ES modules, and the next one converts each of them.
  const { outputFiles, metafile } = await build({
    ...common,
    ...readable,
    entryPoints: { ...Object.fromEntries(entries().map(({ file, source }) => [file, source])), ...COMMANDS },
    splitting: true,
    format: "esm",
    platform: "node",
    outdir,
    chunkNames: "[name]-[hash]",
    sourcemap: "inline",
    plugins: [smallParsers],
    write: false,
    metafile: true,
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [path, text]));
  const outputs = Object.entries(metafile.outputs).map(([name, { inputs, exports }]) => ({
    path: resolve(root, name),
    exports,
    isCommand: Object.keys(inputs).some((input) => input.startsWith("src/cli/") || isPackaged(input)),
  }));
  const packages = packagesOf(root, Object.keys(metafile.inputs));
  write(join(dist, "LICENSES.txt"), licencesOf(root, packages));
  write(join(dist, "sbom.cdx.json"), materialsOf(root, packages));
  /** @type {Plugin} */
  const fromMemory = {
    name: "from memory",
    setup(plugin) {
      plugin.onResolve({ filter: /./ }, ({ path, kind }) => (kind === "entry-point" ? { path } : null));
      plugin.onLoad({ filter: /./ }, ({ path }) => ({ contents: String(texts.get(path)) }));
    },
  };
  /** @param {readonly { path: string }[]} files @param {BuildOptions} [options] */
  const convert = async (files, options = {}) => {
    const converted = await build({
      ...common,
      ...readable,
      ...options,
      entryPoints: files.map(({ path }) => path),
      outbase: outdir,
      outdir,
      format: "cjs",
      platform: "node",
      plugins: [fromMemory, moving((path) => path)],
      write: false,
      // The input is in memory, so the output does not overwrite anything.
      allowOverwrite: true,
    });
    writeMapped(converted.outputFiles.map(({ path, text }) => ({ path, text: withoutCopies(text) })));
  };
  const library = outputs.filter(({ isCommand }) => !isCommand);
  const faces = new Set(entries().map(({ file }) => join(outdir, `${file}.js`)));
  await convert(library.filter(({ path }) => !faces.has(path)));
  // Keep white space: tools search the text for the names of exports.
  await convert(
    library.filter(({ path }) => faces.has(path)),
    { minifyWhitespace: false },
  );
  // Minify names, too: users do not debug the command line.
  await convert(
    outputs.filter(({ isCommand }) => isCommand),
    {
      sourcemap: false,
      // The rest of the program is required, too.
      supported: { "dynamic-import": false },
      define: { "import.meta.url": "moduleURL" },
      banner: { js: 'const moduleURL=require("node:url").pathToFileURL(__filename).href;' },
    },
  );
  write(join(outdir, "package.json"), '{ "type": "commonjs" }\n');
  const exportsOf = new Map(library.map(({ path, exports }) => [path, exports]));
  for (const { file } of entries()) writeFaces(file, exportsOf.get(join(outdir, `${file}.js`)) ?? []);
}

/**
 * Writes the modules that Node imports. They re-export the objects of the CommonJS modules, so each class and table
 * exists only once.
 *
 * @param {string} file see `fileOf`
 * @param {readonly string[]} names its exports
 */
function writeFaces(file, names) {
  const face = join(dist, "node", `${file}.js`);
  const target = JSON.stringify(specifierOf(face, join(dist, "cjs", `${file}.js`)));
  const lines = [`export { ${names.filter((name) => name !== "default").join(", ")} } from ${target};`];
  if (names.includes("default")) {
    // The default import of CommonJS is the whole module in Node, and its default export in Bun.
    lines.push(`import entry from ${target};`, "export default entry.default ?? entry;");
  }
  write(face, `${lines.join("\n")}\n`);
}

/**
 * Copies the types as those of CommonJS modules, together with the types of generated/ that they need. The types for
 * imports refer to them by name, so a class has one type, however it was loaded.
 */
function copyTypes() {
  const types = join(dist, "types");
  const program = ts.createProgram(
    entries().map(({ source }) => join(root, source.replace(/^src\/(.*)\.ts$/, "dist/$1.d.ts"))),
    { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, noLib: true, types: [] },
  );
  for (const { fileName } of program.getSourceFiles()) {
    const name = relative(root, fileName).replace(/^dist(?=[\\/])/, "src");
    mkdirSync(dirname(join(types, name)), { recursive: true });
    copyFileSync(fileName, join(types, name));
  }
  write(join(types, "package.json"), '{ "type": "commonjs" }\n');
  for (const { file, source } of entries()) {
    const face = join(dist, "node", `${file}.d.ts`);
    const target = specifierOf(face, join(types, source.replace(/\.ts$/, ".js")));
    const lines = [`export * from ${JSON.stringify(target)};`];
    if (/^export default /m.test(readFileSync(join(types, source.replace(/\.ts$/, ".d.ts")), "utf8"))) {
      // An import of CommonJS would give the whole module as the default.
      lines.push(
        `declare const value: typeof import(${JSON.stringify(target)}, { with: { "resolution-mode": "require" } }).default;`,
        "export default value;",
      );
    }
    write(face, `${lines.join("\n")}\n`);
  }
}

/** Writes a single script that defines one global name, for embedded JavaScript engines and pages without modules. */
async function bundleScript() {
  await build({
    ...common,
    stdin: {
      contents:
        'export * from "./src/index.js"; export * from "./src/standards/index.js"; export * as schemes from "./src/schemes/index.js";',
      resolveDir: root,
    },
    minify: true,
    format: "iife",
    globalName: "uriGrammar",
    platform: "neutral",
    // Some engines read a script as Latin-1.
    charset: "ascii",
    outfile: "dist/uri-grammar.iife.js",
  });
}

await Promise.all([bundleModules(), bundleForNode(), bundleScript(), writeManual(join(dist, "uri-grammar.1"))]);
copyTypes();
