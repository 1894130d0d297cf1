// Compares this package with other libraries, and groups the differences into classes.
import { normalize, resolve, test } from "../../dist/index.js";
import { isOpen } from "./decisions.js";
import { normalizationReasons, resolutionReasons } from "./results.js";
import { culprit, judge, orNull, refusal, shrink } from "./verdicts.js";

/** @typedef {import("./decisions.js").DecisionId} DecisionId */
/** @typedef {import("../bench/contestants.js").Contestant} Library */

/** @typedef {"URI" | "URI-reference" | "resolve" | "normalize"} Question a rule, or an operation */

/** @typedef {readonly string[]} Input a string; for `resolve` a reference and its base URI */

/** @typedef {"accepts" | "refuses" | "differs"} Kind what the library does: `differs` means another result */

/**
 * @typedef {object} Difference
 * @property {Kind} kind
 * @property {readonly (DecisionId | null)[]} reasons `null` stands for an unknown reason
 */

/**
 * The differences between this package and a library for one reason.
 *
 * @typedef {object} Class
 * @property {string} library
 * @property {Question} question
 * @property {Kind} kind
 * @property {DecisionId} decision
 * @property {number} count
 * @property {Input} witness the shortest input that was found
 */

/**
 * @typedef {object} Total
 * @property {string} library
 * @property {Question} question
 * @property {number} trials
 * @property {number} differences the number of inputs with another result than that of this package
 * @property {number} decided the number of differences that the RFC decides for this package
 */

/**
 * @typedef {object} Comparison
 * @property {readonly Total[]} totals
 * @property {readonly Class[]} classes
 * @property {readonly { library: string, question: Question, input: Input }[]} unknown the differences without a class
 */

/**
 * @param {Library} library
 * @param {Question} question
 * @returns {((...input: string[]) => unknown) | null} the function of the library; `null` if it has none
 */
export function functionOf(library, question) {
  if (question === "URI") return library.isURI;
  return question === "URI-reference" ? library.isURIReference : library[question];
}

/**
 * @param {Library} library
 * @param {Question} question
 * @param {Input} input valid, if the question is an operation
 * @returns {Difference | null} `null` if the library gives the same result as this package
 */
export function difference(library, question, input) {
  const [text = "", base = ""] = input;
  if (question === "resolve") {
    const [ours, theirs] = [resolve(text, base), orNull(() => library.resolve?.(text, base) ?? null)];
    if (theirs === null) return { kind: "refuses", reasons: ["algorithm"] };
    return ours === theirs ? null : { kind: "differs", reasons: resolutionReasons(ours, theirs) };
  }
  if (question === "normalize") {
    const run = (/** @type {string} */ each) => orNull(() => library.normalize?.(each) ?? null);
    const [ours, theirs] = [normalize(text), run(text)];
    if (ours === theirs) return null;
    if (theirs !== null) return { kind: "differs", reasons: normalizationReasons(ours, theirs) };
    return { kind: "refuses", reasons: [culprit(text, "URI", (each) => run(each) !== null)] };
  }
  const accepts = question === "URI" ? library.isURI : library.isURIReference;
  const valid = test(text, { rule: question });
  if (judge(accepts, text) === valid) return null;
  return valid
    ? { kind: "refuses", reasons: [culprit(text, question, accepts)] }
    : { kind: "accepts", reasons: [refusal(text, question)] };
}

/**
 * @param {readonly Library[]} libraries
 * @param {Readonly<Record<Question, readonly Input[]>>} inputs
 * @returns {Comparison}
 */
export function compare(libraries, inputs) {
  /** @type {Map<string, Candidate>} */
  const candidates = new Map();
  const totals = [];
  const unknown = [];
  for (const question of /** @type {Question[]} */ (Object.keys(inputs))) {
    for (const library of libraries) {
      if (functionOf(library, question) === null) continue;
      let [differences, decided] = [0, 0];
      for (const input of inputs[question]) {
        const found = difference(library, question, input);
        if (!found) continue;
        differences++;
        const { kind, reasons } = found;
        if (reasons.some((decision) => decision !== null && !isOpen(decision))) decided++;
        for (const decision of reasons) {
          if (decision === null) {
            unknown.push({ library: library.name, question, input });
            continue;
          }
          const key = [library.name, question, kind, decision].join(" ");
          const last = candidates.get(key) ?? { library, question, kind, decision, count: 0, witness: input, reasons };
          const better = isBetter(input, reasons, last) ? { witness: input, reasons } : {};
          candidates.set(key, { ...last, count: last.count + 1, ...better });
        }
      }
      totals.push({ library: library.name, question, trials: inputs[question].length, differences, decided });
    }
  }
  return { totals, classes: [...candidates.values()].map(classOf), unknown };
}

/** @typedef {Omit<Class, "library"> & { library: Library, reasons: Difference["reasons"] }} Candidate */

/**
 * @param {Input} input
 * @param {Difference["reasons"]} reasons
 * @param {Candidate} last
 * @returns {boolean} whether the input shows the class better: with fewer reasons, or shorter
 */
function isBetter(input, reasons, last) {
  if (reasons.length !== last.reasons.length) return reasons.length < last.reasons.length;
  return input.join("").length < last.witness.join("").length;
}

/**
 * @param {Candidate} candidate
 * @returns {Class} with a shorter witness, if the input is one string
 */
function classOf({ library, question, kind, decision, count, witness }) {
  const found = { library: library.name, question, kind, decision, count, witness };
  const [text = ""] = witness;
  const isSame = (/** @type {string} */ shorter) => {
    if (question === "normalize" && !test(shorter, { rule: "URI" })) return false;
    const other = difference(library, question, [shorter]);
    return other?.kind === kind && other.reasons.length === 1 && other.reasons[0] === decision;
  };
  return question !== "resolve" && isSame(text) ? { ...found, witness: [shrink(text, isSame)] } : found;
}
