/** Threads, and the function that runs in a thread, with a port of the test. */
import { jest } from "@jest/globals";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { fileURLToPath, pathToFileURL } from "node:url";
import { MessageChannel } from "node:worker_threads";
import type { Block } from "../../src/cli/format.js";
import { jobOf, type Order } from "../../src/cli/order.js";
import type { Part } from "../../src/cli/parts.js";
import { main } from "../../src/cli/main.js";
import { inThreads, listen, serve, type Answer } from "../../src/cli/threads.js";
import "../../src/cli/worker.js";
import { cli, worker } from "./fake.js";

const order: Order = {
  command: "check",
  values: {},
  json: false,
  only: "all",
  summary: false,
  placed: false,
  looks: { out: { colour: false }, err: { colour: false } },
};

const job = await jobOf(order);

const blockOf = (text: string): Block => ({
  bytes: Buffer.from(text),
  format: { kind: "lines" },
  source: "<stdin>",
  line: 1,
});

describe("a thread", () => {
  /** Returns the answers for a block, and confirms each of them. */
  async function answersOf(asked: Order, block: Block): Promise<Answer[]> {
    const { port1, port2 } = new MessageChannel();
    const answers: Answer[] = [];
    const ended = new Promise<void>((resolve) => {
      port1.on("message", (answer: Answer) => {
        answers.push(answer);
        if ("failure" in answer || answer.isLast) resolve();
        else port1.postMessage("taken");
      });
    });
    await serve({ block, order: asked, port: port2 });
    await ended;
    port1.close();
    return answers;
  }

  const partsOf = async (asked: Order, block: Block): Promise<Part[]> =>
    (await answersOf(asked, block)).map((answer) => (answer as { readonly part: Part }).part);

  test("returns the results of a block", async () => {
    expect(await partsOf(order, blockOf("a\nb\n"))).toEqual([
      {
        segments: [["out", 'valid (relative reference)  "a"\nvalid (relative reference)  "b"\n']],
        whole: true,
        inputs: 2,
        failed: 0,
        codes: new Map(),
      },
    ]);
  });

  test("returns a long result in parts, each after the last is confirmed", async () => {
    const parts = await partsOf({ ...order, command: "normalize" }, blockOf(`${"a".repeat(1 << 20)}\nb\n`.repeat(2)));
    expect(parts.map(({ inputs }) => inputs)).toEqual([1, 2, 1]);
    const { port1, port2 } = new MessageChannel();
    const block = blockOf(`${"a".repeat(1 << 20)}\nb\n`);
    const last = serve({ block, order: { ...order, command: "normalize" }, port: port2 });
    const ended = jest.fn();
    void last.then(ended);
    await once(port1, "message");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(ended).not.toHaveBeenCalled();
    port1.postMessage("taken");
    await last;
    expect(ended).toHaveBeenCalled();
    port1.close();
  });

  test("a line in pieces is complete only at its end", async () => {
    const long = blockOf(`${"a/".repeat(1 << 16)}\n`);
    const written = await partsOf({ ...order, command: "parse", json: true }, long);
    expect(written.map(({ whole }) => whole).slice(0, 2)).toEqual([false, false]);
    expect(written.at(-1)?.whole).toBe(true);
    const [drawn] = await partsOf({ ...order, command: "parse" }, long);
    expect(drawn?.whole).toBe(true);
  });

  test("serves each task", async () => {
    const [tasks, results] = [new MessageChannel(), new MessageChannel()];
    listen(tasks.port2);
    tasks.port1.postMessage({ block: blockOf("a\n"), order, port: results.port2 }, [results.port2]);
    const [answer] = (await once(results.port1, "message")) as [Answer];
    expect(answer).toMatchObject({ isLast: true, part: { inputs: 1 } });
    for (const { port1 } of [tasks, results]) port1.close();
  });

  test("an internal error is an answer", async () => {
    expect(await answersOf(order, {} as Block)).toEqual([{ failure: expect.stringMatching(/undefined/) as string }]);
  });
});

