// The readable cases of `core/templates.json`: the examples of RFC 6570, and each operator with each modifier and value.
import { expansionOf, partOf } from "../answers.js";
import { withChoices } from "./choices.js";

/** @typedef {import("../answers.js").Variables} Variables */
/** @typedef {readonly [name: string, text: string | null]} Pair */
/** @typedef {{ isPartial?: boolean, keepsEquals?: boolean, keepsNames?: boolean, order?: number }} Options */

/** Texts that the choices put in place of others, and remove after the expansion. Each has only unreserved characters. */
const EMPTY = "EmptyValue";
const RESERVED = "ReservedCharacter";

/** @type {Variables} */
const VALUES = {
  text: "a b",
  reserved: ":/?#[]@!$&'()*+,;=",
  unreserved: "Az09-._~",
  percent: "50%",
  triplet: "%41%zz",
  wide: "\u00E9\u20AC\u{1F600}",
  controls: '\u0001\n\u007F"<>\\^`{|}',
  empty: "",
  undef: null,
  list: ["x", "", "y z"],
  one: ["\u00E9/"],
  empty_list: [],
  pairs: { a: "1", b: "", c: "x/y" },
  names: { "a/b": "1", "\u00E9": "2" },
  empty_pairs: {},
};

/** Members without a value. @type {Variables} */
const GAPS = { list: ["x", null, "y"], pairs: { a: null, b: "1" }, nothing: { a: null } };

const OPERATORS = ["", "+", "#", ".", "/", ";", "?", "&"];
const SECTIONS = ["3.2.2", "3.2.3", "3.2.4", "3.2.5", "3.2.6", "3.2.7", "3.2.8", "3.2.9"];

/** Templates that must be refused, by section. @type {Readonly<Record<string, readonly string[]>>} */
const REFUSED = {
  2.1: ["}", "a}b", "a b", '"', "<", ">", "\\", "^", "`", "|", "%", "%4", "%4g", "\u0000", "\u007F", "a%"],
  2.2: ["{", "{}", "{a", "{{a}}", "{+}", "{=a}", "{,a}", "{!a}", "{@a}", "{|a}", "{$a}", "{++a}", "{?}", "{a{b}}"],
  2.3: [
    "{a,}",
    "{,}",
    "{a,,b}",
    "{a b}",
    "{ a}",
    "{a }",
    "{a-b}",
    "{.}",
    "{a.}",
    "{a..b}",
    "{..a}",
    "{%4}",
    "{a%}",
    "{\u00E9}",
  ],
  2.4: [
    "{a:}",
    "{a:0}",
    "{a:01}",
    "{a:10000}",
    "{a:x}",
    "{a:-1}",
    "{a**}",
    "{a:3*}",
    "{a*:3}",
    "{*}",
    "{:3}",
    "{a: 3}",
  ],
};

/** Templates of other parts of the document. @type {Readonly<Record<string, readonly string[]>>} */
const OTHERS = {
  2.1: ["", "a", "'", "%41%c3", "\u00E9\uE000\u{1F600}", "!$&()*+,;=:@/?#[]", "%2F{text}%2f"],
  2.3: [
    "{a.b}",
    "{_}",
    "{%41}",
    "{A}",
    "{1}",
    "{undef,text,undef}",
    "{?text,text}",
    "{text}{text}",
    "{text}{?undef}",
    "{no_value}",
  ],
  "2.4.1": ["{wide:1}", "{wide:2}", "{wide:3}", "{wide:9999}", "{triplet:2}", "{+percent:3}", "{text:1,text:2}"],
  3: [
    "a{text}b{+reserved}c",
    "{?text,list*,pairs*}",
    "{/text,list*}{?one}{#pairs}",
    "{;empty,undef,text}",
    "{.list,text:1}",
  ],
};

/**
 * @param {string} template
 * @param {Variables} variables
 * @param {Options} options
 * @returns {string | null}
 */
