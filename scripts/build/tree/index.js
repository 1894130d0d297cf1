// Derives the tree of a grammar from its rules and actions: the node types, their fields and how to print them. The
// build fails if a node cannot be printed exactly as it was read.
import { Interpreter } from "./interpret.js";
import { choiceOf, fieldsIn, notationOf, replaced, withoutSpecialCases } from "./text.js";
import { alternativesOf, sourcesIn } from "./values.js";

/** @typedef {import("../literate.js").LiterateRule} LiterateRule */
/** @typedef {import("./values.js").Source} Source */
/** @typedef {import("./values.js").Value} Value */
/** @typedef {import("./values.js").Fail} Fail */
/** @typedef {import("./text.js").Text} Text */

/**
 * @typedef {object} Field
 * @property {string} name
 * @property {string[]} types the types of the nodes that it can hold
 * @property {boolean} isOptional whether it can be null
 * @property {boolean} isList
 * @property {string[]} words the texts of leaves that are always the same
 */

/**
 * A node with fields.
 * @typedef {object} Composite
 * @property {string} type
 * @property {Field[]} fields in the order of the text
 * @property {Text} text the text, with fields in place of their nodes
 */

/**
 * @typedef {object} Tree
 * @property {Composite[]} composites in the order of the grammar
 * @property {Map<string, string[]>} results for each rule, by its name in the document, the types of its nodes
 */

/**
 * @param {{ sources: import("./interpret.js").GrammarText[], rules: LiterateRule[] }} grammar
 * @returns {Tree}
 * @throws {Error} with the file and line in the grammar: if a label is not used, if a field does not come from a label,
 *   if two nodes of one type have different fields, or if a node cannot be printed from its fields
 */
export function treeOf({ sources, rules }) {
  const interpreter = new Interpreter(sources, rules);
  const results = new Map(rules.map((rule) => [rule.name, typesOf(rule, interpreter)]));
  /** @type {Map<string, Source[]>} */
  const byType = new Map();
  for (const source of interpreter.made.values()) byType.set(source.type, [...(byType.get(source.type) ?? []), source]);
  const composites = [...byType].flatMap(([type, made]) => {
    const withFields = made.filter(({ fields }) => fields !== null);
    const [leaf] = made.filter(({ fields }) => fields === null);
    if (leaf && withFields.length > 0) leaf.fail(`${type} is a leaf here but has fields elsewhere`);
    return withFields.length === 0 ? [] : [compositeOf(type, withFields)];
  });
  // In the order of the rules, before the nodes that are created inside rules.
  const names = rules.map(({ name }) => name);
  const place = (/** @type {Composite} */ { type }) => (names.includes(type) ? names.indexOf(type) : names.length);
  return { composites: composites.sort((a, b) => place(a) - place(b)), results };
}

/** @param {LiterateRule} rule @param {Interpreter} interpreter @returns {string[]} */
function typesOf({ name, pegName }, interpreter) {
  const alternatives = alternativesOf(interpreter.rule(pegName).value);
  const rule = interpreter.rules.get(pegName);
  const hasText = alternatives.some(({ kind }) => kind === "text");
  const types = alternatives.map((each) => {
    if (each.kind === "node") {
      const { type } = each.source;
      if (hasText && type === name) rule?.fail(`an alternative of ${name} gives no node. Give it labels, "$" or code`);
      return type;
    }
    if (each.kind !== "text" && each.kind !== "null") rule?.fail(`rule ${name} gives a ${each.kind} instead of a node`);
    return name;
  });
  return [...new Set(types)];
}

/**
 * @param {string} type
 * @param {Source[]} made the places that create nodes of the type
 * @returns {Composite}
 */
