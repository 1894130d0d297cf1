// Formats the results of all implementations as tables.
import { grouped, line } from "../readme/comparison.js";
import { DECISIONS, isOpen } from "./decisions.js";
import { IMPLEMENTATIONS } from "./implementations.js";
import { SURPRISES } from "./surprises.js";

/** @typedef {import("./compare.js").Class} Class */
/** @typedef {import("./compare.js").Result} Result */
/** @typedef {import("./decisions.js").Decision} Decision */
/** @typedef {import("./decisions.js").DecisionId} DecisionId */
/** @typedef {import("./results-file.js").Results} Results */
/** @typedef {import("./results-file.js").Row} Row */

/** The questions of the tables of faults, with their headings. */
const HEADINGS = /** @type {const} */ ([
  [
    "Which strings are URIs and references",
    ["URI", "URI-reference", "absolute-URI", "relative-ref", "IPv6address", "host"],
  ],
  ["Components", ["components"]],
  ["Resolution", ["resolve"]],
  ["Normalization", ["normalize"]],
]);

/** The operations of the first table, with their headings. */
const OPERATIONS = /** @type {const} */ ([
  ["components", "components"],
  ["resolve", "resolve"],
  ["normalize", "normalize"],
  ["expand", "templates"],
]);

/**
 * @param {Results} results
 * @returns {string} Markdown: a row for each implementation, the answers that surprise, and all kinds of faults
 */
export function report({ suite, implementations }) {
  const asked = implementations.filter(({ why }) => why === undefined);
  const { others, languages } = countsOf(implementations);
  const answers = asked.flatMap(({ results }) => results).reduce((sum, result) => sum + total(result), 0);
  const { cases = 0, valid = 0 } = suite["URI"] ?? {};
  return [
    `${String(others)} other implementations in ${String(languages)} languages were asked. All rows have`,
    `${grouped(answers)} answers.`,
    "",
    line([
      "implementation",
      "language",
      `accepts, of ${grouped(cases - valid)} non-URIs`,
      `refuses, of ${grouped(valid)} URIs`,
      "the most frequent faults",
      ...OPERATIONS.map(([, title]) => `${title}: wrong`),
    ]),
    line(["---", "---", "---:", "---:", "---", ...OPERATIONS.map(() => "---")]),
    ...implementations.map(rowOf),
    "",
    "### Answers that surprise",
    "",
    line(["implementation", "request", "answer", "by RFC 3986", "section", "what the section says, and what happens"]),
    line(["---", "---", "---", "---", "---", "---"]),
    ...implementations.flatMap(surprisesOf),
    "",
    ...HEADINGS.flatMap(([title, questions]) => faults(title, questions, asked)),
    "### The functions that were called",
    "",
    ...implementations.flatMap(({ name }) => {
      const { how } = IMPLEMENTATIONS.find((each) => each.name === name) ?? {};
      return how === undefined ? [] : [`- ${name}: ${how}`];
    }),
    "",
    "### The sentences that decide",
    "",
    line(["reason", "section", "sentence of RFC 3986", "it decides"]),
    line(["---", "---", "---", "---"]),
    ...usedIn(asked).map((id) => {
      /** @type {Decision} */
      const { title, section, sentence } = DECISIONS[id];
      return line([title, section, sentence, isOpen(id) ? "both are permitted" : "for the suite"]);
    }),
    "",
  ].join("\n");
}

/**
 * @param {readonly Row[]} implementations
 * @returns {{ others: number, languages: number }} the number of those that were asked, without this package
 */
export function countsOf(implementations) {
  const others = implementations.filter(({ name, why }) => name !== "uri-grammar" && why === undefined);
  return { others: others.length, languages: new Set(others.map(({ language }) => language)).size };
}

/** @param {Result} result @returns {number} the number of answers */
const total = ({ right, chosen, permitted, wrong }) => right + chosen + permitted + wrong;

/** @param {readonly Row[]} rows @returns {DecisionId[]} the decisions of their classes, in the order of the sentences */
function usedIn(rows) {
  const used = new Set(
    rows.flatMap(({ results }) => results.flatMap(({ classes }) => classes.map((each) => each.decision))),
  );
  return /** @type {DecisionId[]} */ (Object.keys(DECISIONS)).filter((id) => used.has(id));
}

/**
 * @param {Pick<Row, "results">} row
 * @returns {{ accepts: number, refuses: number } | null} how many strings it accepts or refuses wrongly as URIs; `null` if it
 *   was not asked
 */
export function verdictsOf({ results }) {
  const verdicts = results.find(({ question }) => question === "URI");
  if (!verdicts) return null;
  const countOf = (/** @type {Class["kind"][]} */ kinds) =>
    verdicts.classes.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { count }) => sum + count, 0);
  return { accepts: countOf(["accepts"]), refuses: countOf(["refuses", "crashes"]) };
}

