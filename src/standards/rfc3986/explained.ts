/**
 * Explanations for the grammar of RFC 3986.
 *
 * @module
 */
import { explainer, type Explaining } from "../explained.js";
import { diagnoser } from "./diagnoser.js";
import { grammar } from "./grammar.js";
import type { Nodes } from "./nodes.js";

export { grammar };

/** The parser of RFC 3986 with explanations. */
export const explained: Explaining<Nodes, "URI-reference"> = /* @__PURE__ */ explainer(grammar, diagnoser);
