/**
 * RFC 3986, Uniform Resource Identifier (URI): Generic Syntax.
 *
 * @module
 */
import { parse } from "../../../generated/rfc3986.parser.js";
import { shapes, type Nodes as RFC3986Nodes } from "../../../generated/rfc3986.tree.js";
import type { StandardGrammar } from "../../operations/grammar.js";
import { defineGrammar } from "../define.js";
import { explainer, type Explaining } from "../explained.js";
import { read, split, view } from "./references.js";
import { diagnoser, rules } from "./rules.js";

/** RFC 3986, the current standard and the default everywhere. */
export const grammar: StandardGrammar<RFC3986Nodes, "URI-reference"> = /* @__PURE__ */ defineGrammar(rules, {
  parse,
  shapes,
  view,
  read,
  split,
});

/** The same parser with explanations. */
export const explained: Explaining<RFC3986Nodes, "URI-reference"> = /* @__PURE__ */ explainer(grammar, diagnoser);
