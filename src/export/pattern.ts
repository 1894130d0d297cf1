/**
 * Patterns: a rule of a grammar as one expression without names. The flavors of regular expressions are written from it.
 *
 * @module
 */
import type { Expression } from "../core/abnf.js";
import { lazyFor } from "../core/lazy.js";
import { isHigh, isLow } from "../core/surrogate.js";

/** An expression whose characters are code points. No part of it is empty except `EMPTY`. */
export type Pattern = CharacterSet | Sequence | Choice | Repeat;

/** One character: the first and the last code point of each range, in order, without gaps of length 0. */
export interface CharacterSet {
  readonly type: "set";
  readonly ranges: readonly Range[];
}

/** The first and the last code point of a range. */
export type Range = readonly [first: number, last: number];

/** Parts that follow each other: none, or at least two. */
export interface Sequence {
  readonly type: "sequence";
  readonly items: readonly Pattern[];
}

/** Alternatives, at least two. At most one of them is a set, and none of them matches the empty text alone. */
export interface Choice {
  readonly type: "choice";
  readonly items: readonly Pattern[];
}

/** A part that is repeated. */
export interface Repeat {
  readonly type: "repeat";
  readonly item: Pattern;
  readonly min: number;
  /** Infinity if the repetition has no upper bound. */
  readonly max: number;
}

/** Matches the empty text. */
export const EMPTY: Sequence = { type: "sequence", items: [] };

/**
 * Returns the pattern of a rule: each name is replaced by its definition.
 *
 * @param rule the name of the rule
 * @param definitionOf returns the definition of each rule of a grammar
 */
export function patternOf(rule: string, definitionOf: (rule: string) => Expression): Pattern {
  const ofRule = lazyFor((name: string): Pattern => read(definitionOf(name)));
  const read = (part: Expression): Pattern => {
    switch (part.type) {
      case "rule":
        return ofRule(part.name);
      case "alternation":
        return choice(part.items.map(read));
      case "concatenation":
        return sequence(part.items.map(read));
      case "repetition":
        return repeat(read(part.item), part.min, part.max);
      case "literal":
        return sequence(Array.from(part.text, inBothCases));
      case "characters":
        return set([[part.first, part.last]]);
      default:
        throw new TypeError(`A ${part.type} has no pattern.`);
    }
  };
  return ofRule(rule);
}

function inBothCases(character: string): Pattern {
  const codes = [character.toUpperCase(), character.toLowerCase()].map((each) => each.charCodeAt(0));
  return set(codes.map((code) => [code, code]));
}

