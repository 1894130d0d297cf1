/**
 * Writing: from values to a tree. A part whose values do not change keeps its text.
 *
 * @module
 */
import { wrongType } from "../core/arguments.js";
import { decimal as digitsOf } from "../core/decimal.js";
import { URISyntaxError } from "../core/diagnostic.js";
import { lazy, lazyFor } from "../core/lazy.js";
import { encodeData, percentEncode } from "../core/percent.js";
import { nodesIn, type Children, type Leaf, type NodeBase } from "../tree/node.js";
import type { Fact, KnownName, Names, Pair, Value, Values } from "./facts.js";
import {
  factOf,
  firstOf,
  itemOf,
  itemsOf,
  knownIn,
  knownOf,
  knownValue,
  nameOfItem,
  pairOf,
  valueOf,
  type Item,
  type ParameterFact,
  type Place,
  type Source,
} from "./read.js";
import { refusedValue } from "./refused.js";
import { isAbsent, isOctets, isSame, type Path } from "./same.js";
import { spell, unreservedAnd, type Piece } from "./spell.js";

/** What writing needs to know of a grammar. */
export interface Target extends Source {
  /** The rule of a whole URI. */
  readonly rule: string;
  /** Whether only the tree counts, and not the reason why a value does not fit. */
  readonly isProbe?: true;
}

/** The node before the change, and whether its text may stay. */
type Before = NodeBase | null;

/**
 * Returns the tree of values.
 *
 * @param target the grammar
 * @param type the node type
 * @param values all values
 * @param before the tree that is changed; `null` for a new one
 * @throws {TypeError} if a value has the wrong type
 * @throws {URISyntaxError} if a value does not fit; `path` says which
 */
export function treeFor(target: Target, type: string, values: Values, before: Before): NodeBase {
  return nodeFor(target, rootTypes(target, type), values, [], before);
}

/** Returns the types of nodes that a rule makes. */
function rootTypes(source: Source, rule: string): readonly string[] {
  const fact = factOf(source, rule);
  return fact.is === "any" ? fact.of : [rule];
}

/** Returns the node of the first type that the value fits. */
function nodeFor(target: Target, types: readonly string[], value: Value, path: Path, before: Before): NodeBase {
  if (before !== null && types.includes(before.type) && standsFor(target, before, value)) return before;
  if (types.length === 1) return made(target, types[0] as string, value, path, before);
  const candidates = byFitness(target, types, value, before);
  for (const type of candidates) {
    try {
      return fitting(probeOf(target), type, value, path, before);
    } catch {
      // The reason is asked for below, if no type fits: it takes longer than the rest.
    }
  }
  if (isProbe(target)) throw misfit(target, target.rule, path, value, 0);
  let first: unknown;
  for (const type of isHostAndPort(value) ? byHost(target, candidates) : candidates) {
    try {
      fitting(target, type, value, path, before);
    } catch (error) {
      // A value that does not fit says more than a name that another type does not have.
      if (!(first instanceof URISyntaxError)) first = error instanceof URISyntaxError ? error : (first ?? error);
    }
  }
  throw first;
}

/** Returns whether a value has one colon. An IPv6 address has more. */
const isHostAndPort = (value: Value): boolean => typeof value === "string" && /^[^:]*:[^:]*$/.test(value);

/** Returns types, those of hosts first: their error says where a port belongs. */
const byHost = (target: Target, types: readonly string[]): readonly string[] =>
  [...types].sort(
    (one, other) => Number(factOf(target, other).is === "host") - Number(factOf(target, one).is === "host"),
  );

/** Returns the node of one of several types. */
function fitting(target: Target, type: string, value: Value, path: Path, before: Before): NodeBase {
  const node = made(target, type, value, path, before);
  if (target.automaton(type)?.test(target.tree.print(node), type) !== false) return node;
  throw misfit(target, type, path, value, 0);
}

/** A copy of a grammar that tries what fits: its errors do not say why, because saying it takes longer than the rest. */
const probeOf = /* @__PURE__ */ lazyFor((target: Target): Target =>
  isProbe(target) ? target : { isProbe: true, ...target },
);

const isProbe = (target: Target): boolean => target.isProbe === true;

