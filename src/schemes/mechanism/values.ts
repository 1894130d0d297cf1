/**
 * Values: what the URIs of schemes say, read and written.
 *
 * @module
 */
import {
  aBoolean,
  anything,
  assertObject,
  assertString,
  isList,
  optional,
  readable,
  readOptions,
  wrongType,
} from "../../core/arguments.js";
import { diagnosticOf, URISyntaxError, type Diagnostic } from "../../core/diagnostic.js";
import { lazy, lazyFor } from "../../core/lazy.js";
import { isAmong, isEqualName, otherScheme, readNames } from "../../core/scheme-names.js";
import { percentDecodeAt, percentEncode } from "../../core/percent.js";
import type { SchemeValues } from "../../../generated/schemes.values.js";
import { values as shared } from "../../../generated/rfc3986.values.js";
import { currentStandard } from "../../standards/current.js";
import type { NodeBase } from "../../tree/index.js";
import type { Tree } from "../../tree/tree.js";
import { parts } from "../../core/parts.js";
import { redacted, type RedactOptions, type SchemeSecrets } from "./redact.js";
import {
  factsOf,
  type Made,
  type Pair,
  type Value,
  type ValueMaker,
  type Values,
  type WrittenFacts,
} from "../../values/facts.js";
import { factOf, noValuesOf, pathAt, sourceOf, textItemsOf, valueOf } from "../../values/read.js";
import { secretsIn } from "../../values/secrets.js";
import { firstDifference, isAbsent, isOctets, isSame, type Path } from "../../values/same.js";
import { encodedAt, misfit, nameOf, refusal, treeFor, type Target } from "../../values/write.js";
import { unreservedAnd } from "../../values/spell.js";
import type { NameOption } from "./known.js";
import type { AnyScheme, SchemeMap } from "./scheme.js";
import { textOf } from "./subject.js";

/** The result of `safeRead`. */
export type ReadResult<Result = Values> =
  | { readonly ok: true; readonly values: Result; readonly diagnostic?: undefined }
  | { readonly ok: false; readonly values?: undefined; readonly diagnostic: Diagnostic };

/** The result of `safeWrite`. */
export type WriteResult =
  | { readonly ok: true; readonly uri: string; readonly diagnostic?: undefined }
  | { readonly ok: false; readonly uri?: undefined; readonly diagnostic: Diagnostic };

/** The name of a scheme whose values are known. */
export type SchemeWithValues = keyof SchemeValues;

/** The names of the scheme that has this name. */
export type EqualNames<Name extends string> = Name extends "postgres" | "postgresql" ? "postgres" | "postgresql" : Name;

/** The values that `write` takes. Values that are not given are absent. */
export type GivenValues<Name extends SchemeWithValues> = Name extends SchemeWithValues
  ? { readonly [Key in keyof SchemeValues[Name]]?: GivenValue<SchemeValues[Name][Key]> }
  : never;

/**
 * A value that may be absent. An item of a list that has several values can be given as a text: its number, its host or
 * its name.
 */
export type GivenValue<Held> =
  | (Held extends readonly (infer Item)[]
      ? readonly (Item extends object
          ? { readonly [Key in keyof Item]?: GivenValue<Item[Key]> } | (Pair extends Item ? never : string)
          : Item)[]
      : Held)
  | null
  | undefined;

/** Which schemes `read` accepts: the name of one, a list of names, or an option with one of both. */
export type SchemeChoice<Name extends string = string> =
  Name | readonly Name[] | { readonly scheme: Name | readonly Name[] };

/** The functions that read and write values. `uri-grammar/schemes` describes each of them. */
export interface ValueFunctions {
  /** Reads what a URI says. */
  read<const Name extends SchemeWithValues>(
    uri: string | NodeBase,
    scheme: SchemeChoice<Name>,
  ): SchemeValues[EqualNames<Name>];
  read(uri: string | NodeBase, scheme?: undefined): SchemeValues[SchemeWithValues];
  /** Reads what a URI says, or returns a diagnostic. */
  safeRead<const Name extends SchemeWithValues>(
    uri: string | NodeBase,
    scheme: SchemeChoice<Name>,
  ): ReadResult<SchemeValues[EqualNames<Name>]>;
  safeRead(uri: string | NodeBase, scheme?: undefined): ReadResult<SchemeValues[SchemeWithValues]>;
  /** Writes a URI of values. */
  write<const Name extends SchemeWithValues>(scheme: Name, given: GivenValues<Name>): string;
  /** Writes a URI of values, or returns a diagnostic. */
  safeWrite<const Name extends SchemeWithValues>(scheme: Name, given: GivenValues<Name>): WriteResult;
  /** Changes values of a URI. */
  update(uri: string | NodeBase, changes: GivenValues<SchemeWithValues>): string;
  /** Replaces the secrets of a text by `***`. */
  redact(text: string | NodeBase, options?: RedactOptions): string;
}

