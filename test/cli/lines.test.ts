import { linesIn, linesOf, piecesOf, textOf } from "../../src/cli/lines.js";

async function* streamOf(chunks: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}

async function read(chunks: Iterable<string | Uint8Array>): Promise<string[][]> {
  const batches: string[][] = [];
  const stream = streamOf(Array.from(chunks, (chunk) => (typeof chunk === "string" ? Buffer.from(chunk) : chunk)));
  for await (const block of piecesOf({ name: "<stdin>", bytes: stream })) batches.push(linesIn(textOf(block)));
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

test("chunks can split characters and line ends", async () => {
  const text = "é\r\n語\n😀\r\n";
  const bytes = Buffer.from(text);
  const single = Array.from(bytes, (byte) => Uint8Array.of(byte));
  expect((await read(single)).flat()).toEqual(["é", "語", "😀"]);
});

test("bytes that are not UTF-8 are replaced, even at the end", async () => {
  expect(await read([Uint8Array.of(0xff, 0x0a, 0x61, 0xc3)])).toEqual([["\uFFFD"], ["a\uFFFD"]]);
});

test("a line of 10 MB in many chunks, and short ones after it", async () => {
  const chunk = Buffer.alloc(1000, "a");
  const batches = await read([...Array.from({ length: 10_000 }, () => chunk), Buffer.from("b\nc"), Buffer.from("d\n")]);
  expect(batches.map(([line]) => line?.length)).toEqual([10_000_001, 2]);
});

test("a line that is longer than a string can be cannot be read", async () => {
  // The same bytes each time, because they are not joined.
  const chunk = Buffer.alloc(1 << 26, "a");
  await expect(read([Buffer.from("a\n"), ...Array.from({ length: 9 }, () => chunk)])).rejects.toThrow(
    expect.objectContaining({
      name: "Error",
      message: "cannot read: a record is longer than a string can be",
    }) as Error,
  );
});

test("line ends are counted", () => {
  expect(["", "a", "a\n\nb", "a\n\n"].map((text) => linesOf(Buffer.from(text)))).toEqual([0, 0, 2, 2]);
});
