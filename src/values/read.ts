/**
 * Reading: from a tree to the values of its text.
 *
 * @module
 */
import type { Automaton } from "../core/automaton.js";
import { lazy, lazyFor } from "../core/lazy.js";
import { percentDecodeAt, rewriteTriplets } from "../core/percent.js";
import { nodesIn, type Children, type NodeBase } from "../tree/node.js";
import type { FieldType, Tree } from "../tree/tree.js";
import type { Path } from "./same.js";
import { unreservedAnd } from "./spell.js";
import type { Fact, Facts, FieldFact, KnownName, Names, Pair, Value, Values } from "./facts.js";

/** What reading and writing need to know of a grammar. */
export interface Source {
  readonly tree: Tree;
  readonly facts: Facts;
  /** Returns an automaton with a rule; `null` for a leaf that is no rule. */
  readonly automaton: (rule: string) => Automaton | null;
  /** Returns what the fields of a node type hold, in the order of its fact. */
  readonly placesOf: (type: string) => readonly Place[];
  /** Returns all names of values of a node type. */
  readonly keysOf: (type: string) => readonly string[];
}

/** What a field of a node type holds. It is computed once, because each value asks for it. */
export interface Place {
  readonly field: FieldFact;
  /** The field of a node. */
  readonly name: keyof NodeBase;
  /** The name among the values. */
  readonly key: string;
  /** The node types that it can hold. */
  readonly types: readonly string[];
  readonly isList: boolean;
  readonly isOptional: boolean;
  /** Whether it holds a list of parameters. */
  readonly hasParameters: boolean;
  /** The names of these parameters. */
  readonly names: Names;
  /** Whether its values are values of the node with the field. */
  readonly isWithin: boolean;
  /** The names of all values of its nodes. */
  readonly keys: () => readonly string[];
  /** The value of the field without a node, only for comparisons: nobody may change it. */
  readonly absent: () => Value;
}

/** Returns what reading needs to know of a grammar. */
export function sourceOf(tree: Tree, facts: Facts, automaton: Source["automaton"]): Source {
  const source: Source = {
    tree,
    facts,
    automaton,
    placesOf: lazyFor((type) => {
      const fact = factOf(source, type);
      return fact.is === "object" || fact.is === "one" ? fact.fields.map((field) => placeOf(source, type, field)) : [];
    }),
    keysOf: lazyFor((type) => keysOf(source, type)),
  };
  return source;
}

function keysOf(source: Source, type: string): readonly string[] {
  const fact = factOf(source, type);
  if (fact.is === "any") return fact.of.flatMap(source.keysOf);
  if (fact.is === "credentials") return ["user", "password"];
  if (fact.is === "parameters") return keysOfNames(fact.names);
  return source.placesOf(type).flatMap(({ field, key, names, hasParameters, isWithin, types }) => {
    if (field.constant !== undefined) return [];
    if (hasParameters) return keysOfNames(names);
    if (isWithin) return types.flatMap(source.keysOf);
    return fact.is === "object" ? [key] : [];
  });
}

const keysOfNames = (names: Names): readonly string[] => [
  ...knownIn(names).map(([name, { as = name }]) => as),
  names.others,
];

/** Returns the known names. They are listed once, because each URI asks for them. */
export const knownIn: (names: Names) => readonly (readonly [name: string, about: KnownName])[] = lazyFor(({ known }) =>
  Object.entries(known),
);

function placeOf(source: Source, type: string, field: FieldFact): Place {
  const { types, list: isList, optional: isOptional } = source.tree.fieldOf(type, field.name) as FieldType;
  const hasParameters = isList && types.some((each) => factOf(source, each).is === "parameter");
  const isWithin =
    hasParameters ||
    types.some((each) => {
      const fact = factOf(source, each);
      if (fact.is === "credentials" || fact.is === "parameters") return true;
      if (field.within !== true || isList) return false;
      return fact.is === "object" || (fact.is === "one" && source.placesOf(each)[0]?.isWithin === true);
    });
  const key = field.as ?? field.name;
  const names = field.names ?? { others: key, known: {} };
  const name = field.name as keyof NodeBase;
  const keys = lazy(() => types.flatMap(source.keysOf));
  const absent = lazy(() => absentOf(source, place));
  const place: Place = { field, name, key, types, isList, isOptional, hasParameters, names, isWithin, keys, absent };
  return place;
}

/** A parameter as it is written. */
export interface Item {
  readonly text: string;
  /** Where the text begins. */
  readonly start: number;
}

/** Returns the fact of a node type. */
export function factOf({ facts }: Source, type: string): Fact {
  return facts[type] ?? RAW;
}

const RAW: Fact = { is: "raw" };

