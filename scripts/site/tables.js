// Loads the examples of faults in schemes from the tables of the tests, which esbuild bundles as a module.
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const FOLDER = fileURLToPath(new URL("../../test/tables/scheme/", import.meta.url));

/** @typedef {import("../../test/schemes/table.js").SchemeTables} SchemeTables */

/**
 * @returns {Promise<SchemeTables>} the tables of all schemes by their keys: a name, or `<standard>/<name>`
 */
export async function schemeTables() {
  const names = readdirSync(FOLDER).sort();
  const contents = names.map((name, index) => `export { tables as t${String(index)} } from "./${name}";`).join("\n");
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: FOLDER, loader: "ts" },
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
    logLevel: "error",
  });
  const source = outputFiles[0]?.text ?? "";
  /** @type {unknown} */
  const module = await import(`data:text/javascript;charset=utf-8,${encodeURIComponent(source)}`);
  /** @type {unknown} */
  const tables = Object.assign({}, ...Object.values(/** @type {Record<string, SchemeTables>} */ (module)));
  return /** @type {SchemeTables} */ (tables);
}
