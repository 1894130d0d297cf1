// Facts about expressions that are known before code is generated.

import { leafType } from "./action.js";
import { CharSet } from "./charset.js";
import { rangesOf } from "./points.js";

/** @typedef {import("peggy").ast.Expression | import("peggy").ast.Named} Expression */

/** The kinds of values, as bits. The possible values of an expression are a sum of them. */
export const MADE = 1; // created by an action
export const ABSENT = 2; // the null of an optional expression
export const TEXT = 4; // the whole text that the expression matches
export const OTHER = 8; // a list, undefined, or a part of the text

/** The facts about one grammar. */
export class Facts {
  /** @param {import("peggy").ast.Rule[]} rules */
  constructor(rules) {
    this.rules = new Map(rules.map(({ name, expression }) => [name, expression]));
    /** @type {Map<string, number>} */
    this.kindsOfRules = new Map();
    // Rules can refer to each other in cycles, so repeat until nothing changes.
    let isAll;
    do {
      isAll = true;
      for (const [name, expression] of this.rules) {
        const kinds = this.kindsOf(expression);
        isAll &&= kinds === this.kindsOfRules.get(name);
        this.kindsOfRules.set(name, kinds);
      }
    } while (!isAll);
  }

  /**
   * @param {string} name the name of a rule
   * @returns {Expression} its expression
   */
  expressionOf(name) {
    return /** @type {Expression} */ (this.rules.get(name));
  }

  /**
   * @param {Expression} expression
   * @returns {number} the possible kinds of its value
   */
  kindsOf(expression) {
    switch (expression.type) {
      case "action":
        return MADE;
      case "any":
      case "class":
      case "literal":
      case "text":
        return TEXT;
      case "optional":
        return this.kindsOf(expression.expression) | ABSENT;
      case "choice":
        return expression.alternatives.reduce((kinds, each) => kinds | this.kindsOf(each), 0);
      case "sequence": {
        const [picked, ...others] = expression.elements.filter(isPicked);
        if (!picked || others.length > 0) return OTHER;
        const kinds = this.kindsOf(picked);
        return kinds & TEXT ? (kinds - TEXT) | OTHER : kinds;
      }
      case "rule_ref":
        return this.kindsOfRules.get(expression.name) ?? 0;
      case "group":
      case "labeled":
      case "named":
        return this.kindsOf(expression.expression);
      default:
        return OTHER;
    }
  }

  /**
   * @param {Expression} expression
   * @returns {string | null} the node type if the value is always a leaf of the matched text
   */
  leafTypeOf(expression) {
    switch (expression.type) {
      case "action":
        return leafType(expression);
      case "rule_ref":
        return this.leafTypeOf(this.expressionOf(expression.name));
      case "group":
      case "labeled":
      case "named":
        return this.leafTypeOf(expression.expression);
      default:
        return null;
    }
  }

  /**
   * @param {Expression} expression
   * @returns {string | null} the rule that it matches, whatever its value is; null for any other expression
   */
  ruleOf(expression) {
    if (expression.type === "rule_ref") return expression.name;
    const inner = wrapped(expression);
    return inner && this.ruleOf(inner);
  }

  /**
   * @param {Expression} expression
   * @returns {CharSet | null} the set if it matches exactly one character of a set
   */
  setOf(expression) {
    switch (expression.type) {
      case "class":
        return setOfClass(expression);
      case "literal":
        return expression.value.length === 1 ? firstOfLiteral(expression) : null;
      case "choice": {
        const sets = expression.alternatives.map((each) => this.setOf(each));
        return sets.reduce((union, each) => union && each && union.union(each));
      }
      case "rule_ref":
        return this.setOf(this.expressionOf(expression.name));
      default: {
        const inner = wrapped(expression);
        return inner && this.setOf(inner);
      }
    }
  }

