// Reads what a header says is wrong with a URI, such as "host is not reg-name and port is absent", and writes the calls of
// src/schemes/shared/sentences.ts that find it. grammar/README.md has the words.

import { isParameter } from "./values/index.js";

/** @typedef {import("./header.js").Condition} Condition */
/** @typedef {import("./facts.js").DefiningGrammar} DefiningGrammar */
/** @typedef {import("./tree/index.js").Tree} Tree */

/**
 * @typedef {object} Context
 * @property {DefiningGrammar} grammar
 * @property {Tree["composites"]} composites
 * @property {ReturnType<typeof fieldsFrom>} fields those of the trees of the scheme
 * @property {ReturnType<DefiningGrammar["reachedFrom"]>} reached the rules that its rule uses
 * @property {string | undefined} port its default port
 * @property {"URI" | "NSS"} whole what the whole text is
 * @property {(name: string) => string} use imports a function of the vocabulary
 * @property {(message: string) => never} fail
 */

/** @param {unknown} value */
const literal = (value) => JSON.stringify(value);

/** @param {string} name @param {readonly string[]} parts @returns {string} a call that bundlers can leave out */
const call = (name, parts) => `/* @__PURE__ */ ${name}(${parts.join(", ")})`;

/** The parts of the generic syntax, which are found by their offsets. */
const GENERIC = ["userinfo", "host", "authority", "path", "query", "fragment"];

/** Those that only an authority has. */
const OF_AUTHORITY = GENERIC.slice(0, 3);

/** Parts that a URI can have several times. @type {Readonly<Record<string, string>>} */
const OTHERS = { parameter: "wholeParameters", "pct-encoded": "triplets" };

/** The text that a predicate needs, or the length. Then most URIs need no further look. @type {readonly RegExp[]} */
const NEEDS = [
  /^(?:is not UTF-8|contains an? |(?:has|is) an encoded )(?<percent>)/,
  /^contains "(?<text>[^"]+)"/,
  // Letters of the text can have another case.
  /^(?:is|begins with) "[^"]*?(?<text>[^"a-z/:]+)[a-z/:]*"$/i,
  /^has more than (?<most>\d+) /,
];

/** A condition that is also true if the part is absent. */
const OR_ABSENT = / is absent or (?:is )?/;

/** The delimiters that go with a part. @type {Readonly<Record<string, [before: number, after: number]>>} */
const DELIMITERS = { userinfo: [0, 1], query: [1, 0] };

const SUBJECTS = /^(?<subjects>.+?) (?<predicate>(?:is|has|contains|begins with) .+|does not contain .+)$/;

/**
 * The predicates: a pattern, and the test that it stands for.
 *
 * @type {readonly [RegExp, (groups: Record<string, string>, context: Context) => string][]}
 */
const PREDICATES = [
  [/^is present$/, (_, { use }) => use("present")],
  [/^is empty$/, (_, { use }) => use("empty")],
  [/^is not empty$/, (_, { use }) => use("filled")],
  [/^is not UTF-8$/, (_, { use }) => use("notUTF8")],
  [/^has a password$/, (_, { use }) => use("password")],
  [/^is above (?<most>\d+)$/, ({ most }, { use }) => call(use("above"), [literal(most)])],
  [/^is below (?<least>\d+)$/, ({ least }, { use }) => call(use("below"), [literal(least)])],
  [
    /^has more than (?<most>\d+) (?<unit>octets|characters)$/,
    ({ most, unit = "" }, { use }) => call(use(unit), [String(most)]),
  ],
  [/^contains "(?<text>[^"]+)"$/, ({ text }, { use }) => call(use("containing"), [literal(text)])],
  [/^begins with "(?<text>[^"]+)"$/, ({ text }, { use }) => call(use("beginning"), [literal(text?.toLowerCase())])],
  [/^does not contain "(?<text>[^"]+)"$/, ({ text }, { use }) => call(use("lacking"), [literal(text)])],
  [
    /^contains an encoded (?<rule>\S+)$/,
    ({ rule = "" }, context) => call(context.use("encoding"), ["grammar", literal(ruleOf(rule, context))]),
  ],
  [
    /^has an encoded (?<rule>\S+)$/,
    ({ rule = "" }, context) => call(context.use("decoding"), ["grammar", literal(ruleOf(rule, context))]),
  ],
  [
    /^contains an? (?<rule>[^\s"]+)$/,
    ({ rule = "" }, context) => call(context.use("encoding"), ["grammar", literal(ruleOf(rule, context)), "true"]),
  ],
  [
    /^is (?<not>not )?an encoded (?<rule>\S+)$/,
    ({ not, rule = "" }, context) =>
      call(context.use("encoded"), ["grammar", literal(ruleOf(rule, context)), ...(not ? ["false"] : [])]),
  ],
  [
    /^is (?<not>not )?from (?<least>\d+) to (?<most>\d+)$/,
    ({ not, least, most }, { use }) => call(use("between"), [literal(least), literal(most), String(!not)]),
  ],
  [
    /^is the default$/,
    (_, { port, use, fail }) =>
      port === undefined
        ? fail("the scheme has no default port")
        : call(use("between"), [literal(port), literal(port), "true"]),
  ],
  [/^has needless zeros$/, (_, { use }) => use("zeros")],
  [
    /^is (?<not>not )?(?<texts>"[^"]+"(?: or "[^"]+")*)$/,
    ({ not, texts = "" }, { use }) =>
      call(use("equal"), [`[${texts.toLowerCase().replaceAll(" or ", ", ")}]`, String(!not)]),
  ],
];

