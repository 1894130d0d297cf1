/**
 * The interface of a standard, for code that works with any standard.
 *
 * @module
 */
import {
  explainer,
  interpolatedOf,
  type AnyExplaining,
  type AnyInterpolated,
  type Diagnosing,
  type DiagnosingInterpolated,
  type Explaining,
} from "./explained.js";
import type { Diagnostic } from "../core/diagnostic.js";
import { present } from "../core/invariant.js";
import { lazy } from "../core/lazy.js";
import { characterSet } from "../core/percent.js";
import { firstDiagnostic } from "../explain/report.js";
import { changer, type ChangeURI } from "../operations/change.js";
import { comparer, type Comparer } from "../operations/compare.js";
import type { AnyGrammar, RuleOf, StandardGrammar } from "../operations/grammar.js";
import {
  formsOf,
  normalizer,
  stepsOf,
  type NormalizationRules,
  type NormalForms,
  type NormalizationStep,
  type Normalize,
} from "../operations/normalize.js";
import { recomposer, type Recompose } from "../operations/recompose.js";
import { relativizer, type Relativize } from "../operations/relativize.js";
import { targetResolver, type ResolutionRules, type ResolveToTarget } from "../operations/resolve.js";

/** The topics of security advice: the subsections of RFC 3986 section 7. */
export type SecurityTopic =
  | "malicious-construction"
  | "back-end-transcoding"
  | "rare-ip-address-formats"
  | "sensitive-information"
  | "semantic-attacks";

/** A scheme name that a standard reserves without defining the scheme. */
export interface NameSetAside {
  /** `reserved` for future definition, or `experimental`: by mutual agreement between parties. */
  readonly code: "reserved" | "experimental";
  readonly message: string;
  readonly section: string;
}

/** The facts about a standard, apart from its grammar and its algorithms. */
export interface StandardFacts {
  /** The common name: `RFC 3986`. */
  readonly name: string;
  /** The year of publication. */
  readonly year: number;
  /** The current status. */
  readonly status: "in force" | "draft" | "obsolete";
  /** The rules that every standard has, under different names. */
  readonly ruleFor: {
    /** A URI, with or without a fragment. If no rule matches URIs only, the rule can also match relative references. */
    readonly uri: string;
    /** A URI without a fragment. */
    readonly absoluteURI: string;
  };
  /** The sections with security advice; `null` if RFC 3986 applies instead. */
  readonly securitySections: Readonly<Record<SecurityTopic, string>> | null;
  /** How the document establishes the base of references; `null` if it does not define relative references. */
  readonly bases: {
    /** The section whose subsections 1 to 4 define the sources of a base, such as RFC 3986 section 5.1. */
    readonly section: string;
    /** Whether an application can provide a default base (RFC 3986 section 5.1.4). */
    readonly hasDefault: boolean;
  } | null;
  /**
   * `true` if the text after the first ";" of a path is not part of the path, but a component of its own, as in RFC 1808
   * section 2.4.5. There, an empty component counts as an absent one.
   */
  readonly hasParameters?: boolean;
  /** Returns what the standard says about a reserved scheme name. */
  readonly nameSetAside?: (name: string) => NameSetAside | null;
}

/** Returns the security advice of a document that covers all topics in one section. */
export function allTopicsIn(section: string): Readonly<Record<SecurityTopic, string>> {
  return {
    "malicious-construction": section,
    "back-end-transcoding": section,
    "rare-ip-address-formats": section,
    "sensitive-information": section,
    "semantic-attacks": section,
  };
}

/**
 * Returns the rule for decoding of documents that decode the characters of one rule, with few exceptions.
 *
 * @param grammar the standard's grammar
 * @param rule the rule of the characters
 * @param except a character that stays encoded
 */
export function decodableBy(
  grammar: Pick<AnyGrammar, "test">,
  rule: string,
  except: string,
): NormalizationRules["decodable"] {
  return lazy(() => characterSet((character) => grammar.test(character, { rule }) && character !== except));
}

/** Returns the explained diagnostic for a text that does not match a rule of a standard. */
export function refusalBy(standard: AnyStandard, text: string, rule: string): Diagnostic {
  return present(firstDiagnostic(text, standard.source(rule)));
}

/** The operations of a standard, with its own algorithms. */
export interface Operations extends Comparer {
  /** Recomposes a tree or components into a string. Throws if the string would be parsed into other parts. */
  readonly recompose: Recompose;
  /** Changes parts of a reference. */
  readonly change: ChangeURI;
  /** Returns the normal form. */
  readonly normalize: Normalize;
  /** The default steps of normalization, in order. */
  readonly normalizationSteps: readonly NormalizationStep[];
  /** The standard's rules for normal forms. */
  readonly normalization: NormalizationRules;
  /**
   * The normal forms of texts that are known to be strings.
   *
   * @internal
   */
  readonly forms: NormalForms;
}

