/**
 * What the grammar of the draft refuses, explained.
 *
 * @module
 */
import { explainer } from "../explained.js";
import { explanations } from "./faults.js";
import { grammar } from "./grammar.js";

export const explained = explainer(grammar, explanations);
