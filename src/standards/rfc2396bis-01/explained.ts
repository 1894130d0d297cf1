/**
 * Explanations for the grammar of the draft.
 *
 * @module
 */
import { explainer, type Explaining } from "../explained.js";
import { diagnoser } from "./diagnoser.js";
import { grammar } from "./grammar.js";
import type { Nodes } from "./nodes.js";

export const explained: Explaining<Nodes, "URI-reference"> = /* @__PURE__ */ explainer(grammar, diagnoser);
