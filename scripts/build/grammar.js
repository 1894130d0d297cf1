// One standard's grammar: its files read, its parser compiled, its automata made.
import { readFileSync } from "node:fs";
import peggy from "peggy";
import { automatonOf } from "./automaton.js";
import { readLiterate } from "./literate.js";

/**
 * @typedef {object} Grammar
 * @property {string} id
 * @property {{ source: string, text: string }[]} sources the grammar files
 * @property {import("./literate.js").LiterateRule[]} rules of all files, in their order
 */

/** @param {string} file a grammar file's name, under `grammar/` */
const read = (file) => readFileSync(new URL(`../../grammar/${file}`, import.meta.url), "utf8");

/**
 * @param {import("./standards.js").StandardSource} standard
 * @param {(file: string) => string} [readFile] gives a file's text; the tests put broken copies in its place
 * @returns {Grammar}
 */
export function readGrammar({ id, files }, readFile = read) {
  const sources = files.map((file) => ({ source: `grammar/${file}`, text: readFile(file) }));
  return { id, sources, rules: sources.flatMap(({ source, text }) => readLiterate(text, source)) };
}

/**
 * @param {Grammar} grammar
 * @returns {string} the source of an ES module: a parser with every rule as a start rule
 */
export function compileParser({ id, sources, rules }) {
  return peggy.generate(sources, {
    grammarSource: id,
    allowedStartRules: rules.map(({ pegName }) => pegName),
    format: "es",
    output: "source",
  });
}

/**
 * @param {Grammar} grammar
 * @param {string[]} [names] the rules to start from; all of them by default
 * @returns {import("./automaton.js").Automaton} from the grammar's comments alone
 */
export function compileAutomaton({ id, rules }, names = rules.map(({ name }) => name)) {
  return automatonOf(rules.map(({ definition }) => definition).join("\n"), id, names);
}
