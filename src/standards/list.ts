/**
 * The standards, each with its grammar and all operations by its own text.
 *
 * @module
 */
import type { RFC1738Nodes } from "../tree/rfc1738.js";
import type { RFC2396bis01Nodes } from "../tree/rfc2396bis-01.js";
import type { RFC3986Nodes } from "../tree/rfc3986.js";
import type { URLSyntax05Nodes } from "../tree/url-syntax-05.js";
import { compare, comparer, equivalent, rungs, type Comparer } from "../operations/compare.js";
import { normalizationSteps, normalize, normalizer, stepsOf, type Normalize } from "../operations/normalize.js";
import { recompose, recomposer, type Recompose } from "../operations/recompose.js";
import { relativize, relativizer, type Relativize, type RelativizeOptions } from "../operations/relativize.js";
import { resolve, targetResolver, type Resolve, type ResolveToTarget } from "../operations/resolve.js";
import type { NormalizationRules, NormalizationStep } from "../operations/normalization.js";
import { rfc1738 } from "./rfc1738/index.js";
import { normalization as ofRFC1738 } from "./rfc1738/normalization.js";
import { rfc2396bis01 } from "./rfc2396bis-01/index.js";
import { normalization as ofRFC2396bis01 } from "./rfc2396bis-01/normalization.js";
import { resolution as byRFC2396bis01, type RFC2396bis01ResolveOptions } from "./rfc2396bis-01/resolution.js";
import { rfc3986 } from "./rfc3986/index.js";
import type { AnyGrammar, RuleOf, StandardGrammar } from "../operations/grammar.js";
import type { ResolutionRules } from "../operations/resolution.js";
import { urlSyntax05 } from "./url-syntax-05/index.js";
import { normalization as ofURLSyntax05 } from "./url-syntax-05/normalization.js";
import { resolution as byURLSyntax05, type URLSyntax05ResolveOptions } from "./url-syntax-05/resolution.js";

/** The operations of a standard, each by the standard's own text. */
export interface Operations<ResolveFunction, RelativizeFunction> extends Comparer {
  /** Writes a tree or components as a string; throws where that cannot be done without meaning others. */
  readonly recompose: Recompose;
  /** Resolves a reference against a base. */
  readonly resolve: ResolveFunction;
  /** Finds a short reference that resolves to a target. */
  readonly relativize: RelativizeFunction;
  /** Gives a normal form. */
  readonly normalize: Normalize;
  /** The steps of normalization that the standard has, in order. */
  readonly normalizationSteps: readonly NormalizationStep[];
}

/** One standard: its grammar and its operations. */
export type Standard<
  Nodes,
  Default extends RuleOf<Nodes>,
  ResolveFunction = ResolveToTarget<never>,
  RelativizeFunction = Relativize<never>,
> = StandardGrammar<Nodes, Default> & Operations<ResolveFunction, RelativizeFunction>;

/** The nodes of each standard, and the rule that it means where none is named. */
export interface StandardTypes {
  rfc3986: { nodes: RFC3986Nodes; defaultRule: "URI-reference" };
  "rfc2396bis-01": { nodes: RFC2396bis01Nodes; defaultRule: "URI-reference" };
  "url-syntax-05": { nodes: URLSyntax05Nodes; defaultRule: "URL-reference" };
  rfc1738: { nodes: RFC1738Nodes; defaultRule: "url" };
}

/** The id of a standard. */
export type StandardId = keyof StandardTypes;

/** The name of a rule of a standard. */
export type RuleName<Id extends StandardId> = keyof StandardTypes[Id]["nodes"] & string;

/** What a standard's parser returns for a rule. */
export type NodeOf<Id extends StandardId, Rule extends RuleName<Id>> = StandardTypes[Id]["nodes"][Rule];

/** RFC 1738 knows no relative references: this throws. */
export type NoResolution = (...references: unknown[]) => never;

