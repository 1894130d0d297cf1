// Formats the explanation of each fault as a table.
import { CURRENT } from "../../dist/inner.js";
import { plain, table } from "./markdown.js";

/** @typedef {import("../../src/core/diagnostic.js").Diagnostic} Diagnostic */
/** @typedef {import("../../src/explain/sentences.js").Sentence} Sentence */
/** @typedef {import("../../src/standards/index.js").StandardId} StandardId */
/**
 * @typedef {object} Program
 * @property {Readonly<Record<string, Sentence>>} sentences
 * @property {Readonly<Record<string, string>>} examples by code
 * @property {typeof import("../../src/standards/index.js").standards} standards
 * @property {typeof import("../../src/schemes/index.js").validate} validate
 */

/**
 * @param {Program} program
 * @returns {string} a table with a row for each code, in the order of the menu
 * @throws {Error} if the example of a code does not have the fault
 */
export function faults(program) {
  const { sentences, standards } = program;
  return table(
    ["code", "message, for the example", "repair", "section", "example"],
    Object.entries(sentences).map(([code, { of }]) => {
      const { standard: id, text, diagnostic } = exampleOf(code, program);
      const { section, url } = diagnostic;
      return [
        `\`${code}\``,
        ...explained(diagnostic),
        of === "scheme" ? "the scheme's" : `[${section}](${url})`,
        id === CURRENT ? shown(text) : `${shown(text)} by ${standards[id].name}`,
      ];
    }),
  );
}

/**
 * @param {Readonly<Record<string, string>>} examples the examples of the faults of URI Templates
 * @param {typeof import("../../src/template/explain.js").diagnoseTemplate} diagnose
 * @returns {string} a table with a row for each code, in the order of the examples
 * @throws {Error} if the example of a code does not have the fault
 */
export function templateFaults(examples, diagnose) {
  return table(
    ["code", "message, for the example", "repair", "section", "example"],
    Object.entries(examples).map(([code, text]) => {
      const found = diagnose(text).find((each) => each.code === `rfc6570/${code}`);
      if (found === undefined) throw new Error(`the example of ${code} does not have the fault`);
      return [`\`${code}\``, ...explained(found), `[${found.section}](${found.url})`, shown(text)];
    }),
  );
}

/** @param {Diagnostic} diagnostic @returns {[message: string, repair: string]} as Markdown */
const explained = ({ message, repair }) => [
  plain(message),
  repair === undefined ? "" : `${repair.certain ? "" : "guess: "}${plain(repair.message)}`,
];

/**
 * @param {string} code of a sentence
 * @param {Program} program
 * @returns {{ standard: StandardId, text: string, diagnostic: Diagnostic }} the example of the code, which can begin with the
 *   id of another standard, and the fault in it
 * @throws {Error} if there is no example, or if it does not have the fault
 */
export function exampleOf(code, program) {
  const { examples, standards } = program;
  const example = examples[code];
  if (example === undefined) throw new Error(`${code} has no example`);
  const [, id = "", rest = ""] = /^(.*?): (.*)$/s.exec(example) ?? [];
  const isOther = Object.hasOwn(standards, id);
  const standard = isOther ? /** @type {StandardId} */ (id) : CURRENT;
  const text = isOther ? rest : example;
  const diagnostic = diagnosticsOf(text, standard, program).find((each) => each.code.split("/").at(-1) === code);
  if (diagnostic === undefined) throw new Error(`the example of ${code} does not have the fault`);
  return { standard, text, diagnostic };
}

/**
 * @param {string} text
 * @param {StandardId} id
 * @param {Program} program
 * @returns {readonly Diagnostic[]} the diagnostics as a URI, as a reference, and by its scheme
 */
function diagnosticsOf(text, id, { standards, validate }) {
  const standard = /** @type {import("../../src/standards/standard.js").AnyStandard} */ (
    /** @type {unknown} */ (standards[id])
  );
  const ofStandard = [...standard.diagnose(text, { rule: standard.ruleFor.uri }), ...standard.diagnose(text)];
  return id === CURRENT ? [...ofStandard, ...validate(text).diagnostics] : ofStandard;
}

/** The maximum length of an example that is shown in full, in UTF-16 code units. */
export const MOST_SHOWN = 100;

/**
 * @param {string} text
 * @returns {string} the text as code, with JavaScript escapes for invisible characters
 */
export function shown(text) {
  if (text === "") return "the empty string";
  if (text.length > MOST_SHOWN) {
    return `${shown(`${text.slice(0, MOST_SHOWN / 4)}...`)} (${text.length.toLocaleString("en")} characters)`;
  }
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replace(/^ /, "\\u0020")
    .replace(/[^ -~]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return `\`${escaped.replaceAll("|", "\\|")}\``;
}
