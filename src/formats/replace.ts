/**
 * Writes other URIs in place of those in a document, with the escapes of their places.
 *
 * @module
 */
import type { Found } from "../context/find.js";
import { placesIn } from "../context/meant.js";
import { HOLE } from "../context/template.js";
import { assertString, wrongType } from "../core/arguments.js";
import { applyEdits, byPlace, type Edit } from "../core/edits.js";
import { readersOf, readFormat, type Format, type Readers } from "./format.js";
import type { Piece, Scan } from "./piece.js";
import { scanOf } from "./scanners.js";
import { documentSearch, inDocument, shownExpression, type DocumentSearch, type FindInOptions } from "./search.js";

/** A URI that could not be written. */
export interface RefusedReplacement {
  /** What stays in the document. */
  readonly found: Found;
  /** The text that was asked for. */
  readonly text: string;
  /** Why: a sentence. */
  readonly reason: string;
}

/** A document with other URIs. */
export interface Replacement {
  readonly text: string;
  /** The edits of the old document, in order. Offsets are in UTF-16 code units, half-open. */
  readonly edits: readonly Edit[];
  readonly refused: readonly RefusedReplacement[];
}

/**
 * Writes other URIs in place of those in a document. Only what differs is written, with the escapes of its place; everything
 * else stays byte for byte. The new document is read again: an edit is refused unless the new URI is found at its place, and all
 * other text is the same as before.
 *
 * @param document the document
 * @param format the format; `formatOf` tells it by the name of a file
 * @param change returns the text for a URI, or `null` to keep it. It is called in the order of the document
 * @param options what to find, as for `findIn`. With `templates`, the expressions of a template must stay as they are
 * @returns the new document, its edits, and what was refused. The time is linear in the length of the document.
 * @throws {RangeError} if the format is unknown, or the standard is unknown or does not define relative references
 * @throws {TypeError} if an argument or the result of `change` has the wrong type
 *
 * @example
 * import { change } from "uri-grammar";
 * import { replaceIn } from "uri-grammar/formats";
 *
 * const json = '{ "home": "http:\\/\\/old.example\\/a?b" }';
 * const { text } = replaceIn(json, "json", ({ reference }) => change(reference, { host: "new.example" }));
 * text; // => '{ "home": "http:\\/\\/new.example\\/a?b" }'
 */
export function replaceIn(
  document: string,
  format: Format,
  change: (found: Found) => string | null,
  options?: FindInOptions,
): Replacement {
  const read = readFormat(format);
  return replaceWith(document, scanOf(read), readersOf(read), change, options);
}

/** Writes other URIs in a document of a format with this scanner; see `replaceIn`. */
export function replaceWith(
  document: string,
  scan: Scan | null,
  readers: Readers,
  change: (found: Found) => string | null,
  options?: FindInOptions,
): Replacement {
  assertString(document, "The document");
  if (typeof (change as unknown) !== "function") throw wrongType("The argument 'change'", "a function", change);
  const documents = documentSearch(scan, readers, options);
  const pieces = piecesOf(document, documents);
  const asked = pieces.flatMap((piece, at) =>
    documents.search(piece).map((raw, index) => ({ piece, at, index, raw, found: inDocument(raw, piece) })),
  );
  const refused: RefusedReplacement[] = [];
  const changes = asked
    .sort((one, other) => one.found.start - other.found.start)
    .flatMap((each): Change | [] => {
      const text = change(each.found);
      if (text === null || text === each.found.reference) return [];
      if (typeof text !== "string") throw wrongType("The result of 'change'", "a string or null", text);
      const part = partOf(each.raw, each.piece, each.found.reference, text);
      if (part !== null) return { ...each, ...part, text };
      refused.push({ found: each.found, text, reason: OF_EXPRESSION });
      return [];
    });
  const checker = new Checker(document, documents, pieces);
  const edits = editsOf(checker.kept(changes));
  return {
    text: applyEdits(document, edits),
    edits,
    refused: [...refused, ...checker.refused].sort((one, other) => one.found.start - other.found.start),
  };
}

const OF_EXPRESSION = "An expression of the program would change.";
const IS_LOST = "The document would be read in another way.";
const TOO_MANY = "Too many others were refused before it.";

/** The most times that a document is read to find what cannot be written. */
const MOST_READINGS = 64;

/** The part of a piece that differs: its range in the text, and what is written there. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly part: string;
}

/** A change of what was found. */
interface Change extends Part {
  readonly piece: Piece;
  /** The number of the piece, and that of the result in it. */
  readonly at: number;
  readonly index: number;
  readonly raw: Found;
  readonly found: Found;
  /** The whole new text. */
  readonly text: string;
}

function piecesOf(document: string, { read }: DocumentSearch): readonly Piece[] {
  const pieces: Piece[] = [];
  read(document, (piece) => pieces.push(piece));
  return pieces;
}

/** An offset in what is shown of a reference, and in the reference. */
interface Offsets {
  readonly shownAt: number;
  readonly ownAt: number;
}