/** Makes a set of ranges in any order. */
export function set(ranges: readonly Range[]): CharacterSet {
  const joined: [first: number, last: number][] = [];
  for (const [first, last] of [...ranges].sort(([a], [b]) => a - b)) {
    const before = joined.at(-1);
    if (before !== undefined && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else joined.push([first, last]);
  }
  return { type: "set", ranges: joined };
}

/** Makes a sequence. */
export function sequence(items: readonly Pattern[]): Pattern {
  const flat = items.flatMap((item) => (item.type === "sequence" ? item.items : [item]));
  const joined: Pattern[] = [];
  for (const item of flat) {
    const before = joined.at(-1);
    const together = before === undefined ? null : joinedWith(before, item);
    if (together === null) joined.push(item);
    else joined[joined.length - 1] = together;
  }
  return joined.length === 1 ? (joined[0] as Pattern) : { type: "sequence", items: joined };
}

/** Returns two neighbours as one part; `null` if they stay two. */
function joinedWith(before: Pattern, item: Pattern): Pattern | null {
  const [one, other] = [countOf(before), countOf(item)];
  if (keyOf(one.item) === keyOf(other.item)) {
    const isExact = one.min === one.max && other.min === other.max;
    if (isExact || one.max === Infinity || other.max === Infinity) {
      return repeat(one.item, one.min + other.min, one.max + other.max);
    }
  }
  if (before.type !== "set" || item.type !== "set") return null;
  return pairsOf(before, item);
}

/** Returns a part as a repetition. */
function countOf(item: Pattern): Omit<Repeat, "type"> {
  return item.type === "repeat" ? item : { item, min: 1, max: 1 };
}

/** Returns the characters whose UTF-16 code units are in two sets; `null` if the sets are not surrogates. */
export function pairsOf(high: CharacterSet, low: CharacterSet): CharacterSet | null {
  const isAll = ({ ranges }: CharacterSet, test: (unit: number) => boolean): boolean =>
    ranges.length > 0 && ranges.flat().every(test);
  if (!isAll(high, isHigh) || !isAll(low, isLow)) return null;
  const ranges: Range[] = [];
  for (const [first, last] of high.ranges) {
    for (let unit = first; unit <= last; unit++) {
      const plane = 0x10000 + (unit - 0xd800) * 0x400 - 0xdc00;
      ranges.push(...low.ranges.map(([from, to]): Range => [plane + from, plane + to]));
    }
  }
  return set(ranges);
}

/** Makes alternatives. */
export function choice(items: readonly Pattern[]): Pattern {
  const byKey = new Map<string, Pattern>();
  const ranges: Range[] = [];
  let isOptional = false;
  for (const item of items.flatMap((each) => (each.type === "choice" ? each.items : [each]))) {
    if (item.type === "set") {
      ranges.push(...item.ranges);
      byKey.set("set", item);
    } else if (item === EMPTY || (item.type === "sequence" && item.items.length === 0)) isOptional = true;
    else if (item.type === "repeat" && item.min === 0 && item.max === 1) {
      isOptional = true;
      byKey.set(keyOf(item.item), item.item);
    } else byKey.set(keyOf(item), item);
  }
  if (ranges.length > 0) byKey.set("set", set(ranges));
  const different = [...byKey.values()];
  const all: Pattern =
    different.length === 0
      ? EMPTY
      : different.length === 1
        ? (different[0] as Pattern)
        : { type: "choice", items: different };
  return isOptional ? repeat(all, 0, 1) : all;
}

/** Makes a repetition. */
export function repeat(item: Pattern, min: number, max: number): Pattern {
  if (max === 0 || keyOf(item) === "()") return EMPTY;
  if (max === 1 && min === 1) return item;
  if (max === Infinity) {
    const isNullable = canBeEmpty(item);
    const inner = bodyOf(item);
    return { type: "repeat", item: inner, min: isNullable ? 0 : min, max };
  }
  if (canBeEmpty(item) && min === 0 && max === 1) return item;
  return { type: "repeat", item, min, max };
}

/** Returns a part such that its repetitions without a bound are the same, and that does not match the empty text. */
function bodyOf(item: Pattern): Pattern {
  switch (item.type) {
    case "repeat":
      if (item.min === 0) return bodyOf(item.item);
      return item.min === 1 && item.max === Infinity ? item.item : item;
    case "choice":
      return choice(item.items.map(bodyOf));
    case "sequence":
      return item.items.every(canBeEmpty) ? choice(item.items.map(bodyOf)) : item;
    default:
      return item;
  }
}

/** Returns whether a part matches the empty text. */
export function canBeEmpty(item: Pattern): boolean {
  switch (item.type) {
    case "set":
      return false;
    case "sequence":
      return item.items.every(canBeEmpty);
    case "choice":
      return item.items.some(canBeEmpty);
    default:
      return item.min === 0 || canBeEmpty(item.item);
  }
}

/** Returns a text that is the same for equal parts only. */
export const keyOf: (item: Pattern) => string = kept((item: Pattern): string => {
  switch (item.type) {
    case "set":
      return `[${item.ranges.join(" ")}]`;
    case "sequence":
      return `(${item.items.map(keyOf).join("")})`;
    case "choice":
      return `(${item.items.map(keyOf).join("|")})`;
    default:
      return `${keyOf(item.item)}{${String(item.min)},${String(item.max)}}`;
  }
});

/** Returns the number of characters in a pattern. */
export const sizeOf: (part: Pattern) => number = kept((part: Pattern): number => {
  switch (part.type) {
    case "set":
      return 1;
    case "repeat":
      return sizeOf(part.item);
    default:
      return part.items.reduce((sum, item) => sum + sizeOf(item), 0);
  }
});

/** Returns a function that computes a value once for each object, and forgets it with the object. */
function kept<Value>(compute: (part: Pattern) => Value): (part: Pattern) => Value {
  const values = new WeakMap<Pattern, { readonly value: Value }>();
  return (part) => {
    const known = values.get(part) ?? { value: compute(part) };
    values.set(part, known);
    return known.value;
  };
}