/** The error of all probes. */
const unfit = /* @__PURE__ */ lazy(() => new Error("The value does not fit."));

/** Returns types in the order in which they are tried: that of the node before, then those with the names of the value. */
function byFitness(target: Target, types: readonly string[], value: Value, before: Before): readonly string[] {
  if (!isObject(value) && before === null) return types;
  const names = isObject(value) ? Object.keys(value) : null;
  const rankOf = (type: string): number => {
    const keys = target.keysOf(type);
    if (names?.length === keys.length && names.every((name) => keys.includes(name))) return 0;
    return type === before?.type ? 1 : 2;
  };
  return [...types].sort((one, other) => rankOf(one) - rankOf(other));
}

/** Returns whether a node already stands for a value. The values of a node can stand among others. */
function standsFor(target: Target, node: NodeBase, value: Value): boolean {
  const own = valueOf(target, node);
  if (!isObject(own) || !isObject(value)) return isSame(own, value);
  return Object.keys(own).every((key) => isSame(own[key], value[key]));
}

const isObject = (value: Value | undefined): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !isOctets(value);

function made(target: Target, type: string, value: Value, path: Path, node: Before): NodeBase {
  const fact = factOf(target, type);
  const before = node?.type === type ? node : null;
  switch (fact.is) {
    case "object":
      assertFits(target, type, asObject(value, path), path);
      return objectFor(target, type, asObject(value, path), path, before);
    case "one": {
      const { isWithin, key } = firstOf(target, type);
      const among = isWithin ? value : { [key]: value };
      return objectFor(target, type, among as Values, path, before, true);
    }
    case "parameters": {
      const printed = before === null ? null : target.tree.print(before);
      const items = printed === null ? [] : itemsOf(printed, 0, fact.separator);
      const write = (pair: Pair, place: Path): string => textOfData(pair, fact.keeps ?? "", place);
      const texts = textsOf(target, write, items, fact.names, asObject(value, path), path);
      return leaf(type, texts.join(fact.separator));
    }
    default:
      return leaf(type, textFor(target, type, fact, value, path));
  }
}

/** Throws if there is a value that a node of the type does not have. */
function assertFits(target: Target, type: string, values: Values, path: Path): void {
  const keys = target.keysOf(type);
  for (const key of Object.keys(values)) {
    if (!keys.includes(key) && !isAbsent(values[key])) {
      throw new TypeError(`${nameOf(path)} has a name that does not fit.`);
    }
  }
}

function leaf(type: string, value: string): Leaf {
  return { type, start: 0, end: value.length, value };
}

/** Returns the text of a value without parts. */
function textFor(target: Target, type: string, fact: Fact, value: Value, path: Path): string {
  switch (fact.is) {
    case "text":
      if (fact.segment === true && (value === "." || value === "..")) {
        throw refusal(target, type, path, 0, value.length, "is a dot-segment, which programs remove");
      }
      return spelled(target, type, [{ data: asString(value, path) }], fact.keeps ?? "", path);
    case "lower-case":
      return spelled(target, type, [{ data: asString(value, path) }], fact.keeps ?? "", path);
    case "host": {
      const host = asString(value, path);
      const index = fact.sockets === true && host.startsWith("/") ? -1 : host.search(NOT_IN_HOST);
      if (index >= 0) throw hostRefusal(target, type, path, host, index);
      return spelled(target, type, [{ data: host }], "", path);
    }
    case "credentials": {
      const { user, password } = asObject(value, path);
      const pieces: Piece[] = [{ data: asString(user ?? "", [...path, "user"]) }];
      if (!isAbsent(password)) pieces.push({ as: ":" }, { data: asString(password, [...path, "password"]) });
      return spelled(target, type, pieces, "", path);
    }
    case "number":
      return accepted(target, type, decimal(value, path), path);
    case "flag":
    case "nothing":
      if (value === (fact.is === "flag" ? true : fact.constant)) return fact.constant;
      throw misfit(target, type, path, value, 0);
    case "scheme":
      // The whole URI shows whether the scheme is the right one.
      return asString(value, path);
    default:
      return accepted(target, type, asString(value, path), path);
  }
}

