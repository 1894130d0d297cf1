// Makes mutants of a grammar file: copies with one small change of one PEG rule. The comments stay the same, so the
// ABNF above the rule says what the rule must match.
import { readPeg } from "../../build/literate.js";

/** @typedef {import("peggy").ast.Expression | import("peggy").ast.Named | import("peggy").ast.Element} Expression */

/**
 * @typedef {object} Mutant
 * @property {string} source the path of the file
 * @property {string} rule Peggy's name of the rule
 * @property {Kind} kind
 * @property {number} line
 * @property {number} column
 * @property {number} start the first UTF-16 code unit of the original text
 * @property {number} end the code unit after it
 * @property {string} original the text that is replaced
 * @property {string} replacement
 * @property {string} [different] a parsing expression. If it matches no input, the mutant parses every input in the
 *   same way.
 */

/**
 * The kinds of changes.
 */
export const KINDS = /** @type {const} */ ({
  lookAhead: "drop a look-ahead",
  negation: "negate a look-ahead",
  order: "swap two alternatives",
  alternative: "drop an alternative",
  element: "drop an element",
  repetition: "change a repetition",
  wider: "widen a class",
  narrower: "narrow a class",
  character: "change a literal",
  ignoreCase: "change the case of a literal",
  action: "drop an action or $",
  type: "change the type of a node",
  label: "rename a label, or swap two",
  pick: "drop a pick",
});

/** @typedef {typeof KINDS[keyof typeof KINDS]} Kind */

/** The beginning of a node in an action. */
const NODE = /\b(?:leaf|node)\(\s*"([^"]+)"/g;

/** The repetitions that replace each other. */
const SUFFIXES = {
  optional: [""],
  zero_or_more: ["+", "?"],
  one_or_more: ["*", ""],
};

/**
 * @param {string} text a grammar file
 * @param {string} source its path
 * @returns {Mutant[]} in the order of the file; no two have the same text
 */
export function mutantsOf(text, source) {
  return readPeg(text, source).rules.flatMap(({ name, expression }) => {
    const mutator = new Mutator(text);
    mutator.visit(expression);
    return [...mutator.changes.values()].map(({ start, end, ...change }) => {
      const before = text.slice(0, start);
      const [line, column] = [before.split("\n").length, start - before.lastIndexOf("\n")];
      return { source, rule: name, line, column, start, end, original: text.slice(start, end), ...change };
    });
  });
}

/**
 * @param {string} text the grammar file, also with blanks in place of other rules
 * @param {Mutant} mutant
 * @returns {string} the text of the mutant
 */
export const mutated = (text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end);

/** @param {Expression} node */
const startOf = ({ location }) => location.start.offset;

/** @param {Expression} node */
const endOf = ({ location }) => location.end.offset;

/** Collects the changes of one rule. */
class Mutator {
  /** @param {string} text of the file */
  constructor(text) {
    this.text = text;
    /**
     * The changes, by the text that they give.
     * @type {Map<string, Pick<Mutant, "kind" | "start" | "end" | "replacement" | "different">>}
     */
    this.changes = new Map();
  }

  /**
   * @param {Kind} kind
   * @param {number} start
   * @param {number} end
   * @param {string} replacement
   * @param {string} [different] see `Mutant`
   */
  change(kind, start, end, replacement, different) {
    const key = `${this.text.slice(0, start)}${replacement}${this.text.slice(end)}`;
    if (key === this.text || this.changes.has(key)) return;
    this.changes.set(key, { kind, start, end, replacement, ...(different !== undefined && { different }) });
  }

  /**
   * @param {Expression} node
   * @returns {{ start: number, end: number }} its place. Peggy's syntax tree has no parentheses around a choice.
   */
  placeOf(node) {
    let [start, end] = [startOf(node), endOf(node)];
    for (;;) {
      const before = /\(\s*$/.exec(this.text.slice(0, start));
      const after = /^\s*\)/.exec(this.text.slice(end));
      if (!before || !after) return { start, end };
      [start, end] = [before.index, end + after[0].length];
    }
  }