function resultOf(template, variables, { isPartial, keepsEquals, keepsNames, order = 0 }) {
  const result = expansionOf(template, variables);
  if (result === null) return isPartial ? partOf(template, variables) : null;
  let marked = inPairs(variables, (pairs) => ordersOf(pairs)[order] ?? pairs);
  if (keepsEquals && !/\{[;?&]/.test(template))
    marked = inPairs(marked, (pairs) => pairs.map(([name, text]) => [name, text === "" ? EMPTY : text]));
  if (keepsNames && /\{[;?&]/.test(template)) {
    marked = inPairs(marked, (pairs) => pairs.map(([name, text]) => [name.replaceAll("/", RESERVED), text]));
  }
  const text = expansionOf(template, marked) ?? "";
  // An empty value that is not exploded looks the same again.
  return text.replaceAll(EMPTY, "").replaceAll(RESERVED, isExploded(template) ? "/" : "%2F");
}

/** @param {string} template */
const isExploded = (template) => template.includes("*}");

/**
 * @param {Variables} variables
 * @param {(pairs: readonly Pair[]) => readonly Pair[]} change
 * @returns {Variables}
 */
function inPairs(variables, change) {
  /** @type {Record<string, Variables[string]>} */
  const changed = { ...variables };
  for (const [name, value] of Object.entries(variables)) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) continue;
    const pairs = Object.entries(/** @type {Readonly<Record<string, string | null>>} */ (value));
    changed[name] = Object.fromEntries(change(pairs));
  }
  return changed;
}

/** @param {readonly Pair[]} pairs @returns {(readonly Pair[])[]} the pairs in all orders, the given one first */
function ordersOf(pairs) {
  if (pairs.length === 0) return [[]];
  return pairs.flatMap((first) => ordersOf(pairs.filter((each) => each !== first)).map((rest) => [first, ...rest]));
}

/** @type {readonly import("./choices.js").Choice<Options>[]} */
const CHOICES = [
  { tag: "choice:partial-result", options: { isPartial: true } },
  { tag: "choice:empty-pairs", options: { keepsEquals: true } },
  { tag: "choice:pair-names", options: { keepsNames: true } },
];

/** The other orders of at most three pairs. @type {typeof CHOICES} */
const ORDERS = [1, 2, 3, 4, 5].map((order) => ({ tag: "choice:pair-order", options: { order } }));

/**
 * @param {string} template
 * @param {Variables} all
 * @returns {object} the case, with the variables that the template names
 */
function expansionCase(template, all) {
  const named = Object.entries(all).filter(([name]) => new RegExp(`\\{[^}]*\\b${name}\\b`).test(template));
  const variables = /** @type {Variables} */ (Object.fromEntries(named));
  const isPaired = Object.values(variables).some((value) => typeof value === "object" && !Array.isArray(value));
  const choices = isPaired ? [...CHOICES, ...ORDERS] : CHOICES;
  return { template, variables, ...withChoices(choices, (options) => resultOf(template, variables, options), {}) };
}

/**
 * @param {import("../examples.js").Table6570} table
 * @returns {Generator<import("./case.js").Draft>}
 */
export function* templates({ expansions, values }) {
  const known = /** @type {Variables} */ (values);
  for (const [section, rows] of Object.entries(expansions)) {
    for (const [template] of rows) yield { section, ...expansionCase(template, known) };
  }
  for (const [index, operator] of OPERATORS.entries()) {
    const section = SECTIONS[index] ?? "";
    for (const name of Object.keys(VALUES)) {
      yield { section, ...expansionCase(`{${operator}${name}}`, VALUES) };
      const isText = typeof VALUES[name] === "string";
      // A prefix is only for texts, and an explode modifier changes only the others.
      if (!isText || name === "text") yield { section, ...expansionCase(`{${operator}${name}*}`, VALUES) };
      // A triplet that stays is one character for some, and three for others.
      if ((isText && name !== "triplet") || name === "list")
        yield { section, ...expansionCase(`{${operator}${name}:2}`, VALUES) };
    }
  }
  for (const [section, all] of Object.entries(OTHERS)) {
    for (const template of all) {
      const note = template === "'" ? { note: "Erratum 6937 allows the apostrophe." } : {};
      yield { section, ...note, ...expansionCase(template, VALUES) };
    }
  }
  for (const [section, all] of Object.entries(REFUSED)) {
    for (const template of all) yield { section, ...expansionCase(template, { a: "1", b: "2" }) };
  }
  for (const template of [
    "{list}",
    "{?list}",
    "{?list*}",
    "{pairs}",
    "{/pairs*}",
    "{;pairs}",
    "{nothing}",
    "{?nothing}",
  ]) {
    yield { section: "2.3", note: "A member without a value is left out.", ...expansionCase(template, GAPS) };
  }
  const note = "A prefix modifier is not for lists and associative arrays.";
  for (const template of ["{pairs:1}", "{?one:3}", "a{text}{list:2}b", "{empty_list:1}", "{undef:1}"]) {
    yield { section: "2.4.1", note, ...expansionCase(template, VALUES) };
  }
}
