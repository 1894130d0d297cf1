/**
 * Normalization of strings, with the steps of each standard.
 *
 * @module
 */
import { aBoolean, anything, aString, readList, readOptions } from "../core/arguments.js";
import type { Components } from "../core/components.js";
import { present } from "../core/invariant.js";
import { lazy } from "../core/lazy.js";
import { rewriteTriplets, type CharacterSet } from "../core/percent.js";
import type { NodeBase } from "../tree/node.js";
import type { References } from "./references.js";
import {
  frontLength,
  haveSameForm,
  looksNormal,
  normalForm,
  planOf,
  type Plan,
  type Recorder,
  type Task,
} from "./normal-form.js";

/** A step of normalization. The first three apply to every scheme; the others depend on the scheme. */
export type NormalizationStep =
  /** Converts letters without case significance to the case that the document prefers. */
  | "case"
  /** Decodes percent-encodings if the meaning stays the same. */
  | "percent-encoding"
  /** Removes "." and ".." from the path, except those that only resolution can remove. */
  | "dot-segments"
  /** Replaces an empty path after an authority by "/". */
  | "empty-path"
  /** Removes a ":" without a port after it. */
  | "empty-port"
  /** Removes the default port of the scheme. */
  | "default-port"
  /** Removes leading zeros of a port. */
  | "port-zeros"
  /** Applies Unicode's Normalization Form C. Only RFC 3987 has this step, and it is not a default step. */
  | "nfc"
  /** Formats an IPv6 address as RFC 5952 recommends. In no standard is this a default step. */
  | "ipv6";

/** The steps of syntax-based normalization, in all standards that have them. */
export const syntaxSteps: readonly NormalizationStep[] = ["case", "percent-encoding", "dot-segments"];

/** A rung of the comparison ladder, from string comparison to protocol-based comparison. */
export type Rung = "string" | "syntax" | "scheme" | "protocol";

/** A standard's rules for normalization. */
export interface NormalizationRules {
  /** The steps of the document, in order, each with the section that describes it. */
  readonly steps: Readonly<Partial<Record<NormalizationStep, string>>>;
  /** The optional steps, each with its section. */
  readonly optional?: Readonly<Partial<Record<NormalizationStep, string>>>;
  /** The rungs of the document, the lowest first, each with its section. */
  readonly rungs: Readonly<Partial<Record<Rung, string>>>;
  /** The step that converts the digits of percent-encodings to upper case. */
  readonly hexDigits: NormalizationStep;
  /** Returns the characters whose percent-encodings can be decoded. */
  readonly decodable: () => CharacterSet;
  /** Returns whether the host is case-insensitive. */
  readonly ignoresHostCase: (components: Components) => boolean;
  /**
   * Removes the dot-segments that can be removed without changing the resolved URI; `null` if the document has no such
   * step.
   */
  readonly removeDots: ((path: string, components: Components) => string) | null;
}

/** Options of normalization. */
export interface NormalizeOptions {
  /** The steps to take. The default is all steps of the standard. */
  readonly steps?: Iterable<NormalizationStep> | undefined;
  /** `true` also returns the list of changes. */
  readonly changes?: boolean | undefined;
}

/** A change by one step. */
export interface Change {
  readonly step: NormalizationStep;
  /** The section that describes the step. */
  readonly section: string;
  /** The start of the changed range in the input, in UTF-16 code units. */
  readonly start: number;
  /** The end of the changed range in the input. */
  readonly end: number;
  /** The text before the step. It can differ from the input, because earlier steps may have changed it. */
  readonly before: string;
  readonly after: string;
}

/** A normal form and the changes that led to it. */
export interface Normalization<Text extends string = string> {
  readonly uri: Text;
  /** The changes in the order in which they were made; empty if the input is in normal form. */
  readonly changes: readonly Change[];
}

/** The `normalize` function of a standard. */
export interface Normalize {
  /**
   * Returns the normal form of a URI or a relative reference.
   *
   * A relative reference is normalized only where this cannot change the resolved URI: dot-segments that only
   * resolution can remove stay. There is one exception, because RFC 3986 contradicts itself: a percent-encoded dot is
   * equivalent to a dot (section 2.3), but the text of section 5.2.4 does not treat it as a dot. If `%2e%2e` stands
   * next to "..", decoding it first, as this function does, and resolving first give different results.
   *
   * @param input a reference, or its tree
   * @returns the normal form, or with `changes: true` the normal form and the changes
   * @throws {URISyntaxError} if the input is not a reference
   * @throws {RangeError} if the standard does not have a step
   */
  (input: string | NodeBase, options: NormalizeOptions & { readonly changes: true }): Normalization;
  (input: string | NodeBase, options?: NormalizeOptions & { readonly changes?: false | undefined }): string;
  (input: string | NodeBase, options?: NormalizeOptions): string | Normalization;
}

/** The normal forms of texts that are known to be strings, by steps that the standard is known to have. */
export interface NormalForms {
  /**
   * Returns the normal form.
   *
   * @param steps the steps to take; by default the default steps
   */
  readonly form: (input: string, steps?: readonly NormalizationStep[]) => string;
  /** Returns the normal form and the changes. */
  readonly changed: (input: string, steps: readonly NormalizationStep[]) => Normalization;
}

/** Returns only the normal forms of a normalization. */
export function formsOf({ form, changed }: NormalForms): NormalForms {
  return { form, changed };
}

