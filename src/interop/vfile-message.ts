/**
 * Diagnostics as messages of virtual files (`uri-grammar/vfile-message`), for the tools of unified.
 *
 * @module
 */
import type { Diagnostic, Severity } from "../core/diagnostic.js";
import { placesIn, type Place } from "./lines.js";
import { noteOf, UNIFIED, type FileLocation, type MessageFields, type UnistPoint } from "./unified.js";

export type { Place } from "./lines.js";
export type { FileLocation, MessageFields, UnistPoint } from "./unified.js";

/** What this module tells the class `VFileMessage` of vfile-message. */
export interface MessageOptions {
  place: { start: UnistPoint; end: UnistPoint };
  /** Always `uri-grammar`. */
  source: string;
  /** The diagnostic's code. */
  ruleId: string;
}

/** The class `VFileMessage`, or one like it. */
export type MessageClass<Message extends MessageFields> = new (reason: string, options: MessageOptions) => Message;

/** How a message is made, and where its URI stands in a file. */
export interface VFileMessageOptions<Message extends MessageFields> extends Place<FileLocation> {
  /** The class, from vfile-message. */
  readonly VFileMessage: MessageClass<Message>;
}

/** As vfile has it: true stops the work on the file, false is a warning, nothing is information. */
const FATAL: Readonly<Record<Severity, boolean | undefined>> = { error: true, warning: false, info: undefined };

/**
 * Makes a message of a diagnostic.
 *
 * @param diagnostic a diagnostic of the package, with offsets in the URI
 * @param options the class, and the file and where the URI begins in it; without a file, the place is that in the URI
 *   itself
 * @returns the message, for `file.messages`. Its `note` names the section and the repair. Its `expected` is what the
 *   repair writes at its place. A repair that changes another stretch, or several, has no `expected`, because that would
 *   repeat the input. The input is not in the message.
 * @throws {RangeError} if the file, as vfile-location knows it, ends before the diagnostic does
 *
 * @example
 * import { VFileMessage } from "vfile-message";
 * import { diagnose } from "uri-grammar";
 * import { toVFileMessage } from "uri-grammar/vfile-message";
 *
 * diagnose("http://example.com/a b").map((each) => String(toVFileMessage(each, { VFileMessage })));
 * // => ["1:21-1:22: A space is not allowed in the path."]
 */
export function toVFileMessage<Message extends MessageFields>(
  diagnostic: Diagnostic,
  { VFileMessage, ...place }: VFileMessageOptions<Message>,
): Message {
  const { severity, code, message, start, end, url, repair } = diagnostic;
  const told = new VFileMessage(message, {
    place: placesIn(place, UNIFIED)(diagnostic),
    source: "uri-grammar",
    ruleId: code,
  });
  told.fatal = FATAL[severity];
  told.url = url;
  told.note = noteOf(diagnostic);
  const [edit, ...others] = repair?.edits ?? [];
  if (edit?.start === start && edit.end === end && others.length === 0) told.expected = [edit.text];
  return told;
}
