/**
 * The folders whose code is mutated, and the tests that must find the mutants, the quickest first.
 *
 * @module
 */
import { readdirSync } from "node:fs";
import { GENERIC, STANDARDS } from "../../build/standards.js";

/**
 * @typedef {object} Folder
 * @property {string} name as in the table of results
 * @property {readonly string[]} files the files and folders that are mutated
 * @property {readonly string[]} [byFile] tests whose names begin with the file that they test, as in `git: …`. Of these, only
 *   those of the mutated file run, before all others.
 * @property {readonly string[]} quick tests. Words after the path select the tests with these words in their name.
 * @property {readonly string[]} slow more tests, for the mutants that survive the others
 */

/** @type {(folder: string, names: string) => string[]} */
const tests = (folder, names) => names.split(" ").map((name) => `test/${folder}/${name}.test.ts`);

const OPERATIONS = tests("operations", "normal-form resolve relativize recompose normalize references encode compare");
/** The test of the messages about wrong arguments. It loads all modules. */
const ARGUMENTS = "test/repository/arguments.test.ts";
/** The tests of the older standards. */
const OTHERS = [...STANDARDS.map(({ id }) => id).filter((id) => id !== GENERIC.id), "older"].map(
  (name) => `test/standards/${name}.test.ts`,
);

