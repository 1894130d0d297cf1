// Compiles ABNF into one minimal DFA with a start state for each rule. Built independently of the PEG.
import { parseString } from "abnf";
import { CharSet, DFA, NFA } from "refa";
import { ASCII, CODE_UNITS, intervalsOf, unitsIn, withJoinedPairs } from "./units.js";

/**
 * A minimal DFA. State 0 rejects. Every other state can reach acceptance, so the first character that leads to state 0
 * is the first one that makes the string invalid.
 *
 * @typedef {object} Automaton
 * @property {string[]} rules
 * @property {number[]} starts the start state of each rule
 * @property {boolean[]} accepts by state
 * @property {Uint8Array} classOf the class of each of the 128 ASCII characters, or, if a rule allows a character beyond
 *   ASCII, of each UTF-16 code unit; class 0 leads to state 0 from every state
 * @property {number[]} intervals the first code unit of each interval beyond ASCII whose units share a class; empty if
 *   no rule allows such a character
 * @property {number} classes the number of classes
 * @property {number[][]} next by state and class
 */

/**
 * Compiles the rules of a grammar.
 *
 * @param {string} abnf the rules of a grammar, in the syntax of RFC 5234
 * @param {string} source the origin of the rules, for messages
 * @param {string[]} rules the rules to start from
 * @returns {Automaton} the DFA, minimized over all rules together, so that they share states
 * @throws {Error} if the ABNF is malformed, refers to an undefined rule, or is recursive
 */
export function automatonOf(abnf, source, rules) {
  const defs = withJoinedPairs(parseString(`${abnf}\n`, source).defs, source);
  // Prefix each rule with a separate marker, a character that no grammar contains. Minimizing the union of all rules
  // then minimizes them together, and the states after the markers are the start states.
  const alphabet = alphabetOf(defs);
  const options = { maxCharacter: alphabet.last + rules.length };
  const toNfa = expander(defs, options, source, alphabet);
  const union = NFA.empty(options);
  rules.forEach((name, index) => {
    const marked = NFA.fromCharSet(CharSet.fromCharacter(options.maxCharacter, alphabet.last + 1 + index));
    marked.append(toNfa(name));
    union.union(marked);
  });
  const dfa = DFA.fromFA(union, new DFA.LimitedNodeFactory(1_000_000));
  dfa.minimize();
  return numbered(dfa, rules, alphabet);
}

/**
 * The symbols that an automaton is made of: the ASCII characters, and a symbol for each interval of code units.
 *
 * @typedef {object} Alphabet
 * @property {number[]} intervals the first code unit of each interval
 * @property {number} last the last symbol
 * @property {(unit: number) => number} symbolOf returns the symbol of a code unit at which an interval begins
 */

/**
 * @param {Record<string, import("abnf").Rule>} defs
 * @returns {Alphabet}
 */
function alphabetOf(defs) {
  /** @param {import("abnf").Element} node @returns {import("./units.js").Range[]} */
  const rangesIn = (node) => {
    switch (node.type) {
      case "group":
        return rangesIn(node.alt);
      case "alternation":
        return node.alts.flatMap(rangesIn);
      case "concatenation":
        return node.elements.flatMap(rangesIn);
      case "repetition":
        return rangesIn(node.el);
      case "range":
        return [[node.first, node.last]];
      case "caseSensitveString":
        return unitsIn(node.str).map((unit) => [unit, unit]);
      default:
        return [];
    }
  };
  const intervals = intervalsOf(Object.values(defs).flatMap(({ def }) => rangesIn(def)));
  const symbolOf = (/** @type {number} */ unit) => (unit < ASCII ? unit : ASCII + intervals.indexOf(unit));
  return { intervals, last: ASCII - 1 + intervals.length, symbolOf };
}

/**
 * @param {Automaton} one
 * @param {string} rule a rule of the first automaton
 * @param {Automaton} other
 * @param {string} wider a rule of the second automaton
 * @returns {boolean} whether the second rule matches every string that the first rule matches
 */
export function isWithin(one, rule, other, wider) {
  const key = (/** @type {number} */ a, /** @type {number} */ b) => a * other.next.length + b;
  const start = { a: startOf(one, rule), b: startOf(other, wider) };
  const pairs = new Map([[key(start.a, start.b), start]]);
  // A map iterates over the entries that are added during the iteration.
  for (const { a, b } of pairs.values()) {
    if (one.accepts[a] && !other.accepts[b]) return false;
    for (let code = 0; code < one.classOf.length; code++) {
      const pair = { a: step(one, a, code), b: step(other, b, code) };
      if (pair.a !== 0) pairs.set(key(pair.a, pair.b), pairs.get(key(pair.a, pair.b)) ?? pair);
    }
  }
  return true;
}

/**
 * @param {Automaton} automaton
 * @param {string} rule a rule of the automaton
 * @param {string} text
 * @returns {boolean} whether the rule matches the whole text
 */
export function matches(automaton, rule, text) {
  let state = startOf(automaton, rule);
  for (let at = 0; at < text.length; at++) state = step(automaton, state, text.charCodeAt(at));
  return automaton.accepts[state] === true;
}

/** @param {Automaton} automaton @param {string} rule */
const startOf = ({ starts, rules }, rule) => starts[rules.indexOf(rule)] ?? 0;

/** @param {Automaton} automaton @param {number} state @param {number} code of a character */
const step = ({ next, classOf }, state, code) => next[state]?.[classOf[code] ?? 0] ?? 0;

