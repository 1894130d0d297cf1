/**
 * Patterns as automata: how the time of a backtracking engine grows, which pattern contains another, and deterministic
 * patterns.
 *
 * @module
 */
import {
  choice,
  EMPTY,
  repeat,
  sequence,
  set,
  sizeOf,
  type CharacterSet,
  type Pattern,
  type Range,
  type Sequence,
} from "./pattern.js";

/** The automaton of a pattern without empty transitions (Glushkov). Each character of the pattern is one state. */
interface Positions {
  /** The characters that lead to each state, as a bit for each part of the alphabet. State 0 is the start. */
  readonly masks: readonly bigint[];
  readonly follow: readonly (readonly number[])[];
  readonly accepts: readonly boolean[];
}

/** Sets of characters that the patterns do not distinguish. */
interface Alphabet {
  readonly parts: readonly Range[];
  readonly maskOf: (set: CharacterSet) => bigint;
}

function alphabetOf(patterns: readonly Pattern[]): Alphabet {
  const starts = new Set<number>();
  const visit = (part: Pattern): void => {
    if (part.type === "set") {
      for (const [first, last] of part.ranges) starts.add(first).add(last + 1);
    } else if (part.type === "repeat") visit(part.item);
    else part.items.forEach(visit);
  };
  patterns.forEach(visit);
  const sorted = [...starts].sort((a, b) => a - b);
  const parts = sorted.slice(1).map((next, index): Range => [sorted[index] as number, next - 1]);
  const numbers = new Map(sorted.map((start, index) => [start, index]));
  const masks = new Map<string, bigint>();
  const maskOf = ({ ranges }: CharacterSet): bigint => {
    const key = ranges.join();
    let mask = masks.get(key);
    if (mask === undefined) {
      mask = 0n;
      for (const [first, last] of ranges) {
        for (let at = numbers.get(first) as number; at < (numbers.get(last + 1) as number); at++)
          mask |= 1n << BigInt(at);
      }
      masks.set(key, mask);
    }
    return mask;
  };
  return { parts, maskOf };
}

interface Ends {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly isNullable: boolean;
}

const NOTHING: Ends = { first: [], last: [], isNullable: true };

/**
 * Makes the automaton of a pattern. A bounded repetition is written out.
 *
 * @param enter is called for each part with the number of its first state, and of the state after its last one
 */
function positionsOf(
  pattern: Pattern,
  { maskOf }: Alphabet,
  enter: (part: Pattern, from: number, to: number) => void = () => undefined,
): Positions {
  const masks = [0n];
  const follow: Set<number>[] = [new Set()];
  const link = (from: readonly number[], to: readonly number[]): void => {
    for (const each of from) for (const target of to) (follow[each] as Set<number>).add(target);
  };
  const after = (one: Ends, other: Ends): Ends => {
    link(one.last, other.first);
    return {
      first: one.isNullable ? [...one.first, ...other.first] : one.first,
      last: other.isNullable ? [...one.last, ...other.last] : other.last,
      isNullable: one.isNullable && other.isNullable,
    };
  };
  const optional = (one: Ends): Ends => ({ ...one, isNullable: true });
  /** Each repetition that may be absent is inside of the one before. */
  const upTo = (item: Pattern, count: number): Ends =>
    count === 0 ? NOTHING : optional(after(read(item), upTo(item, count - 1)));
  const repeated = (item: Pattern, min: number, max: number): Ends => {
    let whole = NOTHING;
    for (let count = max === Infinity ? 1 : 0; count < min; count++) whole = after(whole, read(item));
    if (max !== Infinity) return after(whole, upTo(item, max - min));
    const loop = read(item);
    link(loop.last, loop.first);
    return after(whole, min === 0 ? optional(loop) : loop);
  };
  const ends = (part: Pattern): Ends => {
    switch (part.type) {
      case "set": {
        const at = masks.push(maskOf(part)) - 1;
        follow.push(new Set());
        return { first: [at], last: [at], isNullable: false };
      }
      case "sequence":
        return part.items.map(read).reduce(after, NOTHING);
      case "choice": {
        const all = part.items.map(read);
        const [first, last] = [all.flatMap((each) => each.first), all.flatMap((each) => each.last)];
        return { first, last, isNullable: all.some(({ isNullable }) => isNullable) };
      }
      default:
        return repeated(part.item, part.min, part.max);
    }
  };
  const read = (part: Pattern): Ends => {
    const from = masks.length;
    const found = ends(part);
    enter(part, from, masks.length);
    return found;
  };
  const whole = read(pattern);
  link([0], whole.first);
  const last = new Set(whole.isNullable ? [0, ...whole.last] : whole.last);
  return { masks, follow: follow.map((each) => [...each]), accepts: masks.map((_, at) => last.has(at)) };
}