/** @param {DefiningGrammar} grammar @returns {boolean} whether its parameters have the same name in lower and in upper case */
const ignoresCase = ({ facts }) => [...facts.values()].some((each) => each.ignoresCase === true);

/** @param {string} rule @param {Context} context @returns {string} the rule, if the grammar has it */
function ruleOf(rule, { grammar, fail }) {
  return grammar.rules.some(({ name }) => name === rule) ? rule : fail(`the grammar has no rule ${rule}`);
}

/**
 * @param {Tree} tree
 * @param {string} top
 * @returns {{ path: string[], types: readonly string[], hasList: boolean }[]} the fields of the trees of a rule, from the root
 */
export function fieldsFrom({ composites, results }, top) {
  /** @type {{ path: string[], types: readonly string[], hasList: boolean }[]} */
  const found = [];
  /** @param {readonly string[]} types @param {string[]} path @param {readonly string[]} above @param {boolean} hasList */
  const visit = (types, path, above, hasList) => {
    found.push({ path, types, hasList });
    for (const { type, fields } of composites) {
      if (!types.includes(type) || above.includes(type)) continue;
      for (const { name, types: held, isList } of fields) {
        visit(held, [...path, name], [...above, type], hasList || isList);
      }
    }
  };
  visit([...(results.get(top) ?? [])], [], [], false);
  return found;
}

/**
 * @param {string} subject `host`, `path.selector`, `crs=`, `*=` or `URI`
 * @param {{ isWhole: boolean, isTyped: boolean }} about
 * @param {Context} context
 * @returns {{ code: string, paths?: string[] }} what finds the parts; and where it finds nodes of any type
 */
