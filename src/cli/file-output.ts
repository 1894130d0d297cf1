/**
 * Writing to a file, so that a full disk leaves no half line in it.
 *
 * @module
 */
import { fstatSync, ftruncateSync, writeSync } from "node:fs";
import { Writable } from "node:stream";
import { LF } from "./lines.js";

/** A regular file that is written to. Where it takes a part only of what is written, it is cut after the last line. */
export class FileOutput extends Writable {
  readonly #fd: number;

  /** @param fd the descriptor of the file, which stays open */
  constructor(fd: number) {
    super();
    this.#fd = fd;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    const before = fstatSync(this.#fd).size;
    let written = 0;
    try {
      // A disk that is nearly full takes a part, and says so only by the count.
      while (written < chunk.length) written += writeSync(this.#fd, chunk, written);
      done();
    } catch (error) {
      const whole = chunk.subarray(0, written).lastIndexOf(LF) + 1;
      // Whatever someone else has written to the file in the meantime is not cut off.
      if (whole < written && fstatSync(this.#fd).size === before + written) ftruncateSync(this.#fd, before + whole);
      done(error as Error);
    }
  }
}

/** The stream or, where it leads to a regular file, what writes to that. */
export function outputOf<Stream extends Writable & { readonly fd: number }>(stream: Stream): Stream | FileOutput {
  return fstatSync(stream.fd).isFile() ? new FileOutput(stream.fd) : stream;
}
