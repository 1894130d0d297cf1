/**
 * Converts diagnostics to messages of virtual files (`uri-grammar/vfile-message`), for the unified tools.
 *
 * @module
 */
import { aFunction, anything, readStrict } from "../core/arguments.js";
import type { Diagnostic, Severity } from "../core/diagnostic.js";
import { placesIn, type Place } from "./lines.js";
import { readDiagnostic } from "./read-diagnostic.js";
import { noteOf, UNIFIED, type FileLocation, type MessageFields, type UnistPoint } from "./unified.js";

export type { Place } from "./lines.js";
export type { FileLocation, MessageFields, UnistPoint } from "./unified.js";

/** The options that this module passes to `VFileMessage` of vfile-message. */
export interface MessageOptions {
  place: { start: UnistPoint; end: UnistPoint };
  /** Always `uri-grammar`. */
  source: string;
  /** The code of the diagnostic. */
  ruleId: string;
}

/** The class `VFileMessage`, or a compatible one. */
export type MessageClass<Message extends MessageFields> = new (reason: string, options: MessageOptions) => Message;

/** The class of the message, and the position of the URI in a file. */
export interface VFileMessageOptions<Message extends MessageFields> extends Place<FileLocation> {
  /** The class from vfile-message. */
  readonly VFileMessage: MessageClass<Message>;
}

const OPTIONS = { VFileMessage: aFunction, document: anything, offset: anything };

/** vfile's severities: true is a fatal error, false a warning, undefined information. */
const FATAL: Readonly<Record<Severity, boolean | undefined>> = { error: true, warning: false, info: undefined };

/**
 * Converts a diagnostic to a message.
 *
 * @param diagnostic a diagnostic of the package, with offsets in the URI
 * @param options the class, the file and the offset of the URI in it; without a file, positions refer to the URI
 * @returns the message, for `file.messages`. Its `note` names the section and the repair. Its `expected` is the text
 *   that the repair writes at the position of the message. If the repair changes another range or several ranges,
 *   `expected` is absent, because it would repeat the input. The message does not contain the input.
 * @throws {RangeError} if an offset is not in the file
 * @throws {TypeError} if an argument has the wrong type
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
  options: VFileMessageOptions<Message>,
): Message {
  const { VFileMessage, ...place } = readStrict<VFileMessageOptions<Message>>(options, "options", OPTIONS);
  const read = readDiagnostic(diagnostic);
  const { severity, code, message, start, end, url, repair } = read;
  const told = new VFileMessage(message, {
    place: placesIn(place, UNIFIED)({ start, end }),
    source: "uri-grammar",
    ruleId: code,
  });
  told.fatal = FATAL[severity];
  told.url = url;
  told.note = noteOf(read);
  const [edit, ...others] = repair?.edits ?? [];
  if (edit?.start === start && edit.end === end && others.length === 0) told.expected = [edit.text];
  return told;
}