function placesOf(subject, { isWhole, isTyped }, { grammar, composites, fields, reached, whole, use, fail }) {
  if (subject === whole) return { code: use("whole") };
  if (subject.endsWith("=")) {
    // The name of a parameter can have dots, too.
    const [, list, own = subject] = fields.some(({ path: [first] }) => subject.startsWith(`${String(first)}.`))
      ? (/^(\w+)\.(.+)$/.exec(subject) ?? [])
      : [];
    const names = own.split("=, ").map((name) => name.replace(/=$/, ""));
    const ignores = ignoresCase(grammar);
    const known = names.includes("*") ? null : names.map((name) => (ignores ? name.toLowerCase() : name));
    const about = [literal(known), String(ignores)];
    const listed = fields.flatMap(({ path, types }) =>
      composites
        .filter((each) => types.includes(each.type) && isParameter(each.type, each.fields, grammar.facts))
        .filter(() => list === undefined || path.includes(list))
        .map((each) => literal([path.join("."), each.fields[0]?.name, each.fields.at(-1)?.name].join(" "))),
    );
    if (listed.length === 0) return { code: call(use(isWhole ? "parameters" : "values"), about) };
    return { code: call(use("listed"), [...about, String(isWhole), ...new Set(listed)]) };
  }
  const isGeneric =
    !OF_AUTHORITY.includes(subject) ||
    (reached.some(({ name, isGeneric: generic }) => generic && name === subject) &&
      reached.some(({ definition }) => definition.includes('//"')));
  if (GENERIC.includes(subject) && isGeneric && !isTyped) return { code: use(subject) };
  const wanted = subject.split(".");
  const byField = fields.filter(({ path }) => path.slice(-wanted.length).join(".") === subject);
  const found = byField.length > 0 ? byField : fields.filter(({ types }) => types.includes(subject));
  if (found.length === 0) {
    const other = OTHERS[subject] ?? (GENERIC.includes(subject) ? subject : fail(`the trees have no ${subject}`));
    return { code: use(other) };
  }
  const paths = [...new Set(found.map(({ path }) => literal(path)))];
  // Nodes of other types can stand at the same place.
  const types = [...new Set(fields.filter(({ path }) => paths.includes(literal(path))).flatMap((each) => each.types))];
  const isMixed = byField.length === 0 && types.length > 1;
  const listed = found.filter(({ hasList }) => hasList).map(({ path }) => literal(path));
  const gets = new Set(found.map(({ path }) => (listed.includes(literal(path)) ? literal(path) : getterOf(path))));
  if (isMixed) return { code: call(use("nodes"), [literal(subject), ...gets]) };
  return { code: call(use("nodes"), ["null", ...gets]), paths: [...gets] };
}

/** @param {readonly string[]} path of fields without lists @returns {string} a function that returns the node there */
const getterOf = (path) => `(node) => node${path.map((name, at) => `${at > 0 ? "?" : ""}.${name}`).join("")}`;

/**
 * @param {string} phrase `host is not reg-name`
 * @param {Context} context
 * @param {string} [what] what letters of the wrong case belong to: `the name`
 * @returns {{ subjects: string, places: string, test: string | null }} the test is `null` if the part has to be absent
 */
function phraseOf(phrase, context, what) {
  const { use, fail } = context;
  const { subjects = "", predicate = "" } = SUBJECTS.exec(phrase)?.groups ?? fail(`"${phrase}" is no condition`);
  const names = subjects.endsWith("=") ? [subjects] : subjects.split(", ");
  // A parameter is its name and its value.
  const isRepeated = /^is repeated(?:, ignoring case)?$/.test(predicate);
  const isWhole = isRepeated || predicate === "is present";
  /** @param {string | null} test @param {boolean} [isTyped] */
  const phraseWith = (test, isTyped = false) => {
    const all = names.map((name) => placesOf(name, { isWhole, isTyped }, context));
    // One function finds all nodes.
    const paths = all.flatMap((each) => each.paths ?? []);
    const isOne = all.every((each) => each.paths !== undefined);
    const codes = isOne ? [call(use("nodes"), ["null", ...paths])] : all.map(({ code }) => code);
    return { subjects, places: codes.length === 1 ? String(codes[0]) : call(use("each"), codes), test };
  };
  if (predicate === "is absent") return phraseWith(null);
  if (isRepeated) {
    const ignores = ignoresCase(context.grammar) || predicate !== "is repeated";
    return phraseWith(call(use("repeated"), [String(ignores)]));
  }
  const letters = /^is not in (?<form>lower|upper) case$/.exec(predicate)?.groups;
  if (letters) {
    const more = what === undefined ? [] : [literal(what)];
    return phraseWith(call(use("inCase"), [String(letters["form"] === "upper"), ...more]));
  }
  for (const [pattern, testOf] of PREDICATES) {
    const groups = pattern.exec(predicate);
    if (groups) return phraseWith(testOf({ ...groups.groups }, context));
  }
  const { not, rules = "" } =
    /^is (?<not>not )?(?<rules>\S+(?: or \S+)*)$/.exec(predicate)?.groups ?? fail(`"${predicate}" is no predicate`);
  const list = rules.split(" or ");
  const isTyped = !subjects.endsWith("=") && list.every((rule) => typesOf(names, context).includes(rule));
  const test = isTyped
    ? call(use("typed"), [literal(list), String(!not)])
    : call(use("matching"), ["grammar", literal(list.map((rule) => ruleOf(rule, context))), String(!not)]);
  return phraseWith(test, isTyped);
}

