/**
 * Finds strings that were not UTF-8. They are refused before any other check.
 *
 * @module
 */
import { isUtf8 } from "node:buffer";
import type { RefusedArgument } from "./errors.js";
import { textOf } from "./lines.js";

const REPLACEMENT = "\uFFFD";

/** The code of the diagnostic of a string that was not UTF-8. */
export const INPUT_CODE = "input/utf-8";

/** A string that was not UTF-8, with U+FFFD for invalid bytes: plain data, because threads receive it. */
export type Malformed = RefusedArgument;

/** A string that was read. */
export type Text = string | Malformed;

/**
 * Creates the refusal of a string that was not UTF-8.
 *
 * @param start the offset of the first U+FFFD that replaces invalid bytes
 */
export function malformed(input: string, start: number): Malformed {
  return {
    input,
    diagnostic: {
      severity: "error",
      code: INPUT_CODE,
      message: "The input is not valid UTF-8.",
      start,
      end: start + REPLACEMENT.length,
      rule: "UTF8-octets",
      section: "4",
      url: "https://www.rfc-editor.org/rfc/rfc3629#section-4",
    },
  };
}

/** Returns the string of a text, whether it was UTF-8 or not. */
export function stringOf(text: Text): string {
  return typeof text === "string" ? text : text.input;
}

/** Splits a text. The part with the first invalid bytes is malformed. */
export function split(text: Text, separator: string): readonly Text[] {
  if (typeof text === "string") return text.split(separator);
  let start = 0;
  return text.input.split(separator).map((part) => {
    const at = text.diagnostic.start - start;
    start += part.length + separator.length;
    return at >= 0 && at < part.length ? malformed(part, at) : part;
  });
}

/** Decodes bytes as a text. */
export function textIn(bytes: Uint8Array): Text {
  const text = textOf(bytes);
  const [found] = checked([text], bytes, (marked) => [marked]) as [Text];
  return found;
}

/**
 * Finds the strings that were not UTF-8.
 *
 * @param strings the strings that `read` has returned for the text of the bytes
 * @param bytes whole records
 * @param read reads records; it treats all characters beyond ASCII alike
 */
export function checked(
  strings: readonly string[],
  bytes: Uint8Array,
  read: (text: string) => readonly string[],
): readonly Text[] {
  if (isUtf8(bytes)) return strings;
  // Marks are needed because a U+FFFD can also come from the input, even from an escape in a field.
  const marked = read(markedTextOf(bytes));
  return strings.map((string, index) => {
    const start = markIn(marked[index], string);
    return start < 0 ? string : malformed(string, start);
  });
}

/** A code unit that decoding UTF-8 never produces. */
const MARK = "\uDC00";

/** Decodes bytes, with a mark for each U+FFFD that replaces invalid bytes. */
function markedTextOf(bytes: Uint8Array): string {
  // A real U+FFFD becomes U+FFFE first. Its three bytes cannot occur across other characters.
  const octets = Buffer.from(bytes).toString("latin1").replaceAll("\xEF\xBF\xBD", "\xEF\xBF\xBE");
  return textOf(Buffer.from(octets, "latin1")).replaceAll(REPLACEMENT, MARK);
}

/** Returns the offset of the first mark, or -1. A mark from an escape in the input is in the string, too. */
function markIn(marked: string | undefined, string: string): number {
  let at = -1;
  do at = marked?.indexOf(MARK, at + 1) ?? -1;
  while (at >= 0 && string[at] !== REPLACEMENT);
  return at;
}
