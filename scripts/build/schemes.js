// Reads the grammars of schemes: each file of grammar/scheme/, with the rules that it imports from other grammars.
import { readdirSync } from "node:fs";
import { parseString } from "abnf";
import { withActions } from "./actions.js";
import { automatonOf } from "./automaton.js";
import { abnfName, abnfOf, documentName } from "./bnf.js";
import { compileParser, readGrammar, readGrammarFile } from "./grammar.js";
import { readHeader } from "./header.js";
import { factsIn, readLiterate, readPeg, rulesWithFacts, withCopies } from "./literate.js";
import { GENERIC } from "./standards.js";
import { encodeGrammar } from "./notation.js";

/** @typedef {import("./literate.js").LiterateRule} LiterateRule */

/**
 * @typedef {object} SchemeGrammar
 * @property {string} id the name of the file, without its extension
 * @property {string} source the path of the file
 * @property {Document[]} documents those that define its schemes
 * @property {Map<string, string>} schemes the top rule of each scheme in the file
 * @property {(top: string) => (LiterateRule & { isGeneric: boolean })[]} reachedFrom returns a top rule and the rules that it
 *   uses, and whether each is one of the generic syntax
 * @property {{ source: string, text: string }[]} sources the files, with blanks in place of unused rules
 * @property {{ source: string, text: string }[]} parserSources the same with only the rules in `parsed`
 * @property {LiterateRule[]} parsed the rules that the parser needs: the top rules, the rules that make nodes, and all rules
 *   that these use. The automaton tests the other ones
 * @property {Set<string>} shared the rules (Peggy's names) that the parser of the generic standard also has
 * @property {LiterateRule[]} own the file's own rules, in order
 * @property {LiterateRule[]} rules these rules, and all rules of other grammars that they use, whose sections name the
 *   document: `RFC3986:3.2.2`
 * @property {string} abnf all of them, in one notation
 * @property {Map<string, import("./literate.js").Facts>} facts what the file says about the values of rules, also of those
 *   that it imports
 * @property {Set<string>} told the names of these rules
 */

/**
 * A grammar file as it is written, with all its rules.
 *
 * @typedef {object} GrammarFile
 * @property {string} name the name in imports: `rfc3986`, `scheme/tel`
 * @property {string} source the path of the file, for messages
 * @property {string} text
 * @property {boolean} isBnf whether its definitions are BNF in the style of RFC 822
 * @property {Map<string, LiterateRule>} rules by the key that `keyOf` returns
 * @property {Document[]} documents those that define the schemes of the file
 * @property {Map<string, { from: string, name: string, line: number }>} imports by the key that `keyOf` returns
 */

/** @typedef {import("./header.js").Document} Document */

/**
 * The grammars, apart from other schemes, that a scheme can import rules from. The second one uses all of the first.
 */
const SHARED = ["core", GENERIC.id];

/** @returns {string[]} the names of the files of grammar/scheme/, without their extension */
export function schemeFiles() {
  return readdirSync(new URL("../../grammar/scheme/", import.meta.url))
    .filter((name) => name.endsWith(".peggy"))
    .map((name) => name.slice(0, -".peggy".length))
    .sort();
}

/**
 * @param {string} id the name of a file of grammar/scheme/, without its extension
 * @param {(file: string) => string} [readFile] returns the text of a file, given its path in grammar/
 * @returns {SchemeGrammar}
 * @throws {Error} with the position: if a header names an unknown or unused rule; if a rule is used but neither defined
 *   nor imported; or if two rules have the same name
 */
