// A back end for Peggy that generates plain loops over character codes.
//
// It is a plugin. Peggy parses, checks and transforms the grammar as usual; this back end generates the parser. It
// supports only the features of PEG that the grammars here use, and reports the position of any other.

import { mentions } from "./action.js";
import { CharacterTable } from "./charset.js";
import { Facts, MADE } from "./facts.js";
import { FunctionBody } from "./function.js";
import { lines } from "./lines.js";
import { inUnits } from "./points.js";
import { checkClasses, checkSupport } from "./support.js";

/** @typedef {import("../literate.js").LiterateRule} LiterateRule */
/** @typedef {import("peggy").ast.Grammar} Grammar */
/** @typedef {import("peggy").ast.Rule} Rule */

/** The functions of a shared parser that other parsers import, in addition to those of rules. */
const COMMON_NAMES = ["hasWord", "lastEnd", "leaf", "tableOf", "times", "withLeaf", "withoutNode"];

const COMMON = `
/** Checks whether a word stands at a place, in any case. The word is in lower case. */
function hasWord(input, p, word) {
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    const found = input.charCodeAt(p + at);
    if ((code > 96 && code < 123 ? found | 32 : found) !== code) return false;
  }
  return true;
}

/** Returns the end of the last match. In CommonJS, an exported variable would cost more. */
function lastEnd() {
  return end;
}

function leaf(type, input, start, end) {
  return { type, start, end, value: input.slice(start, end) };
}

/** Returns the function that parses by one of some rules, or by a rule of this parser. A rule that is null has no parser. */
function parserOf(rules) {
  return (input, options) => {
    const rule = rules.get(options.startRule);
    return rule === undefined ? parse(input, options) : rule && rule(input);
  };
}

/** Returns a table of characters. For each sum of sets, the characters are given that are in exactly these sets. */
function tableOf(units, characters) {
  const table = new Int32Array(units);
  for (const sum of Object.keys(characters)) {
    for (const each of characters[sum]) table[each.charCodeAt(0)] = Number(sum);
  }
  return table;
}

/** Matches a rule repeatedly, from min to max times. */
function times(match, input, p, min, max) {
  let count = 0;
  for (let next = 0; count < max && (next = match(input, p)) >= 0; count++) p = next;
  return count < min ? -1 : p;
}

/** Returns the parser of a rule without a node. */
function withoutNode(match) {
  return (input) => (match(input, 0) === input.length ? null : undefined);
}

/** Returns the parser of a rule whose whole match is a leaf. */
function withLeaf(type, match) {
  return (input) => (match(input, 0) === input.length ? leaf(type, input, 0, input.length) : undefined);
}
`;

/** The beginning of every parser. */
const HEAD = `
/** The end of the last match; -1 after a failure. */
let end = 0;

function miss() {
  end = -1;
}

/** Returns the parser of a rule with a node. */
function withNode(parse) {
  return (input) => {
    const node = parse(input, 0);
    return end === input.length ? node : undefined;
  };
}
`;

/** The end of every parser. */
const TAIL = `
/**
 * @param {string} input
 * @param {{ startRule: string }} options
 * @returns the node; null if the rule has no node, or if the parser does not have it; undefined if the input does not match
 */`;

/**
 * @typedef {object} Options
 * @property {number} [units] the number of UTF-16 code units in the parser's table: all of them for speed, ASCII only
 *   for size
 * @property {boolean} [isShared] whether other parsers import functions from this one
 * @property {Shared} [shared]
 */

/**
 * A parser from which another one imports the functions of some rules.
 *
 * @typedef {object} Shared
 * @property {string} from its module
 * @property {ReadonlySet<string>} rules the rules of both parsers that refer only to rules in this set
 * @property {ReadonlySet<string>} [names] all its rules. If they are given, the other parser gets no function for a rule whose
 *   whole match is its node, or that has no node: whoever parses by such a rule has an automaton
 */

/**
 * @param {LiterateRule[]} rules the rules of the grammar, for the comments
 * @param {Options} [options]
 * @returns {import("peggy").Plugin}
 */
export function backEnd(rules, options = {}) {
  return {
    use(config, ...others) {
      inUnits.use(config, ...others);
      config.passes.check.unshift(checkClasses);
      config.passes.generate = [
        (ast) => {
          checkSupport(ast);
          // Peggy calls `toString` on this value.
          Object.assign(ast, { code: new Parser(ast, rules, options).write() });
        },
      ];
    },
  };
}

/** A parser that is being generated. */
export class Parser {
  /**
   * @param {Grammar} ast
   * @param {LiterateRule[]} literate
   * @param {Options} options
   */
  constructor(ast, literate, { units = 0x10000, isShared = false, shared }) {
    this.ast = ast;
    this.literate = new Map(literate.map((rule) => [rule.pegName, rule]));
    this.facts = new Facts(ast.rules);
    this.characters = new CharacterTable((set) => this.uniqueName(this.nameOf(set)), units);
    /**
     * The rules whose match_ functions are called.
     * @type {Set<string>}
     */
    this.matched = new Set();
    /**
     * The functions of repeated parts, by their expressions.
     * @type {Map<string, { name: string, code: string }>}
     */
    this.parts = new Map();
    /** The names that do not belong to functions of rules. */
    this.names = new Set(["CHARACTERS", "RULES"]);
    this.isShared = isShared;
    this.shared = shared;
    /**
     * The rules of the shared parser with a node, of which only the end of the match is needed.
     * @type {Set<string>}
     */
    this.ends = new Set();
    /** The imports from the shared parser. */
    this.imports = new Set(["parserOf"]);
  }

