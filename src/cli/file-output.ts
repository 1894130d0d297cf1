/**
 * Writes to a file. If the disk is full, the file does not end with an incomplete line.
 *
 * @module
 */
import { fstatSync, ftruncateSync, writeSync } from "node:fs";
import { Writable } from "node:stream";
import { LF } from "./lines.js";

/** An output file. If only a part of a text can be written, the file is truncated after the last complete line. */
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
      // If the disk is nearly full, only a part is written; only the count shows this.
      while (written < chunk.length) written += writeSync(this.#fd, chunk, written);
      done();
    } catch (error) {
      const whole = chunk.subarray(0, written).lastIndexOf(LF) + 1;
      // Text that another program has written to the file in the meantime is not removed.
      if (whole < written && fstatSync(this.#fd).size === before + written) ftruncateSync(this.#fd, before + whole);
      done(error as Error);
    }
  }
}

/** Returns a stream that writes to the regular file of a stream, or the stream itself if it has no regular file. */
export function outputOf<Stream extends Writable & { readonly fd: number }>(stream: Stream): Stream | FileOutput {
  return fstatSync(stream.fd).isFile() ? new FileOutput(stream.fd) : stream;
}
