/**
 * Strict URI parsing, generated from the grammars of the standards.
 *
 * @module
 */
export type { Leaf, Node, NodeBase, TreeOf } from "./ast/index.js";
export type * as RFC1738 from "./ast/rfc1738.js";
export type * as RFC2396bis01 from "./ast/rfc2396bis-01.js";
export type * as RFC3986 from "./ast/rfc3986.js";
export type { RFC3986Nodes, RFC3986Rule } from "./ast/rfc3986.js";
export type * as URLSyntax05 from "./ast/url-syntax-05.js";
export type { Automaton, Recognition, Table, Tester } from "./automaton.js";
export {
  compare,
  equivalent,
  rungs,
  type CompareOptions,
  type Comparer,
  type Comparison,
  type Rung,
} from "./compare.js";
export type { Components } from "./components.js";
export {
  applyEdit,
  codeFrame,
  URISyntaxError,
  type Diagnostic,
  type Edit,
  type FrameOptions,
  type Hint,
  type Severity,
} from "./diagnostic.js";
export { decode, decodeOctets, encode, type EncodableComponent } from "./encode.js";
export {
  normalizationSteps,
  normalize,
  type Change,
  type Normalization,
  type NormalizationStep,
  type Normalize,
  type NormalizeOptions,
} from "./normalize.js";
export { components, parse, safeParse, type ParseOptions } from "./parse.js";
export { recompose, type Recompose } from "./recompose.js";
export { relativize, type Relativize, type RelativizeOptions } from "./relativize.js";
export {
  resolve,
  type Resolution,
  type Resolve,
  type ResolveOptions,
  type ResolveToTarget,
  type Target,
  type TraceStep,
} from "./resolve.js";
export { difference, type Difference, type Witness } from "./side-by-side/difference.js";
export { resolveAll, type Outcome, type Resolutions } from "./side-by-side/resolve-all.js";
export { verdicts, type Verdict } from "./side-by-side/verdicts.js";
export { isAbsoluteURI, isRelativeRef, isURI, isURIReference } from "./standard/rfc3986/reference.js";
export type { Mistake } from "./standard/mistake/mistake.js";
export type { RFC2396bis01ResolveOptions } from "./standard/rfc2396bis-01/resolution.js";
export type { ParseResult, RuleOf, StandardGrammar } from "./standard/standard.js";
export type { URLSyntax05ResolveOptions } from "./standard/url-syntax-05/resolution.js";
export {
  standards,
  type NodeOf,
  type NoResolution,
  type Operations,
  type RuleName,
  type Standard,
  type StandardId,
  type Standards,
  type StandardTypes,
} from "./standards.js";
export { BREAK, SKIP, visit, type Answer, type EnterLeave, type Place, type Visit, type Visitor } from "./visit.js";