/** Returns whether a pattern matches every text that another one matches. */
export function contains(wider: Pattern, pattern: Pattern): boolean {
  const alphabet = alphabetOf([wider, pattern]);
  const [one, other] = [positionsOf(pattern, alphabet), positionsOf(wider, alphabet)];
  const key = (state: number, set: readonly number[]): string => `${String(state)}:${set.join()}`;
  const seen = new Map([[key(0, [0]), { state: 0, set: [0] }]]);
  // The iteration over a Map also visits entries that are added during the loop.
  for (const { state, set: states } of seen.values()) {
    if (one.accepts[state] === true && !states.some((each) => other.accepts[each] === true)) return false;
    for (const target of one.follow[state] as readonly number[]) {
      for (let rest = one.masks[target] as bigint, bit = 1n; rest !== 0n; rest &= ~bit, bit <<= 1n) {
        if ((rest & bit) === 0n) continue;
        const next = reached(other, states, bit);
        if (next.length === 0) return false;
        seen.set(key(target, next), { state: target, set: next });
      }
    }
  }
  return true;
}

/** Returns the states that a character leads to from some states, in order. */
function reached({ masks, follow }: Positions, states: readonly number[], character: bigint): number[] {
  const found = new Set<number>();
  for (const each of states) {
    for (const target of follow[each] as readonly number[]) {
      if (((masks[target] as bigint) & character) !== 0n) found.add(target);
    }
  }
  return [...found].sort((a, b) => a - b);
}

/**
 * Numbers the components of a graph in which each node leads to each other one (Tarjan). A component has a number below
 * those of the components that lead to it.
 */
function componentsOf(count: number, next: (node: number) => readonly number[]): Int32Array {
  const order = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const component = new Int32Array(count).fill(-1);
  const open: number[] = [];
  let [time, found] = [0, 0];
  const enter = (node: number): { node: number; at: number; targets: readonly number[] } => {
    order[node] = low[node] = time++;
    open.push(node);
    return { node, at: 0, targets: next(node) };
  };
  for (let root = 0; root < count; root++) {
    if (order[root] !== -1) continue;
    const path = [enter(root)];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const { node, targets } = top;
      const target = targets[top.at++];
      if (target === undefined) {
        path.pop();
        const parent = path.at(-1);
        if (parent) low[parent.node] = Math.min(low[parent.node] as number, low[node] as number);
        if (low[node] !== order[node]) continue;
        for (const each of open.splice(open.lastIndexOf(node))) component[each] = found;
        found++;
      } else if (order[target] === -1) path.push(enter(target));
      else if (component[target] === -1) low[node] = Math.min(low[node] as number, order[target] as number);
    }
  }
  return component;
}

/**
 * Returns two states for which the number of ways to read a text grows with its length; `null` if a constant bounds it for
 * all texts, so an engine that backtracks takes linear time.
 *
 * It grows if a state has two ways around for the same text, or if a text leads around one state, around another, and from
 * the first to the second (Weber and Seidl, "On the degree of ambiguity of finite automata", 1991).
 */
