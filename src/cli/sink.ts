/**
 * Writing to a stream at the pace at which it takes what is written.
 *
 * @module
 */
import type { Writable } from "node:stream";

/** How much is written at once, in UTF-16 code units: a call for every line would take most of the time. */
const BATCH = 1 << 16;

/** Gathers lines, and writes them in batches. */
export class Sink {
  readonly #stream: Writable;
  #gathered = "";
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
   * @param pieces one line, or its pieces
   * @returns resolved when more can be taken
   */
  async write(pieces: Iterable<string>): Promise<void> {
    for (const piece of pieces) {
      this.#gathered += piece;
      if (this.#gathered.length >= BATCH) await this.flush();
      if (this.closed) return;
    }
  }

  /** Writes what was gathered; resolved when the stream has taken it, or failed. */
  async flush(): Promise<void> {
    const text = this.#gathered;
    this.#gathered = "";
    if (text === "" || this.closed) return;
    this.#error =
      (await new Promise<Error | null | undefined>((resolve) => this.#stream.write(text, resolve))) ?? undefined;
  }
}
