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
import { nodesIn, type Children, type NodeBase } from "../tree/node.js";
import type { Pair, Value, Values } from "./facts.js";
import {
  firstOf,
  itemsIn,
  itemsOf,
  keyOf,
  knownOf,
  knownValue,
  nameOfItem,
  pairOf,
  valueOf,
  type Item,
  type Known,
  type Parameters,
  type Place,
  type Plan,
} from "./read.js";
import { refusedValue } from "./refused.js";
import { isAbsent, isOctets, isSame, type Path } from "./same.js";
import { spell, unreservedAnd, type Piece } from "./spell.js";

/** What writing needs to know of a grammar, and of the text before. */
export interface Target {
  /** The plan of a whole URI. */
  readonly whole: Plan;
  /** The text of the tree before the change. */
  readonly text: string;
  /**
   * Whether only the text counts, and not the reason why a value does not fit. Then all functions return `null` instead of an
   * error, and do not know the places of values, because saying the reason takes longer than the rest.
   */
  readonly isProbe: boolean;
}

/** The node before the change, and whether its text may stay. */
type Before = NodeBase | null;

/** The text of a value; `null` if the value does not fit, and the reason does not count. */
type Text = string | null;

/**
 * Returns the text of values.
 *
 * @param whole the plan of a whole URI
 * @param values all values
 * @param before the tree that is changed; `null` for a new one
 * @param text the text of this tree
 * @throws {TypeError} if a value has the wrong type
 * @throws {URISyntaxError} if a value does not fit; `path` says which
 */
export function textFor(whole: Plan, values: Values, before: Before, text: string): string {
  return (
    textBy({ whole, text, isProbe: true }, values, before) ??
    (textBy({ whole, text, isProbe: false }, values, before) as string)
  );
}

function textBy(target: Target, values: Values, before: Before): Text {
  const { whole } = target;
  // There can be other values, such as the fragment.
  if (before === null && whole.is === "object") return joined(target, whole, values, [], null);
  const own: Record<string, Value> = {};
  for (const key of whole.keys) own[key] = values[key] as Value;
  return textOf(target, whole.is === "any" ? whole.plans : [whole], own, [], before);
}

/** Returns the place of a value in another one. */
function inside({ isProbe }: Target, path: Path, key: string | number): Path {
  return isProbe ? path : [...path, key];
}

