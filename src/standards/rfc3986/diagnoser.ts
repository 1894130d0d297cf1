/**
 * Finds and repairs the faults of strings by RFC 3986, without trees.
 *
 * @module
 */
import { diagnoserOf, interpolatedOf, type Diagnosing, type DiagnosingInterpolated } from "../explained.js";
import { explanations } from "./faults.js";
import type { Nodes } from "./nodes.js";
import { rules } from "./rules.js";

/** Explains why the grammar refuses a string. */
export const diagnoser: Diagnosing<Nodes> = /* @__PURE__ */ diagnoserOf(rules, explanations);

/** Explains why the grammar refuses texts with holes. */
export const interpolated: DiagnosingInterpolated<Nodes> = /* @__PURE__ */ interpolatedOf(rules, diagnoser);
