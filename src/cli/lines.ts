/**
 * The lines of a stream of bytes.
 *
 * @module
 */
import { Failure } from "./errors.js";

/**
 * Reads UTF-8 line by line. A line ends in LF or CRLF, which is not part of it; a last line may end in neither. What is
 * kept is one chunk and the line that is not complete. A byte order mark is part of its line, as no URI has one.
 *
 * @param stream chunks of bytes, split anywhere
 * @returns for each chunk that ends a line, the lines that it ends
 * @throws {Failure} where the stream fails
 */
export async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  // In pieces until it is complete: joining it at every chunk would take quadratic time.
  let begun: string[] = [];
  try {
    for await (const chunk of stream) {
      const text = decoder.decode(chunk, { stream: true });
      const end = text.lastIndexOf("\n");
      begun.push(end < 0 ? text : text.slice(0, end));
      if (end < 0) continue;
      yield begun.join("").split("\n").map(withoutCR);
      begun = [text.slice(end + 1)];
    }
    const rest = begun.join("") + decoder.decode();
    if (rest !== "") yield [rest];
  } catch (error) {
    throw new Failure(`cannot read: ${(error as Error).message}`, { cause: error });
  }
}

function withoutCR(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