/** All standards, by id, from the one in force to the first. */
export interface Standards {
  readonly rfc3986: Standard<RFC3986Nodes, "URI-reference", Resolve, Relativize<RelativizeOptions>>;
  readonly "rfc2396bis-01": Standard<
    RFC2396bis01Nodes,
    "URI-reference",
    ResolveToTarget<RFC2396bis01ResolveOptions>,
    Relativize<RFC2396bis01ResolveOptions>
  >;
  readonly "url-syntax-05": Standard<
    URLSyntax05Nodes,
    "URL-reference",
    ResolveToTarget<URLSyntax05ResolveOptions>,
    Relativize<URLSyntax05ResolveOptions>
  >;
  readonly rfc1738: Standard<RFC1738Nodes, "url", NoResolution, NoResolution>;
}

/** Puts a grammar and the operations on it together. */
function standard<Grammar extends AnyGrammar, ResolveFunction, RelativizeFunction>(
  grammar: Grammar,
  operations: Operations<ResolveFunction, RelativizeFunction>,
): Grammar & Operations<ResolveFunction, RelativizeFunction> {
  return Object.freeze({ ...grammar, ...operations });
}

/** The operations that need no more than a grammar and the standard's rules of normal forms. */
function operationsOn(
  grammar: AnyGrammar,
  rules: NormalizationRules,
): Pick<Operations<never, never>, "recompose" | "normalize" | "normalizationSteps" | keyof Comparer> {
  const byRules = normalizer(grammar, rules);
  return {
    recompose: recomposer(grammar),
    normalize: byRules.normalize,
    normalizationSteps: Object.freeze(stepsOf(rules)),
    ...comparer(grammar, byRules, rules),
  };
}

/** Resolution and the way back. */
function resolutionOn<Options extends { readonly trace?: boolean }>(
  grammar: AnyGrammar,
  rules: ResolutionRules<Options>,
): { readonly resolve: ResolveToTarget<Options>; readonly relativize: Relativize<Options> } {
  const toTarget = targetResolver(grammar, rules);
  return { resolve: toTarget, relativize: relativizer(grammar, rules.baseRule, toTarget) };
}

const noResolution: NoResolution = () => {
  throw new TypeError("RFC 1738 defines no relative references: nothing is resolved by it");
};

const all: Standards = {
  rfc3986: standard(rfc3986, {
    recompose,
    resolve,
    relativize,
    normalize,
    normalizationSteps,
    compare,
    equivalent,
    rungs,
  }),
  "rfc2396bis-01": standard(rfc2396bis01, {
    ...operationsOn(rfc2396bis01, ofRFC2396bis01),
    ...resolutionOn(rfc2396bis01, byRFC2396bis01),
  }),
  "url-syntax-05": standard(urlSyntax05, {
    ...operationsOn(urlSyntax05, ofURLSyntax05),
    ...resolutionOn(urlSyntax05, byURLSyntax05),
  }),
  rfc1738: standard(rfc1738, {
    ...operationsOn(rfc1738, ofRFC1738),
    resolve: noResolution,
    relativize: noResolution,
  }),
};

/**
 * All standards, by id: a frozen object without prototype, so that no inherited name is mistaken for an id.
 *
 * @example
 * import { standards } from "uri-grammar/standards";
 *
 * standards.rfc3986.test("192.0.2.256", "IPv4address"); // => false
 * standards.rfc3986.definition("port").section; // => "3.2.3"
 * standards["url-syntax-05"].resolve("?y", "http://a/b/c/d;p?q"); // => { type: "URI", uri: "http://a/b/c/?y" }
 */
export const standards: Standards = Object.freeze(Object.assign(Object.create(null) as object, all));

/**
 * @param id the id of a standard
 * @returns that standard
 * @throws {RangeError} where there is none of that id
 */
export function standardOf<Id extends StandardId>(id: Id): Standards[Id] {
  if (!Object.hasOwn(standards, id)) {
    throw new RangeError(`no standard ${JSON.stringify(id)}; the standards are ${Object.keys(standards).join(", ")}`);
  }
  return standards[id];
}