function growing({ masks, follow }: Positions): readonly [number, number] | null {
  const targetsOf = (state: number): readonly number[] => follow[state] as readonly number[];
  const meet = (a: number, b: number): boolean => ((masks[a] as bigint) & (masks[b] as bigint)) !== 0n;
  const component = componentsOf(masks.length, targetsOf);
  /** The targets that lead back. */
  const around = masks.map((_, at) => targetsOf(at).filter((target) => component[target] === component[at]));
  const aroundOf = (state: number): readonly number[] => around[state] as readonly number[];
  const cyclic = masks.map((_, at) => at).filter((at) => aroundOf(at).length > 0);
  const numberOf = new Map<number, number>();
  const pairs: (readonly [number, number])[] = [];
  for (const a of cyclic) {
    for (const b of cyclic) {
      if ((component[a] as number) < (component[b] as number)) continue;
      numberOf.set(a * masks.length + b, pairs.push([a, b]) - 1);
    }
  }
  const nextOf = (pair: number): number[] => {
    const [a, b] = pairs[pair] as readonly [number, number];
    return aroundOf(a).flatMap((x) =>
      aroundOf(b)
        .filter((y) => meet(x, y))
        .map((y) => numberOf.get(x * masks.length + y) as number),
    );
  };
  const inPairs = componentsOf(pairs.length, nextOf);
  const groups = new Map<number, (readonly [number, number])[]>();
  pairs.forEach((pair, at) => {
    const group = groups.get(inPairs[at] as number);
    if (group) group.push(pair);
    else groups.set(inPairs[at] as number, [pair]);
  });
  const reachable = new Map<number, ReadonlySet<number>>();
  const reachableFrom = (state: number): ReadonlySet<number> => {
    const at = component[state] as number;
    let known = reachable.get(at);
    if (known === undefined) {
      const found = new Set([state]);
      for (const each of found) for (const target of targetsOf(each)) found.add(target);
      reachable.set(at, (known = found));
    }
    return known;
  };
  for (const [number, group] of groups) {
    const apart = group.find(([a, b]) => a !== b);
    if (apart === undefined) continue;
    if (group.some(([a, b]) => a === b)) return apart;
    const [p, q] = apart;
    if (group.length === 1 && !(aroundOf(p).includes(p) && aroundOf(q).includes(q) && meet(p, q))) continue;
    if (!reachableFrom(p).has(q)) continue;
    const triples = new Map<string, readonly [number, number, number]>([["", [p, p, q]]]);
    for (const [a, b, c] of triples.values()) {
      for (const x of aroundOf(a)) {
        for (const z of aroundOf(c)) {
          const shared = (masks[x] as bigint) & (masks[z] as bigint);
          // All three read the same text again and again.
          if (shared === 0n || inPairs[numberOf.get(x * masks.length + z) as number] !== number) continue;
          for (const y of targetsOf(b)) {
            if ((shared & (masks[y] as bigint)) === 0n || !reachableFrom(y).has(q)) continue;
            if (x === p && y === q && z === q) return [p, q];
            triples.set(`${String(x)} ${String(y)} ${String(z)}`, [x, y, z]);
          }
        }
      }
    }
  }
  return null;
}

/** A deterministic automaton of code points. State 0 is the start. */
export interface Machine {
  readonly accepts: readonly boolean[];
  /** The parts of the alphabet. No character outside of them is in any text. */
  readonly parts: readonly Range[];
  /** The next state for each part from each state; -1 if no text goes on like this. */
  readonly next: readonly (readonly number[])[];
}

