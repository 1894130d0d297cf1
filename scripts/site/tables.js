// The examples of what schemes find fault with. The tables of the tests have them: TypeScript, which esbuild makes a module of.
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
  return Object.assign({}, ...Object.values(/** @type {Record<string, SchemeTables>} */ (module)));
}
