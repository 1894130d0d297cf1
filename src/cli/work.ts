/**
 * Working on inputs, in whichever thread.
 *
 * @module
 */
import type { Block } from "./format.js";
import { inputsIn, type Input } from "./inputs.js";
import { isWritten, type Job } from "./order.js";
import { codesOf, outcomeOf, writtenOf } from "./outcome.js";
import { PartBuilder, type End, type Part } from "./parts.js";
import { stretchesOf, type PassingLines } from "./stretches.js";

/** Works on the records of a block. There is at least one part; the last one counts the block's lines. */
export function workOn(block: Block, job: Job): Generator<Part> {
  const { passing } = job.handler;
  if (passing && block.format.kind === "lines") return work(stretchesOf(block.bytes, passing, job), job);
  const { inputs, end } = inputsIn(block, job.arity);
  return work([inputs], job, end);
}

/**
 * @param stretches inputs, some of which are known to pass
 * @param end how the last part ends
 * @returns what the inputs came to: at least one part
 */
export function* work(stretches: Iterable<PassingLines | readonly Input[]>, job: Job, end?: End): Generator<Part> {
  const part = new PartBuilder();
  for (const stretch of stretches) {
    if ("count" in stretch) {
      part.addPassing(stretch.count);
      part.write("out", stretch.text);
      if (part.full) yield part.take();
      continue;
    }
    for (const input of stretch) {
      const outcome = outcomeOf(input, job);
      part.add(outcome.passed, job.summary ? codesOf(outcome) : []);
      if (!isWritten(outcome.passed, job.only)) continue;
      const { stream, pieces, after } = writtenOf(input, outcome, job.json);
      for (const piece of pieces) {
        part.write(stream, piece + after);
        if (part.full) yield part.take();
      }
    }
  }
  yield part.take(end);
}
