// Makes the modules of schemes from the headers of their grammar files: the facts of each scheme, and the entry that defines
// it. What only code can say stands in src/schemes/code/, in a module with the name of the entry.
import { wordsIn } from "./header.js";
import { conditionOf, editOf, fieldsFrom } from "./conditions.js";
import { treeOf } from "./tree/index.js";

/** @typedef {import("./header.js").Document} Document */
/** @typedef {import("./header.js").SchemeRow} SchemeRow */
/** @typedef {import("./header.js").Sentence} Sentence */
/** @typedef {import("./header.js").Slip} Slip */
/** @typedef {import("./header.js").Words} Words */
/** @typedef {Pick<import("./schemes.js").SchemeGrammar, "source" | "sources" | "rules" | "documents" | "schemes" | "reachedFrom" | "facts">} DefiningGrammar */

const MECHANISM = "../../src/schemes/mechanism";
const SHARED = "../../src/schemes/shared";

/** @param {unknown} value */
const literal = (value) => JSON.stringify(value);

/** @param {string} name of a scheme @returns {string} the name of its export: `coapTcp` for `coap+tcp` */
export const exportOf = (name) => name.replace(/[-+.]+(\w)/g, (_, letter) => String(letter).toUpperCase());

const PORTS = ["portOfConsumers", "portOfProducers"];

/**
 * The sentences: the usual level, whether the requirement comes before or after those of the scheme's own code, and what makes
 * it in shared/common.ts: a function of the section, or constants that cite RFC 3986 or RFC 6335.
 *
 * @type {readonly { text: string, level: string, place: "before" | "after", make?: string, constants?: string[] }[]}
 */
const SENTENCES = [
  { text: "host is not empty", level: "Must", place: "before", make: "emptyHost" },
  { text: "'#' is data", level: "Should", place: "before", constants: ["hashIsData"] },
  { text: "pct-encoded is UTF-8", level: "Must", place: "after", make: "utf8" },
  { text: "host has no empty label", level: "Should", place: "after", constants: ["emptyLabel"] },
  { text: "port has 16 bits", level: "Should", place: "after", constants: PORTS },
  // Such hosts are reached with TCP or UDP.
  { text: "host is a DNS name", level: "Should", place: "after", constants: [...PORTS, "dnsName"] },
];

/** The words of rules of the generic syntax, and the rule whose words contain them. */
const GENERIC_WORDS = /** @type {const} */ ([
  ["IP-literal", "addressWords", "authority"],
  ["port", "portWords", "authority"],
  ["authority", "authorityWords"],
  ["path-abempty", "pathWords"],
  ["path-absolute", "absoluteWords"],
  ["path-rootless", "rootlessWords"],
  ["query", "queryWords"],
]);

/**
 * Collects the imports of a module.
 *
 * @returns {{ use: (name: string, from: string) => string, lines: () => string[] }}
 */
function importing() {
  /** @type {Map<string, Set<string>>} */
  const names = new Map();
  return {
    use(name, from) {
      names.set(from, (names.get(from) ?? new Set()).add(name));
      return name;
    },
    lines: () =>
      Array.from(names, ([from, each]) => `import { ${[...each].sort().join(", ")} } from ${literal(`${from}.js`)};`),
  };
}

/**
 * A scheme of a file, and what its lines are about.
 *
 * @typedef {object} Scheme
 * @property {Document} document
 * @property {SchemeRow} row
 * @property {ReturnType<typeof fieldsFrom>} fields those of its trees
 * @property {(line: number) => import("./conditions.js").Context} contextAt
 */

/**
 * Makes the facts of the schemes of a file.
 *
 * @param {DefiningGrammar} grammar
 * @param {(name: string) => string | null} statusOf returns the status of a scheme in the registry
 * @returns {{ imports: string[], lines: string[], types: string[] }} the imports, the constants and their types
 */
