// What the explanations say of each fault, as a table.
import { plain, table } from "./markdown.js";

/** @typedef {import("../../src/core/diagnostic.js").Diagnostic} Diagnostic */
/** @typedef {import("../../src/explain/sentences.js").Sentence} Sentence */
/**
 * @typedef {object} Program
 * @property {Readonly<Record<string, Sentence>>} sentences
 * @property {Pick<typeof import("../../src/standards/index.js").standards, "rfc3986" | "rfc1738">} standards
 * @property {typeof import("../../src/schemes/index.js").validate} validate
 */

/**
 * @param {Program} program
 * @returns {string} a table with a row for each code, in the order of the menu
 * @throws {Error} where the example of a code does not have the fault
 */
export function faults(program) {
  return table(
    ["code", "message, for the example", "repair", "section", "example"],
    Object.entries(program.sentences).map(([code, { of, example }]) => {
      const [, older] = OLDER.exec(example) ?? [];
      const found = diagnosticsOf(example, older, program).find((each) => each.code.split("/").at(-1) === code);
      if (found === undefined) throw new Error(`the example of ${code} does not have the fault`);
      const { message, section, url, hint } = found;
      return [
        `\`${code}\``,
        plain(message),
        hint === undefined ? "" : `${hint.certain ? "" : "guess: "}${plain(hint.message)}`,
        of === "scheme" ? "the scheme's" : `[${section}](${url})`,
        older === undefined ? shown(example) : `${shown(older)} by RFC 1738`,
      ];
    }),
  );
}

/** What an example begins with that only the oldest standard refuses. */
const OLDER = /^rfc1738: (.*)$/;

/**
 * @param {string} example
 * @param {string | undefined} older
 * @param {Program} program
 * @returns {readonly Diagnostic[]} those of a URI, of a reference, and of its scheme
 */
function diagnosticsOf(example, older, { standards: { rfc3986, rfc1738 }, validate }) {
  if (older !== undefined) return rfc1738.diagnose(older);
  return [...rfc3986.diagnose(example, "URI"), ...rfc3986.diagnose(example), ...validate(example).diagnostics];
}

/** @param {string} text @returns {string} the text as code, with the escapes of JavaScript for what cannot be seen */
function shown(text) {
  if (text === "") return "the empty string";
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replace(/^ /, "\\u0020")
    .replace(/[^ -~]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return `\`${escaped.replaceAll("|", "\\|")}\``;
}
