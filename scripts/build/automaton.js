// From ABNF to one minimal automaton with a start state for each rule. This road shares nothing with the PEG.
import { parseString } from "abnf";
import { CharSet, DFA, NFA } from "refa";

/** The last character that any grammar here can name. */
const LAST = 0x7f;

/**
 * A minimal deterministic automaton. State 0 refuses for ever; every other state can still reach acceptance, so the
 * first character that leads to 0 is the first after which nothing helps.
 * @typedef {object} Automaton
 * @property {string[]} rules
 * @property {number[]} starts the start state of each rule
 * @property {boolean[]} accepts by state
 * @property {Uint8Array} classOf the class of each of the 128 characters; class 0 leads nowhere from any state
 * @property {number} classes how many classes there are
 * @property {number[][]} next by state and class
 */

/**
 * @param {string} abnf the rules of a grammar, in the syntax of RFC 5234
 * @param {string} source where they come from, for messages
 * @param {string[]} rules the rules to start from
 * @returns {Automaton} minimized over all of them together, so that they share states
 * @throws {Error} where the ABNF is malformed, names an undefined rule, or is recursive
 */
export function automatonOf(abnf, source, rules) {
  const { defs } = parseString(`${abnf}\n`, source);
  // Each rule is put behind a marker of its own, a character no grammar has: minimizing their union then minimizes
  // them jointly, and the states after the markers are their starts.
  const options = { maxCharacter: LAST + rules.length };
  const toNfa = expander(defs, options, source);
  const union = NFA.empty(options);
  rules.forEach((name, index) => {
    const marked = NFA.fromCharSet(CharSet.fromCharacter(options.maxCharacter, LAST + 1 + index));
    marked.append(toNfa(name));
    union.union(marked);
  });
  const dfa = DFA.fromFA(union, new DFA.LimitedNodeFactory(1_000_000));
  dfa.minimize();
  return numbered(dfa, rules);
}

/**
 * @param {Automaton} one
 * @param {string} rule one of its rules
 * @param {Automaton} other
 * @param {string} wider one of that one's rules
 * @returns {boolean} whether the second rule matches all that the first does
 */
export function isWithin(one, rule, other, wider) {
  const key = (/** @type {number} */ a, /** @type {number} */ b) => a * other.next.length + b;
  const start = { a: startOf(one, rule), b: startOf(other, wider) };
  const pairs = new Map([[key(start.a, start.b), start]]);
  // A map goes on to visit what is added to it meanwhile.
  for (const { a, b } of pairs.values()) {
    if (one.accepts[a] && !other.accepts[b]) return false;
    for (let code = 0; code <= LAST; code++) {
      const pair = { a: step(one, a, code), b: step(other, b, code) };
      if (pair.a !== 0) pairs.set(key(pair.a, pair.b), pairs.get(key(pair.a, pair.b)) ?? pair);
    }
  }
  return true;
}

/**
 * @param {Automaton} automaton
 * @param {string} rule one of its rules
 * @param {string} text of ASCII
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
 * @returns {(name: string) => NFA}
 */
function expander(defs, options, source) {
  /** @type {Map<string, NFA | null>} */
  const done = new Map();

  /** @param {string} name */
  function rule(name) {
    const key = name.toUpperCase();
    const known = done.get(key);
    if (known) return known;
    if (known === null) throw new Error(`${source}: rule ${name} is recursive: its language need not be regular`);
    const definition = Object.hasOwn(defs, key) ? defs[key] : undefined;
    if (!definition) throw new Error(`${source}: rule ${name} is not defined`);
    done.set(key, null);
    const nfa = expression(definition.def);
    done.set(key, nfa);
    return nfa;
  }

  /** @param {number} min @param {number} max */
  function range(min, max) {
    // Past it are the markers.
    if (max > LAST) throw new Error(`${source}: character ${String(max)} is not ASCII`);
    return NFA.fromCharSet(CharSet.fromRange(options.maxCharacter, { min, max }));
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
        // RFC 5234 has no lists, which the library lets through.
        if (node.rep.type !== "repeat") throw new Error(`${source}: ${node.rep.type} has no automaton`);
        // 0<pchar> repeats prose no times: what is repeated does not matter.
        if (node.rep.max === 0) return NFA.emptyWord(options);
        const result = expression(node.el).copy();
        result.quantify(node.rep.min, node.rep.max ?? Infinity);
        return result;
      }
      // Spelt as the library spells them.
      case "caseInsensitveString":
      case "caseSensitveString": {
        const result = NFA.emptyWord(options);
        for (const char of node.str) result.append(character(char, node.type === "caseInsensitveString"));
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
    for (const each of spellings) result.union(range(each.charCodeAt(0), each.charCodeAt(0)));
    return result;
  }

  return rule;
}

/**
 * @param {DFA} dfa
 * @param {string[]} rules
 * @returns {Automaton}
 */
function numbered(dfa, rules) {
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
    const start = markers.get(LAST + 1 + index);
    if (!start) throw new Error(`rule ${name} matches nothing at all`);
    return number(start);
  });
  // Breadth first, so that a state's number is near those of the states it leads to: the table packs better.
  /** @type {number[][]} */
  const byCharacter = [Array.from({ length: LAST + 1 }, () => 0)];
  for (const node of order) {
    const row = Array.from({ length: LAST + 1 }, () => 0);
    for (let code = 0; code <= LAST; code++) {
      const target = node.out.get(code);
      if (target) row[code] = number(target);
    }
    byCharacter.push(row);
  }
  // Characters that no state tells apart form a class. Class 0 is the characters that lead nowhere, even if none do.
  /** @type {Map<string, number>} */
  const classByColumn = new Map([[byCharacter.map(() => 0).join(), 0]]);
  /** @type {number[]} */
  const sample = [-1];
  const classOf = new Uint8Array(LAST + 1);
  for (let code = 0; code <= LAST; code++) {
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
    classOf,
    classes: sample.length,
    next: byCharacter.map((row) => sample.map((code) => row[code] ?? 0)),
  };
}
