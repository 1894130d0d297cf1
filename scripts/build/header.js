// Reads the header of a grammar file of schemes: the documents that define them, their names, rules, ports and examples, and
// what the documents demand in sentences of a closed vocabulary. CONTRIBUTING.md shows the lines.

/**
 * A document, with the schemes that it defines.
 *
 * @typedef {object} Document
 * @property {string} name `RFC 9110`, the name of a draft, or a name for citations
 * @property {string} title
 * @property {string | null} address of a document that is neither an RFC nor a draft
 * @property {[section: string, anchor: string][]} anchors the fragments of its sections
 * @property {string | null} module the name of the module that exports its schemes, if it is not that of the file
 * @property {SchemeRow[]} rows
 * @property {SchemeRow[]} namespaces those of URNs that it defines, in place of schemes
 * @property {Sentence[]} sentences
 * @property {[rule: string, Words][]} words
 * @property {Normal[]} normal the edits of the normal form
 * @property {Slip[]} slips
 * @property {string[]} without the steps of normalization that do not apply
 * @property {string[]} exempt the advice on security that does not apply
 * @property {number} line
 */

/** @typedef {{ name: string, rule: string, port: string | undefined, section: string, examples: string[], line: number }} SchemeRow */
/**
 * A requirement: a sentence of the closed vocabulary, or a code, a rule, a summary and what is wrong.
 *
 * @typedef {object} Sentence
 * @property {string} level
 * @property {string | null} section
 * @property {string | null} party whom it binds, if not all
 * @property {string | null} scheme the only scheme of the document that it is about
 * @property {string | null} code
 * @property {string | null} rule
 * @property {string} text
 * @property {string | null} message what its diagnostics say, if it is not the text
 * @property {Condition[]} conditions what is wrong: one of them; empty if only code can say it
 * @property {string | null} repair
 * @property {number} line
 */
/** @typedef {{ text: string, message: string | null }} Condition in words of the vocabulary, and its own message */
/**
 * An edit of the normal form, or of the form for comparison.
 *
 * @typedef {object} Normal
 * @property {string} kind "Normal" or "Equal"
 * @property {string | null} section
 * @property {string | null} scheme the only scheme of the document that it is about
 * @property {string} text `part in lower case`, `list sorted by name`, or a repair of what the conditions find
 * @property {Condition[]} conditions what else has to be true: one of them
 * @property {number} line
 */
/**
 * A mistake that people make.
 *
 * @typedef {object} Slip
 * @property {string | null} scheme the only scheme of the document that it is about
 * @property {string} code
 * @property {string | null} rule
 * @property {string} text what its diagnostics say
 * @property {string | null} pattern a regular expression, which matches the text before the mistake and the mistake
 * @property {string | null} repair
 * @property {number} line
 */
/** @typedef {{ term: string, sentence: string | null }} Words */

const DOCUMENT = /^Document: (?<name>[^,]+), (?<title>.+?)(?:, (?<address>https:\/\/\S+))?$/;
const ANCHOR = /^Anchor (?<section>\S+|"[^"]+"): (?<anchor>\S+)$/;
const SENTENCE =
  /^(?<level>Must|Should|Advice)(?: \((?<context>(?:"[^"]*"|[^")])+)\))?(?: (?<code>[a-z\d-]+) of (?<rule>\S+))?: (?<text>.+)$/;
/** @param {string} line @returns {boolean} whether it is the first line of a requirement */
export const isRequirement = (line) => line.startsWith("// ") && SENTENCE.test(line.slice(3));

const SLIP = /^Slip(?: \((?<scheme>\S+)\))? (?<code>[a-z\d-]+)(?: of (?<rule>\S+))?: (?<text>.+)$/;
const MORE = /^ {2}(?<kind>Message|If|Repair|Pattern): (?<text>.+)$/;
const LIKE = /^Requirements: as (?<name>.+)$/;
const NORMAL =
  /^(?<kind>Normal|Equal)(?: \((?<context>(?:"[^"]*"|[^")])+)\))?: (?<text>remove .+|write .+|.+ in (?:lower|upper) case|.+ decoded by \S+|.+ without needless zeros|.+ sorted(?: by \S+)?)$/;
