/**
 * What a standard is to all code that does not know which one it has.
 *
 * @module
 */
import type { AnyExplaining, Explaining } from "./explained.js";
import type { Diagnostic } from "../core/diagnostic.js";
import { changer, type ChangeURI } from "../operations/change.js";
import { comparer, type Comparer } from "../operations/compare.js";
import type { AnyGrammar, ParseResult, RuleOf, StandardGrammar } from "../operations/grammar.js";
import {
  normalizer,
  stepsOf,
  type NormalizationRules,
  type NormalizationStep,
  type Normalize,
} from "../operations/normalize.js";
import { recomposer, type Recompose } from "../operations/recompose.js";
import { relativizer, type Relativize } from "../operations/relativize.js";
import { targetResolver, type ResolutionRules, type ResolveToTarget } from "../operations/resolve.js";

/** What advice on security is about: the sections of RFC 3986 section 7. */
export type SecurityTopic =
  | "malicious-construction"
  | "back-end-transcoding"
  | "rare-ip-address-formats"
  | "sensitive-information"
  | "semantic-attacks";

/** A name that a standard sets aside for schemes that it does not define. */
export interface NameSetAside {
  /** `reserved` for future definition, or `experimental`: by mutual agreement between parties. */
  readonly code: "reserved" | "experimental";
  readonly message: string;
  readonly section: string;
}

/** What differs between standards and is neither grammar nor algorithm. */
export interface StandardFacts {
  /** What people call it: `RFC 3986`. */
  readonly name: string;
  /** The year of its publication. */
  readonly year: number;
  /** What became of it. */
  readonly status: "in force" | "draft" | "obsolete";
  /** Its rules for what every standard has, whatever it calls them. */
  readonly ruleFor: {
    /** A URI, with or without a fragment. It may match a relative reference, too, if no rule matches URIs alone. */
    readonly uri: string;
    /** A URI without a fragment. */
    readonly absoluteURI: string;
  };
  /** The sections that its advice on security stands in; `null` if it gives none, and RFC 3986's counts. */
  readonly securitySections: Readonly<Record<SecurityTopic, string>> | null;
  /** Whether an application can give a default base (RFC 3986 section 5.1.4). */
  readonly hasDefaultBase: boolean;
  /** What the standard says of a scheme's name that it sets aside without defining the scheme. */
  readonly nameSetAside?: (name: string) => NameSetAside | null;
}

/** What people are told of a text that a rule of a standard refuses. */
export function refusalBy(standard: AnyStandard, text: string, rule: string): Diagnostic {
  return (standard.safeParse(text, { rule }) as Extract<ParseResult<unknown>, { readonly ok: false }>).diagnostic;
}

/** The operations of a standard, each by the standard's own text. */
export interface Operations extends Comparer {
  /** Writes a tree or components as a string. It throws if the string would be read as other parts. */
  readonly recompose: Recompose;
  /** Changes parts of a reference. */
  readonly change: ChangeURI;
  /** Gives a normal form. */
  readonly normalize: Normalize;
  /** The steps of normalization that the standard has, in order. */
  readonly normalizationSteps: readonly NormalizationStep[];
  /** What the standard says of normal forms. */
  readonly normalization: NormalizationRules;
}

/** Resolution and the way back, for a standard that knows relative references. */
export interface Resolving<ResolveFunction, RelativizeFunction> {
  /** Resolves a reference against a base. */
  readonly resolve: ResolveFunction;
  /** The same for all standards: a target, which can be the current document. */
  readonly resolveToTarget: ResolveToTarget<never>;
  /** Finds a short reference that resolves to a target. */
  readonly relativize: RelativizeFunction;
  /** The options that its resolution has, each with the values that it can have. */
  readonly resolveOptions: Readonly<Partial<Record<string, readonly (boolean | string)[]>>>;
}

/** One standard: its grammar, its facts and its operations. */
export interface Standard<Id extends string, Nodes, Default extends RuleOf<Nodes>>
  extends StandardGrammar<Nodes, Default>, Explaining<Nodes, Default>, StandardFacts, Operations {
  readonly id: Id;
}

/** A standard of which it is not known which one it is. */
export type AnyStandard = AnyGrammar &
  AnyExplaining &
  StandardFacts &
  Operations &
  Partial<Resolving<ResolveToTarget<never>, Relativize<never>>>;

/**
 * Makes the operations that take no more than a grammar and a standard's rules of normal forms.
 *
 * @param grammar the standard's grammar
 * @param normalization what the standard says of normal forms
 */
export function operationsOn(grammar: AnyGrammar, normalization: NormalizationRules): Operations {
  const byRules = normalizer(grammar, normalization);
  return {
    recompose: recomposer(grammar),
    change: changer(grammar),
    normalize: byRules.normalize,
    normalizationSteps: Object.freeze(stepsOf(normalization)),
    normalization,
    ...comparer(grammar, byRules, normalization),
  };
}

/**
 * Makes resolution and the way back, where a reference can lead to the current document.
 *
 * @param grammar the standard's grammar
 * @param rules the standard's algorithm
 */
export function resolutionOn<Options extends { readonly trace?: boolean }>(
  grammar: AnyGrammar,
  rules: ResolutionRules<Options>,
): Resolving<ResolveToTarget<Options>, Relativize<Options>> {
  const resolve = targetResolver(grammar, rules);
  return {
    resolve,
    resolveToTarget: resolve,
    relativize: relativizer(grammar, rules.baseRule, resolve),
    resolveOptions: rules.options as Resolving<never, never>["resolveOptions"],
  };
}

/** What is said where somebody resolves by a standard that knows no relative references. */
export function noResolution({ name }: Pick<StandardFacts, "name">): string {
  return `${name} defines no relative references: nothing is resolved by it`;
}

/**
 * Puts a standard together.
 *
 * @param parts its grammar, its facts and its operations
 * @returns all members in one frozen object
 */
export function defineStandard<Parts extends readonly object[]>(...parts: Parts): Joined<Parts> {
  return Object.freeze(Object.assign({}, ...parts)) as Joined<Parts>;
}

/** All members of some objects. */
type Joined<Parts extends readonly object[]> = Parts extends readonly [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? First & Joined<Rest>
  : unknown;
