/**
 * What inputs came to, gathered in parts of a bounded size.
 *
 * @module
 */

/** Standard output, or standard error. */
export type Stream = "out" | "err";

/** Text for one of the two streams. */
export type Segment = readonly [stream: Stream, text: string];

/** Why there are no more inputs. */
export interface Fault {
  readonly kind: "misuse" | "unreadable";
  readonly message: string;
}

/** What some of the inputs came to. */
export interface Part {
  /** What is to be written, in this order. */
  readonly segments: readonly Segment[];
  /** Whether the text ends with a whole line. */
  readonly whole: boolean;
  readonly inputs: number;
  readonly failed: number;
  /** How often each code was found. */
  readonly codes: ReadonlyMap<string, number>;
  readonly fault?: Fault | undefined;
}

/** How much text is handed on at once, in UTF-16 code units. */
const FULL = 1 << 20;

/** Gathers text and counts, and hands them on as parts. */
export class PartBuilder {
  #segments: Segment[] = [];
  /** The stream that was written to last, and the text for it that is not a segment yet. */
  #stream: Stream = "out";
  #text = "";
  /** How much text there is in all. */
  #length = 0;
  #inputs = 0;
  #failed = 0;
  #codes = new Map<string, number>();

  /** Whether there is enough text to hand it on. */
  get full(): boolean {
    return this.#length >= FULL;
  }

  /** Counts inputs that passed, and in which no code was found. */
  addPassing(count: number): void {
    this.#inputs += count;
  }

  /** Counts one input. */
  add(passed: boolean, codes: readonly string[]): void {
    this.#inputs += 1;
    if (!passed) this.#failed += 1;
    for (const code of codes) this.#codes.set(code, (this.#codes.get(code) ?? 0) + 1);
  }

  /** Writes after all that was written before, so that a terminal that shows both streams shows them in this order. */
  write(stream: Stream, text: string): void {
    if (stream !== this.#stream) this.#endSegment();
    this.#stream = stream;
    this.#text += text;
    this.#length += text.length;
  }

  /** Hands on what there is, and begins with the next part. */
  take(fault?: Fault): Part {
    this.#endSegment();
    const segments = this.#segments;
    const whole = segments.at(-1)?.[1].endsWith("\n") ?? true;
    const part = { segments, whole, inputs: this.#inputs, failed: this.#failed, codes: this.#codes, fault };
    this.#segments = [];
    this.#length = 0;
    this.#inputs = 0;
    this.#failed = 0;
    this.#codes = new Map();
    return part;
  }

  #endSegment(): void {
    if (this.#text !== "") this.#segments.push([this.#stream, this.#text]);
    this.#text = "";
  }
}
