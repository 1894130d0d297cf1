/**
 * Searching whole texts, of which a command makes an outcome for each thing that it finds.
 *
 * @module
 */
import { constants } from "node:buffer";
import type { Hit, Search } from "./command.js";
import { Failure } from "./errors.js";
import type { Job } from "./order.js";
import { PartBuilder, type Part } from "./parts.js";
import { cannotRead, type Source } from "./sources.js";
import { partsOf } from "./work.js";

/**
 * @param sources the texts, in UTF-8; other bytes are read as U+FFFD
 * @param search begins the search of a source by its name
 * @param interrupted what is not complete is then left out
 * @throws {Failure} if a source cannot be read, or would have to be kept and is longer than a string can be
 */
export async function* searchTexts(
  sources: Iterable<Pick<Source, "name" | "bytes">>,
  job: Job,
  search: (source: string) => Search,
  interrupted?: AbortSignal,
): AsyncGenerator<Part> {
  const part = new PartBuilder();
  for (const { name, bytes } of sources) {
    const searching = search(name);
    // The byte order mark is removed already: another one is a character.
    const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    for await (const chunk of bytes) {
      const piece = decoder.decode(chunk, { stream: true });
      if (searching.kept + piece.length > constants.MAX_STRING_LENGTH) {
        throw new Failure(cannotRead(name, "a URI may begin in it that is longer than a string can be"));
      }
      yield* written(searching.add(piece));
      yield part.take();
    }
    if (interrupted?.aborted === true) break;
    yield* written(searching.add(decoder.decode()));
    yield* written(searching.end());
    yield part.take();
  }

  function* written(hits: Iterable<Hit>): Generator<Part> {
    for (const { input, outcome, where } of hits) yield* partsOf(part, input, outcome, job, where);
  }
}
