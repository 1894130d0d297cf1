// Computes the result of each rule of a grammar statically, from its expression and its actions.
import { withActions } from "../actions.js";
import { readPeg } from "../literate.js";
import { valueOfAction } from "./action.js";
import { choiceOf as choiceOfTexts, EMPTY, optional, repeated, sequenceOf } from "./text.js";
import { choiceOf, NULL, TEXT } from "./values.js";

/** @typedef {import("peggy").ast.Expression | import("peggy").ast.Named | import("peggy").ast.Element} Expression */
/** @typedef {import("./values.js").Value} Value */
/** @typedef {import("./values.js").Source} Source */
/** @typedef {import("./values.js").Fail} Fail */
/** @typedef {import("./text.js").Text} Text */
/** @typedef {import("./action.js").Scope} Scope */

/**
 * The value of an expression, and the text that it matches.
 * @typedef {{ value: Value, text: Text }} Result
 */

/** @typedef {{ source: string, text: string }} GrammarText */

export class Interpreter {
  /**
   * @param {GrammarText[]} sources the files of a grammar
   * @param {import("../literate.js").LiterateRule[]} literate its rules
   */
  constructor(sources, literate) {
    /** @type {Map<string, { expression: Expression, fail: Fail }>} */
    this.rules = new Map();
    for (const { source, text } of sources) {
      for (const { name, expression, nameLocation } of withActions(readPeg(text, source), literate)) {
        this.rules.set(name, { expression, fail: this.failAt(nameLocation) });
      }
    }
    /**
     * The results of rules that give no node or only a leaf: they do not depend on the reference.
     * @type {Map<string, Result>}
     */
    this.plain = new Map();
    /**
     * The places that create nodes, without duplicates.
     * @type {Map<string, Source>}
     */
    this.made = new Map();
    /** @type {string[]} */
    this.within = [];
  }

  /**
   * @param {string} name Peggy's name of a rule
   * @returns {Result}
   * @throws {Error} with the line in the grammar if an action does not fit its expression
   */
  rule(name) {
    const plain = this.plain.get(name);
    if (plain) return plain;
    const rule = this.rules.get(name);
    if (!rule) throw new Error(`the rule ${name} does not exist`);
    if (this.within.includes(name)) rule.fail(`rule ${name} is recursive`);
    this.within.push(name);
    const result = this.inScope(rule.expression, new Map());
    this.within.pop();
    if (result.value.kind === "text") this.plain.set(name, result);
    return result;
  }

  /**
   * @param {Expression} expression
   * @param {Scope} scope
   * @returns {Result}
   */
  result(expression, scope) {
    switch (expression.type) {
      case "literal":
        return { value: TEXT, text: this.literal(expression) };
      case "any":
      case "class":
        return { value: TEXT, text: this.unknown(expression) };
      case "simple_and":
      case "simple_not":
        this.inScope(expression.expression, scope);
        return { value: TEXT, text: EMPTY };
      case "text":
        return { value: TEXT, text: this.result(expression.expression, scope).text };
      case "group":
      case "named":
        return this.result(expression.expression, scope);
      case "rule_ref":
        return this.reference(expression);
      case "labeled":
        return this.labeled(expression, scope);
      case "sequence":
        return this.sequence(expression.elements, scope);
      case "choice": {
        const results = expression.alternatives.map((each) => this.inScope(each, scope));
        return {
          value: choiceOf(results.map(({ value }) => value)),
          text: choiceOfTexts(results.map(({ text }) => text)),
        };
      }
      case "optional": {
        const { value, text } = this.result(expression.expression, scope);
        return { value: value.kind === "text" ? TEXT : choiceOf([value, NULL]), text: optional(text) };
      }
      case "zero_or_more":
      case "one_or_more":
      case "repeated":
        return this.repetition(expression, scope);
      case "action":
        return this.action(expression, scope);
      default:
        return this.failAt(expression.location)(`the build cannot evaluate an expression "${expression.type}"`);
    }
  }

