/**
 * Diagnostics as messages of virtual files (`uri-grammar/vfile-message`), for the tools of unified.
 *
 * @module
 */
import type { Diagnostic, Severity } from "../core/diagnostic.js";
import { lineCounter } from "./lines.js";

/** A place in a file: the line and the column count from 1, the offset, in UTF-16 code units, from 0. */
export interface FilePoint {
  line: number;
  column: number;
  offset: number;
}

/** What this module tells the class `VFileMessage` of vfile-message. */
export interface MessageOptions {
  place: { start: FilePoint; end: FilePoint };
  /** Always `uri-grammar`. */
  source: string;
  /** The diagnostic's code. */
  ruleId: string;
}

/** What this module writes on a message. */
export interface MessageFields {
  fatal?: boolean | null | undefined;
  url?: string | undefined;
  note?: string | undefined;
  expected?: string[] | undefined;
}

/** The class `VFileMessage`, or one like it. */
export type MessageClass<Message extends MessageFields> = new (reason: string, options: MessageOptions) => Message;

/** Where a URI stands in a file. */
export interface FilePlace {
  /** The file's text, or what `location(file)` of vfile-location gives, which counts its lines once for all messages. */
  readonly text?: string | { toPoint(offset: number): { line: number; column: number } | undefined };
  /** Where the URI begins in the file: an offset in UTF-16 code units. 0 by default. */
  readonly offset?: number;
}

const LINE_ENDS = /\r\n|\n|\r/g;

/** As vfile has it: true stops the work on the file, false is a warning, nothing is information. */
const FATAL: Readonly<Record<Severity, boolean | undefined>> = { error: true, warning: false, info: undefined };

/**
 * Makes a message of a diagnostic.
 *
 * @param VFileMessage the class, from vfile-message
 * @param diagnostic what there is to say
 * @param place the file and where the URI begins in it; without it, the place is that in the URI itself
 * @returns the message, for `file.messages`. Its `note` names the section and the repair. Its `expected` is what the
 *   repair writes at its place. A repair that changes another stretch, or several, has no `expected`, because that would
 *   repeat the input. The input is not in the message.
 * @throws {RangeError} where the file, as vfile-location knows it, ends before the diagnostic does
 *
 * @example
 * import { VFileMessage } from "vfile-message";
 * import { diagnose } from "uri-grammar";
 * import { toVFileMessage } from "uri-grammar/vfile-message";
 *
 * diagnose("http://example.com/a b").map((each) => String(toVFileMessage(VFileMessage, each)));
 * // => ["1:21-1:22: A space is not allowed in the path."]
 */
export function toVFileMessage<Message extends MessageFields>(
  VFileMessage: MessageClass<Message>,
  diagnostic: Diagnostic,
  place: FilePlace = {},
): Message {
  const { severity, code, message, start, end, rule, section, url, repair } = diagnostic;
  const { text = "", offset = 0 } = place;
  const pointAt = pointer(text);
  const told = new VFileMessage(message, {
    place: { start: pointAt(offset + start), end: pointAt(offset + end) },
    source: "uri-grammar",
    ruleId: code,
  });
  told.fatal = FATAL[severity];
  told.url = url;
  const advice = repair === undefined ? "" : ` ${repair.certain ? "" : "A guess: "}${repair.message}`;
  told.note = `Rule ${rule}, section ${section}.${advice}`;
  const [edit, ...others] = repair?.edits ?? [];
  if (edit?.start === start && edit.end === end && others.length === 0) told.expected = [edit.text];
  return told;
}

function pointer(text: NonNullable<FilePlace["text"]>): (offset: number) => FilePoint {
  if (typeof text !== "string") {
    return (offset) => {
      const point = text.toPoint(offset);
      if (point === undefined) throw new RangeError(`the file ends before the offset ${String(offset)}`);
      return { line: point.line, column: point.column, offset };
    };
  }
  const pointAt = lineCounter(text, LINE_ENDS);
  return (offset) => {
    const { line, column } = pointAt(offset);
    return { line: line + 1, column: column + 1, offset };
  };
}
