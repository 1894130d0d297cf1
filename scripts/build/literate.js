// Reads a literate grammar: for each PEG rule, the section, the ABNF and the prose of the comment above it.
import peggy from "peggy";

/**
 * @typedef {object} LiterateRule
 * @property {string} name the name in the document: `IP-literal`
 * @property {string} pegName the name in Peggy: `IP_literal`
 * @property {string} section the number of the section, without the sign: `3.2.2`; if the document has no numbers, the
 *   title in quotes: `"GIT URLS"`
 * @property {string} title the title of the section
 * @property {string} definition the definition in the document, with its line breaks
 * @property {string[]} references the PEG names of the rules that the PEG rule refers to
 * @property {Facts} facts what the comment says about the values of its nodes
 * @property {string | undefined} words the term that messages use, and a sentence that describes it
 */

/**
 * The lines `// Value: …`, `// Values: …`, `// Fields: …` and `// Names: …` or `// Names, ignoring case: …` above a rule.
 *
 * @typedef {{ value?: string, fields?: string, names?: string, ignoresCase?: true, made?: string }} Facts
 */

/** `§3.2.2 Host`, or `§"GIT URLS"` for a document whose sections have no numbers. */
const HEADING = /^§(?:(?<number>[^\s"]+) (?<title>.+)|"(?<unnumbered>[^"]+)")$/;

/**
 * @param {string} text a grammar file
 * @param {string} file its name, for messages
 * @returns {LiterateRule[]} in the order of the file. A rule without a section has the one of the rule above it
 * @throws {Error} with the position of a rule without a section or definition, or with the definition of another rule
 */
export function readLiterate(text, file) {
  /** The section of the rule above. @type {Record<string, string> | undefined} */
  let section;
  return readPeg(text, file).rules.map((rule) => {
    const { offset, line: at } = rule.nameLocation.start;
    /** @type {(message: string) => never} */
    const fail = (message) => {
      throw new Error(`${file}:${String(at)}: rule ${rule.name}: ${message}`);
    };
    const comment = commentBefore(text, offset);
    const line = comment.map((each) => each.trim()).find((each) => each.startsWith("§"));
    section = line === undefined ? section : HEADING.exec(line)?.groups;
    if (!section) fail('the comment above it has no line "§<section> <title>", or §"<title>" for one without a number');
    const { number, unnumbered, title = unnumbered } = section;
    const indented = comment.filter((each) => each.startsWith("    "));
    const indent = /^ */.exec(indented[0] ?? "")?.[0] ?? "";
    const definition = indented.map((each) => each.slice(indent.length)).join("\n");
    const name = /^([A-Za-z][\w+-]*) *=/.exec(definition)?.[1];
    if (name === undefined) fail("the comment above it has no indented definition");
    if (pegName(name) !== rule.name) fail(`the comment above it defines ${name}`);
    return {
      name,
      pegName: rule.name,
      section: number ?? `"${String(title)}"`,
      title: String(title),
      definition,
      references: referencesOf(rule.expression),
      facts: factsIn(comment.map((each) => each.trim())),
      words: wordsOf(comment.map((each) => each.trim())),
    };
  });
}

/** @param {string[]} lines of a comment @returns {string | undefined} the words of the rule below */
const wordsOf = (lines) => lines.flatMap((line) => /^Words: (.+)$/.exec(line)?.[1] ?? [])[0];

/** A line about values: of the rule below, or of a rule that it names. */
const FACT = /^(?<kind>Values?|Fields|Names)(?: of (?<rule>\S+?))?(?<fold>, ignoring case)?: (?<text>.+)$/;

/**
 * @param {string[]} lines of a comment
 * @param {string} [about] the rule that the lines name; by default they name none
 * @returns {Facts}
 */
export function factsIn(lines, about) {
  /** @type {Facts} */
  const facts = {};
  for (const line of lines) {
    const { kind, rule, fold, text = "" } = FACT.exec(line)?.groups ?? {};
    if (kind === undefined || rule !== about) continue;
    if (kind === "Value") facts.value = text;
    else if (kind === "Values") facts.made = text;
    else if (kind === "Fields") facts.fields = text;
    else facts.names = text;
    if (fold !== undefined) facts.ignoresCase = true;
  }
  return facts;
}

/**
 * @param {string} text a grammar file
 * @returns {string[]} the rules that lines about values name
 */
export const rulesWithFacts = (text) => [
  ...new Set(
    text
      .split("\n")
      .flatMap((line) => (line.startsWith("// ") ? (FACT.exec(line.slice(3))?.groups?.["rule"] ?? []) : [])),
  ),
];

/** `// Like coap-URI: "coaps"` at the end of a comment. */
const LIKE = /^\/\/ Like (\S+): "(.+)"\n$/gm;

/** The scheme of a URI in a PEG rule. */
const SCHEME = /scheme:\$"([^"]+)"i/;

/**
 * Writes the rules that are like another rule of the file, with the name of another scheme. No line changes its number.
 *
 * @param {string} text a grammar file
 * @param {string} file its name, for messages
 * @returns {string} the file with the PEG and the words of each such rule
 * @throws {Error} with the position, if the file has no such rule for a scheme
 */
export function withCopies(text, file) {
  const blocks = text.split("\n\n");
  /** @param {string | undefined} block @returns {string} the name of the rule that it defines */
  const nameIn = (block = "") => /^\/\/ {5}([\w+-]+) *=/m.exec(block)?.[1] ?? "";
  /** @type {(like: string, model: string, scheme: string, offset: number) => string} */
  const copy = (_like, model, scheme, offset) => {
    const before = text.slice(0, offset);
    const name = nameIn(before.split("\n\n").at(-1));
    const block = blocks.find((each) => nameIn(each) === model) ?? "";
    const known = SCHEME.exec(block)?.[1];
    if (known === undefined || name === "")
      throw new Error(`${file}:${String(before.split("\n").length)}: ${model} is no rule for the URIs of a scheme`);
    const lines = block.split("\n");
    const words = lines.find((line) => line.startsWith("// Words: ")) ?? "//";
    const peg = lines.filter((line) => !line.startsWith("//")).map((line) => line.trim());
    return `${renamed(words, known, scheme)}\n${peg
      .join(" ")
      .replace(SCHEME, `scheme:$$"${scheme}"i`)
      .replaceAll(model, name)
      .replace(pegName(model), pegName(name))}`;
  };
  return text.replace(LIKE, copy);
}

/**
 * @param {string} words
 * @param {string} known the name of a scheme
 * @param {string} scheme the other name; in capital letters where the known name is
 */
const renamed = (words, known, scheme) =>
  words
    .split(" ")
    .map((word) => word.replace(known, scheme).replace(known.toUpperCase(), scheme.toUpperCase()))
    .join(" ");

/** @type {Map<string, peggy.ast.Grammar>} */
const known = new Map();

/**
 * @param {string} text a grammar file
 * @param {string} file its name, for messages
 * @returns {peggy.ast.Grammar} Peggy's syntax tree. Do not change it: it is cached, because many schemes use the same
 *   files.
 */
export function readPeg(text, file) {
  const key = `${file}\n${text}`;
  const options = { grammarSource: file, reservedWords: peggy.RESERVED_WORDS };
  const ast = known.get(key) ?? located(() => peggy.parser.parse(text, options));
  known.set(key, ast);
  return ast;
}

/**
 * @template Result
 * @param {() => Result} run calls Peggy
 * @returns {Result}
 * @throws {Error} Peggy's error, with the file and line in front of its message
 */
export function located(run) {
  try {
    return run();
  } catch (error) {
    const { location, message } = /** @type {peggy.GrammarError} */ (error);
    throw location ? new Error(`${String(location.source)}:${String(location.start.line)}: ${message}`) : error;
  }
}

/** @param {string} name the name of a rule in its document; `src/standards/define.ts` converts it in the same way */
export const pegName = (name) => name.replace(/[-+]/g, "_");

/**
 * @param {string} text
 * @param {number} offset
 * @returns {string[]} the lines of the comment that ends right before the offset, without "//"
 */
function commentBefore(text, offset) {
  const lines = text.slice(0, offset).split("\n").slice(0, -1);
  const block = [];
  for (const line of lines.reverse()) {
    if (!line.startsWith("//")) break;
    block.unshift(line.slice("//".length));
  }
  return block;
}

/**
 * @param {peggy.ast.Expression | peggy.ast.Named} expression
 * @returns {string[]} the names of the rules that it refers to, without duplicates
 */
function referencesOf(expression) {
  /** @type {Set<string>} */
  const names = new Set();
  const visit = peggy.compiler.visitor.build({
    /** @param {peggy.ast.RuleReference} node */
    rule_ref(node) {
      names.add(node.name);
    },
  });
  visit(expression);
  return [...names];
}
