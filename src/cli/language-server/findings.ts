/**
 * The URIs of a document, piece by piece, so that nothing waits until a long document is read to its end.
 *
 * @module
 */
import { setImmediate } from "node:timers/promises";
import { find, type Span } from "../../context/find.js";
import { inText } from "../../context/meant.js";
import type { Diagnostic } from "../../index.js";
import { validate } from "../../schemes/index.js";

/** A URI in a document, valid or not. All offsets are in the document. */
export interface Finding extends Span {
  readonly ok: boolean;
  /** The URI itself. */
  readonly reference: string;
  /** With what delimits it. */
  readonly outer: Span;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Finds the URIs of a stretch of a document, and some around it.
 *
 * @param text the document
 * @param stretch the stretch
 * @param schemes whether each URI is also checked by the rules of its scheme
 * @param isCancelled ends the search before a piece, if it says so
 * @returns the URIs of one piece after the other, in the order of the document
 */
export async function* search(
  text: string,
  stretch: Span,
  schemes: boolean,
  isCancelled: () => boolean,
): AsyncGenerator<readonly Finding[]> {
  for (const piece of piecesOf(text, stretch)) {
    // Messages of the client are read in between.
    await setImmediate();
    if (isCancelled()) return;
    yield findingsIn(text, piece, schemes);
  }
}

function findingsIn(text: string, piece: Span, schemes: boolean): Finding[] {
  const inDocument = (diagnostic: Diagnostic): Diagnostic => inText(diagnostic, piece.start, []);
  const moved = ({ start, end }: Span): Span => ({ start: piece.start + start, end: piece.start + end });
  return find(text.slice(piece.start, piece.end), { invalid: true }).map((found) => {
    const { ok, reference, start, removed, outer } = found;
    const byGrammar = ok ? [] : found.diagnostics;
    const byScheme = (): Diagnostic[] => warningsOf(reference).map((each) => inText(each, start, removed));
    const diagnostics = (schemes ? byScheme() : byGrammar).map(inDocument);
    return { ok, reference, ...moved(found), outer: moved(outer), diagnostics };
  });
}

/** The errors and warnings by the rules of the scheme; advice would be shown for most URIs. */
function warningsOf(reference: string): Diagnostic[] {
  return validate(reference).diagnostics.filter(({ severity }) => severity !== "info");
}

/** How many UTF-16 code units a piece has at least; at most, it has twice as many. */
const PIECE = 1 << 15;

/** Where a document can be cut, the best first: no URI goes on after these, except between delimiters. */
const BOUNDARIES = [/(?:\r\n|\n|\r)[^\S\r\n]*(?:\r\n|\n|\r)/, /\r\n|\n|\r/, /[\s"<>]/];
const BOUNDARY = /[\s"<>]/g;

/**
 * Cuts a stretch of a document into pieces, with what stands around the stretch. A word that is longer than two pieces is
 * in none: no cut could leave it whole.
 *
 * @param text the document
 * @param stretch the stretch
 */
export function* piecesOf(text: string, { start: from, end: to }: Span): Generator<Span> {
  let start = startBefore(text, from);
  // A stretch can end after the text.
  while (start < Math.min(to, text.length)) {
    const end = endOfPiece(text, start);
    if (end > start) yield { start, end };
    start = end > start ? end : nextBoundary(text, start);
  }
}

/** Where the first piece of a stretch begins. */
function startBefore(text: string, from: number): number {
  const least = from - PIECE;
  return least <= 0 ? 0 : boundaryIn(text, least, from) || from;
}

/** Where a piece ends; where it begins, if a word begins there that is too long. */
function endOfPiece(text: string, start: number): number {
  const [middle, last] = [start + PIECE, start + 2 * PIECE];
  if (text.length <= last) return text.length;
  return boundaryIn(text, middle, last) || lastBoundaryIn(text, start, middle);
}

/** The offset after the first of the best boundaries in a stretch; 0 if it has no boundary. */
function boundaryIn(text: string, start: number, end: number): number {
  const stretch = text.slice(start, end);
  for (const boundary of BOUNDARIES) {
    const found = boundary.exec(stretch);
    if (found) return start + found.index + found[0].length;
  }
  return 0;
}

/** The offset after the last boundary in a stretch; that of the stretch if it has no boundary. */
function lastBoundaryIn(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && text.charAt(at - 1).search(BOUNDARY) < 0) at--;
  return at;
}

/** The offset after the next boundary; the end of the text if there is no more. */
function nextBoundary(text: string, from: number): number {
  BOUNDARY.lastIndex = from;
  return BOUNDARY.test(text) ? BOUNDARY.lastIndex : text.length;
}
