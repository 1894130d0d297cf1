// One standard's grammar: its files read, its parser compiled, its automata made.
import { readFileSync } from "node:fs";
import peggy from "peggy";
import { automatonOf } from "./automaton.js";
import { backEnd } from "./backend/index.js";
import { abnfName, abnfOf } from "./bnf.js";
import { readLiterate } from "./literate.js";
import { encodeGrammar } from "./notation.js";

/**
 * @typedef {object} Grammar
 * @property {string} id
 * @property {import("./standards.js").Notation} notation of the rules' definitions
 * @property {{ source: string, text: string }[]} sources the grammar files
 * @property {import("./literate.js").LiterateRule[]} rules of all files, in their order
 */

/** What every grammar's actions use; it has no rules of a document. */
const TREE = "tree.peggy";

/** @param {string} file a grammar file's name, under `grammar/` */
export const readGrammarFile = (file) => readFileSync(new URL(`../../grammar/${file}`, import.meta.url), "utf8");

/**
 * @param {import("./standards.js").StandardSource} standard
 * @param {(file: string) => string} [readFile] gives a file's text; the tests put broken copies in its place
 * @returns {Grammar}
 */
export function readGrammar({ id, files, notation }, readFile = readGrammarFile) {
  const sources = [TREE, ...files].map((file) => ({ source: `grammar/${file}`, text: readFile(file) }));
  const rules = sources.slice(1).flatMap(({ source, text }) => readLiterate(text, source));
  return { id, notation, sources, rules };
}

/** What a parser is made of. @typedef {Pick<Grammar, "id" | "sources" | "rules">} ParserGrammar */

/**
 * @param {ParserGrammar} grammar
 * @param {import("./backend/index.js").Options} [options]
 * @returns {string} the source of an ES module: the parser that is shipped, with every rule as a start rule
 */
export function compileParser(grammar, options) {
  return compile(grammar, [backEnd(grammar.rules, options)]);
}

/**
 * @param {ParserGrammar} grammar
 * @returns {string} the same by Peggy's own back end: slow, and what the shipped one is measured against
 */
export function compileStockParser(grammar) {
  return compile(grammar, []);
}

/**
 * @param {ParserGrammar} grammar
 * @param {peggy.Plugin[]} plugins
 */
function compile({ id, sources, rules }, plugins) {
  return peggy.generate(sources, {
    grammarSource: id,
    allowedStartRules: rules.map(({ pegName }) => pegName),
    format: "es",
    output: "source",
    plugins,
  });
}

/**
 * @param {Grammar} grammar
 * @param {string[]} [names] the rules to start from; all of them by default
 * @returns {import("./automaton.js").Automaton} from the grammar's comments alone
 */
export function compileAutomaton(grammar, names = grammar.rules.map(({ name }) => name)) {
  const { definitions, nameOf } = abnf(grammar);
  return { ...automatonOf(definitions, grammar.id, names.map(nameOf)), rules: names };
}

/**
 * @param {Grammar} grammar
 * @returns {string} its rules and their sections as they are shipped, from the comments alone
 */
export function compileRules(grammar) {
  const { definitions, nameOf } = abnf(grammar);
  const rules = grammar.rules.map(({ name, section, title }) => ({ name, abnfName: nameOf(name), section, title }));
  return encodeGrammar(definitions, grammar.id, rules);
}

/**
 * @param {Grammar} grammar
 * @returns {{ definitions: string, nameOf: (name: string) => string }} its definitions in ABNF, and what gives a rule's
 *   name there
 */
function abnf({ id, notation, rules }) {
  const definitions = rules.map(({ definition }) => definition).join("\n");
  return notation === "abnf"
    ? { definitions, nameOf: (name) => name }
    : { definitions: abnfOf(definitions, id), nameOf: abnfName };
}
