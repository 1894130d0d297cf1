/**
 * Decodes the bytes of texts, by their byte order mark, by what an HTML or XML document declares, or by an option.
 *
 * @module
 */
import { isAscii } from "node:buffer";
import { applyEdits, type Edit } from "../core/edits.js";
import { Misuse } from "./errors.js";
import { MARK } from "./sources.js";

/** A text as it arrives. */
export interface DecodedText {
  /** The pieces of the text. */
  readonly pieces: AsyncIterable<string>;
  /** Whether, up to the last piece, bytes were read as U+FFFD because they are not of the encoding. */
  readonly isDamaged: () => boolean;
}

/** How many bytes show the encoding and whether the file is binary. */
const BEGINNING = 1024;
/** The encodings of byte order marks. The one of UTF-8 is removed before. */
const MARKS = [
  { bytes: Buffer.from([0xff, 0xfe]), encoding: "utf-16le" },
  { bytes: Buffer.from([0xfe, 0xff]), encoding: "utf-16be" },
] as const;
/** The tags in which HTML and XML documents declare their encoding. */
const TAGS = /^\s{0,9}<\?xml\s[^<>]*|<meta\s[^<>]*/gi;
const DECLARED = /\b(?:encoding|charset) ?= ?["']?([\w.:-]{1,40})/i;

/**
 * Reads the name of an encoding.
 *
 * @throws {Misuse} if the encoding is unknown
 */
export function encodingFrom(name: string): string {
  const known = knownEncoding(name);
  if (known === undefined) throw new Misuse(`--encoding takes the name of an encoding, such as latin1`);
  return known;
}

function knownEncoding(name: string): string | undefined {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return undefined;
  }
}

/**
 * Decodes a text.
 *
 * @param bytes the bytes, without a byte order mark of UTF-8
 * @param encoding the encoding, if the user chose it
 * @returns the text; `null` if the bytes are not a text
 */
export async function decoded(bytes: AsyncIterable<Uint8Array>, encoding?: string): Promise<DecodedText | null> {
  const chunks = bytes[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let length = 0;
  let isEnd = false;
  // A chosen encoding needs no look at the beginning, so the first piece need not wait for more.
  while (encoding === undefined && length < BEGINNING && !isEnd) {
    const next = await chunks.next();
    isEnd = next.done === true;
    if (next.done === true) continue;
    // The reader of the file uses its buffer again when it reads more.
    first.push(next.value.length < BEGINNING ? new Uint8Array(next.value) : next.value);
    length += next.value.length;
  }
  const beginning = first.length === 1 ? (first[0] as Uint8Array) : Buffer.concat(first);
  const found = encodingIn(beginning, encoding, MARKS);
  if (found === null) return null;
  const { name } = found;
  const decoder = new TextDecoder(name, { ignoreBOM: name === "utf-8" });
  let isDamaged = false;
  // How many replacement characters the text has, and how many of them are written in the bytes.
  let [count, written] = [0, 0];
  let before: Uint8Array = NO_BYTES;
  async function* pieces(): AsyncGenerator<string> {
    if (beginning.length > 0) yield textOf(beginning);
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) yield textOf(next.value);
    const rest = decoder.decode();
    if (rest !== "") yield check(rest, NO_BYTES);
  }
  function textOf(from: Uint8Array): string {
    const isBetween = (before.at(-1) ?? 0) < 0x80;
    // Most texts are ASCII, which is several times as fast to decode.
    const piece =
      name === "utf-8" && isBetween && isAscii(from)
        ? Buffer.from(from.buffer, from.byteOffset, from.length).toString("latin1")
        : check(decoder.decode(from, { stream: true }), from);
    // The reader of the file uses its buffer again.
    before = Buffer.from(from.subarray(-WRITTEN.length + 1));
    return piece;
  }
  function check(piece: string, from: Uint8Array): string {
    if (isDamaged || !piece.includes(REPLACEMENT)) return piece;
    count += piece.split(REPLACEMENT).length - 1;
    // A chunk can begin inside of the character.
    const bytes = Buffer.concat([before, from]);
    for (let at = bytes.indexOf(WRITTEN); at >= 0; at = bytes.indexOf(WRITTEN, at + 1)) written++;
    isDamaged = name !== "utf-8" || count > written;
    return piece;
  }
  return { pieces: pieces(), isDamaged: () => isDamaged };
}

