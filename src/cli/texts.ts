/**
 * Searches whole texts. Each match gets an outcome.
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
 * Searches texts.
 *
 * @param sources the texts, in UTF-8; invalid bytes are read as U+FFFD
 * @param search begins the search of a source with this name
 * @param interrupted ends the search; incomplete matches are then ignored
 * @throws {Failure} if a source cannot be read, or a possible match is longer than a string can be
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
    // The byte order mark is already removed. A second one is a character.
    const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    for await (const chunk of bytes) {
      const piece = decoder.decode(chunk, { stream: true });
      if (searching.kept + piece.length > constants.MAX_STRING_LENGTH) {
        throw new Failure(cannotRead(name, "a possible URI in it is longer than a string can be"));
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
