/**
 * References in a text that comes in pieces, and is never there as a whole.
 *
 * @module
 */
import {
  Finder,
  LONGEST_PREFIX,
  type FindOptions,
  type FoundReference,
  type RefusedReference,
  type Span,
} from "./find.js";
import { inText } from "./meant.js";

/** A stretch of a text that was searched, and what was found in it. */
export interface SearchedText {
  /** What follows the stretch before. */
  readonly text: string;
  /** All offsets are in the whole text. */
  readonly found: readonly (FoundReference | RefusedReference)[];
}

/** No reference without delimiters has one of these in it: more text does not change what stands before it. */
const BOUNDARY = /[\0- "<>]/;

/**
 * Finds references in a text that comes in pieces, exactly as `find` does in the whole. It keeps what was not searched: at
 * most, from a delimiter that opens, or from the last white space. The time is proportional to the length of the text.
 */
export class PiecewiseFinder {
  readonly #finder: Finder;
  /** What is kept, and where it begins in the whole text. */
  #text = "";
  #offset = 0;
  #searched = { at: 0, floor: 0, done: 0 };
  #awaited: string | null = null;

  /** @throws {RangeError} if there is no such standard, or it knows no relative references */
  constructor(options: FindOptions) {
    this.#finder = new Finder(options);
  }

  /** How much of the text is kept, in UTF-16 code units. */
  get kept(): number {
    return this.#text.length;
  }

  /** @returns what can be searched now, if the piece changes that */
  add(piece: string): SearchedText | null {
    const before = this.#text.length;
    this.#text += piece;
    const awaited = this.#awaited;
    if (awaited !== null && ![...awaited].some((character) => piece.includes(character))) return null;
    const boundary = lastBoundary(piece);
    return boundary < 0 ? null : this.#search(before + boundary);
  }

  /** @returns the rest */
  end(): SearchedText {
    return this.#search(null);
  }

  #search(limit: number | null): SearchedText {
    const text = this.#text;
    const offset = this.#offset;
    const from = this.#searched.at;
    const { found, searched, awaited } = this.#finder.search(text, this.#searched, limit);
    const { at } = searched;
    // A prefix may stand before what comes next, with another character before it.
    const start = Math.max(0, at - LONGEST_PREFIX - 1);
    this.#text = text.slice(start);
    this.#offset += start;
    this.#searched = {
      at: at - start,
      floor: Math.max(0, searched.floor - start),
      done: Math.max(0, searched.done - start),
    };
    this.#awaited = awaited;
    return { text: text.slice(from, at), found: found.map((each) => moved(each, offset)) };
  }
}

function lastBoundary(piece: string): number {
  let at = piece.length - 1;
  while (at >= 0 && !BOUNDARY.test(piece.charAt(at))) at--;
  return at;
}

function moved<Reference extends FoundReference | RefusedReference>(reference: Reference, by: number): Reference {
  const removed = reference.removed.map((span) => movedSpan(span, by));
  const rest = reference.ok
    ? { hyphens: reference.hyphens.map((at) => at + by) }
    : { diagnostics: reference.diagnostics.map((each) => inText(each, by, [])) };
  return { ...movedSpan(reference, by), outer: movedSpan(reference.outer, by), removed, ...rest };
}

function movedSpan<Place extends Span>(place: Place, by: number): Place {
  return { ...place, start: place.start + by, end: place.end + by };
}
