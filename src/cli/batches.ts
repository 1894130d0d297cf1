/**
 * Joins blocks into larger ones for threads: giving a block to a thread takes longer than checking a hundred lines.
 *
 * @module
 */
import type { Block, BytesBlock } from "./format.js";
import { LF } from "./lines.js";

/** The size of the first batches, in bytes: all threads begin at once, also with a short input. */
const FIRST = 1 << 16;
/** The size of the largest batches: larger ones are not faster, but leave the last thread more work than the others. */
const LARGEST = 1 << 19;

/**
 * Joins blocks of bytes. The sizes grow with the input.
 *
 * @param blocks blocks whose bytes are valid until the next block is requested
 * @param count the number of threads
 * @param counted whether the blocks have the numbers of their lines
 * @param isDirect whether a block that begins a batch is processed before the next one is requested; it is not copied
 * @returns the same records in fewer blocks; all others have their own bytes
 */
export async function* batchesOf(
  blocks: AsyncIterable<Block>,
  count: number,
  counted: boolean,
  isDirect: (block: Block) => boolean,
): AsyncGenerator<Block> {
  let made = 0;
  let begun: BytesBlock[] = [];
  let length = 0;
  const take = (): BytesBlock => {
    const batch = joined(begun);
    begun = [];
    length = 0;
    made += 1;
    return batch;
  };
  for await (const block of blocks) {
    const last = begun.at(-1);
    if (last && !follows(block, last, counted)) yield take();
    if (!("bytes" in block) || (begun.length === 0 && isDirect(block))) {
      yield block;
      continue;
    }
    begun.push({ ...block, bytes: new Uint8Array(block.bytes) });
    length += block.bytes.length;
    if (length >= Math.min(FIRST * 2 ** Math.floor(made / count), LARGEST)) yield take();
  }
  if (begun.length > 0) yield take();
}

/** Whether a block is the next one of the same source. The same file can be a source twice. */
function follows(block: Block, last: BytesBlock, counted: boolean): boolean {
  if (!("bytes" in block) || block.source !== last.source) return false;
  return last.bytes.at(-1) === LF && (!counted || block.line > last.line);
}

function joined(blocks: readonly BytesBlock[]): BytesBlock {
  const [first] = blocks as [BytesBlock];
  if (blocks.length === 1) return first;
  const bytes = new Uint8Array(blocks.reduce((sum, block) => sum + block.bytes.length, 0));
  let at = 0;
  for (const block of blocks) {
    bytes.set(block.bytes, at);
    at += block.bytes.length;
  }
  return { ...first, bytes };
}
