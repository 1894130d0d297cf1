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
 * @property {Sentence[]} sentences
 * @property {[rule: string, Words][]} words
 * @property {Normal[]} normal what the normal form changes
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
 * @property {string | null} condition what is wrong, in words of the vocabulary; `null` if only code can say it
 * @property {string | null} repair
 * @property {number} line
 */
/**
 * A part of the normal form: the case of the letters of some nodes, or a repair and its condition.
 *
 * @typedef {{ section: string | null, line: number } & ({ type: string, case: string } | { condition: string, repair: string | null })} Normal
 */
/** @typedef {{ term: string, sentence: string | null }} Words */

const DOCUMENT = /^Document: (?<name>[^,]+), (?<title>.+?)(?:, (?<address>https:\/\/\S+))?$/;
const ANCHOR = /^Anchor (?<section>\S+|"[^"]+"): (?<anchor>\S+)$/;
const SENTENCE =
  /^(?<level>Must|Should|Advice)(?: \((?<context>[^)]+)\))?(?: (?<code>[a-z\d-]+) of (?<rule>\S+))?: (?<text>.+)$/;
const MORE = /^ {2}(?<kind>Message|If|Repair): (?<text>.+)$/;
const LIKE = /^Requirements: as (?<name>.+)$/;
const NORMAL =
  /^Normal(?: \((?<section>[^)]+)\))?: (?:(?<type>\S+) in (?<case>lower|upper) case|(?<numbers>.+) without needless zeros|(?<repair>.+?) if (?<condition>.+))$/;
const WORDS = /^Words of (?<rule>\S+): (?<text>.+)$/;
const LIST = /^(?<kind>Without|Exempt): (?<text>.+)$/;
const COLUMNS = ["scheme", "rule", "port", "section", "example"];

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
 * @returns {Document[]}
 * @throws {Error} with the file and the line
 */
export function readHeader(text, source) {
  /** @type {Document[]} */
  const documents = [];
  /** @type {Map<string, number> | null} */
  let columns = null;
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
      const empty = { anchors: [], rows: [], sentences: [], words: [], normal: [], without: [], exempt: [] };
      documents.push({ name, title, address, module: null, ...empty, line });
      columns = null;
      return;
    }
    const document = documents.at(-1);
    const isTable = comment.startsWith("| ");
    const more = MORE.exec(comment)?.groups;
    if (more) {
      const sentence = document?.sentences.at(-1);
      if (!sentence?.code) return fail("a requirement with a code must stand before this line");
      sentence[more["kind"] === "If" ? "condition" : more["kind"] === "Repair" ? "repair" : "message"] = String(
        more["text"],
      );
      return;
    }
    const { anchor, level, like, list, module, normal, words, example } = {
      anchor: ANCHOR.exec(comment)?.groups,
      level: SENTENCE.exec(comment)?.groups,
      like: LIKE.exec(comment)?.groups,
      list: LIST.exec(comment)?.groups,
      normal: NORMAL.exec(comment)?.groups,
      module: /^Module: (\S+)$/.exec(comment)?.[1],
      words: WORDS.exec(comment)?.groups,
      example: /^Example: (\S+)$/.exec(comment)?.[1],
    };
    if (!isTable && !(anchor ?? level ?? like ?? list ?? module ?? normal ?? words ?? example)) return;
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
        const missing = COLUMNS.find((name) => name !== "port" && !columns?.has(name));
        if (missing !== undefined) fail(`the table has no column ${missing}`);
      } else if (!/^-+$/.test(cells[0] ?? "")) {
        /** @param {string} name */
        const cellOf = (name) => cells[columns?.get(name) ?? -1] ?? "";
        const [port, first] = [cellOf("port"), cellOf("example")];
        if (port !== "" && (!/^[1-9]\d{0,4}$/.test(port) || Number(port) > 0xffff))
          fail(`the port of ${cellOf("scheme")} is not a number from 1 to 65535`);
        document.rows.push({
          name: cellOf("scheme"),
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
      const { section = null, type, case: form = "", numbers, repair = null, condition = "" } = normal;
      const found =
        type !== undefined
          ? { type, case: form }
          : { repair, condition: numbers === undefined ? condition : `${numbers} has needless zeros` };
      document.normal.push({ ...found, section, line });
    } else if (words) document.words.push([words["rule"] ?? "", wordsIn(words["text"] ?? "")]);
    else if (level) document.sentences.push(sentenceOf(document, level, line));
    else if (like) {
      const other = documents.find((each) => each !== document && each.name === like["name"]);
      if (!other) fail(`no document before this one is ${String(like["name"])}`);
      document.sentences.push(...requirementsOf(/** @type {Document} */ (other)));
    } else if (list)
      document[list["kind"] === "Without" ? "without" : "exempt"].push(...(list["text"] ?? "").split(", "));
    else {
      const name = example?.slice(0, example.indexOf(":")).toLowerCase();
      const row =
        document.rows.find((each) => each.name === name) ?? fail("the example is of no scheme of this document");
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
function sentenceOf({ rows }, { level = "", context = "", code, rule, text = "" }, line) {
  const parts = context === "" ? [] : context.split("; ");
  const party = parts.find((each) => each === "producers" || each === "consumers") ?? null;
  const scheme = parts.find((each) => rows.some(({ name }) => name === each)) ?? null;
  const section = parts.find((each) => each !== party && each !== scheme) ?? null;
  const more = { message: null, condition: null, repair: null };
  return { level, section, party, scheme, code: code ?? null, rule: rule ?? null, text, ...more, line };
}

/** @param {Document} document @returns {Sentence[]} its requirements, with sections that name it */
function requirementsOf({ name, rows, sentences }) {
  return sentences.map((each) => {
    if (each.section === null && each.code === null) return each;
    const section = each.section ?? rows[0]?.section ?? "";
    return { ...each, section: section.includes(":") ? section : `${name.replace(" ", "")}:${section}` };
  });
}
