/**
 * Strict URI parsing by RFC 3986, generated from its grammar. The other standards are in `uri-grammar/standards`.
 *
 * @module
 */
import type { NodeBase } from "./tree/index.js";
import type { Nodes as RFC3986Nodes, Rule as RFC3986Rule } from "./standards/rfc3986/nodes.js";
import type { Recognition } from "./core/automaton.js";
import type { Components } from "./core/components.js";
import { explained, grammar } from "./standards/rfc3986/grammar.js";
import { defaultRule, reader } from "./standards/rfc3986/references.js";
import { diagnoser, interpolated, rules } from "./standards/rfc3986/rules.js";
import type { Diagnostic } from "./core/diagnostic.js";
import type { InterpolatedDiagnostic } from "./explain/interpolated.js";
import type { Repaired } from "./explain/repair.js";
import type { InterpolatedOptions, RepairOptions } from "./standards/explained.js";
import type { ParseResult, RuleOptions } from "./operations/grammar.js";

export type { ChildOf, FieldType, Leaf, NodeBase, NodeType, TreeOf } from "./tree/index.js";
export type * as RFC3986 from "./standards/rfc3986/nodes.js";
export type { Nodes as RFC3986Nodes, Rule as RFC3986Rule } from "./standards/rfc3986/nodes.js";
export type { Automaton, Recognition, Table, Tester } from "./core/automaton.js";
export type { CompareOptions, Comparer, Comparison } from "./operations/compare.js";
export type { PartChanges } from "./operations/change.js";
export type { Components, MainComponents, SomeComponents } from "./core/components.js";
export {
  applyRepair,
  URISyntaxError,
  type Diagnostic,
  type Edit,
  type Repair,
  type Severity,
} from "./core/diagnostic.js";
export {
  applyRepairs,
  lineColumn,
  type ApplyRepairsOptions,
  type LineColumn,
  type Repairable,
  type RepairedDocument,
} from "./core/document.js";
export type { Hole, InterpolatedEdit, InterpolatedPosition } from "./core/holes.js";
export type { InterpolatedDiagnostic, InterpolatedRepair } from "./explain/interpolated.js";
export { codeFrame, type FrameOptions } from "./core/frame.js";
export type { Span } from "./core/parts.js";
export { decode, decodeOctets, encode, type EncodableComponent } from "./standards/rfc3986/encode.js";
export type { Change, Normalization, NormalizationStep, NormalizeOptions, Rung } from "./operations/normalize.js";
export { normalizationSteps, normalize } from "./standards/rfc3986/normalization.js";
export type { Repaired } from "./explain/repair.js";
export type { HoleOptions, InterpolatedOptions, RepairOptions } from "./standards/explained.js";
export type { PathOption } from "./operations/relativize.js";
export { changeParameters, changeSegments } from "./parameters.js";
export {
  parameter,
  parameters,
  type ChangeParametersOptions,
  type Parameter,
  type ParameterChange,
  type ParameterChanges,
  type ParameterName,
  type ParameterOptions,
  type ParameterValue,
} from "./operations/query.js";
export { segments } from "./operations/segments.js";
export type { Resolution, TraceStep } from "./operations/resolve.js";
export { resolve, type ResolveOptions } from "./standards/rfc3986/resolution.js";
export {
  hasScheme,
  isAbsoluteURI,
  isRelativeRef,
  isURI,
  isURIReference,
  type AbsoluteURIString,
  type KnownURI,
  type RelativeRefString,
  type SameRule,
  type URIReferenceString,
  type URIString,
} from "./standards/rfc3986/reference.js";
export type { ParseResult, RuleOptions } from "./operations/grammar.js";
export {
  compare,
  equivalent,
  rungs,
  change,
  encodeInvalid,
  recompose,
  relativize,
  type RelativizeOptions,
  removeDotSegments,
  split,
} from "./standards/rfc3986/operations.js";
export {
  BREAK,
  SKIP,
  visit,
  type Answer,
  type EnterLeave,
  type Hook,
  type LookingAnswer,
  type LookingVisitor,
  type Place,
  type RootKeepingVisitor,
  type UntypedVisitor,
  type Visit,
  type Visitor,
} from "./tree/visit.js";

/**
 * Parses a string into a tree.
 *
 * @param input any string
 * @param options the rule
 * @returns the root of the tree, which spans the whole input. Offsets are in UTF-16 code units.
 * @throws {URISyntaxError} if the input does not match the rule. Its diagnostic says what may stand at which offset;
 *   `safeParse` and `diagnose` explain the mistake.
 * @throws {RangeError} if the rule is unknown
 * @throws {TypeError} if the input is not a string
 *
 * @example
 * import { parse } from "uri-grammar";
 *
 * parse("//example.com:80").authority?.port?.value; // => "80"
 * parse("192.0.2.7", { rule: "IPv4address" }).type; // => "IPv4address"
 */
export function parse<Rule extends RFC3986Rule = "URI-reference">(
  input: string,
  options?: RuleOptions<Rule>,
): RFC3986Nodes[Rule] {
  return grammar.parse<Rule>(input, options);
}

/**
 * Parses a URI into a tree. Unlike `parse`, it refuses relative references, so the tree always has a scheme.
 *
 * @param input any string
 * @returns the root of the tree, which spans the whole input
 * @throws {URISyntaxError} if the input is not a URI
 * @throws {TypeError} if the input is not a string
 *
 * @example
 * import { parseURI } from "uri-grammar";
 *
 * parseURI("http://example.com/").scheme.value; // => "http"
 */
export function parseURI(input: string): RFC3986Nodes["URI"] {
  return grammar.parse(input, IS_URI);
}

