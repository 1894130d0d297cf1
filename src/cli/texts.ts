/**
 * Searches whole texts. Each match gets an outcome.
 *
 * @module
 */
import { constants } from "node:buffer";
import type { Hit, Search } from "./command.js";
import { decoded } from "./decoding.js";
import { Failure } from "./errors.js";
import type { Job } from "./order.js";
import { PartBuilder, type Part } from "./parts.js";
import { cannotRead, STDIN, type Source } from "./sources.js";
import { printable, quote } from "./terminal.js";
import { partsOf } from "./work.js";

/** How to read texts. */
export interface Reading {
  /** The encoding, if the user chose it. */
  readonly encoding?: string | undefined;
  /** The largest files that are read, in bytes. */
  readonly most?: number | undefined;
  /** The beginning of each note for users: the program and the command. */
  readonly noting: string;
}

/**
 * Searches texts.
 *
 * Files that cannot be read are reported, and the others are searched; binary and too large files are skipped.
 *
 * @param sources the texts
 * @param search begins the search of a source with this name
 * @param interrupted ends the search; incomplete matches are then ignored
 * @returns the results; at the end, a fault if a source could not be read, or a possible match was longer than a string
 *   can be
 */
export async function* searchTexts(
  sources: Iterable<Pick<Source, "name" | "bytes" | "size">>,
  job: Job,
  search: (source: string) => Search,
  { encoding, most = Infinity, noting }: Reading,
  interrupted?: AbortSignal,
): AsyncGenerator<Part> {
  const part = new PartBuilder();
  const note = (text: string): void => {
    part.write("err", `${noting}: ${printable(text)}\n`);
  };
  // The last failure becomes the fault at the end, because the program writes that itself.
  let failure: string | undefined;
  for (const { name, bytes, size = 0 } of sources) {
    if (size > most) {
      note(tooLarge(name, most));
      continue;
    }
    try {
      yield* searchText(name, bytes);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (failure !== undefined) note(failure);
      failure = error.message;
    }
    if (interrupted?.aborted === true) return;
    yield part.take();
  }
  if (failure !== undefined) yield part.take({ kind: "unreadable", message: failure });

  async function* searchText(name: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Part> {
    const text = await decoded(bytes, name === STDIN ? (encoding ?? "utf-8") : encoding);
    if (text === null) {
      note(`note: ${named(name)} is binary and is skipped`);
      return;
    }
    const searching = search(name);
    let isNoted = false;
    for await (const piece of text.pieces) {
      if (!isNoted && text.isDamaged()) {
        isNoted = true;
        note(`note: ${named(name)} has bytes that are not text in its encoding; --encoding names another one`);
      }
      if (searching.kept + piece.length > constants.MAX_STRING_LENGTH) {
        throw new Failure(cannotRead(name, "a possible URI in it is longer than a string can be"));
      }
      yield* written(searching.add(piece), isNoted);
      yield part.take();
      if (interrupted?.aborted === true) return;
    }
    yield* written(searching.end(), isNoted);
  }

  function* written(hits: Iterable<Hit>, isDamaged: boolean): Generator<Part> {
    for (const { input, outcome, where } of hits) {
      // Nobody wrote the replacement characters of other bytes.
      if (!(isDamaged && input.includes("\uFFFD"))) yield* partsOf(part, input, outcome, job, where);
    }
  }
}

/** Returns how a message names a source. */
export const named = (name: string): string => (name === STDIN ? "standard input" : quote(name));

/** Returns the note that a file is not read. */
export function tooLarge(name: string, most: number): string {
  return `note: ${named(name)} is larger than ${String(most)} bytes and is skipped`;
}