describe("threads", () => {
  async function* blocks(...texts: string[]): AsyncGenerator<Block> {
    // The same buffer each time, as in a source.
    const bytes = Buffer.alloc(100);
    for (const text of texts) {
      const length = bytes.write(text);
      yield await Promise.resolve({ ...blockOf(""), bytes: bytes.subarray(0, length) });
    }
  }

  test("process separate blocks, and return results in order", async () => {
    const texts = Array.from({ length: 1000 }, (_, index) => `${"a".repeat(89)}^${String(index)}\n`);
    let failed = 0;
    const only = { ...order, json: true };
    let out = "";
    for await (const part of inThreads(blocks(...texts), only, await jobOf(only), worker, 2)) {
      failed += part.failed;
      for (const [, text] of part.segments) out += text;
    }
    expect(failed).toBe(1000);
    expect(Array.from(out.matchAll(/"input":"a+\^(\d+)"/g), ([, number]) => Number(number))).toEqual([...texts.keys()]);
  });

  test("process inputs that are no bytes, such as fields of CSV", async () => {
    async function* given(): AsyncGenerator<Block> {
      yield* blocks("^\n");
      yield { inputs: ["a b", "c"], place: { source: "<stdin>", line: 2 } };
    }
    const parts: Part[] = [];
    for await (const part of inThreads(given(), order, job, worker, 1)) parts.push(part);
    expect(parts.map(({ inputs, failed }) => [inputs, failed])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  test("leave lines that pass to the main thread", async () => {
    const texts = Array.from({ length: 1000 }, (_, index) => `http:${"a".repeat(85)}${String(index)}\n`);
    let out = "";
    const nothing = new URL("nothing.js", worker);
    for await (const { segments } of inThreads(blocks(...texts), order, job, nothing, 2))
      out += String(segments[0]?.[1]);
    expect(out).toBe(texts.map((text) => `valid    "${text.trim()}"\n`).join(""));
  });

  test("process lines that pass between others in order", async () => {
    const some = (character: string): string[] =>
      Array.from({ length: 1500 }, () => `tel:${character}${"c".repeat(85)}\n`);
    const only = { ...order, json: true };
    let out = "";
    for await (const { segments } of inThreads(
      blocks(...some("a"), ...some("^"), ...some("b")),
      only,
      await jobOf(only),
      worker,
      1,
    )) {
      for (const [, text] of segments) out += text;
    }
    const firsts = Array.from(out.matchAll(/"tel:(.)c{85}"/g), ([, character]) => character);
    expect(firsts.join("")).toBe("a".repeat(1500) + "^".repeat(1500) + "b".repeat(1500));
  });

  test("end with the run, even if tasks remain", async () => {
    const some = Array.from({ length: 1000 }, () => `${"a".repeat(97)}^\n`);
    const none = { ...order, only: "none" } as const;
    for await (const part of inThreads(blocks(...some), none, await jobOf(none), worker, 2)) {
      expect(part.inputs).toBe(Math.ceil((1 << 16) / 99));
      break;
    }
  });

  test("end the run with a message if they fail", async () => {
    const wrong = { ...order, command: "nothing" };
    await expect(inThreads(blocks("^\n"), wrong, job, worker, 1).next()).rejects.toThrow(
      "a thread failed: broken invariant: the command of the order is missing",
    );
  });
});

describe("a thread that dies ends the run with a message, and status 2", () => {
  const folder = mkdtempSync(join(tmpdir(), "threads-"));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  const WORK = `require(${JSON.stringify(fileURLToPath(new URL("worker.js", worker)))});`;
  const onMessage = (does: string): string => `require("worker_threads").parentPort.on("message", () => { ${does} });`;

  test.each([
    ["before it begins", "process.exit(0)", "it ended before its work was done"],
    ["when it is loaded", 'throw new Error("reason")', "reason"],
    ["with its first task", onMessage("process.exit(0)"), "it ended before its work was done"],
    [
      "with a later task",
      `let n = 0; ${onMessage("n++ > 0 && process.exit(3)")} ${WORK}`,
      "it ended before its work was done",
    ],
    ["with an error that nobody catches", onMessage('setTimeout(() => { throw new Error("reason"); })'), "reason"],
  ])("%s", async (name, text, reason) => {
    const path = join(folder, `${name.replaceAll(" ", "-")}.cjs`);
    writeFileSync(path, text);
    const written = { out: "", err: "" };
    const stream = (key: "out" | "err"): Writable =>
      new Writable({
        write(chunk: Buffer, _encoding, done): void {
          written[key] += chunk.toString();
          done();
        },
      });
    const stdin = Readable.from(Array.from({ length: 5 }, () => Buffer.from("a^\n".repeat(30_000))));
    const io = { stdin, stdout: stream("out"), stderr: stream("err"), env: {}, worker: pathToFileURL(path) };
    expect(await main(["check", "--json", "--jobs", "2"], io)).toBe(2);
    expect(written.err).toBe(`uri-grammar check: a thread failed: ${reason}\n`);
    // What is written is complete.
    expect(written.out.replace(/^\{"input":"a\^".*\}\n/gm, "")).toBe("");
  });
});

test("long results of threads are complete", async () => {
  const stdin = [`${"a/".repeat(1 << 15)}\n`, "b\n", "c\n"];
  const alone = await cli(["parse", "--json"], { stdin });
  expect(alone.out.length).toBeGreaterThan(1 << 20);
  expect((await cli(["parse", "--json", "--jobs", "2"], { stdin })).out === alone.out).toBe(true);
}, 60_000);

test("a line that is longer than a part is complete", async () => {
  const long = "a".repeat(3_000_000);
  expect((await cli(["normalize"], { stdin: [`${long}\n`, "b\n"] })).out === `${long}\nb\n`).toBe(true);
});
