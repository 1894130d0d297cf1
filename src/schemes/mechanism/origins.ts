/** Maps spans of a normal form back to spans of the input. @module */
import type { Span } from "../../core/parts.js";

/** A span of the input and the text that replaced it. If two replacements have the same span, the later one counts. */
export interface Replacement extends Span {
  readonly after: string;
}

/**
 * Finds the spans of the input from which spans of the present form come. It reads each list once. A span is exact, unless a
 * replacement wrote a part of its text: then it contains the whole replaced span.
 *
 * @param spans spans of the present form, in its order, without overlaps
 * @param replacements the replacements that led from the input to the present form, in the order in which they were
 *   made. Two replacements either do not overlap, or one contains the other.
 */
export function originsOf(spans: readonly Span[], replacements: readonly Replacement[]): readonly Span[] {
  const pieces = piecesOf(replacements);
  let next = 0;
  // What to add to an offset before the next piece to get the offset in the input.
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
    // Stryker disable next-line EqualityOperator: If both begin here, both results are this offset.
    const start = first && first.from < span.start ? first.start : span.start + shift;
    // Text that was removed directly after the span does not belong to it.
    const last = pass(
      ({ from, to }) =>
        from < span.end &&
        // Stryker disable next-line EqualityOperator: If both end here, both results are this offset.
        to <= span.end,
    );
    const end = last && last.from < span.end ? last.end : span.end + shift;
    return { start, end };
  });
}

/** A span of the input, and the offsets of its replacement in the present form. */
interface Piece extends Span {
  readonly from: number;
  readonly to: number;
}

/** Returns the outermost replacements, in the order of the input. */
function piecesOf(replacements: readonly Replacement[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  let shift = 0;
  // The list is reversed, so that the last of several replacements of one span comes first.
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