/**
 * Makes the functions that read and write values.
 *
 * @param schemes the schemes to know
 * @param faultsOf returns the diagnostics of a text in the profile `mint`
 */
export function valueFunctions(schemes: SchemeMap, faultsOf: (uri: string) => readonly Diagnostic[]): ValueFunctions {
  const roomOf = lazyFor((name: string): Room | null => {
    const scheme = schemes.get(name);
    return scheme?.grammar.values ? makeRoom(scheme, scheme.grammar.values) : null;
  });

  function roomFor(uri: string, asked: readonly string[] | null): Room {
    const colon = uri.indexOf(":");
    const end = Math.max(colon, 0);
    const name = uri.slice(0, end).toLowerCase();
    const room = roomOf(name);
    if (room && (asked === null || isAmong(name, asked))) return room;
    // A text that is not a URI has the diagnostic that "validate" gives.
    const fault = room ? undefined : faultsOf(uri).find(({ severity }) => severity === "error");
    if (fault !== undefined) throw new URISyntaxError(fault);
    const mistake = otherScheme(asked ?? [], end);
    const message = "The values of this scheme are not known.";
    throw new URISyntaxError(currentStandard.record(uri, asked === null ? { ...mistake, message } : mistake));
  }

  function assertKnown(name: unknown): Room {
    assertString(name, "The scheme");
    const room = roomOf(name);
    if (!room) throw new RangeError("The scheme must be the name of a scheme whose values are known, in lower case.");
    return room;
  }

  /** Returns the names that a caller allows; `null` for all. */
  function namesFrom(given: unknown): readonly string[] | null {
    const isOptions =
      typeof given === "object" && given !== null && !readable("The scheme", () => Symbol.iterator in given);
    const scheme = isOptions ? readOptions<NameOption>(given, READ_OPTIONS).scheme : given;
    if (scheme === undefined) return null;
    const names = readNames(scheme, "The scheme");
    for (const name of names) assertKnown(name);
    return names;
  }

  function read(given: string | NodeBase, scheme?: SchemeChoice): Values {
    const uri = textOf(given, currentStandard, "The URI");
    assertString(uri, "The URI");
    return readBy(roomFor(uri, namesFrom(scheme)), uri).values;
  }

  /** Returns what is written, if it violates no requirement for producers that the URI before did not violate, too. */
  function checked(room: Room, uri: string, before: string | null): string {
    const dots = dotSegmentsOf(room, uri)[before === null ? 0 : dotSegmentsOf(room, before).length];
    if (dots !== undefined) throw dotRefusal(room, uri, dots);
    const errors = faultsOf(uri).filter(({ severity }) => severity === "error");
    if (errors.length === 0) return uri;
    const known = new Set(before === null ? [] : faultsOf(before).map(({ code }) => code));
    const fault = errors.find(({ code }) => !known.has(code));
    if (fault === undefined) return uri;
    const path = pathAt(room.target, readBy(room, uri).root, fault.start);
    throw new URISyntaxError({ ...fault, path: madePath(room, path) });
  }

  /** Returns the first of the ways to write values that is right. */
  function firstOf(room: Room, values: Values, before: Before): string {
    let last: unknown;
    for (const write of waysToWrite(room, values, before)) {
      try {
        return checked(room, write(), before?.uri ?? null);
      } catch (error) {
        last = error;
      }
    }
    throw last;
  }

  function write(scheme: string, values: unknown): string {
    const room = assertKnown(scheme);
    const given = copyOf(values);
    const { scheme: own = scheme } = given;
    if (!isEqualName(own, scheme)) throw new RangeError("The value 'scheme' must be the scheme that is written.");
    return firstOf(room, complete(room, { ...given, scheme }), null);
  }

  function update(given: string | NodeBase, changes: unknown): string {
    const uri = textOf(given, currentStandard, "The URI");
    assertString(uri, "The URI");
    const room = roomFor(uri, null);
    const before = readBy(room, uri);
    const changed = complete(room, { ...before.values, ...copyOf(changes) });
    const { scheme } = changed;
    const target = isEqualName(scheme, room.scheme.name) ? roomOf(scheme) : null;
    if (target === null) throw new RangeError("The value 'scheme' must not change.");
    if (isSame(before.values, changed)) return uri;
    return firstOf(target, changed, { ...before, uri });
  }

  const secrets: SchemeSecrets = {
    spansIn(text) {
      const room = roomOf(text.slice(0, Math.max(text.indexOf(":"), 0)).toLowerCase());
      const { grammar } = room?.scheme ?? {};
      return room && grammar?.test(text) === true ? [...secretsIn(room.target, rootOf(room, text))] : null;
    },
    usersOf(name) {
      const room = roomOf(name);
      return room === null ? "unknown" : room.keys.some((key) => WITH_USERS.has(key)) ? "known" : "none";
    },
  };

  const functions = {
    read,
    write,
    update,
    redact(given: string | NodeBase, options?: RedactOptions): string {
      const { sameLength = false } = readOptions<RedactOptions>(options, REDACT_OPTIONS);
      const text = textOf(given, currentStandard, "The text");
      assertString(text, "The text");
      return redacted(text, secrets, sameLength);
    },
    safeRead(uri: string | NodeBase, scheme?: SchemeChoice): ReadResult {
      try {
        return { ok: true, values: read(uri, scheme) };
      } catch (error) {
        return { ok: false, diagnostic: diagnosticOf(error) };
      }
    },
    safeWrite(scheme: string, values: unknown): WriteResult {
      try {
        return { ok: true, uri: write(scheme, values) };
      } catch (error) {
        return { ok: false, diagnostic: diagnosticOf(error) };
      }
    },
  };
  // The names of the schemes and their values are checked at run time.
  return functions as unknown as ValueFunctions;
}

