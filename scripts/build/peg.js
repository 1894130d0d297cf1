// Writes the rules of the grammars as they are for Peggy alone: without actions and labels, which make trees.
import peggy from "peggy";
import { wrapped } from "./backend/facts.js";
import { divideClasses } from "./backend/points.js";
import { readGrammar } from "./grammar.js";
import { readScheme, schemeFiles } from "./schemes.js";
import { STANDARDS } from "./standards.js";

/**
 * A rule: its name in the document, its text for Peggy, and the names of the rules that it uses.
 * @typedef {[name: string, text: string, uses: string[]]} PegRule
 */

/**
 * @typedef {object} Pegs
 * @property {PegRule[]} rules equal rules of several grammars are one
 * @property {Record<string, number[]>} grammars the places of the rules of each standard and each scheme with a file
 */

/** @returns {Pegs} the rules of all grammars: the contents of `dist/peg.json.br` */
export function pegs() {
  /** @type {PegRule[]} */
  const rules = [];
  /** @type {Map<string, number>} */
  const places = new Map();
  /** @param {PegRule} rule */
  const placeOf = (rule) => {
    const key = JSON.stringify(rule);
    const place = places.get(key) ?? rules.push(rule) - 1;
    places.set(key, place);
    return place;
  };
  /** @type {Record<string, number[]>} */
  const grammars = {};
  for (const source of STANDARDS) grammars[source.id] = pegRules(readGrammar(source)).map(placeOf);
  for (const file of schemeFiles()) {
    const grammar = readScheme(file);
    const own = pegRules(grammar).map(placeOf);
    for (const scheme of grammar.schemes.keys()) grammars[scheme] = own;
  }
  return { rules, grammars };
}

/**
 * @param {Pick<import("./grammar.js").Grammar, "sources" | "rules">} grammar
 * @returns {PegRule[]} its rules, in order
 * @throws {Error} if a rule runs JavaScript to decide what it matches
 */
export function pegRules({ sources, rules }) {
  // The syntax tree is changed, so it is not the one that other modules share.
  const parsed = sources.flatMap(({ text }) => {
    const ast = peggy.parser.parse(text, { reservedWords: peggy.RESERVED_WORDS });
    divideClasses(ast);
    return ast.rules;
  });
  const expressions = new Map(parsed.map(({ name, expression }) => [name, expression]));
  const names = new Map(rules.map(({ name, pegName }) => [pegName, name]));
  return rules.map(({ name, pegName, references }) => [
    name,
    ruleText(pegName, /** @type {Expression} */ (expressions.get(pegName))),
    references.map((each) => names.get(each) ?? each),
  ]);
}

/** @typedef {import("peggy").ast.Expression | import("peggy").ast.Named} Expression */

/** @param {string} name @param {Expression} expression */
function ruleText(name, expression) {
  const bare = stripped(expression);
  if (bare.type !== "choice") return `${name} = ${written(bare, CHOICE)}\n`;
  const items = alternativesOf(bare).map((item) => written(item, SEQUENCE));
  return `${name}\n  = ${items.join("\n  / ")}\n`;
}

/** @param {Expression} expression @returns {Expression} the expression without what only makes or names its result */
function stripped(expression) {
  const [only, ...others] = expression.type === "sequence" ? expression.elements : [];
  const inner = only && others.length === 0 ? only : wrapped(expression);
  return inner ? stripped(inner) : expression;
}

/** @param {Expression} expression @returns {Expression[]} its alternatives, also those of choices in it */
function alternativesOf(expression) {
  const bare = stripped(expression);
  return bare.type === "choice" ? bare.alternatives.flatMap(alternativesOf) : [bare];
}

// How tightly the parts of an expression hold together.
const [CHOICE, SEQUENCE, PREFIXED, SUFFIXED, PRIMARY] = [0, 1, 2, 3, 4];

/** @param {Expression} expression @param {number} least how tightly it must hold together without parentheses */
function written(expression, least) {
  const [tightness, text] = textOf(stripped(expression));
  return tightness < least ? `(${text})` : text;
}

/** @param {Expression} expression @returns {[tightness: number, text: string]} */
function textOf(expression) {
  switch (expression.type) {
    case "choice":
      return [
        CHOICE,
        alternativesOf(expression)
          .map((item) => written(item, SEQUENCE))
          .join(" / "),
      ];
    case "sequence":
      return [SEQUENCE, expression.elements.map((item) => written(item, PREFIXED)).join(" ")];
    case "simple_and":
      return [PREFIXED, `&${written(expression.expression, SUFFIXED)}`];
    case "simple_not":
      return [PREFIXED, `!${written(expression.expression, SUFFIXED)}`];
    case "optional":
      return [SUFFIXED, `${written(expression.expression, PRIMARY)}?`];
    case "zero_or_more":
      return [SUFFIXED, `${written(expression.expression, PRIMARY)}*`];
    case "one_or_more":
      return [SUFFIXED, `${written(expression.expression, PRIMARY)}+`];
    case "repeated":
      return [SUFFIXED, `${written(expression.expression, PRIMARY)}|${boundsOf(expression)}|`];
    case "literal":
      return [PRIMARY, `"${escaped(expression.value, '"')}"${expression.ignoreCase ? "i" : ""}`];
    case "class":
      return [PRIMARY, classText(expression)];
    case "any":
      return [PRIMARY, "."];
    case "rule_ref":
      return [PRIMARY, expression.name];
    default:
      throw new Error(`the command 'grammar' cannot write the part of a rule for Peggy: ${expression.type}`);
  }
}

/** @param {import("peggy").ast.Repeated} repeated */
function boundsOf({ min, max, delimiter }) {
  const number = (/** @type {{ value: unknown }} */ { value }) => (typeof value === "number" ? String(value) : "");
  const bounds = min ? `${number(min)}..${number(max)}` : number(max);
  return delimiter ? `${bounds}, ${written(delimiter, CHOICE)}` : bounds;
}

/** @param {import("peggy").ast.CharacterClass} characters */
function classText({ parts, inverted, ignoreCase }) {
  const items = /** @type {(string | string[])[]} */ (parts).map((part) =>
    Array.from(new Set([part].flat()), (each) => escaped(each, "]^-")).join("-"),
  );
  return `[${inverted ? "^" : ""}${items.join("")}]${ignoreCase ? "i" : ""}`;
}

/** @param {string} text @param {string} delimiters the characters that end the text, or mean something else in it */
const escaped = (text, delimiters) =>
  text
    .split("")
    .map((unit) => {
      if (delimiters.includes(unit) || unit === "\\") return `\\${unit}`;
      const code = unit.charCodeAt(0);
      return code >= 0x20 && code < 0x7f ? unit : `\\u${code.toString(16).toUpperCase().padStart(4, "0")}`;
    })
    .join("");
