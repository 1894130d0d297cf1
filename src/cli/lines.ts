/**
 * The records of a stream of bytes: first cut into blocks of whole records, which can be dealt out, then read.
 *
 * @module
 */
import { constants } from "node:buffer";
import { present } from "../core/invariant.js";
import { Failure } from "./errors.js";
import { cannotRead, type Source } from "./sources.js";

export const LF = 0x0a;
export const CR = 0x0d;

/** What a block of bytes holds. */
export interface Records<Each = string> {
  readonly strings: readonly Each[];
  /** On which line of the block each begins, counted from 0, if that is not simply its index. */
  readonly lines?: readonly number[];
  /** Why reading ends with these strings: what is wrong, and in which line of the block, counted from 0. */
  readonly fault?: { readonly line: number; readonly message: string };
}

/**
 * Cuts a source into pieces of whole lines. What is kept is one chunk and the record that is not complete.
 *
 * @param source its chunks can be split anywhere
 * @param interrupted whether the source was ended; what is not a complete record is then left out
 * @returns for each chunk that ends a record, the bytes of the records that it ends; at the end, those that are left. They
 *   are there until the next are asked for
 * @throws {Failure} if the source cannot be read, or a record is longer than a string can be
 */
export async function* piecesOf(
  { name, bytes }: Pick<Source, "name" | "bytes">,
  interrupted?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const joiner = new Joiner();
  // In pieces until it is complete: to join it at every chunk would take quadratic time.
  let begun: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length > constants.MAX_STRING_LENGTH) {
      throw new Failure(cannotRead(name, "a record is longer than a string can be"));
    }
    // LF is a byte that UTF-8 has nowhere else.
    const end = chunk.lastIndexOf(LF) + 1;
    if (end > 0) {
      yield joiner.join([...begun, chunk.subarray(0, end)]);
      begun = [];
      length = chunk.length - end;
    }
    if (end < chunk.length) begun.push(chunk.subarray(end));
  }
  if (begun.length > 0 && interrupted?.aborted !== true) yield joiner.join(begun);
}

/** How much room is kept for the next block, however small that is. */
const KEPT = 1 << 20;

/** Joins pieces, in the same bytes each time: to make new ones takes longer than to fill them. */
class Joiner {
  #room = new Uint8Array(0);

  /** @returns the bytes of all pieces; they stay as they are until the next call */
  join(pieces: readonly Uint8Array[]): Uint8Array {
    if (pieces.length === 1) return present(pieces[0], "the piece");
    const total = pieces.reduce((sum, piece) => sum + piece.length, 0);
    const room = this.#roomFor(total);
    let at = 0;
    for (const piece of pieces) {
      room.set(piece, at);
      at += piece.length;
    }
    return room.subarray(0, total);
  }

  #roomFor(total: number): Uint8Array {
    const { length } = this.#room;
    if (length < total || length > 4 * total + KEPT) this.#room = new Uint8Array(2 * total);
    return this.#room;
  }
}

/** The text of whole records, in UTF-8: what is not is replaced by U+FFFD. */
export function textOf(block: Uint8Array): string {
  return Buffer.from(block.buffer, block.byteOffset, block.length).toString();
}

/**
 * The lines of a text. A line ends in LF or CRLF, which is not part of it; a last line may end in neither.
 */
export function linesIn(text: string): string[] {
  const lines = text.split("\n");
  // A text has one line at least, be it empty.
  const last = present(lines.pop(), "the last line");
  if (text.includes("\r")) lines.forEach((line, index) => (lines[index] = withoutCR(line)));
  if (last !== "") lines.push(last);
  return lines;
}

function withoutCR(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}

/** How many lines end in a block. */
export function linesOf(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(LF); at >= 0; at = bytes.indexOf(LF, at + 1)) count++;
  return count;
}
