/**
 * Finds the URIs of a document piece by piece, so that a long document does not block the server.
 *
 * @module
 */
import { setImmediate } from "node:timers/promises";
import { find, type Span } from "../../context/find.js";
import { inText, placesIn } from "../../context/meant.js";
import type { Diagnostic } from "../../index.js";
import { validate } from "../../schemes/index.js";

/** A URI in a document, valid or not. All offsets are in the document. */
export interface Finding extends Span {
  readonly ok: boolean;
  /** The URI itself. */
  readonly reference: string;
  /** The URI with its delimiters. */
  readonly outer: Span;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Finds the URIs of a range of a document, and some around it.
 *
 * @param text the document
 * @param stretch the range
 * @param schemes whether to check each URI also by the rules of its scheme
 * @param isCancelled is called before each piece; if it returns true, the search ends
 * @returns the URIs, piece by piece, in the order of the document
 */
export async function* search(
  text: string,
  stretch: Span,
  schemes: boolean,
  isCancelled: () => boolean,
): AsyncGenerator<readonly Finding[]> {
  for (const piece of piecesOf(text, stretch)) {
    // This lets the server read messages of the client.
    await setImmediate();
    if (isCancelled()) return;
    yield findingsIn(text, piece, schemes);
  }
}

function findingsIn(text: string, piece: Span, schemes: boolean): Finding[] {
  const inDocument = (diagnostic: Diagnostic): Diagnostic => inText(diagnostic, (at) => piece.start + at);
  const moved = ({ start, end }: Span): Span => ({ start: piece.start + start, end: piece.start + end });
  return find(text.slice(piece.start, piece.end), { invalid: true }).map((found) => {
    const { ok, reference, start, removed, outer } = found;
    const byGrammar = ok ? [] : found.diagnostics;
    const byScheme = (): Diagnostic[] => {
      const placeOf = placesIn(start, removed);
      return warningsOf(reference).map((each) => inText(each, placeOf));
    };
    const diagnostics = (schemes ? byScheme() : byGrammar).map(inDocument);
    return { ok, reference, ...moved(found), outer: moved(outer), diagnostics };
  });
}

/** Returns the errors and warnings by the rules of the scheme, without advice, which most URIs would get. */
function warningsOf(reference: string): Diagnostic[] {
  return validate(reference).diagnostics.filter(({ severity }) => severity !== "info");
}

/** The minimal length of a piece, in UTF-16 code units. The maximal length is twice as much. */
const PIECE = 1 << 15;

/** The boundaries at which a document can be cut, the best first. Only URIs between delimiters continue after them. */
const BOUNDARIES = [/(?:\r\n|\n|\r)[^\S\r\n]*(?:\r\n|\n|\r)/, /\r\n|\n|\r/, /[\s"<>]/];
const BOUNDARY = /[\s"<>]/g;

/**
 * Cuts a range of a document, and the text around it, into pieces. A word that is longer than two pieces is skipped,
 * because any cut would divide it.
 *
 * @param text the document
 * @param stretch the range
 */
export function* piecesOf(text: string, { start: from, end: to }: Span): Generator<Span> {
  let start = startBefore(text, from);
  // A range can end after the text.
  while (start < Math.min(to, text.length)) {
    const end = endOfPiece(text, start);
    if (end > start) yield { start, end };
    start = end > start ? end : nextBoundary(text, start);
  }
}

/** Returns the start of the first piece of a range. */
function startBefore(text: string, from: number): number {
  const least = from - PIECE;
  return least <= 0 ? 0 : boundaryIn(text, least, from) || from;
}

/** Returns the end of a piece, or its start if a word that is too long begins there. */
function endOfPiece(text: string, start: number): number {
  const [middle, last] = [start + PIECE, start + 2 * PIECE];
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
