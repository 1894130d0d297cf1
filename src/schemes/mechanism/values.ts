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
import { percentDecodeAt } from "../../core/percent.js";
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
import { addNoValues, pathAt, sourceOf, textItemsOf, valueOf, type Plan } from "../../values/read.js";
import { secretsIn } from "../../values/secrets.js";
import { firstDifference, isAbsent, isOctets, isSame, type Path } from "../../values/same.js";
import { encoded, misfit, nameOf, refusal, textFor } from "../../values/write.js";
import { isFaultless } from "./examine.js";
import { knownOf, type NameOption } from "./known.js";
import { NOTHING } from "./check.js";
import type { AnyScheme, SchemeMap } from "./scheme.js";
import { dotSegmentsIn } from "./security.js";
import { SchemeSubject, textOf } from "./subject.js";

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
  const chosen = lazy(() => knownOf(schemes, [], null, false).usual);

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

  /**
   * Returns the URI of values of the grammar. It has the wanted values, and violates no requirement for producers that the URI
   * before did not violate, too.
   *
   * @param inner the values of the grammar that stand for the wanted ones
   * @param kept the same with the parts that keep their text, and the values that are wanted as they are; `null` without
   * @param before the URI before
   */
  function writeBy(room: Room, inner: Values, kept: Kept | null, before: Before): string {
    const { maker, scheme, whole } = room;
    const target = { whole, isProbe: false };
    const base = kept === null && maker !== undefined ? null : before;
    const uri = writeInner(room, kept?.inner ?? inner, base);
    const subject = new SchemeSubject(uri, chosen());
    if (subject.scheme !== scheme || !subject.isOfScheme) misfit(target, whole, [], "", 0);
    const root = subject.node as NodeBase;
    const again = innerOf(room, root, uri);
    const made = maker === undefined ? again : maker.after(again, uri, whole.source.tree);
    // What the scheme makes of the same values is the same.
    if (maker === undefined || kept !== null || !isSame(again, inner)) {
      const wanted: Values =
        maker === undefined
          ? inner
          : { ...withMade(room, inner, maker.after(inner, "", whole.source.tree)), ...kept?.unchanged };
      const path = firstDifference(withMade(room, again, made), wanted, isAlike);
      if (path !== null) misfit(target, whole, path, at(wanted, path), 0);
    }
    const dots = dotSegmentsOf(room, uri);
    const dot = dots[before === null ? 0 : dotSegmentsOf(room, before.uri).length];
    if (dot !== undefined) refuseDot(room, root, withMade(room, again, made), dot);
    if (isFaultless(subject, scheme, "mint")) return uri;
    const codes = new Set(before === null ? [] : faultsOf(before.uri).map(({ code }) => code));
    const fault = faultsOf(uri).find(({ severity, code }) => severity === "error" && !codes.has(code));
    if (fault === undefined) return uri;
    throw new URISyntaxError({ ...fault, path: madePath(room, pathAt(whole.source, root, fault.start)) });
  }

  /** Writes all values: parts that do not change keep their text, if this is right. */
  function writeAll(room: Room, values: Values, before: Before): string {
    const inner = beforeBy(room, values);
    if (before === null || room.maker === undefined) return writeBy(room, inner, null, before);
    // A value that the scheme reads as before keeps its text, although the scheme would write it in another way. What a
    // changed value was made of is written anew.
    const same = beforeBy(room, before.values);
    const changed = Object.entries(room.made).filter(([name]) => !isSame(before.values[name], values[name]));
    const sources = new Set(changed.flatMap(([, from]) => from));
    const texts = Object.entries(inner).map(([key, value]) => [
      key,
      !sources.has(key) && isSame(same[key], value) ? before.inner[key] : value,
    ]);
    const unchanged = Object.entries(before.values).filter(([key, value]) => isSame(values[key], value));
    const kept: Kept = { inner: Object.fromEntries(texts) as Values, unchanged: Object.fromEntries(unchanged) };
    try {
      return writeBy(room, inner, kept, before);
    } catch {
      // The scheme can move parts.
      return writeBy(room, inner, null, before);
    }
  }

  function write(scheme: string, values: unknown): string {
    const room = assertKnown(scheme);
    const given = copyOf(values);
    const { scheme: own = scheme } = given;
    if (!isEqualName(own, scheme)) throw new RangeError("The value 'scheme' must be the scheme that is written.");
    const all = complete(room, given, room.none());
    all["scheme"] = scheme;
    return writeAll(room, all, null);
  }

  function update(given: string | NodeBase, changes: unknown): string {
    const uri = textOf(given, currentStandard, "The URI");
    assertString(uri, "The URI");
    const room = roomFor(uri, null);
    const before = readBy(room, uri);
    const changed = complete(room, copyOf(changes), before.values);
    const { scheme } = changed;
    const target = isEqualName(scheme, room.scheme.name) ? roomOf(scheme) : null;
    if (target === null) throw new RangeError("The value 'scheme' must not change.");
    if (isSame(before.values, changed)) return uri;
    return writeAll(target, changed, { ...before, uri });
  }

  const secrets: SchemeSecrets = {
    spansIn(text) {
      const room = roomOf(text.slice(0, Math.max(text.indexOf(":"), 0)).toLowerCase());
      const { grammar } = room?.scheme ?? {};
      return room && grammar?.test(text) === true ? [...secretsIn(room.whole.source, rootOf(room, text), text)] : null;
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
  /** The plan of a whole URI. */
  readonly whole: Plan;
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
  const source = sourceOf(grammar.tree as Tree, facts, (name) => (rules.has(name) ? grammar.automaton(name) : null));
  const whole = source.planOf(rule);
  const { made = {} } = facts[rule] as { readonly made?: Made };
  const replaced = new Set(Object.values(made).flat());
  // A value that has the name of one that it replaces stands in its place.
  const own = whole.keys.filter((key) => !replaced.has(key) || Object.hasOwn(made, key));
  const keys = [...new Set(["scheme", ...own, ...Object.keys(made), ...(hasFragment ? [] : [FRAGMENT])])];
  const none = lazy(() => {
    const empty: Record<string, Value> = {};
    addNoValues(empty, whole);
    if (!hasFragment) empty[FRAGMENT] = null;
    const known = Object.entries(empty).filter(([key]) => keys.includes(key));
    return Object.fromEntries([...known, ...Object.keys(made).map((key) => [key, null])]) as Values;
  });
  const textItems = new Map(textItemsOf(whole));
  return { whole, keys, none, textItems, made, maker: scheme.values, hasFragment, scheme };
}

/**
 * Returns the offsets of the dot-segments in a path that the scheme's normal form does not have. A dot cannot be data of a
 * segment: the normal form decodes it.
 */
function dotSegmentsOf({ scheme }: Room, uri: string): readonly number[] {
  if (scheme.without.includes("dot-segments")) return NOTHING;
  return Array.from(dotSegmentsIn(uri, parts(uri).path), ({ start }) => start);
}

/** Refuses a value with a dot-segment. */
function refuseDot(room: Room, root: NodeBase, values: Values, offset: number): void {
  const path = madePath(room, pathAt(room.whole.source, root, offset));
  const text = at(values, path) as string;
  const starts = Array.from(dotSegmentsIn(text, { start: 0, end: text.length }), ({ start }) => start);
  const index = Math.max(0, ...starts.slice(0, 1));
  const [dots] = text.slice(index).split("/", 1) as [string];
  const what = `${dots === text ? "is" : "has"} a dot-segment, which programs remove`;
  refusal({ whole: room.whole, isProbe: false }, room.whole, path, index, index + dots.length, what);
}

/** Returns the place of a value that the scheme has made of a value of the grammar. */
function madePath({ made }: Room, path: Path): Path {
  const [name] = Object.entries(made).find(([, from]) => from.includes(String(path[0]))) ?? [];
  return name === undefined || name === path[0] ? path : [name];
}

/** Returns the values of a scheme for values of its grammar, and those that the scheme has made. */
function withMade({ keys, made, maker }: Room, inner: Values, after: Values): Values {
  if (maker === undefined) return inner;
  const values: Record<string, Value> = {};
  for (const key of keys) values[key] = (Object.hasOwn(made, key) ? after[key] : inner[key]) as Value;
  return values;
}

/** Returns the values of the grammar for values of the scheme. */
function beforeBy({ keys, made, maker, whole }: Room, values: Values): Values {
  if (maker === undefined) return values;
  const inner: Record<string, Value> = {};
  for (const key of keys) if (!Object.hasOwn(made, key)) inner[key] = values[key] as Value;
  return Object.assign(inner, maker.before(values, whole.source.tree));
}

/** Values that keep the texts of their parts, and those that are wanted as they are. */
interface Kept {
  readonly inner: Values;
  readonly unchanged: Values;
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
  const { source, type } = room.whole;
  return source.tree.parse(hash < 0 ? uri : uri.slice(0, hash), type);
}

/** Returns the offset of the "#" before a fragment that the grammar of the scheme does not have; -1 without one. */
function hashIn({ hasFragment }: Room, uri: string): number {
  return hasFragment ? -1 : uri.indexOf("#");
}

/** Returns the values of a URI of the scheme, and the tree that they come from. */
function readBy(room: Room, uri: string): Read {
  const root = rootOf(room, uri);
  const inner = innerOf(room, root, uri);
  const { maker } = room;
  return {
    values: maker === undefined ? inner : withMade(room, inner, maker.after(inner, uri, room.whole.source.tree)),
    inner,
    root,
  };
}

/** Returns the values of the grammar. */
function innerOf(room: Room, root: NodeBase, uri: string): Values {
  const { whole, hasFragment } = room;
  const hash = hashIn(room, uri);
  let inner = valueOf(whole.source, root, uri) as Record<string, Value>;
  if (root.type !== whole.type) {
    // The trees of other URIs of the scheme can have more values.
    const all: Record<string, Value> = {};
    addNoValues(all, whole);
    inner = Object.assign(all, inner);
  }
  inner["scheme"] = uri.slice(0, uri.indexOf(":")).toLowerCase();
  if (!hasFragment) inner[FRAGMENT] = hash < 0 ? null : percentDecodeAt(uri.slice(hash + 1), hash + 1);
  return inner;
}

/** What a URI said before values of it were changed. */
type Before = (Read & { readonly uri: string }) | null;

/** Returns the text of values of the grammar. */
function writeInner(room: Room, values: Values, before: Before): string {
  const { whole, hasFragment } = room;
  let uri: string;
  try {
    uri = textFor(whole, values, before?.root ?? null, before?.uri ?? "");
  } catch (error) {
    if (!(error instanceof URISyntaxError)) throw error;
    const { message } = error;
    const path = error.diagnostic.path as Path;
    const own = madePath(room, path);
    throw new URISyntaxError({ ...error.diagnostic, path: own, message: message.replace(nameOf(path), nameOf(own)) });
  }
  const fragment = hasFragment ? null : values[FRAGMENT];
  if (fragment === null || fragment === undefined) return uri;
  if (typeof fragment !== "string") throw wrongType("The value 'fragment'", "a string", fragment);
  if (before?.values[FRAGMENT] === fragment) return uri + before.uri.slice(before.uri.indexOf("#"));
  return `${uri}#${String(encoded({ isProbe: false }, fragment, IN_FRAGMENT, [FRAGMENT]))}`;
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

/** Returns all values: those that are given, or else those before. A value that is `null` is absent. */
function complete({ keys, none, textItems }: Room, given: Values, before: Values): Record<string, Value> {
  const values: Record<string, Value> = { ...before };
  for (const key of Object.keys(given)) {
    if (!keys.includes(key)) {
      throw new TypeError(`The values have an unknown name. The names are ${keys.join(", ")}.`);
    }
    const value = given[key] ?? none()[key] ?? null;
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
    const list: Value[] = [];
    for (const each of given) {
      const copy = copied(each, depth + 1);
      if (copy === undefined) return undefined;
      list.push(copy);
    }
    return list;
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