/** What one scheme reads and writes. */
interface Room {
  readonly target: Target;
  readonly rule: string;
  /** The names of all values. */
  readonly keys: readonly string[];
  /** All values of a URI that says nothing. */
  readonly none: () => Values;
  /** The lists whose items can be given as texts, and the name of the value that such a text is. */
  readonly textItems: ReadonlyMap<string, string>;
  /** The values that the scheme makes, and those of the grammar that they replace. */
  readonly made: Made;
  readonly maker: ValueMaker | undefined;
  /** Whether the grammar of the scheme has the fragment. */
  readonly hasFragment: boolean;
  readonly scheme: AnyScheme;
}

const FRAGMENT = "fragment";

/** The reserved characters that a fragment may contain (RFC 3986 section 3.5). */
const IN_FRAGMENT = "!$&'()*+,;=:@/?";

function makeRoom(scheme: AnyScheme, written: WrittenFacts): Room {
  const { grammar } = scheme;
  const facts = factsOf({ ...shared, ...written });
  const { rule, hasFragment } = grammar;
  const rules = new Set(grammar.rules);
  const automaton = (name: string): ReturnType<Target["automaton"]> =>
    rules.has(name) ? grammar.automaton(name) : null;
  const target: Target = { ...sourceOf(grammar.tree as Tree, facts, automaton), rule };
  const fact = factOf(target, rule);
  const made = fact.is === "object" ? (fact.made ?? {}) : {};
  const replaced = new Set(Object.values(made).flat());
  // A value that has the name of one that it replaces stands in its place.
  const own = target.keysOf(rule).filter((key) => !replaced.has(key) || Object.hasOwn(made, key));
  const keys = [...new Set(["scheme", ...own, ...Object.keys(made), ...(hasFragment ? [] : [FRAGMENT])])];
  const none = lazy(() => {
    const empty: Values = { ...noValuesOf(target, rule), ...(!hasFragment && { [FRAGMENT]: null }) };
    const known = Object.entries(empty).filter(([key]) => keys.includes(key));
    return Object.fromEntries([...known, ...Object.keys(made).map((key) => [key, null])]) as Values;
  });
  const textItems = new Map(textItemsOf(target, rule));
  return { target, rule, keys, none, textItems, made, maker: scheme.values, hasFragment, scheme };
}

/**
 * Returns the offsets of the dot-segments in a path that the scheme's normal form does not have. A dot cannot be data of a
 * segment: the normal form decodes it.
 */
function dotSegmentsOf({ scheme }: Room, uri: string): readonly number[] {
  if (scheme.without.includes("dot-segments")) return [];
  const { start, end } = parts(uri).path;
  return Array.from(uri.slice(start, end).matchAll(DOT_SEGMENT), ({ index }) => start + index);
}

