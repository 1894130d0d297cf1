/**
 * The pool: strings that the laws draw in addition to their own. In the tests of the laws it is empty. The fuzzer fills
 * it with its corpus.
 *
 * @module
 */
import fc, { Arbitrary, Stream, Value, type Random } from "fast-check";
import { mutate } from "./mutation.js";

/**
 * How strings are drawn: never from the pool; from the pool and from the laws' own sources; or one string of the pool
 * after the other, without changes.
 */
export type Drawing = "never" | "also" | "in order";

const strings: string[] = [];
const known = new Set<string>();
let drawing: Drawing = "never";

/** Sets how strings are drawn. This must happen before the properties are made. */
export function draw(how: Drawing): void {
  drawing = how;
}

/** Adds a string. Returns whether it is new. */
export function addToPool(text: string): boolean {
  if (known.has(text)) return false;
  known.add(text);
  strings.push(text);
  return true;
}

/** The strings of the pool, in the order in which they were added. */
export function poolStrings(): readonly string[] {
  return strings;
}

/** Of this many drawn strings, one is a string of the pool as it is; the others are changed. */
const UNCHANGED = 4;
/** How often a change is tried again if its result does not match. */
const ATTEMPTS = 3;

/** Each arbitrary begins at another string, so that together they draw all of them. */
const STRIDE = 97;
let made = 0;

/** Strings of the pool that match, and changes of them that match. */
class Pooled extends Arbitrary<string> {
  readonly #matches: (text: string) => boolean;
  readonly #fallback: Arbitrary<string>;
  /** The strings that match, of the first `#seen` strings of the pool. */
  readonly #matching: string[] = [];
  #seen = 0;
  #next: number;

  constructor(matches: (text: string) => boolean, fallback: Arbitrary<string>) {
    super();
    this.#matches = matches;
    this.#fallback = fallback;
    this.#next = made++ * STRIDE;
  }

  generate(random: Random, bias: number | undefined): Value<string> {
    for (; this.#seen < strings.length; this.#seen++) {
      const text = strings[this.#seen] ?? "";
      if (this.#matches(text)) this.#matching.push(text);
    }
    if (this.#matching.length === 0) return new Value(this.#fallback.generate(random, bias).value, undefined);
    if (drawing === "in order") {
      return new Value(this.#matching[this.#next++ % this.#matching.length] ?? "", undefined);
    }
    const text = pickLate(this.#matching, random);
    if (random.nextInt(1, UNCHANGED) === 1) return new Value(text, undefined);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const changed = mutate(text, random, () => pickLate(strings, random));
      if (this.#matches(changed)) return new Value(changed, undefined);
    }
    return new Value(text, undefined);
  }

  canShrinkWithoutContext(value: unknown): value is string {
    return typeof value === "string" && this.#matches(value);
  }

  shrink(value: string): Stream<Value<string>> {
    const matches = this.#matches;
    function* shorter(): Generator<Value<string>> {
      for (const each of simpler(value)) if (matches(each)) yield new Value(each, undefined);
    }
    return new Stream(shorter());
  }
}

/** Picks an item. Half of the time, it is one of the last items, because they reached something new. */
function pickLate(items: readonly string[], random: Random): string {
  const first = random.nextInt(0, 1) === 0 ? 0 : Math.floor(items.length * 0.8);
  return items[random.nextInt(first, items.length - 1)] ?? "";
}

/** Yields simpler strings: first without long parts, then without short parts, then with a letter in place of another. */
function* simpler(text: string): Generator<string> {
  for (let length = text.length; length >= 1; length = length === 1 ? 0 : Math.ceil(length / 2)) {
    for (let at = 0; at < text.length; at += length) yield text.slice(0, at) + text.slice(at + length);
  }
  for (let at = 0; at < text.length; at++) {
    if (text[at] !== "a") yield `${text.slice(0, at)}a${text.slice(at + 1)}`;
  }
}

/**
 * Adds the pool to a source of strings, if the pool is in use.
 *
 * @param matches tests whether a string can stand for one of the source
 * @param source the strings that a law draws without the pool
 * @returns strings of both; only of the pool, if its strings are drawn in order
 */
export function withPool(matches: (text: string) => boolean, source: Arbitrary<string>): Arbitrary<string> {
  if (drawing === "never") return source;
  const pooled = new Pooled(matches, source);
  return drawing === "in order" ? pooled : fc.oneof(pooled, source);
}
