// The list of all schemes: the modules of src/schemes/ export them.
import { readdirSync } from "node:fs";

const FOLDER = "src/schemes/";

/** An export that is a scheme, or a list of schemes. */
const EXPORT = /^export const (\w+): (?:Scheme\b|readonly (AnyScheme\[\]))/gm;

/** @returns {string[]} the names of the modules of src/schemes/, in their order */
export const schemeModules = () =>
  readdirSync(new URL(`../../${FOLDER}`, import.meta.url))
    .flatMap((name) => /^(.*)\.ts$/.exec(name)?.[1] ?? [])
    .sort();

/**
 * Makes the module of the list.
 *
 * @param {readonly string[]} modules the names of the modules
 * @param {(path: string) => string} read
 * @returns {import("./incremental.js").Made}
 */
export function madeOfModules(modules, read) {
  const banner = `// Made by "npm run build" from ${FOLDER}. Do not edit.\n`;
  /** @type {string[]} */
  const imports = [];
  /** @type {string[]} */
  const items = [];
  for (const name of modules) {
    const found = [...read(`${FOLDER}${name}.ts`).matchAll(EXPORT)];
    if (found.length === 0) continue;
    const names = found.map(([, constant = "", list]) => (list ? `...${constant}` : constant)).sort();
    imports.push(`import { ${names.join(", ").replaceAll("...", "")} } from "../${FOLDER}${name}.js";`);
    items.push(`  ${names.join(", ")},`);
  }
  return {
    files: {
      "schemes.list.js": [banner, ...imports, ``, `export const schemes = [`, ...items, `];`, ``].join("\n"),
      "schemes.list.d.ts": `${banner}\n/** All schemes, in the order of their files. */\nexport const schemes: readonly import("../${FOLDER}mechanism/scheme.js").AnyScheme[];\n`,
    },
  };
}
