// Bundles the fuzzer with the sources, whose branches get counters. It runs without Jest, and so several times faster.
import { mkdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { COUNTERS, instrumented } from "./instrument.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The number of counters: a multiple of 4, and more than there are branches. */
const SIZE = 1 << 16;

/** Modules whose branches count: the sources, and the parsers that the build writes. */
const COUNTED = /[\\/]src[\\/].*\.ts$|[\\/]generated[\\/].*\.parser\.js$/;

/**
 * @returns {Promise<string>} the path of the bundle
 * @throws {Error} if the sources cannot be bundled
 */
export async function bundle() {
  // Another run can be under way at the same time.
  const outfile = join(root, "node_modules", ".cache", "uri-grammar", `fuzz-${String(process.pid)}.mjs`);
  mkdirSync(dirname(outfile), { recursive: true });
  let counters = 0;
  await build({
    absWorkingDir: root,
    entryPoints: ["test/fuzz/main.ts"],
    bundle: true,
    outfile,
    format: "esm",
    platform: "node",
    target: "es2022",
    packages: "external",
    sourcemap: "inline",
    logLevel: "warning",
    banner: { js: `const ${COUNTERS} = globalThis.${COUNTERS} = new Uint8Array(${String(SIZE)});` },
    plugins: [
      {
        name: "fuzz",
        setup(plugin) {
          // These modules find files by their own place, and need no counters.
          plugin.onResolve({ filter: /\/scripts\/.*\.js$/ }, ({ path, resolveDir }) => ({
            path: pathToFileURL(resolve(resolveDir, path)).href,
            external: true,
          }));
          plugin.onLoad({ filter: /[\\/](?:src|test)[\\/].*\.ts$|[\\/]generated[\\/].*\.js$/ }, ({ path }) => {
            const code = readFileSync(path, "utf8").replaceAll(
              "import.meta.url",
              JSON.stringify(pathToFileURL(path).href),
            );
            if (!COUNTED.test(path)) return { contents: code, loader: path.endsWith(".ts") ? "ts" : "js" };
            return { contents: instrumented(code, path, () => counters++ % SIZE), loader: "js" };
          });
        },
      },
    ],
  });
  return outfile;
}
