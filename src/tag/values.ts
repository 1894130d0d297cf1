/**
 * The values that a tag takes: texts, several segments, text that is already encoded, and parameters.
 *
 * @module
 */
import { assertString, isList, readable, readList, wrongType } from "../core/arguments.js";
import { decimal } from "../core/decimal.js";

/** A value that stands for a text. */
export type HoleText = string | number | bigint | boolean;

/** The values of a parameter. `null` and `undefined` are left out, and a list repeats the name. */
export type HoleParameter = HoleText | null | undefined | readonly (HoleText | null | undefined)[];

/** Parameters: a plain object, or pairs of names and values, such as a `Map` or `URLSearchParams`. */
export type HoleParameters =
  | Readonly<Record<string, HoleParameter>>
  | ReadonlyMap<string, HoleParameter>
  | readonly (readonly [name: string, value: HoleParameter])[]
  | { entries(): Iterable<[string, string]>; getAll(name: string): string[] };

/**
 * Returns the text of a value.
 *
 * @param value any value
 * @param what the name of the value in messages
 * @param hint a sentence at the end of the message
 * @throws {TypeError} for a value that stands for no text, or a number that is not finite
 */
export function textOf(value: unknown, what: string, hint = ""): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" && Number.isFinite(value)) return decimal(value);
  if (typeof value === "bigint" || typeof value === "boolean") return String(value);
  throw new TypeError(
    wrongType(what, "a text (a string, a finite number, a bigint or a boolean)", value).message + hint,
  );
}

/** Several segments of a path, made by `path`. Its content is private, so no other object can pass for it. */
export class Segments {
  readonly #segments: readonly string[];

  constructor(segments: readonly string[]) {
    this.#segments = segments;
  }

  /** Returns the segments; `null` for any other value. */
  static of(value: object): readonly string[] | null {
    return #segments in value ? value.#segments : null;
  }
}

/** Text that is already encoded, made by `raw`. Its content is private, so no other object can pass for it. */
export class RawText {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the text; `null` for any other value. */
  static of(value: object): string | null {
    return #text in value ? value.#text : null;
  }
}

/**
 * Makes several segments for a hole that is a whole segment of a path. Each of them is encoded like a single value.
 *
 * @param segments the segments, decoded: strings, numbers, bigints or booleans
 * @returns the segments, for a hole of a tag
 * @throws {TypeError} if the list is empty, or is not a list of such values
 *
 * @example
 * import { path, uri } from "uri-grammar/tag";
 *
 * uri`https://example.com/files/${path(["docs", "50% off.txt"])}`; // => "https://example.com/files/docs/50%25%20off.txt"
 */
export function path(segments: readonly HoleText[]): Segments {
  if (!isList(segments, "The segments")) throw wrongType("The segments", "a list", segments);
  const texts = readList<HoleText>(segments, "The segments", (value, what) => textOf(value, what));
  if (texts.length === 0) throw new TypeError("There must be at least one segment.");
  return new Segments(texts.map((each) => textOf(each, "")));
}

/**
 * Marks text that is already percent-encoded, for a hole in the user information, the path, the query or the fragment.
 * The tag checks that it is valid there, and that it adds no delimiter that ends the component. In a path, slashes are
 * allowed, but no dot-segments. Never pass text to it that others have written.
 *
 * @param text the encoded text
 * @returns the text, for a hole of a tag
 * @throws {TypeError} if it is not a string
 *
 * @example
 * import { raw, uri } from "uri-grammar/tag";
 *
 * uri`https://example.com/${raw("a/b%2Fc")}?${raw("x=1&y=2")}`; // => "https://example.com/a/b%2Fc?x=1&y=2"
 */
export function raw(text: string): RawText {
  assertString(text, "The text");
  return new RawText(text);
}

/** Returns the name of an object's class that the language gives, such as "[object Map]". */
const kindOf = (value: object): string => Object.prototype.toString.call(value);

/** Returns copies of the pairs of an object that holds parameters; `null` for other objects. */
function pairsOf(value: object, what: string): readonly (readonly unknown[])[] | null {
  const kind = kindOf(value);
  const isIterable = isList(value, what) || / (?:Map|URLSearchParams)]/.test(kind);
  if (isIterable) {
    const pairs = Array.from(value as Iterable<unknown>, (pair) =>
      Array.isArray(pair) ? Array.from(pair as unknown[]) : [],
    );
    return pairs.every(({ length }) => length === 2) ? pairs : null;
  }
  const prototype = Object.getPrototypeOf(value) as object | null;
  // The objects of another realm have another prototype.
  const isPlain = prototype === null || (kind === "[object Object]" && Object.getPrototypeOf(prototype) === null);
  return isPlain ? Object.entries(value) : null;
}

/**
 * Returns the names and values of parameters.
 *
 * @param value any object
 * @param what the name of the value in messages
 * @throws {TypeError} if the object has no parameters, or one of them has no text
 */
export function parametersOf(value: object, what: string): readonly (readonly [name: string, value: string])[] {
  const pairs = readable(what, () => pairsOf(value, what));
  if (pairs === null) {
    throw new TypeError(`${what} must be a plain object, a Map, URLSearchParams, or a list of pairs.`);
  }
  const one = `A parameter of ${what}`;
  const found: [string, string][] = [];
  for (const [name, given] of pairs) {
    const key = textOf(name, `The name of a parameter of ${what}`);
    for (const each of isList(given, one) ? readable(one, () => Array.from(given)) : [given]) {
      if (each !== null && each !== undefined) found.push([key, textOf(each, one)]);
    }
  }
  return found;
}
