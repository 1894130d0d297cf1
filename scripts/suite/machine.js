// The automaton of one rule over code points: what `machines/` publishes, and what the covers are made of.
import { ASCII, CODE_UNITS } from "../build/units.js";

/**
 * The minimal automaton of a rule. State 0 refuses every text; from all others, a valid text can still be reached.
 *
 * @typedef {object} Machine
 * @property {number} start
 * @property {readonly boolean[]} accepts by state
 * @property {readonly (readonly Range[])[]} ranges the code points of each class, in order
 * @property {readonly (readonly string[])[]} classes the characters of each class that the covers use: all of ASCII, and
 *   both borders of each range beyond ASCII
 * @property {readonly (readonly number[])[]} next by state and class
 */

/**
 * The first and the last code point.
 * @typedef {readonly [first: number, last: number]} Range
 */

const [SURROGATES, AFTER_SURROGATES, POINTS] = [0xd800, 0xe000, 0x110000];

/**
 * A lone surrogate has no UTF-8, so no class has one. The automaton of code units is minimal, and a valid text has no
 * lone surrogate, so the states between characters are those of the minimal automaton over code points.
 *
 * @param {import("../build/automaton.js").Automaton} automaton of several rules, over UTF-16 code units
 * @param {string} rule one of them
 * @returns {Machine}
 * @throws {RangeError} if the rule is unknown
 */
export function machineOf(automaton, rule) {
  const start = automaton.starts[automaton.rules.indexOf(rule)];
  if (start === undefined) throw new RangeError(`the automaton has no rule ${rule}`);
  const symbols = symbolsOf(automaton);
  // States are numbered breadth first.
  const order = [0, start];
  const numberOf = new Map(order.map((state, number) => [state, number]));
  for (let at = 1; at < order.length; at++) {
    for (const { to } of symbols) {
      const target = to[order[at] ?? 0] ?? 0;
      if (numberOf.has(target)) continue;
      numberOf.set(target, order.length);
      order.push(target);
    }
  }
  // Code points that no state of this rule distinguishes share a class.
  /** @type {Map<string, { ranges: Range[], column: number[] }>} */
  const classes = new Map();
  for (const { ranges, to } of symbols) {
    const column = order.map((state) => numberOf.get(to[state] ?? 0) ?? 0);
    const known = classes.get(column.join());
    if (known) known.ranges.push(...ranges);
    else classes.set(column.join(), { ranges: [...ranges], column });
  }
  const merged = [...classes.values()].map(({ ranges, column }) => ({ ranges: joined(ranges), column }));
  merged.sort((a, b) => (a.ranges[0]?.[0] ?? 0) - (b.ranges[0]?.[0] ?? 0));
  return {
    start: 1,
    accepts: order.map((state) => automaton.accepts[state] === true),
    ranges: merged.map(({ ranges }) => ranges),
    classes: merged.map(({ ranges }) => membersOf(ranges)),
    next: order.map((_, state) => merged.map(({ column }) => column[state] ?? 0)),
  };
}

/**
 * Code points with the same steps, and the next state by state.
 * @typedef {{ readonly ranges: readonly Range[], readonly to: readonly number[] }} Alike
 */

/** @type {WeakMap<import("../build/automaton.js").Automaton, readonly Alike[]>} */
const known = new WeakMap();

/** @param {import("../build/automaton.js").Automaton} automaton */
function symbolsOf(automaton) {
  const symbols = known.get(automaton) ?? findSymbols(automaton);
  known.set(automaton, symbols);
  return symbols;
}

/**
 * @param {import("../build/automaton.js").Automaton} automaton
 * @returns {Alike[]}
 */
function findSymbols({ classOf, next }) {
  const unit = (/** @type {number} */ code) => classOf[code] ?? 0;
  /** @type {Map<number, { units: number[], ranges: [number, number][] }>} */
  const found = new Map();
  for (let point = 0; point < POINTS; point++) {
    if (point === SURROGATES) point = AFTER_SURROGATES;
    const rest = point - CODE_UNITS;
    const [first, second] = rest < 0 ? [unit(point), 0] : [unit(0xd800 + (rest >> 10)), unit(0xdc00 + (rest & 0x3ff))];
    const key = rest < 0 ? first : (first + 1) * CODE_UNITS + second;
    let symbol = found.get(key);
    if (!symbol) found.set(key, (symbol = { units: rest < 0 ? [first] : [first, second], ranges: [] }));
    const last = symbol.ranges.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else symbol.ranges.push([point, point]);
  }
  return [...found.values()].map(({ units, ranges }) => ({
    ranges,
    to: next.map((_, state) => units.reduce((from, each) => next[from]?.[each] ?? 0, state)),
  }));
}

/**
 * @param {readonly Range[]} ranges that do not overlap
 * @returns {Range[]} the same code points, in order, in as few ranges as possible
 */
function joined(ranges) {
  /** @type {[number, number][]} */
  const result = [];
  for (const [first, last] of [...ranges].sort(([a], [b]) => a - b)) {
    const before = result.at(-1);
    if (before?.[1] === first - 1) before[1] = last;
    else result.push([first, last]);
  }
  return result;
}

/** @param {readonly Range[]} ranges */
function membersOf(ranges) {
  const points = ranges.flatMap(([first, last]) => {
    const ascii = Array.from({ length: Math.max(Math.min(last, ASCII - 1) - first + 1, 0) }, (_, at) => first + at);
    return last < ASCII ? ascii : [...ascii, Math.max(first, ASCII), last];
  });
  return [...new Set(points)].map((point) => String.fromCodePoint(point));
}

/**
 * @param {Machine} machine
 * @returns {(character: string) => number} a function that returns the class of a character
 */
export function classifier({ ranges }) {
  const sorted = ranges
    .flatMap((each, symbol) => each.map(([first, last]) => ({ first, last, symbol })))
    .sort((a, b) => a.first - b.first);
  const ofASCII = Array.from({ length: ASCII }, (_, point) => symbolAt(sorted, point));
  return (character) => {
    const point = character.codePointAt(0) ?? 0;
    return ofASCII[point] ?? symbolAt(sorted, point);
  };
}

/** @param {readonly { first: number, last: number, symbol: number }[]} sorted @param {number} point */
const symbolAt = (sorted, point) => sorted.find(({ first, last }) => first <= point && point <= last)?.symbol ?? -1;

/**
 * @param {Machine} machine
 * @returns {(text: string) => { valid: boolean, stops: number }} a function that judges a text; `stops` is the length, in
 *   code points, of its longest prefix that begins some valid text
 */
export function judge(machine) {
  const classOf = classifier(machine);
  return (text) => {
    let state = machine.start;
    let stops = 0;
    for (const character of text) {
      state = machine.next[state]?.[classOf(character)] ?? 0;
      if (state === 0) return { valid: false, stops };
      stops++;
    }
    return { valid: machine.accepts[state] === true, stops };
  };
}

/**
 * @param {Machine} machine
 * @returns {{ start: number, accepts: number[], classes: string[][][], next: number[][] }} the machine as it is published: without the state that refuses every text, which is -1 there
 */
export function published({ start, accepts, ranges, next }) {
  const text = (/** @type {number} */ point) => String.fromCodePoint(point);
  return {
    start: start - 1,
    accepts: accepts.flatMap((accepting, state) => (accepting ? [state - 1] : [])),
    classes: ranges.map((each) => each.map(([first, last]) => [text(first), text(last)])),
    next: next.slice(1).map((row) => row.map((target) => target - 1)),
  };
}
