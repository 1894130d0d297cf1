/**
 * Writing: from values to a tree. A part whose values do not change keeps its text.
 *
 * @module
 */
import { wrongType } from "../core/arguments.js";
import type { Automaton } from "../core/automaton.js";
import { decimal as digitsOf } from "../core/decimal.js";
import { URISyntaxError } from "../core/diagnostic.js";
import { encodeData, percentEncode } from "../core/percent.js";
import { nodesIn, type Children, type Leaf, type NodeBase } from "../tree/node.js";
import type { Fact, FieldFact, KnownName, Names, Value, Values } from "./facts.js";
import {
  absentOf,
  factOf,
  fieldType,
  holdsParameters,
  isWithin,
  itemsOf,
  knownOf,
  knownValue,
  namesOf,
  pairOf,
  typesOf,
  valueOf,
  type Item,
  type Pair,
  type Source,
} from "./read.js";
import { isSame, type Path } from "./same.js";
import { spell, unreservedAnd, type Piece } from "./spell.js";

/** What writing needs to know of a grammar. */
export interface Target extends Source {
  /** The rule of a whole URI. */
  readonly rule: string;
  /** Returns an automaton with a rule; `null` for a leaf that is no rule. */
  readonly automaton: (rule: string) => Automaton | null;
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

/** Returns all names of values of a node type. */
export function keysOf(source: Source, type: string): readonly string[] {
  const fact = factOf(source, type);
  if (fact.is === "any") return fact.of.flatMap((each) => keysOf(source, each));
  if (fact.is === "credentials") return ["user", "password"];
  if (fact.is === "parameters" && fact.names) return keysOfNames(fact.names);
  if (fact.is !== "object" && fact.is !== "one") return [];
  return fact.fields.flatMap((field) => {
    if (field.constant !== undefined) return [];
    if (holdsParameters(source, type, field)) return keysOfNames(namesOf(field));
    if (isWithin(source, type, field)) return typesOf(source, type, field).flatMap((each) => keysOf(source, each));
    return fact.is === "object" ? [field.as ?? field.name] : [];
  });
}

const keysOfNames = ({ others, known }: Names): string[] => [
  ...Object.entries(known).map(([name, { as = name }]) => as),
  others,
];

/** Returns the node of the first type that the value fits. */
function nodeFor(target: Target, types: readonly string[], value: Value, path: Path, before: Before): NodeBase {
  if (before !== null && types.includes(before.type) && isSame(pick(target, before, value), value)) return before;
  const candidates = types.length === 1 ? types : byFitness(target, types, value, before);
  let first: unknown;
  for (const type of candidates) {
    try {
      const node = made(target, type, value, path, before?.type === type ? before : null);
      if (types.length === 1 || target.automaton(type)?.test(target.tree.print(node), type) !== false) return node;
      if (!(first instanceof URISyntaxError)) first = misfit(target, type, path, value, 0);
    } catch (error) {
      // A value that does not fit says more than a name that another type does not have.
      if (!(first instanceof URISyntaxError)) first = error instanceof URISyntaxError ? error : (first ?? error);
    }
  }
  throw first;
}

/** Returns types in the order in which they are tried: that of the node before, then those with the names of the value. */
function byFitness(target: Target, types: readonly string[], value: Value, before: Before): readonly string[] {
  const names = isObject(value) ? Object.keys(value).sort().join() : null;
  const rankOf = (type: string): number => {
    if (names !== null && keysOf(target, type).slice().sort().join() === names) return 0;
    return type === before?.type ? 1 : 2;
  };
  return [...types].sort((one, other) => rankOf(one) - rankOf(other));
}

/** Returns the value of a node; of a node whose values are among others, only these. */
function pick(target: Target, node: NodeBase, among: Value): Value {
  const value = valueOf(target, node);
  if (!isObject(value) || !isObject(among)) return value;
  const keys = Object.keys(value);
  if (keys.length === Object.keys(among).length) return value;
  return keys.every((key) => isSame(value[key], among[key])) ? among : value;
}

const isObject = (value: Value | undefined): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function made(target: Target, type: string, value: Value, path: Path, before: Before): NodeBase {
  const fact = factOf(target, type);
  switch (fact.is) {
    case "object":
      assertFits(target, type, asObject(value, path), path);
      return objectFor(target, type, fact.fields, asObject(value, path), path, before);
    case "one": {
      const [field] = fact.fields as [FieldFact];
      const among = isWithin(target, type, field) ? value : { [field.as ?? field.name]: value };
      return objectFor(target, type, fact.fields, among as Values, path, before, true);
    }
    case "parameter":
      return leaf(type, (fact.after ?? "") + textOfPair(target, [type], asPair(value, path), path));
    case "parameters": {
      const printed = before === null ? null : target.tree.print(before);
      const items = printed === null ? [] : itemsOf(printed, 0, fact.separator);
      const texts = textsOf(target, fact, items, fact.names, value, path);
      return leaf(type, texts.join(fact.separator));
    }
    default:
      return leaf(type, textFor(target, type, fact, value, path));
  }
}

/** Throws if there is a value that a node of the type does not have. */
function assertFits(target: Target, type: string, values: Values, path: Path): void {
  const keys = new Set(keysOf(target, type));
  for (const [key, value] of Object.entries(values)) {
    const isAbsent = value === null || value === false || (Array.isArray(value) && value.length === 0);
    if (!keys.has(key) && !isAbsent) throw new TypeError(`${nameOf(path)} have a name that does not fit.`);
  }
}

function leaf(type: string, value: string): Leaf {
  return { type, start: 0, end: value.length, value };
}

/** Returns the text of a value without parts. */
function textFor(target: Target, type: string, fact: Fact, value: Value, path: Path): string {
  switch (fact.is) {
    case "text":
    case "lower-case":
      return spelled(target, type, [{ data: asString(value, path) }], fact.keeps ?? "", path);
    case "credentials": {
      const { user = null, password = null } = asObject(value, path);
      const data = (name: "user" | "password", given: Value): Piece => ({ data: asString(given, [...path, name]) });
      const pieces = [
        data("user", user ?? ""),
        ...(password === null ? [] : [{ as: ":" }, data("password", password)]),
      ];
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

/** Returns a text if the rule matches it. */
function accepted(target: Target, type: string, text: string, path: Path): string {
  // A part can be empty although the rule of its name does not match an empty text.
  if (text === "") return text;
  const recognition = target.automaton(type)?.recognize(text, type);
  if (recognition?.ok !== false) return text;
  throw misfit(target, type, path, text, recognition.index);
}

function spelled(target: Target, type: string, pieces: readonly Piece[], keeps: string, path: Path): string {
  if (pieces.every((piece) => ("data" in piece ? piece.data : piece.as) === "")) return "";
  const automaton = target.automaton(type);
  if (automaton === null) return pieces.map((piece) => ("as" in piece ? piece.as : encodeData(piece.data))).join("");
  const spelling = spell(pieces, automaton, type, keeps);
  if (spelling.text !== null) return spelling.text;
  throw misfit(target, type, path, pieces.map((piece) => ("data" in piece ? piece.data : "")).join(""), spelling.index);
}

function objectFor(
  target: Target,
  type: string,
  fields: readonly FieldFact[],
  values: Values,
  path: Path,
  before: Before,
  isOne = false,
): NodeBase {
  const node: Record<string, unknown> = { type, start: 0, end: 0 };
  const held = fields.map((field): Children => {
    const old = before === null ? null : (before[field.name as keyof NodeBase] as unknown as Children);
    if (field.constant !== undefined) return leaf(constantType(target, type, field), field.constant);
    return childrenFor(target, type, field, values, isOne ? path : [...path, field.as ?? field.name], path, old);
  });
  fields.forEach((field, index) => {
    // A keyword that can be absent stands before what it names.
    const isAbsent =
      field.constant !== undefined &&
      fieldType(target, type, field.name)?.optional === true &&
      (held[index + 1] ?? null) === null;
    node[field.name] = isAbsent ? null : held[index];
  });
  return complete(target, node as unknown as NodeBase, fields, path);
}

const constantType = (target: Target, type: string, field: FieldFact): string =>
  typesOf(target, type, field)[0] ?? field.name;

/** Adds empty parts that others need, such as an empty list of attributes before a scope. */
function complete(target: Target, node: NodeBase, fields: readonly FieldFact[], path: Path): NodeBase {
  let whole = node;
  const { misfit: stray } = target.tree.printed(whole);
  const last = fields.findIndex(({ name }) =>
    nodesIn(whole[name as keyof NodeBase] as unknown as Children).includes(stray as NodeBase),
  );
  // The parts right before it are those that it needs.
  for (let index = last - 1; index >= 0 && target.tree.printed(whole).misfit !== null; index--) {
    const { name } = fields[index] as FieldFact;
    const type = fieldType(target, node.type, name);
    if (type?.optional !== true || whole[name as keyof NodeBase] !== null) continue;
    const [first = ""] = type.types;
    const isList = factOf(target, first).is === "one";
    const empty = isList ? made(target, first, [], [...path, name], null) : leaf(first, "");
    whole = { ...whole, [name]: empty };
  }
  if (target.tree.printed(whole).misfit === null) return whole;
  throw misfit(target, node.type, path, "", 0);
}

function childrenFor(
  target: Target,
  type: string,
  field: FieldFact,
  values: Values,
  path: Path,
  above: Path,
  before: Children,
): Children {
  const described = fieldType(target, type, field.name);
  const types = typesOf(target, type, field);
  const value = values[field.as ?? field.name] ?? null;
  if (holdsParameters(target, type, field)) {
    const [first = ""] = types;
    const fact = factOf(target, first);
    const after = fact.is === "parameter" ? (fact.after ?? "") : "";
    const olds = nodesIn(before).map((each) => ({ text: target.tree.print(each).slice(after.length), start: 0 }));
    return textsOf(target, types, olds, namesOf(field), values, above).map((text) => leaf(first, after + text));
  }
  if (described?.list === true) {
    const olds = nodesIn(before);
    return asList(value ?? [], path).map((each, index) =>
      nodeFor(target, types, each, [...path, index], olds[index] ?? null),
    );
  }
  const old = before as Before;
  const absent = absentOf(target, type, field);
  if (isWithin(target, type, field)) {
    const keys = types.flatMap((each) => keysOf(target, each));
    const own = Object.fromEntries(keys.map((key) => [key, values[key] ?? (absent as Values)[key] ?? null]));
    if (described?.optional === true && isSame(own, absent) && !isKept(target, old, own)) return null;
    return nodeFor(target, types, own, above, old);
  }
  if (described?.optional === true && (value === null || isSame(value, absent)) && !isKept(target, old, value)) {
    return null;
  }
  if (value === null && !isEmptyAllowed(target, types)) {
    throw new TypeError(`${nameOf(path)} is missing.`);
  }
  return nodeFor(target, types, value ?? (Array.isArray(absent) ? absent : value), path, old);
}

/** Returns whether the text of a node already stands for a value. */
function isKept(target: Target, old: Before, value: Value): boolean {
  return old !== null && isSame(pick(target, old, value), value);
}

/** Returns whether a part can be there without a value: an empty list, or a text that follows from others. */
function isEmptyAllowed(target: Target, types: readonly string[]): boolean {
  return types.some((type) => ["one", "nothing", "number", "flag"].includes(factOf(target, type).is));
}

/**
 * Returns the texts of parameters. Those whose values do not change keep their texts and their places.
 *
 * @param items the parameters before the change
 * @param rules the types of a parameter, one of which each text must match; or the fact of a text without such rules
 */
function textsOf(
  target: Target,
  rules: readonly string[] | { readonly keeps?: string },
  items: readonly Item[],
  names: Names | undefined,
  given: Value,
  path: Path,
): string[] {
  const values = names ? asObject(given, path) : {};
  const listPath = names ? [...path, names.others] : path;
  const others = asList((names ? values[names.others] : given) ?? [], listPath).map((each, index) =>
    asPair(each, [...listPath, index]),
  );
  const known = names?.known ?? {};
  const lists = new Map(
    Object.entries(known).map(([name, { as = name, several }]) => {
      const value = values[as] ?? null;
      return [
        name,
        several === true ? [...asList(value ?? [], [...path, as])] : value === null ? [] : [value],
      ] as const;
    }),
  );
  const wholeOf = ({ rule }: KnownName, value: Value): boolean =>
    rule !== undefined && Array.isArray(value) && value.length === 0;
  const write = (pair: Pair, place: Path): string =>
    "keeps" in rules || !Array.isArray(rules)
      ? textOfData(pair, (rules as { keeps?: string }).keeps ?? "")
      : textOfPair(target, rules as readonly string[], pair, place);
  const writeKnown = (name: string, about: KnownName, value: Value): string => {
    const place = [...path, about.as ?? name];
    const front = encodeData(name);
    if (about.rule !== undefined)
      return `${front}=${target.tree.print(nodeFor(target, [about.rule], value, place, null))}`;
    if (about.is === "raw") return `${front}=${asString(value, place)}`;
    if (about.is === "number") return `${front}=${decimal(value, place)}`;
    return write({ name, value: asString(value, place) }, place);
  };
  const texts: string[] = [];
  let other = 0;
  for (const item of items) {
    const pair = pairOf(item);
    const found = names ? knownOf(names, pair.name) : null;
    const list = found && lists.get(found[0]);
    const held = found && knownValue(target, item, pair, found[1]);
    if (found && list && list.length > 0 && held !== null) {
      const value = list.shift() as Value;
      if (!wholeOf(found[1], value)) {
        texts.push(isSame(held, value) ? item.text : writeKnown(pair.name, found[1], value));
      }
      continue;
    }
    const next = others[other];
    if (next === undefined) continue;
    const isKnown = found !== null && names !== undefined && knownOf(names, next.name)?.[0] !== found[0];
    if (isKnown) continue;
    other++;
    texts.push(isSamePair(pair, next, names) ? item.text : write(next, [...listPath, other - 1]));
  }
  for (const [name, list] of lists) {
    const about = known[name] as KnownName;
    for (const value of list) if (!wholeOf(about, value)) texts.push(writeKnown(name, about, value));
  }
  for (; other < others.length; other++) texts.push(write(others[other] as Pair, [...listPath, other]));
  return texts;
}

function isSamePair(one: Pair, other: Pair, names: Names | undefined): boolean {
  const isName =
    names?.ignoresCase === true ? one.name.toLowerCase() === other.name.toLowerCase() : one.name === other.name;
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
  const fact = factOf(target, type);
  const after = fact.is === "parameter" ? (fact.after ?? "") : "";
  const keeps = fact.is === "parameter" ? (fact.keeps ?? "") : "";
  const pieces: Piece[] = [{ as: after }, { data: name, encodes: "=" }];
  if (value !== null) pieces.push({ as: "=" }, { data: value });
  return spelled(target, type, pieces, keeps, path).slice(after.length);
}

/** Returns the text of a parameter in a query, which is a text without a structure for its rule. */
function textOfData({ name, value }: Pair, keeps: string): string {
  const front = percentEncode(name, unreservedAnd(keeps.replace("=", "")));
  return value === null ? front : `${front}=${percentEncode(value, unreservedAnd(keeps))}`;
}

/** Returns a number without an exponent. */
function decimal(value: Value, path: Path): string {
  if (typeof value !== "number") throw wrongType(nameOf(path), "a number", value);
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

/** Names a value in a message: `The value hosts[0].port`. */
export function nameOf(path: Path): string {
  if (path.length === 0) return "The values";
  const name = path.map((key) => (typeof key === "number" ? `[${String(key)}]` : `.${key}`)).join("");
  return `The value '${name.replace(/^\./, "")}'`;
}

/** Returns the error for a value that does not fit. */
export function misfit(target: Target, rule: string, path: Path, value: Value, index: number): URISyntaxError {
  const text = typeof value === "string" ? value : "";
  const code = text.codePointAt(index);
  const end = code === undefined ? index : index + String.fromCodePoint(code).length;
  const what = end === index ? "is incomplete, or does not fit" : "has a character that is not allowed";
  const mistake = { code: "value", message: `${nameOf(path)} ${what} (rule ${rule}).`, start: index, end, rule };
  const { diagnostic } = target.tree.refuse({ ...mistake, rule: target.automaton(rule) ? rule : target.rule });
  return new URISyntaxError({ ...diagnostic, path });
}
