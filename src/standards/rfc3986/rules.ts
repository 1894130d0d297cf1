/**
 * The rules of RFC 3986, and why they refuse a string, without trees.
 *
 * @module
 */
import { grammar as text } from "../../../generated/rfc3986.grammar.js";
import type { Nodes as RFC3986Nodes } from "../../../generated/rfc3986.tree.js";
import { defineRules, type DefinedRules } from "../define.js";
import {
  diagnoserOf,
  interpolatedOf,
  type Diagnosing,
  type DiagnosingInterpolated,
  type Explanations,
} from "../explained.js";
import { explanationsOf } from "../words.js";
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

/** How messages call the rules. */
export const explanations: Explanations = /* @__PURE__ */ explanationsOf(
  { escape: "pct-encoded", address: "IP-literal" },
  "scheme authority userinfo host port IP-literal IPvFuture IPv6address IPv4address reg-name " +
    "segment segment-nz segment-nz-nc query fragment pct-encoded",
);

/** Explains why the grammar refuses a string. */
export const diagnoser: Diagnosing<RFC3986Nodes> = /* @__PURE__ */ diagnoserOf(rules, explanations);

/** Explains why the grammar refuses texts with holes. */
export const interpolated: DiagnosingInterpolated<RFC3986Nodes> = /* @__PURE__ */ interpolatedOf(rules, diagnoser);
