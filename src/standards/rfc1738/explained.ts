/**
 * Explanations for the grammar of RFC 1738.
 *
 * @module
 */
import { explainer, type Explaining } from "../explained.js";
import { diagnoser } from "./diagnoser.js";
import { grammar } from "./grammar.js";
import type { Nodes } from "./nodes.js";

export const explained: Explaining<Nodes, "url"> = /* @__PURE__ */ explainer(grammar, diagnoser);
