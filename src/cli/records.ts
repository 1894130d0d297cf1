/**
 * Writes records again, with the result of a command in one of their fields.
 *
 * @module
 */
import { printable } from "./terminal.js";

/** Octets: a string whose code units are bytes, so that what is copied stays the same even if it is not UTF-8. */
export type Octets = string;

/** A record without the field that receives the result. */
export interface Frame {
  readonly before: Octets;
  readonly after: Octets;
  /** The value of the field, and how it is written: an equal result is written in the same way. */
  readonly kept?: readonly [value: string, octets: Octets];
}

/** How results are written into fields. */
export type Codec = { readonly kind: "csv"; readonly delimiter: string } | { readonly kind: "ndjson" };

/** The frames of consecutive inputs. */
export interface Framed {
  readonly codec: Codec;
  /** The octets before all records: the header, and empty lines. */
  readonly head: Octets;
  readonly frames: readonly Frame[];
}

// Nearly all text is ASCII, whose octets are its code units.
const isASCII = (text: string): boolean => !/[^\0-\x7F]/.test(text);

/** Encodes a text in UTF-8. */
export function octetsOf(text: string): Octets {
  return isASCII(text) ? text : Buffer.from(text).toString("latin1");
}

/** Decodes UTF-8. Invalid octets become U+FFFD. */
export function decodedFrom(octets: Octets): string {
  return isASCII(octets) ? octets : Buffer.from(octets, "latin1").toString();
}

/** Writes a field of CSV. It has quotes only if it needs them (RFC 4180 section 2). */
export function csvField(text: string, delimiter: string): Octets {
  const octets = octetsOf(text);
  return /["\r\n]/.test(octets) || octets.includes(delimiter) ? `"${octets.replaceAll('"', '""')}"` : octets;
}

/** The field of a record that receives a result. */
export interface Field {
  readonly frame: Frame;
  readonly codec: Codec;
}

/** Writes a record with a result in its field. */
export function recordWith(result: string, { frame: { before, after, kept }, codec }: Field): Octets {
  if (result === kept?.[0]) return before + kept[1] + after;
  const field = codec.kind === "csv" ? csvField(result, codec.delimiter) : octetsOf(JSON.stringify(result));
  return before + field + after;
}

/**
 * Returns octets as they are shown.
 *
 * @param terminal whether a terminal could interpret control characters, which are then escaped
 */
export function shownOctets(octets: Octets, terminal: boolean | undefined): Octets {
  if (terminal !== true) return octets;
  const lines = decodedFrom(octets).split(/(\r?\n|\t)/);
  return octetsOf(lines.map((text, index) => (index % 2 === 0 ? printable(text) : text)).join(""));
}
