/**
 * The rules of RFC 3987, without trees.
 *
 * @module
 */
import { grammar as text } from "../../../generated/rfc3987.grammar.js";
import { table } from "../../../generated/rfc3987.reference.js";
import type { Nodes as RFC3987Nodes } from "../../../generated/rfc3987.tree.js";
import { lazy } from "../../core/lazy.js";
import { wideAutomata } from "../../core/wide.js";
import { defineRules, type DefinedRules } from "../rules.js";
import { reference } from "./reference.js";
import { defaultRule, id, referenceRules, urlOf } from "./references.js";

const made = /* @__PURE__ */ lazy(() => wideAutomata(table.intervals));

/** RFC 3987, which allows characters beyond ASCII. */
export const rules: DefinedRules<RFC3987Nodes, "IRI-reference"> = /* @__PURE__ */ defineRules<
  RFC3987Nodes,
  "IRI-reference"
>({
  id,
  title: "RFC 3987, Internationalized Resource Identifiers (IRIs)",
  defaultRule,
  urlOf,
  grammar: text,
  reference: (rule, definitionOf) => (reference().has(rule) ? reference() : made()(rule, definitionOf)),
  referenceRules,
});
