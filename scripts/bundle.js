// The last step of `npm run build:dist`: the JavaScript of the package, in its three formats. src/ is packed, too: the
// source maps point to it. What the build generates is made small; it is its own source.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { decode, encode } from "@jridgewell/sourcemap-codec";
import { build, transform } from "esbuild";
import ts from "typescript";
import { entries } from "./entries.js";

/** @typedef {import("esbuild").BuildOptions} BuildOptions */
/** @typedef {import("esbuild").Plugin} Plugin */

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");

/** @param {string} path @returns {string} with "/" between names */
const portable = (path) => path.split(sep).join("/");

/** @param {string} from a file @param {string} to another @returns {string} how the first imports the second */
const specifierOf = (from, to) => portable(relative(dirname(from), to)).replace(/^(?!\.)/, "./");

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** @typedef {import("esbuild").OutputFile} OutputFile */
/** @typedef {[column: number, source: number, line: number, sourceColumn: number]} MappedSegment */

/**
 * Writes modules with their maps.
 * @param {readonly Pick<OutputFile, "path" | "text">[]} files as esbuild gives them
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
 * The map of a file by lines: of what stands on one line of a source, it maps the beginning. The rest would take four
 * times the bytes.
 * @param {string | undefined} text
 * @returns {string | null} null where it maps nothing
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

/** @param {string} path of a source @returns {string} of the ES module that becomes of it */
const moduleOf = (path) => join(dist, relative(root, path).replace(/^src[\\/]/, ""));

/**
 * @param {string} code that was made small of a generated file
 * @param {string} path of that file
 * @returns {string} the code, with a map: all of it is of the beginning of the ES module that is packed
 */
function pointed(code, path) {
  const mappings = `AAAA${code.replace(/[^\n]/g, "").replaceAll("\n", ";AAAA")}`;
  const map = JSON.stringify({ version: 3, sources: [specifierOf(path, moduleOf(path))], names: [], mappings });
  return `${code}\n//# sourceMappingURL=data:application/json,${encodeURIComponent(map)}`;
}

/** Makes what is generated small, before it comes into a file whose names are kept. @type {Plugin} */
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
 * Imports between files that come to stand elsewhere: none is made part of another.
 * @param {(path: string) => string} placeOf where a file, which an import names, comes to stand
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

/** Whitespace and comments cost bytes, and names are what a stack shows. @type {BuildOptions} */
const readable = {
  minifyWhitespace: true,
  minifySyntax: true,
  sourcemap: "external",
  sourcesContent: false,
};

/** What is no part of the library: the command line, and pages that other scripts make. */
const OTHERS = /^(?:src\/cli|generated\/(?:api|playground))\//;

/** @param {string} folder @param {string} extension @returns {string[]} the files in it that are packed, from the root */
const filesOf = (folder, extension) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => portable(join(folder, name)))
    .filter((name) => name.endsWith(extension) && !OTHERS.test(name));

/** ES modules, one for each of src/ and generated/: bundlers leave out those that are not used. */
async function bundleModules() {
  /** @type {BuildOptions} */
  const modules = { ...common, format: "esm", platform: "neutral", plugins: [moving(moduleOf)] };
  const [{ outputFiles }] = await Promise.all([
    build({
      ...modules,
      ...readable,
      entryPoints: filesOf("src", ".ts"),
      outbase: "src",
      outdir: "dist",
      write: false,
    }),
    build({
      ...modules,
      minify: true,
      entryPoints: filesOf("generated", ".js"),
      outbase: "generated",
      outdir: "dist/generated",
    }),
  ]);
  // What has nothing but types is imported by nobody.
  const empty = new Set(outputFiles.filter(({ text }) => text.trim() === "").map(({ path }) => path));
  writeMapped(outputFiles.filter(({ path }) => !empty.has(path)));
}

/** The command line and its threads, by their names below dist/cjs/: at the depth of `src/cli/`. */
const COMMANDS = { cli: "src/cli/bin.ts", worker: "src/cli/worker.ts" };

/** The folder of the package that a file is part of, if it is part of one. */
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/**
 * Writes the licences of the packages that become part of the command line.
 * @param {readonly string[]} inputs the files that it is made of, from the root
 */
