// Reads the suite that `npm run suite` writes, as cases: a request, and the answers that are right.
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("./protocol.js").Components} Components */

/**
 * @typedef {object} Expected
 * @property {boolean} [valid]
 * @property {Components} [components]
 * @property {string | null} [result] `null` if the request must be refused
 * @property {readonly (string | null)[]} also other results that the document allows; `null` if the request may be refused
 */

/**
 * @typedef {object} Case
 * @property {string} question the rule, or the operation
 * @property {Request} request
 * @property {Expected} expected
 * @property {string | null} section of the document; `null` for a string of a cover
 */

/**
 * A case in a file of the folder `core`.
 *
 * @typedef {object} CoreCase
 * @property {string} section
 * @property {string} [rule]
 * @property {string} [input]
 * @property {boolean} [valid]
 * @property {Components} [components]
 * @property {string} [base]
 * @property {string} [reference]
 * @property {string} [template]
 * @property {unknown} [variables]
 * @property {string | null} [result]
 * @property {readonly (string | null)[]} [also]
 * @property {string} [operation]
 */

/** @typedef {readonly [input: string, valid: boolean, stops: number]} CoverCase */

/**
 * @template Cases
 * @param {URL} file
 * @returns {Cases}
 */
function casesIn(file) {
  /** @type {unknown} */
  const json = JSON.parse(readFileSync(file, "utf8"));
  return /** @type {{ readonly cases: Cases }} */ (json).cases;
}

/**
 * @param {CoreCase} core
 * @returns {Case[]} the case; nothing if the protocol has no request for it
 */
export function caseOf({ section, rule, input, valid, components, base, reference, template, variables, ...rest }) {
  const { result = null, also = [], operation } = rest;
  /** @type {(question: string, request: Request, expected: Omit<Expected, "also">) => Case[]} */
  const one = (question, request, expected) => [{ question, request, expected: { ...expected, also }, section }];
  if (template !== undefined) return one("expand", { op: "expand", template, variables }, { result });
  if (base !== undefined && reference !== undefined)
    return one("resolve", { op: "resolve", base, reference }, { result });
  if (input === undefined) return [];
  if (rule !== undefined && valid !== undefined) return one(rule, { op: "validity", rule, input }, { valid });
  if (components !== undefined) return one("components", { op: "components", input }, { components });
  return operation === "toURI"
    ? one("toURI", { op: "toURI", input }, { result })
    : one("normalize", { op: "normalize", input }, { result });
}

/**
 * @param {string} rule
 * @param {readonly CoverCase[]} cases
 * @returns {Case[]}
 */
export const coverOf = (rule, cases) =>
  cases.map(([input, valid]) => ({
    question: rule,
    request: { op: "validity", rule, input },
    expected: { valid, also: [] },
    section: null,
  }));

/**
 * @param {URL} folder the suite
 * @returns {Case[]} all cases that a driver can be asked: UTF-8 cannot contain lone surrogates
 * @throws {Error} if the suite is missing
 */
export function readSuite(folder) {
  if (!existsSync(new URL("core", folder))) throw new Error("The suite is missing. First run `npm run suite`.");
  const core = readdirSync(new URL("core/", folder))
    .sort()
    .flatMap((name) => /** @type {CoreCase[]} */ (casesIn(new URL(`core/${name}`, folder))).flatMap(caseOf));
  const cover = readdirSync(new URL("cover/", folder))
    .sort()
    .flatMap((name) =>
      coverOf(name.replace(/\.json$/, ""), /** @type {CoverCase[]} */ (casesIn(new URL(`cover/${name}`, folder)))),
    );
  /** @type {Map<string, Case>} */
  const distinct = new Map();
  for (const each of [...core, ...cover]) {
    const key = JSON.stringify(each.request);
    if (!/\\ud[89a-f]/.test(key) && !distinct.has(key)) distinct.set(key, each);
  }
  return [...distinct.values()];
}