/** A standard's normalization, and a comparison that does not build the normal forms. */
export interface Normalizer extends NormalForms {
  readonly normalize: Normalize;
  /** Returns whether the normal forms (with all default steps) are equal. Throws the same errors as `normalize`. */
  readonly isSame: (a: string, b: string) => boolean;
  /** Returns whether two different normal forms (with all default steps) are equivalent. By default, they are not. */
  readonly matches?: (a: string, b: string) => boolean;
}

/**
 * Creates the normalization of a standard.
 *
 * @param references the references of the standard
 * @param rules the standard's rules for normal forms
 */
export function normalizer(references: References, rules: NormalizationRules): Normalizer {
  const usual = new Set(stepsOf(rules));
  const planOfAll = lazy(() => planOf(rules, usual));
  const plans = new WeakMap<readonly NormalizationStep[], Plan>();

  function planFor(steps: readonly NormalizationStep[]): Plan {
    const known = plans.get(steps) ?? planOf(rules, new Set(steps));
    plans.set(steps, known);
    return known;
  }

  /**
   * Returns the length of the beginning in which nothing is decoded. Usually it is 0. If a decoded character would turn
   * a segment into a scheme, or a registry name into a host, it is the offset of the second segment.
   *
   * @param triplet the offset of the first percent-encoding
   */
  function frontOf(input: string, components: Components, triplet: number): number {
    const front = frontLength(components);
    // Stryker disable next-line ConditionalExpression,EqualityOperator: The front has no triplet to decode.
    if (triplet >= front) return 0;
    // Stryker disable next-line BooleanLiteral: Both texts that are compared change in the same way.
    const decode = (text: string): string => rewriteTriplets(text, rules.decodable(), false);
    const read = Object.entries(references.components(decode(input))) as [keyof Components, string | null][];
    const isReadAlike = read.every(([name, text]) => {
      const before = components[name];
      return text === (before === null ? null : decode(before));
    });
    return isReadAlike ? 0 : front;
  }

  function taskFor(input: string, plan: Plan, record?: Recorder): Task {
    const components = references.components(input);
    // Stryker disable next-line StringLiteral: The result is the same. This is only slower.
    const triplet = input.indexOf("%");
    // Stryker disable next-line ConditionalExpression,LogicalOperator: Nothing is decoded in this case.
    const front = triplet >= 0 && plan.decodable ? frontOf(input, components, triplet) : 0;
    // Stryker disable next-line ConditionalExpression: The result is the same. This is only slower.
    return { components, plan, hasTriplets: triplet >= 0, front, record };
  }

  /** Returns the normal form. Most inputs are already in normal form, which is detected without splitting them. */
  function normalized(input: string, plan: Plan): string {
    if (looksNormal(input, rules.decodable(), plan === planOfAll()) && references.test(input)) return input;
    return normalForm(input, taskFor(input, plan));
  }

  function changedBy(input: string, plan: Plan): Normalization {
    const changes: Change[] = [];
    const record: Recorder = (step, start, end, before, after) => {
      if (before !== after)
        changes.push({
          step,
          section: present({ ...rules.steps, ...rules.optional }[step]),
          start,
          end,
          before,
          after,
        });
    };
    return { uri: normalForm(input, taskFor(input, plan, record)), changes };
  }

  function isSame(a: string, b: string): boolean {
    return haveSameForm(taskFor(a, planOfAll()), taskFor(b, planOfAll()));
  }

  function normalize(input: string | NodeBase, options: NormalizeOptions & { readonly changes: true }): Normalization;
  function normalize(
    input: string | NodeBase,
    options?: NormalizeOptions & { readonly changes?: false | undefined },
  ): string;
  function normalize(input: string | NodeBase, options?: NormalizeOptions): string | Normalization;
  function normalize(given: string | NodeBase, options?: NormalizeOptions): string | Normalization {
    const { steps, changes: listed } = readOptions(options, CHECKS);
    const input = references.text(given);
    const plan = steps === undefined ? planOfAll() : planOf(rules, new Set(readSteps(steps, rules)));
    return listed === true ? changedBy(input, plan) : normalized(input, plan);
  }
  return {
    normalize,
    form: (input, steps) => normalized(input, steps === undefined ? planOfAll() : planFor(steps)),
    changed: (input, steps) => changedBy(input, planFor(steps)),
    isSame,
  };
}

const CHECKS = { steps: anything, changes: aBoolean };

/**
 * Returns a checked copy of the steps that a caller has passed.
 *
 * @param given any value
 * @param rules the standard's rules for normal forms
 * @throws {TypeError} if the value is not a list of strings
 * @throws {RangeError} if the standard does not have a step
 */
export function readSteps(given: unknown, rules: NormalizationRules): readonly NormalizationStep[] {
  const steps = readList<NormalizationStep>(given, "The option 'steps'", aString);
  const every = [...stepsOf(rules), ...optionalStepsOf(rules)];
  if (steps.every((step) => every.includes(step))) return steps;
  throw new RangeError(`The standard does not have this normalization step. Its steps are ${every.join(", ")}.`);
}

/** Returns the optional steps of a standard. */
export function optionalStepsOf({ optional = {} }: NormalizationRules): readonly NormalizationStep[] {
  return Object.keys(optional) as NormalizationStep[];
}

/** Returns the default steps of a standard, in order. */
export function stepsOf({ steps }: NormalizationRules): readonly NormalizationStep[] {
  return Object.keys(steps) as NormalizationStep[];
}
