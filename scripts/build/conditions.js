// Reads what a header says is wrong with a URI, such as "host is not reg-name and port is absent", and writes the calls of
// src/schemes/shared/sentences.ts that find it. grammar/README.md has the words.

import { isParameter } from "./values/index.js";

/** @typedef {import("./header.js").Condition} Condition */
/** @typedef {import("./schemes.js").SchemeGrammar} SchemeGrammar */
/** @typedef {import("./tree/index.js").Tree} Tree */

/**
 * @typedef {object} Context
 * @property {SchemeGrammar} grammar
 * @property {Tree} tree
 * @property {string} top the rule of the scheme
 * @property {(name: string) => string} use imports a function of the vocabulary
 * @property {(message: string) => never} fail
 */

/** @param {unknown} value */
const literal = (value) => JSON.stringify(value);

/** @param {string} name @param {readonly string[]} parts @returns {string} a call that bundlers can leave out */
const call = (name, parts) => `/* @__PURE__ */ ${name}(${parts.join(", ")})`;

/** The parts of the generic syntax, which are found by their offsets. */
const GENERIC = ["userinfo", "host", "path", "query", "fragment"];

/** Those that only an authority has. */
const OF_AUTHORITY = GENERIC.slice(0, 2);

/** The delimiters that go with a part. @type {Readonly<Record<string, [before: number, after: number]>>} */
const DELIMITERS = { userinfo: [0, 1], query: [1, 0] };

const SUBJECTS = /^(?<subjects>.+?) (?<predicate>(?:is|has|contains) .+|does not contain .+)$/;

/**
 * The predicates: a pattern, and the test that it stands for.
 *
 * @type {readonly [RegExp, (groups: Record<string, string>, context: Context) => string][]}
 */
const PREDICATES = [
  [/^is present$/, (_, { use }) => use("present")],
  [/^is empty$/, (_, { use }) => use("empty")],
  [/^is not UTF-8$/, (_, { use }) => use("notUTF8")],
  [/^has a password$/, (_, { use }) => use("password")],
  [/^is above (?<most>\d+)$/, ({ most }, { use }) => call(use("above"), [literal(most)])],
  [/^is below (?<least>\d+)$/, ({ least }, { use }) => call(use("below"), [literal(least)])],
  [
    /^has more than (?<most>\d+) (?<unit>octets|characters)$/,
    ({ most, unit = "" }, { use }) => call(use(unit), [String(most)]),
  ],
  [/^contains "(?<text>[^"]+)"$/, ({ text }, { use }) => call(use("containing"), [literal(text)])],
  [/^does not contain "(?<text>[^"]+)"$/, ({ text }, { use }) => call(use("lacking"), [literal(text)])],
  [
    /^contains an encoded (?<rule>\S+)$/,
    ({ rule = "" }, context) => call(context.use("encoding"), ["grammar", literal(ruleOf(rule, context))]),
  ],
  [
    /^is (?<not>not )?(?<texts>"[^"]+"(?: or "[^"]+")*)$/,
    ({ not, texts = "" }, { use }) =>
      call(use("equal"), [`[${texts.toLowerCase().replaceAll(" or ", ", ")}]`, String(!not)]),
  ],
];

/** @param {SchemeGrammar} grammar @returns {boolean} whether its parameters have the same name in lower and in upper case */
const ignoresCase = ({ facts }) => [...facts.values()].some((each) => each.ignoresCase === true);

/** @param {string} rule @param {Context} context @returns {string} the rule, if the grammar has it */
function ruleOf(rule, { grammar, fail }) {
  return grammar.rules.some(({ name }) => name === rule) ? rule : fail(`the grammar has no rule ${rule}`);
}

/**
 * @param {Tree} tree
 * @param {string} top
 * @returns {{ path: string[], types: readonly string[] }[]} the fields of the trees of a rule, from the root
 */
function fieldsFrom({ composites, results }, top) {
  /** @type {{ path: string[], types: readonly string[] }[]} */
  const found = [];
  /** @param {readonly string[]} types @param {string[]} path @param {readonly string[]} above */
  const visit = (types, path, above) => {
    found.push({ path, types });
    for (const { type, fields } of composites) {
      if (!types.includes(type) || above.includes(type)) continue;
      for (const field of fields) visit(field.types, [...path, field.name], [...above, type]);
    }
  };
  visit([...(results.get(top) ?? [])], [], []);
  return found;
}

/**
 * @param {string} subject `host`, `path.selector`, `crs=`, `*=` or `URI`
 * @param {{ isWhole: boolean, isTyped: boolean }} about
 * @param {Context} context
 * @returns {{ code: string, types: readonly string[] }} what finds the parts, and the types of their nodes
 */
