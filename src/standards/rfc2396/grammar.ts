/**
 * RFC 2396, Uniform Resource Identifiers (URI): Generic Syntax, with the addresses of RFC 2732.
 *
 * @module
 */
import { grammar as text } from "../../../generated/rfc2396.grammar.js";
import { parse } from "../../../generated/rfc2396.parser.js";
import { table } from "../../../generated/rfc2396.reference.js";
import { shapes, type Nodes as RFC2396Nodes } from "../../../generated/rfc2396.tree.js";
import { Automaton } from "../../core/automaton.js";
import { lazy } from "../../core/lazy.js";
import { rfcUrl } from "../../core/url.js";
import type { StandardGrammar } from "../../operations/grammar.js";
import { defineGrammar, defineRules, type DefinedRules } from "../define.js";
import { diagnoserOf, type Diagnosing, type Explanations } from "../explained.js";
import { hierarchicalSplit, viewHierarchical } from "../hierarchical.js";
import { explanationsOf } from "../words.js";

/** The rules of the standard before RFC 3986, of August 1998, with the change of December 1999. */
export const rules: DefinedRules<RFC2396Nodes, "URI-reference"> = /* @__PURE__ */ defineRules<
  RFC2396Nodes,
  "URI-reference"
>({
  id: "rfc2396",
  title: "RFC 2396, Uniform Resource Identifiers (URI): Generic Syntax",
  defaultRule: "URI-reference",
  urlOf: (section) => rfcUrl("2396", section),
  reference: /* @__PURE__ */ lazy(() => new Automaton(table)),
  grammar: text,
  referenceRules: ["URI-reference", "absoluteURI", "relativeURI", "hier_part", "net_path"],
});

/** How messages call the rules. */
export const explanations: Explanations = /* @__PURE__ */ explanationsOf(
  { escape: "escaped", address: "IPv6reference" },
  "scheme authority userinfo hostname port IPv6reference reg_name segment rel_segment query fragment escaped",
  {
    IPv6address: [
      "an IPv6 address",
      "It has groups of one to four hexadecimal digits with colons between them; '::' stands for groups of zeros.",
    ],
    IPv4address: ["an IPv4 address", "It has four numbers of one to three digits, with dots between them."],
  },
);

/** Explains why the grammar refuses a string. */
export const diagnoser: Diagnosing<RFC2396Nodes> = /* @__PURE__ */ diagnoserOf(rules, explanations);

/** The grammar with its trees. */
export const grammar: StandardGrammar<RFC2396Nodes, "URI-reference"> = /* @__PURE__ */ defineGrammar(rules, {
  parse,
  shapes,
  view: viewHierarchical,
  split: /* @__PURE__ */ hierarchicalSplit((input, start) => input[start] !== "/"),
});
