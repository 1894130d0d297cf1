/**
 * Running a command over its inputs.
 *
 * @module
 */
import { Failure, Misuse } from "./errors.js";
import type { Block } from "./format.js";
import type { Job } from "./order.js";
import type { Part } from "./parts.js";
import type { Sink } from "./sink.js";
import type { Progress } from "./progress.js";
import type { Tally } from "./tally.js";
import { workOn } from "./work.js";

/** Works on blocks in this thread. */
export async function* inTurn(blocks: AsyncIterable<Block>, job: Job): AsyncGenerator<Part> {
  for await (const block of blocks) yield* workOn(block, job);
}

/** Where results go, and what is told of them. */
export interface Destination {
  readonly out: Pick<Sink, "write" | "closed">;
  /** For reports of inputs that are refused, when people read. */
  readonly err: Sink;
  readonly tally: Tally;
  readonly progress?: Progress | undefined;
  readonly interrupted?: AbortSignal | undefined;
}

/**
 * Writes what inputs come to, until they end, no one reads any more, or the run is interrupted: then after a line.
 *
 * @throws {Misuse} if an input is not one
 * @throws {Failure} if records cannot be read, after the results of those before
 */
export async function run(
  parts: AsyncIterable<Part> | Iterable<Part>,
  { out, err, tally, progress, interrupted }: Destination,
): Promise<void> {
  try {
    for await (const part of parts) {
      for (const [stream, text] of part.segments) {
        if (stream === "err") progress?.clear();
        await (stream === "out" ? out : err).write(text);
      }
      tally.add(part);
      const { fault } = part;
      if (fault) throw fault.kind === "misuse" ? new Misuse(fault.message) : new Failure(fault.message);
      await progress?.show(tally);
      if (out.closed || (part.whole && interrupted?.aborted === true)) break;
    }
  } finally {
    progress?.end();
  }
}
