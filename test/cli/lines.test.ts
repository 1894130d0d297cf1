import { linesOf } from "../../src/cli/lines.js";

async function* streamOf(chunks: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}

async function read(chunks: Iterable<string | Uint8Array>): Promise<(readonly string[])[]> {
  const batches: (readonly string[])[] = [];
  for await (const batch of linesOf(streamOf(Array.from(chunks, (chunk) => Buffer.from(chunk))))) batches.push(batch);
  return batches;
}

test.each([
  [[], []],
  [[""], []],
  [["\n"], [[""]]],
  [["a"], [["a"]]],
  [["a\n"], [["a"]]],
  [["a\nb\n\nc"], [["a", "b", ""], ["c"]]],
  [["a\r\nb\r\r\nc\rd\r"], [["a", "b\r"], ["c\rd\r"]]],
  [
    ["a\r", "\nb"],
    [["a"], ["b"]],
  ],
  [
    ["a", "b", "", "c\n", "d", "e\nf\n"],
    [["abc"], ["de", "f"]],
  ],
  [["\uFEFFa\n\uFEFFb"], [["\uFEFFa"], ["\uFEFFb"]]],
  [["\0\n\u2028\u0085\v\f\n"], [["\0", "\u2028\u0085\v\f"]]],
])("%j gives %j", async (chunks, batches) => {
  expect(await read(chunks)).toEqual(batches);
});

test("characters and line ends may be split anywhere", async () => {
  const text = "é\r\n語\n😀\r\n";
  const bytes = Buffer.from(text);
  const single = Array.from(bytes, (byte) => Uint8Array.of(byte));
  expect((await read(single)).flat()).toEqual(["é", "語", "😀"]);
});

test("what is not UTF-8 is replaced, at the end too", async () => {
  expect(await read([Uint8Array.of(0xff, 0x0a, 0x61, 0xc3)])).toEqual([["\uFFFD"], ["a\uFFFD"]]);
});

test("a line of 10 MB in many chunks", async () => {
  const chunk = Buffer.alloc(1000, "a");
  const batches = await read([...Array.from({ length: 10_000 }, () => chunk), Buffer.from("b\n")]);
  expect(batches.map(([line]) => line?.length)).toEqual([10_000_001]);
});