const DOT_SEGMENT = /(?<![^/])(?:\.|%2e){1,2}(?![^/])/gi;

/** Returns the error for a value with a dot-segment. */
function dotRefusal(room: Room, uri: string, offset: number): Error {
  const { root, values } = readBy(room, uri);
  const path = madePath(room, pathAt(room.target, root, offset));
  const text = at(values, path) as string;
  const index = Math.max(text.search(DOT_SEGMENT), 0);
  const [dots] = text.slice(index).split("/", 1) as [string];
  const what = `${dots === text ? "is" : "has"} a dot-segment, which programs remove`;
  return refusal(room.target, room.rule, path, index, index + dots.length, what);
}

/** Returns the place of a value that the scheme has made of a value of the grammar. */
function madePath({ made }: Room, path: Path): Path {
  const [name] = Object.entries(made).find(([, from]) => from.includes(String(path[0]))) ?? [];
  return name === undefined || name === path[0] ? path : [name];
}

/** Returns the values of a scheme for values of its grammar. */
function afterBy({ keys, made, maker }: Room, inner: Values, uri: string): Values {
  if (maker === undefined) return inner;
  const after = maker.after(inner, uri);
  const values: Record<string, Value> = {};
  for (const key of keys) values[key] = (Object.hasOwn(made, key) ? after[key] : inner[key]) as Value;
  return values;
}

/** Returns the values of the grammar for values of the scheme. */
function beforeBy({ made, maker }: Room, values: Values): Values {
  if (maker === undefined) return values;
  const before: Record<string, Value> = {};
  for (const key of Object.keys(values)) if (!Object.hasOwn(made, key)) before[key] = values[key] as Value;
  return Object.assign(before, maker.before(values));
}

/** What a URI says. */
interface Read {
  readonly values: Values;
  /** The values of the grammar, of which the scheme makes its own. */
  readonly inner: Values;
  readonly root: NodeBase;
}

/** Returns the tree of a URI of the scheme. */
function rootOf(room: Room, uri: string): NodeBase {
  const hash = hashIn(room, uri);
  return room.target.tree.parse(hash < 0 ? uri : uri.slice(0, hash), room.rule);
}

/** Returns the offset of the "#" before a fragment that the grammar of the scheme does not have; -1 without one. */
function hashIn({ hasFragment }: Room, uri: string): number {
  return hasFragment ? -1 : uri.indexOf("#");
}

/** Returns the values of a URI of the scheme, and the tree that they come from. */
function readBy(room: Room, uri: string): Read {
  const { inner, root } = innerBy(room, uri);
  return { values: afterBy(room, inner, uri), inner, root };
}

function innerBy(room: Room, uri: string): Pick<Read, "inner" | "root"> {
  const { target, rule, hasFragment } = room;
  const hash = hashIn(room, uri);
  const root = rootOf(room, uri);
  const own = valueOf(target, root) as Record<string, Value>;
  // The trees of other URIs of the scheme can have more values.
  const inner: Record<string, Value> = root.type === rule ? own : Object.assign(noValuesOf(target, rule), own);
  inner["scheme"] = uri.slice(0, uri.indexOf(":")).toLowerCase();
  if (!hasFragment) inner[FRAGMENT] = hash < 0 ? null : percentDecodeAt(uri.slice(hash + 1), hash + 1);
  return { root, inner };
}

/** What a URI said before values of it were changed. */
type Before = (Read & { readonly uri: string }) | null;

/** Returns the ways to write values, the best one first: parts that do not change keep their text. */
function waysToWrite(room: Room, values: Values, before: Before): readonly (() => string)[] {
  const inner = beforeBy(room, values);
  const way = (written: Values, unchanged: Values, base: Before) => (): string => {
    const uri = writeInner(room, written, base);
    const wanted: Values = Object.assign({}, afterBy(room, inner, ""), unchanged);
    const path = firstDifference(readBy(room, uri).values, wanted, isAlike);
    if (path !== null) throw misfit(room.target, room.rule, path, at(wanted, path), 0);
    return uri;
  };
  if (before === null || room.maker === undefined) return [way(inner, {}, before)];
  // A value that the scheme reads as before keeps its text, although the scheme would write it in another way. What a
  // changed value was made of is written anew.
  const same = beforeBy(room, before.values);
  const changed = Object.entries(room.made).filter(([name]) => !isSame(before.values[name], values[name]));
  const sources = new Set(changed.flatMap(([, from]) => from));
  const kept = Object.entries(inner).map(([key, value]) => [
    key,
    !sources.has(key) && isSame(same[key], value) ? before.inner[key] : value,
  ]);
  const unchanged = Object.entries(before.values).filter(([key, value]) => isSame(values[key], value));
  // The scheme can move parts.
  return [way(Object.fromEntries(kept) as Values, Object.fromEntries(unchanged), before), way(inner, {}, null)];
}

