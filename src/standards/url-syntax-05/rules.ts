/**
 * The rules of draft-fielding-url-syntax-05, without trees.
 *
 * @module
 */
import { grammar as text } from "../../../generated/url-syntax-05.grammar.js";
import { table } from "../../../generated/url-syntax-05.reference.js";
import type { Nodes as URLSyntax05Nodes } from "../../../generated/url-syntax-05.tree.js";
import { Automaton } from "../../core/automaton.js";
import { lazy } from "../../core/lazy.js";
import { draftUrl } from "../../core/url.js";
import { defineRules, type DefinedRules } from "../rules.js";

/** The draft between RFC 1738 and RFC 2396, of May 1997. */
export const rules: DefinedRules<URLSyntax05Nodes, "URL-reference"> = /* @__PURE__ */ defineRules<
  URLSyntax05Nodes,
  "URL-reference"
>({
  id: "url-syntax-05",
  title: "draft-fielding-url-syntax-05, Uniform Resource Locators (URL): Generic Syntax and Semantics",
  defaultRule: "URL-reference",
  urlOf: (section) => draftUrl("draft-fielding-url-syntax-05", section),
  reference: lazy(() => new Automaton(table)),
  grammar: text,
  referenceRules: ["URL-reference", "absoluteURL", "opaque-URL", "generic-URL", "relativeURL", "net_path"],
});
