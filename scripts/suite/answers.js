// The answers of this package: the driver gives them, and the generator writes them into `core/`.
import { components, normalize, resolve, URISyntaxError } from "../../dist/index.js";
import { toURI } from "../../dist/iri.js";
import { rfc3986, rfc3987 } from "../../dist/standards/index.js";
import { expand, parseTemplate, safeExpand } from "../../dist/template/index.js";

/**
 * @template Result
 * @param {() => Result} run
 * @returns {Result | null} `null` if the package refuses the input
 */
function orNull(run) {
  try {
    return run();
  } catch (error) {
    if (error instanceof URISyntaxError) return null;
    throw error;
  }
}

/**
 * @template {string} Rule
 * @param {{ rules: readonly Rule[], parse: (input: string, options: { rule: Rule }) => unknown }} standard
 * @returns {(rule: string) => ((input: string) => unknown) | null} a function that returns the parser of a rule
 */
function parsersOf({ rules, parse }) {
  return (rule) => {
    const known = rules.find((each) => each === rule);
    return known === undefined ? null : (input) => parse(input, { rule: known });
  };
}

const PARSERS = [
  parsersOf(rfc3986),
  parsersOf(rfc3987),
  (/** @type {string} */ rule) => (rule === "URI-Template" ? parseTemplate : null),
];

/**
 * Judges a text by the parser that the build makes from the PEG. The verdicts of the suite come from the automaton, which
 * the build makes from the ABNF.
 *
 * @param {string} rule
 * @param {string} input
 * @returns {{ valid: boolean, stops: number } | null} `null` if the package has no such rule; `stops` is in code points
 */
export function validityOf(rule, input) {
  for (const parserOf of PARSERS) {
    const parse = parserOf(rule);
    if (!parse) continue;
    try {
      parse(input);
      return { valid: true, stops: [...input].length };
    } catch (error) {
      if (!(error instanceof URISyntaxError)) throw error;
      return { valid: false, stops: pointsBefore(input, error.diagnostic.index ?? 0) };
    }
  }
  return null;
}

/**
 * @param {string} input
 * @param {number} index in UTF-16 code units
 * @returns {number} the number of code points that end at the index or before it
 */
function pointsBefore(input, index) {
  let at = 0;
  let points = 0;
  for (const character of input) {
    at += character.length;
    if (at > index) break;
    points++;
  }
  return points;
}

/** @param {string} input */
export const componentsOf = (input) => orNull(() => components(input));

/** @param {string} base @param {string} reference @param {import("../../dist/index.js").ResolveOptions} [options] */
export const resolutionOf = (base, reference, options = {}) =>
  orNull(() => /** @type {string} */ (resolve(reference, base, options)));

/** @param {string} input @param {readonly import("../../dist/index.js").NormalizationStep[]} [steps] */
export const normalFormOf = (input, steps) => orNull(() => normalize(input, { steps }));

/** @param {string} input @param {import("../../dist/iri.js").ToURIOptions} [options] */
export const uriOf = (input, options) => orNull(() => toURI(input, options));

/** @typedef {Readonly<Record<string, string | null | readonly (string | null)[] | Readonly<Record<string, string | null>>>>} Variables */

/** @param {string} template @param {Variables} variables */
export const expansionOf = (template, variables) => orNull(() => expand(template, variables));

/** @param {string} template @param {Variables} variables @returns {string} the text that RFC 6570 section 3 recommends after a mistake */
export function partOf(template, variables) {
  const result = safeExpand(template, variables);
  return result.ok ? result.uri : result.text;
}
