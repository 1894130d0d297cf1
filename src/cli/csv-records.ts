/**
 * Divides records of CSV around the field that receives a result. All other bytes stay.
 *
 * @module
 */
import { closest } from "../core/closest.js";
import { present } from "../core/invariant.js";
import { textOf } from "./lines.js";
import { csvField, type Frame, type Framed, type Octets } from "./records.js";
import { quote } from "./terminal.js";

/** An error in a record. */
export class Fault extends Error {}

/** The header that several files share. */
export interface CSVHeader {
  /** The header of the first file, when it has been read. */
  first?: { readonly source: string; readonly names: readonly string[]; readonly delimiter: string };
}

/** Keeps the bytes of records until they are complete, and divides them. */
export class Rewriter {
  readonly #to: string | number;
  readonly #delimiter: string;
  readonly #isLast: boolean;
  /** The chunks from the first record that is not complete on, and the offset in the source where they begin. */
  #chunks: Uint8Array[] = [];
  #start = 0;
  /** The index of the field that receives results. A new field is the one after the last. */
  #index: number | undefined;
  /** The current record, and its line break. */
  #record: Octets = "";
  #lineBreak = "";
  /** The line break for a record that needs one but has none. */
  #usual: string | undefined;
  #head: Octets = "";
  #frames: Frame[] = [];

  /**
   * @param to the column that receives results: its index, or its name in the header
   * @param isLast whether no other source follows, so that the last record may have no line break
   */
  constructor(to: string | number, delimiter: string, isLast: boolean) {
    this.#to = to;
    this.#delimiter = delimiter;
    this.#isLast = isLast;
  }

  /** Whether there is something to write. */
  get isBegun(): boolean {
    return this.#head !== "" || this.#frames.length > 0;
  }

  /** Takes the next bytes of the source. */
  read(chunk: Uint8Array): void {
    this.#chunks.push(chunk);
  }

  /** Begins the record that ends at an offset of the source. */
  begin(end: number): void {
    const octets = this.#octetsTo(end);
    const lineBreak = octets.endsWith("\r\n") ? "\r\n" : octets.endsWith("\n") ? "\n" : "";
    this.#usual ??= lineBreak === "" ? "\n" : lineBreak;
    this.#record = octets.slice(0, octets.length - lineBreak.length);
    this.#lineBreak = lineBreak === "" && !this.#isLast ? this.#usual : lineBreak;
  }

