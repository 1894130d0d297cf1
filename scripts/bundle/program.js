// The command line: its own modules and the packages that it uses. It shares the modules of the library.
import { dirname, join, resolve } from "node:path";
import { build } from "esbuild";
import { LONGEST_LINE, nameOf, root } from "./graph.js";

/** The command line and its worker threads, by their names below dist/cjs/: at the depth of `src/cli/`. */
const COMMANDS = {
  cli: "src/cli/bin.ts",
  worker: "src/cli/worker.ts",
};

/** What precedes the name of a module of the library: its path would make the names of files depend on the folder. */
const LIBRARY = "library:";

/**
 * @typedef {object} Program
 * @property {ReadonlyMap<string, string>} texts the texts of its ES modules, by their names relative to the root
 * @property {ReadonlyMap<string, string>} files the file of each of these modules, below dist/cjs/
 * @property {readonly string[]} starts the modules that start the program or a thread
 * @property {string[]} inputs the files that it is made of
 */

/**
 * Bundles the command line into ES modules that import the sources of the library by their names.
 *
 * @returns {Promise<Program>}
 */
export async function bundleProgram() {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    bundle: true,
    target: "es2022",
    logLevel: "warning",
    // Users do not debug the command line.
    minify: true,
    lineLimit: LONGEST_LINE,
    entryPoints: COMMANDS,
    splitting: true,
    format: "esm",
    platform: "node",
    outdir: "program",
    chunkNames: "[name]-[hash]",
    plugins: [
      {
        name: "library",
        setup(plugin) {
          plugin.onResolve({ filter: /^\.\.?\// }, ({ path, importer, resolveDir }) => {
            if (!importer.startsWith(join(root, "src"))) return null;
            const module = resolve(resolveDir, path).replace(/\.js$/, ".ts");
            return module.startsWith(join(root, "src", "cli"))
              ? null
              : { path: `${LIBRARY}${nameOf(module)}`, external: true };
          });
        },
      },
    ],
    write: false,
    metafile: true,
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [nameOf(path), text]));
  const files = new Map(Array.from(texts.keys(), (name) => [name, name.replace(/^program\/|\.js$/g, "")]));
  const starts = Object.keys(COMMANDS).map((name) => `program/${name}.js`);
  return { texts, files, starts, inputs: Object.keys(metafile.inputs) };
}

/**
 * @param {Program} program
 * @returns {import("rollup").Plugin} finds the modules of the command line
 */
export const programModules = ({ texts }) => ({
  name: "program",
  resolveId(specifier, importer) {
    if (specifier.startsWith(LIBRARY)) return join(root, specifier.slice(LIBRARY.length));
    const path = importer === undefined ? specifier : resolve(dirname(importer), specifier);
    return texts.has(nameOf(path)) ? { id: path, moduleSideEffects: true } : null;
  },
  load: (path) => texts.get(nameOf(path)) ?? null,
  resolveImportMeta: (property) => (property === "url" ? 'require("node:url").pathToFileURL(__filename).href' : null),
});
