// A back end for Peggy: plain loops over character codes, in place of Peggy's own code.
//
// It is a plugin. Peggy reads, checks and transforms a grammar as ever; this writes the parser. It knows what the
// grammars here use of PEG, and refuses anything else with the place where it stands.

import { CharacterTable } from "./charset.js";
import { Facts, MADE } from "./facts.js";
import { FunctionBody } from "./function.js";
import { lines } from "./lines.js";
import { checkSupport, HELPERS } from "./support.js";

/** @typedef {import("../literate.js").LiterateRule} LiterateRule */
/** @typedef {import("peggy").ast.Grammar} Grammar */
/** @typedef {import("peggy").ast.Rule} Rule */

/** What every parser begins with. */
const HEAD = `
/** Where the last match ended; -1 after a miss. */
let end = 0;

function miss() {
  end = -1;
}

function leaf(type, input, start, end) {
  return { type, start, end, value: input.slice(start, end) };
}

/** The parse_ function of a rule that makes no node. */
function withoutNode(match) {
  return (input, p) => {
    end = match(input, p);
    return null;
  };
}

/** The parse_ function of a rule that makes a leaf of all that it matches. */
function withLeaf(type, match) {
  return (input, p) => {
    end = match(input, p);
    return end < 0 ? undefined : leaf(type, input, p, end);
  };
}
`;

/** What every parser ends with. */
const TAIL = `
/**
 * @param {string} input
 * @param {{ startRule: string }} options
 * @returns the node, or null for a rule that makes none; undefined where the input does not match
 */
export function parse(input, { startRule }) {
  const value = RULES.get(startRule)(input, 0);
  return end === input.length ? value : undefined;
}
`;

/**
 * @param {LiterateRule[]} rules the rules of the grammar, for the comments
 * @param {{ units?: number }} [options] how many UTF-16 code units the parser's table has: a table for all of them is
 *   the fastest, one for ASCII alone the smallest
 * @returns {import("peggy").Plugin}
 */
export function backEnd(rules, { units = 0x10000 } = {}) {
  return {
    use(config) {
      config.passes.generate = [
        (ast) => {
          checkSupport(ast);
          // Peggy asks for the text of whatever stands here.
          Object.assign(ast, { code: new Parser(ast, rules, units).write() });
        },
      ];
    },
  };
}

/** A parser that is being written. */
export class Parser {
  /**
   * @param {Grammar} ast
   * @param {LiterateRule[]} literate
   * @param {number} units
   */
  constructor(ast, literate, units) {
    this.ast = ast;
    this.literate = new Map(literate.map((rule) => [rule.pegName, rule]));
    this.facts = new Facts(ast.rules);
    this.characters = new CharacterTable((set) => this.uniqueName(this.nameOf(set)), units);
    /** The rules whose match_ functions are called. @type {Set<string>} */
    this.matched = new Set();
    /** The names of what is no function of a rule. */
    this.names = new Set(["CHARACTERS", "RULES"]);
  }

  /** @returns {string} an ES module */
  write() {
    const { rules, initializer } = this.ast;
    const helpers = [initializer ?? []].flat().filter(({ location }) => location.source !== HELPERS);
    // These know which match_ functions it takes, and those know what others.
    const parsers = rules.map((rule) => this.parserOf(rule));
    /** @type {Map<string, string>} */
    const matchers = new Map();
    for (const name of this.matched) matchers.set(name, this.writeMatcher(name));
    return lines(
      HEAD,
      this.characters.declarations(),
      ...helpers.map(({ code }) => code),
      ...rules.map(({ name }, index) =>
        lines(this.comment(name), matchers.get(name) ?? "", parsers[index]?.code ?? ""),
      ),
      "const RULES = new Map([",
      ...rules.map(({ name }, index) => `["${name}", ${parsers[index]?.name ?? ""}],`),
      "]);",
      TAIL,
    );
  }

  /**
   * @param {Rule} rule
   * @returns {{ name: string, code: string }} what parses by it: an expression, and the code that it takes
   */
  parserOf({ name, expression }) {
    const leaf = this.facts.leafTypeOf(expression);
    if (leaf !== null) return { name: `withLeaf("${leaf}", ${this.matcherOf(name)})`, code: "" };
    if (!(this.facts.kindsOf(expression) & MADE)) return { name: `withoutNode(${this.matcherOf(name)})`, code: "" };
    const body = new FunctionBody(this, name);
    const code = `function parse_${name}(input, p) {\n${body.maker(expression)}\n}\n`;
    return { name: `parse_${name}`, code: lines(...body.actions, code) };
  }

  /**
   * @param {string} name of a rule
   * @returns {string} the name of the function that gives the end of what the rule matches, or -1
   */
  matcherOf(name) {
    this.matched.add(name);
    return `match_${name}`;
  }

  /** @param {string} name of a rule */
  writeMatcher(name) {
    const body = new FunctionBody(this, name).matcher(this.facts.expressionOf(name));
    return `function match_${name}(input, p) {\n${body}\n}\n`;
  }

  /** @param {string} name of a rule */
  comment(name) {
    const rule = this.literate.get(name);
    if (!rule) return "";
    return lines(`// §${rule.section}`, ...rule.definition.split("\n").map((line) => `//     ${line}`));
  }

  /**
   * @param {import("./charset.js").CharSet} set
   * @returns {string} that of a rule that matches just the set, where there is one
   */
  nameOf(set) {
    const rule = this.ast.rules.find(({ expression }) => this.facts.setOf(expression)?.key === set.key);
    return rule ? rule.name.toUpperCase() : "SET";
  }

  /** @param {string} name */
  uniqueName(name) {
    let unique = name;
    for (let number = 2; this.names.has(unique); number++) unique = `${name}_${String(number)}`;
    this.names.add(unique);
    return unique;
  }
}
