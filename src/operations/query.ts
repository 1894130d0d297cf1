/**
 * The parameters of a query, decoded. RFC 3986 does not define parameters: a query is a text without a structure
 * (section 3.4). But "it often carries identifying information in the form of 'key=value' pairs".
 *
 * @module
 */
import {
  aBoolean,
  assertList,
  assertObject,
  assertString,
  propertyOf,
  readable,
  readOptions,
  wrongType,
} from "../core/arguments.js";
import { decimal } from "../core/decimal.js";
import { encodeData, isDecodedAs, percentDecodeAt } from "../core/percent.js";

/** How the parameters of a query are written. */
export interface ParameterOptions {
  /**
   * Whether "+" stands for a space, as in forms of HTML. RFC 3986 does not say so, and other schemes, such as `mailto`,
   * do not allow it.
   */
  readonly plus?: boolean | undefined;
  /** The character between two parameters; by default "&". */
  readonly separator?: string | undefined;
}

/** Options of a change of parameters. */
export interface ChangeParametersOptions extends ParameterOptions {
  /** Whether to add parameters, even if there are some with the same name. */
  readonly add?: boolean | undefined;
  /** Whether to sort all parameters by their names, by UTF-16 code units. The order of equal names stays. */
  readonly sort?: boolean | undefined;
}

/** A parameter of a query. */
export interface Parameter {
  /** The decoded name. Reading it throws a URISyntaxError if its octets are not UTF-8. */
  readonly name: string;
  /** The decoded value; `null` without "=". Reading it throws a URISyntaxError if its octets are not UTF-8. */
  readonly value: string | null;
  /** Where the parameter begins, in UTF-16 code units. */
  readonly start: number;
  /** The offset after the parameter. */
  readonly end: number;
}

/** A new value: a text, a number, `true` for a name without "=", or `null` to delete the parameter. */
export type ParameterValue = string | number | true | null;

/** Which parameters to change: those with a name, or those whose decoded name matches. */
export type ParameterName = string | RegExp | ((name: string) => boolean);

/** What becomes of a parameter: a new value, several of them, or `undefined` for no change. */
export type ParameterChange = ParameterValue | readonly ParameterValue[] | undefined;

/** The changes of parameters: an object, or a list of pairs, such as a `Map`. */
export type ParameterChanges =
  Readonly<Record<string, ParameterChange>> | Iterable<readonly [name: ParameterName, change: ParameterChange]>;

/** A parameter as it is written. */
interface Piece {
  /** The text; it can be empty. */
  readonly text: string;
  readonly start: number;
}

/** The place of a query in a URI. */
interface Query {
  /** The offset after the "?", or where a query can be inserted. */
  readonly start: number;
  readonly end: number;
  readonly isPresent: boolean;
}

function queryOf(uri: string): Query {
  const hash = uri.indexOf("#");
  const end = hash < 0 ? uri.length : hash;
  const mark = uri.indexOf("?");
  const isPresent = mark >= 0 && mark < end;
  return { start: isPresent ? mark + 1 : end, end, isPresent };
}

/** Returns the parameters of a query as they are written, also empty ones. */
function piecesOf(uri: string, { start, end, isPresent }: Query, separator: string): Piece[] {
  if (!isPresent) return [];
  let at = start;
  return uri
    .slice(start, end)
    .split(separator)
    .map((text) => {
      const piece = { text, start: at };
      at += text.length + 1;
      return piece;
    });
}

/** Decodes a part of a URI that begins at an offset. */
function decoded(text: string, offset: number, plus: boolean): string {
  return percentDecodeAt(withSpaces(text, plus), offset);
}

/** Replaces each "+" if it stands for a space. */
function withSpaces(text: string, plus: boolean): string {
  return plus ? text.replaceAll("+", " ") : text;
}

/** Returns the decoded parameter. Its parts are decoded when they are read, if one of them is unreadable. */
function parameterOf({ text, start }: Piece, plus: boolean): Parameter {
  const sign = text.indexOf("=");
  const end = start + text.length;
  const readName = (): string => decoded(sign < 0 ? text : text.slice(0, sign), start, plus);
  const readValue = (): string | null => (sign < 0 ? null : decoded(text.slice(sign + 1), start + sign + 1, plus));
  try {
    return { name: readName(), value: readValue(), start, end };
  } catch {
    return {
      get name() {
        return readName();
      },
      get value() {
        // A value whose name is unreadable belongs to nothing.
        readName();
        return readValue();
      },
      start,
      end,
    };
  }
}

/** Returns the decoded name; `null` for a name that cannot be decoded. */
function nameOf({ text }: Pick<Piece, "text">, plus: boolean): string | null {
  const sign = text.indexOf("=");
  try {
    return decoded(sign < 0 ? text : text.slice(0, sign), 0, plus);
  } catch {
    return null;
  }
}

