// Measures bundle sizes: minified, and compressed by gzip at level 9.
import { basename, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { entries, moduleFor } from "../entries.js";

const ROOT = `${import.meta.dirname}/../..`;

/** The libraries that some entries need, and users have anyway. */
const PEERS = ["fast-check", "parse5", "valibot", "zod"];

/** @type {import("esbuild").BuildOptions} */
const OPTIONS = {
  bundle: true,
  minify: true,
  write: false,
  format: "esm",
  target: "es2022",
  platform: "neutral",
  // Some packages do not have a newer field.
  mainFields: ["module", "main"],
  external: PEERS,
  logLevel: "silent",
};

/** @param {Uint8Array | string} bytes */
const compressed = (bytes) => gzipSync(bytes, { level: 9 }).length;

/**
 * @param {string} source a module
 * @param {string} resolveDir its directory: the package can import itself by name, and the bench has its own
 *   dependencies
 * @param {"neutral" | "node"} [platform] the target platform
 * @returns {Promise<number>} bytes
 */
export async function sizeOf(source, resolveDir = ROOT, platform = "neutral") {
  const { outputFiles } = await build({ ...OPTIONS, stdin: { contents: source, resolveDir }, platform });
  return compressed(outputFiles?.[0]?.contents ?? "");
}

/** How many modules are bundled at once. All of them together would need much memory. */
const AT_ONCE = 50;

/**
 * Measures modules that this package's names lead to. It reads and parses their imports once, not for each module.
 *
 * @param {readonly string[]} sources modules
 * @returns {Promise<number[]>} bytes
 */
async function sizesOf(sources) {
  const filter = /^measured:/;
  const { outputFiles = [] } = await build({
    ...OPTIONS,
    entryPoints: sources.map((_, at) => ({ in: `measured:${String(at)}`, out: String(at) })),
    outdir: resolve(ROOT, "measured"),
    plugins: [
      {
        name: "measured",
        setup({ onLoad, onResolve }) {
          onResolve({ filter }, ({ path }) => ({ path: path.replace(filter, ""), namespace: "measured" }));
          onLoad({ filter: /^/, namespace: "measured" }, ({ path }) => ({
            contents: sources[Number(path)] ?? "",
            resolveDir: ROOT,
          }));
        },
      },
    ],
  });
  const sizes = new Map(outputFiles.map(({ path, contents }) => [basename(path, ".js"), compressed(contents)]));
  return sources.map((_, at) => sizes.get(String(at)) ?? 0);
}

const OPERATIONS = "components, resolve, normalize, relativize, equivalent";

/** The bundled programs, one for each row of the table. */
export const PROGRAMS = {
  isURI: 'export { isURI } from "uri-grammar";',
  isIRI: 'export { isIRI } from "uri-grammar/iri";',
  operations: `export { ${OPERATIONS} } from "uri-grammar";`,
  explained: `export { parse, diagnose, ${OPERATIONS} } from "uri-grammar";`,
  http: [
    'import { withValidation } from "uri-grammar/schemes/define";',
    'import { http } from "uri-grammar/schemes/http";',
    "export const { validate } = withValidation([http]);",
  ].join("\n"),
  comparison: 'export { parse, resolve, normalize } from "uri-grammar";',
  iri: 'export * from "uri-grammar/iri";',
  tag: 'export { uri } from "uri-grammar/tag";',
  template: 'export { isURITemplate, parseTemplate, expand, variables } from "uri-grammar/template";',
  schemes: 'export * from "uri-grammar/schemes";',
  everything: 'export * from "uri-grammar"; export * from "uri-grammar/standards";',
};

/** @typedef {Record<keyof typeof PROGRAMS, number>} Sizes in bytes */

/** @returns {Promise<Sizes>} the larger size of the bundles for Node and for no platform */
export async function sizes() {
  const rows = Object.entries(PROGRAMS).map(async ([name, source]) => {
    const both = await Promise.all([sizeOf(source), sizeOf(source, ROOT, "node")]);
    return [name, Math.max(...both)];
  });
  return Object.fromEntries(await Promise.all(rows));
}

/**
 * Measures each export of each entry alone, and the programs.
 *
 * @returns {Promise<Map<string, number>>} bytes, by `<entry> <export>` or `program <name>`
 */
export async function everySize() {
  const sources = Object.entries(PROGRAMS).map(([name, source]) => [`program ${name}`, source]);
  for (const { name: entry, source } of entries()) {
    const { metafile } = await build({
      entryPoints: [moduleFor(source)],
      absWorkingDir: resolve(ROOT),
      bundle: true,
      write: false,
      metafile: true,
      format: "esm",
      external: PEERS,
    });
    const names = Object.values(metafile.outputs).flatMap((output) => output.exports);
    sources.push(...names.sort().map((name) => [`${entry} ${name}`, `export { ${name} } from "${entry}";`]));
  }
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (let from = 0; from < sources.length; from += AT_ONCE) {
    const some = sources.slice(from, from + AT_ONCE);
    const bytes = await sizesOf(some.map(([, source = ""]) => source));
    some.forEach(([name = ""], at) => sizes.set(name, bytes[at] ?? 0));
  }
  return sizes;
}
