/**
 * Values: what the URIs of schemes say, read and written.
 *
 * @module
 */
import { assertObject, propertyOf, readable, wrongType } from "../../core/arguments.js";
import { diagnosticOf, URISyntaxError, type Diagnostic } from "../../core/diagnostic.js";
import { percentDecodeAt, percentEncode, setOf } from "../../core/percent.js";
import type { NodeBase } from "../../tree/index.js";
import type { Tree } from "../../tree/tree.js";
import type { Facts, Value, Values } from "../../values/facts.js";
import { absentOf, factOf, isWithin, valueOf } from "../../values/read.js";
import { firstDifference, isSame, type Path } from "../../values/same.js";
import { keysOf, misfit, treeFor, type Target } from "../../values/write.js";
import type { AnyScheme } from "./scheme.js";

/** A scheme, and the facts of its grammar. */
export interface SchemeWithFacts {
  readonly scheme: AnyScheme;
  readonly facts: Facts;
}

/** The result of a function that does not throw at a URI or at values that do not fit. */
export type ValueResult<Result> =
  | ({ readonly ok: true; readonly diagnostic?: undefined } & Result)
  | { readonly ok: false; readonly diagnostic: Diagnostic };

/** What one scheme reads and writes. */
interface Room {
  readonly target: Target;
  readonly rule: string;
  readonly keys: readonly string[];
  readonly hasFragment: boolean;
  readonly scheme: AnyScheme;
}

const FRAGMENT = "fragment";

/** The characters that a fragment may contain as they are (RFC 3986 section 3.5). */
const IN_FRAGMENT = /* @__PURE__ */ setOf(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@/?",
);

/** Returns what reading and writing need of a scheme. */
export function roomOf({ scheme, facts }: SchemeWithFacts): Room {
  const { grammar } = scheme;
  const { rule, hasFragment } = grammar;
  const rules = new Set(grammar.rules);
  const target: Target = { tree: grammar.tree as Tree, facts, automaton: (name) => (rules.has(name) ? grammar.automaton(name) : null) };
  const keys = [...new Set([...keysOf(target, rule), ...(hasFragment ? [] : [FRAGMENT])])];
  return { target, rule, keys, hasFragment, scheme };
}

/** Returns the values of a URI of the scheme, and the tree that they come from. */
export function readBy(room: Room, uri: string): { readonly values: Values; readonly root: NodeBase } {
  const { target, rule, hasFragment } = room;
  const hash = hasFragment ? -1 : uri.indexOf("#");
  const front = hash < 0 ? uri : uri.slice(0, hash);
  const root = target.tree.parse(front, rule);
  const values = valueOf(target, root) as Values;
  const scheme = uri.slice(0, uri.indexOf(":")).toLowerCase();
  if (hasFragment) return { root, values: { ...values, scheme } };
  const fragment = hash < 0 ? null : percentDecodeAt(uri.slice(hash + 1), hash + 1);
  return { root, values: { ...values, scheme, fragment } };
}

/** Returns the URI of values; parts that do not change keep their text. */
export function writeBy(room: Room, given: Values, before: string | null): string {
  const { target, rule, hasFragment, scheme } = room;
  const old = before === null ? null : readBy(room, before);
  const values = complete(room, given);
  if (old !== null && isSame(old.values, values)) return before as string;
  const root = treeFor(target, rule, values, old?.root ?? null);
  let uri = target.tree.print(root);
  if (!hasFragment && values[FRAGMENT] !== null) uri += `#${fragmentOf(room, values[FRAGMENT] as Value, before, old?.values)}`;
  if (!scheme.grammar.test(uri)) throw misfit(target, rule, [], "", 0);
  const now = readBy(room, uri).values;
  const equal = (one: unknown, other: unknown): boolean =>
    one === other || (typeof one === "string" && typeof other === "string" && one.toLowerCase() === other.toLowerCase());
  const path = firstDifference(now, values, equal);
  if (path !== null) throw misfit(target, rule, path, at(values, path), 0);
  return uri;
}

function fragmentOf({ target }: Room, value: Value, before: string | null, old: Values | undefined): string {
  if (before !== null && old && old[FRAGMENT] === value) return before.slice(before.indexOf("#") + 1);
  if (typeof value !== "string") throw wrongType("The value 'fragment'", "a string", value);
  void target;
  return percentEncode(value, IN_FRAGMENT);
}

function at(values: Values, path: Path): Value {
  let value: Value = values;
  for (const key of path) value = (value as Readonly<Record<string | number, Value>>)[key] ?? null;
  return value;
}

/** Returns all values: those that are not given are absent. */
function complete({ target, rule, keys, hasFragment }: Room, given: Values): Values {
  const unknown = Object.keys(given).find((key) => !keys.includes(key));
  if (unknown !== undefined) throw new TypeError(`The values have a name that is unknown. The names are ${keys.join(", ")}.`);
  const fact = factOf(target, rule);
  const absent: Record<string, Value> = hasFragment ? {} : { [FRAGMENT]: null };
  if (fact.is === "object" || fact.is === "one") {
    for (const field of fact.fields) {
      if (field.constant !== undefined) continue;
      const inner = absentOf(target, rule, field);
      if (isWithin(target, rule, field)) Object.assign(absent, inner);
      else absent[field.as ?? field.name] = inner;
    }
  }
  const values = { ...absent };
  for (const key of keys) {
    const value = given[key];
    if (value !== undefined && value !== null) values[key] = value;
  }
  return values;
}

void assertObject;
void propertyOf;
void readable;
void diagnosticOf;
void URISyntaxError;
