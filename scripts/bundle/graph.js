// The modules of the package, and how they are merged into files.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";
import { minify } from "terser";

/** @typedef {import("rollup").Plugin} Plugin */
/** @typedef {(module: string) => readonly string[]} Imports returns the modules that a module imports */
/** @typedef {{ source: string, name: string }} Export */

export const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * @param {string} path
 * @returns {string} the path relative to the root, with "/" between names; other identifiers stay
 */
export const nameOf = (path) => (isAbsolute(path) ? relative(root, path).split(sep).join("/") : path);

/** @param {string} name the path of a module relative to the root */
export const isGenerated = (name) => name.startsWith("generated/");

/** The module of the parts that the grammars of several schemes have in common. It is made here. */
const COMMON = join(root, "generated", "scheme", "common.grammar.js");

/** The parts of a scheme's grammar in its text: rules of one section. */
const PARTS = /(?<=\n)§(?:[^`$]|\$(?!\{))*?(?=\n(?:§|`))/g;

/** In how many grammars a part occurs that is not repeated. */
const OFTEN = 5;

/** @returns {Map<string, string>} the names of the common parts */
function commonParts() {
  const folder = dirname(COMMON);
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const name of readdirSync(folder).filter((each) => each.endsWith(".grammar.js"))) {
    for (const [part] of readFileSync(join(folder, name), "utf8").matchAll(PARTS)) {
      counts.set(part, (counts.get(part) ?? 0) + 1);
    }
  }
  const often = [...counts].filter(([, count]) => count >= OFTEN).map(([part]) => part);
  return new Map(often.sort().map((part, index) => [part, `part${String(index)}`]));
}

/**
 * Lets the grammars of schemes import the parts that several have in common. They are a tenth of the code.
 *
 * @param {string} path
 * @param {ReadonlyMap<string, string>} parts
 * @returns {string} the text of a generated module
 */
function generatedText(path, parts) {
  if (path === COMMON) return Array.from(parts, ([part, name]) => `export const ${name} = \`${part}\`;`).join("\n");
  const text = readFileSync(path, "utf8");
  if (dirname(path) !== dirname(COMMON) || !path.endsWith(".grammar.js")) return text;
  /** @type {Set<string>} */
  const used = new Set();
  const rest = text.replace(PARTS, (part) => {
    const name = parts.get(part);
    if (name !== undefined) used.add(name);
    return name === undefined ? part : `\`, ${name}, \``;
  });
  if (used.size === 0) return text;
  // Bundlers would keep a template: it could call a method of a part.
  const joined = rest.replace(/(?<= = )`[^]*`/, (list) => `/* @__PURE__ */ [${list}].join("")`);
  return `import { ${[...used].join(", ")} } from "./common.grammar.js";\n${joined}`;
}

/** Node prints the whole line of an error that nobody catches. */
export const LONGEST_LINE = 300;

/**
 * Finds and reads the modules of src/ and generated/. White space and comments are removed, but handwritten modules keep
 * their names for stack traces.
 *
 * @param {boolean} isForNode whether long lines are broken
 * @returns {Plugin}
 */