export function factsOfSchemes(grammar, statusOf) {
  const { use, lines: imports } = importing();
  const tree = treeOf(grammar);
  /** @type {string[]} */
  const lines = [];
  /** @param {Document} document @param {SchemeRow} row @param {"URI" | "NSS"} whole */
  const partsOf = (document, row, whole) => {
    const [reached, fields] = [grammar.reachedFrom(row.rule), fieldsFrom(tree, row.rule)];
    /** @type {Scheme["contextAt"]} */
    const contextAt = (line) => ({
      ...{ grammar, composites: tree.composites, fields, reached, port: row.port, whole },
      use: (name) => use(name, `${SHARED}/sentences`),
      fail(message) {
        throw new Error(`${grammar.source}:${String(line)}: ${message}`);
      },
    });
    return { document, row, reached, fields, contextAt };
  };
  const schemes = grammar.documents.flatMap((document) => document.rows.map((row) => partsOf(document, row, "URI")));
  for (const document of grammar.documents) {
    const own = schemes.filter((each) => each.document === document);
    const known = new Set(own.flatMap(({ reached }) => reached.map(({ name }) => name)));
    const [unknown] = document.words.find(([rule]) => !known.has(rule)) ?? [];
    if (unknown !== undefined) {
      throw new Error(`${grammar.source}:${String(document.line)}: no scheme of this document has the rule ${unknown}`);
    }
  }
  const shared = sharedWords(
    schemes.map(({ document, row, reached }) => ({ scheme: row.name, words: wordsFor(document, row, reached) })),
  );
  lines.push(...shared.lines);
  const requirements = schemes.map((each) => sentencesOf(each, use));
  const slips = schemes.map((each) => slipsOf(each, use));
  const all = [...requirements.flat().flatMap(({ place, code }) => (place === "own" ? code : [])), ...slips.flat()];
  /** Those that several schemes have stand once. @type {Map<string, string>} */
  const once = new Map();
  for (const code of all)
    if (all.indexOf(code) < all.lastIndexOf(code) && !once.has(code)) once.set(code, `shared${String(once.size)}`);
  lines.push(...Array.from(once, ([code, name]) => `const ${name} = ${code};\n`));
  for (const [index, scheme] of schemes.entries()) {
    const { document, row, reached } = scheme;
    const generic = reached.filter(({ isGeneric }) => isGeneric).map(({ name }) => name);
    const sentences = (requirements[index] ?? []).map(({ code, place }) => ({ place, code: once.get(code) ?? code }));
    /** @param {"before" | "own" | "after"} place */
    const at = (place) => `[${sentences.flatMap((each) => (each.place === place ? each.code : [])).join(", ")}]`;
    const facts = {
      name: literal(row.name),
      specification: specificationOf(document, row, use),
      section: literal(row.section),
      status: literal(statusOf(row.name)),
      examples: literal(row.examples),
      before: at("before"),
      ...(sentences.some(({ place }) => place === "own") && { own: at("own") }),
      after: at("after"),
      words: `[${[...genericWords(generic, use), ...shared.names(row.name), literal(shared.rest(row.name))].join(", ")}]`,
      ...normalOf(scheme, use),
      ...(slips[index]?.length && { slips: `[${slips[index].map((code) => once.get(code) ?? code).join(", ")}]` }),
      ...(document.without.length > 0 && { without: literal(document.without) }),
      ...(document.exempt.length > 0 && { exempt: literal(document.exempt) }),
    };
    lines.push(`export const ${exportOf(row.name)} = {\n${membersOf(facts)}};\n`);
  }
  const type = `import("${MECHANISM}/facts.js").SchemeFacts`;
  const types = [...grammar.schemes.keys()].map((name) => `export const ${exportOf(name)}: ${type};`);
  for (const document of grammar.documents) {
    for (const row of document.namespaces) {
      const name = `namespace${row.name.charAt(0).toUpperCase()}${row.name.slice(1)}`;
      lines.push(`export const ${name} = {\n${membersOf(namespaceOf(partsOf(document, row, "NSS"), use))}};\n`);
      types.push(`export const ${name}: import("../../src/schemes/urn/namespace.js").NamespaceFacts;`);
    }
  }
  return { imports: imports(), lines, types };
}

/** @param {Record<string, string>} facts */
const membersOf = (facts) =>
  Object.entries(facts)
    .map(([key, value]) => `  ${key}: ${value},\n`)
    .join("");

/**
 * @param {Scheme} namespace
 * @param {(name: string, from: string) => string} use
 * @returns {Record<string, string>} its facts. The sentence without a code is the summary of its rule
 */
function namespaceOf({ document, row, fields, contextAt }, use) {
  /** @param {string} section */
  const cite = (section) => `${document.name.replace(" ", "")}:${section}`;
  const section = cite(row.section);
  const requirements = document.sentences.filter(({ code }) => code !== null);
  const cited = requirements.map((each) => ({ ...each, section: each.section && cite(each.section) }));
  return {
    nid: literal(row.name),
    specification: specificationOf(document, row, use),
    section: literal(section),
    rule: literal(row.rule),
    examples: literal(row.examples),
    summary: literal(document.sentences.find(({ code }) => code === null)?.text),
    requirements: `[${cited.map((each) => requirementOf(each, { ...row, section }, contextAt(each.line))).join(", ")}]`,
    ...normalOf({ document, row, fields, contextAt }, use),
  };
}

