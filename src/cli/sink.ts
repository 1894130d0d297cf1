/**
 * Writes to a stream with back-pressure.
 *
 * @module
 */
import type { Writable } from "node:stream";

/** Text up to this length is encoded in a buffer that is reused. In UTF-16 code units. */
const ROOM = 1 << 21;

/** An output stream and its state. */
export class Sink {
  readonly #stream: Writable;
  #bytes = Buffer.alloc(0);
  /** How text becomes bytes: latin1 if its code units are octets. */
  encoding: "utf8" | "latin1" = "utf8";
  #error: NodeJS.ErrnoException | undefined;

  constructor(stream: Writable) {
    this.#stream = stream;
    // The callback of each write receives its error. Without a listener, the process would end.
    stream.on("error", () => undefined);
  }

  /** Whether nothing more can be written. */
  get closed(): boolean {
    return this.#error !== undefined;
  }

  /** The error after which nothing more can be written, unless the reader has closed the stream. */
  get failure(): Error | undefined {
    return this.#error?.code === "EPIPE" ? undefined : this.#error;
  }

  /**
   * Writes text. Pass as much text as possible, because one call for each line would take most of the time.
   *
   * @returns a promise that resolves when the stream has accepted the text, or has failed
   */
  async write(text: string): Promise<void> {
    if (text === "" || this.closed) return;
    const data = text.length > ROOM ? Buffer.from(text, this.encoding) : this.#encoded(text);
    this.#error =
      (await new Promise<Error | null | undefined>((resolve) => this.#stream.write(data, resolve))) ?? undefined;
  }

  /** Encodes text in the reused buffer: the last text is already written, and allocating takes longer than encoding. */
  #encoded(text: string): Uint8Array {
    // A code unit takes at most three bytes.
    if (this.#bytes.length < 3 * text.length) this.#bytes = Buffer.allocUnsafeSlow(4 * text.length);
    return this.#bytes.subarray(0, this.#bytes.write(text, this.encoding));
  }
}
