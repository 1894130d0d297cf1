/**
 * What a standard says of normal forms: the part of normalization that differs between them.
 *
 * @module
 */
import type { Components } from "../core/components.js";
import type { CharacterSet } from "../core/percent.js";

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
  | "default-port";

/** The steps of syntax-based normalization, in every standard that has them. */
export const syntaxSteps: readonly NormalizationStep[] = ["case", "percent-encoding", "dot-segments"];

/** A rung of the ladder of comparisons, from the letter to what a server answers. */
export type Rung = "string" | "syntax" | "scheme" | "protocol";

/** A standard's rules. */
export interface NormalizationRules {
  /** The steps that the document has, in order, each with the section that describes it. */
  readonly steps: Readonly<Partial<Record<NormalizationStep, string>>>;
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
