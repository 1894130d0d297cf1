/** Signals, with an object instead of the process. */
import { jest } from "@jest/globals";
import { EventEmitter } from "node:events";
import { Readable, Writable } from "node:stream";
import { interruptible, type Signalled } from "../../src/cli/interrupt.js";
import { main } from "../../src/cli/main.js";
import { worker } from "./fake.js";

describe("signals", () => {
  class Fake extends EventEmitter implements Signalled {
    readonly pid = 17;
    readonly kill = jest.fn();
  }

  test("without a signal, no listeners stay", async () => {
    const process = new Fake();
    expect(await interruptible(process, () => Promise.resolve(3))).toBe(3);
    expect(process.eventNames()).toEqual([]);
    expect(process.kill).not.toHaveBeenCalled();
  });

  test("the first signal aborts the run and ends the process after it; the second is not caught", async () => {
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

  test("an interrupted run writes no more lines", async () => {
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
    expect(out.join("")).toBe('valid (relative reference)  "a"\nvalid (relative reference)  "b"\n');
    expect(err.join("")).toBe("2 inputs, 2 passed, 0 failed, interrupted\n");
    expect(stdin.destroyed).toBe(true);
  });

  test("an interrupted run does not repair a text that is not complete", async () => {
    const controller = new AbortController();
    const stdin = new Readable({ read: () => undefined });
    stdin.push("See <http://a.example/b c>");
    const out: string[] = [];
    const write = (chunk: Buffer, _encoding: string, done: () => void): void => {
      out.push(chunk.toString());
      done();
    };
    const [stdout, stderr] = [new Writable({ write }), new Writable({ write })];
    const code = main(["find", "--fix"], { stdin, stdout, stderr, env: {}, worker, interrupted: controller.signal });
    setImmediate(() => {
      controller.abort();
    });
    expect(await code).toBe(0);
    expect(out).toEqual(["uri-grammar find: 0 repairs in 0 files made\n"]);
  });

  test("an interrupted run that waits for input ends", async () => {
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
