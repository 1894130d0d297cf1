/**
 * Dealing blocks out to threads, and taking what comes of them in the order of the blocks.
 *
 * @module
 */
import { Worker } from "node:worker_threads";
import { present } from "../core/invariant.js";
import type { Block } from "./format.js";
import { jobOf, type Order } from "./order.js";
import type { Part } from "./parts.js";
import { workOn } from "./work.js";

/** What a thread is told: to work on a block, or to go on with the one that it has begun. */
type Message = Block | "next";

/** What a thread answers to either: a part of the block at which it is, and whether it is the last. */
interface Answer {
  readonly part: Part;
  readonly last: boolean;
}

/** What a thread hears through and answers through. */
export interface Port {
  on(event: "message", listener: (message: Message) => void): unknown;
  postMessage(answer: Answer): void;
}

/** What runs in a thread: works on the blocks in the order in which they come, and never further than one part ahead. */
export function serve(port: Port, order: Order): void {
  const job = jobOf(order);
  const blocks: Block[] = [];
  let parts: Iterator<Part, Part> | undefined;

  const answer = (): void => {
    parts ??= ahead(workOn(present(blocks.shift(), "a block"), job));
    const { value, done } = parts.next();
    if (done === true) parts = undefined;
    port.postMessage({ part: value, last: done === true });
    if (parts === undefined && blocks.length > 0) answer();
  };

  port.on("message", (message) => {
    if (message === "next") {
      answer();
    } else {
      blocks.push(message);
      if (parts === undefined) answer();
    }
  });
}

/** The parts but for the last, which is returned. */
function* ahead(parts: Iterator<Part>): Generator<Part, Part> {
  let { value } = parts.next() as IteratorYieldResult<Part>;
  for (let next = parts.next(); next.done !== true; next = parts.next()) {
    yield value;
    value = next.value;
  }
  return value;
}

/** How many blocks wait at each thread, at most, so that it has the next one when it is done with one. */
const WAITING = 2;

/** A thread, and the answers that are waited for, in the order in which they come. */
class Thread {
  readonly #worker: Worker;
  readonly #waiting: { readonly resolve: (answer: Answer) => void; readonly reject: (error: unknown) => void }[] = [];
  #error: Error | undefined;

  constructor(module: URL, order: Order) {
    this.#worker = new Worker(module, { workerData: order });
    this.#worker.on("message", (answer: Answer) => {
      this.#waiting.shift()?.resolve(answer);
    });
    this.#worker.on("error", (error: Error) => {
      this.#error = error;
      for (const { reject } of this.#waiting.splice(0)) reject(error);
    });
  }

  /** Who asks for the next part is answered before the blocks that wait. */
  ask(message: Message): Promise<Answer> {
    const answer = new Promise<Answer>((resolve, reject) => {
      if (this.#error) reject(this.#error);
      else if (message === "next") this.#waiting.unshift({ resolve, reject });
      else this.#waiting.push({ resolve, reject });
    });
    // It is looked at when its turn comes.
    answer.catch(() => undefined);
    this.#worker.postMessage(message);
    return answer;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

/**
 * Works on blocks in threads.
 *
 * @param module what each thread runs: it calls `serve`
 * @param count how many threads
 * @returns the parts, in the order of the blocks; what waits is a few blocks for each thread
 */
export async function* inThreads(
  blocks: AsyncIterable<Block>,
  order: Order,
  module: URL,
  count: number,
): AsyncGenerator<Part> {
  const threads = Array.from({ length: count }, () => new Thread(module, order));
  const waiting: { readonly thread: Thread; readonly answer: Promise<Answer> }[] = [];
  let dealt = 0;
  try {
    for await (const block of blocks) {
      const thread = present(threads[dealt % count], "the thread");
      dealt += 1;
      waiting.push({ thread, answer: thread.ask(block) });
      if (waiting.length >= count * WAITING) yield* first();
    }
    while (waiting.length > 0) yield* first();
  } finally {
    await Promise.all(threads.map((thread) => thread.end()));
  }

  async function* first(): AsyncGenerator<Part> {
    const { thread, answer } = present(waiting.shift(), "an answer");
    let given = await answer;
    for (;;) {
      yield given.part;
      if (given.last) return;
      given = await thread.ask("next");
    }
  }
}
