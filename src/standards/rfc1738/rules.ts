/**
 * The rules of RFC 1738, without trees.
 *
 * @module
 */
import { grammar as text } from "../../../generated/rfc1738.grammar.js";
import { table } from "../../../generated/rfc1738.reference.js";
import type { Nodes as RFC1738Nodes } from "../../../generated/rfc1738.tree.js";
import { Automaton } from "../../core/automaton.js";
import { lazy } from "../../core/lazy.js";
import { rfcUrl } from "../../core/url.js";
import { defineRules, type DefinedRules } from "../rules.js";

/** The rules for URLs. */
export const REFERENCES = [
  "genericurl",
  "url",
  "otherurl",
  "ftpurl",
  "fileurl",
  "httpurl",
  "gopherurl",
  "mailtourl",
  "newsurl",
  "nntpurl",
  "telneturl",
  "waisurl",
  "waisdatabase",
  "waisindex",
  "waisdoc",
  "prosperourl",
] as const;

/** The first standard for the syntax of URLs, of December 1994: the generic form and ten schemes. */
export const rules: DefinedRules<RFC1738Nodes, "url"> = /* @__PURE__ */ defineRules<RFC1738Nodes, "url">({
  id: "rfc1738",
  title: "RFC 1738, Uniform Resource Locators (URL)",
  defaultRule: "url",
  urlOf: (section) => rfcUrl("1738", section),
  reference: lazy(() => new Automaton(table)),
  grammar: text,
  referenceRules: REFERENCES,
});
