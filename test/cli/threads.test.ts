/** Threads, with a port in the place of a thread's own. */
import { jest } from "@jest/globals";
import { EventEmitter, once } from "node:events";
import { MessageChannel } from "node:worker_threads";
import type { Block } from "../../src/cli/format.js";
import type { Order } from "../../src/cli/order.js";
import type { Part } from "../../src/cli/parts.js";
import { serve, type Port } from "../../src/cli/threads.js";
import { cli } from "./fake.js";

const order: Order = {
  command: "check",
  values: {},
  json: false,
  only: "all",
  summary: false,
  placed: false,
  looks: { out: { colour: false }, err: { colour: false } },
};

const blockOf = (text: string): Block => ({
  bytes: Buffer.from(text),
  format: { kind: "lines" },
  source: "<stdin>",
  line: 1,
});

describe("a thread", () => {
  /** What a thread answers to messages that are there at once. */
  function answers(asked: Order, messages: readonly (Block | "next")[]): unknown[] {
    const given: unknown[] = [];
    const emitter = new EventEmitter();
    const port: Port = Object.assign(emitter, { postMessage: (answer: unknown) => given.push(answer) });
    serve(port, asked);
    for (const message of messages) emitter.emit("message", message);
    return given;
  }

  const part = (text: string, inputs: number, last: boolean): object => ({
    part: { segments: [["out", text]], whole: true, inputs, failed: 0, codes: new Map() },
    last,
  });

  test("answers blocks in order", () => {
    expect(answers(order, [blockOf("a\nb\n"), blockOf("c")])).toEqual([
      part('valid    "a"\nvalid    "b"\n', 2, true),
      part('valid    "c"\n', 1, true),
    ]);
  });

  test("gives the next part of a long result when it is asked, and the next block after the last", () => {
    const long = blockOf(`${"a".repeat(1 << 20)}\nb\n`.repeat(2));
    const first = answers({ ...order, command: "normalize" }, [long, blockOf("c\n")]) as {
      part: Part;
      last: boolean;
    }[];
    expect(first.map(({ last }) => last)).toEqual([false]);
    const all = answers({ ...order, command: "normalize" }, [long, blockOf("c\n"), "next", "next"]) as typeof first;
    expect(all.map(({ last, part: { inputs } }) => [last, inputs])).toEqual([
      [false, 1],
      [false, 2],
      [true, 1],
      [true, 1],
    ]);
  });

  test("a line in pieces is not whole until its end", () => {
    const long = blockOf(`${"a/".repeat(1 << 16)}\n`);
    const [first] = answers({ ...order, command: "parse", json: true }, [long]) as { part: Part; last: boolean }[];
    expect([first?.last, first?.part.whole]).toEqual([false, false]);
    const [drawn] = answers({ ...order, command: "parse" }, [long]) as { part: Part; last: boolean }[];
    expect([drawn?.last, drawn?.part.whole]).toEqual([false, true]);
  });

  test("a fault of the program is thrown", () => {
    expect(() => answers(order, [{} as Block])).toThrow(TypeError);
  });

  test("its module serves the port of the thread", async () => {
    const { port1, port2 } = new MessageChannel();
    jest.unstable_mockModule("node:worker_threads", () => ({
      parentPort: port1,
      workerData: order,
      Worker: jest.fn(),
    }));
    await import("../../src/cli/worker.js");
    port2.postMessage(blockOf("a"));
    const [answer] = (await once(port2, "message")) as unknown[];
    port2.close();
    expect(answer).toEqual(part('valid    "a"\n', 1, true));
  });

  test("long results of threads come whole", async () => {
    const stdin = [`${"a/".repeat(1 << 15)}\n`, "b\n", "c\n"];
    const alone = await cli(["parse", "--json"], { stdin });
    expect(alone.out.length).toBeGreaterThan(1 << 20);
    expect((await cli(["parse", "--json", "--jobs", "2"], { stdin })).out === alone.out).toBe(true);
  }, 60_000);

  test("so does a line that is longer than what is written at once", async () => {
    const long = "a".repeat(3_000_000);
    expect((await cli(["normalize"], { stdin: [`${long}\n`, "b\n"] })).out === `${long}\nb\n`).toBe(true);
  });
});