  /**
   * @param {Expression} expression an expression whose labels are not visible outside
   * @param {Scope} scope
   */
  inScope(expression, scope) {
    const inner = new Map(scope);
    const result = this.result(expression, inner);
    this.checkUsed(inner, scope, expression.location);
    return result;
  }

  /** @param {import("peggy").ast.RuleReference} reference @returns {Result} */
  reference(reference) {
    const { value, text } = this.rule(reference.name);
    return { value, text: value.kind === "text" && text.kind !== "literal" ? this.unknown(reference) : text };
  }

  /** @param {import("peggy").ast.Labeled} labeled @param {Scope} scope */
  labeled({ label, expression }, scope) {
    const result = this.result(expression, scope);
    if (label !== null) scope.set(label, { value: result.value, isUsed: false });
    return result;
  }

  /** @param {import("peggy").ast.Element[]} elements @param {Scope} scope @returns {Result} */
  sequence(elements, scope) {
    const results = elements.map((each) => this.result(each, scope));
    const picked = results.filter((_, index) => {
      const element = elements[index];
      return element?.type === "labeled" && element.pick === true;
    });
    const [only, ...others] = picked.map(({ value }) => value);
    return {
      value: only === undefined ? TEXT : others.length > 0 ? { kind: "list", items: [only, ...others] } : only,
      text: sequenceOf(results.map(({ text }) => text)),
    };
  }

  /** @param {import("peggy").ast.Suffixed | import("peggy").ast.Repeated} expression @param {Scope} scope @returns {Result} */
  repetition(expression, scope) {
    const { value, text } = this.inScope(expression.expression, scope);
    /** @type {Value} */
    const list = value.kind === "text" ? TEXT : { kind: "list", items: [value] };
    if (expression.type !== "repeated" || !expression.delimiter) return { value: list, text: repeated(text) };
    const delimiter = this.inScope(expression.delimiter, scope);
    const some = sequenceOf([text, repeated(sequenceOf([delimiter.text, text]))]);
    const { value: least } = expression.min ?? expression.max;
    return { value: list, text: typeof least === "number" && least > 0 ? some : optional(some) };
  }

  /** @param {import("peggy").ast.Action} action @param {Scope} scope @returns {Result} */
  action(action, scope) {
    const { expression, location } = action;
    const inner = new Map(scope);
    const { text } =
      expression.type === "sequence" ? this.sequence(expression.elements, inner) : this.result(expression, inner);
    /** @type {(type: string, fields: Map<string, Value> | null, fail: Fail) => Value} */
    const make = (type, fields, fail) => {
      /** @type {Source} */
      const source = { type, fields, text, fail };
      const key = `${String(location.source)} ${String(location.start.offset)} ${type}`;
      if (!this.made.has(key)) this.made.set(key, source);
      return { kind: "node", source };
    };
    const value = valueOfAction(action, inner, make, (line) =>
      this.failAt({ ...location, start: { ...location.start, line } }),
    );
    this.checkUsed(inner, scope, location);
    return { value, text: value.kind === "node" ? { kind: "source", source: value.source } : text };
  }

  /** @param {Scope} inner @param {Scope} outer @param {import("peggy").LocationRange} location */
  checkUsed(inner, outer, location) {
    for (const [label, { isUsed }] of inner) {
      if (!isUsed && inner.get(label) !== outer.get(label)) this.failAt(location)(`the label ${label} is not used`);
    }
  }

  /** @param {import("peggy").ast.Literal} literal @returns {Text} */
  literal(literal) {
    const isOneText = !literal.ignoreCase || !/[a-z]/i.test(literal.value);
    return isOneText
      ? { kind: "literal", text: literal.value }
      : { kind: "unknown", fail: this.failAt(literal.location), word: literal.value };
  }

  /** @param {Expression} expression @returns {Text} */
  unknown({ location }) {
    return { kind: "unknown", fail: this.failAt(location) };
  }

  /** @param {import("peggy").LocationRange} location @returns {Fail} */
  failAt({ source, start: { line } }) {
    return (message) => {
      throw new Error(`${String(source)}:${String(line)}: ${message}`);
    };
  }
}
