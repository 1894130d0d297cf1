/** The command line in a pipeline: many lines, threads, slow and closed readers, full disks and signals. */
import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { Readable, Writable } from "node:stream";
import { main } from "../../src/cli/main.js";
import { cli, worker } from "./fake.js";
import { testWith } from "../support/outside.js";

const BIN = "dist/cjs/cli.js";

/** Windows has neither these signals nor these devices and limits. */
const place = mkdtempSync(join(tmpdir(), "streams-"));
afterAll(() => {
  rmSync(place, { recursive: true });
});

/** Lines, of which one in ten is invalid. */
function lines(count: number): string {
  const one = (index: number): string => `http://example.com/${String(index)}${index % 10 === 9 ? " " : ""}\n`;
  return Array.from({ length: count }, (_, index) => one(index)).join("");
}

/** Matches the line of a result, or the first line of a report. */
const RESULT = /^(valid {4}|invalid {2})"http:\/\/example\.com\/\d+ ?"$| {2}/;

function started(argv: readonly string[]): {
  child: ChildProcessWithoutNullStreams;
  read: { out: string; err: string };
} {
  const child = spawn(process.execPath, [BIN, ...argv]);
  const read = { out: "", err: "" };
  child.stderr.on("data", (chunk) => (read.err += String(chunk)));
  child.stdin.on("error", () => undefined);
  return { child, read };
}

/** Writes lines without end, as fast as they are read. */
function feed({ stdin }: ChildProcessWithoutNullStreams): void {
  const some = lines(1000);
  const more = (): void => {
    while (stdin.writable && stdin.write(some));
  };
  stdin.on("drain", more);
  more();
}

describe("--only and --summary", () => {
  const stdin = ["a\nb c\n", "d\r\n\u00e9\r\ne f\r\n", "g"];

  test.each([
    ["passed", ["a", "d", "g"]],
    ["failed", ["b c", "\u00e9", "e f"]],
    ["none", []],
  ])("%s", async (only, inputs) => {
    const { code, out } = await cli(["check", "--json", "--only", only], { stdin });
    expect(code).toBe(1);
    const found = out.split("\n").filter((line) => line !== "");
    expect(found.map((line) => (JSON.parse(line) as { input: string }).input)).toEqual(inputs);
    const people = await cli(["check", "--only", only], { stdin });
    expect(people.out.match(/^(?:<stdin>:\d+:\d+ +in)?valid .*".*"$/gm) ?? []).toHaveLength(inputs.length);
  });

  test.each([
    [["check"], 'valid    "tel:a"\n', 30_000],
    [["check", "--json"], '{"input":"tel:a","ok":true,"kind":"URI","diagnostics":[]}\n', 50_000],
    [["normalize", "--json"], '{"input":"tel:a","ok":true,"uri":"tel:a"}\n', 30_000],
  ])("%j: one block can give more than is kept", async (argv, line, count) => {
    const input = `tel:${"a".repeat(30)}`;
    const wanted = line.replaceAll('"tel:a"', `"${input}"`);
    const { code, out } = await cli(argv, { stdin: [`${input}\n`.repeat(count) + "b c"] });
    expect(code).toBe(1);
    expect(out.startsWith(wanted.repeat(count))).toBe(true);
    expect(out.length).toBeGreaterThan(1 << 20);
  });

  test("a block of records, too", async () => {
    const line = `{"u":"${"a".repeat(30)}"}\n`;
    const { code, out } = await cli(["check", "--json", "--from", "ndjson:u"], { stdin: [line.repeat(30_000)] });
    expect(code).toBe(0);
    const record = { input: "a".repeat(30), ok: true, kind: "relative reference", diagnostics: [] };
    expect(out === `${JSON.stringify(record)}\n`.repeat(30_000)).toBe(true);
  });

  test("empty input", async () => {
    const { err } = await cli(["check", "--summary"]);
    expect(err).toBe("0 inputs, 0 passed, 0 failed\n");
  });

  test("a rule whose strings JSON escapes", async () => {
    const { out } = await cli(["check", "--json", "--standard", "rfc1738", "--rule", "punctuation"], {
      stdin: ['"\n'],
    });
    expect(out).toBe('{"input":"\\"","ok":true,"diagnostics":[]}\n');
  });
});

