/**
 * The rules of RFC 3986, without trees.
 *
 * @module
 */
import { grammar as text } from "../../../generated/rfc3986.grammar.js";
import type { Nodes as RFC3986Nodes } from "../../../generated/rfc3986.tree.js";
import { defineRules, type DefinedRules } from "../rules.js";
import { reference } from "./reference.js";
import { defaultRule, id, referenceRules, urlOf } from "./references.js";

/** RFC 3986, the current standard and the default everywhere. */
export const rules: DefinedRules<RFC3986Nodes, "URI-reference"> = /* @__PURE__ */ defineRules<
  RFC3986Nodes,
  "URI-reference"
>({
  id,
  title: "RFC 3986, Uniform Resource Identifier (URI): Generic Syntax",
  defaultRule,
  urlOf,
  grammar: text,
  reference,
  referenceRules,
});
