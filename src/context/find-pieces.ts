/**
 * Finds references in a text that arrives in pieces, without keeping the whole text.
 *
 * @module
 */
import { Finder, type FindOptions, type Found, type Span, type Surroundings } from "./find.js";
import { LOOK_BACK } from "./extent.js";
import { inText } from "./meant.js";

/** A part of a text that was searched, and the references in it. */
export interface SearchedText {
  /** The text of this part. It follows that of the last part. */
  readonly text: string;
  /** The references. All offsets are in the whole text. */
  readonly found: readonly Found[];
}

/** A result without delimiters depends only on its line, so later text does not change earlier results. */
const BOUNDARY = "\n";

/**
 * Finds references in a text that arrives in pieces, with the same results as `find` for the whole text. It keeps only
 * the text that was not searched, which begins at an opening delimiter or in the last line, and a little text before it. The
 * time is proportional to the length of the text.
 */
export class PiecewiseFinder {
  readonly #finder: Finder;
  readonly #around: Surroundings;
  /** The text that is kept, and its offset in the whole text. */
  #text = "";
  #offset = 0;
  #searched = { at: 0, done: 0 };
  #awaited: string | null = null;

  /** @throws {RangeError} if the standard is unknown or has no relative references */
  constructor(options: FindOptions, around: Surroundings = {}) {
    this.#finder = new Finder(options);
    this.#around = around;
  }

  /** The length of the text that is kept, in UTF-16 code units. */
  get kept(): number {
    return this.#text.length;
  }

  /** Adds a piece, and returns the part that can be searched now; `null` if no further part can. */
  add(piece: string): SearchedText | null {
    const before = this.#text.length;
    this.#text += piece;
    const awaited = this.#awaited;
    if (awaited !== null && ![...awaited].some((character) => piece.includes(character))) return null;
    const boundary = piece.lastIndexOf(BOUNDARY);
    return boundary < 0 ? null : this.#search(before + boundary);
  }

  /** Searches the rest, and returns it. */
  end(): SearchedText {
    return this.#search(null);
  }

  #search(limit: number | null): SearchedText {
    const text = this.#text;
    const offset = this.#offset;
    const from = this.#searched.at;
    const { found, searched, awaited } = this.#finder.search(text, this.#searched, limit, this.#around);
    const { at } = searched;
    // The text before the next reference decides how far it reaches.
    const start = Math.max(0, at - LOOK_BACK);
    this.#text = text.slice(start);
    this.#offset += start;
    this.#searched = { at: at - start, done: Math.max(0, searched.done - start) };
    this.#awaited = awaited;
    return { text: text.slice(from, at), found: found.map((each) => moved(each, offset)) };
  }
}

function moved<Reference extends Found>(reference: Reference, by: number): Reference {
  const removed = reference.removed.map((span) => movedSpan(span, by));
  const hyphens = reference.ok && { hyphens: reference.hyphens.map((at) => at + by) };
  const { diagnostics } = reference;
  const told = diagnostics && { diagnostics: diagnostics.map((each) => inText(each, (at) => at + by)) };
  return { ...movedSpan(reference, by), outer: movedSpan(reference.outer, by), removed, ...hyphens, ...told };
}

function movedSpan<Place extends Span>(place: Place, by: number): Place {
  return { ...place, start: place.start + by, end: place.end + by };
}
