/**
 * Writing to a stream at the pace at which it takes what is written.
 *
 * @module
 */
import type { Writable } from "node:stream";

/** How long text may be that is put into bytes in one place, again and again, in UTF-16 code units. */
const ROOM = 1 << 21;

/** A stream that is written to, and what became of it. */
export class Sink {
  readonly #stream: Writable;
  #bytes = Buffer.alloc(0);
  #error: NodeJS.ErrnoException | undefined;

  constructor(stream: Writable) {
    this.#stream = stream;
    // The callback of each write is told of its error; without a listener the process would end.
    stream.on("error", () => undefined);
  }

  /** Whether nothing more can be written. */
  get closed(): boolean {
    return this.#error !== undefined;
  }

  /** Why nothing more can be written, unless it is because the reader has had enough. */
  get failure(): Error | undefined {
    return this.#error?.code === "EPIPE" ? undefined : this.#error;
  }

  /**
   * Writes text, as much as is at hand: a call for every line would take most of the time.
   *
   * @returns resolved when the stream has taken it, or failed
   */
  async write(text: string): Promise<void> {
    if (text === "" || this.closed) return;
    const data = text.length > ROOM ? text : this.#encoded(text);
    this.#error =
      (await new Promise<Error | null | undefined>((resolve) => this.#stream.write(data, resolve))) ?? undefined;
  }

  /** In the same bytes each time, as the last ones are written by then: new ones would take longer than to fill them. */
  #encoded(text: string): Uint8Array {
    // A code unit takes at most three bytes.
    if (this.#bytes.length < 3 * text.length) this.#bytes = Buffer.allocUnsafeSlow(4 * text.length);
    return this.#bytes.subarray(0, this.#bytes.write(text));
  }
}
