/**
 * Reads the values of variables. Each property is read once, and only own properties count.
 *
 * @module
 */
import { assertObject, readable, wrongType } from "../core/arguments.js";
import { inheritedData, isEmptyInstance } from "../core/plain.js";

/** A value that is written as one text. Numbers and booleans are converted with `String`. */
export type TemplateText = string | number | bigint | boolean;

/** A value without a text: it is left out of lists and of associative arrays, too. */
export type Undefined = null | undefined;

/** The value of a variable: one text, a list, or an associative array. */
export type TemplateValue =
  TemplateText | Undefined | readonly (TemplateText | Undefined)[] | Readonly<Record<string, TemplateText | Undefined>>;

/** The values of variables by their names. */
export type TemplateVariables = Readonly<Record<string, TemplateValue>>;

/** What cannot be an associative array, although the type checker finds no property with a wrong value in it. */
type Other = readonly unknown[] | ((...args: never) => unknown);

/** The value of a variable, for an object of any type: an interface has no index signature, so it is no `Record`. */
type ValueOf<Given> =
  Given extends Exclude<TemplateValue, Readonly<Record<string, unknown>>>
    ? Given
    : Given extends Other
      ? TemplateValue
      : Given extends object
        ? { readonly [Name in keyof Given]: TemplateText | Undefined }
        : TemplateValue;

/** The values of variables by their names, for an object of any type, also of an interface. */
export type VariablesOf<Given> = Given extends Other
  ? TemplateVariables
  : { readonly [Name in keyof Given]: ValueOf<Given[Name]> };

/** An associative array: names with texts, in order. */
export interface Pairs {
  readonly pairs: readonly (readonly [name: string, text: string])[];
}

/** A copy of a value: a text, a list that is not empty, an associative array that is not empty, or nothing. */
export type Formed = string | readonly string[] | Pairs | undefined;

/**
 * Checks the object that holds the values of the variables.
 *
 * @param variables the object of the caller
 * @param what the beginning of messages
 * @throws {TypeError} if it is not an object, or if some of its properties cannot be read as its own
 */
export function assertVariables(variables: unknown, what: string): asserts variables is object {
  assertObject(variables, what);
  if (hasNoClass(variables, what)) return;
  refuseKnown(variables, what, AN_OBJECT);
  if (!readable(what, () => isPlain(variables))) throw notPlain(what);
}

/**
 * Reads the value of a variable.
 *
 * @param variables the object of the caller
 * @param name the name of the variable
 * @param what the beginning of messages
 * @throws {TypeError} if the value cannot be written, or if a part of it would be lost
 */
export function formed(variables: object, name: string, what: string): Formed {
  const value = ownValue(variables, name, what);
  if (typeof value !== "object" || value === null) return textOf(value, what, WANTED);
  return readable(what, () => Array.isArray(value)) ? listOf(value as unknown[], what) : pairsOf(value, what);
}

const AN_OBJECT = "an object";
const WANTED = "a string, a number, a boolean, a list or an object";
const MEMBER = "a string, a number or a boolean";

/** What can be passed instead of an object: an object, a list or a text. */
type Instead = readonly [kind: "object" | "list" | "text" | "any", expression: string];

/** What to pass instead of objects whose data are not in properties, by the names that `Object.prototype.toString` gives. */
const INSTEAD: ReadonlyMap<string, Instead> = /* @__PURE__ */ new Map<string, Instead>([
  ["Map", ["object", "Object.fromEntries(map)"]],
  ["Headers", ["object", "Object.fromEntries(headers)"]],
  ["FormData", ["object", "Object.fromEntries(data)"]],
  ["URLSearchParams", ["object", "Object.fromEntries(params)"]],
  ["Set", ["list", "Array.from(set)"]],
  ["typed array", ["list", "Array.from(array)"]],
  ["Date", ["text", "date.toISOString()"]],
  ["URL", ["text", "url.href"]],
  ["Promise", ["any", "the value that it resolves to"]],
  ["RegExp", ["text", "regexp.source"]],
  ["String", ["text", "String(value)"]],
  ["Number", ["text", "Number(value)"]],
  ["Boolean", ["text", "value.valueOf()"]],
]);

