// What `write` and `normalize` write is read by other projects, except for their faults.
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { normalize, read, safeWrite } from "../../src/schemes/index.js";
import { describeWith } from "../support/outside.js";
import { same } from "../support/same.js";
import { readers, type Reader } from "./readers.js";

const SEED = 3986;

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

/** Returns what a reader says of each URI, or the messages of its errors. */
function answersOf(foreign: Reader["read"], uris: readonly string[]): readonly unknown[] {
  if (typeof foreign === "object") return foreign.readAll(uris);
  return uris.map((uri) => {
    try {
      return plain(foreign(uri));
    } catch (error) {
      return String(error);
    }
  });
}

/** Writes a URI in another way: the scheme and triplets in the other case, and the character after a triplet as one. */
const respelled = (uri: string): string =>
  uri
    .replace(/^[^:]+/, (scheme) => scheme.toUpperCase())
    .replace(/(%..)(\w?)/g, (_, triplet: string, next: string) => {
      return triplet.toLowerCase() + (next === "" ? "" : `%${next.charCodeAt(0).toString(16)}`);
    });

/** Writes values, and lets a reader read them, also from the normal form of another spelling. */
function readingsOf({ scheme, values, wanted, read: foreign, faults, numRuns = 1000 }: Reader): Reading[] {
  const uris = fc.sample(values, { numRuns, seed: SEED }).flatMap((given) => {
    const { uri = "", diagnostic } = safeWrite(scheme, given as never);
    same(diagnostic, undefined);
    const own = read(uri, scheme);
    same(plain(own), plain({ ...own, ...given }));
    return [uri, normalize(respelled(uri))];
  });
  const answers = answersOf(foreign, uris);
  return uris.map((uri, index) => {
    const own = read(uri, scheme);
    const reading = { uri, wanted: plain(wanted(own)), found: answers[index] };
    const isRight = isDeepStrictEqual(reading.found, reading.wanted);
    return { ...reading, isRight, faults: faults.filter(({ rule }) => rule(own)).map(({ does }) => does) };
  });
}

for (const reader of readers) {
  const title = `${reader.reader} reads ${reader.scheme}`;
  const define = (): void => {
    let readings: readonly Reading[] = [];

    beforeAll(() => {
      readings = readingsOf(reader);
    });

    test("as it was written, except for its faults", () => {
      expect(readings.filter(({ isRight, faults }) => isRight === faults.length > 0)).toEqual([]);
    });

    test("and still has each of these faults", () => {
      const shown = new Set(readings.flatMap(({ isRight, faults }) => (isRight || faults.length > 1 ? [] : faults)));
      expect(reader.faults.map(({ does }) => does).filter((does) => !shown.has(does))).toEqual([]);
    });
  };
  if (typeof reader.read === "object") describeWith(reader.read.needs, title, define);
  else describe(title, define);
}