describe("--jobs", () => {
  test.each([
    ["check", []],
    ["check", ["--json"]],
    ["check", ["--only", "failed", "--summary"]],
    ["normalize", []],
    ["validate", ["--from", "ndjson:u"]],
  ])(
    "%s %j: the same as without, in the same order",
    async (name, argv) => {
      const text = argv[0] === "--from" ? lines(3000).replace(/(.*)\n/g, '{"u":"$1"}\n') : lines(20_000);
      const stdin = text.match(/[^]{1,5000}/g) ?? [];
      const alone = await cli([name, ...argv], { stdin });
      expect(alone.code).toBe(1);
      expect(await cli([name, ...argv, "--jobs", "3"], { stdin })).toEqual(alone);
    },
    60_000,
  );

  test("an error in the input names its line, after the earlier results", async () => {
    const stdin = ['{"u":"a"}\n{"u":"b"}\n', '{"u":"c"}\n{}\n', '{"u":"d"}\n'];
    const err = 'uri-grammar check: cannot read: line 4: no string at "u"\n';
    const out = ["a", "b", "c"].map((each) => `valid (relative reference)  "${each}"\n`).join("");
    const run = await cli(["check", "--from", "ndjson:u", "--jobs", "2"], { stdin });
    expect(run).toEqual({ code: 2, out, err, both: out + err });
  }, 60_000);

  test("a module that is not for threads ends the run", async () => {
    async function* stdin(): AsyncGenerator<Buffer> {
      yield Buffer.from("^\n");
      // The other thread has failed before it gets a task.
      await new Promise((resolve) => setTimeout(resolve, 2000));
      yield Buffer.from("b\n");
    }
    const err: string[] = [];
    const stderr = new Writable({
      write(chunk: Buffer, _encoding, done): void {
        err.push(chunk.toString());
        done();
      },
    });
    const io = { stdin: Readable.from(stdin()), stdout: new Writable(), stderr, env: {} };
    const nothing = new URL("nothing.js", worker);
    expect(await main(["check", "--jobs", "2"], { ...io, worker: nothing })).toBe(2);
    expect(err.join("")).toMatch(/^uri-grammar check: a thread failed: Cannot find module .*\n$/);
  }, 60_000);
});

describe.each([[[]], [["--jobs", "2"]]])("%j", (jobs: readonly string[]) => {
  test("a slow reader slows down reading", async () => {
    const { child, read } = started(["check", ...jobs]);
    let taken = 0;
    const some = lines(1000);
    const feeding = (): void => {
      let more = true;
      for (; more && taken < 400; taken += 1) more = child.stdin.write(some);
      if (taken === 400) child.stdin.end();
    };
    child.stdin.on("drain", feeding);
    feeding();
    // Nobody reads, so the pipes and buffers fill up, and no more input is read.
    let before = -1;
    while (before !== taken) {
      before = taken;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    expect(taken).toBeLessThan(200);
    let out = "";
    for await (const chunk of child.stdout) out += String(chunk);
    expect(read.err).toBe("");
    expect(out.match(/^(?:<stdin>:\d+:\d+ +in)?valid /gm)).toHaveLength(400_000);
    expect(out.endsWith("\n")).toBe(true);
  }, 60_000);

  test("a closed pipe ends it without a message", async () => {
    const { child, read } = started(["check", "--only", "passed", ...jobs]);
    feed(child);
    await once(child.stdout, "data");
    child.stdout.destroy();
    const [code, signal] = (await once(child, "close")) as [number, null];
    expect([code, signal, read.err]).toEqual([1, null, ""]);
  }, 60_000);

  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    testWith(
      "a POSIX system",
      `${name} ends it after a whole line`,
      async () => {
        const { child, read } = started(["check", "--only", "passed", "--summary", ...jobs]);
        feed(child);
        child.stdout.once("data", () => child.kill(name));
        for await (const chunk of child.stdout) read.out += String(chunk);
        if (child.signalCode === null) await once(child, "exit");
        expect([child.exitCode, child.signalCode]).toEqual([null, name]);
        expect(read.out.endsWith('"\n')).toBe(true);
        expect(
          read.out
            .split("\n")
            .slice(0, -1)
            .every((line) => RESULT.test(line)),
        ).toBe(true);
        // The summary counts the written results.
        const [, passed] = /^\d+ inputs, (\d+) passed, \d+ failed, interrupted\n/.exec(read.err) ?? [];
        expect(read.out.split("\n")).toHaveLength(Number(passed) + 1);
      },
      60_000,
    );
  }
});

