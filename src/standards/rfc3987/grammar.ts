/**
 * RFC 3987, Internationalized Resource Identifiers (IRIs).
 *
 * @module
 */
import { parse } from "../../../generated/rfc3987.parser.js";
import { shapes, type Nodes as RFC3987Nodes } from "../../../generated/rfc3987.tree.js";
import type { StandardGrammar } from "../../operations/grammar.js";
import { defineGrammar } from "../define.js";
import { explainer, type Explaining } from "../explained.js";
import { read, split, view } from "./references.js";
import { diagnoser, rules } from "./rules.js";

/** RFC 3987, which allows characters beyond ASCII. */
export const grammar: StandardGrammar<RFC3987Nodes, "IRI-reference"> = /* @__PURE__ */ defineGrammar(rules, {
  parse,
  shapes,
  view,
  read,
  split,
});

/** The same parser with explanations. */
export const explained: Explaining<RFC3987Nodes, "IRI-reference"> = /* @__PURE__ */ explainer(grammar, diagnoser);
