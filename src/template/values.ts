/**
 * Reads the values of variables. Each property is read once, and only own properties count.
 *
 * @module
 */
import { readable, wrongType } from "../core/arguments.js";

/** A value that is written as one text. Numbers and booleans are converted with `String`. */
export type TemplateText = string | number | bigint | boolean;

/** A value without a text: it is left out of lists and of associative arrays, too. */
export type Undefined = null | undefined;

/** The value of a variable: one text, a list, or an associative array. */
export type TemplateValue =
  TemplateText | Undefined | readonly (TemplateText | Undefined)[] | Readonly<Record<string, TemplateText | Undefined>>;

/** The values of variables by their names. */
export type TemplateVariables = Readonly<Record<string, TemplateValue>>;

/** An associative array: names with texts, in order. */
export interface Pairs {
  readonly pairs: readonly (readonly [name: string, text: string])[];
}

/** A copy of a value: a text, a list that is not empty, an associative array that is not empty, or nothing. */
export type Formed = string | readonly string[] | Pairs | undefined;

/**
 * Reads the value of a variable.
 *
 * @param variables the object of the caller
 * @param name the name of the variable
 * @param what the beginning of messages
 * @throws {TypeError} if the value cannot be written
 */
export function formed(variables: object, name: string, what: string): Formed {
  const value = ownValue(variables, name, what);
  if (typeof value !== "object" || value === null) return textOf(value, what, WANTED);
  return readable(what, () => Array.isArray(value)) ? listOf(value as unknown[], what) : pairsOf(value, what);
}

const WANTED = "a string, a number, a boolean, a list or an object";
const MEMBER = "a string, a number or a boolean";

/** Returns the text of a value; `undefined` for an undefined one. */
function textOf(value: unknown, what: string, wanted: string): string | undefined {
  if (typeof value === "string") return value;
  if (value === undefined || value === null) return undefined;
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "bigint") return String(value);
  throw wrongType(what, wanted, value);
}

function listOf(list: readonly unknown[], what: string): Formed {
  const texts: string[] = [];
  const length = readable(what, () => list.length);
  for (let index = 0; index < length; index++) {
    const text = textOf(ownValue(list, index, what), `An item of ${lower(what)}`, MEMBER);
    if (text !== undefined) texts.push(text);
  }
  return texts.length === 0 ? undefined : texts;
}

function pairsOf(value: object, what: string): Formed {
  const names = readable(what, () => Object.keys(value));
  // A date or a map has no enumerable properties. It would disappear without a message.
  if (names.length === 0 && !readable(what, () => isPlain(value))) {
    throw new TypeError(`${what} must be ${WANTED}. This object has no properties that can be written.`);
  }
  const pairs: (readonly [string, string])[] = [];
  for (const name of names) {
    const text = textOf(ownValue(value, name, what), `A property of ${lower(what)}`, MEMBER);
    if (text !== undefined) pairs.push([name, text]);
  }
  return pairs.length === 0 ? undefined : { pairs };
}

/** Returns an own property; `undefined` if the object does not have it. */
function ownValue(from: object, key: string | number, what: string): unknown {
  return readable(what, () => (Object.hasOwn(from, key) ? (from as Record<string | number, unknown>)[key] : undefined));
}

/** Returns whether an object was written as `{ … }`, in any realm, or has no prototype. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

const lower = (what: string): string => what.charAt(0).toLowerCase() + what.slice(1);