  /** @param {Expression} node */
  textOf(node) {
    const { start, end } = this.placeOf(node);
    return this.text.slice(start, end);
  }

  /** @param {Expression} node */
  visit(node) {
    switch (node.type) {
      case "choice":
        this.choice(node);
        break;
      case "sequence":
        this.sequence(node.elements, false);
        break;
      case "action":
        this.action(node);
        break;
      case "labeled":
        if (node.pick) this.change(KINDS.pick, startOf(node), startOf(node) + "@".length, "");
        if (node.label)
          this.change(KINDS.label, startOf(node), startOf(node) + node.label.length, `${node.label}_other`);
        this.visit(node.expression);
        break;
      case "simple_and":
      case "simple_not":
        this.change(KINDS.negation, startOf(node), startOf(node) + 1, node.type === "simple_and" ? "!" : "&");
        this.visit(node.expression);
        break;
      case "optional":
      case "zero_or_more":
      case "one_or_more":
        for (const suffix of SUFFIXES[node.type]) this.change(KINDS.repetition, endOf(node) - 1, endOf(node), suffix);
        this.visit(node.expression);
        break;
      case "repeated":
        this.repeated(node);
        break;
      case "literal":
        this.literal(node);
        break;
      case "class":
        this.class(node);
        break;
      case "text":
        this.change(KINDS.action, startOf(node), startOf(node) + "$".length, "");
        this.visit(node.expression);
        break;
      case "named":
      case "group":
        this.visit(node.expression);
        break;
      default:
    }
  }

  /** @param {import("peggy").ast.Choice} choice */
  choice({ alternatives }) {
    alternatives.forEach((alternative, index) => {
      const earlier = alternatives.slice(0, index).map((each) => this.notHere(each));
      const { start, end } = this.placeOf(alternative);
      const previous = index > 0 ? this.placeOf(/** @type {Expression} */ (alternatives[index - 1])) : null;
      const next = alternatives[index + 1];
      if (next) {
        const between = this.text.slice(end, this.placeOf(next).start);
        this.change(
          KINDS.order,
          start,
          this.placeOf(next).end,
          `${this.textOf(next)}${between}${this.textOf(alternative)}`,
          [...earlier, this.here(alternative), this.here(next)].join(" "),
        );
      }
      this.change(
        KINDS.alternative,
        previous ? previous.end : start,
        previous || !next ? end : this.placeOf(next).start,
        "",
        [...earlier, this.here(alternative)].join(" "),
      );
      this.visit(alternative);
    });
  }

  /**
   * @param {import("peggy").ast.Element[]} elements
   * @param {boolean} hasAction whether an action makes the value of the sequence
   */
  sequence(elements, hasAction) {
    elements.forEach((element, index) => {
      // Without the other elements, the value would be that of the only element, and not a text.
      const hasValue = hasAction || elements.some((each) => each.type === "labeled");
      const replacement = elements.length > 2 || (hasValue && elements.length > 1) ? "" : '""';
      const { start, end } = this.placeOf(element);
      if (element.type === "simple_and" || element.type === "simple_not") {
        const { expression } = element;
        const fails = element.type === "simple_and" ? this.notHere(expression) : this.here(expression);
        const different = [
          ...elements.slice(0, index).map((each) => this.textOf(each)),
          fails,
          ...elements.slice(index + 1).map((each) => this.textOf(each)),
        ];
        this.change(KINDS.lookAhead, start, end, replacement, different.join(" "));
      } else this.change(KINDS.element, start, end, replacement);
      this.visit(element);
    });
    const labeled = elements.filter((each) => each.type === "labeled").filter(({ label }) => label !== null);
    labeled.forEach((one, index) => {
      const other = labeled[index + 1];
      if (!other) return;
      const rest = this.text.slice(startOf(one) + String(one.label).length, startOf(other));
      this.change(
        KINDS.label,
        startOf(one),
        startOf(other) + String(other.label).length,
        `${String(other.label)}${rest}${String(one.label)}`,
      );
    });
  }

