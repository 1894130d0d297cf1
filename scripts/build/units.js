// Characters beyond ASCII. All automata and parsers read UTF-16 code units, so a character above U+FFFF is two of them.

/** The number of ASCII characters. */
export const ASCII = 128;

/** The number of UTF-16 code units. */
export const CODE_UNITS = 0x10000;

/** @typedef {[first: number, last: number]} Range a range of code points or of code units */

const SURROGATES = /** @type {const} */ ([0xd800, 0xdfff]);
const LAST_POINT = 0x10ffff;

/**
 * Converts a range of characters to code units.
 *
 * @param {number} first a code point
 * @param {number} last a code point, not less than the first one
 * @param {string} source the origin of the range, for messages
 * @returns {Range[][]} alternatives, each a sequence of one or two ranges of code units
 * @throws {Error} if the range contains a surrogate, or ends after the last code point
 */
export function unitsOf(first, last, source) {
  if (last > LAST_POINT) throw new Error(`${source}: character ${String(last)} is not in Unicode`);
  const [low, high] = SURROGATES;
  if (first <= high && last >= low)
    throw new Error(`${source}: character ${String(Math.max(first, low))} is a surrogate`);
  /** @type {Range[][]} */
  const units = first < CODE_UNITS ? [[[first, Math.min(last, CODE_UNITS - 1)]]] : [];
  if (last < CODE_UNITS) return units;
  const [from, to] = [pairOf(Math.max(first, CODE_UNITS)), pairOf(last)];
  if (from[0] === to[0]) return [...units, [[from[0], to[0]], [from[1], to[1]]]]; // prettier-ignore
  const [isWholeFirst, isWholeLast] = [from[1] === LOW[0], to[1] === LOW[1]];
  const [begin, end] = [isWholeFirst ? from[0] : from[0] + 1, isWholeLast ? to[0] : to[0] - 1];
  if (!isWholeFirst) units.push([[from[0], from[0]], [from[1], LOW[1]]]); // prettier-ignore
  if (begin <= end) units.push([[begin, end], LOW]); // prettier-ignore
  if (!isWholeLast) units.push([[to[0], to[0]], [LOW[0], to[1]]]); // prettier-ignore
  return units;
}

/** The low surrogates. @type {Range} */
const LOW = [0xdc00, 0xdfff];

/** @param {number} point a code point above U+FFFF @returns {[high: number, low: number]} */
const pairOf = (point) => [0xd800 + ((point - CODE_UNITS) >> 10), 0xdc00 + ((point - CODE_UNITS) & 0x3ff)];

/**
 * Divides the code units beyond ASCII into intervals, so that each range consists of whole intervals.
 *
 * @param {Iterable<Range>} ranges of code units
 * @returns {number[]} the first unit of each interval, in order; empty if no range goes beyond ASCII
 */
export function intervalsOf(ranges) {
  /** @type {Set<number>} */
  const starts = new Set();
  for (const [first, last] of ranges) {
    if (last >= ASCII)
      starts
        .add(ASCII)
        .add(Math.max(first, ASCII))
        .add(last + 1);
  }
  return [...starts].filter((each) => each < CODE_UNITS).sort((one, other) => one - other);
}

/** @param {string} text @returns {number[]} its code units */
export const unitsIn = (text) => text.split("").map((unit) => unit.charCodeAt(0));

/** @typedef {import("abnf").Element} Element */

/**
 * Joins the pairs of surrogates in the alternations of a grammar, if their low surrogates are the same. The ABNF library
 * makes several pairs of each range, and the planes of Unicode differ only in the high surrogate.
 *
 * @param {Record<string, import("abnf").Rule>} defs
 * @param {string} source the origin of the rules, for messages
 * @returns {Record<string, import("abnf").Rule>}
 * @throws {Error} if a rule has a surrogate that is not in a pair
 */
export function withJoinedPairs(defs, source) {
  /** @type {Record<string, import("abnf").Rule>} */
  const result = {};
  for (const [name, rule] of Object.entries(defs)) result[name] = { ...rule, def: joined(rule.def, source) };
  return result;
}

/** @param {Element} node @param {string} source @returns {Element} */
function joined(node, source) {
  switch (node.type) {
    case "group":
      return { ...node, alt: joined(node.alt, source) };
    case "repetition":
      return { ...node, el: joined(node.el, source) };
    case "concatenation":
      return isPair(node) ? node : { ...node, elements: node.elements.map((each) => joined(each, source)) };
    case "alternation":
      return joinedAlternation(node.alts, source);
    case "caseSensitveString":
      // The library refuses ranges of surrogates.
      if (/[\uD800-\uDFFF]/u.test(node.str)) throw new Error(`${source}: a lone surrogate is not a character`);
      return node;
    default:
      return node;
  }
}

/** @param {Element} node @returns {boolean} whether it matches a high and a low surrogate */
function isPair(node) {
  const [high, low, more] = node.type === "concatenation" ? node.elements.map(rangeOf) : [];
  return !!high && !!low && more === undefined && high[0] >= SURROGATES[0] && high[1] < LOW[0] && low[0] >= LOW[0];
}

/** @param {readonly Element[]} alts @param {string} source @returns {Element} */
function joinedAlternation(alts, source) {
  /** @type {Map<string, { low: Range, highs: Range[] }>} */
  const pairs = new Map();
  /** @type {Element[]} */
  const others = [];
  for (const each of alts) {
    const [high, low] = isPair(each) && each.type === "concatenation" ? each.elements.map(rangeOf) : [];
    if (!high || !low) others.push(joined(each, source));
    else {
      const pair = pairs.get(low.join()) ?? { low, highs: [] };
      pairs.set(low.join(), pair);
      const last = pair.highs.at(-1);
      if (last && last[1] + 1 === high[0]) [, last[1]] = high;
      else pair.highs.push(high);
    }
  }
  return { type: "alternation", alts: [...others, ...Array.from(pairs.values(), pairOfRanges)] };
}

/** @param {{ low: Range, highs: Range[] }} pair @returns {Element} */
function pairOfRanges({ low, highs }) {
  const high = highs.map(rangeElement);
  const [only = rangeElement(low), ...others] = high;
  /** @type {Element} */
  const first = others.length === 0 ? only : { type: "group", alt: { type: "alternation", alts: high } };
  return { type: "concatenation", elements: [first, rangeElement(low)] };
}

/** @param {Range} range @returns {Element} */
const rangeElement = ([first, last]) => ({ type: "range", first, last });

/**
 * @param {Element} node
 * @returns {Range | null} its range, if it always matches one code unit of a range
 */
function rangeOf(node) {
  if (node.type === "range") return [node.first, node.last];
  if (node.type !== "caseSensitveString" || node.str.length !== 1) return null;
  const [unit = 0] = unitsIn(node.str);
  return [unit, unit];
}