function writeLicences(inputs) {
  const folders = new Set(inputs.flatMap((input) => PACKAGE.exec(input)?.[0] ?? []));
  const texts = [...folders].map((folder) => {
    /** @type {unknown} */
    const json = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
    const { name, version } = /** @type {{ name: string, version: string }} */ (json);
    const file = readdirSync(join(root, folder)).find((each) => /^licen[cs]e/i.test(each));
    if (file === undefined) throw new Error(`${name} has no licence`);
    return `${name} ${version}\n\n${readFileSync(join(root, folder, file), "utf8").trim()}\n`;
  });
  const heading = "The command line contains these packages. Each has its own licence.\n";
  write(join(dist, "LICENSES.txt"), [heading, ...texts.sort()].join(`\n${"-".repeat(80)}\n\n`));
}

/** How a CommonJS module of esbuild copies what it exports. */
const COPIES =
  /(?<=__toCommonJS ?= ?\(?mod\)? ?=> ?)__copyProps\(__defProp\(\{\}, ?("__esModule", ?\{ ?value: ?!0 ?\})\), ?mod\)/;

/**
 * @param {string} text of a CommonJS module
 * @returns {string} the module, which exports its names themselves: through copies, each use in another chunk would be a
 *   look-up by a name that varies, which costs more than the call
 */
function withoutCopies(text) {
  if (text.includes("var __toCommonJS") && !COPIES.test(text)) {
    throw new Error("esbuild writes CommonJS in another way now");
  }
  return text.replace(COPIES, "__defProp(mod, $1)");
}

/**
 * CommonJS, for Node, which loads a module the faster the fewer files it is made of: what several entries share is cut
 * into chunks, which the command line uses, too.
 */
async function bundleForNode() {
  const outdir = join(dist, "cjs");
  // Only ES modules are cut into chunks, so this makes them, and the next step converts each.
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
    isCommand: Object.keys(inputs).some((input) => input.startsWith("src/cli/") || PACKAGE.test(input)),
  }));
  writeLicences(Object.keys(metafile.inputs));
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
      // What it reads is not on the disk.
      allowOverwrite: true,
    });
    writeMapped(converted.outputFiles.map(({ path, text }) => ({ path, text: withoutCopies(text) })));
  };
  const library = outputs.filter(({ isCommand }) => !isCommand);
  const faces = new Set(entries().map(({ file }) => join(outdir, `${file}.js`)));
  await convert(library.filter(({ path }) => !faces.has(path)));
  // Tools look for the names of exports in the text.
  await convert(
    library.filter(({ path }) => faces.has(path)),
    { minifyWhitespace: false },
  );
  // A program is not debugged by those who install it.
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
 * What Node imports: the very objects that it requires, so there is only one copy of each class and each table.
 * @param {string} file see `fileOf`
 * @param {readonly string[]} names what it exports
 */
function writeFaces(file, names) {
  const face = join(dist, "node", `${file}.js`);
  const target = JSON.stringify(specifierOf(face, join(dist, "cjs", `${file}.js`)));
  const lines = [`export { ${names.filter((name) => name !== "default").join(", ")} } from ${target};`];
  if (names.includes("default")) {
    // For Node, the default of CommonJS is all that it exports; for Bun, it is what it exports as its default.
    lines.push(`import entry from ${target};`, "export default entry.default ?? entry;");
  }
  write(face, `${lines.join("\n")}\n`);
}

/**
 * The types, as those of CommonJS modules, with what they need of generated/; and for what is imported, the same types
 * by their names. So a class is one type, however it was loaded.
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
      // As an import of CommonJS, the default would be all that the module exports.
      lines.push(
        `declare const value: typeof import(${JSON.stringify(target)}, { with: { "resolution-mode": "require" } }).default;`,
        "export default value;",
      );
    }
    write(face, `${lines.join("\n")}\n`);
  }
}

/** For engines that embed JavaScript, and for pages without modules: all in one file, which defines one name. */
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
    // Some engines take a script as Latin-1.
    charset: "ascii",
    outfile: "dist/uri-grammar.iife.js",
  });
}

await Promise.all([bundleModules(), bundleForNode(), bundleScript()]);
copyTypes();
