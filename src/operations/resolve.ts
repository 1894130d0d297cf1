/**
 * Reference resolution on strings, with the algorithm of each standard.
 *
 * @module
 */
import { aBoolean, oneOf, readOptions, type Checks } from "../core/arguments.js";
import { compose, type Components, type MainComponents } from "../core/components.js";
import type { NodeBase } from "../tree/node.js";
import { about, withoutScheme, type References } from "./references.js";

/** A step of a resolution. */
export interface TraceStep {
  /** The section that defines the step. */
  readonly section: string;
  /** A description of the step or of the branch that it took. */
  readonly step: string;
  /** The text before the step. */
  readonly before: string;
  /** The text after the step. */
  readonly after: string;
}

/** A callback that records a step; `undefined` if no trace is wanted. */
export type Note = ((section: string, step: string, before: string, after: string) => void) | undefined;

/** The possible values of a boolean option. */
export const BOTH: readonly boolean[] = Object.freeze([true, false]);

/** The possible values of each option. */
export type OptionValues<Options> = {
  readonly [Name in keyof Options]-?: readonly Exclude<Options[Name], undefined>[];
};

/** A standard's resolution algorithm. */
export interface ResolutionRules<Options> {
  /** The rule that a base must match. */
  readonly baseRule: string;
  /** The options of the algorithm, each with its possible values. */
  readonly options: OptionValues<Options>;
  /**
   * Computes the target components.
   *
   * @param R the components of the reference
   * @param Base the components of the base
   * @param options the options of the algorithm
   * @param note records each step
   * @returns the components of the target; `null` for a reference to the current document
   */
  readonly transform: (R: Components, Base: Components, options: Options, note: Note) => MainComponents | null;
}

/** A resolved URI with its trace. */
export interface Resolution<Text extends string = string> {
  /** The target. With the option `literal`, it is not always a URI. */
  readonly uri: Text;
  readonly trace: readonly TraceStep[];
}

/** The target of a reference in the drafts before RFC 3986: a URI, or the document that contains the reference. */
export type Target =
  | { readonly type: "URI"; readonly uri: string; readonly trace?: readonly TraceStep[] }
  | { readonly type: "current-document"; readonly fragment: string | null; readonly trace?: readonly TraceStep[] };

/** The resolution function of a standard. It returns a target. */
export type ResolveToTarget<Options> = (ref: string | NodeBase, base: string | NodeBase, options?: Options) => Target;

/** A reference with a scheme does not use the base (RFC 3986 section 5.2.2). */
const WITHOUT_BASE = " The reference has a scheme, so it can be its own base.";

/**
 * Creates the resolution function of a standard.
 *
 * @param references the references of the standard
 * @param rules the algorithm
 * @returns a function that throws a URISyntaxError if the reference or the base does not match its rule
 */
export function targetResolver<
  Options extends { readonly trace?: boolean | undefined; readonly relativeBase?: boolean | undefined },
>(references: References, rules: ResolutionRules<Options>): ResolveToTarget<Options> {
  const { baseRule, transform } = rules;
  const checks = checksOf(rules);
  // Most references of a document share one base, so the components of the last base are cached, unless it is large.
  // Stryker disable next-line StringLiteral: The components are null as long as nothing is kept.
  let kept = "";
  let ofKept: Components | null = null;
  let ruleOfKept = baseRule;

  function baseOf(base: string, rule: string): Components {
    // Stryker disable next-line ConditionalExpression: The result is the same. This is only slower.
    if (base === kept && rule === ruleOfKept && ofKept) return ofKept;
    const Base = references.components(base, { rule });
    // Stryker disable next-line BlockStatement,ConditionalExpression,EqualityOperator: The result is the same.
    // Only time and memory differ.
    if (base.length <= MOST_KEPT) {
      kept = base;
      ofKept = Base;
      ruleOfKept = rule;
    }
    return Base;
  }

  /** Returns the error that says which of the two is wrong. */
  function blame(error: unknown, ref: string, base: string): unknown {
    if (!references.test(ref)) return about("reference", error);
    if (references.components(ref).scheme === null) return withoutScheme(references, "base", base, error);
    const hint = base === "" ? WITHOUT_BASE : " Did you swap the reference and the base?";
    return withoutScheme(references, "base", base, error, hint);
  }

  return (ref, base, given) => {
    const options = readOptions(given, checks);
    // Nearly every input is a string.
    const reference = typeof ref === "string" ? ref : references.text(ref, "The reference");
    const from = typeof base === "string" ? base : references.text(base, "The base");
    let R: Components;
    let Base: Components;
    try {
      R = references.components(reference);
      Base = baseOf(from, options.relativeBase === true ? references.defaultRule : baseRule);
    } catch (error) {
      throw blame(error, reference, from);
    }
    if (options.trace !== true) return targetOf(R, transform(R, Base, options, undefined));
    const trace: TraceStep[] = [];
    const target = transform(R, Base, options, (section, step, before, after) => {
      trace.push({ section, step, before, after });
    });
    return Object.assign(targetOf(R, target), { trace });
  };
}

/** Returns the checks of the options of an algorithm. */
export function checksOf<Options>({ options }: ResolutionRules<Options>): Checks<Options> {
  const checks = Object.entries<readonly unknown[]>(options).map(([name, values]) => [
    name,
    values === BOTH ? aBoolean : oneOf(values as readonly string[]),
  ]);
  return Object.fromEntries(checks) as Checks<Options>;
}

/** The maximum length of a cached base, in UTF-16 code units. */
const MOST_KEPT = 1000;

function targetOf(R: Components, target: MainComponents | null): Target {
  return target === null ? { type: "current-document", fragment: R.fragment } : { type: "URI", uri: compose(target) };
}
