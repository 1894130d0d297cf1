/**
 * Distributes blocks to threads, and returns their results in the order of the blocks.
 *
 * @module
 */
import { once } from "node:events";
import { MessageChannel, Worker, type MessagePort } from "node:worker_threads";
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
  /** Receives an answer for each part. The thread continues when this port confirms that the answer was received. */
  readonly port: MessagePort;
}

/** A part of the result of a block, or the reason why it is missing. */
export type Answer = { readonly part: Part; readonly isLast: boolean } | { readonly failure: string };

/** Processes a block in a thread, at most one part ahead of the main thread. */
export async function serve({ block, order, port }: Task): Promise<void> {
  const answer = (message: Answer): void => {
    port.postMessage(message);
  };
  try {
    const parts = workOn(block, await jobOf(order));
    let part = present(parts.next().value as Part | undefined, "the first part");
    for (let next = parts.next(); next.done !== true; next = parts.next()) {
      answer({ part, isLast: false });
      await once(port, "message");
      part = next.value;
    }
    answer({ part, isLast: true });
  } catch (error) {
    answer({ failure: (error as Error).message });
  }
}

/** Serves all tasks of a thread. */
export function listen(port: Pick<MessagePort, "on"> | null): void {
  port?.on("message", (task: Task) => {
    void serve(task);
  });
}

/** The maximal number of blocks for each thread, so that the next block is ready when a thread has finished one. */
const WAITING = 2;

/**
 * Processes blocks in threads, except those that take about as long in a thread as here.
 *
 * @param job the prepared order
 * @param module the module that each thread runs; it calls `listen`
 * @param count the number of threads
 * @returns the parts, in the order of the blocks. At most a few blocks for each thread wait in memory
 * @throws {Failure} if a thread fails, or ends
 */
export async function* inThreads(
  blocks: AsyncIterable<Block>,
  order: Order,
  job: Job,
  module: URL,
  count: number,
): AsyncGenerator<Part> {
  let threads: Threads | undefined;
  const waiting: (AsyncGenerator<Part> | Generator<Part>)[] = [];
  try {
    const counted = countsLines(job) || order.values["from"] !== undefined;
    const isDirect = (block: Block): boolean => waiting.length === 0 && isCheap(block, job);
    for await (const block of batchesOf(blocks, count, counted, isDirect)) {
      if (isDirect(block)) yield* workOn(block, job);
      else if (isCheap(block, job)) waiting.push(workOn(block, job));
      else {
        threads ??= new Threads(module, count);
        waiting.push(threads.deal(order, block));
      }
      if (waiting.length >= count * WAITING) yield* present(waiting.shift());
    }
    for (const parts of waiting) yield* parts;
  } finally {
    await threads?.close();
  }
}

/** Threads that get blocks in turn. */
class Threads {
  readonly #workers: readonly Worker[];
  #next = 0;
  #error: Error | undefined;
  /** Ends the wait for an answer. */
  #fail: ((error: Error) => void) | undefined;

  constructor(module: URL, count: number) {
    this.#workers = Array.from({ length: count }, () => {
      const worker = new Worker(module);
      worker.on("error", this.#end);
      worker.on("exit", () => {
        this.#end(new Error("it ended before its work was done"));
      });
      return worker;
    });
  }

  /** Gives a block to a thread at once, and returns its parts. */
  deal(order: Order, block: Block): AsyncGenerator<Part> {
    const { port1, port2 } = new MessageChannel();
    const task: Task = { block, order, port: port2 };
    const worker = present(this.#workers[this.#next++ % this.#workers.length]);
    worker.postMessage(task, [port2, ...("bytes" in block ? [block.bytes.buffer as ArrayBuffer] : [])]);
    return this.#partsFrom(port1);
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  readonly #end = (error: Error): void => {
    this.#error ??= error;
    this.#report();
  };

  #report(): void {
    if (this.#error) this.#fail?.(this.#error);
  }

  async *#partsFrom(port: MessagePort): AsyncGenerator<Part> {
    try {
      for (;;) {
        const answer = await this.#answerFrom(port);
        if ("failure" in answer) throw new Error(answer.failure);
        yield answer.part;
        if (answer.isLast) return;
        port.postMessage("taken");
      }
    } catch (cause) {
      throw new Failure(`a thread failed: ${(cause as Error).message}`, { cause });
    } finally {
      port.close();
    }
  }

  /** Waits for an answer. A race with one promise for the whole run would keep all answers in memory. */
  #answerFrom(port: MessagePort): Promise<Answer> {
    return new Promise((resolve, reject) => {
      port.once("message", resolve);
      this.#fail = reject;
      // It can have ended while a result was written.
      this.#report();
    });
  }
}
