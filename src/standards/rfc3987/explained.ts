/**
 * Explanations for the grammar of RFC 3987.
 *
 * @module
 */
import { explainer, type Explaining } from "../explained.js";
import { explanations } from "./faults.js";
import { grammar } from "./grammar.js";
import type { Nodes } from "./nodes.js";

export const explained: Explaining<Nodes, "IRI-reference"> = explainer(grammar, explanations);
