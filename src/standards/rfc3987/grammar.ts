/**
 * RFC 3987, Internationalized Resource Identifiers (IRIs).
 *
 * @module
 */
import { parse } from "../../../generated/rfc3987.parser.js";
import { shapes, type Nodes as RFC3987Nodes } from "../../../generated/rfc3987.tree.js";
import type { StandardGrammar } from "../../operations/grammar.js";
import { defineGrammar } from "../define.js";
import { read } from "./read.js";
import { split, view } from "./references.js";
import { rules } from "./rules.js";

/** RFC 3987, which allows characters beyond ASCII. */
export const grammar: StandardGrammar<RFC3987Nodes, "IRI-reference"> = /* @__PURE__ */ defineGrammar(rules, {
  parse,
  shapes,
  view,
  read,
  split,
});
