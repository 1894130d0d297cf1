/** The parts of the streaming command line that take something in the place of a process, a thread or a file. */
import { jest } from "@jest/globals";
import { EventEmitter, once } from "node:events";
import { appendFileSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { MessageChannel } from "node:worker_threads";
import type { Block } from "../../src/cli/format.js";
import { FileOutput, outputOf } from "../../src/cli/file-output.js";
import { interruptible, type Signalled } from "../../src/cli/interrupt.js";
import { main } from "../../src/cli/main.js";
import { Sink } from "../../src/cli/sink.js";
import { Progress, Tally } from "../../src/cli/tally.js";
import { serve, type Port } from "../../src/cli/threads.js";
import type { Order, Part } from "../../src/cli/work.js";
import { cli, worker } from "./fake.js";

const order: Order = {
  command: "check",
  values: {},
  json: false,
  only: "all",
  summary: false,
  colour: { out: false, err: false },
};

const blockOf = (text: string): Block => ({ bytes: Buffer.from(text), format: { kind: "lines" }, skipped: 0 });

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
    part: { segments: [["out", text]], whole: true, inputs, failed: 0, codes: new Map(), lines: 0 },
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

describe("progress", () => {
  test("is told from time to time, and taken away", async () => {
    const written: string[] = [];
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done): void {
        written.push(chunk.toString());
        done();
      },
    });
    let now = 1000;
    const progress = new Progress(new Sink(stream), () => now);
    const tally = new Tally();
    tally.add({ inputs: 1000, failed: 10, codes: new Map() });
    await progress.show(tally);
    await progress.clear();
    expect(written).toEqual([]);
    now += 500;
    await progress.show(tally);
    now += 499;
    await progress.show(tally);
    expect(written).toEqual(["\r\u001b[K1000 inputs, 2000/s, 10 failed"]);
    await progress.clear();
    await progress.clear();
    expect(written.slice(1)).toEqual(["\r\u001b[K"]);
  });

  test.each([
    ["a terminal beside a file", true, false, {}, true],
    ["no terminal", false, false, {}, false],
    ["a terminal that shows the results", true, true, {}, false],
    ["a terminal that cannot go back", true, false, { TERM: "dumb" }, false],
  ])("%s", async (_, errTTY, outTTY, env, told) => {
    const now = jest.spyOn(performance, "now");
    let time = 0;
    now.mockImplementation(() => (time += 1000));
    const err: string[] = [];
    const collecting = (isTTY: boolean, into: string[]): Writable & { isTTY: boolean } =>
      Object.assign(
        new Writable({
          write(chunk: Buffer, _encoding, done): void {
            into.push(chunk.toString());
            done();
          },
        }),
        { isTTY },
      );
    const stdin = Readable.from([Buffer.from("//a:x\n"), Buffer.from("b\n")]);
    const io = { stdin, stdout: collecting(outTTY, []), stderr: collecting(errTTY, err), env, worker };
    try {
      expect(await main(["normalize"], io)).toBe(1);
    } finally {
      now.mockRestore();
    }
    expect(err.some((text) => text.startsWith("\r\u001b[K1 inputs, "))).toBe(told);
    // What is written last takes it away.
    if (told) expect(err.at(-1)).toBe("\r\u001b[K");
  });
});

