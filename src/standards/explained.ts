/**
 * Explains why a standard's grammar refuses a string: readable diagnostics and repairs.
 *
 * @module
 */
import {
  aBoolean,
  anything,
  assertString,
  aString,
  oneOf,
  readList,
  readOptions,
  type Check,
} from "../core/arguments.js";
import type { Diagnostic } from "../core/diagnostic.js";
import { HOLES, type Hole } from "../core/holes.js";
import type { Alphabet } from "../core/wide.js";
import { chosenRule } from "../core/options.js";
import { lazyFor } from "../core/lazy.js";
import { isRole, type Ground, type Role } from "../explain/view.js";
import { interpolatedDiagnostics, type InterpolatedDiagnostic } from "../explain/interpolated.js";
import { machineOf } from "../explain/machine.js";
import { repaired, type Repaired } from "../explain/repair.js";
import { diagnosticsOf, firstDiagnostic, type PartRules, type RuleWords, type Source } from "../explain/report.js";
import type { NodeBase } from "../tree/node.js";
import type {
  AnyRules,
  ParseResult,
  RuleOf,
  RuleOptions,
  StandardGrammar,
  StandardRules,
} from "../operations/grammar.js";

/** Options of a repair. */
export interface RepairOptions<Rule extends string = string> extends RuleOptions<Rule> {
  /** `true` applies only certain repairs, no guesses. */
  readonly certain?: boolean | undefined;
}

/** The functions with explanations that make no trees. */
export interface Diagnosing<Nodes> {
  /**
   * Finds all faults of a string.
   *
   * @param input any string
   * @param options the rule, one of `rules`
   * @returns the faults in the order of the input; empty if the input is valid
   * @throws {RangeError} if the rule is unknown
   */
  diagnose(input: string, options?: RuleOptions<RuleOf<Nodes>>): readonly Diagnostic[];

  /**
   * Repairs a string.
   *
   * @param input any string
   * @param options the rule, and which repairs to apply
   * @returns the repaired string and the applied repairs; valid input is returned unchanged
   * @throws {RangeError} if the rule is unknown
   */
  repair(input: string, options?: RepairOptions<RuleOf<Nodes>>): Repaired;

  /**
   * Returns the source of explanations for a rule. Schemes extend it.
   *
   * @internal
   */
  readonly source: (rule: RuleOf<Nodes>) => Source;
}

/** What the holes of texts hold. */
export interface HoleOptions {
  /**
   * `text`, the default: any text. `value`: only unreserved characters (letters, digits, "-", ".", "_", "~") and
   * percent-encoded octets, as `encodeURIComponent` makes them.
   */
  readonly hole?: Hole | undefined;
}

/** Options of `diagnoseInterpolated`. */
export interface InterpolatedOptions<Rule extends string = string> extends RuleOptions<Rule>, HoleOptions {}

/** The function with explanations for texts with holes. */
export interface DiagnosingInterpolated<Nodes> {
  /**
   * Finds the faults of texts with holes, such as those of a template literal. A fault is reported only if no texts in
   * the holes make the whole valid.
   *
   * @param strings the texts around the holes, at least one
   * @param options the rule, one of `rules`, and what the holes hold
   * @returns the faults in the order of the texts, up to the first one without a repair
   * @throws {RangeError} if the rule is unknown, or there is no text
   * @throws {TypeError} if `strings` is not a list of strings
   */
  diagnoseInterpolated(
    strings: Iterable<string>,
    options?: InterpolatedOptions<RuleOf<Nodes>>,
  ): readonly InterpolatedDiagnostic[];
}

type UntypedInterpolated = DiagnosingInterpolated<Readonly<Record<string, NodeBase>>>;

/** The function with explanations for texts with holes, for unknown node types. */
export type AnyInterpolated = Pick<UntypedInterpolated, keyof UntypedInterpolated>;

/** The functions with explanations. `safeParse` returns an explained diagnostic; `parse` throws an exact one. */
export interface Explaining<Nodes, Default extends RuleOf<Nodes> = RuleOf<Nodes>>
  // `Pick` lets TypeScript compare members that are declared once, without knowing the types of the nodes.
  extends Pick<StandardGrammar<Nodes, Default>, "safeParse">, Diagnosing<Nodes> {}

type UntypedDiagnosing = Diagnosing<Readonly<Record<string, NodeBase>>>;

/** The functions with explanations that make no trees, for unknown node types. */
export type AnyDiagnosing = Pick<UntypedDiagnosing, keyof UntypedDiagnosing>;

type UntypedExplaining = Explaining<Readonly<Record<string, NodeBase>>>;

/** The functions with explanations, for unknown node types. */
export type AnyExplaining = Pick<UntypedExplaining, keyof UntypedExplaining>;

/** A standard's data for explanations. */
export interface Explanations {
  /** The rules for the parts of a reference. */
  readonly parts: PartRules;
  /** The words for the rules in messages. */
  readonly words: RuleWords;
  /** For a grammar with characters beyond ASCII: its symbols, and which of these characters most parts allow. */
  readonly wide?: Pick<Ground, "allows"> & { readonly alphabet: Alphabet };
}

