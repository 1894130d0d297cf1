/**
 * Finds the URIs of a document as its format shows them, part by part, so that a long document does not block the server.
 *
 * @module
 */
import { setImmediate } from "node:timers/promises";
import { Finder, type Found, type RefusedReference, type Span } from "../../context/find.js";
import { formatOf, formatOfLanguage, readersOf, type Format, type Readers } from "../../formats/format.js";
import { Ignored, mayIgnore } from "../../formats/ignored.js";
import type { Piece, Place } from "../../formats/piece.js";
import { scanOf } from "../../formats/scanners.js";
import { inOrder, searchPiece } from "../../formats/search.js";
import type { Policy } from "../../interop/policy.js";

/** A URI in a document, valid or not. All offsets are in the document. */
export type Finding = Pick<RefusedReference, "reference" | "outer" | "diagnostics" | keyof Span>;

/** A document of the client. */
export interface Subject {
  readonly uri: string;
  readonly languageId: string;
  getText(): string;
}

/**
 * The longest document of a format other than plain text, in UTF-16 code units. Its format is read in one go: for 10 MB,
 * this takes half a second to one second.
 */
export const LONGEST: number = 10 * 2 ** 20;

/** The minimal length of a part, in UTF-16 code units. The maximal length of a text without a pause is twice as much. */
const PART = 1 << 15;

/** How many URIs at a place are enough. */
const MOST = 1000;

/** How many results are kept for later questions about the same document. */
const KEPT = 20_000;

/** A part of a document that is searched without a pause. */
interface Part extends Span {
  readonly pieces: readonly Piece[];
}

/** The search in one version of a document. It keeps what it finds, because several answers need it. */
export class Search {
  readonly #text: string;
  readonly #format: Format;
  readonly #readers: Readers;
  readonly #policy: Policy;
  readonly #finder: Finder;
  #parts: readonly Part[] | undefined;
  readonly #found = new Map<Part, readonly Found[]>();
  #kept = 0;

  /**
   * @param document the document
   * @param policy the decisions of its project
   */
  constructor(document: Subject, policy: Policy) {
    this.#text = document.getText();
    this.#format = formatOfDocument(document, this.#text);
    this.#readers = readersOf(this.#format, document.languageId === "log" ? ".log" : pathOf(document));
    this.#policy = policy;
    this.#finder = new Finder({ invalid: true, standard: policy.chosen, validate: policy.validate });
  }

  /** Whether the document is too long for its format. Then nothing is found. */
  get isTooLong(): boolean {
    return this.#format !== "text" && this.#text.length > LONGEST;
  }