function compositeOf(type, made) {
  const definitions = made.map((source) => definitionOf(source));
  const [first, ...others] = definitions;
  if (!first) throw new Error(`no action creates ${type}`);
  const names = first.fields.map(({ name }) => name);
  for (const { fields, source } of others) {
    const own = fields.map(({ name }) => name);
    for (const name of names)
      if (!own.includes(name)) source.fail(`${type} has no field ${name} here but has it elsewhere`);
    for (const name of own)
      if (!names.includes(name)) source.fail(`${type} has a field ${name} here but not elsewhere`);
    if (own.join() !== names.join()) source.fail(`${type} has its fields in a different order here`);
  }
  const fields = names.map((_, index) =>
    joined(
      definitions.map(({ fields: each }) => /** @type {Field} */ (each[index])),
      first.source.fail,
    ),
  );
  const text = withoutSpecialCases(choiceOf(definitions.map((each) => each.text)));
  check(text, fields, type, first.source.fail);
  return { type, fields, text };
}

/**
 * @param {Field[]} fields the field of one node in several places
 * @param {Fail} fail
 * @returns {Field}
 */
function joined(fields, fail) {
  const [{ name, isList }] = /** @type {[Field]} */ (fields);
  if (fields.some((each) => each.isList !== isList))
    fail(`the field ${name} is a list in one place but not in another`);
  return {
    name,
    isList,
    types: [...new Set(fields.flatMap(({ types }) => types))],
    words: [...new Set(fields.flatMap(({ words }) => words))],
    isOptional: fields.some(({ isOptional }) => isOptional),
  };
}

/** @param {Text} text @returns {string | null} its only form, in the case of the grammar */
const wordIn = (text) =>
  text.kind === "literal" ? text.text : text.kind === "unknown" && text.word !== undefined ? text.word : null;

/** @param {Source} source @returns {{ source: Source, fields: Field[], text: Text }} */
function definitionOf(source) {
  const values = [...(source.fields ?? [])];
  /** @type {Map<Source, string>} */
  const holders = new Map();
  const fields = values.map(([name, value]) => {
    if (["type", "start", "end", "__proto__"].includes(name)) source.fail(`a field cannot have the name ${name}`);
    const sources = sourcesIn(value, (message) => source.fail(`${message}: ${name} of ${source.type}`));
    for (const each of sources) {
      if (holders.has(each))
        source.fail(`${String(holders.get(each))} and ${name} of ${source.type} hold the same node`);
      holders.set(each, name);
    }
    const alternatives = alternativesOf(value);
    return {
      name,
      types: [...new Set(sources.map(({ type }) => type))],
      isOptional: alternatives.some(({ kind }) => kind === "null"),
      isList: alternatives.some(({ kind }) => kind === "list"),
      words: [...new Set(sources.flatMap((each) => (each.fields === null ? (wordIn(each.text) ?? []) : [])))],
    };
  });
  const text = withFields(source, source.text, holders);
  const inText = [...new Set(fieldsIn(text))];
  const inOrder = fields.map(({ name }) => name).filter((name) => inText.includes(name));
  if (inOrder.join() !== inText.join()) {
    source.fail(`the fields of ${source.type} are not in the order of the text, ${inText.join(", ")}`);
  }
  return { source, fields, text };
}

/**
 * @param {Source} source
 * @param {Text} text the match of the node, or of a node whose fields it takes over
 * @param {Map<Source, string>} holders the fields that hold nodes
 * @returns {Text} the text, with fields in place of their nodes
 */
function withFields(source, text, holders) {
  return replaced(text, (each) => {
    if (each.kind === "unknown") return each.fail(`no field of ${source.type} holds the text that this matches`);
    const name = holders.get(each.source);
    if (name !== undefined) return { kind: "field", name };
    if (each.source.fields) return withFields(source, each.source.text, holders);
    return source.fail(`no field of ${source.type} holds this ${each.source.type}`);
  });
}

/**
 * @param {Text} text
 * @returns {Set<string>} the fields without which the text cannot be present
 */
function neededBy(text) {
  switch (text.kind) {
    case "field":
      return new Set([text.name]);
    case "sequence":
      return new Set(text.parts.flatMap((each) => [...neededBy(each)]));
    case "choice": {
      const [first, ...others] = text.of.map(neededBy);
      return new Set([...(first ?? [])].filter((name) => others.every((each) => each.has(name))));
    }
    default:
      return new Set();
  }
}