/** What separates a host from other parts, also for programs that read a URI by other rules. */
const NOT_IN_HOST = /[\0-\x20/?#@\\<>^|%:[\]\x7F]/;

/** Returns the error for a delimiter in a host. */
function hostRefusal(target: Target, type: string, path: Path, host: string, index: number): Error {
  const port = [...path.slice(0, -1), "port"];
  // The host of a list of hosts has its own port.
  const hasPort = path.length > 1 || target.keysOf(target.rule).includes("port");
  if (!hasPort || host[index] !== ":" || !isHostAndPort(host)) return misfit(target, type, path, host, index);
  return refusal(
    target,
    type,
    path,
    index,
    host.length,
    `has a port. Give it in ${nameOf(port).replace("The", "the")}`,
  );
}

/** Returns a text if the rule matches it. */
function accepted(target: Target, type: string, text: string, path: Path): string {
  // A part can be empty although the rule of its name does not match an empty text.
  if (text === "") return text;
  const recognition = target.automaton(type)?.recognize(text, type);
  if (recognition?.ok !== false) return text;
  const { index } = recognition;
  const [character] = text.slice(index, index + 2);
  // Where "%" can stand, people expect that the character is percent-encoded.
  if (character !== undefined && target.automaton(type)?.test(`${text.slice(0, index)}%20`, type) === true) {
    const what = "has a character that is not allowed. Nothing in this value is percent-encoded when it is written";
    throw refusal(target, type, path, index, index + character.length, what);
  }
  throw misfit(target, type, path, text, index);
}

function spelled(target: Target, type: string, pieces: readonly Piece[], keeps: string, path: Path): string {
  if (pieces.every((piece) => ("data" in piece ? piece.data : piece.as) === "")) return "";
  const automaton = target.automaton(type);
  if (automaton === null) {
    // Only a rule has a text between its data.
    return encodedAt(path, () => encodeData((pieces[0] as { readonly data: string }).data));
  }
  const spelling = encodedAt(path, () => spell(pieces, automaton, type, keeps));
  if (spelling.text !== null) return spelling.text;
  throw misfit(target, type, path, pieces.map((piece) => ("data" in piece ? piece.data : "")).join(""), spelling.index);
}

function objectFor(target: Target, type: string, values: Values, path: Path, before: Before, isOne = false): NodeBase {
  const node: Made = { type, start: 0, end: 0 };
  const places = target.placesOf(type);
  const held = places.map((place): Children => {
    const { field, name, key, types } = place;
    const old = before === null ? null : (before[name] as unknown as Children);
    if (field.constant === "") return old;
    if (field.constant !== undefined) return leaf(types[0] as string, field.constant);
    return childrenFor(target, place, values, isOne ? path : [...path, key], path, old);
  });
  places.forEach(({ field, name, isOptional }, index) => {
    // A keyword that can be absent stands before what it names.
    const isAbsent = (field.constant ?? "") !== "" && isOptional && (held[index + 1] ?? null) === null;
    node[name as string] = isAbsent ? null : held[index];
  });
  complete(target, node, places, path);
  return node;
}

/** A new node, and the nodes of its fields. */
type Made = NodeBase & Record<string, unknown>;

/** Adds empty parts that others need, such as an empty list of attributes before a scope. */
function complete(target: Target, node: Made, places: readonly Place[], path: Path): void {
  for (let stray = target.tree.strayIn(node); stray !== null; stray = target.tree.strayIn(node)) {
    const needing = stray;
    const last = places.findIndex(({ name }) => nodesIn(node[name] as unknown as Children).includes(needing));
    // The part right before it is the one that it needs.
    const needed = places
      .slice(0, last)
      .reverse()
      .find(({ name }) => (node[name] as unknown) === null);
    if (needed === undefined) throw misfit(target, node.type, path, "", 0);
    const { name, types } = needed;
    const [first] = types as [string];
    const isList = factOf(target, first).is === "one";
    node[name as string] = isList ? made(target, first, [], [...path, name], null) : leaf(first, "");
  }
}

function childrenFor(
  target: Target,
  place: Place,
  values: Values,
  path: Path,
  above: Path,
  before: Children,
): Children {
  const { key, types, names, isList, isOptional, hasParameters, isWithin } = place;
  const value = values[key] ?? null;
  if (hasParameters) {
    const [first] = types as [string];
    const { after = "" } = factOf(target, first) as ParameterFact;
    const olds = nodesIn(before).map((each) => itemOf(target, each));
    const write = (pair: Pair, at: Path): string => textOfPair(target, types, pair, at);
    return textsOf(target, write, olds, names, values, above).map((text) => leaf(first, after + text));
  }
  if (isList) {
    const olds = nodesIn(before);
    return asList(value, path).map((each, index) =>
      nodeFor(target, types, each, [...path, index], olds[index] ?? null),
    );
  }
  const old = before as Before;
  const absent = place.absent();
  if (isWithin) {
    const own: Record<string, Value> = {};
    for (const each of place.keys()) own[each] = values[each] ?? (absent as Values)[each] ?? null;
    if (isOptional && isSame(own, absent) && !isKept(target, old, own)) return null;
    return nodeFor(target, types, own, above, old);
  }
  if (isOptional && (value === null || isSame(value, absent)) && !isKept(target, old, value)) return null;
  if (value === null && !isEmptyAllowed(target, types)) {
    throw refusal(target, target.rule, path, 0, 0, "is missing");
  }
  return nodeFor(target, types, value ?? absent, path, old);
}

/** Returns whether the text of a node already stands for a value. */
function isKept(target: Target, old: Before, value: Value): boolean {
  return old !== null && standsFor(target, old, value);
}

/** Returns whether a part can be there without a value: an empty list, or a text that follows from others. */
function isEmptyAllowed(target: Target, types: readonly string[]): boolean {
  return types.some((type) => ["one", "nothing", "number", "flag"].includes(factOf(target, type).is));
}

/**
 * Returns the texts of parameters. Those whose values do not change keep their texts and their places.
 *
 * @param write returns the text of a parameter
 * @param items the parameters before the change
 */
function textsOf(
  target: Target,
  write: (pair: Pair, path: Path) => string,
  items: readonly Item[],
  names: Names,
  values: Values,
  path: Path,
): string[] {
  const listPath = [...path, names.others];
  const others = asList(values[names.others] ?? [], listPath).map((each, index) => asPair(each, [...listPath, index]));
  const lists = new Map<string, Value[]>();
  for (const [name, { as = name, several }] of knownIn(names)) {
    const value = values[as] ?? null;
    if (several === true) lists.set(name, [...asList(value, [...path, as])]);
    else if (value !== null) lists.set(name, [value]);
  }
  const writeKnown = (name: string, about: KnownName, value: Value): string => {
    const place = [...path, about.as ?? name];
    if (about.rule === undefined && about.is === "text") return write({ name, value: asString(value, place) }, place);
    const text =
      about.rule === undefined
        ? asString(value, place)
        : target.tree.print(nodeFor(target, [about.rule], value, place, null));
    return `${encodeData(name)}=${text}`;
  };
  const texts: string[] = [];
  let other = 0;
  for (const item of items) {
    const name = nameOfItem(item);
    const found = knownOf(names, name);
    const [key, about] = found ?? [];
    const list = key === undefined ? undefined : lists.get(key);
    const held = about ? knownValue(target, item, about) : null;
    if (about && held !== null && list !== undefined && list.length > 0) {
      const value = list.shift() as Value;
      if (!isNothing(value)) texts.push(isSame(held, value) ? item.text : writeKnown(name, about, value));
      continue;
    }
    const next = others[other];
    // A known parameter that is removed is not replaced by another one.
    if (next === undefined || (found !== null && knownOf(names, next.name)?.[0] !== key)) continue;
    texts.push(isSamePair(pairOf(item), next, names) ? item.text : write(next, [...listPath, other]));
    other++;
  }
  for (const [name, list] of lists) {
    const about = names.known[name] as KnownName;
    for (const value of list) if (!isNothing(value)) texts.push(writeKnown(name, about, value));
  }
  for (; other < others.length; other++) texts.push(write(others[other] as Pair, [...listPath, other]));
  return texts;
}

/** Returns whether a known parameter has no value: an empty list is written as nothing. */
const isNothing = (value: Value): boolean => Array.isArray(value) && value.length === 0;

function isSamePair(one: Pair, other: Pair, { ignoresCase }: Names): boolean {
  const isName = ignoresCase === true ? one.name.toLowerCase() === other.name.toLowerCase() : one.name === other.name;
  return isName && one.value === other.value;
}

/** Returns the text of a parameter that a rule matches. */
function textOfPair(target: Target, types: readonly string[], pair: Pair, path: Path): string {
  let first: unknown;
  for (const type of types) {
    try {
      return textOfPairBy(target, type, pair, path);
    } catch (error) {
      first ??= error;
    }
  }
  throw first;
}

function textOfPairBy(target: Target, type: string, { name, value }: Pair, path: Path): string {
  const fact = factOf(target, type) as ParameterFact;
  const { after = "", keeps = "" } = fact;
  const pieces: Piece[] = [{ as: after }, { data: name, encodes: "=" }];
  if (value !== null) pieces.push({ as: "=" }, { data: value });
  return spelled(target, type, pieces, keeps, path).slice(after.length);
}

/** Returns the text of a parameter in a query, which is a text without a structure for its rule. */
function textOfData({ name, value }: Pair, keeps: string, path: Path): string {
  const front = encodedAt(path, () => percentEncode(name, unreservedAnd(keeps.replace("=", ""))));
  return value === null ? front : `${front}=${encodedAt(path, () => percentEncode(value, unreservedAnd(keeps)))}`;
}

/** Encodes a value; the error for a lone surrogate says which value has it. */
export function encodedAt<Result>(path: Path, encode: () => Result): Result {
  try {
    return encode();
  } catch (error) {
    throw new URISyntaxError({ ...(error as URISyntaxError).diagnostic, path });
  }
}

/** The error for a value of another type where a number is wanted. */
export class NumberWanted extends TypeError {
  constructor(
    readonly path: Path,
    value: Value,
  ) {
    super(wrongType(nameOf(path), "a number", value).message);
  }
}

/** Returns a number without an exponent. */
function decimal(value: Value, path: Path): string {
  if (typeof value !== "number") throw new NumberWanted(path, value);
  if (!Number.isFinite(value)) throw new TypeError(`${nameOf(path)} must be a finite number.`);
  return digitsOf(value);
}

function asString(value: Value, path: Path): string {
  if (typeof value !== "string") throw wrongType(nameOf(path), "a string", value);
  return value;
}

function asList(value: Value, path: Path): readonly Value[] {
  if (!Array.isArray(value)) throw wrongType(nameOf(path), "a list", value);
  return value as readonly Value[];
}

function asObject(value: Value, path: Path): Values {
  if (!isObject(value)) throw wrongType(nameOf(path), "an object", value);
  return value;
}

function asPair(value: Value, path: Path): Pair {
  const { name = null, value: held = null } = asObject(value, path);
  const text = asString(name, [...path, "name"]);
  return { name: text, value: held === null ? null : asString(held, [...path, "value"]) };
}

/** Names a value in a message: `The value 'hosts[0].port'`. */
export function nameOf(path: Path): string {
  if (path.length === 0) return "The object of all values";
  const name = path.map((key) => (typeof key === "number" ? `[${String(key)}]` : `.${key}`)).join("");
  return `The value '${name.replace(/^\./, "")}'`;
}

/** Returns the error for a value that does not fit: some text of the rule, or a character at an offset. */
export function misfit(target: Target, rule: string, path: Path, value: Value, index: number): Error {
  const code = typeof value === "string" ? value.codePointAt(index) : undefined;
  if (code === undefined) return refusal(target, rule, path, index, index, "is incomplete, or does not fit");
  const end = index + String.fromCodePoint(code).length;
  return refusal(target, rule, path, index, end, "has a character that is not allowed");
}

/** Returns the error for a value; `what` ends a sentence that begins with its name. */
export function refusal(target: Target, type: string, path: Path, start: number, end: number, what: string): Error {
  if (isProbe(target)) return unfit();
  // A node that is not a rule has no section.
  const rule = target.automaton(type) ? type : target.rule;
  const message = path.length === 0 ? "The values do not fit together." : `${nameOf(path)} ${what}.`;
  return refusedValue(target.tree, { message, start, end, rule }, path);
}
