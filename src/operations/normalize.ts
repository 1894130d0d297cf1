/**
 * Normalization: each standard's own steps, on strings.
 *
 * @module
 */
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

/** A step of normalization. The first three hold for every scheme; the others rest on what the scheme says. */
export type NormalizationStep =
  /** Letters whose case means nothing are put in the case that the document prefers. */
  | "case"
  /** Percent-encodings are decoded where that changes nothing. */
  | "percent-encoding"
  /** "." and ".." are removed from the path where only resolution could have meant them. */
  | "dot-segments"
  /** An empty path after an authority becomes "/". */
  | "empty-path"
  /** A ":" without a port after it is dropped. */
  | "empty-port"
  /** The scheme's default port is dropped. */
  | "default-port"
  /** A port loses the zeros in front of it. */
  | "port-zeros"
  /** An IPv6 address is written in the form that RFC 5952 recommends. No standard has this step by default. */
  | "ipv6";

/** The steps of syntax-based normalization, in every standard that has them. */
export const syntaxSteps: readonly NormalizationStep[] = ["case", "percent-encoding", "dot-segments"];

/** A rung of the ladder of comparisons, from the letter to what a server answers. */
export type Rung = "string" | "syntax" | "scheme" | "protocol";

/** A standard's rules. */
export interface NormalizationRules {
  /** The steps that the document has, in order, each with the section that describes it. */
  readonly steps: Readonly<Partial<Record<NormalizationStep, string>>>;
  /** The steps that can be taken in addition, each with its section. */
  readonly optional?: Readonly<Partial<Record<NormalizationStep, string>>>;
  /** The rungs that the document has, the lowest first, each with its section. */
  readonly rungs: Readonly<Partial<Record<Rung, string>>>;
  /** The step that puts the digits of percent-encodings in upper case. */
  readonly hexDigits: NormalizationStep;
  /** The characters whose percent-encodings can be decoded. */
  readonly decodable: () => CharacterSet;
  /** Whether the case of the host means nothing. */
  readonly ignoresHostCase: (components: Components) => boolean;
  /**
   * The path without dot-segments, as far as they can be removed without changing what the reference resolves to;
   * `null` where the document has no such step.
   */
  readonly removeDots: ((path: string, components: Components) => string) | null;
}

/** How a reference is normalized. */
export interface NormalizeOptions {
  /** The steps to take; all that the standard has by default. */
  readonly steps?: Iterable<NormalizationStep>;
  /** `true` returns the list of changes, too. */
  readonly changes?: boolean;
}

/** One change that a step made. */
export interface Change {
  readonly step: NormalizationStep;
  /** The section that describes the step. */
  readonly section: string;
  /** Where the changed stretch begins in the input, in UTF-16 code units. */
  readonly start: number;
  /** Where it ends in the input. */
  readonly end: number;
  /** What stood there when the step was taken: steps before it may have changed what the input had. */
  readonly before: string;
  readonly after: string;
}

/** A normal form with the changes that led to it. */
export interface Normalization {
  readonly uri: string;
  /** In the order in which they were made; empty where the input is in normal form. */
  readonly changes: readonly Change[];
}

/** A standard's normalization. */
export interface Normalize {
  /**
   * Gives the normal form of a URI or of a relative reference.
   *
   * A relative reference is normalized as far as that cannot change what it resolves to: dot-segments that only
   * resolution can remove stay. There is one exception, on which RFC 3986 contradicts itself: a percent-encoded dot is
   * equivalent to a dot (section 2.3), but not by the letter of section 5.2.4. Where `%2e%2e` stands next to "..",
   * decoding it first, as this does, and resolving first differ.
   *
   * @param input a reference, or its tree
   * @returns the normal form, or with `changes: true` the normal form and the changes
   * @throws {URISyntaxError} where the input is not a reference
   * @throws {RangeError} where the standard has no such step
   */
  (input: string | NodeBase, options: NormalizeOptions & { readonly changes: true }): Normalization;
  (input: string | NodeBase, options?: NormalizeOptions & { readonly changes?: false }): string;
  (input: string | NodeBase, options?: NormalizeOptions): string | Normalization;
}

/** A standard's normalization, and the comparison of normal forms that takes no normal forms. */
export interface Normalizer {
  readonly normalize: Normalize;
  /** Whether the normal forms that all steps give are equal; throws as `normalize` does. */
  readonly isSame: (a: string, b: string) => boolean;
}

/**
 * Makes the normalization of a standard.
 *
 * @param references the references of the standard
 * @param rules what the standard says of normal forms
 */
export function normalizer(references: References, rules: NormalizationRules): Normalizer {
  const usual = new Set(stepsOf(rules));
  const every = new Set([...usual, ...optionalStepsOf(rules)]);
  const planOfAll = lazy(() => planOf(rules, usual));

  function chosen(steps: Iterable<NormalizationStep>): Plan {
    const set = new Set(steps);
    for (const step of set) {
      if (every.has(step)) continue;
      throw new RangeError(`no normalization step ${JSON.stringify(step)}; the steps are ${[...every].join(", ")}`);
    }
    return planOf(rules, set);
  }

  /**
   * How much of the input keeps its encodings: nothing, but where a decoded character would make a scheme of a segment,
   * or a host of a name that is none, all that is in front of the second segment.
   *
   * @param triplet the offset of the first percent-encoding
   */
  function frontOf(input: string, components: Components, triplet: number): number {
    const front = frontLength(components);
    if (triplet >= front) return 0;
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
    const triplet = input.indexOf("%");
    const front = triplet >= 0 && plan.decodable ? frontOf(input, components, triplet) : 0;
    return { components, plan, hasTriplets: triplet >= 0, front, record };
  }

  /** Most inputs are in normal form, and are seen to be so without being taken apart. */
  function normalized(input: string, plan: Plan): string {
    if (looksNormal(input, rules.decodable()) && references.test(input)) return input;
    return normalForm(input, taskFor(input, plan));
  }

  function isSame(a: string, b: string): boolean {
    const forA = taskFor(a, planOfAll());
    const forB = taskFor(b, planOfAll());
    return forA.front + forB.front > 0 ? normalForm(a, forA) === normalForm(b, forB) : haveSameForm(forA, forB);
  }

  function normalize(input: string | NodeBase, options: NormalizeOptions & { readonly changes: true }): Normalization;
  function normalize(input: string | NodeBase, options?: NormalizeOptions & { readonly changes?: false }): string;
  function normalize(input: string | NodeBase, options?: NormalizeOptions): string | Normalization;
  function normalize(given: string | NodeBase, options: NormalizeOptions = {}): string | Normalization {
    const input = references.text(given);
    const plan = options.steps === undefined ? planOfAll() : chosen(options.steps);
    if (options.changes !== true) return normalized(input, plan);
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
  return { normalize, isSame };
}

/** The steps that a standard allows in addition to its own. */
export function optionalStepsOf({ optional = {} }: NormalizationRules): readonly NormalizationStep[] {
  return Object.keys(optional) as NormalizationStep[];
}

/** The steps that a standard has, in order. */
export function stepsOf({ steps }: NormalizationRules): readonly NormalizationStep[] {
  return Object.keys(steps) as NormalizationStep[];
}
