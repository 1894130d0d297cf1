// The modules of `uri-grammar/schemes/*`: those that the build makes of grammar files, and those of src/schemes/. And the list
// of the schemes that they export.
import { existsSync, readdirSync } from "node:fs";
import { entryOf, exportOf } from "./facts.js";

const FOLDER = "src/schemes/";
/** The folder of what only code can say about schemes. */
export const CODE = `${FOLDER}code/`;

/** An export that is a scheme, or a list of schemes. */
const EXPORT = /^export const (\w+): (?:Scheme\b|readonly (AnyScheme\[\]))/gm;

/** @typedef {import("./incremental.js").Made} Made */
/** @typedef {readonly { id: string, document: import("./header.js").Document }[]} Defined the documents that a module is made of */

/** @param {string} folder @returns {string[]} the names of its modules, in their order */
function modulesIn(folder) {
  const url = new URL(`../../${folder}`, import.meta.url);
  const names = existsSync(url) ? readdirSync(url) : [];
  return names.flatMap((name) => /^(.*)\.ts$/.exec(name)?.[1] ?? []).sort();
}

/** @returns {string[]} the modules of src/schemes/ */
export const handWritten = () => modulesIn(FOLDER);

/** @returns {string[]} the modules with the code of schemes */
export const codeModules = () => modulesIn(CODE);

/**
 * Makes the module of some schemes.
 *
 * @param {string} module
 * @param {Defined} documents
 * @param {string | null} code the text of the module with their code
 * @returns {Made}
 */
export function madeOfEntry(module, documents, code) {
  const sources = [...new Set(documents.map(({ id }) => `grammar/scheme/${id}.peggy`))];
  if (code !== null) sources.push(`${CODE}${module}.ts`);
  const banner = `// Made by "npm run build" from ${sources.join(", ")}. Do not edit.\n`;
  const { js, types } = entryOf(module, documents, code);
  const files = { js, "d.ts": types };
  return {
    files: Object.fromEntries(
      Object.entries(files).map(([kind, lines]) => [`schemes/${module}.${kind}`, [banner, ...lines].join("\n")]),
    ),
  };
}

/**
 * Makes the module of the list.
 *
 * @param {readonly string[]} modules the names of the modules of src/schemes/
 * @param {readonly (readonly [module: string, Defined])[]} entries the modules that the build makes
 * @param {(path: string) => string} read
 * @returns {Made}
 */
export function madeOfModules(modules, entries, read) {
  const banner = `// Made by "npm run build" from ${FOLDER} and grammar/scheme/. Do not edit.\n`;
  /** @param {string} name */
  const ofSource = (name) => {
    const found = [...read(`${FOLDER}${name}.ts`).matchAll(EXPORT)];
    return found.map(([, constant = "", list]) => (list ? `...${constant}` : constant)).sort();
  };
  /** @type {{ name: string, from: string, items: string[] }[]} */
  const all = [
    ...modules.map((name) => ({ name, from: `../${FOLDER}`, items: ofSource(name) })),
    ...entries.map(([name, documents]) => {
      const names = documents.flatMap(({ document }) => document.rows.map((row) => exportOf(row.name)));
      return { name, from: "./schemes/", items: names.sort() };
    }),
  ];
  const filled = all.filter(({ items }) => items.length > 0).sort((a, b) => (a.name < b.name ? -1 : 1));
  const imports = filled.map(
    ({ name, from, items }) => `import { ${items.join(", ").replaceAll("...", "")} } from "${from}${name}.js";`,
  );
  const items = filled.map((each) => `  ${each.items.join(", ")},`);
  return {
    files: {
      "schemes.list.js": [banner, ...imports, ``, `export const schemes = [`, ...items, `];`, ``].join("\n"),
      "schemes.list.d.ts": `${banner}\n/** All schemes, in the order of their files. */\nexport const schemes: readonly import("../${FOLDER}mechanism/scheme.js").AnyScheme[];\n`,
    },
  };
}
