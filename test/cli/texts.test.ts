import { constants } from "node:buffer";
import type { Handler, Search } from "../../src/cli/command.js";
import type { Part } from "../../src/cli/parts.js";
import { styleFor } from "../../src/cli/terminal.js";
import { searchTexts } from "../../src/cli/texts.js";

const outcome = { passed: true, record: { ok: true }, lines: ["found"] };
const handler: Handler = () => outcome;
const job = { arity: 1, handler, json: false, only: "all", summary: false, placed: true } as const;

/** Finds each piece of a text, and reports a given length as kept. */
function searching(kept: number): { readonly added: string[]; readonly search: () => Search } {
  const added: string[] = [];
  const hit = { input: "a", outcome, where: { source: "a.txt", line: 1, pointAt: null } };
  const add = (piece: string): readonly [typeof hit] => {
    added.push(piece);
    return [hit];
  };
  return { added, search: () => ({ kept, add, end: () => add("the end") }) };
}

async function partsOf(chunks: readonly Uint8Array[], search: () => Search, signal?: AbortSignal): Promise<Part[]> {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for (const chunk of chunks) yield await Promise.resolve(chunk);
  }
  const parts: Part[] = [];
  const errStyle = styleFor({ colour: false });
  const reading = { noting: "uri-grammar find", encoding: "utf-8" };
  const sources = [{ name: "a.txt", bytes: bytes() }];
  for await (const part of searchTexts(sources, { ...job, errStyle }, search, reading, signal)) {
    parts.push(part);
  }
  return parts;
}

test("chunks can split characters", async () => {
  const { added, search } = searching(0);
  const bytes = Buffer.from("\uFEFFa\u{1F600}b\u00e9");
  const parts = await partsOf([bytes.subarray(0, 5), bytes.subarray(5, 10), bytes.subarray(10)], search);
  expect(added.join("|")).toBe("\uFEFFa|\u{1F600}b|\u00e9|the end");
  expect(parts.map(({ inputs, segments }) => [inputs, segments])).toEqual([
    [1, [["out", "found\n"]]],
    [1, [["out", "found\n"]]],
    [1, [["out", "found\n"]]],
    [1, [["out", "found\n"]]],
  ]);
});

test("an interrupted run does not treat the end of the read text as the end of the text", async () => {
  const { added, search } = searching(0);
  const controller = new AbortController();
  controller.abort();
  expect(await partsOf([Buffer.from("http://a/b")], search, controller.signal)).toHaveLength(1);
  expect(added).toEqual(["http://a/b"]);
});

test("the text that is kept has a limit", async () => {
  const { search } = searching(constants.MAX_STRING_LENGTH);
  const message = 'cannot read "a.txt": a possible URI in it is longer than a string can be';
  const parts = await partsOf([Buffer.from("a")], search);
  expect(parts.at(-1)?.fault).toEqual({ kind: "unreadable", message });
});

test("an error of the search is no failure of the file", async () => {
  const search = (): Search => {
    throw new RangeError("a fault of the program");
  };
  await expect(partsOf([Buffer.from("a")], search)).rejects.toThrow(new RangeError("a fault of the program"));
});