function placesOf(subject, { isWhole, isTyped }, { grammar, tree, top, use, fail }) {
  if (subject === "URI") return { code: use("whole"), types: [] };
  const fields = fieldsFrom(tree, top);
  if (subject.endsWith("=")) {
    const [, list, own = subject] = /^(\w+)\.(.+)$/.exec(subject) ?? [];
    const names = own.split("=, ").map((name) => name.replace(/=$/, ""));
    const ignores = ignoresCase(grammar);
    const known = names.includes("*") ? null : names.map((name) => (ignores ? name.toLowerCase() : name));
    const about = [literal(known), String(ignores)];
    const listed = fields.flatMap(({ path, types }) =>
      tree.composites
        .filter((each) => types.includes(each.type) && isParameter(each.type, each.fields, grammar.facts))
        .filter(() => list === undefined || path.includes(list))
        .map((each) => literal([path, each.fields[0]?.name, each.fields.at(-1)?.name])),
    );
    if (listed.length === 0) return { code: call(use(isWhole ? "parameters" : "values"), about), types: [] };
    return { code: call(use("listed"), [...about, String(isWhole), ...new Set(listed)]), types: [] };
  }
  const rules = grammar.reachedFrom(top);
  const isGeneric =
    subject === "query" ||
    subject === "fragment" ||
    (rules.some(({ name, isGeneric: generic }) => generic && name === (subject === "path" ? "segment" : subject)) &&
      (!OF_AUTHORITY.includes(subject) || rules.some(({ definition }) => definition.includes('//"'))));
  if (GENERIC.includes(subject) && isGeneric && !isTyped) return { code: use(subject), types: [] };
  const wanted = subject.split(".");
  const byField = fields.filter(({ path }) => path.slice(-wanted.length).join(".") === subject);
  const found = byField.length > 0 ? byField : fields.filter(({ types }) => types.includes(subject));
  if (found.length === 0)
    return GENERIC.includes(subject) ? { code: use(subject), types: [] } : fail(`the trees have no ${subject}`);
  const paths = [...new Set(found.map(({ path }) => literal(path)))];
  // Nodes of other types can stand at the same place.
  const types = [...new Set(fields.filter(({ path }) => paths.includes(literal(path))).flatMap((each) => each.types))];
  const isMixed = byField.length === 0 && types.length > 1;
  return { code: call(use("nodes"), [isMixed ? literal(subject) : "null", ...paths]), types };
}

/**
 * @param {string} phrase `host is not reg-name`
 * @param {Context} context
 * @returns {{ subjects: string, places: string, test: string | null }} the test is `null` if the part has to be absent
 */
function phraseOf(phrase, context) {
  const { use, fail } = context;
  const { subjects = "", predicate = "" } = SUBJECTS.exec(phrase)?.groups ?? fail(`"${phrase}" is no condition`);
  const names = subjects.endsWith("=") ? [subjects] : subjects.split(", ");
  // A parameter is its name and its value.
  const isWhole = predicate === "is repeated" || predicate === "is present";
  /** @param {boolean} isTyped */
  const placesFor = (isTyped) => {
    const all = names.map((name) => placesOf(name, { isWhole, isTyped }, context));
    // One function finds all nodes.
    const lists = all.map((each) => /nodes\(null, (?<paths>.+)\)$/.exec(each.code)?.groups?.["paths"]);
    const isOne = all.length > 1 && lists.every((list) => list !== undefined);
    const codes = isOne ? [call(use("nodes"), ["null", lists.join(", ")])] : all.map((each) => each.code);
    const code = codes.length === 1 ? String(codes[0]) : call(use("each"), codes);
    return { places: code, types: all.flatMap(({ types }) => types) };
  };
  if (predicate === "is absent") return { subjects, places: placesFor(false).places, test: null };
  if (predicate === "is repeated") {
    const ignores = ignoresCase(context.grammar);
    return { subjects, places: placesFor(false).places, test: call(use("repeated"), [String(ignores)]) };
  }
  const letters = /^is not in (?<form>lower|upper) case$/.exec(predicate)?.groups;
  if (letters) {
    return {
      subjects,
      places: placesFor(false).places,
      test: call(use("inCase"), [String(letters["form"] === "upper")]),
    };
  }
  for (const [pattern, testOf] of PREDICATES) {
    const groups = pattern.exec(predicate);
    if (groups) return { subjects, places: placesFor(false).places, test: testOf({ ...groups.groups }, context) };
  }
  const { not, rules = "" } =
    /^is (?<not>not )?(?<rules>\S+(?: or \S+)*)$/.exec(predicate)?.groups ?? fail(`"${predicate}" is no predicate`);
  const list = rules.split(" or ");
  const isTyped = !subjects.endsWith("=") && list.every((rule) => typesOf(names, context).includes(rule));
  const test = isTyped
    ? call(use("typed"), [literal(list), String(!not)])
    : call(use("matching"), ["grammar", literal(list.map((rule) => ruleOf(rule, context))), String(!not)]);
  return { subjects, places: placesFor(isTyped).places, test };
}

