// The entries of the package: what can be imported, by package.json.
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** @typedef {{ name: string, exports: Record<string, string | { types: string }> }} Manifest */

/** @returns {string[]} the modules of `uri-grammar/schemes/*`: those that define schemes, and what puts some together */
export function schemeModules() {
  return readdirSync(new URL("../src/schemes/", import.meta.url))
    .filter((name) => name.endsWith(".ts") && name !== "index.ts")
    .map((name) => basename(name, ".ts"));
}

/** @returns {{ name: string, source: string }[]} what each is imported as, and its source from the root of the repository */
export function entries() {
  /** @type {unknown} */
  const json = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  const { name: own, exports } = /** @type {Manifest} */ (json);
  return Object.entries(exports).flatMap(([path, target]) => {
    if (typeof target === "string") return [];
    const source = target.types.replace(/^\.\/dist\/(.*)\.d\.ts$/, "src/$1.ts");
    const modules = path.includes("*") ? schemeModules() : [""];
    return modules.map((module) => ({
      name: own + path.slice(1).replace("*", module),
      source: source.replace("*", module),
    }));
  });
}
