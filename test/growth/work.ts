/**
 * Counts the work of functions: the rounds of their loops, the calls of their functions, and what the functions of
 * JavaScript read and write. The counts are the same in each run and on each machine.
 *
 * `instrument.ts` adds the counters for loops and calls. This module replaces the functions of JavaScript.
 *
 * @module
 */

import { DFA, JS, NFA } from "refa";

/** The counter. Instrumented code adds to it directly. */
export const work = { count: 0 };

type Cost = (self: never, args: readonly never[], result: unknown) => number;

const one: Cost = () => 1;
const lengthOf = (value: unknown): number => (typeof value === "string" || Array.isArray(value) ? value.length : 1);
/** The function reads its whole subject. */
const whole: Cost = (self: { length: number }) => self.length;
/** The function writes its result. */
const written: Cost = (_self, _args, result) => lengthOf(result);
/** The function reads its subject up to the place that it returns, or reads all. */
const found: Cost = (self: { length: number }, [, from]: readonly unknown[], result) => {
  const start = Math.max(Number(from ?? 0), 0);
  return (
    1 + (result === -1 || result === false ? Math.max(self.length - start, 0) : Math.max(Number(result) - start, 0))
  );
};
const foundFromEnd: Cost = (self: { length: number }, [, from]: readonly unknown[], result) =>
  1 + Math.min(Number(from ?? self.length), self.length) - Math.max(Number(result), 0);
const needle: Cost = (_self, [text]: readonly unknown[]) => lengthOf(text);
/** Sorting reads each element log2(n) times. The comparisons are counted, too, if they are functions of the library. */
const sorted: Cost = ({ length }: { length: number }) => length * Math.ceil(Math.log2(length + 1));
const moved: Cost = (self: { length: number }, [start]: readonly unknown[]) => 1 + self.length - Number(start ?? 0);

/** The functions that do not cost 1 + the length of their subject. */
const COSTS: readonly (readonly [object, Readonly<Record<string, Cost>>])[] = [
  [
    String.prototype,
    {
      ...same(one, ["at", "charAt", "charCodeAt", "codePointAt"]),
      // These call functions of RegExp, which count.
      ...same(one, ["match", "matchAll", "search"]),
      ...same(written, ["slice", "substring", "substr", "repeat", "padStart", "padEnd", "concat", "split"]),
      ...same(needle, ["startsWith", "endsWith"]),
      ...same(found, ["indexOf", "includes"]),
      lastIndexOf: foundFromEnd,
    },
  ],
  [
    Array.prototype,
    {
      ...same(one, ["at", "pop", "push", "entries", "keys", "values"]),
      ...same(written, ["slice", "concat", "flat", "flatMap", "join"]),
      ...same(found, ["indexOf", "includes"]),
      lastIndexOf: foundFromEnd,
      // The functions that they call count each element; others are not passed to them.
      ...same(one, ["find", "findIndex", "findLast", "findLastIndex", "some", "every"]),
      sort: sorted,
      toSorted: sorted,
      splice: moved,
    },
  ],
  [
    Map.prototype,
    { ...same(one, ["entries", "keys", "values", "clear"]), ...same(needle, ["get", "has", "set", "delete"]) },
  ],
  [Set.prototype, { ...same(one, ["entries", "keys", "values", "clear"]), ...same(needle, ["has", "add", "delete"]) }],
];

function same(cost: Cost, names: readonly string[]): Record<string, Cost> {
  return Object.fromEntries(names.map((name) => [name, cost]));
}

/** Functions of JavaScript that read their argument, or write a result. */
const STATIC: readonly (readonly [object, readonly string[]])[] = [
  [Object, ["keys", "values", "entries", "assign", "fromEntries", "getOwnPropertyNames"]],
  [Array, ["from"]],
  [JSON, ["parse", "stringify"]],
  [globalThis, ["decodeURIComponent", "encodeURIComponent", "decodeURI", "encodeURI", "parseInt", "parseFloat"]],
  [TextEncoder.prototype, ["encode"]],
  [TextDecoder.prototype, ["decode"]],
];

