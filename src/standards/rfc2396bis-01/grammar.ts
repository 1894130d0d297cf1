/**
 * draft-fielding-uri-rfc2396bis-01, Uniform Resource Identifier (URI): Generic Syntax.
 *
 * @module
 */
import { grammar as text } from "../../../generated/rfc2396bis-01.grammar.js";
import { parse } from "../../../generated/rfc2396bis-01.parser.js";
import { shapes, type Nodes as RFC2396bis01Nodes } from "../../../generated/rfc2396bis-01.tree.js";
import { firstOf } from "../../core/parts.js";
import { draftUrl } from "../../core/url.js";
import type { StandardGrammar } from "../../operations/grammar.js";
import { defineGrammar, defineRules, type DefinedRules } from "../define.js";
import { diagnoserOf, type Diagnosing, type Explanations } from "../explained.js";
import { hierarchicalSplit, viewHierarchical } from "../hierarchical.js";
import { explanationsOf } from "../words.js";

/** The rules of the draft between RFC 2396 and RFC 3986, of March 2003. */
export const rules: DefinedRules<RFC2396bis01Nodes, "URI-reference"> = /* @__PURE__ */ defineRules<
  RFC2396bis01Nodes,
  "URI-reference"
>({
  id: "rfc2396bis-01",
  title: "draft-fielding-uri-rfc2396bis-01, Uniform Resource Identifier (URI): Generic Syntax",
  defaultRule: "URI-reference",
  urlOf: (section) => draftUrl("draft-fielding-uri-rfc2396bis-01", section),
  grammar: text,
  referenceRules: ["URI-reference", "absolute-URI-reference", "absolute-URI", "hier-part", "net-path", "relative-URI"],
});

/** How messages call the rules. */
export const explanations: Explanations = /* @__PURE__ */ explanationsOf(
  { escape: "escaped", address: "IPv6reference" },
  "scheme authority userinfo hostname port IPv6reference IPv6address reg-name segment rel-segment query fragment escaped",
  { IPv4address: ["an IPv4 address", "It has four decimal numbers from 0 to 255, with dots between them."] },
);

/** Explains why the grammar refuses a string. */
export const diagnoser: Diagnosing<RFC2396bis01Nodes> = /* @__PURE__ */ diagnoserOf(rules, explanations);

/** The grammar with its trees. */
export const grammar: StandardGrammar<RFC2396bis01Nodes, "URI-reference"> = /* @__PURE__ */ defineGrammar(rules, {
  parse,
  shapes,
  view: viewHierarchical,
  split: /* @__PURE__ */ hierarchicalSplit(isOpaque),
});

/** Returns whether the text after a scheme is an opaque-part: it does not begin with "/" and is not only a query. */
function isOpaque(input: string, start: number, end: number): boolean {
  const first = start < end ? input.charAt(start) : "";
  if (first === "" || first === "/") return false;
  // A query cannot contain brackets, but an opaque-part can.
  return first !== "?" || firstOf(input, "[", start, end) < end || firstOf(input, "]", start, end) < end;
}
