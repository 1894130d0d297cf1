import { jest } from "@jest/globals";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { main } from "../../src/cli/main.js";
import { Progress } from "../../src/cli/progress.js";
import { Tally } from "../../src/cli/tally.js";
import { worker } from "./fake.js";

const CLEAR = "\r\u001b[K";

function terminal(columns?: number): { stream: Writable & { isTTY: boolean; columns?: number }; written: string[] } {
  const written: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done): void {
      written.push(chunk.toString());
      done();
    },
  });
  return { stream: Object.assign(stream, { isTTY: true, ...(columns !== undefined && { columns }) }), written };
}

const tallyOf = (inputs: number, failed: number): Tally => {
  const tally = new Tally();
  tally.add({ inputs, failed, codes: new Map() });
  return tally;
};

/** Returns the text on the line of a terminal after all output. */
function shown(written: readonly string[]): string {
  return String(
    written
      .join("")
      .split(/\r|\u001b\[K/)
      .filter((text) => text !== "")
      .at(-1),
  );
}

describe("progress", () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test("is not shown for a short run", async () => {
    const { stream, written } = terminal();
    const progress = new Progress(stream, []);
    jest.advanceTimersByTime(499);
    await progress.show(tallyOf(10, 1));
    progress.clear();
    progress.end();
    expect(written).toEqual([]);
  });

  test("is a count if the total size is unknown", async () => {
    const { stream, written } = terminal();
    const source = { name: "<stdin>", bytes: Readable.from([]), read: () => 7 };
    const progress = new Progress(stream, [source]);
    jest.advanceTimersByTime(500);
    await progress.show(tallyOf(1000, 10));
    jest.advanceTimersByTime(100);
    expect(shown(written)).toBe("1000 inputs, 2000/s, 10 failed");
    jest.advanceTimersByTime(99);
    await progress.show(tallyOf(1500, 10));
    progress.clear();
    expect(written.at(-1)).toBe(CLEAR);
    jest.advanceTimersByTime(300);
    await progress.show(tallyOf(3000, 10));
    jest.advanceTimersByTime(100);
    expect(shown(written)).toBe("3000 inputs, 3003/s, 10 failed");
    progress.end();
    expect(written.at(-1)).toBe(CLEAR);
    const { length } = written;
    jest.advanceTimersByTime(5000);
    progress.clear();
    expect(written).toHaveLength(length);
  });

  test("is a bar if the size of all sources is known, and is cut to the width of the terminal", async () => {
    const bytes = Readable.from([]);
    const sources = [
      { name: "a", bytes, size: 60, read: () => 60 },
      { name: "b", bytes, size: 140, read: () => 40 },
    ];
    const { stream, written } = terminal(200);
    const progress = new Progress(stream, sources);
    jest.advanceTimersByTime(1000);
    await progress.show(tallyOf(100, 0));
    jest.advanceTimersByTime(1000);
    await progress.show(tallyOf(200, 0));
    jest.advanceTimersByTime(200);
    expect(shown(written)).toMatch(/^\[={10}-{10}\] 50% \| 200 inputs, 100\/s, 0 failed \| .* left$/);
    progress.end();

    const narrow = terminal(30);
    const cut = new Progress(narrow.stream, sources);
    jest.advanceTimersByTime(1000);
    await cut.show(tallyOf(100, 0));
    jest.advanceTimersByTime(100);
    expect(shown(narrow.written)).toBe("[==========----------] 50% | ");
    cut.end();
  });
});

describe("a run shows its progress", () => {
  const place = mkdtempSync(join(tmpdir(), "progress-"));
  afterAll(() => {
    rmSync(place, { recursive: true });
  });

  /** Returns the standard error of a run in which each chunk takes a second. */
  async function errorOf(
    argv: readonly string[],
    {
      err = true,
      out = false,
      env = {},
    }: { err?: boolean; out?: boolean; env?: Readonly<Record<string, string>> } = {},
  ): Promise<readonly string[]> {
    const now = jest.spyOn(performance, "now");
    let time = 0;
    now.mockImplementation(() => (time += 1000));
    const { stream, written } = terminal();
    const stdin = Readable.from([Buffer.from("//a:x\n"), Buffer.from("b\n")]);
    const stdout = Object.assign(terminal().stream, { isTTY: out });
    try {
      await main(argv, { stdin, stdout, stderr: Object.assign(stream, { isTTY: err }), env, worker });
    } finally {
      now.mockRestore();
    }
    return written;
  }

  test.each([
    ["a terminal and a file", {}, true],
    ["no terminal", { err: false }, false],
    ["a terminal that shows the results", { out: true }, false],
    ["a terminal that cannot go back", { env: { TERM: "dumb" } }, false],
  ])("%s", async (_, streams, told) => {
    const written = await errorOf(["normalize"], streams);
    expect(written.some((text) => text.startsWith("1 inputs, "))).toBe(told);
    // The last text removes the line.
    if (told) expect(written.at(-1)).toBe(CLEAR);
  });

  test("of a file as a bar", async () => {
    const path = join(place, "some.txt");
    writeFileSync(path, "a\n");
    expect((await errorOf(["normalize", "--file", path])).some((text) => text.startsWith("[====="))).toBe(true);
  });

  test("and removes it when it ends with an error", async () => {
    const path = join(place, "some.ndjson");
    writeFileSync(path, `{"u":"a"}\n{"u":"${"a".repeat(70_000)}"}\n{\n`);
    const written = await errorOf(["normalize", "--from", "ndjson:u", "--file", path]);
    expect(written.slice(-2)).toEqual([CLEAR, expect.stringMatching(/: line 3: not JSON\n$/)]);
  });
});
