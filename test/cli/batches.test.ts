import { batchesOf } from "../../src/cli/batches.js";
import type { Block, BytesBlock } from "../../src/cli/format.js";

/** Blocks that share a buffer, as those of a source. */
async function* blocksOf(given: readonly (readonly [text: string, source: string, line: number])[]) {
  const room = Buffer.alloc(Math.max(...given.map(([text]) => text.length)));
  for (const [text, source, line] of given) {
    const bytes = room.subarray(0, room.write(text));
    yield await Promise.resolve<BytesBlock>({ bytes, source, line, format: { kind: "lines" } });
  }
}

async function batched(
  given: AsyncIterable<Block>,
  count: number,
  counted: boolean,
  isDirect: (block: Block) => boolean = () => false,
): Promise<unknown[]> {
  const batches: unknown[] = [];
  for await (const block of batchesOf(given, count, counted, isDirect)) {
    batches.push("bytes" in block ? [Buffer.from(block.bytes).toString(), block.source, block.line] : block);
  }
  return batches;
}

test("blocks of one source are joined, and the place of the first stays", async () => {
  const given = blocksOf([
    ["a\n", "x", 3],
    ["b\nc\n", "x", 4],
    ["d", "x", 6],
  ]);
  expect(await batched(given, 1, true)).toEqual([["a\nb\nc\nd", "x", 3]]);
});

test("blocks of different sources, or of the same file again, are not joined", async () => {
  const given = [
    ["a\n", "x", 1],
    ["b\n", "y", 1],
    ["c\n", "y", 1],
    ["d", "y", 2],
    ["e\n", "y", 3],
  ] as const;
  const separate = [
    ["a\n", "x", 1],
    ["b\n", "y", 1],
    ["c\nd", "y", 1],
    ["e\n", "y", 3],
  ];
  expect(await batched(blocksOf(given), 1, true)).toEqual(separate);
  // Without numbers of lines, only the last line of a file can have no line break.
  const uncounted = given.map(([text, source]) => [text, source, 1] as const);
  expect(await batched(blocksOf(uncounted), 1, false)).toEqual([
    ["a\n", "x", 1],
    ["b\nc\nd", "y", 1],
    ["e\n", "y", 1],
  ]);
});

test("batches grow with the input, for each thread", async () => {
  const text = `${"a".repeat(1023)}\n`;
  const given = Array.from({ length: 4096 }, (_, index) => [text, "x", index + 1] as const);
  const sizes = ((await batched(blocksOf(given), 2, true)) as [string, string, number][]).map(
    ([each]) => each.length / 1024,
  );
  expect(sizes).toEqual([64, 64, 128, 128, 256, 256, 512, 512, 512, 512, 512, 512, 128]);
});

test("inputs that are no bytes stay between them", async () => {
  const inputs: Block = { inputs: ["c"], place: { source: "<arguments>", line: 1 } };
  async function* given(): AsyncGenerator<Block> {
    yield* blocksOf([["a\n", "x", 1]]);
    yield inputs;
    yield* blocksOf([["b\n", "x", 2]]);
  }
  expect(await batched(given(), 1, true)).toEqual([["a\n", "x", 1], inputs, ["b\n", "x", 2]]);
});

test("a block that is processed at once is not joined, unless a batch is begun", async () => {
  const given = blocksOf([
    ["a\n", "x", 1],
    ["b\n", "x", 2],
    ["c\n", "x", 3],
  ]);
  const isDirect = (block: Block): boolean => "bytes" in block && block.line !== 2;
  expect(await batched(given, 1, true, isDirect)).toEqual([
    ["a\n", "x", 1],
    ["b\nc\n", "x", 2],
  ]);
});
