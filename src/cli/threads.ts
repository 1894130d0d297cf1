/**
 * Distributes blocks to threads, and returns their results in the order of the blocks.
 *
 * @module
 */
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { Tinypool } from "tinypool";
import { present } from "../core/invariant.js";
import { batchesOf } from "./batches.js";
import { Failure } from "./errors.js";
import type { Block } from "./format.js";
import { countsLines, jobOf, type Job, type Order } from "./order.js";
import type { Part } from "./parts.js";
import { isCheap, workOn } from "./work.js";

/** The task of a thread. */
export interface Task {
  readonly block: Block;
  readonly order: Order;
  /** Receives each part except the last. The thread continues when this port confirms that the part was received. */
  readonly port: MessagePort;
}

/**
 * Processes a block in a thread, at most one part ahead of the main thread.
 *
 * @returns the last part
 */
export async function serve({ block, order, port }: Task): Promise<Part> {
  const parts = workOn(block, jobOf(order));
  let part = present(parts.next().value as Part | undefined, "the first part");
  for (let next = parts.next(); next.done !== true; next = parts.next()) {
    port.postMessage(part);
    await once(port, "message");
    part = next.value;
  }
  port.close();
  return part;
}

/** The maximal number of blocks for each thread, so that the next block is ready when a thread has finished one. */
const WAITING = 2;

/**
 * Processes blocks in threads, except those that take about as long in a thread as here.
 *
 * @param job the prepared order
 * @param module the module that each thread runs; it exports `serve`
 * @param count the number of threads
 * @returns the parts, in the order of the blocks. At most a few blocks for each thread wait in memory
 * @throws {Failure} if a thread fails
 */
export async function* inThreads(
  blocks: AsyncIterable<Block>,
  order: Order,
  job: Job,
  module: URL,
  count: number,
): AsyncGenerator<Part> {
  const { Tinypool } = await import("tinypool");
  let pool: Tinypool | undefined;
  const waiting: (AsyncGenerator<Part> | Generator<Part>)[] = [];
  try {
    const counted = countsLines(job) || order.values["from"] !== undefined;
    const isDirect = (block: Block): boolean => waiting.length === 0 && isCheap(block, job);
    for await (const block of batchesOf(blocks, count, counted, isDirect)) {
      if (isDirect(block)) yield* workOn(block, job);
      else if (isCheap(block, job)) waiting.push(workOn(block, job));
      else {
        pool ??= new Tinypool({ minThreads: count, maxThreads: count });
        waiting.push(dealt(pool, module, order, block));
      }
      if (waiting.length >= count * WAITING) yield* present(waiting.shift());
    }
    for (const parts of waiting) yield* parts;
  } finally {
    await pool?.destroy();
  }
}

/** Gives a block to a thread at once, and returns its parts. */
function dealt(pool: Tinypool, module: URL, order: Order, block: Block): AsyncGenerator<Part> {
  const { port1, port2 } = new MessageChannel();
  const task: Task = { block, order, port: port2 };
  const last = pool.run(task, {
    filename: fileURLToPath(module),
    // As a default export of CommonJS it would not be found in a folder whose name has a triplet, such as "%41".
    name: "serve",
    transferList: [port2, ...("bytes" in block ? [block.bytes.buffer as ArrayBuffer] : [])],
  }) as Promise<Part>;
  // The error is handled later, in the order of the blocks.
  last.catch(() => undefined);
  return partsFrom(port1, last);
}

async function* partsFrom(port: MessagePort, last: Promise<Part>): AsyncGenerator<Part> {
  try {
    for (;;) {
      const [part, isLast] = await Promise.race([
        last.then((value) => [value, true] as const),
        once(port, "message").then(([value]) => [value as Part, false] as const),
      ]);
      yield part;
      if (isLast) return;
      port.postMessage("taken");
    }
  } catch (cause) {
    throw new Failure(`a thread failed: ${(cause as Error).message}`, { cause });
  } finally {
    port.close();
  }
}