export function readScheme(id, readFile = readGrammarFile) {
  /** @type {Map<string, GrammarFile>} */
  const files = new Map();
  /** @type {(name: string) => GrammarFile} */
  const fileOf = (name) => {
    const file = files.get(name) ?? openGrammar(name, readFile(`${name}.peggy`), (from) => fileOf(from).documents);
    files.set(name, file);
    return file;
  };

  const main = fileOf(`scheme/${id}`);
  const own = [...main.rules.values()];
  checkHeaders(main, fileOf);

  // Collect all rules that the file's own rules refer to, directly or indirectly.
  /** @type {Map<GrammarFile, Set<LiterateRule>>} */
  const needed = new Map([[main, new Set(own)]]);
  /** @type {Map<string, { file: GrammarFile, rule: LiterateRule }>} */
  const byKey = new Map(own.map((rule) => [keyOf(rule.name), { file: main, rule }]));
  const queue = own.map((rule) => ({ file: main, rule }));
  for (const { file, rule } of queue) {
    for (const name of referencesOf(file, rule)) {
      const found = lookUp(file, name, fileOf);
      if (!found)
        fail(file, lineOf(file, rule), `rule ${rule.name} refers to ${name}, which is neither defined nor imported`);
      const known = byKey.get(keyOf(name));
      if (known && known.file !== found.file) {
        const [mine, theirs] = known.file === main ? [known, found] : [found, known];
        fail(
          mine.file,
          lineOf(mine.file, mine.rule),
          `rule ${mine.rule.name} has the same name as a rule of ${theirs.file.source} that ${rule.name} uses`,
        );
      }
      if (known) continue;
      byKey.set(keyOf(name), found);
      needed.set(found.file, (needed.get(found.file) ?? new Set()).add(found.rule));
      queue.push(found);
    }
  }

  const used = [...needed].map(
    ([file, rules]) => /** @type {const} */ ([file, [...file.rules.values()].filter((rule) => rules.has(rule))]),
  );
  const rows = main.documents.flatMap((document) => document.rows);
  const tops = new Set(rows.map(({ rule }) => keyOf(rule)));
  const making = new Set(used.flatMap(([file]) => [...makers(file)]));
  /** @param {LiterateRule} rule @returns {LiterateRule[]} the rules that its PEG refers to */
  const partsOf = (rule) => rule.references.flatMap((name) => byKey.get(keyOf(name))?.rule ?? []);
  /** @param {LiterateRule} rule @param {Set<LiterateRule>} [seen] @returns {boolean} whether it, or a part of it, makes a node */
  const makes = (rule, seen = new Set()) => {
    if (making.has(rule.pegName)) return true;
    if (seen.has(rule)) return false;
    seen.add(rule);
    return partsOf(rule).some((part) => makes(part, seen));
  };
  const parsed = new Set(own.filter((rule) => tops.has(keyOf(rule.name)) || makes(rule)));
  // The iteration over a Set also visits elements that are added during the loop.
  for (const rule of parsed) for (const part of partsOf(rule)) parsed.add(part);
  /** @param {string} top */
  const reachedFrom = (top) => {
    const found = byKey.get(keyOf(top));
    const reached = new Set(found ? [found] : []);
    for (const { file, rule } of reached) {
      for (const name of referencesOf(file, rule)) {
        const next = byKey.get(keyOf(name));
        if (next) reached.add(next);
      }
    }
    return [...reached].map(({ file, rule }) => ({ ...rule, isGeneric: SHARED.includes(file.name) }));
  };
  const lines = main.text.split("\n").map((line) => line.replace(/^\/\/ /, ""));
  /** What the file says about the values of rules of other files. */
  const told = new Map(rulesWithFacts(main.text).map((name) => [name, factsIn(lines, name)]));
  const tree = { source: "grammar/tree.peggy", text: readFile("tree.peggy") };
  return {
    id,
    source: main.source,
    documents: main.documents,
    schemes: new Map(rows.map(({ name, rule }) => [name, rule])),
    reachedFrom,
    sources: [tree, ...used.map(([file, rules]) => ({ source: file.source, text: only(file, rules) }))],
    parserSources: [
      tree,
      ...used.map(([file, rules]) => ({
        source: file.source,
        text: only(
          file,
          rules.filter((rule) => parsed.has(rule)),
        ),
      })),
    ],
    parsed: used.flatMap(([, rules]) => rules.filter((rule) => parsed.has(rule))),
    shared: new Set(
      used.flatMap(([{ name }, rules]) => (SHARED.includes(name) ? rules.map(({ pegName }) => pegName) : [])),
    ),
    own,
    rules: used.flatMap(([file, rules]) => (file === main ? rules : rules.map((rule) => fromElsewhere(file, rule)))),
    facts: new Map([
      ...used.flatMap(([, rules]) => rules.map((rule) => /** @type {const} */ ([rule.name, rule.facts]))),
      ...told,
    ]),
    told: new Set([...own.map(({ name }) => name), ...told.keys()]),
    abnf: used.flatMap(([file, rules]) => rules.map((rule) => definitionOf(file, rule))).join("\n"),
  };
}

/**
 * @param {import("./grammar.js").Grammar} grammar of a standard that defines schemes
 * @returns {import("./facts.js").DefiningGrammar}
 * @throws {Error} with the position, if a scheme has no rule
 */