/** @param {readonly string[]} names @param {Context} context @returns {string[]} the types of nodes that fields hold */
const typesOf = (names, { tree, top }) =>
  fieldsFrom(tree, top).flatMap(({ path, types }) =>
    names.some((name) => path.slice(-name.split(".").length).join(".") === name) && types.length > 1 ? types : [],
  );

/**
 * @param {readonly Condition[]} conditions what is wrong, and what else has to be true
 * @param {string | null} repair `remove the query`, `write "tcp"`, `write the name in lower case`
 * @param {Context} context
 * @returns {string} the call that makes a function which finds what one of the conditions says
 */
export function conditionOf(conditions, repair, context) {
  const { use } = context;
  const all = conditions.map(({ text, message }) => {
    const [first = "", ...others] = text.split(" and ");
    const { subjects, places, test } = phraseOf(first, context);
    let what = test ?? use("present");
    const more = others.flatMap((each) => {
      const phrase = phraseOf(each, context);
      if (phrase.test === null) return call(use("none"), [phrase.places]);
      if (phrase.places !== places) return call(use("some"), [phrase.places, phrase.test]);
      // It is about the same part.
      what = call(use("those"), [phrase.test, what]);
      return [];
    });
    if (test === null) more.unshift(call(use("none"), [places]));
    if (repair !== null) what = repairOf(repair, what, subjects, context);
    if (message !== null) what = call(use("saying"), [what, literal(message)]);
    return call(use("finds"), [test === null ? use("atEnd") : places, what, ...more]);
  });
  return all.length === 1 ? String(all[0]) : call(use("anyOf"), all);
}

/**
 * @param {string} edit `part in lower case`, `list sorted by name`, or a repair of what the conditions find
 * @param {readonly Condition[]} conditions
 * @param {Context} context
 * @returns {string} the call that makes a function which finds what an edit of the normal form changes
 */
export function editOf(edit, conditions, context) {
  const { part, form } = /^(?<part>.+) in (?<form>lower|upper) case$/.exec(edit)?.groups ?? {};
  if (part !== undefined) {
    const wrong = `${part} is not in ${String(form)} case`;
    const others = conditions.map(({ text }) => ({ text: `${wrong} and ${text}`, message: null }));
    return conditionOf(others.length === 0 ? [{ text: wrong, message: null }] : others, null, context);
  }
  const { list, by } = /^(?<list>\S+) sorted(?: by (?<by>\S+))?$/.exec(edit)?.groups ?? {};
  if (list === undefined) return conditionOf(conditions, edit.replace(/^remove [^"]+?(?= and "|$)/, "remove"), context);
  const { code } = placesOf(list, { isWhole: false, isTyped: false }, context);
  return call(context.use("finds"), [code, call(context.use("sorted"), by === undefined ? [] : [literal(by)])]);
}

/**
 * @param {string} repair
 * @param {string} test
 * @param {string} subject
 * @param {Context} context
 * @returns {string} the test with its repair
 */
function repairOf(repair, test, subject, { use, fail }) {
  const letters = /^write (?<what>.+) in (?:lower|upper) case$/.exec(repair)?.groups;
  if (letters) return test.replace(/\)$/, `, ${literal(letters["what"])})`);
  const text = /^write "(?<text>[^"]+)"$/.exec(repair)?.groups?.["text"];
  if (text !== undefined)
    return call(use("writing"), [test, literal(text), ...(subject === "fragment" ? ["true"] : [])]);
  const { what, side } =
    /^remove(?: (?<what>[^"]+?))??(?:(?: and)? "." (?<side>before|after) it)?$/.exec(repair)?.groups ??
    fail(`"${repair}" is no repair`);
  const usual = DELIMITERS[subject] ?? [0, 0];
  const around = side === undefined ? usual : side === "before" ? [1, 0] : [0, 1];
  const parts = [what === undefined ? "undefined" : literal(what), ...around.map(String)];
  while (parts.length > 0 && ["0", "undefined"].includes(String(parts.at(-1)))) parts.pop();
  return call(use("removing"), [test, ...parts]);
}
