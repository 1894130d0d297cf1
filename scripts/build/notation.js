// Converts the rules of a grammar to a compact text for shipping. `src/core/abnf.ts` reads it; generated/README.md
// describes it.
import { parseString } from "abnf";
import { unitsIn, withJoinedPairs } from "./units.js";

/**
 * @typedef {object} Rule
 * @property {string} name the name in the document
 * @property {string} abnfName the name in the ABNF
 * @property {string} section the number of the section, or its title in quotes
 * @property {string} title
 * @property {string} [definition] its definition in the document, to be written as it is
 */

/**
 * @param {string} abnf the rules of a grammar, in the syntax of RFC 5234
 * @param {string} source the origin of the rules, for messages
 * @param {Rule[]} rules the rules in order
 * @returns {string} a line for each rule, below a line for its section
 * @throws {Error} if the ABNF is malformed, refers to an undefined rule, or is recursive
 */
export function encodeGrammar(abnf, source, rules) {
  const defs = withJoinedPairs(parseString(`${abnf}\n`, source).defs, source);
  const printed = printer(defs, source, new Map(rules.map(({ name, abnfName }) => [abnfName.toUpperCase(), name])));
  /** @type {Set<string>} */
  const titled = new Set();
  let section = "";
  return rules
    .flatMap((rule) => {
      const compact = printed(rule.abnfName);
      const { definition } = rule;
      const line = definition === undefined ? `${rule.name}=${compact}` : asWritten(definition, compact);
      if (rule.section === section) return [line];
      ({ section } = rule);
      // Write a title only once.
      const heading = titled.has(section) || section.startsWith('"') ? `§${section}` : `§${section} ${rule.title}`;
      titled.add(section);
      return [heading, line];
    })
    .join("\n");
}

/**
 * @param {string} definition a rule as its document writes it
 * @param {string} compact the definition in compact form
 * @returns {string} the definition; below it the compact form, unless both consist of the same tokens
 */
function asWritten(definition, compact) {
  const body = definition.slice(definition.indexOf("=") + 1).replace(/("[^"\n]*")|;.*/g, "$1");
  const isCompact = body.match(TOKEN)?.join("\n") === compact.match(TOKEN)?.join("\n");
  return `|${definition.replaceAll("\n", "\n ")}${isCompact ? "" : `\n=${compact}`}`;
}

/** The tokens of ABNF, as `src/core/abnf.ts` reads them. */
const TOKEN = /(?:%s)?"[^"]*"|<[^>]*>|%x[\dA-F]+(?:-[\dA-F]+)?|[A-Za-z][\w+-]*|\d*\*\d*|\d+|\S/g;

/**
 * @param {Record<string, import("abnf").Rule>} defs
 * @param {string} source
 * @param {Map<string, string>} names the rules' names, by their upper-case names in the ABNF
 * @returns {(name: string) => string} a function that formats a rule's definition
 */
function printer(defs, source, names) {
  /** @type {Map<string, string | null>} */
  const done = new Map();

  /** @param {string} name */
  function rule(name) {
    const key = name.toUpperCase();
    const known = done.get(key);
    if (known !== undefined && known !== null) return known;
    if (known === null) throw new Error(`${source}: rule ${name} is recursive, so its language may not be regular`);
    const definition = Object.hasOwn(defs, key) ? defs[key] : undefined;
    if (!definition) throw new Error(`${source}: rule ${name} is not defined`);
    done.set(key, null);
    const text = print(definition.def);
    done.set(key, text);
    return text;
  }

  /** @param {import("abnf").Element} node @returns {string} */
  function print(node) {
    switch (node.type) {
      case "ruleref":
        rule(node.name);
        return String(names.get(node.name.toUpperCase()));
      case "group":
        return `(${print(node.alt)})`;
      case "alternation":
        return node.alts.map(print).join("/");
      case "concatenation":
        return node.elements.map(print).reduce(adjacent);
      case "repetition": {
        // RFC 5234 has no lists, but the library accepts them.
        if (node.rep.type !== "repeat") throw new Error(`${source}: ${node.rep.type} has no automaton`);
        const { min, max } = node.rep;
        // 0<pchar> repeats a prose description zero times, so the description does not matter.
        if (max === 0) return '""';
        if (min === 0 && max === 1) return `[${print(node.el.type === "group" ? node.el.alt : node.el)}]`;
        const times = min === max ? String(min) : `${min === 0 ? "" : String(min)}*${String(max ?? "")}`;
        return times + print(node.el);
      }
      // These are the library's spellings.
      case "caseInsensitveString":
        return `"${node.str}"`;
      case "caseSensitveString": {
        const characters = unitsIn(node.str).map((unit) => range(unit));
        if (characters.length === 1) return characters.join("");
        return /^[ !#-~]+$/.test(node.str) ? `%s"${node.str}"` : `(${characters.join("") || '""'})`;
      }
      case "range":
        return range(node.first, node.last);
      default:
        throw new Error(`${source}: ${node.type} has no automaton`);
    }
  }

  /** @param {number} first @param {number} last */
  function range(first, last = first) {
    return `%x${first === last ? hex(first) : `${hex(first)}-${hex(last)}`}`;
  }

  return rule;
}

/** @param {number} code */
const hex = (code) => code.toString(16).toUpperCase();

/**
 * Concatenates two texts, with a space if the tokens would merge.
 *
 * @param {string} one
 * @param {string} other
 * @returns {string}
 */
const adjacent = (one, other) => one + (/[\w+-]$/.test(one) && /^\w/.test(other) ? " " : "") + other;