/** @type {readonly Folder[]} */
export const FOLDERS = [
  {
    name: "src/core",
    files: ["src/core"],
    quick: [
      ...tests(
        "core",
        "url ipv6 lazy components invariant arguments choices language abnf wide percent diagnostic parts frame platform parameters surrogate",
      ),
      ...OPERATIONS,
      ...tests("schemes", "names host-forms grammar security readers scheme-advice"),
      ...tests("standards", "parse relative-segments platform"),
      ...tests("explain", "explain"),
      ...tests("core", "automaton"),
    ],
    slow: [
      ...tests("operations", "change"),
      ...tests("standards", "verdicts names"),
      ...OTHERS,
      ...tests("standards", "faults"),
      ...tests("schemes", "validate"),
      ...tests("explain", "codes faults"),
    ],
  },
  {
    name: "src/operations",
    files: ["src/operations"],
    quick: [
      ...OPERATIONS,
      ...tests("operations", "change"),
      "test/index.test.ts",
      ...tests("standards", "parse relative-segments"),
      ...tests("schemes", "scheme host-forms rules grammar"),
      ...OTHERS,
    ],
    slow: [
      ...tests("standards", "verdicts names resolve-all components"),
      ...tests("schemes", "scheme-nodes validate"),
      ...tests("laws", "normalize resolve compare change recompose"),
    ],
  },
  {
    name: "src/schemes/mechanism",
    files: ["src/schemes/mechanism", "src/schemes/define.ts"],
    quick: [
      ...tests(
        "schemes",
        "origins names host-forms internet security tried-repairs grammar scheme-advice subject readers scheme rules validate",
      ),
      "test/explain/many.test.ts a validation lists",
      "test/schemes/scheme-nodes.test.ts refuse",
      ...tests("schemes", "findings"),
      ...tests("explain", "symptoms explanations"),
    ],
    slow: [
      ...tests("schemes", "scheme-nodes repairs words urn"),
      ...tests("explain", "codes"),
      ...tests("schemes", "tables rfc1738"),
    ],
  },
  {
    name: "src/explain",
    files: ["src/explain"],
    quick: [
      ...tests("explain", "machine repair escapes placeholder surroundings slips explanations explain walk"),
      ...tests("schemes", "words rules host-forms"),
      ...tests("standards", "faults"),
      ...tests("explain", "faults"),
      ...tests("certain", "probes"),
      "test/explain/many.test.ts faults that",
    ],
    slow: [...tests("explain", "codes judged"), ...tests("schemes", "validate rfc1738"), ...tests("explain", "laws")],
  },
  {
    name: "src/template",
    files: ["src/template"],
    quick: tests("template", "check parse print values grammar expand explain"),
    slow: tests("template", "laws"),
  },
  {
    name: "src/schemes",
    files: ["src/schemes"],
    byFile: tests("schemes", "findings tables near-misses"),
    quick: [
      ...tests("schemes", "names host-forms internet registry scheme grammar words"),
      "test/schemes/rfc1738.test.ts (3",
      ...tests("schemes", "rules readers urn findings"),
    ],
    slow: tests("schemes", "near-misses tables rfc1738 laws"),
  },
  {
    name: "src/standards",
    files: ["src/standards", "src/iri.ts"],
    quick: [
      ...tests(
        "standards",
        "parse names resolve-all components verdicts platform difference rfc3987 relative-segments tree-reader judges known words",
      ),
      ...OTHERS,
      ...tests("operations", "resolve"),
      "test/schemes/rfc1738.test.ts the reserved names",
      ...tests("standards", "faults"),
    ],
    slow: [],
  },
  {
    name: "src/interop",
    // The test of remark-lint.ts needs Jest, because it imports presets.
    files: readdirSync("src/interop")
      .filter((name) => name.endsWith(".ts") && name !== "remark-lint.ts")
      .map((name) => `src/interop/${name}`),
    quick: [
      ...tests(
        "interop",
        "unist vfile-message lsp standard-schema zod valibot citation sarif eslint ajv ajv-resolver fast-check",
      ),
      ARGUMENTS,
    ],
    slow: [],
  },
  {
    name: "src/context",
    files: ["src/context"],
    quick: [...tests("context", "base chain fields find-pieces find html suffix"), ARGUMENTS],
    slow: [],
  },
  {
    name: "src/cli",
    // The tests of these files need Jest, because they replace modules and timers. Tests of the built program are left out.
    files: readdirSync("src/cli")
      .filter((name) => !["README.md", "bin.ts", "file-output.ts", "progress.ts", "worker.ts"].includes(name))
      .map((name) => `src/cli/${name}`),
    quick: [
      ...tests(
        "cli",
        "describe json line-end fix parts run texts tally utf8 lines stretches outcome interrupt batches format work program main terminal",
      ),
      ...tests(
        "cli/commands",
        "template normalize repair validate resolve scheme difference relativize compare find parse standards change check",
      ),
      ...tests("cli", "report findings"),
      ...tests("cli/language-server", "hover actions lsp findings"),
      ...tests("cli", "completion help sources threads"),
      ...tests("cli/language-server", "server"),
    ],
    slow: [],
  },
  {
    name: "generated/rfc3986.parser.js",
    files: ["generated/rfc3986.parser.js"],
    quick: [
      ...tests("standards", "parse relative-segments"),
      ...tests("operations", "recompose"),
      ...tests("conformance", "ipv6"),
      "test/conformance/grammar.test.ts rfc3986: the parser rule",
    ],
    slow: ["test/conformance/position.test.ts rfc3986", ...tests("laws", "recompose")],
  },
];

/**
 * @param {string} path
 * @returns the folder that a mutated file belongs to
 */
export function folderOf(path) {
  return FOLDERS.find(({ files }) => files.some((file) => path === file || path.startsWith(`${file}/`)));
}

/**
 * @param {string} path
 * @returns {{ test: string, own?: string }[]} the tests of a mutated file in their order, each with the beginning of the
 *   names of those that run
 */
export function runsFor(path) {
  const { files = [], byFile = [], quick = [], slow = [] } = folderOf(path) ?? {};
  const folder = files.find((file) => path.startsWith(`${file}/`)) ?? "";
  const name = path.slice(folder.length + 1).replace(/[/.].*/, "");
  return [...byFile.map((test) => ({ test, own: `${name}: ` })), ...[...quick, ...slow].map((test) => ({ test }))];
}

/**
 * Tests that cannot run as a script.
 *
 * @type {ReadonlySet<string>}
 */
export const SKIPPED = new Set([
  // It imports a source file a second time.
  "errors of another copy of the package are instances, too",
]);