/**
 * Returns the values of a node's text.
 *
 * @throws {URISyntaxError} if octets are not UTF-8. Its offsets are those of the tree
 */
export function valueOf(source: Source, node: NodeBase): Value {
  const fact = factOf(source, node.type);
  switch (fact.is) {
    case "object":
      return objectOf(source, node);
    case "one":
      return fieldOf(source, node, firstOf(source, node.type));
    case "parameters":
      return parametersOf(source, itemsOf(source.tree.print(node), node.start, fact.separator), fact.names);
    default: {
      const text = source.tree.print(node);
      return text === "" && isOmitted(source, node.type) ? null : textOf(fact, text, node.start);
    }
  }
}

/** Returns whether an empty text of a node means that the part is left out: its rule does not match an empty text. */
function isOmitted({ automaton }: Source, type: string): boolean {
  return automaton(type)?.test("", type) === false;
}

/** Returns the value of a text that is not divided. */
function textOf(fact: Fact, text: string, start: number): Value {
  switch (fact.is) {
    case "text":
      return percentDecodeAt(text, start);
    case "lower-case":
      return percentDecodeAt(text, start).toLowerCase();
    case "host": {
      const host = percentDecodeAt(text, start);
      return fact.sockets === true && host.startsWith("/") ? host : host.toLowerCase();
    }
    case "scheme":
      return text.toLowerCase();
    case "number":
      // -0 is 0.
      return text === "" ? null : Number(text) + 0;
    case "flag":
      return true;
    case "nothing":
      return fact.constant;
    case "credentials": {
      const colon = text.indexOf(":");
      const [user, password] = colon < 0 ? [text, null] : [text.slice(0, colon), text.slice(colon + 1)];
      return {
        user: percentDecodeAt(user, start),
        password: password === null ? null : percentDecodeAt(password, start + colon + 1),
      };
    }
    default:
      return text;
  }
}

/** Returns the values of a node with several values. */
function objectOf(source: Source, node: NodeBase): Values {
  const values: Record<string, Value> = {};
  for (const place of source.placesOf(node.type)) {
    if (place.field.constant !== undefined) continue;
    const value = fieldOf(source, node, place);
    if (!place.isWithin) {
      values[place.key] = value;
      continue;
    }
    // A node of another type could have more values.
    if (place.types.length > 1) Object.assign(values, absentOf(source, place));
    Object.assign(values, value);
  }
  return values;
}

function fieldOf(source: Source, node: NodeBase, place: Place): Value {
  const held = node[place.name] as unknown as Children;
  if (place.hasParameters) {
    return parametersOf(
      source,
      nodesIn(held).map((each) => itemOf(source, each)),
      place.names,
    );
  }
  if (Array.isArray(held)) return (held as readonly NodeBase[]).map((each) => valueOf(source, each));
  return held === null ? absentOf(source, place) : valueOf(source, held as NodeBase);
}

/** Returns the value of a field without a node: `null`, `false`, an empty list, or all its values without a value. */
export function absentOf(source: Source, { hasParameters, names, isList, isWithin, types }: Place): Value {
  if (hasParameters) return noParameters(source, names);
  if (isList) return [];
  if (isWithin) return Object.assign({}, ...types.map((each) => noValuesOf(source, each))) as Values;
  return absentNode(source, types[0] as string);
}

/**
 * Yields the lists among the values of a node type whose items have several values, with the first of these values that is a
 * text. A caller can give such an item as this text.
 */
export function* textItemsOf(source: Source, type: string): Generator<readonly [list: string, item: string]> {
  const fact = factOf(source, type);
  for (const each of fact.is === "any" ? fact.of : []) yield* textItemsOf(source, each);
  for (const { key, types, isList, isWithin, hasParameters } of source.placesOf(type)) {
    if (isWithin && !hasParameters) for (const each of types) yield* textItemsOf(source, each);
    const list = types.map((each) => source.placesOf(each)[0]).find((place) => place?.isList);
    const [item] = (isList ? types : list?.types) ?? [];
    if (item === undefined || hasParameters || factOf(source, item).is !== "object") continue;
    const text = source.placesOf(item).find((place) => factOf(source, place.types[0] as string).is !== "flag");
    yield [key, (text as Place).key];
  }
}

/** Returns the value that an absent node stands for. */
function absentNode(source: Source, type: string): Value {
  const fact = factOf(source, type);
  if (fact.is === "flag") return false;
  return fact.is === "one" ? absentOf(source, firstOf(source, type)) : null;
}

/** Returns the field whose value is that of a node with the fact `one`. */
export function firstOf(source: Source, type: string): Place {
  return source.placesOf(type)[0] as Place;
}