const WORDS = /^Words of (?<rule>\S+): (?<text>.+)$/;
const LIST = /^(?<kind>Without|Exempt): (?<text>.+)$/;
const COLUMNS = ["scheme", "namespace", "rule", "port", "section", "example"];

/**
 * @param {string} text `a path. A path begins with '/'.`
 * @returns {Words} the term and the sentence
 */
export function wordsIn(text) {
  const end = text.indexOf(". ");
  return end < 0 ? { term: text, sentence: null } : { term: text.slice(0, end), sentence: text.slice(end + 2) };
}

/**
 * @param {string} text the grammar file
 * @param {string} source its path, for messages
 * @param {(file: string) => Document[]} [documentsOf] returns the documents of another file, such as "scheme/tel"
 * @returns {Document[]}
 * @throws {Error} with the file and the line
 */
export function readHeader(text, source, documentsOf = () => []) {
  /** @type {Document[]} */
  const documents = [];
  /** @type {Map<string, number> | null} */
  let columns = null;
  /** What the lines with more spaces belong to. @type {Sentence | Normal | Slip | undefined} */
  let latest;
  text.split("\n").forEach((content, index) => {
    const line = index + 1;
    /** @param {string} message @returns {never} */
    const fail = (message) => {
      throw new Error(`${source}:${String(line)}: ${message}`);
    };
    if (!content.startsWith("// ")) return;
    const comment = content.slice(3);
    const found = DOCUMENT.exec(comment)?.groups;
    if (found) {
      const { name = "", title = "", address = null } = found;
      if (address === null && !/^(?:RFC \d+$|draft-)/.test(name))
        fail("a document that is no RFC and no draft needs an address");
      const empty = {
        anchors: [],
        rows: [],
        namespaces: [],
        sentences: [],
        words: [],
        normal: [],
        slips: [],
        without: [],
        exempt: [],
      };
      documents.push({ name, title, address, module: null, ...empty, line });
      columns = null;
      return;
    }
    const document = documents.at(-1);
    const isTable = comment.startsWith("| ");
    const more = MORE.exec(comment)?.groups;
    if (more) {
      const { kind, text: value = "" } = more;
      const conditions = latest && "conditions" in latest ? latest.conditions : undefined;
      const last = conditions?.at(-1);
      if (kind === "If" && conditions) conditions.push({ text: value, message: null });
      else if (kind === "Message" && last) last.message = value;
      else if (latest && "pattern" in latest) {
        if (kind !== "Pattern" && kind !== "Repair") fail(`a slip has no line ${String(kind)}`);
        latest[kind === "Pattern" ? "pattern" : "repair"] = value;
      } else if (kind === "Pattern") fail("a slip must stand before this line");
      else if (!latest || !("code" in latest)) fail("a requirement with a code must stand before this line");
      else {
        const name = kind === "Repair" ? "repair" : "message";
        if (latest[name] !== null) fail(`a requirement has only one line ${String(kind)} here`);
        latest[name] = value;
      }
      return;
    }
    latest = undefined;
    const { anchor, level, like, list, module, normal, slip, words, example } = {
      anchor: ANCHOR.exec(comment)?.groups,
      level: SENTENCE.exec(comment)?.groups,
      like: LIKE.exec(comment)?.groups,
      list: LIST.exec(comment)?.groups,
      normal: NORMAL.exec(comment)?.groups,
      module: /^Module: (\S+)$/.exec(comment)?.[1],
      slip: SLIP.exec(comment)?.groups,
      words: WORDS.exec(comment)?.groups,
      example: /^Example: (\S+)$/.exec(comment)?.[1],
    };
    if (!isTable && !(anchor ?? level ?? like ?? list ?? module ?? normal ?? slip ?? words ?? example)) return;
    if (!document) fail('a line "// Document: …" must stand before this one');
    if (isTable) {
      const cells = comment
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim());
      if (columns === null) {
        columns = new Map(cells.map((name, at) => [name, at]));
        const wrong = cells.find((name) => !COLUMNS.includes(name));
        if (wrong !== undefined) fail(`the table has an unknown column ${wrong}`);
        const needed = [cells[0] === "namespace" ? "namespace" : "scheme", "rule", "section", "example"];
        const missing = needed.find((name) => !columns?.has(name));
        if (missing !== undefined) fail(`the table has no column ${missing}`);
      } else if (!/^-+$/.test(cells[0] ?? "")) {
        /** @param {string} name */
        const cellOf = (name) => cells[columns?.get(name) ?? -1] ?? "";
        const [port, first] = [cellOf("port"), cellOf("example")];
        if (port !== "" && (!/^[1-9]\d{0,4}$/.test(port) || Number(port) > 0xffff))
          fail(`the port of ${cellOf("scheme")} is not a number from 1 to 65535`);
        const isScheme = columns.has("scheme");
        document[isScheme ? "rows" : "namespaces"].push({
          name: cellOf(isScheme ? "scheme" : "namespace"),
          rule: cellOf("rule"),
          port: port === "" ? undefined : port,
          section: cellOf("section"),
          examples: first === "" ? [] : [first],
          line,
        });
      }
    } else if (anchor) document.anchors.push([anchor["section"] ?? "", anchor["anchor"] ?? ""]);
    else if (module !== undefined) document.module = module;
    else if (normal) {
      const { kind = "", context, text: edit = "" } = normal;
      const { section, scheme } = contextOf(document, context);
      latest = { kind, section, scheme, text: edit, conditions: [], line };
      document.normal.push(latest);
    } else if (slip) {
      const { scheme = null, code = "", rule = null, text: message = "" } = slip;
      if (scheme !== null && !document.rows.some(({ name }) => name === scheme))
        fail(`this document does not define ${scheme}`);
      latest = { scheme, code, rule, text: message, pattern: null, repair: null, line };
      document.slips.push(latest);
    } else if (words) document.words.push([words["rule"] ?? "", wordsIn(words["text"] ?? "")]);
    else if (level) {
      const sentence = sentenceOf(document, level, line);
      document.sentences.push(sentence);
      if (sentence.code !== null) latest = sentence;
    } else if (like) {
      const name = String(like["name"]);
      const others = name.startsWith("scheme/") ? documentsOf(name) : documents;
      const other = others.find((each) => each !== document && (others !== documents || each.name === name));
      if (!other) fail(`no document before this one is ${name}`);
      document.sentences.push(...requirementsOf(/** @type {Document} */ (other)));
    } else if (list)
      document[list["kind"] === "Without" ? "without" : "exempt"].push(...(list["text"] ?? "").split(", "));
    else {
      const [name, nid] = example?.toLowerCase().split(":") ?? [];
      const row =
        document.rows.find((each) => each.name === name) ??
        document.namespaces.find((each) => each.name === nid) ??
        fail("the example is of no scheme of this document");
      row.examples.push(String(example));
    }
  });
  return documents;
}

