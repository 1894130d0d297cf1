/**
 * Reading: from a tree to the values of its text.
 *
 * @module
 */
import { leadsTo, type Automaton, type Tester } from "../core/automaton.js";
import { lazy, lazyFor } from "../core/lazy.js";
import { percentDecodeAt, rewriteTriplets } from "../core/percent.js";
import { nodesIn, type Children, type NodeBase } from "../tree/node.js";
import type { Shape } from "../tree/shape.js";
import type { FieldType, Tree } from "../tree/tree.js";
import { printerOf, type Print } from "./print.js";
import type { Path } from "./same.js";
import { unreservedAnd } from "./spell.js";
import type { Fact, Facts, FieldFact, Names, Pair, Value } from "./facts.js";

/** What reading and writing need to know of a grammar. */
export interface Source {
  readonly tree: Tree;
  /** Returns an automaton with a rule; `null` for a leaf that is no rule. */
  readonly automaton: (rule: string) => Automaton | null;
  /** Returns the plan of a node type, always the same. */
  readonly planOf: (type: string) => Plan;
}

/**
 * What reading and writing need to know of a node type. It is computed once, because each value asks for it. All plans have
 * the same properties, which makes them fast.
 */
export interface Plan {
  readonly source: Source;
  readonly type: string;
  /** The kind of its fact, and what the fact says. */
  readonly is: Fact["is"];
  readonly keeps: string;
  /** Those of them that the name of a parameter keeps. */
  readonly keepsInName: string;
  readonly constant: string;
  readonly after: string;
  readonly separator: string;
  readonly isSegment: boolean;
  readonly hasSockets: boolean;
  readonly isSecret: boolean;
  /** The parameters of a text with parameters. */
  readonly parameters: Parameters;
  /** The plans of the types that a rule of whole URIs makes. */
  readonly plans: readonly Plan[];
  /** What its fields hold, in the order of the fact. */
  readonly places: readonly Place[];
  /** The names of all its values. */
  readonly keys: readonly string[];
  /** Returns the test of its rule; `null` for a leaf that is no rule. */
  readonly tester: () => Tester | null;
  /** Returns whether no text of its rule has a percent-encoded character. */
  readonly isPlain: () => boolean;
  /** Returns the function that joins the texts of its fields. */
  readonly print: () => Print;
}

/** What a field of a node type holds. */
export interface Place {
  /** The field of a node. */
  readonly name: keyof NodeBase;
  /** The name among the values. */
  readonly key: string;
  /** The text of a field that is always the same; `null` if it is a value. */
  readonly constant: string | null;
  /** The plans of the nodes that it can hold. */
  readonly plans: readonly Plan[];
  /** The first of these plans. */
  readonly plan: Plan;
  readonly isList: boolean;
  readonly isOptional: boolean;
  /** The parameters, if it holds a list of them. */
  readonly parameters: Parameters | null;
  /** Whether its values are values of the node with the field. */
  readonly isWithin: boolean;
  /** The names of all values of its nodes. */
  readonly keys: readonly string[];
  /** The value of the field without a node, only for comparisons: nobody may change it. */
  readonly absent: () => Value;
}

/** A list of parameters. */
export interface Parameters {
  /** The name of the list of the parameters without a known name. */
  readonly others: string;
  readonly ignoresCase: boolean;
  readonly known: readonly Known[];
  readonly byName: ReadonlyMap<string, Known>;
}

/** A known name of a parameter. */
export interface Known {
  readonly name: string;
  /** The name among the values. */
  readonly key: string;
  /** Its place among the known names. */
  readonly index: number;
  readonly isRaw: boolean;
  readonly isSecret: boolean;
  readonly several: boolean;
  /** The plan of the rule of its value, if it has one. */
  readonly plan: Plan | null;
  readonly decodes: string;
}

/** Returns what reading needs to know of a grammar. */
export function sourceOf(tree: Tree, facts: Facts, automaton: Source["automaton"]): Source {
  const source: Source = {
    tree,
    automaton,
    planOf: lazyFor((type) => planFrom(source, type, facts[type] ?? RAW)),
  };
  return source;
}

const RAW: Fact = { is: "raw" };

/** Returns a decoded text with its ASCII letters in lower case: only their case makes no difference. Most have no others. */
const inLowerCase = (text: string): string =>
  text.toLowerCase() === text ? text : text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** What facts of some kinds say. */