/** Returns the part of a piece that differs; `null` if an expression differs. */
function partOf(raw: Found, { expressionAt }: Piece, shown: string, text: string): Part | null {
  let start = 0;
  while (start < shown.length && shown[start] === text[start]) start++;
  // Half of a pair is no character.
  if (/[\uD800-\uDBFF]/.test(shown.charAt(start - 1))) start--;
  let after = 0;
  const most = Math.min(shown.length, text.length) - start;
  while (after < most && shown[shown.length - 1 - after] === text[text.length - 1 - after]) after++;
  if (/[\uDC00-\uDFFF]/.test(shown.charAt(shown.length - after))) after--;
  const end = shown.length - after;
  const placeOf = placesIn(raw.start, raw.removed);
  // One character of the reference stands for each expression that is shown, so offsets after it differ.
  let [shownAt, ownAt] = [0, 0];
  const offsets: Offsets[] = [{ shownAt, ownAt }];
  const literals = raw.reference.split(HOLE);
  for (const { length } of literals.slice(0, -1)) {
    shownAt += length;
    ownAt += length;
    const next = shownAt + shownExpression(expressionAt?.(placeOf(ownAt)) ?? HOLE).length;
    if (start < next && end > shownAt) return null;
    shownAt = next;
    ownAt += HOLE.length;
    offsets.push({ shownAt, ownAt });
  }
  const own = (offset: number): number => {
    const before = offsets.filter((each) => each.shownAt <= offset).at(-1) as Offsets;
    return offset + before.ownAt - before.shownAt;
  };
  const from = placeOf(own(start));
  return { from, to: end > start ? placeOf(own(end - 1)) + 1 : from, part: text.slice(start, text.length - after) };
}

/** Returns the edits of a document for changes. */
const editsOf = (changes: readonly Change[]): readonly Edit[] =>
  changes
    .map(({ piece, from, to, part }): Edit => {
      const { spanOf, write = (text: string) => text } = piece;
      return { ...spanOf(from, to), text: write(part) };
    })
    .sort(byPlace);

/** Chooses the changes that can be written: it reads the changed document again. */
class Checker {
  readonly refused: RefusedReplacement[] = [];
  readonly #kept: Change[] = [];
  readonly #document: string;
  readonly #documents: DocumentSearch;
  readonly #pieces: readonly Piece[];
  #readings = 0;

  constructor(document: string, documents: DocumentSearch, pieces: readonly Piece[]) {
    this.#document = document;
    this.#documents = documents;
    this.#pieces = pieces;
  }

  /** Returns the changes that can be written together. */
  kept(changes: readonly Change[]): readonly Change[] {
    this.#try(changes);
    return this.#kept;
  }

  #try(changes: readonly Change[]): void {
    if (changes.length === 0) return;
    if (this.#readings++ >= MOST_READINGS) {
      this.#refuse(changes, TOO_MANY);
      return;
    }
    const lost = this.#lostBy([...this.#kept, ...changes]);
    if (lost === null) this.#kept.push(...changes);
    else if (changes.length === 1) this.#refuse(changes, IS_LOST);
    else if (changes.some((each) => lost.has(each))) {
      this.#refuse(
        changes.filter((each) => lost.has(each)),
        IS_LOST,
      );
      this.#try(changes.filter((each) => !lost.has(each)));
    } else {
      const half = changes.length >> 1;
      this.#try(changes.slice(0, half));
      this.#try(changes.slice(half));
    }
  }

  #refuse(changes: readonly Change[], reason: string): void {
    for (const { found, text } of changes) this.refused.push({ found, text, reason });
  }

  /** Returns the changes that are known to be lost; `null` if the changed document is read as it was meant. */
  #lostBy(changes: readonly Change[]): ReadonlySet<Change> | null {
    const byPiece = new Map<number, Change[]>();
    for (const each of changes) {
      const others = byPiece.get(each.at);
      if (others) others.push(each);
      else byPiece.set(each.at, [each]);
    }
    const read = piecesOf(applyEdits(this.#document, editsOf(changes)), this.#documents);
    const lost = new Set<Change>();
    let isOther = read.length !== this.#pieces.length;
    for (const [at, piece] of this.#pieces.entries()) {
      const own = byPiece.get(at) ?? [];
      const now = read[at];
      if (now === undefined) break;
      const edits = own.map(({ from, to, part }): Edit => ({ start: from, end: to, text: part })).sort(byPlace);
      if (now.text !== applyEdits(piece.text, edits)) {
        if (own.length === 1) lost.add(own[0] as Change);
        else isOther = true;
      } else if (own.length > 0) isOther = !this.#isFound(piece, now, own, lost) || isOther;
    }
    return isOther || lost.size > 0 ? lost : null;
  }

  /** Finds the changes of a piece that are not read as they were meant. Returns whether all other results are the same. */
  #isFound(piece: Piece, now: Piece, own: readonly Change[], lost: Set<Change>): boolean {
    const changed = new Map(own.map((each) => [each.index, each]));
    const { search } = this.#documents;
    const found = new Map(search(now).map((each) => [each.start, each]));
    let shift = 0;
    let isSame = true;
    for (const [index, before] of search(piece).entries()) {
      const change = changed.get(index);
      const after = found.get(before.start + shift);
      if (change !== undefined) shift += change.part.length - (change.to - change.from);
      // The text is what was written, so the same range has the reference that was asked for.
      if (after?.end === before.end + shift && after.kind === before.kind && (after.ok || !before.ok)) continue;
      if (change === undefined) isSame = false;
      else lost.add(change);
    }
    return isSame;
  }
}
