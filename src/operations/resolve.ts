/**
 * Reference resolution: each standard's own algorithm, on strings.
 *
 * @module
 */
import { compose, type Components, type MainComponents } from "../core/components.js";
import type { NodeBase } from "../tree/node.js";
import type { References } from "./references.js";

/** One step of a resolution. */
export interface TraceStep {
  /** The section that the step carries out. */
  readonly section: string;
  /** What the step did, or which branch it took. */
  readonly step: string;
  /** The text that the step worked on. */
  readonly before: string;
  /** The text that it gave. */
  readonly after: string;
}

/** Takes down what a step did; absent where nobody asked. */
export type Note = ((section: string, step: string, before: string, after: string) => void) | undefined;

/** The values of an option that is chosen or not. */
export const BOTH: readonly boolean[] = Object.freeze([true, false]);

/** The values that each option can have. */
export type OptionValues<Options> = { readonly [Name in keyof Required<Options>]: readonly Required<Options>[Name][] };

/** A standard's algorithm. */
export interface ResolutionRules<Options> {
  /** The rule that a base must match. */
  readonly baseRule: string;
  /** The options that the algorithm has, each with the values that it can have. */
  readonly options: OptionValues<Options>;
  /**
   * @param R the components of the reference
   * @param Base the components of the base
   * @param options how
   * @param note takes down each step
   * @returns the components of the target; `null` for a reference to the current document
   */
  readonly transform: (R: Components, Base: Components, options: Options, note: Note) => MainComponents | null;
}

/** A resolution with its trace. */
export interface Resolution {
  readonly uri: string;
  readonly trace: readonly TraceStep[];
}

/** What a reference leads to in the drafts before RFC 3986: a URI, or the document that the reference stands in. */
export type Target =
  | { readonly type: "URI"; readonly uri: string; readonly trace?: readonly TraceStep[] }
  | { readonly type: "current-document"; readonly fragment: string | null; readonly trace?: readonly TraceStep[] };

/** A standard's resolution, from strings to a target. */
export type ResolveToTarget<Options> = (ref: string | NodeBase, base: string | NodeBase, options?: Options) => Target;

/**
 * Makes the resolution of a standard.
 *
 * @param references the references of the standard
 * @param rules its algorithm
 * @returns a function that throws a URISyntaxError where the reference or the base does not match its rule
 */
export function targetResolver<Options extends { readonly trace?: boolean }>(
  references: References,
  { baseRule, transform }: ResolutionRules<Options>,
): ResolveToTarget<Options> {
  // Most references of a document have one base: the last one is kept taken apart, unless it is large.
  let kept = "";
  let ofKept: Components | null = null;

  function baseOf(base: string): Components {
    if (base === kept && ofKept) return ofKept;
    const Base = references.components(base, { rule: baseRule });
    if (base.length <= MOST_KEPT) {
      kept = base;
      ofKept = Base;
    }
    return Base;
  }

  return (ref, base, options = {} as Options) => {
    const R = references.components(references.text(ref));
    const Base = baseOf(references.text(base));
    if (options.trace !== true) return targetOf(R, transform(R, Base, options, undefined));
    const trace: TraceStep[] = [];
    const target = transform(R, Base, options, (section, step, before, after) => {
      trace.push({ section, step, before, after });
    });
    return { ...targetOf(R, target), trace };
  };
}

/** How long a base may be that is kept, in UTF-16 code units. */
const MOST_KEPT = 1000;

function targetOf(R: Components, target: MainComponents | null): Target {
  return target === null ? { type: "current-document", fragment: R.fragment } : { type: "URI", uri: compose(target) };
}
