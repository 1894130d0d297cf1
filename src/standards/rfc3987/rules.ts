/**
 * The rules of RFC 3987, and why they refuse a string, without trees.
 *
 * @module
 */
import { grammar as text } from "../../../generated/rfc3987.grammar.js";
import { table } from "../../../generated/rfc3987.reference.js";
import type { Nodes as RFC3987Nodes } from "../../../generated/rfc3987.tree.js";
import { lazy } from "../../core/lazy.js";
import { alphabetOf, wideAutomata } from "../../core/wide.js";
import { defineRules, type DefinedRules } from "../define.js";
import { diagnoserOf, type Diagnosing, type Explanations } from "../explained.js";
import { explanationsOf } from "../words.js";
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

/** How messages call the rules. */
export const explanations: Explanations = /* @__PURE__ */ wideExplanations();

function wideExplanations(): Explanations {
  const parts = {
    userinfo: "iuserinfo",
    host: "ihost",
    path: "ipath",
    query: "iquery",
    fragment: "ifragment",
    escape: "pct-encoded",
    address: "IP-literal",
  };
  const usual =
    "scheme iauthority iuserinfo ihost port IP-literal IPvFuture IPv6address IPv4address ireg-name " +
    "isegment isegment-nz isegment-nz-nc iquery ifragment pct-encoded";
  return {
    ...explanationsOf(parts, usual),
    wide: { alphabet: alphabetOf(table.intervals), allows: (character) => reference().test(character, "ucschar") },
  };
}

/** Explains why the grammar refuses a string. */
export const diagnoser: Diagnosing<RFC3987Nodes> = /* @__PURE__ */ diagnoserOf(rules, explanations);
