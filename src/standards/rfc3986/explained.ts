/**
 * What the grammar of RFC 3986 refuses, explained.
 *
 * @module
 */
import { explainer } from "../explained.js";
import { explanations } from "./faults.js";
import { grammar } from "./grammar.js";

export { grammar };

/** Parsing by RFC 3986, with explanations. */
export const explained = explainer(grammar, explanations);
