/**
 * RFC 3987, Internationalized Resource Identifiers (IRIs).
 *
 * @module
 */
import { grammar as rules } from "../../../generated/rfc3987.grammar.js";
import { parse } from "../../../generated/rfc3987.parser.js";
import { table } from "../../../generated/rfc3987.reference.js";
import { shapes, type Nodes as RFC3987Nodes } from "../../../generated/rfc3987.tree.js";
import { wideAutomata } from "../../core/wide.js";
import type { StandardGrammar } from "../../operations/grammar.js";
import { defineGrammar } from "../define.js";
import { reference } from "./reference.js";
import { defaultRule, id, read, referenceRules, split, urlOf, view } from "./references.js";

const made = wideAutomata(table.intervals);

/** RFC 3987, which allows characters beyond ASCII. */
export const grammar: StandardGrammar<RFC3987Nodes, "IRI-reference"> = defineGrammar<RFC3987Nodes, "IRI-reference">({
  id,
  title: "RFC 3987, Internationalized Resource Identifiers (IRIs)",
  defaultRule,
  urlOf,
  grammar: rules,
  reference: (rule, definitionOf) => (reference().has(rule) ? reference() : made(rule, definitionOf)),
  parse,
  shapes,
  referenceRules,
  view,
  read,
  split,
});
