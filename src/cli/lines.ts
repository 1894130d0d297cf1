/**
 * Cuts a stream of bytes into blocks of whole lines, which threads can process, and reads the lines of a block.
 *
 * @module
 */
import { constants } from "node:buffer";
import { present } from "../core/invariant.js";
import { Failure } from "./errors.js";
import type { Framed } from "./records.js";
import { cannotRead, type Source } from "./sources.js";

export const LF = 0x0a;
export const CR = 0x0d;

/** The records of a block of bytes. */
export interface Records<Each = string> {
  readonly strings: readonly Each[];
  /** The line of the block, from 0, on which each record begins; absent if it equals the index of the record. */
  readonly lines?: readonly number[];
  /** The error that ends reading after these strings, and its line in the block, from 0. */
  readonly fault?: { readonly line: number; readonly message: string };
  /** How results are written into the records, if they are. */
  readonly framed?: Framed;
}

/**
 * Cuts a source into pieces of whole lines. It keeps one chunk and the incomplete record in memory.
 *
 * @param source a source whose chunks can begin and end anywhere
 * @param interrupted says whether the source was interrupted; an incomplete record is then ignored
 * @returns for each chunk that completes records, the bytes of these records; at the end, the remaining bytes. The
 *   bytes are valid until the next piece is requested
 * @throws {Failure} if the source cannot be read, or a record is longer than a string can be
 */
export async function* piecesOf(
  { name, bytes }: Pick<Source, "name" | "bytes">,
  interrupted?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const joiner = new Joiner();
  // The incomplete record stays in pieces: joining it at every chunk would take quadratic time.
  let begun: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length > constants.MAX_STRING_LENGTH) {
      throw new Failure(cannotRead(name, "a record is longer than a string can be"));
    }
    // In UTF-8, this byte occurs only in LF.
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

/** The size of the buffer that is always kept for the next block, in bytes. */
const KEPT = 1 << 20;

/** Joins pieces in one buffer that it reuses, because allocating takes longer than copying. */
class Joiner {
  #room = new Uint8Array(0);

  /** Joins pieces. The result is valid until the next call. */
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

/** Decodes whole records from UTF-8. Invalid bytes become U+FFFD. */
export function textOf(block: Uint8Array): string {
  return Buffer.from(block.buffer, block.byteOffset, block.length).toString();
}

/** Splits a text into lines. LF or CRLF ends a line and is not part of it. The last line may have no line break. */
export function linesIn(text: string): string[] {
  const lines = text.split("\n");
  // A text has at least one line, which may be empty.
  const last = present(lines.pop(), "the last line");
  if (text.includes("\r")) lines.forEach((line, index) => (lines[index] = withoutCR(line)));
  if (last !== "") lines.push(last);
  return lines;
}

function withoutCR(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}

/** Counts the line breaks of a block. */
export function linesOf(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(LF); at >= 0; at = bytes.indexOf(LF, at + 1)) count++;
  return count;
}
