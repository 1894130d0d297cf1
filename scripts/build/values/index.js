// Derives what the values of a grammar's URIs are: what the text of each node stands for, and how the values of nodes are
// composed. src/values/facts.ts describes the result. What the rules do not say stands in comments above them.
import { languageOf } from "./language.js";
import { readFields, readMade, readNames, readValue } from "./told.js";

/** @typedef {import("../automaton.js").Automaton} Automaton */
/** @typedef {import("../literate.js").Facts} Told */
/** @typedef {import("../tree/index.js").Tree} Tree */
/** @typedef {import("../tree/index.js").Composite} Composite */
/** @typedef {import("../tree/index.js").Field} Field */
/** @typedef {import("../../../src/values/facts.js").Fact} Fact */
/** @typedef {import("../../../src/values/facts.js").FieldFact} FieldFact */
/** @typedef {import("../../../src/values/facts.js").Names} Names */
/** @typedef {import("./language.js").Language} Language */
/** @typedef {import("./told.js").ToldField} ToldField */
/** @typedef {import("./told.js").MadeValue} MadeValue */

/**
 * The facts about the values of a grammar.
 *
 * @typedef {object} ValuesOf
 * @property {Record<string, Fact>} facts by the types of nodes
 * @property {Map<string, string[]>} words the words of the leaves that have few
 * @property {Set<string>} empty the leaves whose text can be empty
 * @property {Map<string, MadeValue[]>} made the values of whole URIs that their schemes make, by the types of nodes
 * @property {string[]} faults the leaves about which nothing is known
 */

/**
 * @param {object} grammar
 * @param {string} grammar.id for messages
 * @param {readonly string[]} grammar.tops the rules of whole URIs
 * @param {Tree} grammar.tree
 * @param {ReadonlyMap<string, Told>} grammar.told what the comments say about each rule
 * @param {ReadonlySet<string>} grammar.own the rules about which the file itself says something
 * @param {ReadonlySet<string>} grammar.rules the names of all rules
 * @param {(rules: string[]) => Automaton} grammar.compile
 * @returns {ValuesOf}
 */
export function valuesOf({ id, tops, tree, told, own, rules, compile }) {
  const byType = new Map(tree.composites.map((each) => [each.type, each]));
  /** @type {Set<string>} */
  const types = new Set(tops.flatMap((top) => tree.results.get(top) ?? []));
  const roots = new Set(types);
  const parsed = [...told.values()].flatMap(({ names }) => (names === undefined ? [] : rulesIn(names)));
  for (const rule of parsed) for (const type of tree.results.get(rule) ?? [rule]) types.add(type);
  /** @type {Set<string>} */
  const optional = new Set();
  /** The types of fields whose text is always the same: nothing else is known about them. */
  /** @type {Set<string>} */
  const constants = new Set();
  /** @type {Set<string>} */
  const inParts = new Set();
  /** @type {Map<string, Set<string>>} */
  const words = new Map();
  /** @type {Set<string>} */
  const valuesOfParameters = new Set();
  // The iteration over a Set also visits elements that are added during the loop.
  for (const type of types) {
    const composite = byType.get(type);
    if (!composite) continue;
    if (isParameter(type, composite.fields, told)) {
      for (const each of composite.fields.at(-1)?.types ?? []) valuesOfParameters.add(each);
    }
    if (isText(told.get(type)) || isParameter(type, composite.fields, told)) continue;
    const { fields: about } = told.get(type) ?? {};
    const known = fieldsTold(about);
    for (const field of composite.fields) {
      const isConstant = constantOf(field, known.get(field.name)) !== undefined;
      for (const each of field.types) {
        types.add(each);
        (isConstant ? constants : inParts).add(each);
        if (field.isOptional) optional.add(each);
        words.set(each, new Set([...(words.get(each) ?? []), ...field.words]));
      }
    }
  }
  for (const type of constants) if (!inParts.has(type)) types.delete(type);
  const leaves = [...types].filter((type) => !byType.has(type));
  const ruled = leaves.filter((type) => rules.has(type));
  const automaton = compile(ruled.length > 0 ? ruled : [...tops]);
  /** @type {ValuesOf} */
  const result = { facts: {}, words: new Map(), empty: new Set(), made: new Map(), faults: [] };
  const fail = (/** @type {string} */ type, /** @type {unknown} */ error) =>
    result.faults.push(`grammar/${id}.peggy: values of ${type}: ${/** @type {Error} */ (error).message}`);
  for (const type of types) {
    try {
      const composite = byType.get(type);
      const known = told.get(type) ?? {};
      const language = composite || !rules.has(type) ? null : languageOf(automaton, type);
      const fact = composite
        ? compositeFact(composite, told, roots.has(type))
        : leafFact(type, known, language, [...(words.get(type) ?? [])], optional.has(type));
      if (fact) result.facts[type] = fact;
      else throw new Error("it allows '%' and reserved characters, so a line 'Value' must say what it stands for");
      if (language?.isEmpty === true) result.empty.add(type);
      if (language?.words && language.words.length > 1) result.words.set(type, language.words);
    } catch (error) {
      fail(type, error);
    }
  }
  dropConstants(result.facts, byType, roots);
  for (const [type, { made: line, ...lines }] of told) {
    const fact = result.facts[type];
    try {
      // A line that nothing reads would be a promise that nobody keeps.
      const isTextOfParameter = valuesOfParameters.has(type) && readValue(lines.value ?? "text").is === "text";
      if (Object.keys(lines).length > 0 && own.has(type) && !types.has(type) && !isTextOfParameter) {
        throw new Error("its line is not used");
      }
      if (line === undefined) continue;
      if (fact?.is !== "object" || !roots.has(type))
        throw new Error("only a rule of whole URIs can have a line 'Values'");
      const made = readMade(line);
      result.made.set(type, made);
      result.facts[type] = { ...fact, made: Object.fromEntries(made.map(({ name, from }) => [name, from])) };
    } catch (error) {
      fail(type, error);
    }
  }
  for (const top of tops) {
    const of = tree.results.get(top) ?? [];
    if (of.join() !== top) result.facts[top] = { is: "any", of };
  }
  return result;
}

