// The text that an expression matches, as a structure of literals and nodes that can be printed.

/** @typedef {import("./values.js").Source} Source */

/**
 * A literal; a variable text without a node, or a word in either case; the text of a node; the nodes of a field; a sequence; a choice; an
 * optional text; a repeated text.
 *
 * @typedef {{ kind: "literal", text: string }
 *   | { kind: "unknown", fail: import("./values.js").Fail, word?: string }
 *   | { kind: "source", source: Source }
 *   | { kind: "field", name: string }
 *   | { kind: "sequence", parts: Text[] }
 *   | { kind: "choice", of: Text[] }
 *   | { kind: "optional", text: Text }
 *   | { kind: "repeated", text: Text }} Text
 */

/** @type {Text} */
export const EMPTY = { kind: "sequence", parts: [] };

/** @param {Text[]} parts @returns {Text} */
export function sequenceOf(parts) {
  const flat = parts.flatMap((each) => (each.kind === "sequence" ? each.parts : [each]));
  /** @type {Text[]} */
  const joined = [];
  for (const each of flat) {
    const last = joined.at(-1);
    if (each.kind === "literal" && last?.kind === "literal") {
      joined[joined.length - 1] = { kind: "literal", text: last.text + each.text };
    } else if (last && isListOf(last, fieldIn(each)) && isListOf(each, fieldIn(last))) {
      // Adjacent items of one list.
      joined[joined.length - 1] = repeated(last.kind === "repeated" ? last.text : last);
    } else joined.push(each);
  }
  return joined.length === 1 ? /** @type {Text} */ (joined[0]) : { kind: "sequence", parts: joined };
}

/**
 * @param {Text} text
 * @returns {string | null} the field whose nodes make up the whole text
 */
function fieldIn(text) {
  if (text.kind === "repeated") return fieldIn(text.text);
  return text.kind === "field" ? text.name : null;
}

/** @param {Text} text @param {string | null} field */
const isListOf = (text, field) => field !== null && fieldIn(text) === field;

/** @param {Text[]} texts @returns {Text} */
export function choiceOf(texts) {
  const flat = texts.flatMap((each) => (each.kind === "choice" ? each.of : [each]));
  const distinct = [...new Map(flat.map((each) => [keyOf(each), each])).values()];
  return distinct.length === 1 ? /** @type {Text} */ (distinct[0]) : { kind: "choice", of: distinct };
}

/**
 * Returns a key that is equal for equal texts. Texts of different places are never equal.
 *
 * @param {Text} text
 */
function keyOf(text) {
  return hasPlace(text) ? text : notationOf(text, (name) => `<${name}>`);
}

/**
 * @param {Text} text
 * @returns {boolean} whether a part of it is not yet assigned to a field
 */
function hasPlace(text) {
  switch (text.kind) {
    case "sequence":
      return text.parts.some(hasPlace);
    case "choice":
      return text.of.some(hasPlace);
    case "optional":
    case "repeated":
      return hasPlace(text.text);
    default:
      return text.kind === "source" || text.kind === "unknown";
  }
}

/** @param {Text} text @returns {Text} */
export const optional = (text) => (isEmpty(text) || text.kind === "optional" ? text : { kind: "optional", text });

/** @param {Text} text @returns {Text} */
export const repeated = (text) => (isEmpty(text) ? text : { kind: "repeated", text });

/** @param {Text} text */
const isEmpty = (text) => text.kind === "sequence" && text.parts.length === 0;

/**
 * Removes the alternatives of a choice that are special cases of another alternative with some empty fields.
 *
 * @param {Text} text a text without places
 * @returns {Text}
 */
export function withoutSpecialCases(text) {
  switch (text.kind) {
    case "sequence":
      return sequenceOf(text.parts.map(withoutSpecialCases));
    case "optional":
      return optional(withoutSpecialCases(text.text));
    case "repeated":
      return repeated(withoutSpecialCases(text.text));
    case "choice": {
      const all = text.of.map(withoutSpecialCases);
      return choiceOf(all.filter((each) => !all.some((other) => other !== each && isSpecialCase(each, other))));
    }
    default:
      return text;
  }
}

/** @param {Text} text @param {Text} general */
function isSpecialCase(text, general) {
  const held = fieldsIn(text);
  const rest = without(general, new Set(fieldsIn(general).filter((name) => !held.includes(name))));
  return rest !== null && fieldsIn(general).length > held.length && keyOf(rest) === keyOf(text);
}

/**
 * @param {Text} text
 * @param {Set<string>} absent the empty fields
 * @returns {Text | null} the rest of the text; null if the text cannot be present
 */
function without(text, absent) {
  switch (text.kind) {
    case "field":
      return absent.has(text.name) ? null : text;
    case "sequence": {
      const parts = text.parts.map((each) => without(each, absent));
      return parts.includes(null) ? null : sequenceOf(/** @type {Text[]} */ (parts));
    }
    case "choice": {
      const left = text.of.map((each) => without(each, absent)).filter((each) => each !== null);
      return left.length === 0 ? null : choiceOf(left);
    }
    case "optional": {
      const inner = without(text.text, absent);
      return inner === null ? EMPTY : optional(inner);
    }
    case "repeated": {
      const inner = without(text.text, absent);
      return inner === null ? EMPTY : repeated(inner);
    }
    default:
      return text;
  }
}

/**
 * @param {Text} text
 * @returns {string[]} the fields in the text, in order
 */
export function fieldsIn(text) {
  switch (text.kind) {
    case "field":
      return [text.name];
    case "sequence":
      return text.parts.flatMap(fieldsIn);
    case "choice":
      return text.of.flatMap(fieldsIn);
    case "optional":
    case "repeated":
      return fieldsIn(text.text);
    default:
      return [];
  }
}

/**
 * @param {Text} text
 * @param {(text: Extract<Text, { kind: "source" | "unknown" }>) => Text} change returns the replacement
 * @returns {Text}
 */
export function replaced(text, change) {
  switch (text.kind) {
    case "source":
    case "unknown":
      return change(text);
    case "sequence":
      return sequenceOf(text.parts.map((each) => replaced(each, change)));
    case "choice":
      return choiceOf(text.of.map((each) => replaced(each, change)));
    case "optional":
      return optional(replaced(text.text, change));
    case "repeated":
      return repeated(replaced(text.text, change));
    default:
      return text;
  }
}

/**
 * @param {Text} text
 * @param {(name: string) => string} field formats a field
 * @returns {string} the text in the notation of generated/README.md
 */
export function notationOf(text, field) {
  switch (text.kind) {
    case "literal":
      return literal(text.text);
    case "field":
      return field(text.name);
    case "sequence":
      return text.parts
        .map((each) => (each.kind === "choice" ? `(${notationOf(each, field)})` : notationOf(each, field)))
        .join("");
    case "choice":
      return text.of.map((each) => notationOf(each, field)).join("/");
    case "optional":
      return `[${notationOf(text.text, field)}]`;
    case "repeated": {
      const inner = notationOf(text.text, field);
      return text.text.kind === "field" ? `*${inner}` : `*(${inner})`;
    }
    default:
      throw new Error(`a text has a ${text.kind} in it`);
  }
}

/** @param {string} text */
function literal(text) {
  return text
    .split(/(")/)
    .filter(Boolean)
    .map((each) => (each === '"' ? "%x22" : `"${each}"`))
    .join("");
}
