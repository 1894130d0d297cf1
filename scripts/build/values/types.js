// Generates the types of the values of each scheme, with the rules that they come from.

/** @typedef {import("../literate.js").LiterateRule} LiterateRule */
/** @typedef {import("../tree/index.js").Tree} Tree */
/** @typedef {import("../tree/index.js").Composite} Composite */
/** @typedef {import("./index.js").ValuesOf} ValuesOf */
/** @typedef {import("../../../src/values/facts.js").Fact} Fact */
/** @typedef {import("../../../src/values/facts.js").FieldFact} FieldFact */
/** @typedef {import("../../../src/values/facts.js").KnownName} KnownName */
/** @typedef {import("../../../src/values/facts.js").Names} Names */

/**
 * A value of a node with several values.
 *
 * @typedef {object} Member
 * @property {string} name
 * @property {string} type
 * @property {string | null} rule where it comes from
 */

const PARAMETERS = "readonly Pair[]";

/** @param {string} type @returns {string} */
const listOf = (type) => `readonly ${/[|{]/.test(type) && !/^\{[^{}]*\}$/.test(type) ? `(${type})` : type}[]`;

/** @param {string} type @returns {string[]} the types of a union; those in braces and in parentheses stay together */
function partsOf(type) {
  const parts = [""];
  let depth = 0;
  for (const token of type.match(/[{}()]| \| |[^{}()| ]+| |\|/g) ?? []) {
    if (/^[{(]$/.test(token)) depth++;
    if (/^[})]$/.test(token)) depth--;
    if (token === " | " && depth === 0) parts.push("");
    else parts.push(String(parts.pop()) + token);
  }
  return parts;
}

/** @param {readonly string[]} types @returns {string} */
const union = (types) => [...new Set(types.flatMap(partsOf).filter((type) => type !== ""))].join(" | ") || "null";

/**
 * Merges the members of alternatives. What not every alternative has can be `null`.
 *
 * @param {readonly Member[][]} alternatives
 * @param {boolean} isOptional whether it may be that none of them is there
 * @returns {Member[]}
 */
function merged(alternatives, isOptional) {
  return [...new Set(alternatives.flat().map(({ name }) => name))].map((name) => {
    const found = alternatives.map((members) => members.filter((each) => each.name === name));
    const [first] = /** @type {[Member]} */ (found.flat());
    const type = union(found.flat().map((each) => each.type));
    const isAlways = /^(?:readonly |boolean)/.test(type);
    const isNever = !isAlways && (isOptional || found.some((members) => members.length === 0));
    return { ...first, type: isNever ? union([type, "null"]) : type };
  });
}

/**
 * @param {ValuesOf} values
 * @param {Tree} tree
 * @param {ReadonlyMap<string, LiterateRule>} rules
 * @returns {(top: string, hasFragment: boolean) => string[]} the lines of the members of a scheme's values, without the scheme
 */
