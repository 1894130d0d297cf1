// Loads the conformance suite and the tables of the tests for other scripts. They are TypeScript; esbuild compiles
// them.
import { CURRENT } from "../../dist/inner.js";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * @template Module
 * @param {string} source a module two levels below the root of the repository, like the output; modules in
 *   scripts/build are not bundled, because they find the grammars by their own path
 * @returns {Promise<Module>}
 */
async function load(source) {
  const name = source.replace(/^.*\/(.*)\.ts$/, "$1.js");
  await build({
    absWorkingDir: ROOT,
    entryPoints: [source],
    outfile: `generated/tests/${name}`,
    bundle: true,
    packages: "external",
    external: ["../../scripts/build/*"],
    format: "esm",
    target: "es2022",
    platform: "node",
    logLevel: "error",
  });
  return import(new URL(`../../generated/tests/${name}`, import.meta.url).href);
}

/**
 * @param {string} rule a rule of RFC 3986
 * @returns {Promise<{ text: string, valid: boolean }[]>} the rule's conformance suite without duplicates
 */
export async function suiteOf(rule) {
  const { oracleOf, subjectOf } = await load("test/conformance/oracle.ts");
  const { automaton, peg } = subjectOf(CURRENT);
  const oracle = oracleOf(automaton, rule, peg);
  return [...new Set(oracle.strings())].map((text) => ({ text, valid: oracle.accepts(text) }));
}

/**
 * @returns {Promise<{ base: string, examples: [ref: string, target: string][] }>} all examples of RFC 3986 section 5.4
 */
export async function resolutionExamples() {
  const { base, normalExamples, abnormalExamples, ownScheme } = await load(`test/tables/${CURRENT}.ts`);
  return { base, examples: [...normalExamples, ...abnormalExamples, [ownScheme.ref, ownScheme.strict]] };
}