/**
 * @param {Document} document
 * @param {SchemeRow} row
 * @param {(name: string, from: string) => string} use
 */
function specificationOf({ name, title, address, anchors }, row, use) {
  const from = `${MECHANISM}/specification`;
  const number = /^RFC (\d+)$/.exec(name)?.[1];
  if (number !== undefined) return `/* @__PURE__ */ ${use("rfc", from)}(${number}, ${literal(title)})`;
  if (address === null) return `/* @__PURE__ */ ${use("draft", from)}(${literal(name)}, ${literal(title)})`;
  const place = address.replace("{scheme}", row.name);
  const more = anchors.length > 0 ? `, ${literal(Object.fromEntries(anchors))}` : "";
  return `/* @__PURE__ */ ${use("page", from)}(${literal(name)}, ${literal(title)}, ${literal(place)}${more})`;
}

/**
 * @param {Scheme} scheme
 * @param {(name: string, from: string) => string} use
 * @returns {{ code: string, place: "before" | "own" | "after" }[]} the requirements, in the order of their sentences
 */
function sentencesOf({ document, row, fields, contextAt }, use) {
  const common = `${SHARED}/common`;
  const hasPort = fields.some(({ types }) => types.includes("port"));
  const allowsEmpty = document.sentences.some(({ text }) => text === "host has no empty label");
  const applying = document.sentences.filter(({ scheme }) => scheme === null || scheme === row.name);
  return applying.flatMap(
    /** @returns {ReturnType<typeof sentencesOf>} */ (each) => {
      const { level, section, text, line } = each;
      const context = contextAt(line);
      const { fail } = context;
      if (each.code !== null) {
        return [{ code: requirementOf(each, row, context), place: "own" }];
      }
      if (each.party !== null) fail("only a requirement with a code binds some");
      const sentence = SENTENCES.find((known) => known.text === text);
      if (!sentence) return fail(`there is no sentence "${text}"`);
      const { place, make, constants = [] } = sentence;
      if (make === undefined && section !== null) fail(`"${text}" has no section`);
      if (make === undefined && level !== sentence.level) fail(`"${text}" is ${sentence.level}, not ${level}`);
      if (make === undefined) {
        const names = constants.filter((name) => hasPort || !PORTS.includes(name));
        const name = (/** @type {string} */ known) => (known === "dnsName" && allowsEmpty ? "dnsNameOrEmpty" : known);
        return names.map((known) => ({ code: use(name(known), common), place }));
      }
      const more = level === sentence.level ? "" : `, ${literal(LEVELS[level])}`;
      return [{ code: `/* @__PURE__ */ ${use(make, common)}(${literal(section ?? row.section)}${more})`, place }];
    },
  );
}

/**
 * @param {Sentence} sentence with a code
 * @param {string} usual its section, if it has none
 * @returns {object} the facts of the requirement
 */
const factsOf = ({ level, section, party, code, rule, text, message }, usual) => ({
  code,
  ...(level !== "Must" && { level: LEVELS[level] }),
  ...(party !== null && { binds: party }),
  section: section ?? usual,
  rule,
  summary: text,
  ...(message !== null && { message }),
});

/**
 * @param {Sentence} sentence with a code
 * @param {SchemeRow} row
 * @param {import("./conditions.js").Context} context
 * @returns {string} its facts, and what finds its violations if the header says it
 */
function requirementOf(sentence, row, context) {
  const { conditions, repair } = sentence;
  const facts = literal(factsOf(sentence, row.section));
  if (conditions.length === 0)
    return repair === null ? facts : context.fail("only a requirement with a condition has a repair");
  const find = conditionOf(conditions, repair, context);
  return `/* @__PURE__ */ ${context.use("requirement")}(${facts}, ${find})`;
}

/**
 * @param {Scheme} scheme
 * @param {(name: string, from: string) => string} use
 * @returns {Record<string, string>} the functions that make the edits of the normal form, and of the form for comparison
 */
function normalOf({ document, row, contextAt }, use) {
  const applying = document.normal.filter(({ scheme }) => scheme === null || scheme === row.name);
  /** @param {string} wanted */
  const editing = (wanted) => {
    const edits = applying
      .filter(({ kind }) => kind === wanted)
      .map(({ section, text, conditions, line }) => {
        return `[${literal(section ?? row.section)}, ${editOf(text, conditions, contextAt(line))}]`;
      });
    return edits.length > 0 && `/* @__PURE__ */ ${use("editing", `${SHARED}/sentences`)}(${edits.join(", ")})`;
  };
  const [normalize, equate] = [editing("Normal"), editing("Equal")];
  return { ...(normalize && { normalize }), ...(equate && { equate }) };
}