type AnyFact = Partial<Readonly<Record<"keeps" | "constant" | "after" | "separator", string>>> &
  Partial<Readonly<Record<"segment" | "sockets" | "secret", true>>> & {
    readonly fields?: readonly FieldFact[];
    readonly names?: Names;
    readonly of?: readonly string[];
  };

function planFrom(source: Source, type: string, fact: Fact): Plan {
  const { is } = fact;
  const about = fact as AnyFact;
  const { keeps = "", constant = "", after = "", separator = "", fields = [], of = [] } = about;
  const places = fields.map((field) => placeOf(source, type, field));
  const plans = of.map(source.planOf);
  const parameters = parametersFrom(source, about.names ?? { others: "", known: {} });
  return {
    source,
    type,
    is,
    keeps,
    keepsInName: keeps.replace("=", ""),
    constant,
    after,
    separator,
    isSegment: about.segment === true,
    hasSockets: about.sockets === true,
    isSecret: about.secret === true,
    parameters,
    plans,
    places,
    keys: keysOf(is, plans, places, parameters),
    tester: lazy(() => source.automaton(type)?.tester(type) ?? null),
    isPlain: lazy(() => {
      const automaton = source.automaton(type);
      return automaton !== null && !leadsTo(automaton, type, PERCENT);
    }),
    print: lazy(() =>
      printerOf(
        source.tree.shapeOf(type) as Shape,
        places.map(({ name }) => name),
      ),
    ),
  };
}

const PERCENT = 0x25;

function parametersFrom(source: Source, { others, ignoresCase, known: all }: Names): Parameters {
  const known = Object.entries(all).map(
    ([name, { as: key = name, is, several, secret, rule, decodes = "" }], index): Known => ({
      name,
      key,
      index,
      isRaw: is === "raw",
      isSecret: secret === true,
      several: several === true,
      plan: rule === undefined ? null : source.planOf(rule),
      decodes,
    }),
  );
  const folds = ignoresCase === true;
  const byName = new Map(known.map((each) => [keyOf(each.name, { ignoresCase: folds }), each]));
  return { others, ignoresCase: folds, known, byName };
}

function keysOf(
  is: Fact["is"],
  plans: readonly Plan[],
  places: readonly Place[],
  parameters: Parameters,
): readonly string[] {
  if (is === "any") return plans.flatMap(({ keys }) => keys);
  if (is === "credentials") return ["user", "password"];
  if (is === "parameters") return keysOfParameters(parameters);
  return places.flatMap((place) => {
    if (place.constant !== null) return [];
    if (place.parameters !== null) return keysOfParameters(place.parameters);
    if (place.isWithin) return place.keys;
    return is === "object" ? [place.key] : [];
  });
}

const keysOfParameters = ({ known, others }: Parameters): readonly string[] => [...known.map(({ key }) => key), others];

/** Returns a name as engines keep the names of properties: with another copy of it, looking up a property takes longer. */
const internal = (name: string): string => Object.keys({ [name]: 0 })[0] as string;

function placeOf(source: Source, type: string, field: FieldFact): Place {
  const { within, constant, names } = field;
  const { types, list: isList, optional: isOptional } = source.tree.fieldOf(type, field.name) as FieldType;
  const plans = types.map((each) => source.planOf(internal(each)));
  const name = internal(field.name);
  const key = internal(field.as ?? name);
  const isParameters = isList && plans.some(({ is }) => is === "parameter");
  const isWithin = plans.some(({ is, places }) => {
    if (is === "credentials" || is === "parameters") return true;
    if (within !== true || isList) return false;
    return is === "object" || (is === "one" && places[0]?.isWithin === true);
  });
  const place: Place = {
    name: name as keyof NodeBase,
    key,
    constant: constant ?? null,
    plans,
    plan: plans[0] as Plan,
    isList,
    isOptional,
    isWithin: isParameters || isWithin,
    parameters: isParameters ? parametersFrom(source, names ?? { others: key, known: {} }) : null,
    keys: plans.flatMap(({ keys }) => keys),
    absent: lazy(() => absentOf(place)),
  };
  return place;
}

/** A parameter as it is written. */
export interface Item {
  readonly text: string;
  /** Where the text begins. */
  readonly start: number;
}

/**
 * Returns the values of a node's text.
 *
 * @param text the text of the whole tree
 * @throws {URISyntaxError} if octets are not UTF-8. Its offsets are those of the tree
 */
export function valueOf(source: Source, node: NodeBase, text: string): Value {
  return valueBy(source.planOf(node.type), node, text);
}

