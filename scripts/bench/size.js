// Measures bundle sizes: minified, and compressed by gzip at level 9.
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const ROOT = `${import.meta.dirname}/../..`;

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
    logLevel: "silent",
  });
  return gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length;
}

const OPERATIONS = "components, resolve, normalize, relativize, equivalent";

/** The bundled programs, one for each row of the table. */
const PROGRAMS = {
  isURI: 'export { isURI } from "uri-grammar";',
  isIRI: 'export { isIRI } from "uri-grammar/iri";',
  operations: `export { ${OPERATIONS} } from "uri-grammar";`,
  explained: `export { parse, diagnose, ${OPERATIONS} } from "uri-grammar";`,
  http: [
    'import { withSchemes } from "uri-grammar/schemes/define";',
    'import { http } from "uri-grammar/schemes/http";',
    "export const { validate } = withSchemes([http]);",
  ].join("\n"),
  template: 'export { isURITemplate, parseTemplate, expand, variables } from "uri-grammar/template";',
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
