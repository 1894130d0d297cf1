/**
 * All standards, each with its own grammar and operations, and functions that compare them.
 *
 * @module
 */
export type { ChildOf, FieldType, Leaf, NodeBase, NodeType, Printed, Tree, TreeOf } from "../tree/index.js";
export type * as ABNF from "../core/abnf.js";
export type { CharacterSet } from "../core/percent.js";
export type { ChangeURI, PartChanges } from "../operations/change.js";
export type { NormalizationRules, Normalize } from "../operations/normalize.js";
export type { Recompose } from "../operations/recompose.js";
export type { Relativize } from "../operations/relativize.js";
export type { ResolveToTarget, Target } from "../operations/resolve.js";
export type { RelativizeIRI, ResolveIRI } from "./rfc3987/resolution.js";
export type { Mistake } from "../core/diagnostic.js";
export type { ParseResult, RuleOf, StandardGrammar } from "../operations/grammar.js";
export { difference, type Difference, type LanguageChoice, type Witness } from "./difference.js";
export * from "./list.js";
export { resolveAll, type Outcome, type PlatformOutcome, type Resolutions } from "./resolve-all.js";
export type { NameSetAside, Operations, Resolving, SecurityTopic, Standard, StandardFacts } from "./standard.js";
export type { PlatformVerdict } from "./platform.js";
export { verdicts, type StandardVerdict, type Verdict } from "./verdicts.js";
