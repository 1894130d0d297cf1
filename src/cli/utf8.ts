/**
 * Strings that were not UTF-8: they are refused before anything else is said of them.
 *
 * @module
 */
import { isUtf8 } from "node:buffer";
import type { RefusedArgument } from "./errors.js";
import { textOf } from "./lines.js";

const REPLACEMENT = "\uFFFD";

/** A string that was not UTF-8, with U+FFFD for the bytes that are not: plain data, as it is told to threads. */
export type Malformed = RefusedArgument;

/** A string that was read. */
export type Text = string | Malformed;

/** @param start the offset of the first U+FFFD that stands for bytes which are not UTF-8 */
export function malformed(input: string, start: number): Malformed {
  return {
    input,
    diagnostic: {
      severity: "error",
      code: "input/utf-8",
      message: "The input is not valid UTF-8.",
      start,
      end: start + REPLACEMENT.length,
      rule: "UTF8-octets",
      section: "4",
      url: "https://www.rfc-editor.org/rfc/rfc3629#section-4",
    },
  };
}

/** The string, be it UTF-8 or not. */
export function stringOf(text: Text): string {
  return typeof text === "string" ? text : text.input;
}

/** Splits a text. The part with the first bytes that are not UTF-8 is malformed. */
export function split(text: Text, separator: string): readonly Text[] {
  if (typeof text === "string") return text.split(separator);
  let start = 0;
  return text.input.split(separator).map((part) => {
    const at = text.diagnostic.start - start;
    start += part.length + separator.length;
    return at >= 0 && at < part.length ? malformed(part, at) : part;
  });
}

/** The text of bytes. */
export function textIn(bytes: Uint8Array): Text {
  const text = textOf(bytes);
  const [found = text] = checked([text], bytes, (marked) => [marked]);
  return found;
}

/**
 * Finds the strings that were not UTF-8.
 *
 * @param strings what `read` has made of the text of the bytes
 * @param bytes whole records
 * @param read reads records; no character beyond ASCII means anything to it
 */
export function checked(
  strings: readonly string[],
  bytes: Uint8Array,
  read: (text: string) => readonly string[],
): readonly Text[] {
  if (isUtf8(bytes)) return strings;
  // Nothing else would tell one U+FFFD from the other once a field is read: an escape can give either of them.
  const marked = read(markedTextOf(bytes));
  return strings.map((string, index) => {
    const start = markIn(marked[index], string);
    return start < 0 ? string : malformed(string, start);
  });
}

/** A code unit that UTF-8 never gives. */
const MARK = "\uDC00";

/** The text with a mark for each U+FFFD that stands for bytes which are not UTF-8. */
function markedTextOf(bytes: Uint8Array): string {
  // As its first byte is in no other character, the real one can give way to U+FFFE.
  const octets = Buffer.from(bytes).toString("latin1").replaceAll("\xEF\xBF\xBD", "\xEF\xBF\xBE");
  return textOf(Buffer.from(octets, "latin1")).replaceAll(REPLACEMENT, MARK);
}

/** The offset of the first mark, or -1. Where a mark was in the input, by an escape, the string has it, too. */
function markIn(marked: string | undefined, string: string): number {
  let at = -1;
  do at = marked?.indexOf(MARK, at + 1) ?? -1;
  while (at >= 0 && string[at] !== REPLACEMENT);
  return at;
}