/** Makes the smallest deterministic automaton of a pattern. */
export function machineOf(pattern: Pattern): Machine {
  const alphabet = alphabetOf([pattern]);
  const { parts } = alphabet;
  const positions = positionsOf(pattern, alphabet);
  const sets: number[][] = [[0]];
  const numbers = new Map([["0", 0]]);
  const rows: number[][] = [];
  for (const states of sets) {
    rows.push(
      parts.map((_, part) => {
        const target = reached(positions, states, 1n << BigInt(part));
        if (target.length === 0) return NOWHERE;
        const key = target.join();
        let number = numbers.get(key);
        if (number === undefined) numbers.set(key, (number = sets.push(target) - 1));
        return number;
      }),
    );
  }
  const accepts = sets.map((states) => states.some((each) => positions.accepts[each] === true));
  // States from which the same texts lead to acceptance become one state. The first one has the number 0.
  let blocks = accepts.map(Number);
  const blockOf = (state: number): number => (state === NOWHERE ? NOWHERE : (blocks[state] as number));
  for (let count = 0, before = -1; count !== before;) {
    const byKey = new Map<string, number>();
    blocks = rows.map((row, at) => {
      const key = [blocks[at], ...row.map(blockOf)].join();
      const number = byKey.get(key) ?? byKey.size;
      byKey.set(key, number);
      return number;
    });
    [before, count] = [count, byKey.size];
  }
  const first = Array.from(new Set(blocks), (block) => blocks.indexOf(block));
  return {
    accepts: first.map((at) => accepts[at] === true),
    parts,
    next: first.map((at) => (rows[at] as number[]).map(blockOf)),
  };
}

const NOWHERE = -1;

/** Returns a pattern with the same texts, of which each has one way only: it is made of a deterministic automaton. */
function determined(pattern: Pattern): Pattern {
  const { accepts, parts, next } = machineOf(pattern);
  const end = next.length;
  const ways = next.map((row, state) => {
    const targets = new Map<number, Pattern>();
    for (const to of new Set(row)) {
      if (to !== NOWHERE) targets.set(to, set(parts.filter((_, part) => row[part] === to)));
    }
    return accepts[state] === true ? targets.set(end, EMPTY) : targets;
  });
  // Remove one state after the other. Its ways become ways from the states before it to those after it.
  const left = new Map([...ways.entries(), [START, new Map<number, Pattern>([[0, EMPTY]])]]);
  while (left.size > 1) {
    const state = cheapest(left);
    const own = left.get(state) as ReadonlyMap<number, Pattern>;
    const around = own.get(state);
    const middle = around === undefined ? [] : [repeat(around, 0, Infinity)];
    left.delete(state);
    for (const row of left.values()) {
      const before = row.get(state);
      if (before === undefined) continue;
      row.delete(state);
      for (const [to, behind] of own) {
        if (to === state) continue;
        const way = sequence([before, ...middle, behind]);
        const other = row.get(to);
        row.set(to, other === undefined ? way : choice([other, way]));
      }
    }
  }
  return left.get(START)?.get(end) as Pattern;
}

/** A state before the first one. */
const START = -2;

/** Returns the state whose removal adds the least to the ways between the others. */
function cheapest(ways: ReadonlyMap<number, ReadonlyMap<number, Pattern>>): number {
  let best = START;
  let least = Infinity;
  for (const [state, own] of ways) {
    if (state === START) continue;
    const into = [...ways].filter(([from, row]) => from !== state && row.has(state));
    const sizeIn = into.reduce((sum, [, row]) => sum + sizeOf(row.get(state) as Pattern), 0);
    const out = [...own].filter(([to]) => to !== state);
    const sizeOut = out.reduce((sum, [, way]) => sum + sizeOf(way), 0);
    const around = sizeOf(own.get(state) ?? EMPTY);
    const cost = sizeIn * (out.length - 1) + sizeOut * (into.length - 1) + around * (into.length * out.length - 1);
    if (cost < least) [best, least] = [state, cost];
  }
  return best;
}

/** Returns the pattern without alternatives that other alternatives contain. */
export function withoutContained(part: Pattern): Pattern {
  switch (part.type) {
    case "set":
      return part;
    case "repeat":
      return repeat(withoutContained(part.item), part.min, part.max);
    case "sequence":
      return sequence(part.items.map(withoutContained));
    default: {
      let items = part.items.map(withoutContained);
      for (const item of items) {
        const others = items.filter((each) => each !== item);
        if (others.some((other) => contains(other, item))) items = others;
      }
      return choice(items);
    }
  }
}

