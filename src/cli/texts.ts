/**
 * Searches whole texts. Each match gets an outcome.
 *
 * @module
 */
import { constants } from "node:buffer";
import { setImmediate } from "node:timers/promises";
import type { Hit, Search } from "./command.js";
import { decoded } from "./decoding.js";
import { Failure } from "./errors.js";
import type { Job } from "./order.js";
import { PartBuilder, type Part } from "./parts.js";
import { cannotRead, STDIN, type Source } from "./sources.js";
import { printable, quote } from "./terminal.js";
import { partsOf } from "./work.js";

/** A text to search. */
type Searched = Pick<Source, "name" | "bytes" | "size" | "isFound">;

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
 * Files that cannot be read are reported, and the others are searched; binary and too large files are skipped, with a note. No
 * note tells of binary files that were found in folders.
 *
 * @param sources the texts
 * @param search begins the search of a source with this name
 * @param interrupted ends the search; incomplete matches are then ignored
 * @returns the results; at the end, a fault if a source could not be read, or a possible match was longer than a string
 *   can be
 */
export async function* searchTexts(
  sources: Iterable<Searched>,
  job: Job,
  search: (source: string) => Search,
  reading: Reading,
  interrupted?: AbortSignal,
): AsyncGenerator<Part> {
  const { encoding } = reading;
  const part = new PartBuilder();
  const failure = yield* overSources(sources, part, reading, searchText, interrupted);
  if (failure !== undefined && interrupted?.aborted !== true) {
    yield part.take({ kind: "unreadable", message: failure });
  }

  async function* searchText(source: Searched, note: Note): AsyncGenerator<Part> {
    const { name, bytes } = source;
    const text = await decoded(bytes, name === STDIN ? (encoding ?? "utf-8") : encoding);
    if (text === null) {
      noteBinary(source, note);
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
    if (searching.note !== undefined) note(`note: ${named(name)} ${searching.note}`);
  }

  function* written(hits: Iterable<Hit>, isDamaged: boolean): Generator<Part> {
    for (const { input, outcome, where } of hits) {
      // Nobody wrote the replacement characters of other bytes.
      if (!(isDamaged && input.includes("\uFFFD"))) yield* partsOf(part, input, outcome, job, where);
    }
  }
}

/** Writes a note for users. */
export type Note = (text: string) => void;

/**
 * Processes sources one after the other, without those that are too large. After a source that fails, the others follow.
 *
 * @param part collects the results
 * @param process processes a source, and throws a Failure if it cannot be read or written
 * @param interrupted ends the run after the current source
 * @returns the last failure, because the program writes that itself; it is the fault of the run
 */
export async function* overSources<Each extends Pick<Source, "name" | "size">>(
  sources: Iterable<Each>,
  part: PartBuilder,
  { most = Infinity, noting }: Reading,
  process: (source: Each, note: Note) => AsyncGenerator<Part>,
  interrupted: AbortSignal | undefined,
): AsyncGenerator<Part, string | undefined> {
  const note: Note = (text) => {
    part.write("err", `${noting}: ${printable(text)}\n`);
  };
  let failure: string | undefined;
  for (const source of sources) {
    const { name, size = 0 } = source;
    if (size > most) {
      note(`note: ${named(name)} is larger than ${String(most)} bytes and is skipped`);
      continue;
    }
    try {
      yield* process(source, note);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (failure !== undefined) note(failure);
      failure = error.message;
    }
    // Small files are read at once, so a signal would not be seen before the end.
    await setImmediate();
    if (interrupted?.aborted === true) break;
    yield part.take();
  }
  return failure;
}

/** Notes that a file is binary, unless it was found in a folder, because folders have many. */
export function noteBinary({ name, isFound = false }: Pick<Source, "name" | "isFound">, note: Note): void {
  if (!isFound) note(`note: ${named(name)} is binary and is skipped`);
}

/** Returns how a message names a source. */
export const named = (name: string): string => (name === STDIN ? "standard input" : quote(name));