const CHECKS = {
  plus: aBoolean,
  separator(value: unknown, what: string) {
    assertString(value, what);
    // Other characters can occur in an encoded name or value.
    if (!/^[!$&'()*+,;:@/?]$/.test(value)) throw new RangeError(`${what} must be a delimiter, such as '&' or ';'.`);
  },
};
const CHANGE_CHECKS = { ...CHECKS, add: aBoolean, sort: aBoolean };

/** Returns the options with their defaults. */
function settingsOf({ plus = false, separator = "&" }: ParameterOptions): Required<{
  readonly [Name in keyof ParameterOptions]: NonNullable<ParameterOptions[Name]>;
}> {
  if (plus && separator === "+") throw new RangeError("The option 'separator' must not be '+' if 'plus' is true.");
  return { plus, separator };
}

/**
 * Returns the parameters of a query, decoded.
 *
 * @param uri a URI or a relative reference. The functions for parameters read only its query, and do not check the rest
 * @param options whether "+" is a space, and the separator
 * @returns the parameters in their order, with their offsets, half-open, in UTF-16 code units. A parameter whose octets
 *   are not UTF-8 throws a URISyntaxError when its `name` or `value` is read; the others are readable. Nothing between
 *   two separators is no parameter.
 * @throws {RangeError} if the separator is not a delimiter
 * @throws {TypeError} if the URI is not a string
 *
 * @example
 * import { parameters } from "uri-grammar/parameters";
 *
 * parameters("/?q=a%20b&flag").map(({ name, value }) => [name, value]); // => [["q", "a b"], ["flag", null]]
 */
export function parameters(uri: string, options?: ParameterOptions): readonly Parameter[] {
  const { plus, separator } = settingsOf(readOptions<ParameterOptions>(options, CHECKS));
  assertString(uri, "The URI");
  return piecesOf(uri, queryOf(uri), separator)
    .filter(({ text }) => text !== "")
    .map((piece) => parameterOf(piece, plus));
}

/**
 * Returns the first value of a parameter, decoded.
 *
 * @param uri a URI or a relative reference
 * @param name the decoded name
 * @param options whether "+" is a space, and the separator
 * @returns the value; `""` for a name without "=", and `null` if there is no such parameter
 * @throws {URISyntaxError} if the octets of this value are not UTF-8. Offsets, in UTF-16 code units, refer to the URI.
 * @throws {RangeError} if the separator is not a delimiter
 * @throws {TypeError} if the URI or the name is not a string
 *
 * @example
 * import { parameter } from "uri-grammar/parameters";
 *
 * parameter("https://example.com/?q=a%20b&page=2", "page"); // => "2"
 * parameter("https://example.com/?q=a%20b", "page"); // => null
 */
export function parameter(uri: string, name: string, options?: ParameterOptions): string | null {
  const { plus, separator } = settingsOf(readOptions<ParameterOptions>(options, CHECKS));
  assertString(uri, "The URI");
  assertString(name, "The name");
  return firstValueOf(uri, name, plus, separator);
}

/** Returns the first value of a parameter, like `parameter`, for checked arguments. */
export function firstValueOf(uri: string, name: string, plus = false, separator = "&"): string | null {
  const { start, end, isPresent } = queryOf(uri);
  if (!isPresent) return null;
  // Most queries have few parameters before the one that is wanted, so they are not split.
  for (let at = start; at < end;) {
    const next = uri.indexOf(separator, at);
    const stop = next < 0 || next > end ? end : next;
    const text = uri.slice(at, stop);
    if (text !== "" && nameOf({ text }, plus) === name) {
      const sign = text.indexOf("=");
      return sign < 0 ? "" : decoded(text.slice(sign + 1), at + sign + 1, plus);
    }
    at = stop + 1;
  }
  return null;
}

/** The new values of a parameter. */
type Values = readonly (string | true)[];

/** Returns the new values of the parameters with a name; `undefined` if they stay. */
type Lookup = (name: string) => Values | undefined;

/** A checked change: of a name, or of all names that match. */
type Change =
  | { readonly name: string; readonly values: Values }
  | { readonly name: null; readonly matches: (name: string) => boolean; readonly values: Values };

function valueFrom(given: unknown, what: string): string | true | null {
  if (typeof given === "string" || given === null || given === true) return given;
  if (typeof given !== "number") throw wrongType(what, "a string, a number, true, null, or a list of them", given);
  if (!Number.isFinite(given)) throw new RangeError(`${what} must be a finite number.`);
  return decimal(given);
}

function changeFrom(key: unknown, given: unknown): Change {
  const what = "The value of a parameter";
  const list = typeof given === "object" && given !== null ? readableList(given, what) : [given];
  const values = list.map((each) => valueFrom(each, what)).filter((value) => value !== null);
  if (typeof key === "string") {
    if (key === "" && values.includes(true)) throw new RangeError("A parameter without a name must have a value.");
    return { name: key, values };
  }
  if (typeof key === "function") {
    const matches = key as (name: string) => unknown;
    return { name: null, matches: (name) => matches(name) === true, values };
  }
  if (key instanceof RegExp) {
    // With the flag "g", the result of `test` would depend on the one before it.
    return { name: null, matches: (name) => name.search(key) >= 0, values };
  }
  throw wrongType("The name of a parameter", "a string, a regular expression or a function", key);
}

function readableList(given: object, what: string): unknown[] {
  assertList(given, what);
  return readable(what, () => Array.from(given));
}

function changesFrom(given: unknown): Change[] {
  const what = "The changes";
  const isIterable = typeof given === "object" && given !== null && readable(what, () => Symbol.iterator in given);
  if (!isIterable) assertObject(given, what);
  const pairs = isIterable
    ? readableList(given, what).map((pair) => readableList(Object(pair) as object, "A change"))
    : readable(what, () => Object.keys(given)).map((key) => [key, propertyOf(given, key, what)]);
  return pairs.filter(([, value]) => value !== undefined).map(([key, value]) => changeFrom(key, value));
}

/**
 * Changes parameters of a query.
 *
 * @param uri a reference
 * @param changes the changes, which are not checked yet
 * @param options the options of the caller
 */
export function changedParameters(uri: string, changes: ParameterChanges, options?: ChangeParametersOptions): string {
  const given = readOptions<ChangeParametersOptions>(options, CHANGE_CHECKS);
  const { plus, separator } = settingsOf(given);
  const { add = false, sort = false } = given;
  const query = queryOf(uri);
  const before = piecesOf(uri, query, separator);
  let texts = before.map(({ text }) => text);

  const encoded = (text: string): string => (plus ? encodeData(text).replaceAll("%20", "+") : encodeData(text));
  const written = (name: string, value: string | true): string =>
    value === true ? encoded(name) : `${encoded(name)}=${encoded(value)}`;
  /** Returns the text of a parameter with a new value; the same text if it has this value. */
  const rewritten = (text: string, value: string | true): string => {
    const sign = text.indexOf("=");
    if (sign < 0) return value === true ? text : `${text}=${encoded(value)}`;
    if (value === true) return text.slice(0, sign);
    return isDecodedAs(withSpaces(text.slice(sign + 1), plus), value)
      ? text
      : `${text.slice(0, sign + 1)}${encoded(value)}`;
  };

  /** Adds texts at the end, at the place of an empty last one. */
  const append = (added: readonly string[]): void => {
    if (added.length > 0 && texts.at(-1) === "") texts.pop();
    for (const text of added) texts.push(text);
  };

  /** Gives the parameters their new values, in one pass. Values without a place follow the last one with the name. */
  const apply = (valuesOf: Lookup, addsRest: boolean): Set<string> => {
    const names = texts.map((text) => (text === "" ? null : nameOf({ text }, plus)));
    const left = new Map<string, number>();
    for (const name of names) if (name !== null) left.set(name, (left.get(name) ?? 0) + 1);
    const used = new Map<string, number>();
    texts = texts.flatMap((text, index) => {
      const name = names[index] ?? null;
      const values = name === null ? undefined : valuesOf(name);
      if (name === null || values === undefined) return text;
      const place = used.get(name) ?? 0;
      used.set(name, place + 1);
      const value = values[place];
      const rest = addsRest && left.get(name) === place + 1 ? values.slice(place + 1) : [];
      return [...(value === undefined ? [] : [rewritten(text, value)]), ...rest.map((each) => written(name, each))];
    });
    return new Set(used.keys());
  };

  /** The values of names that are not applied yet. */
  const waiting = new Map<string, Values>();
  const applyWaiting = (): void => {
    if (waiting.size === 0) return;
    const found = apply((name) => waiting.get(name), true);
    for (const [name, values] of waiting) if (!found.has(name)) append(values.map((value) => written(name, value)));
    waiting.clear();
  };

  for (const change of changesFrom(changes)) {
    const { name, values } = change;
    if (name === null) {
      const { matches } = change;
      if (add) throw new TypeError("With the option 'add', each change must have the name of a parameter.");
      applyWaiting();
      const known = new Map<string, boolean>();
      const matching = (each: string): boolean =>
        known.get(each) ?? (known.set(each, matches(each)), known.get(each) === true);
      apply((each) => (matching(each) ? values : undefined), false);
    } else if (add && values.length > 0) {
      append(values.map((value) => written(name, value)));
    } else {
      waiting.set(name, values);
    }
  }
  applyWaiting();
  if (sort) {
    const named = texts.map((text) => ({ text, name: nameOf({ text }, plus) ?? text }));
    texts = named.sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name))).map(({ text }) => text);
  }
  const isSame = texts.length === before.length && texts.every((text, index) => text === before[index]?.text);
  if (isSame) return uri;
  const text = texts.join(separator);
  const isEmpty = texts.every((each) => each === "");
  return (
    uri.slice(0, query.isPresent ? query.start - 1 : query.end) + (isEmpty ? "" : `?${text}`) + uri.slice(query.end)
  );
}
