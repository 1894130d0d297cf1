// Loads the examples of the documents from the tables of the tests.
import { readFileSync } from "node:fs";
import { transform } from "esbuild";

/** @typedef {typeof import("../../test/tables/rfc3986.js")} Table3986 */
/** @typedef {typeof import("../../test/tables/rfc3987.js")} Table3987 */
/** @typedef {typeof import("../../test/tables/rfc6570.js")} Table6570 */

/**
 * @param {string} id of a document
 * @returns {Promise<unknown>} the module of its table
 */
async function load(id) {
  const text = readFileSync(new URL(`../../test/tables/${id}.ts`, import.meta.url), "utf8");
  const { code } = await transform(text, { loader: "ts", format: "esm" });
  return import(`data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`);
}

/** @returns {Promise<{ rfc3986: Table3986, rfc3987: Table3987, rfc6570: Table6570 }>} the tables */
export async function examples() {
  const [rfc3986, rfc3987, rfc6570] = await Promise.all(["rfc3986", "rfc3987", "rfc6570"].map(load));
  return {
    rfc3986: /** @type {Table3986} */ (rfc3986),
    rfc3987: /** @type {Table3987} */ (rfc3987),
    rfc6570: /** @type {Table6570} */ (rfc6570),
  };
}