export function schemesOfStandard(grammar) {
  const { source, text } = grammar.sources.at(-1) ?? { source: "", text: "" };
  const documents = readHeader(text, source);
  const rows = documents.flatMap((document) => document.rows);
  const byKey = new Map(grammar.rules.map((rule) => [keyOf(rule.name), rule]));
  const wrong = rows.find(({ rule }) => byKey.get(keyOf(rule))?.name !== rule);
  if (wrong) throw new Error(`${source}:${String(wrong.line)}: the scheme ${wrong.name} has no rule ${wrong.rule}`);
  /** @param {string} top */
  const reachedFrom = (top) => {
    const reached = new Set(grammar.rules.filter(({ name }) => name === top));
    for (const { references } of reached) {
      for (const next of references.flatMap((name) => byKey.get(keyOf(name)) ?? [])) reached.add(next);
    }
    return [...reached].map((rule) => ({ ...rule, isGeneric: false }));
  };
  const schemes = new Map(rows.map(({ name, rule }) => [name, rule]));
  return { ...grammar, source, documents, schemes, reachedFrom, facts: new Map() };
}

/** The rules of the parser that those of schemes import from. */
const GENERIC_NAMES = new Set(readGrammar(GENERIC).rules.map(({ pegName }) => pegName));

/**
 * @param {SchemeGrammar} grammar
 * @returns {string} the source of the shipped parser. Its table is small, because there are many such parsers and they
 *   only get strings that the automaton accepts. It imports from the standard's parser as much as it can.
 */
export const compileSchemeParser = (grammar) =>
  compileParser(
    { ...grammar, sources: grammar.parserSources, rules: grammar.parsed },
    { units: 0x80, shared: { from: `../${GENERIC.id}.parser.js`, rules: grammar.shared, names: GENERIC_NAMES } },
  );

/**
 * @param {SchemeGrammar} grammar
 * @param {string[]} [names] the rules to start from; the schemes' top rules by default
 * @returns {import("./automaton.js").Automaton} the automaton, built from the grammars' comments only
 */
export function compileSchemeAutomaton({ id, schemes, abnf }, names = [...new Set(schemes.values())]) {
  return { ...automatonOf(abnf, `scheme/${id}`, names.map(abnfName)), rules: names };
}

/**
 * @param {SchemeGrammar} grammar
 * @returns {string} the rules and their sections in the shipped format, from the grammars' comments only: its own rules as
 *   the document writes them
 */
export function compileSchemeRules({ id, own, rules, abnf }) {
  return encodeGrammar(
    abnf,
    `scheme/${id}`,
    rules.map((rule) => {
      const { name, section, title, definition } = rule;
      return { name, abnfName: abnfName(name), section, title, ...(own.includes(rule) && { definition }) };
    }),
  );
}

/**
 * @param {string} name
 * @param {string} written its text
 * @param {(file: string) => Document[]} documentsOf returns the documents of another file
 * @returns {GrammarFile}
 */
function openGrammar(name, written, documentsOf) {
  const source = `grammar/${name}.peggy`;
  const text = withCopies(written, source);
  const rules = new Map(readLiterate(text, source).map((rule) => [keyOf(rule.name), rule]));
  /** @type {GrammarFile} */
  const file = {
    name,
    source,
    text,
    isBnf: false,
    rules,
    documents: readHeader(text, source, documentsOf),
    imports: new Map(),
  };
  text.split("\n").forEach((content, index) => {
    const line = index + 1;
    if (content === "// Notation: BNF") file.isBnf = true;
    const [, from = "", list = ""] = /^\/\/ From (\S+): (.+)$/.exec(content) ?? [];
    if (list === "") return;
    for (const name of list.split(",").map((each) => each.trim())) file.imports.set(keyOf(name), { from, name, line });
  });
  return file;
}

/**
 * @param {GrammarFile} file
 * @param {(name: string) => GrammarFile} fileOf
 */
function checkHeaders(file, fileOf) {
  const rows = file.documents.flatMap((document) => document.rows);
  if (rows.length === 0) fail(file, 1, "the file has no table of schemes");
  const known = new Set();
  for (const { name, rule, line } of rows) {
    if (known.has(name)) fail(file, line, `the scheme ${name} is defined twice`);
    known.add(name);
    if (file.rules.get(keyOf(rule))?.name !== rule)
      fail(file, line, `the scheme ${name} has no rule ${rule} in this file`);
  }
  const used = new Set([...file.rules.values()].flatMap((rule) => referencesOf(file, rule).map(keyOf)));
  for (const [key, { from, name, line }] of file.imports) {
    if (!SHARED.includes(from) && !from.startsWith("scheme/")) {
      fail(file, line, `rules can be imported from ${SHARED.join(", ")} and scheme/<file>, not from ${from}`);
    }
    if (file.rules.has(key))
      fail(file, line, `the imported rule ${name} of ${from} has the same name as a rule of this file`);
    if (!fileOf(from).rules.has(key)) fail(file, line, `${from} has no rule ${name}`);
    if (!used.has(key)) fail(file, line, `no rule uses the imported rule ${name} of ${from}`);
  }
}

