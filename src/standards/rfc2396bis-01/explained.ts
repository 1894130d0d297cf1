/**
 * What the grammar of the draft refuses, explained.
 *
 * @module
 */
import { explainer, type Explaining } from "../explained.js";
import { explanations } from "./faults.js";
import { grammar } from "./grammar.js";
import type { Nodes } from "./nodes.js";

export const explained: Explaining<Nodes, "URI-reference"> = explainer(grammar, explanations);
