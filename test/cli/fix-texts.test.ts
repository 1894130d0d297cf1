import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fixTexts, type FixText } from "../../src/cli/fix-texts.js";
import { jobOf } from "../../src/cli/order.js";
import type { Part } from "../../src/cli/parts.js";
import { STDIN, type Source } from "../../src/cli/sources.js";
import { styleFor } from "../../src/cli/terminal.js";

const looks = { out: { colour: false }, err: { colour: false } };
const job = await jobOf({
  command: "check",
  values: {},
  json: false,
  only: "all",
  summary: false,
  placed: true,
  looks,
});
const nothing: FixText = () => ({ edits: [], count: 0, left: [], found: () => [] });

function sourceOf(name: string, ...chunks: string[]): Source {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for (const chunk of chunks) yield await Promise.resolve(Buffer.from(chunk));
  }
  return { name, read: () => 0, bytes: bytes() };
}

const reading = { noting: "x", mode: "write", style: styleFor({ colour: false }) } as const;

async function partsOf(parts: AsyncIterable<Part>): Promise<Part[]> {
  const all: Part[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

test("a text that is longer than a string is a fault, and is not read to its end", async () => {
  const parts = await partsOf(fixTexts([sourceOf(STDIN, "ab", "cd", "ef")], job, nothing, { ...reading, longest: 3 }));
  expect(parts.at(-1)?.fault).toEqual({
    kind: "unreadable",
    message: "cannot read: it is longer than a string can be",
  });
});

test.each(["caf\u00E9", "a\0b", "\u00FF\u00FEa\0"])(
  "standard input that is not UTF-8 is a fault, because nothing else can be written: %j",
  async (text) => {
    const source = sourceOf(STDIN);
    async function* bytes(): AsyncGenerator<Uint8Array> {
      yield await Promise.resolve(Buffer.from(text, "latin1"));
    }
    const parts = await partsOf(fixTexts([{ ...source, bytes: bytes() }], job, nothing, reading));
    expect(parts.at(-1)?.fault).toEqual({
      kind: "unreadable",
      message: "cannot read: it is not UTF-8, so its repaired text cannot be written",
    });
    expect(parts.flatMap(({ segments }) => segments).filter(([stream]) => stream === "out")).toEqual([]);
    const counted = await partsOf(fixTexts([sourceOf(STDIN, "\0")], job, nothing, { ...reading, mode: "count" }));
    expect(counted.at(-1)?.fault).toBeUndefined();
  },
);

test("a file that cannot be read is a fault", async () => {
  const folder = mkdtempSync(join(tmpdir(), "uri-grammar-fix-"));
  try {
    const parts = await partsOf(fixTexts([sourceOf(folder)], job, nothing, reading));
    const message = `cannot read ${JSON.stringify(folder)}: it is a directory`;
    expect(parts.at(-1)?.fault).toEqual({ kind: "unreadable", message });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("an interrupted run reads no more files", async () => {
  const interrupted = AbortSignal.abort();
  const fail: FixText = () => {
    throw new Error("it is read");
  };
  const parts = await partsOf(fixTexts([sourceOf(STDIN, "a")], job, fail, reading, interrupted));
  expect(parts.flatMap(({ segments }) => segments)).toEqual([["err", "x: 0 repairs in 0 files made\n"]]);
});

test("an internal error is thrown", async () => {
  const fail: FixText = () => {
    throw new TypeError("a mistake of the program");
  };
  await expect(partsOf(fixTexts([sourceOf(STDIN, "a")], job, fail, reading))).rejects.toThrow(
    "a mistake of the program",
  );
});
