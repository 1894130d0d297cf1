/**
 * The code that the scanners share: offsets of lines and of searched texts, and ranges that can hold a URI.
 *
 * @module
 */
import { emitRange, type Decoded, type Emit, type Place } from "./piece.js";

const [TAB, LINE_FEED, RETURN, SPACE] = [0x09, 0x0a, 0x0d, 0x20];

export const TEXT: Place = { kind: "text" };
export const STRING: Place = { kind: "string" };

/** Writes text between double quotes with the escapes of JSON. */
export function writeEscaped(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** A text between double quotes, with backslash escapes. */
export const ESCAPED_STRING: Place = { kind: "string", write: writeEscaped };

/** Returns the code unit at an offset. The end of the text counts as a line break. */
export function codeAt(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : LINE_FEED;
}

export function isBreak(code: number): boolean {
  return code === LINE_FEED || code === RETURN;
}

export function isBlank(code: number): boolean {
  return code === SPACE || code === TAB;
}

/** Returns the offset of the next line break, or the end. */
export function lineEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isBreak(text.charCodeAt(at))) at++;
  return at;
}

/** Returns the offset after the line break at an offset, or the end. */
export function nextLine(text: string, end: number): number {
  const isPair = codeAt(text, end) === RETURN && codeAt(text, end + 1) === LINE_FEED;
  return Math.min(end + (isPair ? 2 : 1), text.length);
}

/** Skips spaces and tabs. */
export function skipBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && isBlank(text.charCodeAt(at))) at++;
  return at;
}

/** Returns the end of a range without the spaces and tabs there. */
export function trimmedEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && isBlank(text.charCodeAt(end - 1))) end--;
  return end;
}

/**
 * Returns a function that returns the next offset of a text, or the end if it does not follow. Its offsets must not decrease:
 * then each part of the document is searched once.
 */
export function nextOf(wanted: string, text: string): (from: number) => number {
  let next = -1;
  return (from) => {
    if (next < from) {
      next = text.indexOf(wanted, from);
      if (next < 0) next = text.length;
    }
    return next;
  };
}

/** Emits what has a colon, because nothing else can be a URI. The ranges must be in order. */
export class Ranges {
  readonly #text: string;
  readonly #emit: Emit;
  readonly #colon: (from: number) => number;

  constructor(text: string, emit: Emit) {
    this.#text = text;
    this.#emit = emit;
    this.#colon = nextOf(":", text);
  }

  /** Whether a range has a colon. */
  hasColon(from: number, to: number): boolean {
    return this.#colon(from) < to;
  }

  /** Emits a range as it is. */
  exact(from: number, to: number, place: Place): void {
    if (this.hasColon(from, to)) emitRange(this.#text, from, to, place, this.#emit);
  }

  /** Emits a range without the spaces and tabs around it. */
  trimmed(from: number, to: number, place: Place): void {
    if (!this.hasColon(from, to)) return;
    emitRange(this.#text, skipBlanks(this.#text, from), trimmedEnd(this.#text, from, to), place, this.#emit);
  }

  /** Emits what was decoded. */
  decoded(decoded: Decoded, place: Place): void {
    if (decoded.text.includes(":")) decoded.emit(place, this.#emit);
  }
}

/** Returns where the match of a sticky expression ends, or -1. */
export function matchAt(sticky: RegExp, text: string, at: number): number {
  sticky.lastIndex = at;
  return sticky.test(text) ? sticky.lastIndex : -1;
}