/** @param {Row} row @returns {string} */
function rowOf({ name, language, version, why, results }) {
  const title = version === null ? name : `${name} ${version}`;
  if (why !== undefined)
    return line([title, language, why, ...Array.from({ length: 2 + OPERATIONS.length }, () => "–")]);
  const verdicts = results.find(({ question }) => question === "URI");
  const counts = verdictsOf({ results });
  return line([
    title,
    language,
    ...(counts ? [grouped(counts.accepts), grouped(counts.refuses)] : ["–", "–"]),
    verdicts ? shortest(verdicts.classes) : "–",
    ...OPERATIONS.map(([question]) => operation(results.find((each) => each.question === question))),
  ]);
}

/** The number of faults in a cell of the first table. */
const SHOWN = 3;

/** @param {readonly Class[]} classes @returns {string} the shortest inputs of the most frequent */
function shortest(classes) {
  const shown = classes.slice(0, SHOWN).map(({ witness: [input = ""] }) => code(input));
  const rest = classes.length - shown.length;
  return `${shown.join(" ")}${rest > 0 ? ` and ${String(rest)} more` : ""}`;
}

/** @param {Result | undefined} result @returns {string} */
function operation(result) {
  if (!result) return "–";
  const { chosen, permitted, wrong } = result;
  const apart = chosen + permitted;
  return `${grouped(wrong)} of ${grouped(total(result))}${apart > 0 ? `; open: ${grouped(apart)}` : ""}`;
}

/** @param {Row} row @returns {string[]} */
function surprisesOf({ name, surprises }) {
  const own = SURPRISES.filter((each) => each.name === name);
  return own.flatMap(({ request, right, section, fact, judgement }, index) => {
    const answer = surprises?.[index];
    if (answer === undefined) return [];
    const shown = [answer, rightAnswer(right)].map((each) => answerTo(request, each));
    const cells = [requestOf(request), ...shown, section, `${fact} ${judgement}`];
    return [line([name, ...cells])];
  });
}

/** @param {string | boolean} right @returns {string} the words for it */
export const rightAnswer = (right) => (typeof right === "string" ? right : right ? "valid" : "invalid");

/** @param {import("./protocol.js").Request} request @param {string} answer in words @returns {string} */
function answerTo(request, answer) {
  if (request.op === "validity") return answer;
  return request.op === "components" ? plainCode(answer) : code(answer);
}

/** @param {import("./protocol.js").Request} request @returns {string} */
function requestOf(request) {
  switch (request.op) {
    case "resolve":
      return `resolve ${code(request.reference)} on ${code(request.base)}`;
    case "validity":
      return `is ${code(request.input)} a ${request.rule}?`;
    case "expand":
      return `expand ${code(request.template)}`;
    case "about":
      return "about";
    default:
      return `${request.op} of ${code(request.input)}`;
  }
}

/** @typedef {Class & { readonly name: string, readonly isText: boolean }} Named */

/**
 * @param {string} title
 * @param {readonly string[]} questions
 * @param {readonly Row[]} rows
 * @returns {string[]} a row for each kind of fault
 */
function faults(title, questions, rows) {
  /** @type {Map<string, Named[]>} */
  const found = new Map();
  for (const { name, results } of rows) {
    for (const { question, classes } of results.filter((each) => questions.includes(each.question))) {
      for (const each of classes) {
        const key = `${each.kind} ${each.decision ?? ""}`;
        const isText = question !== "components" && each.kind !== "crashes";
        found.set(key, [...(found.get(key) ?? []), { ...each, name, isText }]);
      }
    }
  }
  const order = Object.keys(DECISIONS);
  const sorted = [...found.values()].sort(
    ([a], [b]) => order.indexOf(a?.decision ?? "") - order.indexOf(b?.decision ?? ""),
  );
  return [
    `### ${title}`,
    "",
    line(["it", "reason", "section", "implementations", "shortest witness"]),
    line(["---", "---", "---", "---", "---"]),
    ...sorted.map(fault),
    "",
  ];
}

/** The number of implementations whose names a row has. */
const NAMED = 4;

/** @param {readonly Named[]} same the classes of one kind @returns {string} */
function fault(same) {
  const [first] = same;
  const names = [...new Set(same.map(({ name }) => name))];
  const few = names.length <= NAMED ? names : [...names.slice(0, NAMED), `${String(names.length - NAMED)} more`];
  const [best = first] = [...same].sort((a, b) => a.witness.join("").length - b.witness.join("").length);
  const answer = best?.answer === undefined ? "" : `: ${best.isText ? code(best.answer) : plainCode(best.answer)}`;
  const decision = first?.decision ?? null;
  return line([
    first?.kind ?? "",
    decision === null ? (first?.kind === "crashes" ? "no answer" : "another reason") : DECISIONS[decision].title,
    decision === null ? "–" : DECISIONS[decision].section,
    few.join(", "),
    `${(best?.witness ?? []).map(code).join(" on ")}${answer}`,
  ]);
}

/**
 * @param {string} text
 * @returns {string} Markdown: the text in JSON, as code, in ASCII
 */
const code = (text) => plainCode(JSON.stringify(text));

/** @param {string} text @returns {string} Markdown: the text as code, in ASCII */
function plainCode(text) {
  const escaped = (/** @type {string} */ each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return `\`${text.replace(/[^ -_a-{}~]/g, escaped)}\``;
}
