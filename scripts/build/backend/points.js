// Divides classes of code points into code units, because the generated code reads code units.

import peggy from "peggy";
import { unitsOf } from "../units.js";

/** @typedef {import("../units.js").Range} Range */
/** @typedef {import("peggy").ast.CharacterClass} CharacterClass */

/**
 * @param {CharacterClass} expression
 * @returns {Range[]} the ranges of its code points
 */
export function rangesOf({ parts }) {
  const point = (/** @type {string | undefined} */ character) => character?.codePointAt(0) ?? 0;
  return /** @type {(string | string[])[]} */ (parts).map((part) => {
    const ends = [part].flat();
    return [point(ends[0]), point(ends.at(-1))];
  });
}

/**
 * A plugin for Peggy. It replaces each class of code points of a grammar: by a class of code units, or by a choice of
 * such a class and of sequences of a high and a low surrogate. Peggy's own passes would merge classes of code points as
 * if they were code units.
 *
 * @type {import("peggy").Plugin}
 */
export const inUnits = {
  use(config) {
    config.passes.transform.unshift((ast) => {
      divideClasses(ast);
    });
  },
};

/** Does this to the syntax tree of a grammar. */
export const divideClasses = peggy.compiler.visitor.build({
  class(expression) {
    if (!expression.unicode) return;
    const { location } = expression;
    const classOf = (/** @type {Range[]} */ ranges) => ({
      ...expression,
      unicode: false,
      parts: ranges.map((range) => range.map((unit) => String.fromCharCode(unit))),
    });
    const units = rangesOf(expression).flatMap(([first, last]) => unitsOf(first, last, "a class"));
    const single = units.flatMap(([unit, low]) => (unit && !low ? [unit] : []));
    /**
     * The ranges of high surrogates by the low surrogates that follow them.
     * @type {Map<string, { low: Range, highs: Range[] }>}
     */
    const pairs = new Map();
    for (const [high, low] of units) {
      if (!high || !low) continue;
      const pair = pairs.get(low.join()) ?? { low, highs: [] };
      pair.highs.push(high);
      pairs.set(low.join(), pair);
    }
    const alternatives = [
      ...(single.length > 0 ? [classOf(single)] : []),
      ...Array.from(pairs.values(), ({ low, highs }) => ({
        type: "sequence",
        elements: [classOf(highs), classOf([low])],
        location,
      })),
    ];
    const [only, ...others] = alternatives;
    Object.assign(expression, others.length === 0 ? only : { type: "choice", alternatives, location });
  },
});

/**
 * @param {CharacterClass} expression
 * @returns {boolean} whether it contains a surrogate
 */
export const hasSurrogate = (expression) =>
  rangesOf(expression).some(([first, last]) => first <= 0xdfff && last >= 0xd800);
