/**
 * The rules of RFC 2396, without trees.
 *
 * @module
 */
import { grammar as text } from "../../../generated/rfc2396.grammar.js";
import { table } from "../../../generated/rfc2396.reference.js";
import type { Nodes as RFC2396Nodes } from "../../../generated/rfc2396.tree.js";
import { Automaton } from "../../core/automaton.js";
import { lazy } from "../../core/lazy.js";
import { rfcUrl } from "../../core/url.js";
import { defineRules, type DefinedRules } from "../rules.js";

/** The standard before RFC 3986, of August 1998, with the change of December 1999. */
export const rules: DefinedRules<RFC2396Nodes, "URI-reference"> = /* @__PURE__ */ defineRules<
  RFC2396Nodes,
  "URI-reference"
>({
  id: "rfc2396",
  title: "RFC 2396, Uniform Resource Identifiers (URI): Generic Syntax",
  defaultRule: "URI-reference",
  urlOf: (section) => rfcUrl("2396", section),
  reference: lazy(() => new Automaton(table)),
  grammar: text,
  referenceRules: ["URI-reference", "absoluteURI", "relativeURI", "hier_part", "net_path"],
});
