// A back end for Peggy: plain loops over character codes, in place of Peggy's own code.
//
// It is a plugin. Peggy reads, checks and transforms a grammar as ever; this writes the parser. It knows what the
// grammars here use of PEG, and refuses anything else with the place where it stands.

import { mentions } from "./action.js";
import { CharacterTable } from "./charset.js";
import { Facts, MADE } from "./facts.js";
import { FunctionBody } from "./function.js";
import { lines } from "./lines.js";
import { checkSupport, HELPERS } from "./support.js";

/** @typedef {import("../literate.js").LiterateRule} LiterateRule */
/** @typedef {import("peggy").ast.Grammar} Grammar */
/** @typedef {import("peggy").ast.Rule} Rule */

/** What a parser that shares its functions shares besides those of rules. */
const COMMON_NAMES = ["leaf", "times", "withLeaf", "withoutNode"];

const COMMON = `
function leaf(type, input, start, end) {
  return { type, start, end, value: input.slice(start, end) };
}

/** Matches so many times what a match_ function matches. */
function times(match, input, p, min, max) {
  let count = 0;
  for (let next = 0; count < max && (next = match(input, p)) >= 0; count++) p = next;
  return count < min ? -1 : p;
}

/** What parses by a rule that makes no node. */
function withoutNode(match) {
  return (input) => (match(input, 0) === input.length ? null : undefined);
}

/** What parses by a rule that makes a leaf of all that it matches. */
function withLeaf(type, match) {
  return (input) => (match(input, 0) === input.length ? leaf(type, input, 0, input.length) : undefined);
}
`;

/** What every parser has for itself. */
const HEAD = `
/** Where the last match ended; -1 after a miss. */
let end = 0;

function miss() {
  end = -1;
}

/** What parses by a rule that makes a node. */
function withNode(parse) {
  return (input) => {
    const node = parse(input, 0);
    return end === input.length ? node : undefined;
  };
}
`;

/** What every parser ends with. */
const TAIL = `
/**
 * @param {string} input
 * @param {{ startRule: string }} options
 * @returns the node, or null for a rule that makes none; undefined where the input does not match
 */`;

/**
 * @typedef {object} Options
 * @property {number} [units] how many UTF-16 code units the parser's table has: a table for all of them is the fastest, one
 *   for ASCII alone the smallest
 * @property {boolean} [isShared] whether other parsers take functions from this one
 * @property {Shared} [shared]
 */

/**
 * A parser from which another one takes the functions for some of its rules.
 * @typedef {object} Shared
 * @property {string} from its module
 * @property {ReadonlySet<string>} rules that both parsers have, and that refer to no others
 */

/**
 * @param {LiterateRule[]} rules the rules of the grammar, for the comments
 * @param {Options} [options]
 * @returns {import("peggy").Plugin}
 */
export function backEnd(rules, options = {}) {
  return {
    use(config) {
      config.passes.generate = [
        (ast) => {
          checkSupport(ast);
          // Peggy asks for the text of whatever stands here.
          Object.assign(ast, { code: new Parser(ast, rules, options).write() });
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
   * @param {Options} options
   */
  constructor(ast, literate, { units = 0x10000, isShared = false, shared }) {
    this.ast = ast;
    this.literate = new Map(literate.map((rule) => [rule.pegName, rule]));
    this.facts = new Facts(ast.rules);
    this.characters = new CharacterTable((set) => this.uniqueName(this.nameOf(set)), units);
    /** The rules whose match_ functions are called. @type {Set<string>} */
    this.matched = new Set();
    /** The functions for what rules repeat, by what they match. @type {Map<string, { name: string, code: string }>} */
    this.parts = new Map();
    /** The names of what is no function of a rule. */
    this.names = new Set(["CHARACTERS", "RULES"]);
    this.isShared = isShared;
    this.shared = shared;
    /** What it takes from the other parser. */
    this.imports = new Set(["parse as parseShared"]);
  }

  /** @returns {string} an ES module */
  write() {
    const { initializer } = this.ast;
    const rules = this.ast.rules.filter(({ name }) => !this.takes(name));
    const helpers = [initializer ?? []].flat().filter(({ location }) => location.source !== HELPERS);
    if (this.isShared) for (const { name } of rules) this.matcherOf(name);
    // These know which match_ functions it takes, and those know what others.
    const parsers = rules.map((rule) => this.parserOf(rule));
    /** @type {Map<string, string>} */
    const matchers = new Map();
    for (const name of this.matched) matchers.set(name, this.writeMatcher(name));
    const code = lines(
      this.shared ? "" : COMMON,
      HEAD,
      this.characters.declarations(),
      ...helpers.map((each) => each.code),
      ...Array.from(this.parts.values(), (each) => each.code),
      ...rules.map(({ name }, index) =>
        lines(this.comment(name), matchers.get(name) ?? "", parsers[index]?.code ?? ""),
      ),
      "const RULES = new Map([",
      ...rules.map(({ name }, index) => `["${name}", ${parsers[index]?.name ?? ""}],`),
      "]);",
    );
    return lines(this.importing(code), this.isShared ? exporting(code) : code, TAIL, this.parsing());
  }

  /** @param {string} rule */
  takes(rule) {
    return this.shared?.rules.has(rule) === true;
  }

  /** @param {string} code of the parser */
  importing(code) {
    if (!this.shared) return "";
    const names = [...COMMON_NAMES.filter((name) => mentions(code, name)), ...[...this.imports].sort()];
    return `import { ${names.join(", ")} } from "${this.shared.from}";`;
  }

  parsing() {
    const value = this.shared
      ? "const rule = RULES.get(startRule);\nreturn rule ? rule(input) : parseShared(input, { startRule });"
      : "return RULES.get(startRule)(input);";
    return `export function parse(input, { startRule }) {\n${value}\n}\n`;
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
    return { name: `withNode(parse_${name})`, code: lines(...body.actions, code) };
  }

  /**
   * @param {string} name of a rule
   * @returns {string} the name of the function that gives the end of what the rule matches, or -1
   */
  matcherOf(name) {
    const match = `match_${name}`;
    if (this.takes(name)) this.imports.add(match);
    else this.matched.add(name);
    return match;
  }

  /**
   * @param {string} name of a rule that makes a node
   * @returns {{ parse: string, end: string }} the names of the function that makes it, and of what has the end then
   */
  makerOf(name) {
    const parse = `parse_${name}`;
    if (!this.takes(name)) return { parse, end: "end" };
    this.imports.add(parse).add("end as sharedEnd");
    return { parse, end: "sharedEnd" };
  }

  /**
   * @param {string} rule
   * @param {import("./facts.js").Expression} expression a part of the rule that is repeated
   * @returns {string} the name of a function like that of a rule, the same one for all that match the same
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

/** A line with which something begins that other parsers may take; what nobody takes is in no bundle. */
const EXPORTED = new RegExp(`^(?=function (?:${COMMON_NAMES.join("|")}|match_\\w+|parse_\\w+)\\(|let end\\b)`, "gm");

/** @param {string} code */
const exporting = (code) => code.replace(EXPORTED, "export ");