  /** Returns the octets of the source up to an offset, and forgets their bytes. */
  #octetsTo(end: number): Octets {
    let octets = "";
    while (this.#start < end) {
      const chunk = present(this.#chunks[0], "the bytes of the record");
      const part = chunk.subarray(0, end - this.#start);
      octets += Buffer.from(part.buffer, part.byteOffset, part.length).toString("latin1");
      if (part.length === chunk.length) this.#chunks.shift();
      else this.#chunks[0] = chunk.subarray(part.length);
      this.#start += part.length;
    }
    return octets;
  }

  /**
   * Adds the header, which only the first of several files writes.
   *
   * @throws {Fault} if it is not that of the first file
   */
  addHeader(names: readonly string[], source: string, header: CSVHeader): void {
    const to = String(this.#to);
    const delimiter = this.#delimiter;
    this.#index = names.includes(to) ? indexOf(to, names) : names.length;
    const { first } = header;
    if (first === undefined) {
      header.first = { source, names, delimiter };
      const name = this.#index < names.length ? "" : delimiter + csvField(to, delimiter);
      this.#head += this.#record + name + this.#lineBreak;
    } else if (first.delimiter !== delimiter) {
      throw new Fault(
        `the delimiter is ${quote(delimiter)}, but in ${quote(first.source)} it is ${quote(first.delimiter)}`,
      );
    } else if (first.names.length !== names.length || first.names.some((name, index) => name !== names[index])) {
      throw new Fault(`the header differs from that of ${quote(first.source)}`);
    }
  }

  /**
   * Adds a record.
   *
   * @param width the number of fields of the first record
   * @throws {Fault} if the record has no place for the field
   */
  addRecord(record: readonly Uint8Array[], width: number): void {
    const index = (this.#index ??= Number(this.#to));
    const field = record[index];
    if (index > width) {
      const most = `csv:#${String(width + 1)}`;
      throw new Fault(`--to can be ${most} at most, because the first record has ${fields(width)}`);
    }
    if (index === width) {
      if (record.length !== width)
        throw new Fault(`the record has ${fields(record.length)}, but the first has ${String(width)}`);
      this.#frames.push({ before: this.#record + this.#delimiter, after: this.#lineBreak });
      return;
    }
    if (field === undefined) throw new Fault(`field ${String(index + 1)} is missing`);
    const { start, end } = present(spansOf(this.#record, this.#delimiter, index + 1)[index], "the field");
    const before = this.#record.slice(0, start);
    const octets = this.#record.slice(start, end);
    this.#frames.push({ before, after: this.#record.slice(end) + this.#lineBreak, kept: [textOf(field), octets] });
  }

  /** Adds an empty line, which stays with the record before it. */
  addEmpty(): void {
    const line = this.#record + this.#lineBreak;
    const last = this.#frames.pop();
    if (last === undefined) this.#head += line;
    else this.#frames.push({ ...last, after: last.after + line });
  }

  /** Returns the frames so far, and begins the next ones. */
  take(): Framed {
    const framed = {
      codec: { kind: "csv", delimiter: this.#delimiter },
      head: this.#head,
      frames: this.#frames,
    } as const;
    this.#head = "";
    this.#frames = [];
    return framed;
  }
}

const fields = (count: number): string => `${String(count)} field${count === 1 ? "" : "s"}`;

/** A range of a record. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the fields of a record.
 *
 * @param record the record without its line break
 * @param most how many fields to find
 * @returns the ranges of the fields, with their quotes
 */
export function spansOf(record: Octets, delimiter: string, most: number): readonly Span[] {
  const spans: Span[] = [];
  for (let start = 0; spans.length < most;) {
    const next = record.indexOf(delimiter, afterQuotes(record, start));
    spans.push({ start, end: next < 0 ? record.length : next });
    if (next < 0) break;
    start = next + delimiter.length;
  }
  return spans;
}

/** Returns the offset after the closing quote of a field; the same offset if the field has no quotes. */
function afterQuotes(record: Octets, start: number): number {
  if (record[start] !== '"') return start;
  let at = start + 1;
  for (;;) {
    const close = record.indexOf('"', at);
    if (close < 0) return record.length;
    if (record[close + 1] !== '"') return close + 1;
    at = close + 2;
  }
}

/** How many names of columns a message has, and how long they are, in UTF-16 code units. */
const SHOWN = 10;
const LENGTH = 40;

/**
 * Returns the index of a column by its name.
 *
 * @param names the names of all columns
 * @throws {Fault} if there is no such column, or more than one
 */
export function indexOf(name: string, names: readonly string[]): number {
  const index = names.indexOf(name);
  if (index < 0) throw new Fault(`the header has no column with this name${hintOf(name, names)}`);
  if (names.lastIndexOf(name) > index) throw new Fault("the header has more than one column with this name");
  return index;
}

/** Says which column may be meant, and which columns there are. */
function hintOf(name: string, names: readonly string[]): string {
  // A file without a header has data there, which no message repeats.
  const data = names.findIndex((each) => /[%@]|:\/|^\/|[a-z]:[^ ]/i.test(each)) + 1;
  if (data > 0)
    return `; the first line looks like data: if there is no header, write csv:#${String(data)} for this column`;
  const simple = names.map((each) => each.trim().toLowerCase());
  const wanted = name.trim().toLowerCase();
  const found = simple.includes(wanted) ? wanted : closest(wanted, simple);
  const meant = found === null ? undefined : names[simple.indexOf(found)];
  const note = found === wanted ? " Case and outer spaces count." : "";
  const question = meant === undefined ? "" : ` (did you mean ${shortened(meant)}?${note})`;
  const sorted = meant === undefined ? names : [meant, ...names.filter((each) => each !== meant)];
  const shown = sorted.slice(0, SHOWN).map((each) => (PLAIN.test(each) ? each : shortened(each)));
  const more = sorted.length > SHOWN ? ` and ${String(sorted.length - SHOWN)} more` : "";
  return `${question}; the header has the columns ${shown.join(", ")}${more}`;
}

/** A short word, which needs no quotes. */
const PLAIN = /^[\p{L}\p{N}_.-]{1,40}$/u;

const shortened = (name: string): string =>
  name.length > LENGTH ? `${quote(name.slice(0, LENGTH))}\u2026` : quote(name);
