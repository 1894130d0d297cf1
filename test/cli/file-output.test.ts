/**
 * It replaces a module, so it shares none with other test files.
 *
 * @jest-environment node
 */
import { jest } from "@jest/globals";
import { appendFileSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import * as fs from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { FileOutput, outputOf } from "../../src/cli/file-output.js";
import { Sink } from "../../src/cli/sink.js";

describe("a file", () => {
  const place = mkdtempSync(join(tmpdir(), "file-output-"));
  afterAll(() => {
    rmSync(place, { recursive: true });
  });

  test("accepts text", async () => {
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

  test("a stream without a regular file stays the same", () => {
    const fd = openSync(devNull, "w");
    const stream = Object.assign(new Writable(), { fd });
    expect(outputOf(stream)).toBe(stream);
    closeSync(fd);
  });

  test("fails if it cannot be written", async () => {
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
