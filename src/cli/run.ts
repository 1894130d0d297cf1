/**
 * Runs a command on all inputs and writes the results.
 *
 * @module
 */
import { Failure, Misuse } from "./errors.js";
import { NOT_COUNTED, type Block } from "./format.js";
import type { Job } from "./order.js";
import type { Part } from "./parts.js";
import type { Sink } from "./sink.js";
import type { Progress } from "./progress.js";
import type { Tally } from "./tally.js";
import { workOn } from "./work.js";

/** Processes blocks in this thread. This counts the lines, so nothing needs to count them before. */
export async function* inTurn(blocks: AsyncIterable<Block>, job: Job): AsyncGenerator<Part> {
  let next = 1;
  for await (const block of blocks) {
    if (!("bytes" in block)) {
      yield* workOn(block, job);
      continue;
    }
    const line = block.line === NOT_COUNTED ? next : block.line;
    next = line + (yield* workOn({ ...block, line }, job));
  }
}

/** The destination of results: streams, counts and progress. */
export interface Destination {
  readonly out: Pick<Sink, "write" | "closed">;
  /** The stream for reports of refused inputs, unless results are JSON. */
  readonly err: Sink;
  readonly tally: Tally;
  readonly progress?: Progress | undefined;
  readonly interrupted?: AbortSignal | undefined;
}

/**
 * Writes results until the inputs end, the output is closed, or the run is interrupted. After an interrupt, the output
 * ends with a complete line.
 *
 * @throws {Misuse} if an input has the wrong number of operands
 * @throws {Failure} if a record cannot be read; the results of earlier records are written first
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