/** Returns the source of explanations for a rule. */
export function sourceOf(grammar: AnyRules, { parts, words, wide }: Explanations, rule: string): Source {
  const ground = { machine: machineOf(grammar.automaton(rule), rule), isScheme: false, allows: wide?.allows };
  const standard = {
    id: grammar.id,
    whole: wholeOf(rule),
    rule,
    words,
    definition: (name: string) => grammar.definition(name),
    expression: (name: string) => {
      const expression = grammar.expression(name);
      return wide ? wide.alphabet.symbolsOf(expression) : expression;
    },
    symbolOf: wide?.alphabet.symbolOf,
  };
  const whole = grammar.referenceRules.includes(rule) ? null : roleOf(rule);
  return { groundOf: () => ground, whole, standard, parts, schemeOf: () => null };
}

const wholeOf = (rule: string): string =>
  /^[iu]r[il]$/i.test(rule) ? (rule === "IRI" ? "an IRI" : "a URI") : `the rule ${rule}`;

/** Returns the role of a text that matches a rule, if it is a part of a reference. */
function roleOf(given: string): Role {
  // RFC 3987 puts an "i" before the names of RFC 3986.
  const rule = given.replace(/^i(?=userinfo|host|path|query|fragment)/, "");
  if (isRole(rule)) return rule;
  return /host|address|literal|future|authority|name|label|site|server|net_loc|login/i.test(rule) ? "host" : "path";
}

/**
 * Creates the functions with explanations that make no trees.
 *
 * @param rules the standard's rules
 * @param explanations the standard's data for explanations
 */
export function diagnoserOf<Nodes, Default extends RuleOf<Nodes>>(
  rules: StandardRules<Nodes, Default>,
  explanations: Explanations,
): Diagnosing<Nodes> {
  type Rule = RuleOf<Nodes>;
  const { defaultRule } = rules;
  const sources = lazyFor((rule: string) => sourceOf(rules as unknown as AnyRules, explanations, rule));
  return Object.freeze({
    diagnose(input: string, options?: RuleOptions<Rule>) {
      const source = sources(chosenRule(options, defaultRule));
      assertString(input);
      return diagnosticsOf(input, source);
    },
    repair(input: string, options?: RepairOptions<Rule>) {
      const { rule = defaultRule, certain = false } = readOptions(options, REPAIR_OPTIONS);
      const source = sources(rule);
      assertString(input);
      return repaired(input, certain, (text) => diagnosticsOf(text, source));
    },
    source: sources,
  });
}

/**
 * Creates all functions with explanations for a grammar.
 *
 * @param grammar the standard's grammar
 * @param diagnosing the functions that make no trees
 */
export function explainer<Nodes, Default extends RuleOf<Nodes>>(
  grammar: StandardGrammar<Nodes, Default>,
  diagnosing: Diagnosing<Nodes>,
): Explaining<Nodes, Default> {
  type Rule = RuleOf<Nodes>;
  const { defaultRule } = grammar;
  const { source } = diagnosing;
  return Object.freeze({
    safeParse<R extends Rule = Default>(input: string, options?: RuleOptions<R>): ParseResult<Nodes[R]> {
      const rule = chosenRule(options, defaultRule) as R;
      const told = source(rule);
      assertString(input);
      // The automaton refuses a string much faster than the parser, which tries all alternatives.
      const diagnostic = firstDiagnostic(input, told);
      return diagnostic === null
        ? { ok: true, node: grammar.node(input, { rule }) as Nodes[R] }
        : { ok: false, diagnostic };
    },
    ...diagnosing,
  });
}

/**
 * Creates the function with explanations for texts with holes.
 *
 * @param rules the standard's rules
 * @param diagnosing the functions that explain strings
 */
export function interpolatedOf<Nodes, Default extends RuleOf<Nodes>>(
  { defaultRule }: Pick<StandardRules<Nodes, Default>, "defaultRule">,
  { source }: Pick<Diagnosing<Nodes>, "source">,
): DiagnosingInterpolated<Nodes> {
  return {
    diagnoseInterpolated(strings, options) {
      const texts = readStrings(strings);
      const { rule = defaultRule, hole = "text" } = readOptions<InterpolatedOptions<RuleOf<Nodes>>>(
        options,
        INTERPOLATED_OPTIONS,
      );
      return interpolatedDiagnostics(texts, hole, source(rule));
    },
  };
}

/** Returns a checked copy of the texts around holes, as a template tag gets them. */
export function readStrings(given: unknown): readonly string[] {
  const strings = readList<string | undefined>(given, "The strings", anything);
  if (strings.length === 0) throw new RangeError("The strings must not be an empty list.");
  strings.forEach((each, index) => {
    const what = `The string ${String(index)}`;
    if (each === undefined) throw new TypeError(`${what} is undefined. In a template literal, it has a wrong escape.`);
    assertString(each, what);
  });
  return strings as readonly string[];
}

/** Accepts what a hole can hold. */
export const aHole: Check = /* @__PURE__ */ oneOf(HOLES);
const INTERPOLATED_OPTIONS = { rule: aString, hole: aHole };
const REPAIR_OPTIONS = { rule: aString, certain: aBoolean };
