/**
 * Checks the values that callers pass. A value of the wrong type is a `TypeError`. A value of the right type that is
 * not one of the allowed values is a `RangeError`. No message contains the value.
 *
 * Each property of an object is read once, and its copy is checked and used. So a getter or a proxy cannot return
 * another value after the check.
 *
 * @module
 */

/** Checks a value. Throws an error whose message begins with `what`. */
export type Check = (value: unknown, what: string) => void;

/** The checks of an object's properties. */
export type Checks<Shape> = { readonly [Name in keyof Shape]-?: Check };

/** Returns the error for a value of the wrong type. If a text is wanted, it says how to get the text of an object. */
export function wrongType(what: string, wanted: string, value: unknown): TypeError {
  const hint = wanted.startsWith("a string") ? textOf(value) : "";
  return new TypeError(`${what} must be ${wanted}, not ${value === null ? "null" : typeof value}.${hint}`);
}

/** Says what to pass instead of a `URL` or a tree. */
function textOf(value: unknown): string {
  if (hasText(value, "href")) return " Pass url.href.";
  return hasText(value, "type") ? " If it is a tree, pass recompose(tree)." : "";
}

/** Returns whether a value is an object with a string of that name. */
function hasText(value: unknown, name: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  try {
    return typeof (value as Record<string, unknown>)[name] === "string";
  } catch {
    // A getter or a proxy has thrown.
    return false;
  }
}

/** Returns whether a value is a `URL`, or another object with an address: a `Location`, a link of a page. */
export function isURLObject(value: unknown): boolean {
  return hasText(value, "href");
}

/** Throws a TypeError if the input is not a string. JavaScript would otherwise convert it to some other text. */
export function assertString(input: unknown, what = "The input"): asserts input is string {
  if (typeof input !== "string") throw wrongType(what, "a string", input);
}

const ofType =
  (type: string): Check =>
  (value, what) => {
    if (typeof value !== type) throw wrongType(what, `a ${type}`, value);
  };

export const aString: Check = /* @__PURE__ */ ofType("string");
export const stringOrNull: Check = (value, what) => {
  if (typeof value !== "string" && value !== null) throw wrongType(what, "a string or null", value);
};
/** Accepts the text of a port, or an integer. */
export const aPort: Check = (value, what) => {
  if (typeof value === "string" || value === null) return;
  if (typeof value !== "number") throw wrongType(what, "a string, an integer or null", value);
  if (!Number.isSafeInteger(value) || value < 0)
    throw new TypeError(`${what} must be an integer that is not negative.`);
};
/** Returns the text of a port. */
export const portText = <Port extends string | null | undefined>(port: Port | number): Port | string =>
  // -0 is 0.
  typeof port === "number" ? String(port + 0) : port;
export const aBoolean: Check = /* @__PURE__ */ ofType("boolean");
export const aFunction: Check = /* @__PURE__ */ ofType("function");
export const aNumber: Check = /* @__PURE__ */ ofType("number");

/** Accepts everything: other code checks the value. */
export const anything: Check = () => undefined;

/** Accepts `undefined`, too. */
export function optional(check: Check): Check {
  return (value, what) => {
    if (value !== undefined) check(value, what);
  };
}

/** Accepts some strings only. */
export function oneOf(names: readonly string[]): Check {
  return (value, what) => {
    assertString(value, what);
    if (!names.includes(value)) throw new RangeError(`${what} must be one of these: ${names.join(", ")}.`);
  };
}

/** Accepts whole numbers from 0 to a limit, such as offsets in a text of that length. */
export function upTo(limit: number): Check {
  return (value, what) => {
    aNumber(value, what);
    if (!Number.isSafeInteger(value) || (value as number) < 0 || (value as number) > limit) {
      throw new RangeError(`${what} must be a whole number from 0 to ${String(limit)}.`);
    }
  };
}

/** `Number.MAX_SAFE_INTEGER`, as a literal: bundlers drop it where it is not used. */
export const GREATEST = 9007199254740991;

/** Accepts whole numbers, such as offsets in a text of unknown length. */
export const aWholeNumber: Check = /* @__PURE__ */ upTo(GREATEST);

/**
 * Reads something that can be a getter, a proxy or an iterator.
 *
 * @throws {TypeError} if it throws. Its error is the `cause`.
 */
export function readable<Value>(what: string, read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    throw unreadable(what, cause);
  }
}

/** Returns the error for a value that throws when it is read. Its error is the `cause`. */
export function unreadable(what: string, cause: unknown): TypeError {
  return new TypeError(`${what} cannot be read.`, { cause });
}

/** Throws a TypeError if the value is not an object. Lists and functions are no objects here. */
export function assertObject(value: unknown, what: string): asserts value is object {
  if (typeof value !== "object" || value === null) throw wrongType(what, "an object", value);
  if (isList(value, what)) throw new TypeError(`${what} must be an object, not a list.`);
}

/** Returns whether a value is an array. Throws a TypeError for a revoked proxy. */
export function isList(value: unknown, what: string): value is readonly unknown[] {
  try {
    return Array.isArray(value);
  } catch (cause) {
    throw unreadable(what, cause);
  }
}

