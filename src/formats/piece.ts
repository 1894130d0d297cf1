/**
 * Pieces of a document: what its reader sees, without the escapes of its format, and where each character comes from.
 *
 * @module
 */
import { HOLE } from "../context/template.js";
import type { Span } from "../core/parts.js";

/** The knowledge about a piece that its format has. */
export interface Place {
  /**
   * `"text"`: prose, in which URIs stand between other words. `"string"`: text between the delimiters of the format, which
   * can be one URI or prose. `"reference"`: by the format, the whole text is a reference. `"value"`: the same by its name,
   * unless it looks like something else.
   */
  readonly kind: "text" | "string" | "reference" | "value";
  /** Whether it is code inside of a document, such as a code block of Markdown. */
  readonly isCode?: boolean | undefined;
  /** Whether it is a program or data inside of a document, such as a script of HTML. These carry URIs, but not IRIs. */
  readonly isData?: boolean | undefined;
  /** Matches characters whose repair is not certain at this place: they can be what the author wants to show. */
  readonly doubtful?: RegExp | undefined;
  /** Whether the program joins something to the end of the text, as in `"http://a/" + name`. */
  readonly isContinued?: boolean | undefined;
  /** Writes text with the escapes of this place. By default, nothing is escaped. */
  readonly write?: ((text: string) => string) | undefined;
}

/** A part of the text of a document. */
export interface Piece extends Place {
  /** The text, without escapes. */
  readonly text: string;
  /** Converts a half-open range of the text to the range of the document, in UTF-16 code units. */
  readonly spanOf: (start: number, end: number) => Span;
  /** Returns the expression for which a character of the text stands, if the text has such characters. */
  readonly expressionAt?: ((offset: number) => string) | undefined;
}

/** Receives pieces in the order of the document. */
export type Emit = (piece: Piece) => void;

/**
 * Divides a range of a document into pieces. It reads nothing outside of the range.
 *
 * @param document the document
 * @param start the beginning of the range, in UTF-16 code units
 * @param end the end of the range
 * @param emit receives the pieces in order
 */
export type Scan = (document: string, start: number, end: number, emit: Emit) => void;

/** Converts ranges of a text to ranges of a document. */
type Placing = (start: number, end: number) => Span;

/** Returns what converts ranges of a text that begins at an offset of a document. */
const shiftedBy =
  (offset: number): Placing =>
  (start, end) => ({ start: offset + start, end: offset + end });

/** Returns what receives the pieces of a text that is a part of a document, and emits them with their places there. */
export function placed(spanOf: Placing, emit: Emit): Emit {
  return (piece) => {
    emit({
      ...piece,
      spanOf: (start, end) => {
        const span = piece.spanOf(start, end);
        return spanOf(span.start, span.end);
      },
    });
  };
}

/** The same for a text that begins at an offset of the document. */
export const within = (offset: number, emit: Emit): Emit => placed(shiftedBy(offset), emit);

/** Emits a range of a document that has no escapes. */
export function emitRange(document: string, start: number, end: number, place: Place, emit: Emit): void {
  const { kind, isCode, isData, doubtful, isContinued, write } = place;
  const spanOf = shiftedBy(start);
  // Written out, because documents have many pieces, and all have the same shape.
  const text = document.slice(start, end);
  emit({ kind, isCode, isData, doubtful, isContinued, write, text, spanOf, expressionAt: undefined });
}

/**
 * Collects the text of a piece. Parts of the document that are not added, such as a line break after a backslash, are left
 * out of the text.
 *
 * @example
 * const decoded = new Decoded(document);
 * decoded.raw(1, 9);
 * decoded.escape("&", 9, 14);
 * decoded.emit({ kind: "string" }, emit);
 */
export class Decoded {
  readonly #document: string;
  #text = "";
  #hasHoles = false;
  // For each run of characters: its offset in the text, and its range in the document.
  readonly #offsets: number[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];

  constructor(document: string) {
    this.#document = document;
  }

  /** The text so far. */
  get text(): string {
    return this.#text;
  }

  /** Adds a range of the document as it is. */
  raw(start: number, end: number): void {
    if (start < end) this.escape(this.#document.slice(start, end), start, end);
  }

  /** Adds what a range of the document stands for. If the lengths are equal, each code unit stands for its own. */
  escape(text: string, start: number, end: number): void {
    if (text === "") return;
    this.#offsets.push(this.#text.length);
    this.#starts.push(start);
    this.#ends.push(end);
    this.#text += text;
  }

  /** Adds an expression, whose value is not known. One character stands for it. */
  hole(start: number, end: number): void {
    this.#hasHoles = true;
    this.escape(HOLE, start, end);
  }

  /** Emits the text, and begins the next one. Empty text is not emitted. */
  emit(place: Place, emit: Emit): void {
    if (this.#text === "") return;
    const [document, hasHoles] = [this.#document, this.#hasHoles];
    this.#hasHoles = false;
    const [text, offsets, starts, ends] = [this.#text, this.#offsets.slice(), this.#starts.slice(), this.#ends.slice()];
    this.#text = "";
    this.#offsets.length = this.#starts.length = this.#ends.length = 0;
    const runAt = (offset: number): number => {
      let [low, high] = [0, offsets.length - 1];
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((offsets[middle] as number) <= offset) low = middle;
        else high = middle - 1;
      }
      return low;
    };
    const startOf = (offset: number): number => {
      const run = runAt(offset);
      const [at, start, end] = [offsets[run] as number, starts[run] as number, ends[run] as number];
      const next = offsets[run + 1] ?? text.length;
      return next - at === end - start ? start + offset - at : offset >= next ? end : start;
    };
    const endOf = (offset: number): number => {
      const run = runAt(offset - 1);
      const [at, start, end] = [offsets[run] as number, starts[run] as number, ends[run] as number];
      const next = offsets[run + 1] ?? text.length;
      return next - at === end - start ? start + offset - at : end;
    };
    const { kind, isCode, isData, doubtful, isContinued, write } = place;
    emit({
      kind,
      isCode,
      isData,
      doubtful,
      isContinued,
      write,
      text,
      spanOf: (start, end) => {
        const from = startOf(start);
        return { start: from, end: start === end ? from : endOf(end) };
      },
      expressionAt: hasHoles ? (at) => document.slice(startOf(at), endOf(at + HOLE.length)) : undefined,
    });
  }
}
