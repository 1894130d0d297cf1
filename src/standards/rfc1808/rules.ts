/**
 * The rules of RFC 1808, without trees.
 *
 * @module
 */
import { grammar as text } from "../../../generated/rfc1808.grammar.js";
import { table } from "../../../generated/rfc1808.reference.js";
import type { Nodes as RFC1808Nodes } from "../../../generated/rfc1808.tree.js";
import { Automaton } from "../../core/automaton.js";
import { lazy } from "../../core/lazy.js";
import { rfcUrl } from "../../core/url.js";
import { defineRules, type DefinedRules } from "../rules.js";

/** The first standard for relative URLs, of June 1995. */
export const rules: DefinedRules<RFC1808Nodes, "URL"> = /* @__PURE__ */ defineRules<RFC1808Nodes, "URL">({
  id: "rfc1808",
  title: "RFC 1808, Relative Uniform Resource Locators",
  defaultRule: "URL",
  urlOf: (section) => rfcUrl("1808", section),
  reference: lazy(() => new Automaton(table)),
  grammar: text,
  referenceRules: ["URL", "absoluteURL", "generic-RL", "relativeURL", "net_path"],
});
