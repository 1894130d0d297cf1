import { jest } from "@jest/globals";
import { Readable, Writable } from "node:stream";
import { main } from "../../src/cli/main.js";
import { Sink } from "../../src/cli/sink.js";
import { Progress, Tally } from "../../src/cli/tally.js";
import { worker } from "./fake.js";

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
    ["a terminal and a file", true, false, {}, true],
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
