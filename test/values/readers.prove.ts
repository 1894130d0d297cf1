// What `write` writes is read by other projects, except for their faults.
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { read, safeWrite } from "../../src/schemes/index.js";
import { same } from "../support/same.js";
import { readers, type Reader } from "./readers.js";

const RUNS = { numRuns: 1000, seed: 3986 };

/** What a reader makes of some values. */
interface Reading {
  readonly uri: string;
  readonly wanted: unknown;
  readonly found: unknown;
  readonly isRight: boolean;
  /** The faults of the reader that these values show. */
  readonly faults: readonly string[];
}

/** Returns plain data: some readers make objects without a prototype, or of another realm. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Returns what a reader says, or the message of its error. */
function answerOf(foreign: Reader["read"], uri: string): unknown {
  try {
    return plain(foreign(uri));
  } catch (error) {
    return String(error);
  }
}

/** Writes values, and lets a reader read them. */
function readingsOf({ scheme, values, wanted, read: foreign, faults }: Reader): Reading[] {
  return fc.sample(values, RUNS).map((given) => {
    const { uri = "", diagnostic } = safeWrite(scheme, given as never);
    same(diagnostic, undefined);
    const own = read(uri, scheme);
    same(plain(own), plain({ ...own, ...given }));
    const reading = { uri, wanted: plain(wanted(own)), found: answerOf(foreign, uri) };
    const isRight = isDeepStrictEqual(reading.found, reading.wanted);
    return { ...reading, isRight, faults: faults.filter(({ rule }) => rule(own)).map(({ does }) => does) };
  });
}

describe.each(readers.map((each) => [each.reader, each.scheme, each] as const))("%s reads %s", (_, __, reader) => {
  const readings = readingsOf(reader);

  test("as it was written, except for its faults", () => {
    expect(readings.filter(({ isRight, faults }) => isRight === faults.length > 0)).toEqual([]);
  });

  test("and still has each of these faults", () => {
    const shown = new Set(readings.flatMap(({ isRight, faults }) => (isRight || faults.length > 1 ? [] : faults)));
    expect(reader.faults.map(({ does }) => does).filter((does) => !shown.has(does))).toEqual([]);
  });
});