/** The result for options that are not given. */
const NO_OPTIONS = /* @__PURE__ */ Object.freeze({});

/**
 * Returns a checked copy of options. An option that is `undefined` is absent.
 *
 * @param options the options of the caller
 * @param checks the check of each option
 * @throws {TypeError} if the options are not an object, an option has the wrong type, or its name is unknown
 */
export function readOptions<Options extends object>(options: Options | undefined, checks: Checks<Options>): Options {
  if (options === undefined) return NO_OPTIONS as Options;
  assertObject(options, "The options");
  const copy = copyOf(options, checks, (name) => `The option '${name}'`, true);
  assertNames(options, checks, "options");
  return copy;
}

/** Throws a TypeError for an unknown name: a misspelled option would change nothing, and nobody would see it. */
function assertNames(given: object, checks: object, name: string): void {
  let hasOther = false;
  try {
    // This is faster than a list of the names. Names of the prototype do not count.
    for (const key in given) if (!Object.hasOwn(checks, key) && Object.hasOwn(given, key)) hasOther = true;
  } catch (cause) {
    throw unreadable(`The ${name}`, cause);
  }
  // The list is short, and an unknown name can be any text, so the message has the list.
  if (hasOther) throw new TypeError(`The ${name} must have no other names than ${Object.keys(checks).join(", ")}.`);
}

/**
 * Reads each property once. Properties that are `undefined` are absent in the copy.
 *
 * @param value an object
 * @param checks the check of each property
 * @param nameOf returns the name of a property in messages
 * @param isOptional whether a property that is `undefined` is not checked
 */
function copyOf<Shape extends object>(
  value: Shape,
  checks: Checks<Shape>,
  nameOf: (key: string) => string,
  isOptional: boolean,
): Shape {
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(checks) as (keyof Shape & string)[]) {
    const held = propertyOf(value, key, nameOf);
    if (held === undefined && isOptional) continue;
    checks[key](held, nameOf(key));
    if (held !== undefined) copy[key] = held;
  }
  return copy as Shape;
}

/**
 * Reads a property that can be a getter or belong to a proxy. Throws the same error as `readable`.
 *
 * @param what names it in the message; a function makes the name only for an error
 */
export function propertyOf(value: object, key: string, what: string | ((key: string) => string)): unknown {
  try {
    return (value as Record<string, unknown>)[key];
  } catch (cause) {
    throw unreadable(typeof what === "string" ? what : what(key), cause);
  }
}

/**
 * Returns a checked copy of an object.
 *
 * @param value the object
 * @param name the name of the object in messages, such as `span`
 * @param checks the check of each property; other properties are ignored
 * @throws {TypeError} if the value is not an object, or a property has the wrong type
 */
export function readObject<Shape extends object>(value: unknown, name: string, checks: Checks<Shape>): Shape {
  assertObject(value, `The ${name}`);
  return copyOf(value as Shape, checks, (key) => `'${key}' of the ${name}`, false);
}

/**
 * Returns a checked copy of an object that a call needs, such as options of which one is mandatory.
 *
 * @param value the object
 * @param name the name of the object in messages
 * @param checks the check of each property
 * @throws {TypeError} if the value is not an object, a property has the wrong type, or its name is unknown
 */
export function readStrict<Shape extends object>(value: unknown, name: string, checks: Checks<Shape>): Shape {
  const copy = readObject(value, name, checks);
  assertNames(value as object, checks, name);
  return copy;
}

/**
 * Returns a copy of a list.
 *
 * @param value an array or another iterable object
 * @param what the beginning of messages
 * @param check the check of each item
 * @param wanted what the value must be, in messages
 * @throws {TypeError} if the value is not a list, or an item has the wrong type
 */
export function readList<Item>(value: unknown, what: string, check: Check, wanted?: string): Item[] {
  assertList(value, what, wanted);
  const items = readable(what, () => Array.from(value as Iterable<Item>));
  for (const item of items) check(item, `An item of ${what.charAt(0).toLowerCase()}${what.slice(1)}`);
  return items;
}

/** Throws a TypeError if a value is not an array or another iterable object. A string or a `String` is not a list. */
export function assertList(value: unknown, what: string, wanted = "a list"): asserts value is Iterable<unknown> {
  const isIterable =
    typeof value === "object" &&
    value !== null &&
    readable(what, () => Symbol.iterator in value && !(value instanceof String));
  if (!isIterable) throw wrongType(what, wanted, value);
}

/** A half-open range. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns a checked copy of a span.
 *
 * @param value an object with `start` and `end`
 * @param name the name of the object in messages
 * @param length the length of the text; the span must not end after it
 * @throws {RangeError} if an offset is not a whole number in the text, or the span ends before it starts
 */
export function readSpan(value: unknown, name: string, length: number = GREATEST): Range {
  const check = upTo(length);
  const span = readObject<Range>(value, name, { start: check, end: check });
  assertOrder(span, name);
  return span;
}

/** Throws a RangeError if a span ends before it starts. */
export function assertOrder({ start, end }: Range, name: string): void {
  if (start > end) throw new RangeError(`The ${name} must not end before it starts.`);
}
