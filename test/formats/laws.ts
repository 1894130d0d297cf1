/** Laws that several scanners obey. */
import { array, assert, constantFrom, nat, oneof, property, string } from "fast-check";

/** A scanner's pieces of a document. */
type PiecesOf = (document: string) => readonly { readonly text: string }[];

/**
 * Checks the pieces of any document, and of a part of it.
 *
 * @param fragments the parts of documents
 * @param check checks the pieces of a range of a document
 */
export function rangesObey(
  fragments: readonly string[],
  check: (document: string, start: number, end: number) => void,
  numRuns: number,
): void {
  const documents = array(constantFrom(...fragments), { maxLength: 30 });
  assert(
    property(documents, string(), nat(9), nat(9), (parts, other, before, after) => {
      const document = parts.join("") + other;
      check(document, 0, document.length);
      const start = Math.min(before, document.length);
      check(document, start, Math.max(start, document.length - after));
    }),
    { seed: 1, numRuns },
  );
}

/** Checks that a URI between words is in a piece, whatever stands around it. */
export function losesNothing(
  fragments: readonly string[],
  piecesOf: PiecesOf,
  { numRuns, maxLength }: { readonly numRuns: number; readonly maxLength: number },
): void {
  const documents = array(constantFrom(...fragments), { maxLength });
  assert(
    property(documents, documents, (before, after) => {
      const document = `${before.join("")} zz://y/ ${after.join("")}`;
      expect(piecesOf(document).some(({ text }) => text.includes("zz://y/"))).toBe(true);
    }),
    { seed: 1, numRuns },
  );
}

/** Checks that each of several short URIs is in a piece, wherever they stand. */
export function losesNone(words: readonly string[], piecesOf: PiecesOf): void {
  assert(
    property(array(oneof({ weight: 4, arbitrary: constantFrom(...words) }, nat(99).map(String))), (parts) => {
      const document = parts.map((word) => (/^\d/.test(word) ? ` x:${word} ` : word)).join("");
      const texts = piecesOf(document).map(({ text }) => text);
      for (const uri of document.match(/x:\d+/g) ?? []) expect(texts.some((text) => text.includes(uri))).toBe(true);
    }),
    { seed: 1, numRuns: 500 },
  );
}
