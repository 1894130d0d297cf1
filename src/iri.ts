/**
 * IRIs, the internationalized form of URIs (`uri-grammar/iri`, RFC 3987).
 *
 * @module
 */
import type { Components } from "./core/components.js";
import type { ParseResult, RuleOptions } from "./operations/grammar.js";
import type { Nodes as RFC3987Nodes, Rule as RFC3987Rule } from "./standards/rfc3987/nodes.js";
import { explained, grammar } from "./standards/rfc3987/grammar.js";
import { references } from "./standards/rfc3987/references.js";
import type { NodeBase } from "./tree/node.js";

export type { Components, SomeComponents } from "./core/components.js";
export type { PartChanges } from "./operations/change.js";
export type { CompareOptions } from "./operations/compare.js";
export type { Change, Normalization, NormalizationStep, NormalizeOptions, Rung } from "./operations/normalize.js";
export type { PathOption } from "./operations/relativize.js";
export type { Resolution, TraceStep } from "./operations/resolve.js";
export type { RelativizeOptions } from "./standards/rfc3986/operations.js";
export type { ResolveOptions } from "./standards/rfc3986/resolution.js";
export type { NodeBase } from "./tree/index.js";
export { change, encodeInvalid, equivalent, recompose, relativize } from "./standards/rfc3987/operations.js";
export { resolve } from "./standards/rfc3987/resolution.js";
export { normalize } from "./standards/rfc3987/normalization.js";
export { diagnoseIRI, repairIRI } from "./standards/rfc3987/diagnose.js";
export { isIRI, isIRIReference, type IRIReferenceString, type IRIString } from "./standards/rfc3987/reference.js";
export { toIRI, toURI, type ToIRIOptions, type ToURIOptions } from "./standards/rfc3987/conversion.js";
export { URISyntaxError, type Diagnostic, type Edit, type Repair, type Severity } from "./core/diagnostic.js";
export type { Repaired } from "./explain/repair.js";
export type { ParseResult, RuleOptions } from "./operations/grammar.js";
export type { RepairOptions } from "./standards/explained.js";
export type * as RFC3987 from "./standards/rfc3987/nodes.js";

/**
 * Parses an IRI or a relative reference into a tree.
 *
 * @param input any string
 * @param options the rule
 * @returns the tree; its root spans the whole input
 * @throws {URISyntaxError} if the input does not match the rule. Its diagnostic says what may stand at which offset, in
 *   UTF-16 code units; `safeParseIRI` and `diagnoseIRI` explain the mistake.
 * @throws {RangeError} if the rule is unknown
 * @throws {TypeError} if the input is not a string
 *
 * @example
 * import { parseIRI } from "uri-grammar/iri";
 *
 * parseIRI("http://example.org/ros\u00E9").path.segments.map(({ value }) => value); // => ["ros\u00E9"]
 * parseIRI("http://example.org/ros\u00E9", { rule: "IRI" }).scheme.value; // => "http"
 */
export function parseIRI<Rule extends RFC3987Rule = "IRI-reference">(
  input: string,
  options?: RuleOptions<Rule>,
): RFC3987Nodes[Rule] {
  return grammar.parse<Rule>(input, options);
}

/**
 * Parses an IRI or a relative reference into a tree. For invalid input it returns a diagnostic that explains why;
 * `parseIRI` would throw a URISyntaxError.
 *
 * @param input any string
 * @param options the rule
 * @returns `{ ok: true, node }`, or `{ ok: false, diagnostic }`. The property that does not apply is `undefined`. Offsets
 *   are UTF-16 code units
 * @throws {RangeError} if the rule is unknown
 * @throws {TypeError} if the input is not a string
 *
 * @example
 * import { safeParseIRI } from "uri-grammar/iri";
 *
 * safeParseIRI("/ros\u00E9").node?.path.type; // => "ipath-absolute"
 * safeParseIRI("/ros\u00E9 1").diagnostic?.code; // => "rfc3987/space"
 */
export function safeParseIRI<Rule extends RFC3987Rule = "IRI-reference">(
  input: string,
  options?: RuleOptions<Rule>,
): ParseResult<RFC3987Nodes[Rule]> {
  return explained.safeParse<Rule>(input, options);
}

/**
 * Splits an IRI or a relative reference into its components (RFC 3986 section 3 and Appendix B).
 *
 * @param input an IRI-reference, or its tree
 * @returns the components as strings; `null` for an absent component. The path is never absent.
 * @throws {URISyntaxError} if the input is not an IRI-reference
 * @throws {RangeError} if the tree is not the tree of a reference
 * @throws {TypeError} if the input is neither a string nor a tree
 *
 * @example
 * import { components } from "uri-grammar/iri";
 *
 * components("http://b\u00FCcher.example:80/").host; // => "b\u00FCcher.example"
 */
export function components(input: string | NodeBase): Components {
  return references.components(input);
}
