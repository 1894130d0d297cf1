/**
 * Processes inputs, in any thread.
 *
 * @module
 */
import { present } from "../core/invariant.js";
import type { Outcome, Passing } from "./command.js";
import { Misuse } from "./errors.js";
import { lineAt, type Where } from "./findings.js";
import type { Block, BytesBlock } from "./format.js";
import { inputsIn, type Input, type Inputs } from "./inputs.js";
import { isWritten, type Job } from "./order.js";
import { diagnosticsOf, outcomeOf, writtenOf, type WritingJob } from "./outcome.js";
import { PartBuilder, type Part } from "./parts.js";
import { shownOctets, type Field } from "./records.js";
import { ARGUMENTS } from "./sources.js";
import { nearlyAllPass, stretchesOf, type PassingLines } from "./stretches.js";

/** Processes the records of a block. Generates at least one part, and returns the number of records. */
export function workOn(block: Block, job: Job): Generator<Part, number> {
  if ("inputs" in block) return work([block.inputs], job, block);
  const passing = passingIn(block, job);
  if (passing) {
    const { source, line } = block;
    return work(stretchesOf(block, passing, job), job, { place: { source, line } });
  }
  const inputs = inputsIn(block, job.arity);
  return work([inputs.inputs], job, inputs);
}

/** Returns how lines that pass are recognized and written without processing each; `undefined` if that is not possible. */
function passingIn({ format }: BytesBlock, { handler: { passing }, json }: Job): Passing | undefined {
  return format.kind === "lines" && passing && (passing.record !== null || !json) ? passing : undefined;
}

/** Returns whether processing a block takes about as long as giving it to a thread: nearly all of its lines pass. */
export function isCheap(block: Block, job: Job): boolean {
  const passing = "bytes" in block ? passingIn(block, job) : undefined;
  return passing !== undefined && nearlyAllPass((block as BytesBlock).bytes, passing);
}

/**
 * Processes inputs.
 *
 * @param stretches inputs, some of which are known to pass
 * @param where the places of the inputs, and the error that ends them
 * @returns the number of inputs, with those that are skipped. It generates the results: at least one part
 */
export function* work(
  stretches: Iterable<PassingLines | readonly Input[]>,
  job: Job,
  { place: { source, line: first }, lines, framed, fault }: Pick<Inputs, "place" | "lines" | "framed" | "fault">,
): Generator<Part, number> {
  const part = new PartBuilder();
  if (framed && job.only !== "none") part.write("out", shownOctets(framed.head, job.terminal));
  const skipsEmpty = job.handler.skipsEmpty === true && lines === undefined && source !== ARGUMENTS;
  let index = 0;
  for (const stretch of stretches) {
    if ("count" in stretch) {
      part.addPassing(stretch.count);
      index += stretch.count;
      part.write("out", stretch.text);
      if (part.full) yield part.take();
      continue;
    }
    for (const input of stretch) {
      const line = first + (lines?.[index] ?? index);
      const field = framed && { frame: present(framed.frames[index], "the frame"), codec: framed.codec };
      index += 1;
      if (skipsEmpty && input === "") continue;
      // An input that is not a whole line is a field of a record, so its offsets are not those of the line.
      const where = lines ? { source, line, pointAt: null } : lineAt({ source, line });
      const outcome = outcomeUnlessMisuse(input, job);
      if (outcome instanceof Misuse) {
        yield part.take({ kind: "misuse", message: outcome.message });
        return index;
      }
      yield* partsOf(part, input, outcome, job, where, field);
    }
  }
  yield part.take(fault);
  return index;
}

/** Returns the outcome of an input; a misuse that only the input shows, so that earlier results are still written. */
function outcomeUnlessMisuse(input: Input, job: Job): Outcome | Misuse {
  try {
    return outcomeOf(input, job);
  } catch (error) {
    if (error instanceof Misuse) return error;
    throw error;
  }
}

/**
 * Counts and writes an outcome.
 *
 * @param where the place of the input
 * @param field the field that receives the result, if records are written again
 * @returns full parts
 */
export function* partsOf(
  part: PartBuilder,
  input: Input,
  outcome: Outcome,
  job: Pick<Job, "only" | "summary"> & WritingJob,
  where: Where,
  field?: Field,
): Generator<Part> {
  part.add(outcome.passed, job.summary ? diagnosticsOf(outcome).map(({ code }) => code) : []);
  if (!isWritten(outcome.passed, job.only)) return;
  if (job.findings === "sarif") for (const diagnostic of diagnosticsOf(outcome)) part.addRule(diagnostic);
  for (const { stream, pieces, after } of writtenOf(input, outcome, job, where, field)) {
    for (const piece of pieces) {
      part.write(stream, piece + after);
      if (part.full) yield part.take();
    }
  }
}