/**
 * A text that is always the same is no value, unless another text can stand in its place.
 *
 * @param {Record<string, Fact>} facts
 * @param {ReadonlyMap<string, Composite>} byType
 * @param {ReadonlySet<string>} roots the types of whole URIs
 */
function dropConstants(facts, byType, roots) {
  for (const [type, fact] of Object.entries(facts)) {
    if (fact.is !== "object" && fact.is !== "one") continue;
    const fields = fact.fields.map((field) => {
      const types = byType.get(type)?.fields.find(({ name }) => name === field.name)?.types ?? [];
      const only = types.length === 1 ? facts[types[0] ?? ""] : undefined;
      return only?.is === "nothing" ? { name: field.name, constant: only.constant } : field;
    });
    const values = fields.filter((field) => field.constant === undefined);
    const [first] = values;
    facts[type] =
      values.length === 1 && first && !("as" in first) && !roots.has(type)
        ? { is: "one", fields: [first, ...fields.filter((each) => each !== first)] }
        : { is: "object", fields };
  }
}

/**
 * @param {Record<string, Fact>} facts of a scheme's grammar
 * @param {Record<string, Fact>} shared
 * @returns {import("../../../src/values/facts.js").WrittenFacts} the facts without those that are shared, in short
 */
export function writtenFacts(facts, shared) {
  const isShared = (/** @type {string} */ type) => JSON.stringify(facts[type]) === JSON.stringify(shared[type] ?? RAW);
  const own = Object.entries(facts).filter(([type]) => !isShared(type));
  return Object.fromEntries(own.map(([type, fact]) => [type, written(fact)]));
}

/** The fact of a node about which nothing is known. @type {Fact} */
const RAW = { is: "raw" };

/** @param {Fact} fact @returns {string | import("../../../src/values/facts.js").Fact} */
function written(fact) {
  if (fact.is !== "object" && fact.is !== "one") return Object.keys(fact).length === 1 ? fact.is : fact;
  if (fact.is === "object" && fact.made) return fact;
  if (fact.fields.some(({ constant, names }) => constant !== undefined || names !== undefined)) return fact;
  const fields = fact.fields.map(
    ({ name, as, within }) => name + (as === undefined ? "" : `:${as}`) + (within === true ? "^" : ""),
  );
  return [fact.is, ...fields].join(" ");
}

/** @param {string} names @returns {string[]} the rules that values of known names are read by */
const rulesIn = (names) =>
  Object.values(readNames(names, false).known).flatMap(({ rule }) => (rule === undefined ? [] : [rule]));

/**
 * @param {string} type
 * @param {Told} told
 * @param {Language | null} language null for a leaf that is not a rule
 * @param {string[]} words its texts, if it is not a rule
 * @param {boolean} isOptional whether it can be absent
 * @returns {Fact | null} null if it must be told
 */
