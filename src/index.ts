/**
 * Strict URI parsing, generated from the grammars of the standards.
 *
 * @module
 */
export type { Leaf, Node, NodeBase } from "./ast/index.js";
export type * as rfc3986Tree from "./ast/rfc3986.js";
export type { RFC3986Nodes, RFC3986Rule } from "./ast/rfc3986.js";
export type { Recognition } from "./automaton.js";
export { compare, equivalent, rungs, type CompareOptions, type Comparison, type Rung } from "./compare.js";
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
  type NormalizeOptions,
} from "./normalize.js";
export { components, parse, safeParse, type ParseOptions } from "./parse.js";
export { recompose } from "./recompose.js";
export { relativize, type RelativizeOptions } from "./relativize.js";
export { resolve, type Resolution, type ResolveOptions, type TraceStep } from "./resolve.js";
export { isAbsoluteURI, isRelativeRef, isURI, isURIReference } from "./standard/rfc3986-reference.js";
export { standards, type NodeOf, type RuleName, type StandardId, type Standards } from "./standard/index.js";
export type { ParseResult, Standard } from "./standard/standard.js";
export { BREAK, SKIP, visit, type Answer, type EnterLeave, type Place, type Visit, type Visitor } from "./visit.js";
