// What a bundler makes of the package: minified, and compressed by gzip at level 9.
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

/** @returns {Promise<{ isURI: number, three: number, everything: number }>} in bytes */
export async function sizes() {
  return {
    isURI: await sizeOf('export { isURI } from "uri-grammar";'),
    three: await sizeOf('export { parse, resolve, normalize } from "uri-grammar";'),
    everything: await sizeOf('export * from "uri-grammar"; export * from "uri-grammar/standards";'),
  };
}
