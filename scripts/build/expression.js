// The regular expression that is tested before the table. Compiled code reads a short string in half the time of the
// table, so it handles the common references, and the table handles the rest.

import { matches } from "./automaton.js";
import { compileAutomaton } from "./grammar.js";
import { ASCII } from "./units.js";

/** The parts of the expression: the rules of RFC 3986 for the parts of a reference. */
const PARTS = ["scheme", "reg-name", "port", "query", "HEXDIG"];

/** The number of characters per iteration of a loop, because each iteration has a cost. */
const BLOCK = 4;

/**
 * Creates the expression of one rule. It matches at the start of each unusual string, which the rule may accept or
 * refuse. The rule accepts every string that the expression does not match. Because common strings do not match,
 * `RegExp.input` does not expose them.
 *
 * A common string has no user information, no address in brackets and no percent-encoding in its host. Each loop is
 * followed by a character that the loop cannot match, so the expression never backtracks.
 *
 * @param {import("./grammar.js").Grammar} grammar a grammar with the rules of RFC 3986
 * @param {string} rule a rule for whole references
 * @param {string[]} [parts] the names of the grammar's rules for the parts; those of RFC 3986 by default
 * @returns {RegExp}
 */
export function unusualFor(grammar, rule, parts = PARTS) {
  const automaton = compileAutomaton(grammar, [...parts, rule]);
  const nameOf = (/** @type {string} */ part) => parts[PARTS.indexOf(part)] ?? part;
  const all = Array.from({ length: ASCII }, (_, code) => String.fromCharCode(code));
  /** @param {string} part @param {string} [before] */
  const charactersOf = (part, before = "") => all.filter((each) => matches(automaton, nameOf(part), before + each));
  const classOf = (/** @type {string} */ part) => characterClass(charactersOf(part));
  const [letter = ""] = charactersOf("scheme");
  const rest = classOf("query");
  const hex = classOf("HEXDIG");
  const inScheme = characterClass(charactersOf("scheme", letter));

  const accepts = (/** @type {string} */ text) => matches(automaton, rule, text);
  const withScheme = `${classOf("scheme")}${inScheme}*:`;
  // Without a scheme, the first segment has no colon.
  const withoutScheme = "(?![^:/?#]*:)";
  const hasScheme = accepts(`${letter}:`);
  const front = !hasScheme ? withoutScheme : accepts("") ? `(?:${withScheme}|${withoutScheme})` : withScheme;
  const authority = `(?://${classOf("reg-name")}*(?::${classOf("port")}*)?(?![^/?#])|(?!//))`;
  // The path and the query. After an authority, both can contain all characters of a query.
  const [block, short] = [rest.repeat(BLOCK), `(?:${rest}(?:${rest}${rest}?)?)?`];
  // After the loop, no further block can match, so no iteration is undone by backtracking.
  const tail = `(?:${block})*(?!${block})${short}(?:%${hex}${hex}${rest}*)*`;
  const fragment = accepts(hasScheme ? `${letter}:#` : "#") ? `(?:#${rest}*)?` : "";
  return new RegExp(`^(?!${front}${authority}${tail}${fragment}$)`);
}

/**
 * @param {string[]} characters in the order of their codes
 * @returns {string} a character class
 */
function characterClass(characters) {
  /** @type {[first: string, last: string][]} */
  const ranges = [];
  for (const each of characters) {
    const range = ranges.at(-1);
    if (range && each.charCodeAt(0) === range[1].charCodeAt(0) + 1) range[1] = each;
    else ranges.push([each, each]);
  }
  const escaped = (/** @type {string} */ each) => each.replace(/[\\\]^-]/, "\\$&");
  const written = ranges.map(([first, last]) => {
    const others = last.charCodeAt(0) - first.charCodeAt(0);
    return escaped(first) + (others > 1 ? "-" : "") + (others > 0 ? escaped(last) : "");
  });
  return `[${written.join("")}]`;
}