/** Replaces the functions of JavaScript by functions that also count. Call it once, before any measurement. */
export function countBuiltins(): void {
  for (const [prototype, costs] of COSTS) {
    for (const name of Object.getOwnPropertyNames(prototype)) {
      const cost = costs[name] ?? whole;
      if (cost !== one && !(name in Object.prototype)) replace(prototype, name, cost);
    }
  }
  for (const [owner, names] of STATIC) {
    for (const name of names) {
      replace(owner, name, (_self, [given]: readonly unknown[], result) => sizeOf(given) + sizeOf(result));
    }
  }
  for (const name of ["fill", "slice", "set", "subarray"]) {
    replace(Object.getPrototypeOf(Uint8Array.prototype) as object, name, whole);
  }
  const { exec } = RegExp.prototype;
  Object.defineProperty(RegExp.prototype, "exec", {
    value(this: RegExp, text: string) {
      const start = this.global || this.sticky ? this.lastIndex : 0;
      const result = exec.call(this, text);
      if (resting) return result;
      work.count += result === null ? 1 + unmatched(this, text, start) : 1 + result.index + result[0].length - start;
      return result;
    },
  });
}

/**
 * Returns how many characters an expression reads that does not match: the rest, or, if the match must begin at a
 * certain place, as many as could begin a match.
 */
function unmatched(expression: RegExp, text: string, start: number): number {
  const { source, sticky, multiline } = expression;
  const before = work.count;
  const isAnchored = sticky || (source.startsWith("^") && !multiline);
  work.count = before;
  if (!isAnchored) return Math.max(text.length - start, 0);
  resting = true;
  let at = start;
  const automaton = automatonOf(expression);
  if (!automaton) at = text.length;
  for (let node = automaton?.initial; node && at < text.length; at++) {
    node = node.out.get(text.charCodeAt(at));
    if (!node) break;
  }
  resting = false;
  work.count = before;
  return at - start;
}

/** Whether the counters themselves are at work. */
let resting = false;
const automata: Record<string, DFA | null> = {};

/** Returns the automaton of an expression without its assertions; `null` for back-references. */
function automatonOf({ source, flags }: RegExp): DFA | null {
  const key = `/${source}/${flags}`;
  const known = automata[key];
  if (known !== undefined) return known;
  try {
    const { expression, maxCharacter } = JS.Parser.fromLiteral({ source, flags }).parse({ assertions: "ignore" });
    return (automata[key] = DFA.fromFA(NFA.fromRegex(expression, { maxCharacter })));
  } catch {
    return (automata[key] = null);
  }
}

function sizeOf(value: unknown): number {
  if (typeof value === "string" || Array.isArray(value)) return value.length;
  return typeof value === "object" && value !== null ? ownSize(value) : 1;
}

function ownSize(value: object): number {
  if (value instanceof Map || value instanceof Set) return value.size;
  let size = 0;
  for (const name in value) if (name) size++;
  return size;
}

function replace(owner: object, name: string, cost: Cost): void {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  if (typeof descriptor?.value !== "function") return;
  const builtin = descriptor.value as (...args: unknown[]) => unknown;
  Object.defineProperty(owner, name, {
    ...descriptor,
    value(this: never, ...args: never[]) {
      const before = lengthOf(this);
      const result: unknown = Reflect.apply(builtin, this, args);
      work.count += 1 + Math.max(cost(this, args, result), cost === whole ? before : 0);
      return result;
    },
  });
}

/** The expressions that `new RegExp` made, and where. */
export const made: { readonly place: string; readonly source: string; readonly flags: string }[] = [];

/** Records an expression that `new RegExp` made. */
export function recorded(expression: RegExp, place: string): RegExp {
  made.push({ place, source: expression.source, flags: expression.flags });
  return expression;
}

/** Counts the elements that a spread or a constructor copies. */
export function copied<Value>(value: Value): Value {
  work.count += typeof value === "number" ? value : sizeOf(value);
  return value;
}