/** Returns the URI of values of the grammar. */
function writeInner(room: Room, values: Values, before: Before): string {
  const { target, rule, hasFragment, scheme } = room;
  const inTree: Record<string, Value> = {};
  for (const key of target.keysOf(rule)) inTree[key] = values[key] as Value;
  let uri: string;
  try {
    uri = target.tree.print(treeFor(target, rule, inTree, before?.root ?? null));
  } catch (error) {
    if (!(error instanceof URISyntaxError)) throw error;
    const { message } = error;
    const path = error.diagnostic.path as Path;
    const own = madePath(room, path);
    throw new URISyntaxError({ ...error.diagnostic, path: own, message: message.replace(nameOf(path), nameOf(own)) });
  }
  const fragment = hasFragment ? null : values[FRAGMENT];
  if (fragment !== null && fragment !== undefined) {
    if (typeof fragment !== "string") throw wrongType("The value 'fragment'", "a string", fragment);
    const isKept = before?.values[FRAGMENT] === fragment;
    uri += `#${isKept ? before.uri.slice(before.uri.indexOf("#") + 1) : encodedAt([FRAGMENT], () => percentEncode(fragment, unreservedAnd(IN_FRAGMENT)))}`;
  }
  if (!scheme.grammar.test(uri)) throw misfit(target, rule, [], "", 0);
  return uri;
}

/**
 * Compares values without parts, of which one was read and one was given. A text whose case makes no difference is read in
 * lower case. A part that is not given is empty if a later one needs it.
 */
function isAlike(read: unknown, given: unknown): boolean {
  if (isAbsent(given)) return isAbsent(read) || read === "";
  if (typeof read !== "string" || typeof given !== "string") return read === given;
  return read === given || read.toLowerCase() === given.toLowerCase();
}

function at(values: Values, path: Path): Value {
  let value: Value = values;
  for (const key of path) value = (value as Readonly<Record<string | number, Value>>)[key] ?? null;
  return value;
}

/** Returns all values: those that are not given are absent. */
function complete({ keys, none, textItems }: Room, given: Values): Values {
  if (Object.keys(given).some((key) => !keys.includes(key))) {
    throw new TypeError(`The values have an unknown name. The names are ${keys.join(", ")}.`);
  }
  const values: Record<string, Value> = Object.assign({}, none());
  for (const key of keys) {
    const value = given[key];
    if (value === undefined || value === null) continue;
    const item = textItems.get(key);
    values[key] =
      item !== undefined && Array.isArray(value)
        ? (value as readonly Value[]).map((each) => (typeof each === "string" ? { [item]: each } : each))
        : value;
  }
  return values;
}

/** Values of URIs that have an authority, or users. */
const WITH_USERS = new Set(["user", "password", "host", "hosts"]);

const READ_OPTIONS = { scheme: anything };
const REDACT_OPTIONS = { sameLength: optional(aBoolean) };

/** How many levels values can have. */
const DEEPEST = 8;

/** Returns a checked copy of values that a caller has passed. */
function copyOf(given: unknown): Values {
  assertObject(given, "The values");
  const copy = readable("The values", () => copied(given, 0));
  if (copy === undefined) throw new TypeError(`The values must have at most ${String(DEEPEST)} levels.`);
  return copy as Values;
}

/** Returns a copy; `undefined` of a value that is too deep. */
function copied(given: unknown, depth: number): Value | undefined {
  if (typeof given !== "object" || given === null) return given as Value;
  if (isOctets(given)) return Uint8Array.from(given);
  if (depth > DEEPEST) return undefined;
  if (isList(given, "A value")) {
    const list = given.map((each) => copied(each, depth + 1));
    return list.includes(undefined) ? undefined : (list as Value[]);
  }
  const values: Record<string, Value> = {};
  for (const key of Object.keys(given)) {
    const value = (given as Readonly<Record<string, unknown>>)[key];
    if (value === undefined) continue;
    const copy = copied(value, depth + 1);
    if (copy === undefined) return undefined;
    if (key === "__proto__") Object.defineProperty(values, key, { value: copy, enumerable: true });
    else values[key] = copy;
  }
  return values;
}