/**
 * @param {Scheme} scheme
 * @param {(name: string, from: string) => string} use
 * @returns {string[]} the mistakes that people make in its URIs
 */
function slipsOf({ document, row, contextAt }, use) {
  const applying = document.slips.filter(({ scheme }) => scheme === null || scheme === row.name);
  return applying.map(({ code, rule, text, pattern, repair, line }) => {
    const { grammar, fail } = contextAt(line);
    if (rule !== null && !grammar.rules.some(({ name }) => name === rule)) fail(`the grammar has no rule ${rule}`);
    const facts = { code: literal(code), pattern: patternOf(pattern ?? "", fail), message: literal(text) };
    return `{ ${[
      ...Object.entries({ ...facts, ...(rule !== null && { rule: literal(rule) }) }).map((each) => each.join(": ")),
      ...(repair === null ? [] : [repairOf(repair, (name) => use(name, `${SHARED}/slips`), fail)]),
    ].join(", ")} }`;
  });
}

/** @param {string} pattern @param {(message: string) => never} fail @returns {string} the pattern, if it is one */
function patternOf(pattern, fail) {
  const { source = "", flags = "" } = /^\/(?<source>.+)\/(?<flags>[a-z]*)$/.exec(pattern)?.groups ?? {};
  try {
    new RegExp(source, flags);
    if (source.startsWith("^(")) return pattern;
  } catch {
    // The message below is about this, too.
  }
  return fail('a slip needs a line "Pattern: /^(text before it)(mistake)/"');
}

/**
 * @param {string} repair `remove`, `write "//"`, `write "%2F" for each "/"`, `write it in lower case`
 * @param {(name: string) => string} use
 * @param {(message: string) => never} fail
 * @returns {string} a member of a slip
 */
function repairOf(repair, use, fail) {
  if (repair === "write it in lower case") return `edit: ${use("inLowerCase")}`;
  const { text = "", character } =
    /^(?:remove|write "(?<text>[^"]+)")(?:(?: for)? each "(?<character>[^"]+)")?$/.exec(repair)?.groups ??
    fail(`"${repair}" is no repair of a slip`);
  return character === undefined
    ? `write: ${literal(text)}`
    : `edit: /* @__PURE__ */ ${use("writingEach")}(${literal(character)}, ${literal(text)})`;
}

/** @type {Record<string, string>} */
const LEVELS = { Must: "MUST", Should: "SHOULD", Advice: "advice" };

/** @param {readonly string[]} rules @param {(name: string, from: string) => string} use @returns {string[]} the words of rules of the generic syntax */
const genericWords = (rules, use) =>
  GENERIC_WORDS.filter(
    ([rule, , larger]) => rules.includes(rule) && (larger === undefined || !rules.includes(larger)),
  ).map(([, name]) => use(name, `${SHARED}/words`));

/**
 * @param {Document} document
 * @param {SchemeRow} row
 * @param {readonly { name: string, words: string | undefined }[]} reached the rules that its top rule uses
 * @returns {Record<string, string | [string, string]>} the words of the scheme's own rules, and those of other rules that
 *   the header gives
 */
function wordsFor(document, row, reached) {
  const ofDocument = new Map(document.words);
  /** @param {string} text */
  const of = (text) => text.replaceAll("{scheme}", row.name);
  /** @type {[string, string | [string, string]][]} */
  const found = reached.flatMap(({ name, words }) => {
    const given = ofDocument.get(name) ?? (words === undefined ? undefined : wordsIn(words));
    if (!given) return [];
    const { term, sentence } = given;
    return [[name, sentence === null ? of(term) : [of(term), of(sentence)]]];
  });
  return Object.fromEntries(found);
}

/**
 * Finds the words that several schemes of a file have, so that they stand once in its module.
 *
 * @param {{ scheme: string, words: Record<string, string | [string, string]> }[]} all
 */