testWith("a POSIX system", "SIGINT ends it while it waits for a line", async () => {
  const { child, read } = started(["check"]);
  child.stdin.write("a\nb");
  await once(child.stdout, "data");
  child.kill("SIGINT");
  expect(await once(child, "close")).toEqual([null, "SIGINT"]);
  expect(read.err).toBe("");
});

testWith("a POSIX system", "a writer that is killed leaves an end of input, and its last line counts", () => {
  const writer = `sh -c 'printf "a\\nb"; kill -9 $$'`;
  const { stdout } = spawnSync("sh", ["-c", `${writer} | "${process.execPath}" ${BIN} check`]);
  expect(stdout.toString()).toBe('valid (relative reference)  "a"\nvalid (relative reference)  "b"\n');
});

testWith("a POSIX system", "of a program that is killed outright, what was written before is there", async () => {
  const { child } = started(["check"]);
  child.stdin.write("a\nb\n");
  const [chunk] = (await once(child.stdout, "data")) as [Buffer];
  child.kill("SIGKILL");
  expect(await once(child, "close")).toEqual([null, "SIGKILL"]);
  expect(chunk.toString()).toBe('valid (relative reference)  "a"\nvalid (relative reference)  "b"\n');
});

testWith("a POSIX system", "a full device is said", () => {
  const full = openSync("/dev/full", "w");
  const { status, stderr } = spawnSync(process.execPath, [BIN, "check"], {
    input: lines(10_000),
    stdio: ["pipe", full, "pipe"],
  });
  closeSync(full);
  expect(status).toBe(2);
  expect(stderr.toString()).toBe("uri-grammar check: cannot write: ENOSPC: no space left on device, write\n");
});

for (const redirection of [">", ">>"]) {
  testWith("a POSIX system", `a file that can grow no more ends with a whole line: ${redirection}`, () => {
    const [input, output] = [join(place, "input"), join(place, `output${String(redirection.length)}`)];
    writeFileSync(input, lines(10_000));
    writeFileSync(output, "first\n");
    // A limit on the size of files acts like a full disk: only a part is written.
    const script = `ulimit -f 100; "${process.execPath}" ${BIN} check --only passed < "${input}" ${redirection} "${output}"`;
    const { status, stderr } = spawnSync("sh", ["-c", script]);
    expect(status).toBe(2);
    expect(stderr.toString()).toBe("uri-grammar check: cannot write: EFBIG: file too large, write\n");
    const written = readFileSync(output, "utf8");
    expect(written.length).toBeGreaterThan(50_000);
    expect(written.endsWith('"\n')).toBe(true);
    const kept = redirection === ">>" ? written.slice("first\n".length) : written;
    expect(
      kept
        .split("\n")
        .slice(0, -1)
        .every((line) => RESULT.test(line)),
    ).toBe(true);
  });
}