function leafFact(type, told, language, words, isOptional) {
  const { value, names } = told;
  const ignoresCase = told.ignoresCase === true;
  if (value !== undefined) {
    const fact = readValue(value);
    if (fact.is === "number" && language && !language.isDecimal) throw new Error("a number has only decimal digits");
    return fact.is === "parameters" ? { ...fact, names: readNames(names ?? "others: parameters", ignoresCase) } : fact;
  }
  if (type === "scheme") return { is: "scheme" };
  const [only, ...others] = language ? (language.words ?? []) : words;
  if (only !== undefined && others.length === 0) return { is: isOptional ? "flag" : "nothing", constant: only };
  if (!language) return null;
  if (language.words && !language.hasPercent) return { is: "lower-case" };
  if (!language.hasPercent) return { is: "raw" };
  return language.reserved === "" ? { is: "text" } : null;
}

/**
 * @param {Composite} composite
 * @param {ReadonlyMap<string, Told>} told
 * @param {boolean} isRoot whether it is a whole URI, which always has several values
 * @returns {Fact}
 */
function compositeFact({ type, fields }, told, isRoot) {
  const { value, fields: about } = told.get(type) ?? {};
  if (isParameter(type, fields, told)) {
    return { ...readValue(value ?? "parameter"), ...keptIn(fields.at(-1)?.types ?? [], told) };
  }
  if (value !== undefined && value !== WITHIN) return readValue(value);
  const known = fieldsTold(about);
  const unknown = [...known.keys()].find((name) => !fields.some((field) => field.name === name));
  if (unknown !== undefined) throw new Error(`it has no field ${unknown}`);
  const facts = fields.map((field) => fieldFact(field, known.get(field.name) ?? {}, told));
  const values = facts.filter(({ constant }) => constant === undefined);
  const [first] = values;
  const isOne = !isRoot && values.length === 1 && first?.as === undefined;
  return isOne
    ? { is: "one", fields: [/** @type {FieldFact} */ (first), ...facts.filter((each) => each !== first)] }
    : { is: "object", fields: facts };
}

/** @param {string | undefined} line @returns {Map<string, ToldField>} */
const fieldsTold = (line) => readFields(line ?? "");

/** The line of a node whose values are values of the node above it. */
const WITHIN = "within";

/** @param {Told | undefined} told @returns {boolean} whether a node is read as one text */
const isText = (told) => told?.value !== undefined && told.value !== WITHIN;

/**
 * @param {Field} field
 * @param {ToldField | undefined} told
 * @returns {string | undefined} its text, if that is always the same and no value
 */
const constantOf = ({ name, words }, told) =>
  told?.constant ?? (name === "keyword" && words.length === 1 ? words[0] : undefined);

/**
 * @param {string} type
 * @param {readonly Field[]} fields
 * @param {ReadonlyMap<string, Told>} told
 * @returns {boolean} whether they are the name and the value of a parameter
 */
export function isParameter(type, fields, told) {
  const value = told.get(type)?.value;
  return value === undefined ? fields.map(({ name }) => name).join() === "name,value" : /^parameter\b/.test(value);
}

/**
 * @param {readonly string[]} types of the value of a parameter
 * @param {ReadonlyMap<string, Told>} told
 * @returns {{ keeps?: string }} what it keeps
 */
function keptIn(types, told) {
  const facts = types.flatMap((type) => told.get(type)?.value ?? []).map(readValue);
  const keeps = facts.map((fact) => (fact.is === "text" ? (fact.keeps ?? "") : "")).join("");
  return keeps === "" ? {} : { keeps };
}

/**
 * @param {Field} field
 * @param {ToldField} told
 * @param {ReadonlyMap<string, Told>} facts
 * @returns {FieldFact}
 */
function fieldFact(field, told, facts) {
  const { name, types, isList } = field;
  const constant = constantOf(field, told);
  const isWithin = !isList && types.length > 0 && types.every((type) => facts.get(type)?.value === WITHIN);
  const line = types
    .map((type) => facts.get(type))
    .find((each) => each?.names !== undefined && each.value?.startsWith("parameters") !== true);
  const names = line?.names === undefined ? undefined : readNames(line.names, line.ignoresCase === true);
  // Another list of the same parameters has no known names: each of them is a value once.
  const isOther = told.as !== undefined && names !== undefined && told.as !== names.others;
  return {
    name,
    ...told,
    ...(isWithin && { within: /** @type {const} */ (true) }),
    ...(constant !== undefined && { constant }),
    ...(names && { names: isOther ? { ...names, others: told.as ?? "", known: {} } : names }),
  };
}
