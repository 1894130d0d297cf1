/**
 * Comments that tell the search to ignore mistakes: `uri-grammar-ignore-next-line`, `-ignore-start` to `-ignore-end`, and
 * `-ignore-file`. They can stand in comments of any form.
 *
 * @module
 */
import type { Found } from "../context/find.js";
import type { Span } from "../core/parts.js";

/** A comment that ignored nothing. */
export interface UnneededComment<Point = unknown> extends Span {
  readonly text: string;
  /** Where it begins, if the caller told. */
  readonly point: Point | undefined;
}

/** A comment that begins to ignore mistakes. */
interface Comment<Point> extends UnneededComment<Point> {
  /** The codes that it ignores; `null` for all. */
  readonly codes: ReadonlySet<string> | null;
  isNeeded: boolean;
}

const WORD = "uri-grammar-ignore-";

/** Returns whether a text can have such comments. */
export const mayIgnore = (text: string): boolean => text.includes(WORD);

const COMMENT = /uri-grammar-ignore-(next-line|start|end|file)\b/g;
/** The first code after the name, and one after it. The rest of the line is the reason. */
const [CODE, NEXT_CODE] = [/[ \t]+([a-z][\w.-]*\/[\w-]+)/y, /,[ \t]?([a-z][\w.-]*\/[\w-]+)/y];

/** Returns the codes that follow the name of a comment; `null` without any. */
function codesAfter(text: string, from: number): ReadonlySet<string> | null {
  const codes = new Set<string>();
  let at = from;
  for (;;) {
    const pattern = codes.size === 0 ? CODE : NEXT_CODE;
    pattern.lastIndex = at;
    const code = pattern.exec(text)?.[1];
    if (code === undefined) return codes.size === 0 ? null : codes;
    codes.add(code);
    at = pattern.lastIndex;
  }
}

/** Removes the mistakes that comments ignore from the results of a text, which arrives in parts. */
export class Ignored<Point = unknown> {
  /** The comment about the next line, and whether that line has begun. */
  #next: Comment<Point> | null = null;
  #isNextLine = false;
  /** The comments that are valid up to their end, or to the end of the text. */
  readonly #starts: Comment<Point>[] = [];
  readonly #files: Comment<Point>[] = [];
  readonly #unneeded: Comment<Point>[] = [];

  /**
   * Returns what no comment ignores.
   *
   * @param text the next part of the text
   * @param offset its offset in the text, in UTF-16 code units
   * @param found what begins in it, in order; the offsets are those of the whole text
   * @param pointAt returns the line and column of an offset of this part, for comments that ignore nothing
   */
  filter(text: string, offset: number, found: readonly Found[], pointAt?: (offset: number) => Point): readonly Found[] {
    const isIdle = this.#next === null && this.#starts.length + this.#files.length === 0;
    if (isIdle && !mayIgnore(text)) return found;
    const comments = Array.from(text.matchAll(COMMENT));
    const kept: Found[] = [];
    let [read, next] = [0, 0];
    const readTo = (end: number): void => {
      for (let comment = comments[next]; comment !== undefined && comment.index < end; comment = comments[++next]) {
        this.#passLines(text, read, comment.index);
        read = comment.index;
        this.#begin(comment, text, offset, pointAt);
      }
      this.#passLines(text, read, end);
      read = Math.max(read, end);
    };
    for (const each of found) {
      readTo(each.start - offset);
      const left = this.#left(each);
      if (left !== null) kept.push(left);
    }
    readTo(text.length);
    return kept;
  }

  /** Ends the text, and returns the comments that ignored nothing. */
  end(): readonly UnneededComment<Point>[] {
    this.#closeNext();
    for (const each of [...this.#starts.splice(0), ...this.#files.splice(0)]) this.#close(each);
    return this.#unneeded.sort((one, other) => one.start - other.start);
  }

  #begin(
    { 0: name, 1: scope, index }: RegExpExecArray,
    text: string,
    offset: number,
    pointAt?: (offset: number) => Point,
  ): void {
    if (scope === "end") {
      const last = this.#starts.pop();
      if (last !== undefined) this.#close(last);
      return;
    }
    const comment = {
      text: name,
      point: pointAt?.(offset + index),
      start: offset + index,
      end: offset + index + name.length,
      codes: codesAfter(text, index + name.length),
      isNeeded: false,
    };
    if (scope === "next-line") {
      this.#closeNext();
      this.#next = comment;
      this.#isNextLine = false;
    } else (scope === "start" ? this.#starts : this.#files).push(comment);
  }

  /** Reads the line breaks of a range. */
  #passLines(text: string, from: number, to: number): void {
    for (let at = from; this.#next !== null; at++) {
      at = text.indexOf("\n", at);
      if (at < 0 || at >= to) return;
      if (this.#isNextLine) this.#closeNext();
      else this.#isNextLine = true;
    }
  }

  #closeNext(): void {
    if (this.#next !== null) this.#close(this.#next);
    this.#next = null;
  }

  #close(comment: Comment<Point>): void {
    if (!comment.isNeeded) this.#unneeded.push(comment);
  }

  /** Returns what is left of a result; `null` if it is ignored. */
  #left(found: Found): Found | null {
    if (found.diagnostics === undefined || found.kind === "template") return found;
    const active = [...this.#files, ...this.#starts, ...(this.#isNextLine && this.#next !== null ? [this.#next] : [])];
    const diagnostics = found.diagnostics.filter(({ code }) => {
      const ignoring = active.filter(({ codes }) => codes === null || codes.has(code));
      for (const each of ignoring) each.isNeeded = true;
      return ignoring.length === 0;
    });
    if (diagnostics.length === found.diagnostics.length) return found;
    if (diagnostics.length > 0) return { ...found, diagnostics };
    return found.ok ? { ...found, diagnostics: undefined } : null;
  }
}
