/**
 * The rules of draft-fielding-uri-rfc2396bis-01, without trees.
 *
 * @module
 */
import { grammar as text } from "../../../generated/rfc2396bis-01.grammar.js";
import type { Nodes as RFC2396bis01Nodes } from "../../../generated/rfc2396bis-01.tree.js";
import { draftUrl } from "../../core/url.js";
import { defineRules, type DefinedRules } from "../rules.js";

/** The draft between RFC 2396 and RFC 3986, of March 2003. */
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