  /**
   * Finds the URIs that touch a range, except mistakes that comments ignore.
   *
   * @param range the range, both ends included
   * @param isCancelled is called before each part; if it returns true, the search ends
   * @param isWanted chooses among the results
   * @returns the first URIs, at most about a thousand
   */
  async near(
    { start, end }: Span,
    isCancelled: () => boolean,
    isWanted: (found: Found) => boolean = () => true,
  ): Promise<readonly Finding[]> {
    const near: Found[] = [];
    for (const part of this.#all()) {
      if (part.end < start || end < part.start) continue;
      await setImmediate();
      if (isCancelled()) return [];
      for (const found of this.#foundIn(part)) {
        if (found.outer.start <= end && start <= found.outer.end && isWanted(found)) near.push(found);
      }
      if (near.length >= MOST) break;
    }
    return new Ignored().filter(this.#text, 0, inOrder(near)).map(findingOf);
  }

  /**
   * Finds all mistakes that no comment ignores.
   *
   * @param isCancelled is called before each part; if it returns true, the search ends
   * @returns the mistakes, part by part, nearly in the order of the document
   */
  async *mistakes(isCancelled: () => boolean): AsyncGenerator<readonly Finding[]> {
    const filter = mayIgnore(this.#text) ? new LineFilter(this.#text) : null;
    for (const part of this.#all()) {
      await setImmediate();
      if (isCancelled()) return;
      const mistakes = this.#foundIn(part).filter(({ ok }) => !ok);
      yield (filter?.add(mistakes, part.end) ?? mistakes).map(findingOf);
    }
    if (filter) yield filter.end().map(findingOf);
  }

  #all(): readonly Part[] {
    return (this.#parts ??= this.isTooLong ? [] : partsOf(this.#text, this.#format));
  }

  #foundIn(part: Part): readonly Found[] {
    const known = this.#found.get(part);
    if (known !== undefined) return known;
    const isKnown = this.#format !== "text";
    const found = part.pieces.flatMap((piece) => searchPiece(this.#finder, piece, isKnown, this.#readers));
    const reported = found.flatMap((each) => this.#reported(each));
    if (this.#kept < KEPT) {
      this.#found.set(part, reported);
      this.#kept += reported.length;
    }
    return reported;
  }

  /** Returns a result with the diagnostics that the project wants; nothing if it wants none of a mistake. */
  #reported(found: Found): readonly Found[] {
    if (found.ok) return [found];
    const diagnostics = this.#policy.reported(found.reference, found.diagnostics);
    return diagnostics.length === 0 ? [] : [{ ...found, diagnostics }];
  }
}

/** Removes the mistakes that comments ignore. A comment decides about other lines, so whole lines are filtered. */
class LineFilter {
  readonly #text: string;
  readonly #ignored = new Ignored();
  #waiting: readonly Found[] = [];
  #read = 0;
  #filtered = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Adds what is found up to an offset, and returns what is left of the lines that are complete. */
  add(found: readonly Found[], to: number): readonly Found[] {
    this.#waiting = this.#waiting.concat(found);
    const lineEnd = this.#text.slice(this.#read, to).lastIndexOf("\n");
    const left = lineEnd < 0 ? [] : this.#filterTo(this.#read + lineEnd + 1);
    this.#read = Math.max(this.#read, to);
    return left;
  }

  end(): readonly Found[] {
    return this.#filterTo(this.#text.length);
  }

  #filterTo(end: number): readonly Found[] {
    const found = inOrder(this.#waiting);
    this.#waiting = found.filter(({ start }) => start >= end);
    const ready = found.slice(0, found.length - this.#waiting.length);
    const left = this.#ignored.filter(this.#text.slice(this.#filtered, end), this.#filtered, ready);
    this.#filtered = end;
    return left;
  }
}

function findingOf(found: Found): Finding {
  const { reference, start, end, outer } = found;
  return { reference, start, end, outer, diagnostics: found.ok ? [] : found.diagnostics };
}

/** Returns the format of a document: by its language, then by its name, then by its content. */
function formatOfDocument(document: Subject, text: string): Format {
  const byLanguage = formatOfLanguage(document.languageId);
  // Editors call a document plain text if they do not know its language.
  if (byLanguage !== undefined && byLanguage !== "text") return byLanguage;
  return formatOf(pathOf(document), text);
}

function pathOf({ uri }: Subject): string {
  return uri.replace(/[?#][^]*$/, "");
}

/** Divides a document into parts. */
function partsOf(text: string, format: Format): readonly Part[] {
  const parts: Part[] = [];
  let pieces: Piece[] = [];
  let [start, end, length] = [Infinity, 0, 0];
  const close = (): void => {
    if (pieces.length > 0) parts.push({ pieces, start, end });
    [pieces, start, end, length] = [[], Infinity, 0, 0];
  };
  const add = (piece: Piece): void => {
    const place = piece.spanOf(0, piece.text.length);
    start = Math.min(start, place.start);
    end = Math.max(end, place.end);
    pieces.push(piece);
    length += piece.text.length;
    if (length >= PART) close();
  };
  const emit = (piece: Piece): void => {
    for (const each of shortPieces(piece)) add(each);
  };
  const scan = scanOf(format);
  if (scan === null) emit({ ...PROSE, text, spanOf: (from, to) => ({ start: from, end: to }) });
  else scan(text, 0, text.length, emit);
  close();
  return parts;
}

const PROSE: Place = { kind: "text" };

/** Divides a piece that is too long. A reference that is too long is left out, as a long word is. */
function* shortPieces(piece: Piece): Generator<Piece> {
  const { kind, text, spanOf, isContinued } = piece;
  if (text.length <= 2 * PART) yield piece;
  else if (kind !== "reference") {
    for (const { start, end } of piecesOf(text)) {
      yield {
        ...piece,
        kind: "text",
        isContinued: isContinued === true && end === text.length,
        text: text.slice(start, end),
        spanOf: (from, to) => spanOf(start + from, start + to),
      };
    }
  }
}

/** The boundaries at which a text can be cut, the best first. Only URIs between delimiters continue after them. */
const BOUNDARIES = [/(?:\r\n|\n|\r)[^\S\r\n]*(?:\r\n|\n|\r)/, /\r\n|\n|\r/, /[\s"<>]/];
const BOUNDARY = /[\s"<>]/g;

/**
 * Cuts a text into pieces. A word that is longer than two pieces is skipped, because any cut would divide it.
 *
 * @param text the text
 */
export function* piecesOf(text: string): Generator<Span> {
  let start = 0;
  while (start < text.length) {
    const end = endOfPiece(text, start);
    if (end > start) yield { start, end };
    start = end > start ? end : nextBoundary(text, start);
  }
}

/** Returns the end of a piece, or its start if a word that is too long begins there. */
function endOfPiece(text: string, start: number): number {
  const [middle, last] = [start + PART, start + 2 * PART];
  if (text.length <= last) return text.length;
  return boundaryIn(text, middle, last) || lastBoundaryIn(text, start, middle);
}

/** Returns the offset after the first of the best boundaries in a range; 0 if it has no boundary. */
function boundaryIn(text: string, start: number, end: number): number {
  const stretch = text.slice(start, end);
  for (const boundary of BOUNDARIES) {
    const found = boundary.exec(stretch);
    if (found) return start + found.index + found[0].length;
  }
  return 0;
}

/** Returns the offset after the last boundary in a range; the start of the range if it has no boundary. */
function lastBoundaryIn(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && text.charAt(at - 1).search(BOUNDARY) < 0) at--;
  return at;
}

/** Returns the offset after the next boundary, or the end of the text. */
function nextBoundary(text: string, from: number): number {
  BOUNDARY.lastIndex = from;
  return BOUNDARY.test(text) ? BOUNDARY.lastIndex : text.length;
}