function valueBy(plan: Plan, node: NodeBase, text: string): Value {
  const { is } = plan;
  if (is === "one" && !firstOf(plan).isWithin) return fieldOf(firstOf(plan), node, text);
  if (is === "object" || is === "one" || is === "parameters" || is === "credentials") {
    const values: Record<string, Value> = {};
    readInto(values, plan, node, text);
    return values;
  }
  const { start } = node;
  const own = text.slice(start, node.end);
  // An empty text of a rule that does not match it is left out.
  if (own === "" && plan.tester()?.("") === false) return null;
  switch (is) {
    case "text":
      return percentDecodeAt(own, start);
    case "lower-case":
      return inLowerCase(percentDecodeAt(own, start));
    case "host": {
      const host = percentDecodeAt(own, start);
      return plan.hasSockets && host.startsWith("/") ? host : host.toLowerCase();
    }
    case "scheme":
      return own.toLowerCase();
    case "number":
      // -0 is 0.
      return own === "" ? null : Number(own) + 0;
    case "flag":
      return true;
    case "nothing":
      return plan.constant;
    default:
      return own;
  }
}

/** Adds the values of a node with several values. */
function readInto(values: Record<string, Value>, plan: Plan, node: NodeBase, text: string): void {
  const { is, places, parameters, separator } = plan;
  if (is === "parameters") {
    readParameters(values, itemsOf(text.slice(node.start, node.end), node.start, separator), parameters);
    return;
  }
  if (is === "credentials") {
    const { name, value } = pairBy(":", { text: text.slice(node.start, node.end), start: node.start });
    values["user"] = name;
    values["password"] = value;
    return;
  }
  for (const place of places) {
    if (place.constant !== null) continue;
    if (!place.isWithin) {
      values[place.key] = fieldOf(place, node, text);
      continue;
    }
    const held = node[place.name] as unknown as Children;
    if (place.parameters !== null) {
      readParameters(values, itemsIn(place.plans, held, text), place.parameters);
      continue;
    }
    // A node of another type could have more values.
    if (held === null || place.plans.length > 1) addAbsent(values, place);
    if (held !== null) readInto(values, planIn(place.plans, held as NodeBase), held as NodeBase, text);
  }
}

/** Returns the plan of a node. */
function planIn(plans: readonly Plan[], { type }: NodeBase): Plan {
  let at = plans.length - 1;
  while (at > 0 && plans[at]?.type !== type) at--;
  return plans[at] as Plan;
}

/** Returns the value of a field that is no value of another node. */
function fieldOf(place: Place, node: NodeBase, text: string): Value {
  const held = node[place.name] as unknown as Children;
  if (held === null) return absentOf(place);
  if (!Array.isArray(held)) return valueBy(planIn(place.plans, held as NodeBase), held as NodeBase, text);
  const values: Value[] = [];
  for (const each of held as readonly NodeBase[]) values.push(valueBy(planIn(place.plans, each), each, text));
  return values;
}

/** Returns the value of a field without a node: `null`, `false`, an empty list, or all its values without a value. */
export function absentOf(place: Place): Value {
  if (place.isWithin) {
    const values: Record<string, Value> = {};
    addAbsent(values, place);
    return values;
  }
  return place.isList ? [] : absentNode(place.plan);
}

/** Adds the values of a field without a node to those of the node with the field. */
function addAbsent(values: Record<string, Value>, { parameters, plans }: Place): void {
  if (parameters !== null) addNoParameters(values, parameters);
  else for (const plan of plans) addNoValues(values, plan);
}

/**
 * Yields the lists among the values of a node type whose items have several values, with the first of these values that is a
 * text. A caller can give such an item as this text.
 */
export function* textItemsOf({ plans: all, places }: Plan): Generator<readonly [list: string, item: string]> {
  for (const each of all) yield* textItemsOf(each);
  for (const { key, plans, isList, isWithin, parameters } of places) {
    if (isWithin && parameters === null) for (const each of plans) yield* textItemsOf(each);
    const list = plans.map((each) => each.places[0]).find((place) => place?.isList);
    const [item] = (isList ? plans : list?.plans) ?? [];
    if (item === undefined || parameters !== null || item.is !== "object") continue;
    const text = item.places.find(({ plan }) => plan.is !== "flag");
    yield [key, (text as Place).key];
  }
}

/** Returns the value that an absent node stands for. */
function absentNode(plan: Plan): Value {
  if (plan.is === "flag") return false;
  return plan.is === "one" ? absentOf(firstOf(plan)) : null;
}