function sharedWords(all) {
  /** The schemes that have the same words of a rule. @type {Map<string, string[]>} */
  const users = new Map();
  for (const { scheme, words } of all) {
    for (const entry of Object.entries(words)) {
      const key = literal(entry);
      users.set(key, [...(users.get(key) ?? []), scheme]);
    }
  }
  const groups = [...new Set([...users.values()].filter((each) => each.length > 1).map((each) => each.join()))];
  /** @param {string} schemes */
  const entriesOf = (schemes) =>
    [...users].flatMap(([key, each]) =>
      each.join() === schemes ? [/** @type {[string, unknown]} */ (JSON.parse(key))] : [],
    );
  return {
    lines: groups.map(
      (schemes, at) => `const words${String(at)} = ${literal(Object.fromEntries(entriesOf(schemes)))};\n`,
    ),
    /** @param {string} scheme @returns {string[]} the constants with its words */
    names: (scheme) =>
      groups.flatMap((schemes, at) => (schemes.split(",").includes(scheme) ? [`words${String(at)}`] : [])),
    /** @param {string} scheme @returns {Record<string, unknown>} its other words */
    rest: (scheme) => Object.fromEntries(entriesOf(scheme)),
  };
}

/**
 * Makes the entry of the schemes of a document: `uri-grammar/schemes/coap`.
 *
 * @param {string} module its name
 * @param {readonly { id: string, document: Document }[]} documents the documents that define its schemes, with their files
 * @param {string | null} code the text of the module with the schemes' own code; `null` if they have no code
 * @param {boolean} [isStandard] whether they have the trees of an older standard, which is the module
 * @returns {{ js: string[], types: string[] }} the lines of the module and of its types
 */
export function entryOf(module, documents, code, isStandard = false) {
  const { use, lines: imports } = importing();
  const schemes = documents.flatMap(({ id, document }) => document.rows.map((row) => ({ ...row, id, document })));
  const own =
    code === null ? [] : [...code.matchAll(/^export const (\w+): (?:Scheme|URL)Code\b/gm)].map(([, name = ""]) => name);
  const place = `../../src/schemes/${isStandard ? `${module}/code` : `code/${module}`}`;
  const [maker, home] = isStandard
    ? ["urlScheme", `../../src/schemes/${module}/common`]
    : ["built", `${MECHANISM}/facts`];
  /** @param {string} id */
  const treeOf = (id) => (isStandard ? `../${id}.tree.js` : `../scheme/${id}.tree.js`);
  const generic = isStandard ? `, import("../../src/tree/index.js").NodeBase` : "";
  const unknown = own.find((each) => each !== "code" && schemes.every(({ name }) => exportOf(name) !== each));
  if (unknown !== undefined) throw new Error(`src/schemes/code/${module}.ts: no scheme of this module is ${unknown}`);
  const body = schemes.map(({ name, id }) => {
    const exported = exportOf(name);
    const found = [exported, "code"].find((each) => own.includes(each));
    const from = `../scheme/${id}`;
    use(`grammar as ${id.replace(/\W/g, "_")}_grammar`, from);
    use(`${exported} as ${exported}_facts`, from);
    if (found !== undefined) use(`${found} as ${found}_code`, place);
    const more = found === undefined ? "" : `, ${found}_code`;
    const made = `${use(maker, home)}(${exported}_facts, ${id.replace(/\W/g, "_")}_grammar${more})`;
    return `export const ${exported} = /* @__PURE__ */ ${made};`;
  });
  const files = [...new Set(documents.map(({ id }) => id))];
  return {
    js: [...imports(), ``, ...body, ``],
    types: [
      `import type { Scheme as DefinedScheme } from "${MECHANISM}/scheme.js";`,
      ...(isStandard ? [] : files.map((id) => `export type * from "${treeOf(id)}";`)),
      ...schemes.flatMap((scheme) => [
        ``,
        ...docOf(module, scheme, isStandard ? `, { standard: ${literal(module)} }` : ""),
        `export const ${exportOf(scheme.name)}: DefinedScheme<import("${treeOf(scheme.id)}").Nodes[${literal(scheme.rule)}]${generic}>;`,
      ]),
      ``,
    ],
  };
}

/**
 * @param {string} module
 * @param {SchemeRow & { document: Document }} scheme
 * @param {string} options of `validate`
 * @returns {string[]} the docstring of its export
 */
function docOf(module, { name, section, examples, document }, options) {
  const exported = exportOf(name);
  return [
    `/**`,
    ` * The scheme \`${name}\` (${document.name}, section ${section}).`,
    ...(examples[0] === undefined
      ? []
      : [
          ` *`,
          ` * @example`,
          ` * import { ${exported} } from "uri-grammar/schemes/${module}";`,
          ` * import { withSchemes } from "uri-grammar/schemes/define";`,
          ` *`,
          ` * withSchemes([${exported}]).validate(${literal(examples[0])}${options}).ok; // => true`,
        ]),
    ` */`,
  ];
}
