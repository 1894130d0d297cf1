/**
 * What the grammar of RFC 3986 refuses, explained.
 *
 * @module
 */
import type { Nodes as RFC3986Nodes } from "../../../generated/rfc3986.tree.js";
import { explainer, type Explaining } from "../explained.js";
import { explanations } from "./faults.js";
import { grammar } from "./grammar.js";

export { grammar };

/** Parsing by RFC 3986, with explanations. */
export const explained: Explaining<RFC3986Nodes, "URI-reference"> = explainer(grammar, explanations);
