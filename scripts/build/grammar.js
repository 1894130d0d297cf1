// Reads the grammar of a standard, and compiles its parser and its automata.
import { readFileSync } from "node:fs";
import peggy from "peggy";
import { actionsOf } from "./actions.js";
import { automatonOf } from "./automaton.js";
import { backEnd } from "./backend/index.js";
import { inUnits } from "./backend/points.js";
import { abnfName, abnfOf } from "./bnf.js";
import { located, readLiterate } from "./literate.js";
import { encodeGrammar } from "./notation.js";

/**
 * @typedef {object} Grammar
 * @property {string} id
 * @property {import("./standards.js").Notation} notation of the rules' definitions
 * @property {{ source: string, text: string }[]} sources the grammar files
 * @property {import("./literate.js").LiterateRule[]} rules the rules of all files, in order
 */

/** The file that the actions of all grammars use. It has no rules of a document. */
export const TREE = "tree.peggy";

/**
 * Reads a grammar file.
 *
 * @param {string} file the name of the file in `grammar/`
 */
export const readGrammarFile = (file) => readFileSync(new URL(`../../grammar/${file}`, import.meta.url), "utf8");

/**
 * @param {import("./standards.js").StandardSource} standard
 * @param {(file: string) => string} [readFile] returns the text of a file; tests pass broken copies
 * @returns {Grammar}
 */
export function readGrammar({ id, files, notation }, readFile = readGrammarFile) {
  const sources = [TREE, ...files].map((file) => ({ source: `grammar/${file}`, text: readFile(file) }));
  const rules = sources.slice(1).flatMap(({ source, text }) => readLiterate(text, source));
  return { id, notation, sources, rules };
}

/**
 * The data that a parser is generated from.
 * @typedef {Pick<Grammar, "id" | "sources" | "rules">} ParserGrammar
 */

/**
 * @param {ParserGrammar} grammar
 * @param {import("./backend/index.js").Options} [options]
 * @returns {string} the source of the shipped parser, an ES module with each of these rules as a start rule
 */
export function compileParser(grammar, options) {
  return compile(grammar, [backEnd(grammar.rules, options)]);
}

/**
 * @param {ParserGrammar} grammar
 * @returns {string} a parser by Peggy's own back end: slow, and the reference for the shipped parser
 */
export function compileStockParser(grammar) {
  return compile(grammar, [inUnits]);
}

/**
 * @param {ParserGrammar} grammar
 * @param {peggy.Plugin[]} plugins
 */
function compile({ id, sources, rules }, plugins) {
  return located(() =>
    peggy.generate(sources, {
      grammarSource: id,
      allowedStartRules: rules.map(({ pegName }) => pegName),
      format: "es",
      output: "source",
      plugins: [actionsOf(rules), ...plugins],
    }),
  );
}

/**
 * @param {Grammar} grammar
 * @param {string[]} [names] the rules to start from; all rules by default
 * @returns {import("./automaton.js").Automaton} the automaton, built from the grammar's comments only
 */
export function compileAutomaton(grammar, names = grammar.rules.map(({ name }) => name)) {
  const { definitions, nameOf } = abnf(grammar);
  return { ...automatonOf(definitions, grammar.id, names.map(nameOf)), rules: names };
}

/**
 * @param {Grammar} grammar
 * @returns {string} the rules and their sections in the shipped format, from the grammar's comments only
 */
export function compileRules(grammar) {
  const { definitions, nameOf } = abnf(grammar);
  const rules = grammar.rules.map(({ name, section, title }) => ({ name, abnfName: nameOf(name), section, title }));
  return encodeGrammar(definitions, grammar.id, rules);
}

/**
 * @param {Grammar} grammar
 * @returns {{ definitions: string, nameOf: (name: string) => string }} the definitions in ABNF, and a function that
 *   returns the name of a rule there
 */
function abnf({ id, notation, rules }) {
  const definitions = rules.map(({ definition }) => definition).join("\n");
  return notation === "abnf"
    ? { definitions, nameOf: (name) => name }
    : { definitions: abnfOf(definitions, id), nameOf: abnfName };
}
