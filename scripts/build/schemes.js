// The schemes' grammars: each file of grammar/scheme/, with what it takes from other grammars by name.
import { readdirSync } from "node:fs";
import { parseString } from "abnf";
import { automatonOf } from "./automaton.js";
import { abnfName, abnfOf, documentName } from "./bnf.js";
import { compileParser, readGrammarFile } from "./grammar.js";
import { readLiterate, readPeg } from "./literate.js";
import { GENERIC } from "./standards.js";
import { encodeGrammar } from "./notation.js";

/** @typedef {import("./literate.js").LiterateRule} LiterateRule */

/**
 * @typedef {object} SchemeGrammar
 * @property {string} id the name of the file, without its extension
 * @property {Map<string, string>} schemes the top rule of each scheme that the file has
 * @property {Map<string, string>} ports the default port of each of these that has one
 * @property {{ source: string, text: string }[]} sources with blanks in place of the rules that nothing here needs
 * @property {Set<string>} shared the rules, as Peggy names them, that the parser of the standard behind all schemes has
 * @property {LiterateRule[]} own the file's own rules, in its order
 * @property {LiterateRule[]} rules these, and all that they come to refer to in other grammars, whose sections name their
 *   document: `RFC3986:3.2.2`
 * @property {string} abnf all of them, in one notation
 */

/**
 * One grammar file as it is written, before anything is taken out of it.
 * @typedef {object} GrammarFile
 * @property {string} name as others name it: `rfc3986`, `scheme/tel`
 * @property {string} source the path of the file, for messages
 * @property {string} text
 * @property {boolean} isBnf whether its definitions are BNF in the manner of RFC 822
 * @property {Map<string, LiterateRule>} rules by the name that `keyOf` gives
 * @property {Header[]} schemes the lines `// Scheme <name>: <rule>`
 * @property {Header[]} ports the lines `// Port <name of a scheme>: <number>`
 * @property {Map<string, { from: string, name: string, line: number }>} imports by the name that `keyOf` gives
 */

/** @typedef {{ about: string, names: string[], line: number }} Header */

/** The grammars that a scheme can take rules from, besides those of other schemes; the second uses the first throughout. */
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
 * @param {(file: string) => string} [readFile] gives the text of a file, named from grammar/
 * @returns {SchemeGrammar}
 * @throws {Error} with the place: where a header names a rule that there is not, or that nothing uses; where a rule is
 *   used that is neither the file's own nor imported; where two rules of one name come together
 */
export function readScheme(id, readFile = readGrammarFile) {
  /** @type {Map<string, GrammarFile>} */
  const files = new Map();
  /** @param {string} name */
  const fileOf = (name) => {
    const file = files.get(name) ?? openGrammar(name, readFile(`${name}.peggy`));
    files.set(name, file);
    return file;
  };

  const main = fileOf(`scheme/${id}`);
  const own = [...main.rules.values()];
  checkHeaders(main, fileOf);

  // From the file's own rules to all that they come to refer to.
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
          `rule ${mine.rule.name} has the name of a rule of ${theirs.file.source} that ${rule.name} comes with`,
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
  return {
    id,
    schemes: new Map(main.schemes.map(({ about, names: [rule = ""] }) => [about, rule])),
    ports: new Map(main.ports.map(({ about, names: [port = ""] }) => [about, port])),
    sources: [
      { source: "grammar/tree.peggy", text: readFile("tree.peggy") },
      ...used.map(([file, rules]) => ({ source: file.source, text: only(file, rules) })),
    ],
    shared: new Set(
      used.flatMap(([{ name }, rules]) => (SHARED.includes(name) ? rules.map(({ pegName }) => pegName) : [])),
    ),
    own,
    rules: used.flatMap(([file, rules]) => (file === main ? rules : rules.map((rule) => fromElsewhere(file, rule)))),
    abnf: used.flatMap(([file, rules]) => rules.map((rule) => definitionOf(file, rule))).join("\n"),
  };
}

/**
 * @param {SchemeGrammar} grammar
 * @returns {string} the source of the parser that is shipped: `compileParser` with a small table, since there are many
 *   of them, and since they are given nothing that the automaton refuses. It takes what it can from the standard's parser
 */
export const compileSchemeParser = (grammar) =>
  compileParser(grammar, { units: 0x80, shared: { from: `../${GENERIC.id}.parser.js`, rules: grammar.shared } });

/**
 * @param {SchemeGrammar} grammar
 * @param {string[]} [names] the rules to start from; the schemes' top rules by default
 * @returns {import("./automaton.js").Automaton} from the grammars' comments alone
 */
export function compileSchemeAutomaton({ id, schemes, abnf }, names = [...new Set(schemes.values())]) {
  return { ...automatonOf(abnf, `scheme/${id}`, names.map(abnfName)), rules: names };
}

/**
 * @param {SchemeGrammar} grammar
 * @returns {string} its rules and their sections as they are shipped, from the grammars' comments alone
 */
