// The last step of `npm run build:dist`: for Node, which loads a module the faster the fewer files it is made of, all
// entries of the package as few files. Bundlers take the modules themselves, and leave out what is not used.
import { readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { schemeModules } from "./entries.js";

/** @typedef {{ exports: Record<string, string | { node?: string, default: string }>, bin: Record<string, string> }} Manifest */

const root = fileURLToPath(new URL("..", import.meta.url));
/** @type {unknown} */
const json = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const { exports, bin } = /** @type {Manifest} */ (json);

/** What Node loads, each from a module that `tsc` has written: by its path under dist/node/, without the extension. */
const entries = Object.values(exports).flatMap((entry) => {
  if (typeof entry === "string" || entry.node === undefined) return [];
  const { node, default: module } = entry;
  const names = node.includes("*") ? schemeModules() : [""];
  return names.map((name) => [nameOf(node.replace("*", name)), module.replace("*", name)]);
});
// All at one depth, as `src/cli/` is: the command line looks for package.json from there.
entries.push(...Object.values(bin).map((path) => [nameOf(path), "./dist/cli/bin.js"]));
// What the command line starts threads with: it stands next to it.
entries.push(["worker", "./dist/cli/worker.js"]);

/** @param {string} path */
function nameOf(path) {
  return path.replace(/^(\.\/)?dist\/node\//, "").replace(/\.js$/, "");
}

rmSync(new URL("../dist/node/", import.meta.url), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: Object.fromEntries(entries),
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "es2022",
  outdir: "dist/node",
  chunkNames: "[name]-[hash]",
  logLevel: "warning",
});

// For engines that embed JavaScript, and for pages without modules: all in one file, which defines one name.
await build({
  absWorkingDir: root,
  stdin: {
    contents:
      'export * from "./dist/index.js"; export * from "./dist/standards/index.js"; export * as schemes from "./dist/schemes/index.js";',
    resolveDir: root,
  },
  bundle: true,
  minify: true,
  format: "iife",
  globalName: "uriGrammar",
  platform: "neutral",
  target: "es2022",
  // Some engines take a script as Latin-1.
  charset: "ascii",
  outfile: "dist/uri-grammar.iife.js",
  logLevel: "warning",
});