/** Returns the text of the first type that the value fits. */
function textOf(target: Target, plans: readonly Plan[], value: Value, path: Path, before: Before): Text {
  if (before !== null && plans.some(({ type }) => type === before.type) && standsFor(target, before, value)) {
    return target.text.slice(before.start, before.end);
  }
  if (plans.length === 1) return named(target, plans[0] as Plan, value, path, before);
  const candidates = byFitness(plans, value, before);
  const probe = target.isProbe ? target : { whole: target.whole, text: target.text, isProbe: true };
  for (const plan of candidates) {
    const text = fitting(probe, plan, value, path, before);
    if (text !== null) return text;
  }
  if (target.isProbe) return null;
  let first: unknown;
  for (const plan of isHostAndPort(value) ? byHost(candidates) : candidates) {
    try {
      fitting(target, plan, value, path, before);
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
const byHost = (plans: readonly Plan[]): readonly Plan[] =>
  [...plans].sort((one, other) => Number(other.is === "host") - Number(one.is === "host"));

/** Returns the text of one of several types. */
function fitting(target: Target, plan: Plan, value: Value, path: Path, before: Before): Text {
  const text = named(target, plan, value, path, before);
  return text === null || plan.tester()?.(text) !== false ? text : misfit(target, plan, path, value, 0);
}

/** Returns types in the order in which they are tried: that of the node before, then those with the names of the value. */
function byFitness(plans: readonly Plan[], value: Value, before: Before): readonly Plan[] {
  if (!isObject(value) && before === null) return plans;
  const names = isObject(value) ? Object.keys(value) : null;
  const rankOf = ({ type, keys }: Plan): number => {
    if (names?.length === keys.length && names.every((name) => keys.includes(name))) return 0;
    return type === before?.type ? 1 : 2;
  };
  return [...plans].sort((one, other) => rankOf(one) - rankOf(other));
}

/** Returns whether a node already stands for a value. The values of a node can stand among others. */
function standsFor({ whole, text }: Target, node: NodeBase, value: Value): boolean {
  const own = valueOf(whole.source, node, text);
  if (!isObject(own) || !isObject(value)) return isSame(own, value);
  return Object.keys(own).every((key) => isSame(own[key], value[key]));
}

const isObject = (value: Value | undefined): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !isOctets(value);

/** Returns the text of a node of a type, whose values are all those of the object, if the type has several. */
function named(target: Target, plan: Plan, value: Value, path: Path, before: Before): Text {
  if (plan.is === "object" && isObject(value)) {
    for (const key of Object.keys(value)) {
      if (plan.keys.includes(key) || isAbsent(value[key])) continue;
      if (target.isProbe) return null;
      throw new TypeError(`${nameOf(path)} has a name that does not fit.`);
    }
  }
  return made(target, plan, value, path, before);
}

/** Returns the text of a node of a type. */
function made(target: Target, plan: Plan, value: Value, path: Path, node: Before): Text {
  const { is } = plan;
  const before = node?.type === plan.type ? node : null;
  switch (is) {
    case "object":
      return isObject(value) ? joined(target, plan, value, path, before) : wrong(target, path, "an object", value);
    case "one": {
      const { isWithin, key } = firstOf(plan);
      return joined(target, plan, isWithin ? (value as Values) : { [key]: value }, path, before);
    }
    case "parameters": {
      const { separator, parameters } = plan;
      const printed = before === null ? null : target.text.slice(before.start, before.end);
      const items = printed === null ? [] : itemsOf(printed, 0, separator);
      const texts = textsOf(target, [plan], items, parameters, value as Values, path);
      return texts === null ? null : texts.join(separator);
    }
    case "credentials":
      return textOfUser(target, plan, value as Values, path);
    case "flag":
    case "nothing":
      return value === (is === "flag" ? true : plan.constant) ? plan.constant : misfit(target, plan, path, value, 0);
    case "number":
      if (typeof value === "number" && Number.isFinite(value)) return accepted(target, plan, digitsOf(value), path);
      if (target.isProbe) return null;
      if (typeof value !== "number") throw new NumberWanted(path, value);
      throw new TypeError(`${nameOf(path)} must be a finite number.`);
    case "text":
      if (plan.isSegment && (value === "." || value === "..")) {
        return refusal(target, plan, path, 0, value.length, "is a dot-segment, which programs remove");
      }
  }
  if (typeof value !== "string") return wrong(target, path, "a string", value);
  if (is === "host" && !(plan.hasSockets && value.startsWith("/"))) {
    const index = value.search(NOT_IN_HOST);
    if (index >= 0) return hostRefusal(target, plan, path, value, index);
  }
  // The whole URI shows whether the scheme is the right one.
  if (is === "scheme") return value;
  return is === "raw" || is === "parameter" ? accepted(target, plan, value, path) : spelled(target, plan, value, path);
}

/** What separates a host from other parts, also for programs that read a URI by other rules. */
const NOT_IN_HOST = /[\0-\x20/?#@\\<>^|%:[\]\x7F]/;

/** Refuses a delimiter in a host. */
function hostRefusal(target: Target, plan: Plan, path: Path, host: string, index: number): null {
  const port = [...path.slice(0, -1), "port"];
  // The host of a list of hosts has its own port.
  const hasPort = path.length > 1 || target.whole.keys.includes("port");
  if (!hasPort || host[index] !== ":" || !isHostAndPort(host)) return misfit(target, plan, path, host, index);
  const what = `has a port. Give it in ${nameOf(port).replace("The", "the")}`;
  return refusal(target, plan, path, index, host.length, what);
}

/** Returns the text of a user and perhaps a password. */
function textOfUser(target: Target, plan: Plan, { user, password }: Values, path: Path): Text {
  const name = user ?? "";
  if (typeof name !== "string") return wrong(target, inside(target, path, "user"), "a string", name);
  const held = isAbsent(password) ? null : (password as Value);
  if (held === null || typeof held === "string") return spelledPair(target, plan, "", name, ":", held, path);
  return wrong(target, inside(target, path, "password"), "a string", held);
}

/** Returns a text if the rule matches it. */
function accepted(target: Target, plan: Plan, text: string, path: Path): Text {
  // A part can be empty although the rule of its name does not match an empty text.
  if (text === "" || plan.tester()?.(text) !== false) return text;
  if (target.isProbe) return null;
  const { type } = plan;
  const automaton = plan.source.automaton(type) as Automaton;
  const { index } = automaton.recognize(text, type);
  const [character] = text.slice(index, index + 2);
  // Where "%" can stand, people expect that the character is percent-encoded.
  if (character !== undefined && automaton.test(`${text.slice(0, index)}%20`, type)) {
    const what = "has a character that is not allowed. Nothing in this value is percent-encoded when it is written";
    return refusal(target, plan, path, index, index + character.length, what);
  }
  return misfit(target, plan, path, text, index);
}

/** Returns the text of a rule that stands for a text. */
function spelled(target: Target, plan: Plan, data: string, path: Path): Text {
  if (data === "") return "";
  const test = plan.tester();
  const isPlain = plan.isPlain();
  // Only a rule has characters that stay.
  const usual = isPlain && target.isProbe ? data : encoded(target, data, test === null ? "" : plan.keeps, path);
  if (usual === null || test === null || test(usual)) return usual;
  return isPlain && target.isProbe ? null : respelled(target, plan, [{ data, keeps: plan.keeps }], path);
}

/** Returns the text of a rule that stands for a name, and perhaps a value after a sign. */
function spelledPair(
  target: Target,
  plan: Plan,
  after: string,
  name: string,
  sign: string,
  value: string | null,
  path: Path,
): Text {
  const { keeps, keepsInName } = plan;
  const front = encoded(target, name, keepsInName, path);
  const rest = value === null ? "" : encoded(target, value, keeps, path);
  if (front === null || rest === null) return null;
  const usual = after + front + (value === null ? "" : sign + rest);
  if (usual === "" || plan.is === "parameters" || plan.tester()?.(usual) !== false) return usual;
  const pieces: Piece[] = [{ as: after }, { data: name, keeps: keepsInName }];
  if (value !== null) pieces.push({ as: sign }, { data: value, keeps });
  return respelled(target, plan, pieces, path);
}

/** Returns the text of a rule that stands for texts, if the usual one does not fit. */
function respelled(target: Target, plan: Plan, pieces: readonly Piece[], path: Path): Text {
  const { source, type } = plan;
  const spelling = spell(pieces, source.automaton(type) as Automaton, type);
  if (spelling.text !== null) return spelling.text;
  const data = pieces.map((piece) => ("data" in piece ? piece.data : "")).join("");
  return misfit(target, plan, path, data, spelling.index);
}

/** Returns a text in which all characters are encoded that are not kept. */
export function encoded({ isProbe }: Pick<Target, "isProbe">, text: string, keeps: string, path: Path): Text {
  try {
    return percentEncode(text, unreservedAnd(keeps));
  } catch (error) {
    if (isProbe) return null;
    // A lone surrogate.
    throw new URISyntaxError({ ...(error as URISyntaxError).diagnostic, path });
  }
}

/** Returns the text of a node of the texts of its fields. */
function joined(target: Target, plan: Plan, values: Values, path: Path, before: Before): Text {
  const { places, is } = plan;
  const texts: (readonly string[])[] = [];
  for (const place of places) {
    const { constant, name, key } = place;
    const old = before === null ? null : (before[name] as unknown as Children);
    if (constant === null) {
      const held = textsFor(target, place, values, is === "one" ? path : inside(target, path, key), path, old);
      if (held === null) return null;
      texts.push(held);
    } else if (constant === "") {
      texts.push(old === null ? NONE : nodesIn(old).map(({ start, end }) => target.text.slice(start, end)));
    } else texts.push([constant]);
  }
  for (let at = 0; at < places.length; at++) {
    const { constant, isOptional } = places[at] as Place;
    // A keyword that can be absent stands before what it names.
    if (constant !== null && constant !== "" && isOptional && texts[at + 1] === NONE) texts[at] = NONE;
  }
  const print = plan.print();
  let text = print(texts);
  // Some parts need others before them, such as an empty list of attributes before a scope.
  for (; typeof text === "number"; text = print(texts)) {
    // The part right before it is the one that it needs.
    const needed = text - 1;
    if (texts[needed] !== NONE) return misfit(target, plan, path, "", 0);
    const place = places[needed] as Place;
    const isList = place.plan.is === "one";
    const empty = isList ? made(target, place.plan, [], inside(target, path, place.name), null) : "";
    texts[needed] = [empty as string];
  }
  return text;
}

/** The texts of an absent field. */
const NONE: readonly string[] = [];

/** Returns the texts of the nodes of a field; `null` if a value does not fit. */
function textsFor(
  target: Target,
  place: Place,
  values: Values,
  path: Path,
  above: Path,
  before: Children,
): readonly string[] | null {
  const { key, plans, plan, isList, isOptional, parameters, isWithin } = place;
  const value = values[key] ?? null;
  if (parameters !== null) {
    const texts = textsOf(target, plans, itemsIn(plans, before, target.text), parameters, values, above);
    return texts === null || plan.after === "" ? texts : texts.map((text) => plan.after + text);
  }
  if (isList) {
    if (!Array.isArray(value)) return wrong(target, path, "a list", value);
    const olds = nodesIn(before);
    const texts: string[] = [];
    for (let index = 0; index < value.length; index++) {
      const text = textOf(target, plans, value[index] as Value, inside(target, path, index), olds[index] ?? null);
      if (text === null) return null;
      texts.push(text);
    }
    return texts;
  }
  const old = before as Before;
  const absent = place.absent();
  if (isWithin && plans.length === 1 && old === null) {
    if (isOptional && areAbsent(place.keys, values, absent as Values)) return NONE;
    const text = made(target, plan, values, above, null);
    return text === null ? null : [text];
  }
  let own = value;
  if (isWithin) {
    const among: Record<string, Value> = {};
    for (const each of place.keys) among[each] = values[each] ?? (absent as Values)[each] ?? null;
    own = among;
  }
  if (isOptional && (own === null || isSame(own, absent)) && (old === null || !standsFor(target, old, own)))
    return NONE;
  if (own === null && !isEmptyAllowed(plans)) return refusal(target, target.whole, path, 0, 0, "is missing");
  const text = textOf(target, plans, own ?? absent, isWithin ? above : path, old);
  return text === null ? null : [text];
}

/** Returns whether all values with some names are the absent ones. */
function areAbsent(keys: readonly string[], values: Values, absent: Values): boolean {
  for (const key of keys) if (!isSame(values[key] ?? null, absent[key])) return false;
  return true;
}

/** Returns whether a part can be there without a value: an empty list, or a text that follows from others. */
function isEmptyAllowed(plans: readonly Plan[]): boolean {
  return plans.some(({ is }) => ["one", "nothing", "number", "flag"].includes(is));
}

/**
 * Returns the texts of parameters; `null` if one does not fit. Those whose values do not change keep their texts and their
 * places.
 *
 * @param plans those of the parameters, or that of the text with all parameters
 * @param items the parameters before the change
 */
function textsOf(
  target: Target,
  plans: readonly Plan[],
  items: readonly Item[],
  parameters: Parameters,
  values: Values,
  path: Path,
): readonly string[] | null {
  const listPath = inside(target, path, parameters.others);
  const given = values[parameters.others] ?? [];
  if (!Array.isArray(given)) return wrong(target, listPath, "a list", given);
  const others: Pair[] = [];
  for (let index = 0; index < given.length; index++) {
    const pair = asPair(target, given[index] as Value, inside(target, listPath, index));
    if (pair === null) return null;
    others.push(pair);
  }
  const lists: Value[][] = [];
  for (const { key, several } of parameters.known) {
    const value = values[key] ?? null;
    if (!several) lists.push(value === null ? [] : [value]);
    else if (Array.isArray(value)) lists.push([...(value as readonly Value[])]);
    else return wrong(target, inside(target, path, key), "a list", value);
  }
  const texts: string[] = [];
  /** Adds a text; returns whether there is one. */
  const added = (text: Text): boolean => text !== null && texts.push(text) > 0;
  const addedKnown = (about: Known, value: Value, name: string): boolean => {
    const place = inside(target, path, about.key);
    return isNothing(value) || added(textOfKnown(target, plans, about, value, place, name));
  };
  let other = 0;
  for (const item of items) {
    const name = nameOfItem(item);
    const found = knownOf(parameters, name);
    const list = found && lists[found.index];
    const held = found ? knownValue(item, found) : null;
    if (found && held !== null && list !== undefined && list.length > 0) {
      const value = list.shift() as Value;
      if (!isNothing(value) && isSame(held, value)) texts.push(item.text);
      else if (!addedKnown(found, value, name)) return null;
      continue;
    }
    const next = others[other];
    // A known parameter that is removed is not replaced by another one.
    if (next === undefined || (found && knownOf(parameters, next.name) !== found)) continue;
    const isKept = isSamePair(pairOf(item), next, parameters);
    if (!added(isKept ? item.text : textOfPair(target, plans, next, inside(target, listPath, other)))) return null;
    other++;
  }
  for (const about of parameters.known) {
    for (const value of lists[about.index] as Value[]) if (!addedKnown(about, value, about.name)) return null;
  }
  for (; other < others.length; other++) {
    if (!added(textOfPair(target, plans, others[other] as Pair, inside(target, listPath, other)))) return null;
  }
  return texts;
}

/** Returns the text of a parameter with a known name. */
function textOfKnown(
  target: Target,
  plans: readonly Plan[],
  { plan, isRaw }: Known,
  value: Value,
  path: Path,
  name: string,
): Text {
  if (plan === null && typeof value !== "string") return wrong(target, path, "a string", value);
  if (plan === null && !isRaw) return textOfPair(target, plans, { name, value: value as string }, path);
  const text = plan === null ? (value as string) : textOf(target, [plan], value, path, null);
  return text === null ? null : `${encodeData(name)}=${text}`;
}

/** Returns whether a known parameter has no value: an empty list is written as nothing. */
const isNothing = (value: Value): boolean => Array.isArray(value) && value.length === 0;

function isSamePair(one: Pair, other: Pair, parameters: Parameters): boolean {
  return keyOf(one.name, parameters) === keyOf(other.name, parameters) && one.value === other.value;
}

/** Returns the text of a parameter: by the first rule that fits, or in a text without a structure for its rule. */
function textOfPair(target: Target, plans: readonly Plan[], { name, value }: Pair, path: Path): Text {
  let first: unknown;
  for (const plan of plans) {
    const { after } = plan;
    try {
      const text = spelledPair(target, plan, after, name, "=", value, path);
      if (text !== null) return text.slice(after.length);
    } catch (error) {
      first ??= error;
    }
  }
  if (target.isProbe) return null;
  throw first;
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

/** Refuses a value of the wrong type. */
function wrong({ isProbe }: Target, path: Path, wanted: string, value: Value): null {
  if (isProbe) return null;
  throw wrongType(nameOf(path), wanted, value);
}

function asPair(target: Target, pair: Value, path: Path): Pair | null {
  if (!isObject(pair)) return wrong(target, path, "an object", pair);
  const { name = null, value = null } = pair;
  if (typeof name !== "string") return wrong(target, inside(target, path, "name"), "a string", name);
  if (value === null || typeof value === "string") return { name, value };
  return wrong(target, inside(target, path, "value"), "a string", value);
}

/** Names a value in a message: `The value 'hosts[0].port'`. */
export function nameOf(path: Path): string {
  if (path.length === 0) return "The object of all values";
  const name = path.map((key) => (typeof key === "number" ? `[${String(key)}]` : `.${key}`)).join("");
  return `The value '${name.replace(/^\./, "")}'`;
}

/** Refuses a value that does not fit: some text of the rule, or a character at an offset. */
export function misfit(
  target: Pick<Target, "whole" | "isProbe">,
  plan: Plan,
  path: Path,
  value: Value,
  index: number,
): null {
  const code = typeof value === "string" ? value.codePointAt(index) : undefined;
  if (code === undefined) return refusal(target, plan, path, index, index, "is incomplete, or does not fit");
  const end = index + String.fromCodePoint(code).length;
  return refusal(target, plan, path, index, end, "has a character that is not allowed");
}

/** Refuses a value; `what` ends a sentence that begins with its name. */
export function refusal(
  { whole, isProbe }: Pick<Target, "whole" | "isProbe">,
  { source, type }: Plan,
  path: Path,
  start: number,
  end: number,
  what: string,
): null {
  if (isProbe) return null;
  const message = path.length === 0 ? "The values do not fit together." : `${nameOf(path)} ${what}.`;
  // A node that is not a rule has no section.
  const mistake = { message, start, end, rule: source.automaton(type) ? type : whole.type };
  throw refusedValue(source.tree, mistake, path);
}