/**
 * @param {Text} text
 * @returns {boolean} whether some field is not empty whenever the text is present
 */
function isSeen(text) {
  switch (text.kind) {
    case "field":
      return true;
    case "sequence":
      return text.parts.some(isSeen);
    case "choice":
      return text.of.every(isSeen);
    default:
      return false;
  }
}

/**
 * Checks that the fields determine the text.
 *
 * @param {Text} text
 * @param {Field[]} fields
 * @param {string} type
 * @param {Fail} fail
 */
function check(text, fields, type, fail) {
  const needed = neededBy(text);
  for (const { name, isOptional, isList } of fields) {
    if (!isList && isOptional === needed.has(name)) fail(`the build cannot determine when ${name} of ${type} is null`);
  }
  checkPart(text, new Set(fields.filter(({ isList }) => isList).map(({ name }) => name)), type, fail);
}

/** @param {Text} text @param {Set<string>} lists @param {string} type @param {Fail} fail */
function checkPart(text, lists, type, fail) {
  const again = (/** @type {Text} */ each) => {
    checkPart(each, lists, type, fail);
  };
  switch (text.kind) {
    case "optional":
      if (!isSeen(text.text)) fail(`no field of ${type} tells whether ${shown(text.text)} is present`);
      again(text.text);
      break;
    case "repeated":
      if (![...neededBy(text.text)].some((name) => lists.has(name))) {
        fail(`no list of ${type} tells how often ${shown(text.text)} occurs`);
      }
      again(text.text);
      break;
    case "choice":
      text.of.forEach((one, index) => {
        for (const other of text.of.slice(index + 1)) {
          if (!tellsApart(one, other) && !tellsApart(other, one)) {
            fail(`no field of ${type} tells whether ${shown(one)} or ${shown(other)} is present`);
          }
        }
        again(one);
      });
      break;
    case "sequence":
      text.parts.forEach((part, index) => {
        const later = new Set(text.parts.slice(index + 1).flatMap(fieldsIn));
        for (const name of fieldsIn(part)) {
          if (!later.has(name)) continue;
          // The next item of a list can be followed by more items.
          if (!lists.has(name)) fail(`the field ${name} of ${type} occurs twice`);
          if (!neededBy(part).has(name)) fail(`no field tells which items of ${name} of ${type} are in ${shown(part)}`);
        }
        again(part);
      });
      break;
    default:
  }
}

/**
 * @param {Text} one
 * @param {Text} other
 * @returns {boolean} whether the first text requires a field that the second one never has
 */
function tellsApart(one, other) {
  const others = fieldsIn(other);
  return [...neededBy(one)].some((name) => !others.includes(name));
}

/** @param {Text} text */
const shown = (text) => notationOf(text, (name) => `<${name}>`) || '""';

/**
 * @param {Tree} tree
 * @returns {string} the shapes of all composite nodes, in the shipped format that generated/README.md describes
 */
export function encodeTree({ composites }) {
  return composites.map((each) => `${each.type}=${encodeComposite(each)}`).join("\n");
}

/** @param {Composite} composite */
function encodeComposite({ fields, text }) {
  /** @type {Set<string>} */
  const told = new Set();
  /** @param {string} name */
  const write = (name) => {
    if (told.has(name)) return `<${name}>`;
    told.add(name);
    const { types, isList } = /** @type {Field} */ (fields.find((each) => each.name === name));
    const isPlain = types.length === 1 && types[0] === name;
    return `<${name}${isList ? "[]" : ""}${isPlain ? "" : `:${types.join("|")}`}>`;
  };
  const notation = notationOf(text, write);
  // A field that is always empty is not part of the text.
  return (
    notation +
    fields
      .filter(({ name }) => !told.has(name))
      .map(({ name }) => write(name))
      .join("")
  );
}
