// Writes the results of the comparison as Markdown, and reads the classes again.
import { grouped, line, nameOf } from "../readme/comparison.js";
import { DECISIONS, isOpen } from "./decisions.js";

/** @typedef {import("./compare.js").Class} Class */
/** @typedef {import("./compare.js").Comparison} Comparison */
/** @typedef {import("./compare.js").Question} Question */
/** @typedef {import("./decisions.js").DecisionId} DecisionId */
/** @typedef {import("./decisions.js").Decision} Decision */

/** @type {Readonly<Record<Question, string>>} */
const HEADINGS = {
  URI: "Is it a URI?",
  "URI-reference": "Is it a URI reference?",
  resolve: "Resolve a reference",
  normalize: "Normalize a URI",
};

const QUESTIONS = /** @type {Question[]} */ (Object.keys(HEADINGS));

const DECISION_IDS = /** @type {DecisionId[]} */ (Object.keys(DECISIONS));

/**
 * @param {Comparison} comparison without unknown differences
 * @param {(library: string) => string} versionOf
 * @returns {string} Markdown: the totals, the classes of each question, and the sentences that decide
 */
export function report({ totals, classes }, versionOf) {
  const used = DECISION_IDS.filter((id) => classes.some(({ decision }) => decision === id));
  const sum = (/** @type {"trials" | "differences" | "decided"} */ name) =>
    totals.reduce((count, total) => count + total[name], 0);
  const inputs = QUESTIONS.map((question) => totals.find((total) => total.question === question)?.trials ?? 0);
  return [
    `The libraries answered ${grouped(sum("trials"))} questions about ${grouped(inputs.reduce((a, b) => a + b, 0))} inputs,`,
    `and ${grouped(sum("differences"))} answers differ from those of this package. RFC 3986 decides`,
    `${grouped(sum("decided"))} of these differences for this package. It permits both answers in the other`,
    `${grouped(sum("differences") - sum("decided"))}.`,
    "",
    line(["library", "question", "inputs", "different answers", "the RFC decides for us", "the RFC permits both"]),
    line(["---", "---", "---:", "---:", "---:", "---:"]),
    ...totals.map(({ library, question, trials, differences, decided }) =>
      line([
        `${nameOf(library)} ${versionOf(library)}`,
        HEADINGS[question],
        ...[trials, differences, decided, differences - decided].map(grouped),
      ]),
    ),
    "",
    ...QUESTIONS.flatMap((question) => section(question, classes)),
    "### The sentences that decide",
    "",
    line(["reason", "section", "sentence of RFC 3986", "it decides"]),
    line(["---", "---", "---", "---"]),
    ...used.map((id) => {
      /** @type {Decision} */
      const { title, section: number, sentence } = DECISIONS[id];
      return line([title, number, sentence, isOpen(id) ? "both are permitted" : "for this package"]);
    }),
    "",
  ].join("\n");
}

/**
 * @param {Question} question
 * @param {readonly Class[]} classes
 * @returns {string[]}
 */
function section(question, classes) {
  return [
    `### ${HEADINGS[question]}`,
    "",
    line(["library", "it", "reason", "section", "number", "shortest witness"]),
    line(["---", "---", "---", "---", "---:", "---"]),
    ...classes
      .filter((each) => each.question === question)
      .map(({ library, kind, decision, count, witness }) => {
        const { title, section: number } = DECISIONS[decision];
        return line([nameOf(library), kind, title, number, grouped(count), witness.map(code).join(" on ")]);
      }),
    "",
  ];
}

/**
 * @param {string} text
 * @returns {string} Markdown: the text in JSON, as code, in ASCII
 */
function code(text) {
  const escaped = (/** @type {string} */ each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`;
  const json = JSON.stringify(text).replace(/[^ -_a-{}~]/g, escaped);
  return `\`${json}\``;
}

/** @typedef {Pick<Class, "library" | "question" | "kind" | "decision" | "witness">} ReportedClass */

/**
 * @param {string} markdown a report
 * @returns {ReportedClass[]} its classes
 */
export function classesIn(markdown) {
  return markdown.split(/^### /m).flatMap((part) => {
    const question = QUESTIONS.find((each) => part.startsWith(`${HEADINGS[each]}\n`));
    if (question === undefined) return [];
    return Array.from(part.matchAll(/^\| (.*) \|$/gm), ([, row = ""]) => row.split(/ +\| +/))
      .slice(2)
      .map(([library = "", kind = "", title, , , witness = ""]) => ({
        library: library.replaceAll("`", ""),
        question,
        kind: /** @type {Class["kind"]} */ (kind),
        decision: /** @type {DecisionId} */ (DECISION_IDS.find((id) => DECISIONS[id].title === title)),
        witness: Array.from(witness.matchAll(/`([^`]*)`/g), ([, json = ""]) => String(JSON.parse(json))),
      }));
  });
}