  /** @returns {string} an ES module */
  write() {
    const rules = this.ast.rules.filter(({ name }) => !this.takes(name));
    // Generate the parsers first: they determine which match_ functions are needed, which in turn call other ones.
    const parsers = rules.map((rule) => (this.isPlain(rule) ? null : this.parserOf(rule)));
    /** @type {Map<string, string>} */
    const matchers = new Map();
    for (const name of this.matched) matchers.set(name, this.writeMatcher(name));
    const code = lines(
      this.shared ? "" : COMMON,
      HEAD,
      this.characters.declarations(),
      ...Array.from(this.ends, (name) => {
        return `function match_${name}(input, p) {\nparse_${name}(input, p);\nreturn lastEnd();\n}\n`;
      }),
      ...Array.from(this.parts.values(), (each) => each.code),
      ...rules.map(({ name }, index) =>
        withComment(this.comment(name), lines(matchers.get(name) ?? "", parsers[index]?.code ?? "")),
      ),
      "const RULES = new Map([",
      ...rules.map(({ name }, index) => {
        const parser = parsers[index];
        // Another rule of the shared parser can have this name.
        return parser || this.shared?.names?.has(name) ? `["${name}", ${parser?.name ?? "null"}],` : "";
      }),
      "]);",
    );
    const end = this.shared ? "\nexport const parse = parserOf(RULES);\n" : lines(TAIL, this.parsing());
    return lines(this.importing(code), this.isShared ? exporting(code) : code, end);
  }

  /** @param {string} rule */
  takes(rule) {
    return this.shared?.rules.has(rule) === true;
  }

  /** @param {Rule} rule @returns {boolean} whether the parser needs no function for it */
  isPlain({ name, expression }) {
    const leaf = this.facts.leafTypeOf(expression);
    const isLeaf = leaf === null ? !this.makesNode(name) : leaf === this.literate.get(name)?.name;
    return this.shared?.names !== undefined && isLeaf;
  }

  /** @param {string} rule @returns {boolean} whether its parser has a function that makes a node other than a leaf */
  makesNode(rule) {
    const expression = this.facts.expressionOf(rule);
    return this.facts.leafTypeOf(expression) === null && (this.facts.kindsOf(expression) & MADE) !== 0;
  }

  /** @param {string} code of the parser */
  importing(code) {
    if (!this.shared) return "";
    const names = [...COMMON_NAMES.filter((name) => mentions(code, name)), ...[...this.imports].sort()];
    return `import { ${names.join(", ")} } from "${this.shared.from}";`;
  }

  parsing() {
    const value = this.isShared
      ? "const rule = RULES.get(startRule);\nreturn rule ? rule(input) : null;"
      : "return RULES.get(startRule)(input);";
    return `export function parse(input, { startRule }) {\n${value}\n}\n`;
  }

  /**
   * @param {Rule} rule
   * @returns {{ name: string, code: string }} the parser of the rule: an expression, and the code that it needs
   */
  parserOf({ name, expression }) {
    const leaf = this.facts.leafTypeOf(expression);
    if (leaf !== null) return { name: `withLeaf("${leaf}", ${this.matcherOf(name)})`, code: "" };
    if (!this.makesNode(name)) return { name: `withoutNode(${this.matcherOf(name)})`, code: "" };
    const body = new FunctionBody(this, name);
    const code = `function parse_${name}(input, p) {\n${body.maker(expression)}\n}\n`;
    return { name: `withNode(parse_${name})`, code: lines(...body.actions, code) };
  }

  /**
   * @param {string} name the name of a rule
   * @returns {string} the name of the function that returns the end of the rule's match, or -1
   */
  matcherOf(name) {
    const match = `match_${name}`;
    if (!this.takes(name)) this.matched.add(name);
    else if (this.makesNode(name)) {
      this.makerOf(name);
      this.ends.add(name);
    } else this.imports.add(match);
    return match;
  }

  /**
   * @param {string} name the name of a rule with a node
   * @returns {{ parse: string, end: string }} the name of the function that creates the node, and an expression for
   *   the end
   */
  makerOf(name) {
    const parse = `parse_${name}`;
    if (!this.takes(name)) return { parse, end: "end" };
    this.imports.add(parse);
    return { parse, end: "lastEnd()" };
  }

  /**
   * @param {string} rule
   * @param {import("./facts.js").Expression} expression a repeated part of the rule
   * @returns {string} the name of its match function, which equal parts share
   */
  partOf(rule, expression) {
    const key = JSON.stringify(expression, (name, /** @type {unknown} */ value) =>
      /location/i.test(name) ? undefined : value,
    );
    const known = this.parts.get(key);
    if (known) return known.name;
    const part = { name: this.uniqueName("part"), code: "" };
    this.parts.set(key, part);
    part.code = `function ${part.name}(input, p) {\n${new FunctionBody(this, rule).matcher(expression)}\n}\n`;
    return part.name;
  }

  /** @param {string} name the name of a rule */
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
   * @returns {string} the name of a rule that matches exactly the set, if there is one
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

/** @param {string} comment @param {string} code */
const withComment = (comment, code) => (code.trim() === "" ? "" : lines(comment, code));

/** The first line of a declaration that other parsers can import. Bundlers drop unused exports. */
const EXPORTED = new RegExp(`^(?=function (?:${COMMON_NAMES.join("|")}|parserOf|match_\\w+|parse_\\w+)\\()`, "gm");

/** @param {string} code */
const exporting = (code) => code.replace(EXPORTED, "export ");
