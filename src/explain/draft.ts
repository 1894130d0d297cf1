/**
 * A text that is repaired step by step, together with the edits that produced it from the input.
 *
 * @module
 */
import { applyEdits, type Edit } from "../core/edits.js";
import type { Span } from "../core/parts.js";

/** An edit with the number of the fault that it repairs. */
export interface OwnedEdit extends Edit {
  readonly owner: number;
  /** Whether the text only stands for something unknown. Then the edit does not belong to a repair that it replaces. */
  readonly isStandIn?: boolean;
}

/** A range of the input and its replacement; `null` if the range is unchanged. */
interface Piece extends Span {
  readonly text: string | null;
  readonly owner: number;
}

/** A repaired version of the input. A draft is immutable: each repair creates a new one. */
export class Draft {
  readonly text: string;
  readonly #pieces: readonly Piece[];

  private constructor(text: string, pieces: readonly Piece[]) {
    this.text = text;
    this.#pieces = pieces;
  }

  static of(input: string): Draft {
    // Stryker disable next-line UnaryOperator: Only replaced pieces have an owner that is read.
    return new Draft(input, [{ start: 0, end: input.length, text: null, owner: -1 }]);
  }

  /** Returns the edits from the input to the text, in order, without overlaps. Each changes the text. */
  get edits(): readonly OwnedEdit[] {
    // A later edit can remove what an earlier one has inserted.
    const isEmpty = ({ start, end, text }: Piece): boolean => start === end && text === "";
    return this.#pieces.filter((piece): piece is OwnedEdit => piece.text !== null && !isEmpty(piece));
  }

  /**
   * Returns a new draft with further edits.
   *
   * @param edits edits of the current text, in order, without overlaps. An edit that changes the replacement of an
   *   earlier edit is merged into it.
   */
  edited(edits: readonly OwnedEdit[]): Draft {
    if (edits.length === 0) return this;
    const pieces = new Pieces(this.#pieces);
    const made: Piece[] = [];
    for (const { start, end, text, owner, isStandIn = false } of edits) {
      for (const piece of pieces.upTo(start, true)) made.push(piece);
      const replaced = pieces.upTo(end, false);
      const at = made.at(-1)?.end ?? 0;
      made.push({
        start: replaced[0]?.start ?? at,
        end: replaced.at(-1)?.end ?? at,
        text,
        owner: (isStandIn ? undefined : replaced.find((piece) => piece.text !== null)?.owner) ?? owner,
      });
    }
    for (const piece of pieces.upTo(this.text.length, true)) made.push(piece);
    return new Draft(applyEdits(this.text, edits), made);
  }

  /**
   * Returns the range of the input that a range of the current text comes from. A part of a replacement comes from the
   * whole replaced range.
   */
  origin({ start, end }: Span): Span {
    if (this.#pieces.length === 1) return { start, end };
    const from = this.#pieceAt(start, false);
    const to = this.#pieceAt(end, end > start);
    const first = from.piece.text === null ? from.piece.start + start - from.at : from.piece.start;
    return { start: first, end: Math.max(first, to.piece.text === null ? to.piece.start + end - to.at : to.piece.end) };
  }

  /**
   * Returns the piece that contains an offset, and the offset of the piece. At a border: the piece that ends there if
   * `isEnd` is set, otherwise the next piece.
   */
  #pieceAt(offset: number, isEnd: boolean): { readonly piece: Piece; readonly at: number } {
    let at = 0;
    for (const piece of this.#pieces) {
      const next = at + lengthOf(piece);
      if (offset < next || (isEnd && offset === next)) return { piece, at };
      at = next;
    }
    const piece = this.#pieces.at(-1) as Piece;
    return { piece, at: at - lengthOf(piece) };
  }
}

const lengthOf = ({ start, end, text }: Piece): number => (text === null ? end - start : text.length);

/** Pieces that are consumed from the start. */
class Pieces {
  readonly #pieces: readonly Piece[];
  #index = 0;
  #next: Piece | undefined;
  #at = 0;

  constructor(pieces: readonly Piece[]) {
    this.#pieces = pieces;
    this.#next = pieces[0];
  }

  /**
   * Takes the pieces up to an offset. A piece that extends beyond it is split; its first part keeps the replaced range.
   */
  upTo(offset: number, takesEmpty: boolean): readonly Piece[] {
    const taken: Piece[] = [];
    for (let piece = this.#next; piece !== undefined; piece = this.#next) {
      const length = lengthOf(piece);
      if (this.#at + length > offset || (this.#at === offset && !takesEmpty)) break;
      taken.push(piece);
      this.#at += length;
      this.#next = this.#pieces[++this.#index];
    }
    const piece = this.#next;
    if (
      this.#at >= offset ||
      // Stryker disable next-line ConditionalExpression: Without a piece, the whole text is taken.
      piece === undefined
    )
      return taken;
    const length = offset - this.#at;
    const { start, end, text, owner } = piece;
    if (text === null) {
      taken.push({ start, end: start + length, text, owner });
      this.#next = { start: start + length, end, text, owner };
    } else {
      taken.push({ start, end, text: text.slice(0, length), owner });
      this.#next = { start: end, end, text: text.slice(length), owner };
    }
    this.#at = offset;
    return taken;
  }
}
