// Asks an implementation all cases that it can answer, and groups its faults into classes.
import { NAMES } from "./protocol.js";
import { isPermitted, judge, questions, reasons } from "./judge.js";

/** @typedef {import("./decisions.js").DecisionId} DecisionId */
/** @typedef {import("./judge.js").Kind} Kind */
/** @typedef {import("./protocol.js").Answer} Answer */
/** @typedef {import("./protocol.js").Components} Components */
/** @typedef {import("./protocol.js").Name} Name */
/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("./suite.js").Case} Case */
/** @typedef {(requests: readonly Request[]) => Promise<readonly (Answer | null)[]>} Ask */

/**
 * The faults of an implementation for one reason.
 *
 * @typedef {object} Class
 * @property {Kind} kind
 * @property {DecisionId | null} decision `null` if the reason is unknown
 * @property {string} [section] the section of the case, if no decision is known
 * @property {number} count
 * @property {readonly string[]} witness the shortest input that was found; for `resolve` a reference and its base
 * @property {string} [answer] what the implementation answers to it
 */

/**
 * The results of an implementation for a rule or an operation. A wrong answer belongs to a class or to several.
 *
 * @typedef {object} Result
 * @property {string} question
 * @property {number} right
 * @property {number} chosen other results that the document names
 * @property {number} permitted results that differ only in what the document leaves open
 * @property {number} wrong
 * @property {readonly Class[]} classes
 */

/**
 * @param {readonly Case[]} cases
 * @param {Ask} ask
 * @param {boolean} [mixes] whether the implementation cannot tell an empty component from an absent one
 * @returns {Promise<Result[]>} without the questions that the implementation does not answer
 */
export async function compare(cases, ask, mixes = false) {
  const answers = await ask(cases.map(({ request }) => request));
  const verdicts = cases.map((each, index) => judge(each, answers[index] ?? null, mixes));
  const more = await askedMore(
    cases.filter((_, index) => verdicts[index] === "refuses"),
    ask,
  );

  /** @type {Map<string, ReturnType<typeof none>>} */
  const found = new Map();
  for (const [index, each] of cases.entries()) {
    const [verdict, answer] = [verdicts[index], answers[index]];
    if (verdict === undefined || verdict === "unanswered" || !answer) continue;
    const { counts, classes } = found.get(each.question) ?? none();
    found.set(each.question, { counts, classes });
    if (verdict === "right" || verdict === "chosen") {
      counts[verdict]++;
      continue;
    }
    const decisions = reasons(each, verdict, answer, (request) => more.get(JSON.stringify(request)), mixes);
    counts[isPermitted(decisions) ? "permitted" : "wrong"]++;
    for (const decision of decisions) {
      const key = [verdict, decision ?? each.section].join(" ");
      const candidate = { kind: verdict, decision, case: each, answer, among: decisions.length };
      const last = classes.get(key);
      const best = last && !isBetter(candidate, last) ? last : candidate;
      classes.set(key, { ...best, count: (last?.count ?? 0) + 1 });
    }
  }
  return Array.from(found, ([question, { counts, classes }]) => ({
    question,
    ...counts,
    classes: [...classes.values()].map(classOf).sort((a, b) => b.count - a.count),
  }));
}

/** @returns no answers to a question */
const none = () => ({
  counts: { right: 0, chosen: 0, permitted: 0, wrong: 0 },
  classes: /** @type {Map<string, Candidate>} */ (new Map()),
});

/** @typedef {{ kind: Kind, decision: DecisionId | null, case: Case, answer: Answer, among: number }} Fault */
/** @typedef {Fault & { count: number }} Candidate */

/**
 * @param {readonly Case[]} refused
 * @param {Ask} ask
 * @returns {Promise<Map<string, Answer | null | undefined>>} the answers to the questions about the cases
 */
async function askedMore(refused, ask) {
  /** @type {Map<string, Request>} */
  const requests = new Map();
  for (const request of refused.flatMap((each) => questions(each.request)))
    requests.set(JSON.stringify(request), request);
  if (requests.size === 0) return new Map();
  const answers = await ask([...requests.values()]);
  return new Map(Array.from(requests.keys(), (key, index) => [key, answers[index]]));
}

/**
 * @param {Request} request
 * @returns {readonly string[]} what a reader needs to repeat it
 */
export function inputOf(request) {
  switch (request.op) {
    case "about":
      return [];
    case "resolve":
      return [request.reference, request.base];
    case "expand":
      return [request.template];
    default:
      return [request.input];
  }
}

/**
 * @param {Fault} fault
 * @param {Fault} last
 * @returns {boolean} whether the fault shows its class better: with fewer reasons, shorter, or with letters
 */
function isBetter(fault, last) {
  if (fault.among !== last.among) return fault.among < last.among;
  const [text, other] = [inputOf(fault.case.request).join(" "), inputOf(last.case.request).join(" ")];
  if (text.length !== other.length) return text.length < other.length;
  const isPlain = (/** @type {string} */ each) => /^[!-~ ]*$/.test(each);
  return isPlain(text) && !isPlain(other);
}

/**
 * @param {Candidate} candidate
 * @returns {Class}
 */
function classOf({ kind, decision, case: { request, section, expected }, answer, count }) {
  return {
    kind,
    decision,
    ...(decision === null && section !== null && { section }),
    count,
    witness: inputOf(request),
    ...answerOf(answer, expected.components ?? {}),
  };
}

/**
 * @param {Answer} answer
 * @param {Components} expected
 * @returns {{ answer?: string }}
 */
function answerOf(answer, expected) {
  if (answer.kind !== "components") {
    return answer.kind === "result" || answer.kind === "crash" ? { answer: wordsOf(answer) } : {};
  }
  const others = NAMES.filter(
    (name) => answer.components[name] !== undefined && answer.components[name] !== expected[name],
  );
  return { answer: partsOf(answer.components, others) };
}

/**
 * @param {Components} components
 * @param {readonly Name[]} names
 */
const partsOf = (components, names) => names.map((name) => `${name} ${valueOf(components[name] ?? null)}`).join(", ");

/** @param {string | null} value */
function valueOf(value) {
  if (value === null) return "absent";
  if (value === "") return "empty";
  return /^[!#-+\--~]+$/.test(value) ? value : JSON.stringify(value);
}

/**
 * @param {Answer | null} answer
 * @returns {string} the answer in words
 */
export function wordsOf(answer) {
  switch (answer?.kind) {
    case "result":
      return answer.result;
    case "validity":
      return answer.valid ? "valid" : "invalid";
    case "components":
      return partsOf(
        answer.components,
        NAMES.filter((name) => (answer.components[name] ?? "") !== ""),
      );
    case "crash":
      return answer.why;
    default:
      return answer?.kind ?? "not asked";
  }
}
