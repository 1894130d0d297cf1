// Measures bundle sizes: minified, and compressed by gzip at level 9.
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { entries, moduleFor } from "../entries.js";

const ROOT = `${import.meta.dirname}/../..`;

/** The libraries that some entries need, and users have anyway. */
const PEERS = ["fast-check", "parse5"];

/**
 * @param {string} source a module
 * @param {string} resolveDir its directory: the package can import itself by name, and the bench has its own
 *   dependencies
 * @param {"neutral" | "node"} [platform] the target platform
 * @returns {Promise<number>} bytes
 */
export async function sizeOf(source, resolveDir = ROOT, platform = "neutral") {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    platform,
    // Some packages do not have a newer field.
    mainFields: ["module", "main"],
    external: PEERS,
    logLevel: "silent",
  });
  return gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length;
}

const OPERATIONS = "components, resolve, normalize, relativize, equivalent";

/** The bundled programs, one for each row of the table. */
export const PROGRAMS = {
  isURI: 'export { isURI } from "uri-grammar";',
  isIRI: 'export { isIRI } from "uri-grammar/iri";',
  operations: `export { ${OPERATIONS} } from "uri-grammar";`,
  explained: `export { parse, diagnose, ${OPERATIONS} } from "uri-grammar";`,
  http: [
    'import { withSchemes } from "uri-grammar/schemes/define";',
    'import { http } from "uri-grammar/schemes/http";',
    "export const { validate } = withSchemes([http]);",
  ].join("\n"),
  comparison: 'export { parse, resolve, normalize } from "uri-grammar";',
  iri: 'export * from "uri-grammar/iri";',
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
  for (const [name = "", source = ""] of sources) sizes.set(name, await sizeOf(source));
  return sizes;
}
