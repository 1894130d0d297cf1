/**
 * What the grammar of the draft refuses, explained.
 *
 * @module
 */
import type { Nodes as RFC2396bis01Nodes } from "../../../generated/rfc2396bis-01.tree.js";
import { explainer, type Explaining } from "../explained.js";
import { explanations } from "./faults.js";
import { grammar } from "./grammar.js";

/** Parsing by the draft, with explanations. */
export const explained: Explaining<RFC2396bis01Nodes, "URI-reference"> = explainer(grammar, explanations);
