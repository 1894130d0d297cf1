// Judges mutants of headers: does something that is recorded of their schemes change?
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { compileFunction } from "node:vm";
import { build } from "esbuild";
import { exportOf, factsOfSchemes } from "../../build/facts.js";
import { readGrammarFile } from "../../build/grammar.js";
import { readScheme } from "../../build/schemes.js";

/** @typedef {import("../../../src/schemes/mechanism/scheme.js").AnyScheme} AnyScheme */
/** @typedef {import("../../../src/schemes/mechanism/facts.js").SchemeFacts} SchemeFacts */
/** @typedef {import("../../../src/schemes/mechanism/facts.js").SchemeCode} SchemeCode */
/** @typedef {import("../../../src/schemes/mechanism/grammar.js").BuiltGrammar} BuiltGrammar */

/**
 * The sources, with the functions that facts call.
 *
 * @typedef {object} Sources
 * @property {Readonly<Record<string, Readonly<Record<string, SchemeCode>>>>} codes
 * @property {Readonly<Record<string, BuiltGrammar>>} grammars
 * @property {(facts: SchemeFacts, grammar: BuiltGrammar, code: SchemeCode | undefined) => AnyScheme} built
 * @property {typeof import("../../../src/schemes/define.js").withSchemes} withSchemes
 * @property {import("../../../src/schemes/mechanism/scheme.js").SchemeMap} schemes
 * @property {typeof import("../../../test/schemes/recorded.js").factsOf} factsOf
 * @property {typeof import("../../../test/schemes/recorded.js").findingsIn} findingsIn
 * @property {typeof import("../../../test/schemes/table.js").tables} tables
 */

/** @typedef {"refused" | "killed by facts" | "killed by findings" | "survived"} Verdict */

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The modules whose functions the facts of schemes call. */
const VOCABULARY = ["shared/common", "shared/sentences", "shared/words", "mechanism/specification", "shared/slips"];

/** @returns {Promise<Sources>} the sources and what the tests record, as one module */
async function load() {
  const codes = (await readdir(join(root, "src/schemes/code"))).map((file) => file.replace(/\.ts$/, ""));
  const grammars = (await readdir(join(root, "grammar/scheme"))).map((file) => file.replace(/\.peggy$/, ""));
  /** @param {readonly string[]} names @param {string} folder */
  const listed = (names, folder) =>
    `{ ${names.map((name, at) => `${JSON.stringify(name)}: ${folder}${String(at)}`).join()} }`;
  const lines = [
    ...VOCABULARY.map((name) => `export * from "./src/schemes/${name}.js";`),
    ...codes.map((name, at) => `import * as code${String(at)} from "./src/schemes/code/${name}.js";`),
    ...grammars.map((name, at) => `import { grammar as grammar${String(at)} } from "./generated/scheme/${name}.js";`),
    `export const codes = ${listed(codes, "code")};`,
    `export const grammars = ${listed(grammars, "grammar")};`,
    `export { built } from "./src/schemes/mechanism/facts.js";`,
    `export { withSchemes } from "./src/schemes/define.js";`,
    `export { schemes } from "./src/schemes/index.js";`,
    `export { factsOf, findingsIn } from "./test/schemes/recorded.js";`,
    `export { tables } from "./test/schemes/table.js";`,
  ];
  const { outputFiles } = await build({
    stdin: { contents: lines.join("\n"), resolveDir: root },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    packages: "external",
    plugins: [
      {
        name: "places",
        setup(esbuild) {
          esbuild.onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
            contents: (await readFile(path, "utf8"))
              .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href))
              .replace(/(import\(`[^`]*\/tables\/[^`]*)\.js`\)/g, "$1.ts`)"),
            loader: "ts",
          }));
        },
      },
    ],
  });
  const folder = await mkdtemp(join(tmpdir(), "headers-"));
  try {
    const file = join(folder, "sources.mjs");
    await writeFile(file, outputFiles[0]?.contents ?? "");
    /** @type {unknown} */
    const sources = await import(pathToFileURL(file).href);
    return /** @type {Sources} */ (sources);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * @returns {Promise<(id: string, text: string) => Verdict>} a function that judges the text of a mutant of
 *   `grammar/scheme/<id>.peggy`; and that judges only schemes whose entries the build makes
 */
export async function makeJudge() {
  const sources = await load();
  /** @type {Map<string, string>} */
  const found = new Map();
  /** @param {AnyScheme} scheme */
  const textOf = (scheme) => sources.factsOf(scheme).join("\n");
  /** @param {AnyScheme} scheme @returns {string} what is recorded of its strings */
  const findingsOf = (scheme) => {
    const { validate } = sources.withSchemes(
      [...sources.schemes.values()].map((each) =>
        each.name === scheme.name && each.standard === scheme.standard ? scheme : each,
      ),
    );
    const [, , table] = sources.tables.find((each) => each[1] === scheme.name) ?? [];
    return table ? [...sources.findingsIn(table, scheme, validate)].join("\n") : "";
  };
  return (id, text) => {
    let grammar;
    let stated;
    try {
      grammar = readScheme(id, (file) => (file === `scheme/${id}.peggy` ? text : readGrammarFile(file)));
      stated = factsOfSchemes(grammar, (name) => sources.schemes.get(name)?.status ?? null);
    } catch {
      return "refused";
    }
    const names = [...grammar.schemes.keys()].map(exportOf);
    const body = `${stated.lines.join("").replaceAll("export const", "const")}\nreturn { ${names.join()} };`;
    const built = /** @type {BuiltGrammar} */ (sources.grammars[id]);
    const known = Object.entries({ ...sources, grammar: built }).filter(([name]) => !names.includes(name));
    const make = /** @type {(...values: unknown[]) => Record<string, SchemeFacts>} */ (
      compileFunction(
        body,
        known.map(([name]) => name),
      )
    );
    const facts = make(...known.map(([, value]) => value));
    const changed = grammar.documents.flatMap(({ module, rows }) =>
      rows.map(({ name }) => {
        const code = sources.codes[module ?? id];
        const own = /** @type {SchemeFacts} */ (facts[exportOf(name)]);
        const after = sources.built(own, built, code?.[exportOf(name)] ?? code?.["code"]);
        return { before: /** @type {AnyScheme} */ (sources.schemes.get(name)), after };
      }),
    );
    if (changed.some((each) => textOf(each.before) !== textOf(each.after))) return "killed by facts";
    for (const { before, after } of changed) {
      const recorded = found.get(before.name) ?? findingsOf(before);
      found.set(before.name, recorded);
      if (findingsOf(after) !== recorded) return "killed by findings";
    }
    return "survived";
  };
}