/** The bytes at the beginning of a text that say its encoding. */
interface Mark {
  readonly bytes: Buffer;
  readonly encoding: string;
}

/**
 * Returns the encoding of a text, and the length of the mark that says so; `null` if the bytes are not a text.
 *
 * @param bytes the bytes from the beginning
 * @param chosen the encoding, if the user chose it
 * @param marks the marks that can be there
 */
function encodingIn(
  bytes: Uint8Array,
  chosen: string | undefined,
  marks: readonly Mark[],
): { readonly name: string; readonly markLength: number } | null {
  const mark = marks.find((each) => each.bytes.equals(bytes.subarray(0, each.bytes.length)));
  if (mark === undefined && chosen === undefined && bytes.subarray(0, BEGINNING).includes(0)) return null;
  const name = chosen ?? mark?.encoding ?? declaredIn(bytes) ?? "utf-8";
  return { name, markLength: mark?.encoding === name ? mark.bytes.length : 0 };
}

/** A text that can be written back. */
export interface ExactText {
  /** The text, without a byte order mark. */
  readonly text: string;
  /** Returns the bytes of the edited text. All other bytes stay the same; `null` if that is not possible. */
  readonly encode: (edits: readonly Edit[]) => Uint8Array | null;
}

const UTF8_MARK = { bytes: MARK, encoding: "utf-8" };

/**
 * Decodes all bytes of a text, so that it can be written back.
 *
 * @param bytes all bytes
 * @param encoding the encoding, if the user chose it
 * @returns the text; `null` if the bytes are not a text
 */
export function exactText(bytes: Buffer, encoding?: string): ExactText | null {
  const found = encodingIn(bytes, encoding, [UTF8_MARK, ...MARKS]);
  if (found === null) return null;
  const { name, markLength: start } = found;
  const body = bytes.subarray(start);
  const text = new TextDecoder(name, { ignoreBOM: true }).decode(body);
  const write = WRITERS.get(name);
  return {
    text,
    encode(edits) {
      if (write === undefined) return spliced(bytes, start, text, edits);
      if (!write(text).equals(body)) return null;
      return Buffer.concat([bytes.subarray(0, start), write(applyEdits(text, edits))]);
    },
  };
}

/** The encodings that Node can write. */
const WRITERS: ReadonlyMap<string, (text: string) => Buffer> = new Map([
  ["utf-8", (text) => Buffer.from(text)],
  ["utf-16le", (text) => Buffer.from(text, "utf16le")],
  ["utf-16be", (text) => Buffer.from(text, "utf16le").swap16()],
]);

/** Edits bytes of an encoding that has one byte for each character. Edits in ASCII are the same in all of these. */
function spliced(bytes: Buffer, from: number, text: string, edits: readonly Edit[]): Uint8Array | null {
  if (text.length !== bytes.length - from || !edits.every((edit) => /^[\0-\x7F]*$/.test(edit.text))) return null;
  const latin1 = bytes.toString("latin1");
  const moved = edits.map((edit) => ({ ...edit, start: edit.start + from, end: edit.end + from }));
  return Buffer.from(applyEdits(latin1, moved), "latin1");
}

const NO_BYTES = new Uint8Array(0);
/** The character that stands for bytes that are not text. */
export const REPLACEMENT = "\uFFFD";
/** The replacement character in UTF-8. */
const WRITTEN = Buffer.from(REPLACEMENT);

/** Returns the encoding that a document declares in ASCII, which therefore is not UTF-16. */
function declaredIn(beginning: Uint8Array): string | undefined {
  const text = Buffer.from(beginning.subarray(0, BEGINNING)).toString("latin1");
  const name = DECLARED.exec(text.match(TAGS)?.join(" ") ?? "")?.[1];
  const known = name === undefined ? undefined : knownEncoding(name);
  return known?.startsWith("utf-16") === true ? undefined : known;
}
