/**
 * Bundles a test file and the sources that it imports into one script. A script can run again from the start, in the same
 * process, so that no cache of one mutant is left for the next.
 *
 * @module
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/** The names that the script takes from outside. */
export const GLOBALS = /** @type {const} */ ([
  "require",
  "describe",
  "test",
  "it",
  "expect",
  "jest",
  "beforeAll",
  "beforeEach",
  "afterEach",
  "afterAll",
]);

/**
 * @param {string} root the folder with the sources and the tests
 * @param {string} file the path of the test in this folder
 * @returns {Promise<{ code: string, inputs: string[] }>} a script whose value is an asynchronous function of the globals,
 *   and the paths of the files in it
 */
export async function bundleTest(root, file) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    // Only this format allows "await" outside of functions. All imports become calls of "require".
    format: "esm",
    platform: "node",
    target: "node20",
    logLevel: "error",
    plugins: [
      {
        name: "tests",
        setup(esbuild) {
          esbuild.onResolve({ filter: /^[^./]/ }, ({ path, kind, namespace }) => {
            if (kind === "entry-point") return undefined;
            return namespace === "package" ? { path, external: true } : { path, namespace: "package" };
          });
          esbuild.onLoad({ filter: /./, namespace: "package" }, ({ path }) => ({
            contents: `module.exports = ${path === "@jest/globals" ? `{ ${GLOBALS.join()} }` : `require(${JSON.stringify(path)})`};`,
          }));
          // A script has no "import.meta".
          esbuild.onLoad({ filter: /\.[jt]s$/ }, async ({ path }) => ({
            contents: (await readFile(path, "utf8"))
              .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href))
              // A name with a variable part is looked up among the files as they are, and these are TypeScript.
              .replace(/(import\(`[^`]*\/(?:tables|src)\/[^`]*)\.js`\)/g, "$1.ts`)"),
            loader: path.endsWith(".ts") ? "ts" : "js",
          }));
        },
      },
    ],
  });
  const inputs = Object.keys(metafile.inputs)
    .filter((path) => !path.startsWith("package:"))
    .map((path) => join(root, path));
  return { code: `(async function (${GLOBALS.join()}) {\n"use strict";\n${outputFiles[0]?.text ?? ""}\n})`, inputs };
}