describe("signals", () => {
  class Fake extends EventEmitter implements Signalled {
    readonly pid = 17;
    readonly kill = jest.fn();
  }

  test("without one, nothing is left behind", async () => {
    const process = new Fake();
    expect(await interruptible(process, () => Promise.resolve(3))).toBe(3);
    expect(process.eventNames()).toEqual([]);
    expect(process.kill).not.toHaveBeenCalled();
  });

  test("the first is told, and the process dies of it in the end; the second is not caught", async () => {
    const process = new Fake();
    await interruptible(process, async (interrupted) => {
      expect(interrupted.aborted).toBe(false);
      process.emit("SIGTERM", "SIGTERM");
      expect(interrupted.aborted).toBe(true);
      expect(process.eventNames()).toEqual([]);
      expect(process.kill).not.toHaveBeenCalled();
      await Promise.resolve();
    });
    expect(process.kill.mock.calls).toEqual([[17, "SIGTERM"]]);
  });

  test("a run that is interrupted writes no more lines", async () => {
    const controller = new AbortController();
    const out: string[] = [];
    const stdout = new Writable({
      write(chunk: Buffer, _encoding, done): void {
        out.push(chunk.toString());
        controller.abort();
        done();
      },
    });
    const stdin = new Readable({ read: () => undefined });
    stdin.push("a\nb\nc");
    const err: string[] = [];
    const stderr = new Writable({
      write(chunk: Buffer, _encoding, done): void {
        err.push(chunk.toString());
        done();
      },
    });
    const io = { stdin, stdout, stderr, env: {}, worker, interrupted: controller.signal };
    expect(await main(["check", "--summary"], io)).toBe(0);
    expect(out.join("")).toBe('valid    "a"\nvalid    "b"\n');
    expect(err.join("")).toBe("2 inputs, 2 passed, 0 failed, interrupted\n");
    expect(stdin.destroyed).toBe(true);
  });

  test("nor one that waits", async () => {
    const controller = new AbortController();
    const stdin = new Readable({ read: () => undefined });
    stdin.push("a");
    const io = {
      stdin,
      stdout: new Writable(),
      stderr: new Writable(),
      env: {},
      worker,
      interrupted: controller.signal,
    };
    const code = main(["check"], io);
    setImmediate(() => {
      controller.abort();
    });
    expect(await code).toBe(0);
  });
});

describe("a file", () => {
  const place = mkdtempSync(join(tmpdir(), "file-output-"));
  afterAll(() => {
    rmSync(place, { recursive: true });
  });

  test("takes what is written", async () => {
    const path = join(place, "a");
    const fd = openSync(path, "w");
    const stream = outputOf(Object.assign(new Writable(), { fd }));
    expect(stream).toBeInstanceOf(FileOutput);
    const sink = new Sink(stream);
    await sink.write("é\n");
    await sink.write("b\n");
    closeSync(fd);
    expect(readFileSync(path, "utf8")).toBe("é\nb\n");
  });

  test("what is none is left as it is", () => {
    const fd = openSync("/dev/null", "w");
    const stream = Object.assign(new Writable(), { fd });
    expect(outputOf(stream)).toBe(stream);
    closeSync(fd);
  });

  test("that cannot be written to fails", async () => {
    const path = join(place, "b");
    writeFileSync(path, "no line");
    const fd = openSync(path, "r");
    const sink = new Sink(new FileOutput(fd));
    await sink.write("a\n");
    closeSync(fd);
    expect(sink.failure?.message).toMatch(/^EBADF: /);
    expect(readFileSync(path, "utf8")).toBe("no line");
  });

  test.each([
    ["nobody else writes: it is cut after the last line", "", "first\na\n"],
    ["someone else writes, too: nothing is cut", "other", "first\na\nbother"],
  ])("that takes no more while %s", async (_, other, left) => {
    const path = join(place, "c");
    writeFileSync(path, "first\n");
    let calls = 0;
    jest.unstable_mockModule("node:fs", () => ({
      ...fs,
      writeSync(fd: number, chunk: Buffer, from: number): number {
        calls += 1;
        if (calls > 1) throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });
        const written = fs.writeSync(fd, chunk, from, 3);
        appendFileSync(path, other);
        return written;
      },
    }));
    jest.resetModules();
    const mocked = await import("../../src/cli/file-output.js");
    const fd = openSync(path, "a");
    const sink = new Sink(new mocked.FileOutput(fd));
    await sink.write("a\nb\nc\n");
    closeSync(fd);
    expect(sink.failure?.message).toBe("ENOSPC");
    expect(readFileSync(path, "utf8")).toBe(left);
  });
});
