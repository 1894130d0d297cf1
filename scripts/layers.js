// The layers of src/, and the lint rule that forbids imports from higher layers.
import { dirname, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** @param {string} path an absolute path */
const fromRoot = (path) => relative(ROOT, path).split(sep).join("/");

/**
 * @typedef {object} Layer
 * @property {string} name
 * @property {string[]} holds files, and directories that end in "/", relative to the root of the repository
 * @property {boolean} [node] whether it may import the modules of Node
 * @property {string[]} [packages] the packages that it may import; the build bundles them
 * @property {Readonly<Record<string, string[]>>} [peers] the packages that single modules may import; programs have them
 *   anyway, so the build does not bundle them
 * @property {string[]} [importedBy] the only layers that may import it; by default all higher layers
 */

/**
 * The layers, the highest first. A module imports only from its own layer and from lower ones.
 * @type {Layer[]}
 */
export const LAYERS = [
  {
    name: "cli",
    holds: ["src/cli/"],
    node: true,
    packages: [
      "cli-progress",
      "commander",
      "csv-parse",
      "picocolors",
      "vscode-languageserver-textdocument",
      "vscode-languageserver/node",
    ],
  },
  {
    name: "interop",
    holds: ["src/interop/"],
    peers: { "src/interop/zod.ts": ["zod/v4"], "src/interop/valibot.ts": ["valibot"] },
  },
  { name: "export", holds: ["src/export/"] },
  { name: "schemes", holds: ["src/schemes/"] },
  { name: "formats", holds: ["src/formats/"] },
  { name: "context", holds: ["src/context/"] },
  { name: "index", holds: ["src/index.ts", "src/iri.ts", "src/parameters.ts"] },
  { name: "tag", holds: ["src/tag/"] },
  { name: "template", holds: ["src/template/"] },
  { name: "standards", holds: ["src/standards/"] },
  { name: "explain", holds: ["src/explain/"] },
  { name: "values", holds: ["src/values/"] },
  { name: "operations", holds: ["src/operations/"] },
  { name: "tree", holds: ["src/tree/"] },
  { name: "core", holds: ["src/core/"] },
  { name: "generated", holds: ["generated/"], importedBy: ["core", "tree", "standards", "template", "schemes"] },
];

/** Globals that only Node provides. The library must not use them. */
export const NODE_GLOBALS = [
  "Buffer",
  "__dirname",
  "__filename",
  "clearImmediate",
  "console",
  "exports",
  "global",
  "module",
  "process",
  "require",
  "setImmediate",
];

/**
 * @param {string} file relative to the root of the repository, with "/" between names
 * @returns {Layer | undefined} the layer with the longest matching name
 */
function layerOf(file) {
  const matches = LAYERS.flatMap((layer) =>
    layer.holds
      .filter((held) => (held.endsWith("/") ? file.startsWith(held) : file === held))
      .map((held) => ({ layer, held })),
  );
  return matches.sort((a, b) => b.held.length - a.held.length)[0]?.layer;
}

/**
 * @param {string} file a module of src/, relative to the root of the repository
 * @param {string} specifier the specifier of an import
 * @returns {string | null} a message if the import is not allowed
 */
export function violation(file, specifier) {
  const from = layerOf(file);
  if (!from) return null;
  if (specifier.startsWith("node:")) {
    return from.node ? null : `${from.name} must not import ${specifier}: only src/cli/ needs Node.`;
  }
  if (!specifier.startsWith(".")) {
    if (from.packages?.includes(specifier) || from.peers?.[file]?.includes(specifier)) return null;
    return `${from.name} must not import the package ${specifier}: there are no dependencies.`;
  }
  const target = fromRoot(resolve(ROOT, dirname(file), specifier)).replace(/^(src\/.*)\.js$/, "$1.ts");
  const to = layerOf(target);
  if (!to) return `src/ must not import ${target}: it imports from src/ and generated/ alone.`;
  if (to.importedBy && !to.importedBy.includes(from.name)) {
    return `${from.name} must not import ${target}: only ${to.importedBy.join(" and ")} import from ${to.name}.`;
  }
  if (LAYERS.indexOf(to) < LAYERS.indexOf(from)) {
    return `${from.name} must not import ${target}: ${to.name} is a layer above it.`;
  }
  return null;
}

/** @type {import("eslint").Rule.RuleModule} */
export const downward = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const file = fromRoot(context.filename);
    /** @param {import("estree").Expression | null | undefined} source */
    const check = (source) => {
      if (source?.type !== "Literal" || typeof source.value !== "string") return;
      const message = violation(file, source.value);
      if (message !== null) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (node) => {
        check(node.source);
      },
      ExportNamedDeclaration: (node) => {
        check(node.source);
      },
      ExportAllDeclaration: (node) => {
        check(node.source);
      },
      ImportExpression: (node) => {
        check(node.source);
      },
      /** @param {{ source: import("estree").Literal }} node the type `import("…").Name` */
      TSImportType: (node) => {
        check(node.source);
      },
    };
  },
};