/**
 * Throws a TypeError for an object of a class that is known to have its data elsewhere. The message says what to pass, if
 * that is allowed at this place.
 */
function refuseKnown(value: object, what: string, wanted: typeof AN_OBJECT | typeof WANTED | typeof MEMBER): void {
  const tag = readable(what, () => Object.prototype.toString.call(value).slice(8, -1));
  // The octets of a DataView can be read as numbers of many kinds.
  const name = ArrayBuffer.isView(value) && tag !== "DataView" ? "typed array" : tag;
  const instead = INSTEAD.get(name);
  if (instead === undefined) return;
  const [kind, expression] = instead;
  const isAllowed = wanted === WANTED || kind === "any" || kind === (wanted === MEMBER ? "text" : "object");
  throw new TypeError(`${what} must be ${wanted}, not a ${name}.${isAllowed ? ` Pass ${expression}.` : ""}`);
}

/** Returns whether an object is of no class. This is the quick answer for nearly all objects. */
function hasNoClass(value: object, what: string): boolean {
  return readable(what, () => Object.getPrototypeOf(value) === Object.prototype);
}

function notPlain(what: string): TypeError {
  const why = "Only own enumerable properties are written, and this object has other data.";
  return new TypeError(`${what} must be a plain object. ${why} Copy what you need into a plain object.`);
}

/** Returns whether an object holds nothing but its own properties. */
const isPlain = (value: object): boolean => inheritedData(value)?.length === 0 && !isEmptyInstance(value);

/** Returns the text of a value; `undefined` for an undefined one. */
function textOf(value: unknown, what: string, wanted: string): string | undefined {
  if (typeof value === "string") return value;
  if (value === undefined || value === null) return undefined;
  if (typeof value === "number" && !Number.isFinite(value)) {
    throw new TypeError(`${what} must be a finite number, not ${String(value)}. Pass null to leave it out.`);
  }
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "bigint") return String(value);
  throw wrongType(what, wanted, value);
}

function listOf(list: readonly unknown[], what: string): Formed {
  const keys = readable(what, () => Object.keys(list));
  const last = keys.at(-1);
  if (last !== undefined && !/^\d+$/.test(last)) {
    throw new TypeError(`${what} must be a list without other properties: only its items are written.`);
  }
  // A list can be much longer than the number of its items. Its keys are the indexes, in order, and then other names.
  const texts: string[] = [];
  for (const key of keys) {
    const text = memberOf(list, key, what, "An item");
    if (text !== undefined) texts.push(text);
  }
  return texts.length === 0 ? undefined : texts;
}

function pairsOf(value: object, what: string): Formed {
  const names = readable(what, () => Object.keys(value));
  // A `Date` that lost its class has no properties.
  const isUsual = names.length > 0 && hasNoClass(value, what);
  if (!isUsual) refuseKnown(value, what, WANTED);
  const isWhole = (): boolean => Reflect.ownKeys(value).length === names.length && (isUsual || isPlain(value));
  if (!readable(what, isWhole)) throw notPlain(what);
  const pairs: (readonly [string, string])[] = [];
  for (const name of names) {
    const text = memberOf(value, name, what, "A property");
    if (text !== undefined) pairs.push([name, text]);
  }
  return pairs.length === 0 ? undefined : { pairs };
}

/** Returns the text of a member of a list or of an associative array. */
function memberOf(from: object, key: string, what: string, kind: string): string | undefined {
  const member = ownValue(from, key, what);
  if (typeof member === "string") return member;
  const whose = `${kind} of ${what.charAt(0).toLowerCase()}${what.slice(1)}`;
  if (typeof member === "object" && member !== null) {
    refuseKnown(member, whose, MEMBER);
    if (readable(whose, () => Array.isArray(member))) throw new TypeError(`${whose} must be ${MEMBER}, not a list.`);
  }
  return textOf(member, whose, MEMBER);
}

/** Returns an own property; `undefined` if the object does not have it. */
function ownValue(from: object, key: string, what: string): unknown {
  return readable(what, () => (Object.hasOwn(from, key) ? (from as Record<string, unknown>)[key] : undefined));
}