/** Resolution and relativization, for standards that define relative references. */
export interface Resolving<ResolveFunction, RelativizeFunction> {
  /** Resolves a reference against a base. */
  readonly resolve: ResolveFunction;
  /** Resolves a reference to a target, which can be the current document. All standards share this interface. */
  readonly resolveToTarget: ResolveToTarget<never>;
  /** Finds a short reference that resolves to a target. */
  readonly relativize: RelativizeFunction;
  /** The rule that a base must match. */
  readonly baseRule: string;
  /** The options of resolution, each with its possible values. */
  readonly resolveOptions: Readonly<Partial<Record<string, readonly (boolean | string)[]>>>;
}

/** A standard: its grammar, its facts and its operations. */
export interface Standard<Id extends string, Nodes, Default extends RuleOf<Nodes>>
  extends
    StandardGrammar<Nodes, Default>,
    Explaining<Nodes, Default>,
    DiagnosingInterpolated<Nodes>,
    StandardFacts,
    Operations {
  readonly id: Id;
}

/** Any standard. */
export type AnyStandard = AnyGrammar &
  AnyExplaining &
  AnyInterpolated &
  StandardFacts &
  Operations &
  Partial<Resolving<ResolveToTarget<never>, Relativize<never>>>;

/**
 * A standard as far as schemes need it: its grammar and its facts. The functions for schemes use nothing else, so that a
 * bundle of them has no operation that it does not use.
 */
export type GenericSyntax = Pick<AnyStandard, keyof AnyGrammar | keyof AnyExplaining | keyof StandardFacts>;

/** The normal forms of a standard. */
export type StandardForms = Pick<AnyStandard, "normalizationSteps" | "normalization" | "forms">;

/**
 * Puts together a standard without resolution.
 *
 * @param grammar the standard's grammar
 * @param diagnoser the functions that explain why the grammar refuses a string
 * @param data its facts and its rules for normal forms
 */
export function standardOn<Id extends string, Nodes, Default extends RuleOf<Nodes>>(
  grammar: StandardGrammar<Nodes, Default>,
  diagnoser: Diagnosing<Nodes>,
  { facts, normalization }: StandardData<Id>,
): Standard<Id, Nodes, Default> {
  const any = grammar as unknown as AnyGrammar;
  const byRules = normalizer(any, normalization);
  const operations: Operations = {
    recompose: recomposer(any),
    change: changer(any, any),
    normalize: byRules.normalize,
    normalizationSteps: Object.freeze(stepsOf(normalization)),
    normalization,
    forms: formsOf(byRules),
    ...comparer(any, byRules, normalization),
  };
  return defineStandard(grammar, explainer(grammar, diagnoser), interpolatedOf(grammar, diagnoser), facts, operations);
}

/** What a standard says apart from its grammar and its resolution. */
interface StandardData<Id extends string> {
  readonly facts: StandardFacts & { readonly id: Id };
  readonly normalization: NormalizationRules;
}

/**
 * Creates resolution and relativization for a standard in which a reference can refer to the current document.
 *
 * @param grammar the standard's grammar
 * @param rules the standard's algorithm
 */
export function resolutionOn<Options extends { readonly trace?: boolean | undefined }>(
  grammar: AnyGrammar,
  rules: ResolutionRules<Options>,
): Resolving<ResolveToTarget<Options>, Relativize<Options>> {
  const resolve = targetResolver(grammar, rules);
  return resolvingBy(rules, resolve, relativizer(grammar, rules, resolve), resolve);
}

/**
 * Puts together resolution and relativization.
 *
 * @param rules the standard's algorithm
 * @param resolve resolution by this algorithm
 * @param relativize its inverse
 * @param resolveToTarget resolution with a target as its result
 */
export function resolvingBy<Options, ResolveFunction, RelativizeFunction>(
  { baseRule, options }: ResolutionRules<Options>,
  resolve: ResolveFunction,
  relativize: RelativizeFunction,
  resolveToTarget: ResolveToTarget<Options>,
): Resolving<ResolveFunction, RelativizeFunction> {
  const resolveOptions = options as Resolving<never, never>["resolveOptions"];
  return { resolve, resolveToTarget, relativize, baseRule, resolveOptions };
}

/** Returns the message for resolution by a standard without relative references. */
export function noResolution({ name }: Pick<StandardFacts, "name">): string {
  return `${name} does not define relative references and cannot resolve them`;
}

/**
 * Combines the parts of a standard. Of two members with the same name, the later one counts.
 *
 * @param parts its grammar, its facts and its operations
 * @returns a frozen object with all members
 */
export function defineStandard<Parts extends readonly object[]>(...parts: Parts): Joined<Parts> {
  // Copy the descriptors, so that getters stay lazy.
  const members = parts.flatMap((part) => Object.entries(Object.getOwnPropertyDescriptors(part)));
  return Object.freeze(Object.defineProperties({}, Object.fromEntries(members))) as Joined<Parts>;
}

/** The members of several objects combined. */
type Joined<Parts extends readonly object[]> = Parts extends readonly [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? First & Joined<Rest>
  : unknown;
