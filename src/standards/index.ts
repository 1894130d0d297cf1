/**
 * All standards, each with its own grammar and its own operations, and what compares them side by side.
 *
 * @module
 */
export type { Leaf, Node, NodeBase, TreeOf } from "../tree/index.js";
export type * as RFC1738 from "../tree/rfc1738.js";
export type * as RFC2396bis01 from "../tree/rfc2396bis-01.js";
export type * as RFC3986 from "../tree/rfc3986.js";
export type * as URLSyntax05 from "../tree/url-syntax-05.js";
export type { ResolveToTarget, Target } from "../operations/resolve.js";
export type { Mistake } from "../core/diagnostic.js";
export type { ParseResult, RuleOf, StandardGrammar } from "../operations/grammar.js";
export { difference, type Difference, type Witness } from "./difference.js";
export { standards, type NodeOf, type RuleName, type StandardId, type Standards, type StandardTypes } from "./list.js";
export { resolveAll, type Outcome, type Resolutions } from "./resolve-all.js";
export type { RFC2396bis01ResolveOptions } from "./rfc2396bis-01/resolution.js";
export type { URLSyntax05ResolveOptions } from "./url-syntax-05/resolution.js";
export type { NameSetAside, Operations, Resolving, SecurityTopic, Standard, StandardFacts } from "./standard.js";
export { verdicts, type Verdict } from "./verdicts.js";
