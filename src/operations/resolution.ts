/**
 * What a standard says of resolving references: the part of resolution that differs between them.
 *
 * @module
 */
import type { Components, MainComponents } from "../core/components.js";

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

/** A standard's algorithm. */
export interface ResolutionRules<Options> {
  /** The rule that a base must match. */
  readonly baseRule: string;
  /**
   * @param R the components of the reference
   * @param Base the components of the base
   * @param options how
   * @param note takes down each step
   * @returns the components of the target; `null` for a reference to the current document
   */
  readonly transform: (R: Components, Base: Components, options: Options, note: Note) => MainComponents | null;
}