const IS_URI = { rule: "URI" } as const;

/**
 * Parses a string into a tree. For invalid input it returns a diagnostic that explains why; `parse` would throw a
 * URISyntaxError.
 *
 * @param input any string
 * @param options the rule
 * @returns `{ ok: true, node }`, or `{ ok: false, diagnostic }`. All three can be destructured at once: the property
 *   that does not apply is `undefined`.
 * @throws {RangeError} if the rule is unknown
 * @throws {TypeError} if the input is not a string
 *
 * @example
 * import { safeParse } from "uri-grammar";
 *
 * const { ok, diagnostic } = safeParse("http://a/b c");
 * ok; // => false
 * diagnostic?.code; // => "rfc3986/space"
 */
export function safeParse<Rule extends RFC3986Rule = "URI-reference">(
  input: string,
  options?: RuleOptions<Rule>,
): ParseResult<RFC3986Nodes[Rule]> {
  return explained.safeParse<Rule>(input, options);
}

/**
 * Finds all faults of a string.
 *
 * @param input any string
 * @param options the rule
 * @returns the faults in the order of the input, each with its position, its message and, if possible, a repair; empty
 *   if the input is valid
 * @throws {RangeError} if the rule is unknown
 * @throws {TypeError} if the input is not a string
 *
 * @example
 * import { diagnose } from "uri-grammar";
 *
 * diagnose("http://a/b c?50%").map(({ code }) => code); // => ["rfc3986/space", "rfc3986/percent"]
 */
export function diagnose(input: string, options?: RuleOptions<RFC3986Rule>): readonly Diagnostic[] {
  return diagnoser.diagnose(input, options);
}

/**
 * Finds the faults of texts with holes, such as those of a template literal. A fault is reported only if no texts in the
 * holes make the whole valid.
 *
 * @param strings the texts around the holes, at least one, as a tag of a template literal gets them
 * @param options `rule`: the rule that the whole must match. `hole`: what the holes hold; `text`, the default, is any
 *   text, and `value` consists of unreserved characters and percent-encoded octets
 * @returns the faults in the order of the texts, up to the first one without a repair; empty if some texts in the holes
 *   make the whole valid. Each place is the number of a text and an offset in it, in UTF-16 code units. A repair changes no
 *   hole.
 * @throws {RangeError} if the rule is unknown, or the list of texts is empty
 * @throws {TypeError} if `strings` is not a list of strings. A template literal with a wrong escape has no string there.
 *
 * @example
 * import { diagnoseInterpolated } from "uri-grammar";
 *
 * const [fault] = diagnoseInterpolated(["http://h/", "/a b"]); // `http://h/${x}/a b`
 * fault.start; // => { part: 1, offset: 2 }
 * fault.message; // => "A space is not allowed in the path."
 * diagnoseInterpolated(["http://h:", "x/"]); // => []
 * diagnoseInterpolated(["http://h:", "x/"], { hole: "value" })[0].code; // => "rfc3986/port"
 */
export function diagnoseInterpolated(
  strings: Iterable<string>,
  options?: InterpolatedOptions<RFC3986Rule>,
): readonly InterpolatedDiagnostic[] {
  return interpolated.diagnoseInterpolated(strings, options);
}

/**
 * Repairs a string. Never changes a valid string or the host. Removes only text around the reference, repeated text,
 * and single characters that are certainly unintended.
 *
 * @param input any string
 * @param options the rule that the result must match; `certain: true` makes no guesses
 * @returns the repaired string, whether it is valid, and the applied repairs
 * @throws {RangeError} if the rule is unknown
 * @throws {TypeError} if the input is not a string
 *
 * @example
 * import { repair } from "uri-grammar";
 *
 * repair("<http://example.com/a b>").uri; // => "http://example.com/a%20b"
 * repair("http://example.com:8o80/", { certain: true }).ok; // => false
 */
export function repair(input: string, options?: RepairOptions<RFC3986Rule>): Repaired {
  return diagnoser.repair(input, options);
}

/**
 * Tests whether a whole string matches a rule.
 *
 * @param input any string
 * @param options the rule
 * @throws {RangeError} if the rule is unknown
 * @throws {TypeError} if the input is not a string
 *
 * @example
 * import { test } from "uri-grammar";
 *
 * test("http://example.com/"); // => true
 * test("80a", { rule: "port" }); // => false
 */
export function test(input: string, options?: RuleOptions<RFC3986Rule>): boolean {
  return rules.test(input, options);
}

/**
 * Matches a string against a rule and finds the exact position of an error.
 *
 * @param input any string
 * @param options the rule
 * @returns the result. Its `index`, in UTF-16 code units, is the length of the longest prefix that begins a valid
 *   string.
 * @throws {RangeError} if the rule is unknown
 * @throws {TypeError} if the input is not a string
 *
 * @example
 * import { recognize } from "uri-grammar";
 *
 * recognize("80a", { rule: "port" }).index; // => 2
 */
export function recognize(input: string, options?: RuleOptions<RFC3986Rule>): Recognition {
  return rules.recognize(input, options);
}

/**
 * Splits a reference into its components (RFC 3986 section 3 and Appendix B).
 *
 * @param input a URI-reference, or its tree
 * @returns the components as strings; `null` for an absent component. The path is never absent.
 * @throws {URISyntaxError} if the input is not a URI-reference
 * @throws {RangeError} if the tree is not the tree of a reference
 * @throws {TypeError} if the input is neither a string nor a tree
 *
 * @example
 * import { components } from "uri-grammar";
 *
 * components("http://example.com:80/").port; // => "80"
 */
export function components(input: string | NodeBase): Components {
  return reader.componentsBy(input, defaultRule);
}