/**
 * Returns a pattern with the same texts whose number of ways does not grow: the smallest parts where it grows become
 * deterministic.
 */
export function linear(pattern: Pattern): Pattern {
  for (let now = pattern; ;) {
    const places: { readonly part: Pattern; readonly from: number; readonly to: number }[] = [];
    const positions = positionsOf(now, alphabetOf([now]), (part, from, to) => places.push({ part, from, to }));
    const pair = growing(positions);
    if (pair === null) return now;
    const [low, high] = [Math.min(...pair), Math.max(...pair)];
    // Parts are entered from the inside.
    const around = places.filter(({ from, to }) => from <= low && high < to);
    // A part outside of the loop that contains both is only better if the loop itself does not grow.
    const place = around.find(({ part }) => isGrowing(part));
    const { part } = place as (typeof places)[number];
    now = replaced(now, part, slice(part));
  }
}

/** Returns a part with its smallest growing items deterministic. */
function slice(part: Pattern): Pattern {
  if (part.type === "repeat") {
    const inner = repeat(determined(part.item), part.min, part.max);
    return isGrowing(inner) ? determined(part) : inner;
  }
  // Nothing leads from one alternative to another, so a choice never grows if its alternatives do not.
  const { items } = part as Sequence;
  let [from, to] = [0, items.length];
  while (isGrowing(sequence(items.slice(from + 1, to)))) from++;
  while (isGrowing(sequence(items.slice(from, to - 1)))) to--;
  return sequence([...items.slice(0, from), apart(items.slice(from, to)), ...items.slice(to)]);
}

/** Returns a sequence whose growing alternatives at its ends are deterministic, together with the rest. */
function apart(items: readonly Pattern[]): Pattern {
  for (const at of [0, items.length - 1]) {
    const withAll = (each: Pattern): Pattern => sequence(items.map((other, index) => (index === at ? each : other)));
    const [good, bad]: [Pattern[], Pattern[]] = [[], []];
    for (const each of alternativesOf(items[at] as Pattern)) (isGrowing(withAll(each)) ? bad : good).push(each);
    if (good.length > 0) return choice([slice(withAll(choice(bad))), withAll(choice(good))]);
  }
  return determined(sequence(items));
}

function alternativesOf(part: Pattern): readonly Pattern[] {
  if (part.type === "repeat" && part.min === 0 && part.max === 1) return [...alternativesOf(part.item), EMPTY];
  return part.type === "choice" ? part.items : [part];
}

function isGrowing(part: Pattern): boolean {
  return growing(positionsOf(part, alphabetOf([part]))) !== null;
}

function replaced(whole: Pattern, part: Pattern, by: Pattern): Pattern {
  if (whole === part) return by;
  switch (whole.type) {
    case "set":
      return whole;
    case "repeat":
      return repeat(replaced(whole.item, part, by), whole.min, whole.max);
    case "sequence":
      return sequence(whole.items.map((item) => replaced(item, part, by)));
    default:
      return choice(whole.items.map((item) => replaced(item, part, by)));
  }
}

/**
 * Returns whether the next character always decides how a loop goes on, and whether it ends there. Then it never has to give
 * back what it has read.
 *
 * @param follow the characters that can follow the loop
 */
export function isDeterministic(loop: Pattern, follow: CharacterSet): boolean {
  const alphabet = alphabetOf([loop, follow]);
  const { masks, follow: targets, accepts } = positionsOf(loop, alphabet);
  const outside = alphabet.maskOf(follow);
  return targets.every((each, at) => {
    let taken = accepts[at] === true ? outside : 0n;
    return each.every((target) => {
      const mask = masks[target] as bigint;
      const isFree = (taken & mask) === 0n;
      taken |= mask;
      return isFree;
    });
  });
}