export function typesOfValues({ facts, words, empty, made }, { composites, results }, rules) {
  const byType = new Map(composites.map((each) => [each.type, each]));

  /** @param {string} type @returns {string} */
  const typeOf = (type) => {
    const fact = factOf(type);
    const known = words.get(type);
    switch (fact.is) {
      case "text":
      case "host":
      case "lower-case":
      case "raw":
        return known ? known.map((word) => JSON.stringify(word)).join(" | ") : "string";
      case "number":
        return "number";
      case "flag":
        return "boolean";
      case "parameters":
        return PARAMETERS;
      case "parameter":
        return "Pair";
      case "one":
        return typeOfField(type, /** @type {FieldFact} */ (fact.fields[0]));
      case "object":
        return `{ ${membersOf(type)
          .map(({ name, type: each }) => `readonly ${key(name)}: ${each};`)
          .join(" ")} }`;
      default:
        return "string";
    }
  };

  /** @param {string} type @returns {Fact} */
  const factOf = (type) => facts[type] ?? { is: "raw" };

  /** @param {string} type @param {FieldFact} fact */
  const fieldOf = (type, { name }) =>
    byType.get(type)?.fields.find((each) => each.name === name) ?? { types: [], isList: false, isOptional: true };

  /** @param {string} type @param {FieldFact} fact @returns {string} */
  const typeOfField = (type, fact) => {
    const { types, isList, isOptional } = fieldOf(type, fact);
    const each = union(types.map(typeOf));
    if (isList) return types.length === 0 ? "readonly []" : listOf(each);
    const isNever = each === "boolean" || each.startsWith("readonly ");
    // A number can be empty, as in "http://h:/".
    const isEmpty = types.some((one) => (factOf(one).is === "number" && empty.has(one)) || canBeNull(one));
    return (isOptional || isEmpty) && !isNever ? union([each, "null"]) : each;
  };

  /** @param {string} type @returns {boolean} */
  const canBeNull = (type) => {
    const fact = factOf(type);
    return fact.is === "one" && typeOfField(type, /** @type {FieldFact} */ (fact.fields[0])).endsWith(" null");
  };

  /** @param {Names} names @returns {Member[]} */
  const membersOfNames = ({ others, known }) => [
    ...Object.entries(known).map(([name, about]) => ({ name: about.as ?? name, type: typeOfKnown(about), rule: null })),
    { name: others, type: PARAMETERS, rule: null },
  ];

  /** @param {KnownName} known @returns {string} */
  const typeOfKnown = ({ rule, several }) => {
    const type = rule === undefined ? "string" : union((results.get(rule) ?? []).map(typeOf));
    if (several) return listOf(type);
    return type.startsWith("readonly ") ? type : `${type} | null`;
  };

  /** @param {string} type @param {FieldFact} field */
  const holdsParameters = (type, field) => {
    const { types, isList } = fieldOf(type, field);
    return isList && types.some((each) => factOf(each).is === "parameter");
  };

  /**
   * @param {string} type
   * @param {FieldFact} field
   * @returns {boolean} whether the values of a field are values of the node with the field, as src/values/read.ts decides it
   */
  const isWithin = (type, field) => {
    if (holdsParameters(type, field)) return true;
    const { types, isList } = fieldOf(type, field);
    return types.some((each) => {
      const fact = factOf(each);
      if (fact.is === "credentials" || fact.is === "parameters") return true;
      if (field.within !== true || isList) return false;
      return fact.is === "object" || (fact.is === "one" && isWithin(each, /** @type {FieldFact} */ (fact.fields[0])));
    });
  };

  /** @param {string} type @returns {Member[]} */
  const membersOf = (type) => {
    const fact = factOf(type);
    if (fact.is === "credentials") {
      return ["user", "password"].map((name) => ({ name, type: "string | null", rule: type }));
    }
    if (fact.is === "parameters") return membersOfNames(fact.names);
    if (fact.is !== "object" && fact.is !== "one") return [];
    return fact.fields.flatMap((field) => {
      if (field.constant !== undefined) return [];
      const { types, isOptional } = fieldOf(type, field);
      if (holdsParameters(type, field)) {
        return membersOfNames(field.names ?? { others: field.as ?? field.name, known: {} });
      }
      if (!isWithin(type, field)) {
        const [rule = null] = types;
        return fact.is === "object" ? [{ name: field.as ?? field.name, type: typeOfField(type, field), rule }] : [];
      }
      return merged(types.map(membersOf), isOptional);
    });
  };

  return (top, hasFragment) => {
    const own = merged((results.get(top) ?? []).map(membersOf), false).filter(({ name }) => name !== "scheme");
    const others = (results.get(top) ?? []).flatMap((type) => made.get(type) ?? []);
    const replaced = new Set(others.flatMap(({ from }) => from));
    const unknown = [...replaced].find((name) => !own.some((each) => each.name === name));
    if (unknown !== undefined) throw new Error(`values of ${top}: it has no value ${unknown}`);
    const members = [
      ...own.filter(({ name }) => !replaced.has(name)),
      ...others.map((each) => ({ ...each, rule: null })),
    ];
    const fragment = hasFragment ? [] : [{ name: "fragment", type: "string | null", rule: null }];
    return [...members, ...fragment].flatMap(({ name, type, rule }) => [
      ...comment(rule === null ? undefined : rules.get(rule)),
      `readonly ${key(name)}: ${type};`,
    ]);
  };
}

/** @param {LiterateRule | undefined} rule @returns {string[]} */
const comment = (rule) =>
  // The rules of the generic syntax are known.
  rule && !rule.section.startsWith("RFC3986:") ? [`/** Rule ${rule.name}, section ${rule.section}. */`] : [];

/** @param {string} name the name of a property */
const key = (name) => (/^[A-Za-z]\w*$/.test(name) ? name : JSON.stringify(name));
