/**
 * RFC 3986, Uniform Resource Identifier (URI): Generic Syntax.
 *
 * @module
 */
import { grammar as rules } from "../../../generated/rfc3986.grammar.js";
import { parse } from "../../../generated/rfc3986.parser.js";
import { shapes, type Nodes as RFC3986Nodes } from "../../../generated/rfc3986.tree.js";
import type { StandardGrammar } from "../../operations/grammar.js";
import { defineGrammar } from "../define.js";
import { reference } from "./reference.js";
import { defaultRule, id, read, referenceRules, split, urlOf, view } from "./references.js";

/** RFC 3986, the current standard and the default everywhere. */
export const grammar: StandardGrammar<RFC3986Nodes, "URI-reference"> = defineGrammar<RFC3986Nodes, "URI-reference">({
  id,
  title: "RFC 3986, Uniform Resource Identifier (URI): Generic Syntax",
  defaultRule,
  urlOf,
  grammar: rules,
  reference,
  parse,
  shapes,
  referenceRules,
  view,
  read,
  split,
});