export function modules(isForNode) {
  const parts = commonParts();
  return {
    name: "modules",
    resolveId(specifier, importer) {
      if (isAbsolute(specifier)) return specifier;
      if (!specifier.startsWith(".") || importer === undefined) return null;
      const path = resolve(dirname(importer), specifier);
      const source = path.replace(/\.js$/, ".ts");
      return existsSync(source) ? source : path;
    },
    async load(path) {
      const name = nameOf(path);
      if (!/^(?:src|generated)\//.test(name)) return null;
      const text = isGenerated(name) ? generatedText(path, parts) : readFileSync(path, "utf8");
      // With white space esbuild would remove these annotations, too, and a bundle would keep what it does not use.
      const isAnnotated = text.includes("/* @__PURE__ */");
      const { code } = await transform(text, {
        loader: isGenerated(name) ? "js" : "ts",
        format: "esm",
        target: "es2022",
        minifySyntax: true,
        minifyIdentifiers: isGenerated(name),
        minifyWhitespace: !isAnnotated,
        lineLimit: isForNode && !isAnnotated ? LONGEST_LINE : 0,
      });
      const shorter = isGenerated(name)
        ? isAnnotated
          ? withoutIndentation(code)
          : code
        : await withShortNames(code, isForNode);
      return { code: shorter, moduleSideEffects: false };
    },
  };
}

/**
 * Shortens the names of local variables, and keeps those of functions, which stand in stack traces. In contrast to esbuild,
 * this keeps annotations, too.
 *
 * @param {string} code
 * @param {boolean} isForNode whether long lines are broken
 * @returns {Promise<string>}
 */
async function withShortNames(code, isForNode) {
  const result = await minify(code, {
    module: true,
    compress: false,
    mangle: { toplevel: false, keep_fnames: true, keep_classnames: true },
    format: { comments: /@__PURE__/, preserve_annotations: true, ...(isForNode && { max_line_len: LONGEST_LINE }) },
  });
  return String(result.code);
}

/** @param {string} code as esbuild prints it @returns {string} */
function withoutIndentation(code) {
  const hasLongTemplates = code.split("\n").some((line) => (line.match(/`/g) ?? []).length % 2 !== 0);
  return hasLongTemplates ? code : code.replace(/^ +(?:\/\/.*\n)?/gm, "");
}

/** What a bundle has in common that only says what a bundler keeps of each module. */
const MEASURED = /** @type {const} */ ({
  absWorkingDir: root,
  bundle: true,
  format: "esm",
  platform: "neutral",
  packages: "external",
  write: false,
  metafile: true,
});

/** How many exports are bundled at once. All of them together would need much memory. */
const AT_ONCE = 50;

/**
 * Finds the exports that need each module: a bundle of the export alone contains some of its code.
 *
 * @param {readonly Export[]} exported
 * @returns {Promise<Map<string, string>>} the list of exports for each module, as a string
 */
export async function needs(exported) {
  /** @type {Map<string, number[]>} */
  const found = new Map();
  for (let from = 0; from < exported.length; from += AT_ONCE) {
    const some = exported.slice(from, from + AT_ONCE);
    const { metafile } = await build({
      ...MEASURED,
      entryPoints: some.map((_, at) => ({ in: `export:${String(at)}`, out: String(at) })),
      outdir: join(root, "dist"),
      plugins: [
        {
          name: "exports",
          setup(plugin) {
            plugin.onResolve({ filter: /^export:/ }, ({ path }) => ({ path: path.slice(7), namespace: "export" }));
            plugin.onLoad({ filter: /^/, namespace: "export" }, ({ path }) => {
              const { source = "", name = "" } = some[Number(path)] ?? {};
              return { contents: `export { ${name} as it } from ${JSON.stringify(`./${source}`)};`, resolveDir: root };
            });
          },
        },
      ],
    });
    for (const [output, { inputs }] of Object.entries(metafile.outputs)) {
      const number = from + Number(/(\d+)\.js$/.exec(output)?.[1]);
      for (const [module, { bytesInOutput }] of Object.entries(inputs)) {
        if (bytesInOutput > 0) found.set(module, [...(found.get(module) ?? []), number]);
      }
    }
  }
  return new Map(Array.from(found, ([module, numbers]) => [module, numbers.sort((a, b) => a - b).join()]));
}

/**
 * Finds the modules of which a bundler keeps nothing that a program does not use.
 *
 * @param {readonly string[]} modules
 * @returns {Promise<readonly string[]>}
 */
export async function droppable(modules) {
  const { metafile } = await build({
    ...MEASURED,
    stdin: { contents: modules.map((module) => `import "./${module}";`).join("\n"), resolveDir: root },
    plugins: [
      {
        name: "effects",
        setup(plugin) {
          plugin.onResolve({ filter: /^\.\/(?:src|generated)\// }, ({ path }) => ({
            path: join(root, path),
            sideEffects: true,
          }));
        },
      },
    ],
  });
  const [output] = Object.values(metafile.outputs);
  return modules.filter((module) => (output?.inputs[module]?.bytesInOutput ?? 0) === 0);
}

/**
 * Finds the roots from which each module can be reached.
 *
 * @param {readonly string[]} roots
 * @param {Imports} importsOf
 * @returns {Map<string, Set<string>>}
 */
export function reach(roots, importsOf) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const start of roots) {
    /** @param {string} module */
    const walk = (module) => {
      const from = found.get(module) ?? new Set();
      if (from.has(start)) return;
      found.set(module, from.add(start));
      importsOf(module).forEach(walk);
    };
    walk(start);
  }
  return found;
}

/**
 * Merges modules with the same key, but never so that two groups import each other.
 *
 * @param {ReadonlyMap<string, string>} keys the key of each module
 * @param {Imports} importsOf the imports of the modules, without cycles
 * @returns {readonly (readonly string[])[]} the groups
 */
export function grouped(keys, importsOf) {
  /** @type {Map<string, string[]>} */
  const byKey = new Map();
  for (const [module, key] of keys) byKey.set(key, [...(byKey.get(key) ?? []), module]);
  let groups = [...byKey.values()];
  for (;;) {
    const cycle = cyclesOf(groups, importsOf).find((group) => group.length > 1);
    if (!cycle) return groups;
    const inner = new Set(cycle.flat());
    // What another group of the cycle needs is separated from what needs that group. Without cycles of modules, this is
    // possible for one group at least.
    const halves = cycle.map((group) => {
      const others = cycle.filter((other) => other !== group).flat();
      const needed = reach(others, (module) => importsOf(module).filter((each) => inner.has(each)));
      return [group.filter((module) => needed.has(module)), group.filter((module) => !needed.has(module))];
    });
    const at = halves.findIndex((pair) => pair.every((half) => half.length > 0));
    if (at < 0) throw new Error(`modules import each other: ${[...inner].join(", ")}`);
    groups = groups.flatMap((group) => (group === cycle[at] ? (halves[at] ?? []) : [group]));
  }
}

/**
 * @param {readonly string[][]} groups
 * @param {Imports} importsOf
 * @returns {string[][][]} the sets of groups that import each other, by Tarjan's algorithm
 */
function cyclesOf(groups, importsOf) {
  const groupOf = new Map(groups.flatMap((group) => group.map((module) => [module, group])));
  /** @type {Map<string[], { index: number, low: number, open: boolean }>} */
  const states = new Map();
  /** @type {string[][]} */
  const stack = [];
  /** @type {string[][][]} */
  const found = [];
  /** @param {string[]} group */
  const visit = (group) => {
    const state = { index: states.size, low: states.size, open: true };
    states.set(group, state);
    stack.push(group);
    for (const next of new Set(group.flatMap(importsOf).flatMap((module) => [groupOf.get(module) ?? group]))) {
      const known = states.get(next);
      if (known?.open === true) state.low = Math.min(state.low, known.index);
      else if (!known) state.low = Math.min(state.low, visit(next).low);
    }
    if (state.low === state.index) {
      const members = stack.splice(stack.indexOf(group));
      for (const member of members) Object.assign(/** @type {object} */ (states.get(member)), { open: false });
      found.push(members);
    }
    return state;
  };
  for (const group of groups) if (!states.has(group)) visit(group);
  return found;
}
