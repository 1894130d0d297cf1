/**
 * What the grammar of RFC 1738 refuses, explained.
 *
 * @module
 */
import type { Nodes as RFC1738Nodes } from "../../../generated/rfc1738.tree.js";
import { explainer, type Explaining } from "../explained.js";
import { explanations } from "./faults.js";
import { grammar } from "./grammar.js";

/** Parsing by RFC 1738, with explanations. */
export const explained: Explaining<RFC1738Nodes, "url"> = explainer(grammar, explanations);
