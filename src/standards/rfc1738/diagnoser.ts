/**
 * Finds and repairs the faults of strings by RFC 1738, without trees.
 *
 * @module
 */
import { diagnoserOf, type Diagnosing } from "../explained.js";
import { explanations } from "./faults.js";
import type { Nodes } from "./nodes.js";
import { rules } from "./rules.js";

/** Explains why the grammar refuses a string. */
export const diagnoser: Diagnosing<Nodes> = /* @__PURE__ */ diagnoserOf(rules, explanations);
