// The regular expression that the everyday checks ask first. Compiled code reads a short string in half the time that
// the table takes, so it decides what most references look like, and leaves the rest to the table.

import { matches } from "./automaton.js";
import { compileAutomaton } from "./grammar.js";

/** What the expression is made of: the rules of RFC 3986 for the parts of a reference. */
const PARTS = ["scheme", "reg-name", "port", "query", "HEXDIG"];

/** So many characters are read at a time: each turn of a loop has its own cost. */
const BLOCK = 4;

/**
 * Writes the expression for one rule. It matches at the start of each string that is unusual: one that the rule may
 * accept or refuse. What it does not match, the rule accepts. A search that finds nothing leaves nothing behind, whereas
 * `RegExp.input` shows the last string in which something was found.
 *
 * A usual string has no user information, no address in brackets and no percent-encoding in its host. Each loop stops at
 * a character that it cannot read, so no other way to read a string is ever found.
 *
 * @param {import("./grammar.js").Grammar} grammar one that has the rules of RFC 3986
 * @param {string} rule one for whole references
 * @returns {RegExp}
 */
export function unusualFor(grammar, rule) {
  const automaton = compileAutomaton(grammar, [...PARTS, rule]);
  const all = Array.from(automaton.classOf, (_, code) => String.fromCharCode(code));
  /** @param {string} part @param {string} [before] */
  const charactersOf = (part, before = "") => all.filter((each) => matches(automaton, part, before + each));
  const classOf = (/** @type {string} */ part) => characterClass(charactersOf(part));
  const [letter = ""] = charactersOf("scheme");
  const rest = classOf("query");
  const hex = classOf("HEXDIG");
  const inScheme = characterClass(charactersOf("scheme", letter));

  const accepts = (/** @type {string} */ text) => matches(automaton, rule, text);
  const withScheme = `${classOf("scheme")}${inScheme}*:`;
  // Where no scheme stands in front, the first segment has no colon.
  const withoutScheme = "(?![^:/?#]*:)";
  const hasScheme = accepts(`${letter}:`);
  const front = !hasScheme ? withoutScheme : accepts("") ? `(?:${withScheme}|${withoutScheme})` : withScheme;
  const authority = `(?://${classOf("reg-name")}*(?::${classOf("port")}*)?(?![^/?#])|(?!//))`;
  // The path and the query: after an authority all that a query may have can stand in either.
  const [block, short] = [rest.repeat(BLOCK), `(?:${rest}(?:${rest}${rest}?)?)?`];
  // Where the loop is left, no block follows: no turn of it is taken back to look for another way.
  const tail = `(?:${block})*(?!${block})${short}(?:%${hex}${hex}${rest}*)*`;
  const fragment = accepts(hasScheme ? `${letter}:#` : "#") ? `(?:#${rest}*)?` : "";
  return new RegExp(`^(?!${front}${authority}${tail}${fragment}$)`);
}

/**
 * @param {string[]} characters in the order of their codes
 * @returns {string} what matches one of them
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
