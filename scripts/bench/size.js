// What a bundler makes of the package: minified, and compressed by gzip at level 9.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const ROOT = `${import.meta.dirname}/../..`;

/**
 * @param {string} source a module
 * @param {string} resolveDir where it would be: this package knows itself by its name, the bench its dependencies
 * @returns {Promise<number>} bytes
 */
export async function sizeOf(source, resolveDir = ROOT) {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    platform: "neutral",
    // Some of the other packages have nothing newer.
    mainFields: ["module", "main"],
    logLevel: "silent",
  });
  return gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length;
}

/** @returns {string[]} the entries of the package besides the main one that are for RFC 3986 alone */
function narrowEntries() {
  const { exports } = JSON.parse(readFileSync(`${ROOT}/package.json`, "utf8"));
  return Object.keys(exports).filter((entry) => /^\.\/rfc3986$/i.test(entry));
}

/** @returns {Promise<{ isURI: number, three: { entry: string, bytes: number }[], everything: number }>} in bytes */
export async function sizes() {
  const entries = ["uri-grammar", ...narrowEntries().map((entry) => `uri-grammar${entry.slice(1)}`)];
  return {
    isURI: await sizeOf('export { isURI } from "uri-grammar";'),
    three: await Promise.all(
      entries.map(async (entry) => ({
        entry,
        bytes: await sizeOf(`export { parse, resolve, normalize } from ${JSON.stringify(entry)};`),
      })),
    ),
    everything: await sizeOf('export * from "uri-grammar";'),
  };
}