/**
 * @param {GrammarFile} file
 * @param {string} name the name of a rule that the file refers to
 * @param {(name: string) => GrammarFile} fileOf
 * @returns {{ file: GrammarFile, rule: LiterateRule } | null} the rule with that name in the file or its imports
 */
function lookUp(file, name, fileOf) {
  const key = keyOf(name);
  const rule = file.rules.get(key);
  if (rule) return { file, rule };
  const from = SHARED.includes(file.name) ? "core" : file.imports.get(key)?.from;
  if (from === undefined || from === file.name) return null;
  const other = fileOf(from);
  const found = other.rules.get(key);
  return found ? { file: other, rule: found } : null;
}

/**
 * @param {GrammarFile} file
 * @returns {Set<string>} the rules (Peggy's names) of the file with an action, which makes a node
 */
function makers({ text, source, rules }) {
  /** @type {(part: unknown) => boolean} */
  const hasAction = (part) =>
    typeof part === "object" &&
    part !== null &&
    (("type" in part && part.type === "action") || Object.values(part).some(hasAction));
  const made = withActions(readPeg(text, source), [...rules.values()]);
  return new Set(made.filter(({ expression }) => hasAction(expression)).map(({ name }) => name));
}

/**
 * @param {GrammarFile} file
 * @param {LiterateRule} rule a rule of the file
 * @returns {string[]} the names of the rules that it refers to, in the PEG or in the definition above it
 */
function referencesOf(file, rule) {
  const { refs } = parseString(`${definitionOf(file, rule)}\n`, `${file.source}: rule ${rule.name}`);
  const names = refs.map(({ name }) => documentName(name));
  // The spelling of the definition comes last, so that it overrides the PEG's.
  return [...new Map([...rule.references, ...names].map((each) => [keyOf(each), each])).values()];
}

/**
 * @param {GrammarFile} file
 * @param {LiterateRule} rule a rule of the file
 * @returns {string} its definition in ABNF
 */
const definitionOf = ({ isBnf, source }, { definition }) => (isBnf ? abnfOf(definition, source) : definition);

/**
 * @param {GrammarFile} file
 * @param {LiterateRule} rule a rule of the file
 * @returns {LiterateRule} the rule for use in another document: its section names its own document
 */
function fromElsewhere(file, rule) {
  if (rule.section.includes(":")) return rule;
  const number = /^\/\/ RFC (\d+),/.exec(file.text)?.[1];
  if (number === undefined)
    fail(file, 1, `other grammars import these rules, so the first line must begin with "// RFC <number>,"`);
  return { ...rule, section: `RFC${number}:${rule.section}` };
}

/**
 * Returns a key for a rule's name. Names in ABNF are case-insensitive, and Peggy has "_" for a hyphen.
 *
 * @param {string} name
 */
const keyOf = (name) => name.replace(/[-+]/g, "_").toLowerCase();

/**
 * @param {GrammarFile} file
 * @param {LiterateRule[]} rules
 * @returns {string} the text with blanks in place of all other rules, so that positions do not change
 */
function only({ text, source }, rules) {
  const kept = new Set(rules.map(({ pegName }) => pegName));
  const ast = readPeg(text, source);
  let result = text;
  for (const { name, location } of ast.rules) {
    if (kept.has(name)) continue;
    const [start, end] = [location.start.offset, location.end.offset];
    result = result.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, " ") + result.slice(end);
  }
  return result;
}

/** @param {GrammarFile} file @param {LiterateRule} rule */
function lineOf({ text }, { pegName }) {
  return text.slice(0, text.search(new RegExp(`^${pegName}\\b`, "m"))).split("\n").length;
}

/**
 * @param {GrammarFile} file
 * @param {number} line
 * @param {string} message
 * @returns {never}
 */
function fail({ source }, line, message) {
  throw new Error(`${source}:${String(line)}: ${message}`);
}
