/**
 * Decodes the bytes of texts, by their byte order mark, by what an HTML or XML document declares, or by an option.
 *
 * @module
 */
import { Misuse } from "./errors.js";
import { quote } from "./terminal.js";

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
/** Where HTML and XML documents declare their encoding. */
const DECLARED = [
  /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/,
  /<meta\s[^>]*?\bcharset\s*=\s*["']?\s*([\w.:-]{1,40})/i,
];

/**
 * Reads the name of an encoding.
 *
 * @throws {Misuse} if the encoding is unknown
 */
export function encodingFrom(name: string): string {
  const known = knownEncoding(name);
  if (known === undefined)
    throw new Misuse(`--encoding takes the name of an encoding, such as latin1, not ${quote(name)}`);
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
    // The reader of the file uses its buffer again.
    if (next.done !== true) length += first[first.push(new Uint8Array(next.value)) - 1]?.length ?? 0;
  }
  const beginning = first.length === 1 ? (first[0] as Uint8Array) : Buffer.concat(first);
  const mark = MARKS.find((each) => each.bytes.equals(beginning.subarray(0, each.bytes.length)));
  if (mark === undefined && encoding === undefined && beginning.subarray(0, BEGINNING).includes(0)) return null;
  const name = encoding ?? mark?.encoding ?? declaredIn(beginning) ?? "utf-8";
  const decoder = new TextDecoder(name, { ignoreBOM: name === "utf-8" });
  let isDamaged = false;
  async function* pieces(): AsyncGenerator<string> {
    if (beginning.length > 0) yield check(decoder.decode(beginning, { stream: true }), beginning);
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) {
      yield check(decoder.decode(next.value, { stream: true }), next.value);
    }
    const rest = decoder.decode();
    if (rest !== "") yield check(rest, NO_BYTES);
  }
  function check(piece: string, from: Uint8Array): string {
    if (!isDamaged && piece.includes(REPLACEMENT)) isDamaged = name !== "utf-8" || holdsOther(piece, from);
    return piece;
  }
  return { pieces: pieces(), isDamaged: () => isDamaged };
}

const NO_BYTES = new Uint8Array(0);
const REPLACEMENT = "\uFFFD";
const REPLACEMENT_BYTES = Buffer.from(REPLACEMENT);

/** Returns whether a piece has more replacement characters than its bytes, and those that began before them, contain. */
function holdsOther(piece: string, bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let written = 1;
  for (let at = text.indexOf(REPLACEMENT_BYTES); at >= 0; at = text.indexOf(REPLACEMENT_BYTES, at + 1)) written++;
  const isSplit = piece.startsWith(REPLACEMENT) && !text.subarray(0, 3).equals(REPLACEMENT_BYTES);
  return piece.split(REPLACEMENT).length > written + (isSplit ? 1 : 0);
}

/** Returns the encoding that a document declares in ASCII, which therefore is not UTF-16. */
function declaredIn(beginning: Uint8Array): string | undefined {
  const text = Buffer.from(beginning.subarray(0, BEGINNING)).toString("latin1");
  const name = DECLARED.map((pattern) => pattern.exec(text)?.[1]).find((each) => each !== undefined);
  const known = name === undefined ? undefined : knownEncoding(name);
  return known?.startsWith("utf-16") === true ? undefined : known;
}