/** Returns the field whose value is that of a node with the fact `one`. */
export function firstOf({ places }: Plan): Place {
  return places[0] as Place;
}

/** Adds all values of an absent node, which are values of the node above it. */
export function addNoValues(values: Record<string, Value>, { is, plans, places, parameters }: Plan): void {
  for (const each of plans) addNoValues(values, each);
  if (is === "credentials") {
    values["user"] = null;
    values["password"] = null;
  }
  if (is === "parameters") addNoParameters(values, parameters);
  for (const place of places) {
    if (place.constant !== null) continue;
    if (place.isWithin) addAbsent(values, place);
    else if (is === "object") values[place.key] = absentOf(place);
  }
}

function addNoParameters(values: Record<string, Value>, { known, others }: Parameters): void {
  for (const { key, several, plan } of known) values[key] = several ? [] : plan && absentNode(plan);
  values[others] = [];
}

/** Returns the texts of the parameters in nodes, without the text that is before each of them. */
export function itemsIn(plans: readonly Plan[], held: Children, text: string): Item[] {
  const items: Item[] = [];
  for (const node of nodesIn(held)) {
    const start = node.start + planIn(plans, node).after.length;
    items.push({ text: text.slice(start, node.end), start });
  }
  return items;
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
export const pairOf = (item: Item): Pair => pairBy("=", item);

/** Returns a decoded text and perhaps another one after a sign. */
function pairBy(between: string, { text, start }: Item): Pair {
  const sign = text.indexOf(between);
  return {
    name: percentDecodeAt(sign < 0 ? text : text.slice(0, sign), start),
    value: sign < 0 ? null : percentDecodeAt(text.slice(sign + 1), start + sign + 1),
  };
}

/** Returns what is equal for equal names of parameters. */
export const keyOf = (name: string, { ignoresCase }: Pick<Parameters, "ignoresCase">): string =>
  ignoresCase ? name.toLowerCase() : name;

/** Returns the known name that a parameter has. */
export function knownOf(parameters: Parameters, name: string): Known | undefined {
  return parameters.byName.get(keyOf(name, parameters));
}

/** Adds the values of known names, and the list of the other parameters. */
function readParameters(values: Record<string, Value>, items: readonly Item[], parameters: Parameters): void {
  addNoParameters(values, parameters);
  const others = values[parameters.others] as Pair[];
  const seen: Known[] = [];
  for (const item of items) {
    const name = nameOfItem(item);
    const found = knownOf(parameters, name);
    const value = found ? knownValue(item, found) : null;
    if (found === undefined || value === null || (!found.several && seen.includes(found))) {
      others.push({ name: keyOf(name, parameters), value: pairOf(item).value });
    } else if (found.several) {
      (values[found.key] as Value[]).push(value);
    } else {
      seen.push(found);
      values[found.key] = value;
    }
  }
}

/** Returns the value of a known parameter; `null` if it has none of its kind. */
export function knownValue({ text, start }: Item, { isRaw, plan, decodes }: Known): Value {
  const sign = text.indexOf("=") + 1;
  if (sign === 0) return null;
  const written = text.slice(sign);
  if (plan === null) return isRaw ? written : percentDecodeAt(written, start + sign);
  // A percent-encoded unreserved character is the same as the character (RFC 3986 section 2.3).
  const plain = rewriteTriplets(written, unreservedAnd(decodes), false);
  if (plan.tester()?.(plain) === false) return null;
  try {
    return valueBy(plan, plan.source.tree.parse(plain, plan.type), plain);
  } catch {
    return null;
  }
}

/**
 * Returns the place of the value whose text contains an offset.
 *
 * @param node a node with the offset
 * @param offset in the text of the whole tree
 * @param path the place of the node's value
 */
export function pathAt(source: Source, node: NodeBase, offset: number, path: Path = []): Path {
  const { is, places } = source.planOf(node.type);
  for (const { constant, name, key, isWithin, parameters } of places) {
    const held = node[name] as unknown as Children;
    const nodes = nodesIn(held);
    const index = nodes.findIndex((each) => each.start <= offset && offset <= each.end);
    const found = nodes[index];
    if (!found || constant !== null) continue;
    const own = is === "one" || isWithin ? path : [...path, key];
    return pathAt(source, found, offset, Array.isArray(held) && parameters === null ? [...own, index] : own);
  }
  return path;
}
