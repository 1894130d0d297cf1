/**
 * Collects results in parts of a bounded size.
 *
 * @module
 */

import type { Diagnostic } from "../index.js";
import { ruleOf, type SARIFRule } from "../interop/sarif-log.js";

/** Standard output, or standard error. */
export type Stream = "out" | "err";

/** Text for one of the two streams. */
export type Segment = readonly [stream: Stream, text: string];

/** The error that ends the inputs. */
export interface Fault {
  readonly kind: "misuse" | "unreadable";
  readonly message: string;
}

/** The results of some inputs. */
export interface Part {
  /** The texts to write, in this order. */
  readonly segments: readonly Segment[];
  /** Whether the text ends with a complete line. */
  readonly whole: boolean;
  readonly inputs: number;
  readonly failed: number;
  /** The frequency of each code. */
  readonly codes: ReadonlyMap<string, number>;
  /** The kinds of the diagnostics that are written as SARIF, by their codes. */
  readonly rules?: ReadonlyMap<string, SARIFRule>;
  readonly fault?: Fault | undefined;
}

/** A part with this much text is full. In UTF-16 code units. */
const FULL = 1 << 20;

/** Collects text and counts, and returns them as parts. */
export class PartBuilder {
  #segments: Segment[] = [];
  /** The stream of the last text, and the text for it that is not a segment yet. */
  #stream: Stream = "out";
  #text = "";
  /** The length of all text. */
  #length = 0;
  #inputs = 0;
  #failed = 0;
  #codes = new Map<string, number>();
  #rules = new Map<string, SARIFRule>();

  /** Whether the part has enough text. */
  get full(): boolean {
    return this.#length >= FULL;
  }

  /** Counts inputs that passed without codes. */
  addPassing(count: number): void {
    this.#inputs += count;
  }

  /** Counts one input. */
  add(passed: boolean, codes: readonly string[]): void {
    this.#inputs += 1;
    if (!passed) this.#failed += 1;
    for (const code of codes) this.#codes.set(code, (this.#codes.get(code) ?? 0) + 1);
  }

  /** Keeps the kind of a diagnostic. */
  addRule(diagnostic: Diagnostic): void {
    if (!this.#rules.has(diagnostic.code)) this.#rules.set(diagnostic.code, ruleOf(diagnostic));
  }

  /** Adds text. Texts for both streams stay in the order of these calls, which a terminal then shows. */
  write(stream: Stream, text: string): void {
    if (stream !== this.#stream) this.#endSegment();
    this.#stream = stream;
    this.#text += text;
    this.#length += text.length;
  }

  /** Returns the current part and begins the next one. */
  take(fault?: Fault): Part {
    this.#endSegment();
    const segments = this.#segments;
    const whole = segments.at(-1)?.[1].endsWith("\n") ?? true;
    const [inputs, failed, codes, rules] = [this.#inputs, this.#failed, this.#codes, this.#rules];
    const part = { segments, whole, inputs, failed, codes, ...(rules.size > 0 && { rules }), fault };
    this.#segments = [];
    this.#length = 0;
    this.#inputs = 0;
    this.#failed = 0;
    this.#codes = new Map();
    this.#rules = new Map();
    return part;
  }

  #endSegment(): void {
    if (this.#text !== "") this.#segments.push([this.#stream, this.#text]);
    this.#text = "";
  }
}
