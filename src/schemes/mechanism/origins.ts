/**
 * Where in an input the text comes from that stands in its normal form.
 *
 * @module
 */
import type { Span } from "../../core/parts.js";

/** A stretch of the input that has another text now; of two changes of one stretch the later one is what it has now. */
export interface Replacement extends Span {
  readonly after: string;
}

/**
 * Finds the stretches of the input that stretches of its present form come from. Both lists are gone through once.
 *
 * @param spans stretches of the present form, in its order; they do not overlap
 * @param replacements what led from the input to the present form, in the order in which it was done; a replacement is
 *   within an earlier one, or within a later one, or apart from both
 * @returns for each stretch that of the input: exactly, unless a replacement put a part of it there. Then all that was
 *   replaced is in it
 */
export function originsOf(spans: readonly Span[], replacements: readonly Replacement[]): readonly Span[] {
  const pieces = piecesOf(replacements);
  let next = 0;
  // How much further an offset is in the input, in front of the next piece.
  let shift = 0;
  const pass = (isBefore: (piece: Piece) => boolean): Piece | undefined => {
    let piece: Piece | undefined;
    while ((piece = pieces[next]) && isBefore(piece)) {
      shift = piece.end - piece.to;
      next++;
    }
    return piece;
  };
  return spans.map((span) => {
    const first = pass(({ to }) => to <= span.start);
    const start = first && first.from < span.start ? first.start : span.start + shift;
    // What was removed right behind the stretch is not of it.
    const last = pass(({ from, to }) => to <= span.end && from < span.end);
    const end = last && last.from < span.end ? last.end : span.end + shift;
    return { start, end };
  });
}

/** A stretch of the input, and where its replacement stands in the present form. */
interface Piece extends Span {
  readonly from: number;
  readonly to: number;
}

/** The outermost replacements, in the order of the input. */
function piecesOf(replacements: readonly Replacement[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  let shift = 0;
  // Of those of one stretch, the last is the first here.
  for (const { start, end, after } of [...replacements].reverse().sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < done) continue;
    const from = start + shift;
    const to = from + after.length;
    pieces.push({ start, end, from, to });
    done = end;
    shift = to - end;
  }
  return pieces;
}
