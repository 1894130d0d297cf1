// The static values of actions: what is known about them without any input.

/**
 * A place in a grammar that creates a node.
 * @typedef {object} Source
 * @property {string} type the type of the node
 * @property {Map<string, Value> | null} fields null for a leaf
 * @property {import("./text.js").Text} text the text that the node matches
 * @property {Fail} fail throws an error with this place
 */

/**
 * Throws an error that begins with a place.
 * @typedef {(message: string) => never} Fail
 */

/**
 * A node; null; text without a node; a list of these items, each any number of times; an object without a type; one of
 * several values.
 *
 * @typedef {{ kind: "node", source: Source }
 *   | { kind: "null" }
 *   | { kind: "text" }
 *   | { kind: "list", items: Value[] }
 *   | { kind: "record", fields: Map<string, Value> }
 *   | { kind: "choice", of: Value[] }} Value
 */

/** @type {Value} */
export const NULL = { kind: "null" };
/** @type {Value} */
export const TEXT = { kind: "text" };

/**
 * @param {Value[]} values
 * @returns {Value} one of the values
 */
export function choiceOf(values) {
  const [first, ...others] = values.flatMap((each) => (each.kind === "choice" ? each.of : [each]));
  if (!first) return NULL;
  const distinct = [first];
  for (const each of others) if (!distinct.some((known) => isSame(known, each))) distinct.push(each);
  return distinct.length === 1 ? first : { kind: "choice", of: distinct };
}

/** @param {Value} one @param {Value} other */
function isSame(one, other) {
  if (one.kind === "node") return other.kind === "node" && one.source === other.source;
  return one === other || (one.kind === other.kind && (one.kind === "null" || one.kind === "text"));
}

/**
 * @param {Value} value
 * @returns {Value[]} its alternatives, none of which is a choice
 */
export const alternativesOf = (value) => (value.kind === "choice" ? value.of : [value]);

/**
 * @param {Value} value
 * @param {string} key
 * @param {Fail} fail
 * @returns {Value} the member with the key; null otherwise
 */
export function memberOf(value, key, fail) {
  return choiceOf(
    alternativesOf(value).map((each) => {
      const member = ownMember(each, key);
      if (member !== undefined) return member;
      if (each.kind === "node") fail(`a node ${each.source.type} has no field ${key}`);
      if (each.kind === "text") fail(`text has no field ${key}`);
      return NULL;
    }),
  );
}

/** @param {Value} value @param {string} key */
function ownMember(value, key) {
  if (value.kind === "node") return value.source.fields?.get(key);
  return value.kind === "record" ? value.fields.get(key) : undefined;
}

/**
 * @param {Value} value
 * @param {Fail} fail
 * @returns {Source[]} the places that create the value's nodes
 */
export function sourcesIn(value, fail) {
  switch (value.kind) {
    case "node":
      return [value.source];
    case "list":
      return value.items.flatMap((each) => sourcesIn(each, fail));
    case "choice":
      return value.of.flatMap((each) => sourcesIn(each, fail));
    case "null":
      return [];
    case "record":
      return fail("a field holds an object that is not a node");
    case "text":
      return fail("a field holds text instead of a node");
  }
}
