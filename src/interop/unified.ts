/**
 * Positions and messages in the format of the unified tools.
 *
 * @module
 */
import type { Diagnostic } from "../core/diagnostic.js";
import type { Counting } from "./lines.js";

/** A position in a file. Lines and columns count from 1; offsets, in UTF-16 code units, from 0. */
export interface UnistPoint {
  line: number;
  column: number;
  offset: number;
}

/** An object that counts the lines of a file: the result of `location(file)` of vfile-location. */
export interface FileLocation {
  toPoint(offset: number): { line: number; column: number } | undefined;
}

/** How unified counts lines. */
export const UNIFIED: Counting<FileLocation, UnistPoint> = {
  ends: /\r\n|\n|\r/g,
  method: "toPoint",
  write: ({ line, column }, offset) => ({ line: line + 1, column: column + 1, offset }),
  ask(file, offset) {
    const point = file.toPoint(offset);
    if (point === undefined) throw new RangeError(`The file ends before offset ${String(offset)}.`);
    return { line: point.line, column: point.column, offset };
  },
};

/** The fields that are set on a message. */
export interface MessageFields {
  fatal?: boolean | null | undefined;
  url?: string | undefined;
  note?: string | undefined;
  expected?: string[] | undefined;
}

/** The note of a message: the rule and the section of a diagnostic, and what its repair does. */
export function noteOf({ rule, section, repair }: Diagnostic): string {
  const advice = repair === undefined ? "" : ` ${repair.certain ? "" : "A guess: "}${repair.message}`;
  return `Rule ${rule}, section ${section}.${advice}`;
}