export function compileSchemeRules({ id, rules, abnf }) {
  return encodeGrammar(
    abnf,
    `scheme/${id}`,
    rules.map(({ name, section, title }) => ({ name, abnfName: abnfName(name), section, title })),
  );
}

/**
 * @param {string} name
 * @param {string} text
 * @returns {GrammarFile}
 */
function openGrammar(name, text) {
  const source = `grammar/${name}.peggy`;
  const rules = new Map(readLiterate(text, source).map((rule) => [keyOf(rule.name), rule]));
  /** @type {GrammarFile} */
  const file = { name, source, text, isBnf: false, rules, schemes: [], ports: [], imports: new Map() };
  text.split("\n").forEach((content, index) => {
    const line = index + 1;
    if (content === "// Notation: BNF") file.isBnf = true;
    const [, kind, about = "", list = ""] = /^\/\/ (Scheme|Port|From) (\S+): (.+)$/.exec(content) ?? [];
    if (kind === undefined) return;
    const names = list.split(",").map((each) => each.trim());
    if (kind === "Scheme") file.schemes.push({ about, names, line });
    else if (kind === "Port") file.ports.push({ about, names, line });
    else for (const each of names) file.imports.set(keyOf(each), { from: about, name: each, line });
  });
  return file;
}

/**
 * @param {GrammarFile} file
 * @param {(name: string) => GrammarFile} fileOf
 */
function checkHeaders(file, fileOf) {
  if (file.schemes.length === 0) fail(file, 1, 'there is no line "// Scheme <name>: <rule>"');
  const known = new Set();
  for (const { about, names, line } of file.schemes) {
    if (known.has(about)) fail(file, line, `the scheme ${about} is there already`);
    known.add(about);
    const [name = ""] = names;
    if (names.length > 1 || file.rules.get(keyOf(name))?.name !== name) {
      fail(file, line, `the scheme ${about} has no rule ${names.join(", ")} in this file`);
    }
  }
  for (const { about, names, line } of file.ports) {
    if (!known.has(about)) fail(file, line, `there is a port for ${about}, which is no scheme of this file`);
    const [port = ""] = names;
    if (names.length > 1 || !/^[1-9]\d{0,4}$/.test(port) || Number(port) > 0xffff) {
      fail(file, line, `the port of ${about} is not a number from 1 to 65535`);
    }
  }
  const used = new Set([...file.rules.values()].flatMap((rule) => referencesOf(file, rule).map(keyOf)));
  for (const [key, { from, name, line }] of file.imports) {
    if (!SHARED.includes(from) && !from.startsWith("scheme/")) {
      fail(file, line, `rules come from ${SHARED.join(", ")} and scheme/<file>, not from ${from}`);
    }
    if (file.rules.has(key)) fail(file, line, `the rule ${name} of ${from} has the name of a rule of this file`);
    if (!fileOf(from).rules.has(key)) fail(file, line, `${from} has no rule ${name}`);
    if (!used.has(key)) fail(file, line, `nothing uses the rule ${name} of ${from}`);
  }
}

/**
 * @param {GrammarFile} file
 * @param {string} name of a rule that the file refers to
 * @param {(name: string) => GrammarFile} fileOf
 * @returns {{ file: GrammarFile, rule: LiterateRule } | null} the rule that it means there
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
 * @param {LiterateRule} rule one of its rules
 * @returns {string[]} the names of the rules that it refers to, in the PEG or in the definition above it
 */
function referencesOf(file, rule) {
  const { refs } = parseString(`${definitionOf(file, rule)}\n`, `${file.source}: rule ${rule.name}`);
  const names = refs.map(({ name }) => documentName(name));
  // The definition's own spelling last, so that it is the one that stays.
  return [...new Map([...rule.references, ...names].map((each) => [keyOf(each), each])).values()];
}

/**
 * @param {GrammarFile} file
 * @param {LiterateRule} rule one of its rules
 * @returns {string} its definition in ABNF
 */
const definitionOf = ({ isBnf, source }, { definition }) => (isBnf ? abnfOf(definition, source) : definition);

/**
 * @param {GrammarFile} file
 * @param {LiterateRule} rule one of its rules
 * @returns {LiterateRule} the same for another document, which has other sections
 */
function fromElsewhere(file, rule) {
  if (rule.section.includes(":")) return rule;
  const number = /^\/\/ RFC (\d+),/.exec(file.text)?.[1];
  if (number === undefined) fail(file, 1, `others take rules from here: the first line begins with "// RFC <number>,"`);
  return { ...rule, section: `RFC${number}:${rule.section}` };
}

/** @param {string} name a rule's name: in ABNF its case means nothing, and Peggy reads "_" for a hyphen */
const keyOf = (name) => name.replace(/[-+]/g, "_").toLowerCase();

/**
 * @param {GrammarFile} file
 * @param {LiterateRule[]} rules
 * @returns {string} the text with blanks in place of the other rules, so that what is left keeps its place
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
