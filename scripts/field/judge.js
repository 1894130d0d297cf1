// Judges the answers of an implementation, and finds the reason of each fault.
import { isOpen } from "./decisions.js";
import { NAMES } from "./protocol.js";
import { addressOf, isSamePort, normalizationReasons, resolutionReasons } from "./results.js";
import { isShown, refusal, suspects } from "./verdicts.js";

/** @typedef {import("./decisions.js").DecisionId} DecisionId */
/** @typedef {import("./protocol.js").Answer} Answer */
/** @typedef {import("./protocol.js").Components} Components */
/** @typedef {import("./protocol.js").Name} Name */
/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("./suite.js").Case} Case */
/** @typedef {import("./verdicts.js").Rule} Rule */
/** @typedef {import("./verdicts.js").Suspect} Suspect */

/**
 * What an implementation does wrong: `accepts` what must be refused, `refuses` what is valid, gives another result, or
 * ends without an answer.
 *
 * @typedef {"accepts" | "refuses" | "differs" | "crashes"} Kind
 */

/** @typedef {"right" | "chosen" | "unanswered" | Kind} Verdict `chosen` is another result that the document allows */

/**
 * @param {Case} each
 * @param {Answer | null} answer `null` if the implementation was not asked
 * @param {boolean} [mixes] whether the implementation cannot tell an empty component from an absent one
 * @returns {Verdict}
 */
export function judge({ expected }, answer, mixes = false) {
  if (answer === null || answer.kind === "unsupported" || answer.kind === "about") return "unanswered";
  if (answer.kind === "crash") return "crashes";
  const mustRefuse = expected.valid === false || expected.result === null;
  if (answer.kind === "error") return mustRefuse ? "right" : expected.also.includes(null) ? "chosen" : "refuses";
  if (answer.kind === "validity") {
    if (answer.valid === expected.valid) return "right";
    return answer.valid ? "accepts" : "refuses";
  }
  if (answer.kind === "components")
    return different(expected.components ?? {}, answer.components, mixes).length === 0 ? "right" : "differs";
  if (expected.also.includes(answer.result)) return "chosen";
  if (answer.result === expected.result) return "right";
  return mustRefuse ? "accepts" : "differs";
}

/**
 * @param {Components} expected
 * @param {Components} given
 * @param {boolean} mixes
 * @returns {Name[]} the names of the components that differ, of those that are given
 */
function different(expected, given, mixes) {
  const textOf = (/** @type {string | null | undefined} */ value) => (mixes ? (value ?? "") : value);
  return NAMES.filter((name) => given[name] !== undefined && textOf(given[name]) !== textOf(expected[name]));
}

/**
 * Suspects about one string of a request.
 *
 * @typedef {object} Inquiry
 * @property {readonly Suspect[]} suspects
 * @property {(text: string) => Request} ask makes a request about another string
 */

/**
 * @param {Request} request a valid one that an implementation refuses
 * @returns {readonly Inquiry[]}
 */
export function inquiries(request) {
  switch (request.op) {
    case "validity": {
      const rule = /** @type {Rule} */ (request.rule);
      return [{ suspects: suspects(request.input, rule), ask: (input) => ({ ...request, input }) }];
    }
    case "components":
    case "normalize":
      return [{ suspects: suspects(request.input, "URI-reference"), ask: (input) => ({ ...request, input }) }];
    case "resolve":
      return [
        { suspects: suspects(request.reference, "URI-reference"), ask: (reference) => ({ ...request, reference }) },
        { suspects: suspects(request.base, "absolute-URI"), ask: (base) => ({ ...request, base }) },
      ];
    default:
      return [];
  }
}

/**
 * @param {Request} request
 * @returns {Request[]} the requests whose answers show why an implementation refuses it
 */
export const questions = (request) =>
  inquiries(request).flatMap(({ suspects: all, ask }) =>
    all.flatMap(({ text, plain }) => [text, ...(plain === undefined ? [] : [plain])].map(ask)),
  );