/**
 * @param {Document} document
 * @param {Record<string, string | undefined>} groups those of `SENTENCE`
 * @param {number} line
 * @returns {Sentence}
 */
function sentenceOf(document, { level = "", context, code, rule, text = "" }, line) {
  const more = { message: null, conditions: [], repair: null };
  return { level, ...contextOf(document, context), code: code ?? null, rule: rule ?? null, text, ...more, line };
}

/**
 * @param {Document} document
 * @param {string | undefined} context what stands in parentheses
 * @returns {{ section: string | null, party: string | null, scheme: string | null }}
 */
function contextOf({ rows }, context) {
  const parts = context?.split("; ") ?? [];
  const party = parts.find((each) => each === "producers" || each === "consumers") ?? null;
  const scheme = parts.find((each) => rows.some(({ name }) => name === each)) ?? null;
  const section = parts.find((each) => each !== party && each !== scheme) ?? null;
  return { section, party, scheme };
}

/** @param {Document} document @returns {Sentence[]} its requirements, with sections that name it */
function requirementsOf({ name, rows, sentences }) {
  return sentences.map((each) => {
    if (each.section === null && each.code === null) return each;
    const section = each.section ?? rows[0]?.section ?? "";
    return { ...each, section: section.includes(":") ? section : `${name.replace(" ", "")}:${section}` };
  });
}