/**
 * @param {Record<string, import("abnf").Rule>} defs
 * @param {{ maxCharacter: number }} options
 * @param {string} source
 * @param {Alphabet} alphabet
 * @returns {(name: string) => NFA}
 */
function expander(defs, options, source, { last, symbolOf }) {
  /** @type {Map<string, NFA | null>} */
  const done = new Map();

  /** @param {string} name */
  function rule(name) {
    const key = name.toUpperCase();
    const known = done.get(key);
    if (known) return known;
    if (known === null) throw new Error(`${source}: rule ${name} is recursive, so its language may not be regular`);
    const definition = Object.hasOwn(defs, key) ? defs[key] : undefined;
    if (!definition) throw new Error(`${source}: rule ${name} is not defined`);
    done.set(key, null);
    const nfa = expression(definition.def);
    done.set(key, nfa);
    return nfa;
  }

  /** @param {number} min @param {number} max */
  function range(min, max) {
    // The symbol before the next interval. Higher symbols are the markers.
    const end = max < ASCII ? max : max === CODE_UNITS - 1 ? last : symbolOf(max + 1) - 1;
    return NFA.fromCharSet(CharSet.fromRange(options.maxCharacter, { min: symbolOf(min), max: end }));
  }

  /** @param {import("abnf").Element} node @returns {NFA} */
  function expression(node) {
    switch (node.type) {
      case "ruleref":
        return rule(node.name);
      case "group":
        return expression(node.alt);
      case "alternation": {
        const result = NFA.empty(options);
        for (const each of node.alts) result.union(expression(each));
        return result;
      }
      case "concatenation": {
        const result = NFA.emptyWord(options);
        for (const each of node.elements) result.append(expression(each));
        return result;
      }
      case "repetition": {
        // RFC 5234 has no lists, but the library accepts them.
        if (node.rep.type !== "repeat") throw new Error(`${source}: ${node.rep.type} has no automaton`);
        // 0<pchar> repeats a prose description zero times, so the description does not matter.
        if (node.rep.max === 0) return NFA.emptyWord(options);
        const result = expression(node.el).copy();
        result.quantify(node.rep.min, node.rep.max ?? Infinity);
        return result;
      }
      // These are the library's spellings.
      case "caseInsensitveString":
      case "caseSensitveString": {
        const result = NFA.emptyWord(options);
        for (const char of node.str.split("")) result.append(character(char, node.type === "caseInsensitveString"));
        return result;
      }
      case "range":
        return range(node.first, node.last);
      default:
        throw new Error(`${source}: ${node.type} has no automaton`);
    }
  }

  /** @param {string} char @param {boolean} eitherCase */
  function character(char, eitherCase) {
    const spellings = eitherCase ? [char.toUpperCase(), char.toLowerCase()] : [char];
    const result = NFA.empty(options);
    for (const unit of spellings.flatMap(unitsIn)) result.union(range(unit, unit));
    return result;
  }

  return rule;
}

/**
 * @param {DFA} dfa
 * @param {string[]} rules
 * @param {Alphabet} alphabet
 * @returns {Automaton}
 */
function numbered(dfa, rules, { intervals, last }) {
  const markers = dfa.initial.out;
  /** @type {import("refa").DFA.Node[]} */
  const order = [];
  /** @type {Map<import("refa").DFA.Node, number>} */
  const numberOf = new Map();
  /** @param {import("refa").DFA.Node} node */
  const number = (node) => {
    const known = numberOf.get(node);
    if (known !== undefined) return known;
    order.push(node);
    numberOf.set(node, order.length);
    return order.length;
  };
  const starts = rules.map((name, index) => {
    const start = markers.get(last + 1 + index);
    if (!start) throw new Error(`rule ${name} matches no string`);
    return number(start);
  });
  // Number the states breadth first: targets then have near numbers, and the table compresses better.
  /** @type {number[][]} */
  const byCharacter = [Array.from({ length: last + 1 }, () => 0)];
  for (const node of order) {
    const row = Array.from({ length: last + 1 }, () => 0);
    for (let code = 0; code <= last; code++) {
      const target = node.out.get(code);
      if (target) row[code] = number(target);
    }
    byCharacter.push(row);
  }
  // Characters with the same transitions in all states form a class. Class 0 always exists; its characters have no
  // transitions.
  /** @type {Map<string, number>} */
  const classByColumn = new Map([[byCharacter.map(() => 0).join(), 0]]);
  /** @type {number[]} */
  const sample = [-1];
  const classOf = new Uint8Array(last + 1);
  for (let code = 0; code <= last; code++) {
    const column = byCharacter.map((row) => row[code]).join();
    let known = classByColumn.get(column);
    if (known === undefined) {
      known = sample.length;
      classByColumn.set(column, known);
      sample.push(code);
    }
    classOf[code] = known;
  }
  return {
    rules,
    starts,
    accepts: [false, ...order.map((node) => dfa.finals.has(node))],
    classOf: spread(classOf, intervals),
    intervals,
    classes: sample.length,
    next: byCharacter.map((row) => sample.map((code) => row[code] ?? 0)),
  };
}

/**
 * @param {Uint8Array} classOf by symbol
 * @param {number[]} intervals
 * @returns {Uint8Array} by code unit
 */
function spread(classOf, intervals) {
  if (intervals.length === 0) return classOf;
  const wide = new Uint8Array(CODE_UNITS);
  wide.set(classOf.subarray(0, ASCII));
  intervals.forEach((start, index) => wide.fill(classOf[ASCII + index] ?? 0, start));
  return wide;
}