/** @param {readonly string[]} names @param {Context} context @returns {string[]} the types of nodes that fields hold */
const typesOf = (names, { fields }) =>
  fields.flatMap(({ path, types }) =>
    names.some((name) => path.slice(-name.split(".").length).join(".") === name) && types.length > 1 ? types : [],
  );

/**
 * @param {readonly Condition[]} conditions what is wrong, and what else has to be true
 * @param {string | null} repair `remove the query`, `write "tcp"`, `write the name in lower case`
 * @param {Context} context
 * @returns {string} the call that makes a function which finds what one of the conditions says
 */
export function conditionOf(conditions, repair, context) {
  const { whole, use } = context;
  const letters = /^write (?<what>.+) in (?:lower|upper) case$/.exec(repair ?? "")?.groups;
  const all = conditions.map(({ text, message }) => {
    const [first = "", ...others] = text.split(" and ");
    const { subjects, places, test } = phraseOf(first, context, letters?.["what"]);
    let what = test ?? use("present");
    // What the text needs comes first, because it needs no tree.
    const [needed] = others.flatMap((each) => (each.startsWith(`${whole} contains "`) ? each : []));
    const more = others.flatMap((each) => {
      if (each === needed) return [];
      const phrase = phraseOf(each.replace(/^another /, "").replace(OR_ABSENT, " is "), context);
      if (OR_ABSENT.test(each)) return call(use("noneOr"), [phrase.places, String(phrase.test)]);
      if (phrase.test === null) return call(use("none"), [phrase.places]);
      if (phrase.places !== places || each.startsWith("another "))
        return call(use("some"), [phrase.places, phrase.test]);
      // It is about the same part.
      what = call(use("those"), [phrase.test, what]);
      return [];
    });
    if (test === null) more.unshift(call(use("none"), [places]));
    if (repair !== null && !letters) what = repairOf(repair, what, subjects, context);
    if (message !== null) what = call(use("saying"), [what, literal(message)]);
    const find = call(use("finds"), [test === null ? use("atEnd") : places, what, ...more]);
    return needing(needed ?? first, find, use);
  });
  return all.length === 1 ? String(all[0]) : call(use("anyOf"), all);
}

/** @param {string} phrase @param {string} find @param {Context["use"]} use @returns {string} what looks only at a URI that has what the phrase needs */
function needing(phrase, find, use) {
  const { subjects = "", predicate = "" } = SUBJECTS.exec(phrase)?.groups ?? {};
  // The value of a parameter is decoded, and the fragment is no part of the input.
  if (subjects.endsWith("=") || subjects === "fragment") return find;
  const { percent, text, most } = NEEDS.map((each) => each.exec(predicate)?.groups).find((each) => each) ?? {};
  if (most !== undefined) return call(use("longer"), [most, find]);
  const needed = percent === undefined ? text : "%";
  return needed === undefined ? find : call(use("having"), [literal(needed), find]);
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
  const wrong = edit
    .replace(/ without needless zeros$/, " has needless zeros")
    .replace(/ decoded by (\S+)$/, " has an encoded $1");
  if (wrong !== edit) return conditionOf([{ text: wrong, message: null }], null, context);
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
  const text = /^write "(?<text>[^"]+)"$/.exec(repair)?.groups?.["text"];
  if (text !== undefined)
    return call(use("writing"), [test, literal(text), ...(subject === "fragment" ? ["true"] : [])]);
  const {
    what,
    delimiter = "",
    side,
  } = /^remove(?: (?<what>[^"]+?))??(?:(?: and)? "(?<delimiter>[^"]+)" (?<side>before|after) it)?$/.exec(repair)
    ?.groups ?? fail(`"${repair}" is no repair`);
  const usual = DELIMITERS[subject] ?? [0, 0];
  const around = side === undefined ? usual : side === "before" ? [delimiter.length, 0] : [0, delimiter.length];
  const parts = [what === undefined ? "undefined" : literal(what), ...around.map(String)];
  while (parts.at(-1) === "0" || parts.at(-1) === "undefined") parts.pop();
  return call(use("removing"), [test, ...parts]);
}