  /**
   * @param {Expression} expression
   * @returns {CharSet | null} the possible first characters of a match; null if the match can be empty or if they are
   *   unknown
   */
  firstOf(expression) {
    const set = this.setOf(expression);
    if (set) return set;
    switch (expression.type) {
      case "literal":
        return expression.value === "" ? null : firstOfLiteral(expression);
      case "sequence":
        return this.firstOfSequence(expression.elements);
      case "choice": {
        const sets = expression.alternatives.map((each) => this.firstOf(each));
        return sets.reduce((union, each) => union && each && union.union(each));
      }
      case "rule_ref":
        return this.firstOf(this.expressionOf(expression.name));
      case "one_or_more":
        return this.firstOf(expression.expression);
      case "repeated":
        return isLeastOne(expression) ? this.firstOf(expression.expression) : null;
      default: {
        const inner = wrapped(expression);
        return inner && this.firstOf(inner);
      }
    }
  }

  /**
   * @param {Expression[]} elements
   * @returns {CharSet | null}
   */
  firstOfSequence([element, ...others]) {
    if (!element) return null;
    const first = this.firstOf(element);
    if (first) return first;
    const inner = skippable(element);
    // Peggy rejects left-recursive rules.
    const [front, behind] = inner ? [this.firstOf(inner), this.firstOfSequence(others)] : [null, null];
    return front && behind && front.union(behind);
  }

  /**
   * Splits a repeated choice. If the alternatives that match one character have other first characters than the rest,
   * the order of the alternatives does not matter.
   *
   * @param {Expression} expression not one character of a set
   * @returns {{ set: CharSet | null, rest: Expression }} the characters among its alternatives, and the other
   *   alternatives
   */
  split(expression) {
    const all = this.alternativesOf(expression);
    const [first, ...others] = all.filter((each) => this.setOf(each) === null);
    const sets = all.map((each) => this.setOf(each)).filter((each) => each !== null);
    if (!first || sets.length === 0) return { set: null, rest: expression };
    const set = sets.reduce((union, each) => union.union(each));
    const isApart = [first, ...others].every((each) => this.firstOf(each)?.meets(set) === false);
    if (!isApart) return { set: null, rest: expression };
    const alternatives = /** @type {import("peggy").ast.Alternative[]} */ ([first, ...others]);
    return { set, rest: others.length === 0 ? first : { ...expression, type: "choice", alternatives } };
  }

  /**
   * @param {Expression} expression
   * @returns {Expression[]} its alternatives, with nested choices flattened
   */
  alternativesOf(expression) {
    if (expression.type === "choice") return expression.alternatives.flatMap((each) => this.alternativesOf(each));
    const inner = expression.type === "rule_ref" ? this.expressionOf(expression.name) : wrapped(expression);
    if (!inner) return [expression];
    const alternatives = this.alternativesOf(inner);
    return alternatives.length > 1 ? alternatives : [expression];
  }
}

/** @param {Expression | import("peggy").ast.Element} element */
export function isPicked(element) {
  return element.type === "labeled" && element.pick === true;
}

/**
 * @param {Expression} expression
 * @returns {Expression | null} the inner expression, if both match the same text
 */
export function wrapped(expression) {
  switch (expression.type) {
    case "action":
    case "group":
    case "labeled":
    case "named":
    case "text":
      return expression.expression;
    default:
      return null;
  }
}

/**
 * @param {Expression} expression
 * @returns {Expression | null} the inner expression, if it is optional; otherwise null
 */
function skippable(expression) {
  switch (expression.type) {
    case "optional":
    case "zero_or_more":
      return expression.expression;
    default: {
      const inner = wrapped(expression);
      return inner && skippable(inner);
    }
  }
}

/** @param {import("peggy").ast.Repeated} repeated */
function isLeastOne({ min, max }) {
  const { value } = min ?? max;
  return typeof value === "number" && value > 0;
}

/** @param {import("peggy").ast.Literal} literal */
function firstOfLiteral({ value, ignoreCase }) {
  const code = value.charCodeAt(0);
  const set = new CharSet([[code, code]]);
  return ignoreCase ? set.withBothCases() : set;
}

/** @param {import("peggy").ast.CharacterClass} expression */
function setOfClass(expression) {
  const set = new CharSet(rangesOf(expression));
  return expression.ignoreCase ? set.withBothCases() : set;
}
