import { decoded } from "../../src/cli/decoding.js";

async function* chunksOf(...chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}

/** The text of chunks, and whether each piece shows other bytes. */
async function textOf(...chunks: readonly Uint8Array[]): Promise<[string, boolean] | null> {
  const text = await decoded(chunksOf(...chunks));
  if (text === null) return null;
  let whole = "";
  for await (const piece of text.pieces) whole += piece;
  return [whole, text.isDamaged()];
}

const long = Buffer.from("a".repeat(2_000));
const replacement = Buffer.from("\uFFFD");

test("replacement characters of the text are no other bytes, wherever chunks divide them", async () => {
  const text = `${"a".repeat(2_000)}\uFFFD\uFFFDb`;
  const bytes = Buffer.from(text);
  for (let at = 2_000; at <= bytes.length; at++) {
    expect(await textOf(bytes.subarray(0, at), bytes.subarray(at))).toEqual([text, false]);
    expect(await textOf(long, bytes.subarray(2_000, at), bytes.subarray(at))).toEqual([text, false]);
  }
});

test.each([
  ["alone", [0xff]],
  ["at the end, cut off", [0xc3]],
  ["beside others", [...replacement, 0xff, 0xfe, ...replacement]],
])("other bytes are replaced, and noticed: %s", async (_, bytes) => {
  const [text, isDamaged] = (await textOf(long, Buffer.from(bytes))) as [string, boolean];
  expect([text.includes("\uFFFD"), isDamaged]).toEqual([true, true]);
});

test("bytes with NUL are not text, unless a mark says that they are", async () => {
  expect(await textOf(Buffer.from("a\0b"))).toBeNull();
  expect(await textOf(Buffer.from("\uFEFFa\0b", "utf16le"))).toEqual(["a\0b", false]);
  expect(await textOf()).toEqual(["", false]);
});