  /** @param {import("peggy").ast.Action} action */
  action(action) {
    const { expression } = action;
    const { end: before } = this.placeOf(expression);
    this.change(KINDS.action, before, endOf(action), "");
    const code = this.text.slice(before, endOf(action));
    for (const { 0: all, 1: type = "", index } of code.matchAll(NODE)) {
      const end = before + index + all.length - '"'.length;
      this.change(KINDS.type, end - type.length, end, `${type}-other`);
    }
    if (expression.type === "sequence") this.sequence(expression.elements, true);
    else this.visit(expression);
  }

  /** @param {import("peggy").ast.Repeated} repeated */
  repeated({ min, max, delimiter, expression }) {
    for (const bound of [min, max]) {
      // Peggy also has an object for a bound that is not written. It has no location.
      const location = /** @type {{ location?: import("peggy").LocationRange } | null} */ (bound)?.location;
      if (!bound || !location) continue;
      for (const change of [-1, 1]) {
        const number = Number(bound.value) + change;
        // Peggy has `null` for a missing upper bound.
        const most = bound === max ? number : /** @type {number | null} */ (max.value);
        const least = bound === min ? number : Number(min?.value ?? 0);
        if (least < 0 || (most !== null && most < Math.max(least, 1))) continue;
        this.change(KINDS.repetition, location.start.offset, location.end.offset, String(number));
      }
    }
    if (delimiter) this.visit(delimiter);
    this.visit(expression);
  }

  /** @param {import("peggy").ast.Literal} literal */
  literal(literal) {
    const { value, ignoreCase } = literal;
    const flag = ignoreCase ? "i" : "";
    const last = value.slice(-1);
    const changed = value.slice(0, -1) + neighbour(last);
    this.change(KINDS.character, startOf(literal), endOf(literal), JSON.stringify(changed) + flag);
    if (/[a-z]/i.test(value)) {
      this.change(KINDS.ignoreCase, endOf(literal) - flag.length, endOf(literal), ignoreCase ? "" : "i");
    }
  }

  /** @param {import("peggy").ast.CharacterClass} node */
  class(node) {
    const { parts, inverted, ignoreCase } = node;
    const ranges = parts.map((part) => (typeof part === "string" ? [part, part] : /** @type {string[]} */ (part)));
    /** @type {(kind: Kind, changed: string[][]) => void} */
    const change = (kind, changed) => {
      const text = changed.map(([first = "", last = ""]) => shown(first) + (last === first ? "" : `-${shown(last)}`));
      const replacement = `[${inverted ? "^" : ""}${text.join("")}]${ignoreCase ? "i" : ""}`;
      if (text.length > 0) this.change(kind, startOf(node), endOf(node), replacement);
    };
    ranges.forEach(([first = "", last = ""], index) => {
      const others = (/** @type {string[][]} */ ...instead) => [
        ...ranges.slice(0, index),
        ...instead,
        ...ranges.slice(index + 1),
      ];
      for (const added of [moved(first, -1), moved(last, 1)]) {
        const isIn = ranges.some(([from = "", to = ""]) => from <= added && added <= to);
        if (!isIn && added <= "\x7F") change(KINDS.wider, others([first, last], [added, added]));
      }
      change(KINDS.narrower, first === last ? others() : others([moved(first, 1), last]));
      if (first !== last) change(KINDS.narrower, others([first, moved(last, -1)]));
    });
  }

  /**
   * @param {Expression} node
   * @returns {string} an expression that matches where the node does, and takes nothing
   */
  here(node) {
    return `&(${this.textOf(node)})`;
  }

  /**
   * @param {Expression} node
   * @returns {string} an expression that matches where the node does not
   */
  notHere(node) {
    return `!(${this.textOf(node)})`;
  }
}

/** @param {string} character @param {number} by */
const moved = (character, by) => String.fromCharCode(character.charCodeAt(0) + by);

/**
 * @param {string} character a character; "" for an empty literal
 * @returns {string} another character, which is a letter or digit if the character is
 */
const neighbour = (character) =>
  character === "" ? "x" : /[zZ9~]/.test(character) ? moved(character, -1) : moved(character, 1);

/** @param {string} character @returns {string} the character in a class */
const shown = (character) =>
  /[\w.~]/.test(character) ? character : `\\x${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