/** @param {Answer | null | undefined} answer @returns whether the implementation accepts the request */
export const accepts = (answer) =>
  answer?.kind === "validity" ? answer.valid : answer?.kind === "result" || answer?.kind === "components";

/**
 * @param {Case} each
 * @param {Verdict} verdict
 * @param {Answer} answer
 * @param {(request: Request) => Answer | null | undefined} answerTo the answers to the questions about the case
 * @param {boolean} [mixes]
 * @returns {(DecisionId | null)[]} the reasons; `null` stands for an unknown one
 */
export function reasons({ request, expected }, verdict, answer, answerTo, mixes = false) {
  if (verdict === "crashes") return [null];
  if (verdict === "accepts") {
    if (request.op === "resolve") return ["base"];
    return [request.op === "validity" ? refusalBy(request.rule, request.input) : null];
  }
  if (verdict === "refuses") {
    for (const { suspects: all, ask } of inquiries(request)) {
      const found = all.find((each) => isShown(each, (text) => accepts(answerTo(ask(text)))));
      if (found) return [found.decision];
    }
    return [request.op === "resolve" ? "algorithm" : null];
  }
  if (answer.kind === "components") return componentReasons(expected.components ?? {}, answer.components, mixes);
  if (answer.kind !== "result" || typeof expected.result !== "string") return [null];
  const { op } = request;
  if (op === "expand" || op === "toURI") return [null];
  const found = (op === "resolve" ? resolutionReasons : normalizationReasons)(expected.result, answer.result);
  return [...new Set(found.map((decision) => decision ?? (op === "resolve" ? "algorithm" : "parts")))];
}

/**
 * @param {string} rule
 * @param {string} text a string that the rule refuses
 * @returns {DecisionId | null}
 */
function refusalBy(rule, text) {
  if (rule === "IPv6address") return refusal(`a://[${text}]`, "URI");
  return rule === "host" ? refusal(`a://${text}`, "URI") : refusal(text, /** @type {Rule} */ (rule));
}

/**
 * @param {Components} expected
 * @param {Components} given
 * @param {boolean} mixes
 * @returns {DecisionId[]}
 */
function componentReasons(expected, given, mixes) {
  const found = different(expected, given, mixes).map((name) =>
    componentReason(name, expected[name] ?? null, given[name] ?? null, expected.host ?? null),
  );
  return [...new Set(found)];
}

/**
 * @param {Name} name
 * @param {string | null} own
 * @param {string | null} other
 * @param {string | null} host
 * @returns {DecisionId}
 */
function componentReason(name, own, other, host) {
  if ((own ?? "") === (other ?? "")) return "distinction";
  if (own === null || other === null) return "parts";
  if (name === "path" && own === "" && other === "/" && host !== null) return "emptyPath";
  if (name === "port" && isSamePort(own, other)) return "portNumber";
  if ((name === "host" || name === "scheme" || name === "authority") && own.toLowerCase() === other.toLowerCase())
    return "lowered";
  if (name === "host" && own.toLowerCase() === `[${other.toLowerCase()}]`) return "bracketless";
  if (octetsOf(own) === octetsOf(other)) return "decoded";
  return name === "host" && sameAddress(own, other) ? "address" : "parts";
}

/** @param {string} text @returns {string} its octets, of which some are percent-encoded */
const octetsOf = (text) =>
  Buffer.concat(
    text
      .split(/(%[\dA-Fa-f]{2})/)
      .map((part, index) => (index % 2 === 1 ? Buffer.from(part.slice(1), "hex") : Buffer.from(part, "utf8"))),
  ).toString("latin1");

/** @param {string} own @param {string} other @returns whether both are forms of an IPv6 address */
function sameAddress(own, other) {
  const number = addressOf(own);
  return number !== null && number === addressOf(other.startsWith("[") ? other : `[${other}]`);
}

/** @param {readonly (DecisionId | null)[]} found @returns whether the document permits all differences */
export const isPermitted = (found) => found.every((decision) => decision !== null && isOpen(decision));
