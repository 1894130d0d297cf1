// Judges mutants with the code of the conformance tests, which is TypeScript. So it is bundled first.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { compileAutomaton, readGrammar } from "../../build/grammar.js";
import { compileSchemeAutomaton, readScheme, schemeFiles } from "../../build/schemes.js";
import { GENERIC, GRAMMARS } from "../../build/standards.js";

/** @typedef {import("./mutants.js").Mutant} Mutant */
/** @typedef {import("../../../test/conformance/mutant.js").Original} Original */
/** @typedef {import("../../../test/conformance/mutant.js").Verdict} Verdict */
/** @typedef {import("../../../test/tree/table.js").TreeRow} TreeRow */
/** @typedef {typeof import("../../../test/conformance/mutant.js")} Conformance */

const root = fileURLToPath(new URL("../../../", import.meta.url));

/**
 * @param {string} code a module of TypeScript, which can import from the root
 * @returns {Promise<unknown>} its exports
 */
async function load(code) {
  const { outputFiles } = await build({
    stdin: { contents: code, loader: "ts", resolveDir: root },
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    write: false,
    plugins: [
      {
        name: "scripts and packages stay where they are",
        setup(plugin) {
          plugin.onResolve({ filter: /^[^.]/ }, ({ path }) => ({ path: import.meta.resolve(path), external: true }));
          plugin.onResolve({ filter: /[\\/]scripts[\\/]/ }, ({ path, resolveDir }) => {
            return { path: pathToFileURL(join(resolveDir, path)).href, external: true };
          });
        },
      },
    ],
  });
  const [{ text }] = /** @type {[import("esbuild").OutputFile]} */ (outputFiles);
  const directory = mkdtempSync(join(tmpdir(), "mutate-"));
  try {
    writeFileSync(join(directory, "bundle.mjs"), text);
    /** @type {unknown} */
    const loaded = await import(pathToFileURL(join(directory, "bundle.mjs")).href);
    return loaded;
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** @returns {Promise<Judge>} */
export async function makeJudge() {
  const directory = join(root, "test", "tables", "trees");
  const code = `export * from "./test/conformance/mutant.js"; export { rowsIn } from "./test/tree/table.js";`;
  const { Original, rowsIn } = /** @type {Conformance & { rowsIn: (text: string) => TreeRow[] }} */ (await load(code));
  return new Judge(
    readAll().map(({ name, grammar, automaton }) => {
      const table = join(directory, `${name}.txt`);
      const rows = existsSync(table) ? rowsIn(readFileSync(table, "utf8")) : [];
      return { name, original: new Original(grammar, automaton, rows) };
    }),
  );
}

/** @typedef {{ name: string, grammar: import("../../build/grammar.js").ParserGrammar, automaton: () => import("../../build/automaton.js").Automaton }} Read */

/** @returns {Read[]} all grammars: the standard that the schemes use comes first */
function readAll() {
  const standards = [GENERIC, ...GRAMMARS.filter((each) => each !== GENERIC)].map((standard) => {
    const grammar = readGrammar(standard);
    return { name: standard.id, grammar, automaton: () => compileAutomaton(grammar) };
  });
  const schemes = schemeFiles().map((id) => {
    const grammar = readScheme(id);
    const names = grammar.rules.map(({ name }) => name);
    return { name: `scheme/${id}`, grammar, automaton: () => compileSchemeAutomaton(grammar, names) };
  });
  return [...standards, ...schemes];
}

/** Judges the mutants of all files in all grammars that the files are part of. */
export class Judge {
  /** @param {{ name: string, original: Original }[]} originals */
  constructor(originals) {
    this.originals = originals;
  }

  /**
   * @param {Mutant} mutant
   * @returns {Original[]} the grammars with the mutant's rule: first that of its file
   */
  grammarsOf(mutant) {
    const isOwn = (/** @type {string} */ name) => Number(mutant.source === `grammar/${name}.peggy`);
    return this.originals
      .filter(({ original }) => original.has(mutant))
      .sort((one, other) => isOwn(other.name) - isOwn(one.name))
      .map(({ original }) => original);
  }

  /**
   * @param {Mutant} mutant
   * @returns {Promise<Verdict>} the verdict of all these grammars together
   */
  async judge(mutant) {
    /** @type {Verdict | undefined} */
    let survived;
    let strings = 0;
    for (const original of this.grammarsOf(mutant)) {
      const verdict = await original.judge(mutant);
      if (verdict.kind === "refused" || verdict.kind === "killed") return verdict;
      if (verdict.kind === "survived") survived ??= verdict;
      // The grammar's other rules make no difference.
      else if (verdict.strings === null) return verdict;
      else strings += verdict.strings;
    }
    return survived ?? { kind: "equivalent", strings };
  }
}
