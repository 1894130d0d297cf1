// Reads what the comments of a grammar say about values: grammar/README.md describes these lines.

/** @typedef {import("../../../src/values/facts.js").Fact} Fact */
/** @typedef {import("../../../src/values/facts.js").Names} Names */
/** @typedef {import("../../../src/values/facts.js").KnownName} KnownName */

const QUOTED = /^"([^"]*)"$/;

/** @param {string} text @param {string} separator @returns {string[]} the parts that are not in quotes */
const split = (text, separator) =>
  (text.match(new RegExp(`(?:"[^"]*"|[^"${separator}])+`, "g")) ?? []).map((part) => part.trim());

/**
 * @param {string} line the line `// Value: …`
 * @returns {Fact}
 * @throws {Error} if the line is malformed
 */
export function readValue(line) {
  const [kind = "", ...more] = split(line, ",");
  const [name = "", argument] = split(kind, " ");
  /** @type {Record<string, string | true>} */
  const fact = { is: name };
  for (const each of more) {
    const keeps = /^keeps ((?:"[^"]*"(?: and )?)+)$/.exec(each)?.[1];
    const separator = /^separated by "([^"]+)"$/.exec(each)?.[1];
    const after = /^after "([^"]+)"$/.exec(each)?.[1];
    if (keeps !== undefined) fact["keeps"] = [...keeps.matchAll(/"([^"]*)"/g)].map(([, text]) => text).join("");
    else if (separator !== undefined) fact["separator"] = separator;
    else if (after !== undefined) fact["after"] = after;
    else if (each === "secret") fact["secret"] = true;
    else if (each === "a segment") fact["segment"] = true;
    else if (each === "or a socket") fact["sockets"] = true;
    else throw new Error(`'${each}' says nothing about a value`);
  }
  if (name === "parameters") fact["separator"] ??= "&";
  if (argument !== undefined) fact["constant"] = QUOTED.exec(argument)?.[1] ?? argument;
  const allowed = ALLOWED[name];
  if (!allowed) throw new Error(`'${name}' is not a kind of value`);
  const wrong = Object.keys(fact).find((key) => key !== "is" && !allowed.includes(key));
  if (wrong !== undefined) throw new Error(`a value of the kind '${name}' has no '${wrong}'`);
  return /** @type {Fact} */ (/** @type {unknown} */ (fact));
}

/** @type {Record<string, string[]>} */
const ALLOWED = {
  text: ["keeps", "secret", "segment"],
  host: ["sockets"],
  "lower-case": ["keeps"],
  raw: ["secret"],
  number: [],
  flag: ["constant"],
  nothing: ["constant"],
  credentials: ["secret"],
  parameter: ["after"],
  parameters: ["separator", "keeps"],
};

/**
 * @typedef {object} ToldField
 * @property {string} [as]
 * @property {true} [within]
 * @property {string} [constant]
 */

/**
 * @param {string} line the line `// Fields: …`
 * @returns {Map<string, ToldField>} what it says about each field
 * @throws {Error} if the line is malformed
 */
export function readFields(line) {
  return new Map(
    split(line, ",").map((text) => {
      const [, name = "", as, constant, within] = /^(\w+)(?: as (\w+))?(?: is "([^"]*)")?( within)?$/.exec(text) ?? [];
      if (as === undefined && constant === undefined && within === undefined) {
        throw new Error(`'${text}' says nothing about a field`);
      }
      return [
        name,
        {
          ...(as !== undefined && { as }),
          ...(constant !== undefined && { constant }),
          ...(within !== undefined && { within: /** @type {const} */ (true) }),
        },
      ];
    }),
  );
}

/**
 * @typedef {object} MadeValue
 * @property {string} name
 * @property {string} type its TypeScript type
 * @property {string[]} from the names of the values that it replaces
 */

/**
 * @param {string} line the line `// Values: …`
 * @returns {MadeValue[]}
 * @throws {Error} if the line is malformed
 */
export function readMade(line) {
  return split(line, ";").map((text) => {
    const [, name = "", type = "", from] = /^(\w+) is (.+) from ((?:\w+, )*\w+)$/.exec(text) ?? [];
    if (from === undefined) throw new Error(`'${text}' says nothing about a value`);
    return { name, type, from: from.split(", ") };
  });
}

/**
 * @param {string} line the line `// Names: …`
 * @param {boolean} ignoresCase
 * @returns {Names}
 * @throws {Error} if the line is malformed
 */
export function readNames(line, ignoresCase) {
  /** @type {Record<string, KnownName>} */
  const known = {};
  let others = "parameters";
  for (const group of split(line, ";")) {
    const [, list = "", about = ""] = /^([^:]+): (.+)$/.exec(group) ?? [];
    if (list === "others") {
      others = about;
      continue;
    }
    const [kind = "", ...more] = split(about, ",");
    const decodes = more.map((each) => /^decodes "([^"]+)"$/.exec(each)?.[1]).find((each) => each !== undefined);
    if (list === "" || more.some((each) => !/^(?:several|secret|decodes ".+")$/.test(each))) {
      throw new Error(`'${group}' says nothing about names`);
    }
    const is = kind === "text" || kind === "raw" ? kind : null;
    for (const each of split(list, ",")) {
      const [, name = "", as] = /^(\S+)(?: as (\w+))?$/.exec(each) ?? [];
      known[name] = {
        ...(as !== undefined ? { as } : {}),
        is: is ?? "raw",
        ...(is === null && { rule: kind }),
        ...(decodes !== undefined && { decodes }),
        ...(more.includes("several") && { several: /** @type {const} */ (true) }),
        ...(more.includes("secret") && { secret: /** @type {const} */ (true) }),
      };
    }
  }
  return { others, ...(ignoresCase && { ignoresCase: /** @type {const} */ (true) }), known };
}