/** Returns all values of an absent node, which are values of the node above it. */
export function noValuesOf(source: Source, type: string): Values {
  const fact = factOf(source, type);
  if (fact.is === "any") return Object.assign({}, ...fact.of.map((each) => noValuesOf(source, each))) as Values;
  if (fact.is === "credentials") return { user: null, password: null };
  if (fact.is === "parameters") return noParameters(source, fact.names);
  const values: Record<string, Value> = {};
  for (const place of source.placesOf(type)) {
    if (place.field.constant !== undefined) continue;
    const inner = absentOf(source, place);
    if (place.isWithin) Object.assign(values, inner);
    else if (fact.is === "object") values[place.key] = inner;
  }
  return values;
}

function noParameters(source: Source, names: Names): Record<string, Value> {
  const values: Record<string, Value> = {};
  for (const [name, { as = name, several, rule }] of knownIn(names)) {
    values[as] = several === true ? [] : rule === undefined ? null : absentNode(source, rule);
  }
  values[names.others] = [];
  return values;
}

export type ParameterFact = Extract<Fact, { readonly is: "parameter" }>;

/** Returns the text of a parameter, without the text that is before each of them. */
export function itemOf(source: Source, node: NodeBase): Item {
  const { after = "" } = factOf(source, node.type) as ParameterFact;
  const { length } = after;
  return { text: source.tree.print(node).slice(length), start: node.start + length };
}

/** Returns the parameters in a text. */
export function itemsOf(text: string, start: number, separator: string): Item[] {
  let at = start;
  return text.split(separator).map((each) => {
    const item = { text: each, start: at };
    at += each.length + separator.length;
    return item;
  });
}

/** Returns the decoded name of a parameter. */
export function nameOfItem({ text, start }: Item): string {
  const sign = text.indexOf("=");
  return percentDecodeAt(sign < 0 ? text : text.slice(0, sign), start);
}

/** Returns the name and the value of a parameter. */
export function pairOf(item: Item): Pair {
  const { text, start } = item;
  const sign = text.indexOf("=");
  return {
    name: nameOfItem(item),
    value: sign < 0 ? null : percentDecodeAt(text.slice(sign + 1), start + sign + 1),
  };
}

/** Returns the known name that a parameter has. */
export function knownOf({ known, ignoresCase }: Names, name: string): readonly [string, KnownName] | null {
  const key = ignoresCase === true ? name.toLowerCase() : name;
  return Object.hasOwn(known, key) ? [key, known[key] as KnownName] : null;
}

/** Returns the values of known names, and the list of the other parameters. */
export function parametersOf(source: Source, items: readonly Item[], names: Names): Values {
  const values = noParameters(source, names);
  if (items.length === 0) return values;
  const others: Pair[] = [];
  const seen = new Set<string>();
  for (const item of items) {
    const found = knownOf(names, nameOfItem(item));
    const value = found && knownValue(source, item, found[1]);
    if (found === null || value === null || (seen.has(found[0]) && found[1].several !== true)) {
      const { name, value: other } = pairOf(item);
      others.push({ name: names.ignoresCase === true ? name.toLowerCase() : name, value: other });
      continue;
    }
    const [name, { as = name, several }] = found;
    seen.add(name);
    if (several === true) (values[as] as Value[]).push(value);
    else values[as] = value;
  }
  values[names.others] = others;
  return values;
}

/** Returns the value of a known parameter; `null` if it has none of its kind. */
export function knownValue(source: Source, { text, start }: Item, { is, rule, decodes = "" }: KnownName): Value {
  const sign = text.indexOf("=") + 1;
  if (sign === 0) return null;
  const written = text.slice(sign);
  if (rule !== undefined) {
    try {
      // A percent-encoded unreserved character is the same as the character (RFC 3986 section 2.3).
      return valueOf(source, source.tree.parse(rewriteTriplets(written, unreservedAnd(decodes), false), rule));
    } catch {
      return null;
    }
  }
  return is === "raw" ? written : percentDecodeAt(written, start + sign);
}

/**
 * Returns the place of the value whose text contains an offset.
 *
 * @param node a node with the offset
 * @param offset in the text of the whole tree
 * @param path the place of the node's value
 */
export function pathAt(source: Source, node: NodeBase, offset: number, path: Path = []): Path {
  const fact = factOf(source, node.type);
  for (const { field, name, key, isWithin, hasParameters } of source.placesOf(node.type)) {
    const held = node[name] as unknown as Children;
    const nodes = nodesIn(held);
    const index = nodes.findIndex((each) => each.start <= offset && offset <= each.end);
    const found = nodes[index];
    if (!found || field.constant !== undefined) continue;
    const own = fact.is === "one" || isWithin ? path : [...path, key];
    return pathAt(source, found, offset, Array.isArray(held) && !hasParameters ? [...own, index] : own);
  }
  return path;
}
