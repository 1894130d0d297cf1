/**
 * Divides the bytes from a client into messages. After a header or a message that is broken, it goes on with the next
 * message.
 *
 * @module
 */
import { Buffer } from "node:buffer";

/** The codes of JSON-RPC for text that is not JSON, and for messages of another form. */
const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;

/** Why something is not a message, or why a message is refused. */
export interface Refusal {
  readonly code: number;
  readonly message: string;
}

/** The next part of the stream: any JSON, or a mistake. */
export type Framed = { readonly json: unknown } | { readonly refusal: Refusal };

/** The longest header, and the longest message, in bytes. */
const LONGEST_HEADER = 4096;
const LONGEST_MESSAGE = 2 ** 28;

/** How far the search for the next header goes on if a header does not end. Only a longer header can be lost. */
const STEP = LONGEST_HEADER - 256;

const HEADER_END = /\r?\n\r?\n/;
const LENGTH = /^content-length:[ \t]*(\d{1,10})[ \t]*$/im;
/** The line of a header, and its longest form. JSON has no such line, so it can be found among bytes of no message. */
const NAME = "Content-Length:";
const LINE = /^Content-Length:[ \t]{0,8}\d{1,10}[ \t]{0,8}\r?\n/;
const LONGEST_LINE = 64;

/** Collects the bytes of a stream, and returns its messages. */
export class Framing {
  /** The bytes that are not read yet: a buffer, and what came after it. */
  #bytes: Buffer = Buffer.alloc(0);
  #later: Buffer[] = [];
  #length = 0;
  /** The end of the bytes that came before. */
  #tail: Buffer = this.#bytes;
  /** Nothing can be done before there are so many bytes. */
  #needed = 0;
  /** Whether the next header must be searched for. */
  #isLost = false;

  /** Adds bytes, and returns the messages and mistakes that are now complete. */
  *add(chunk: Buffer): Generator<Framed> {
    this.#later.push(chunk);
    this.#length += chunk.length;
    if (this.#length < this.#needed && !this.#hasHeader(chunk)) return;
    this.#bytes = Buffer.concat([this.#bytes, ...this.#later]);
    this.#later = [];
    while (!this.#isLost || this.#search()) {
      const next = this.#read();
      if (next === null) return;
      yield next;
    }
  }

  /** Returns whether a header ends in the next bytes of a message: then the message has ended before. */
  #hasHeader(chunk: Buffer): boolean {
    const bytes = Buffer.concat([this.#tail, chunk]);
    this.#tail = bytes.subarray(-LONGEST_LINE);
    return headerIn(bytes, 0) >= 0;
  }

  /** Searches for the next header. Returns whether it is found. */
  #search(): boolean {
    const at = headerIn(this.#bytes, 0);
    this.#isLost = at < 0;
    // A header can continue in the next bytes.
    this.#drop(at < 0 ? Math.max(0, this.#length - LONGEST_LINE) : at);
    if (this.#isLost) this.#wait(this.#length + 1);
    return !this.#isLost;
  }

  /** Returns the next message or mistake; `null` if more bytes are needed. */
  #read(): Framed | null {
    const text = this.#bytes.toString("latin1", 0, LONGEST_HEADER);
    const blank = HEADER_END.exec(text);
    if (blank === null) {
      if (this.#length < LONGEST_HEADER) return this.#wait(this.#length + 1);
      return this.#lose(STEP, `The header of a message has at most ${String(LONGEST_HEADER)} bytes.`);
    }
    const digits = LENGTH.exec(text.slice(0, blank.index))?.[1];
    // A header can begin inside of these bytes.
    if (digits === undefined) return this.#lose(1, "The header of a message must have a 'Content-Length' in bytes.");
    const length = Number(digits);
    if (length > LONGEST_MESSAGE) {
      return this.#lose(1, `A message has at most ${String(LONGEST_MESSAGE)} bytes.`);
    }
    const start = blank.index + blank[0].length;
    const end = start + length;
    const next = headerIn(this.#bytes.subarray(0, end + LONGEST_LINE), start);
    if (next >= 0 && next < end) return this.#lose(next, "The message is shorter than its 'Content-Length'.");
    if (this.#length < end) return this.#wait(end);
    try {
      const json: unknown = JSON.parse(this.#bytes.toString("utf8", start, end));
      this.#drop(end);
      return { json };
    } catch {
      // If the length is wrong, the next header can begin before this end.
      return this.#lose(Math.max(start, end - LONGEST_LINE), "The message is not JSON.", PARSE_ERROR);
    }
  }

  #lose(count: number, message: string, code = INVALID_REQUEST): Framed {
    this.#drop(count);
    this.#isLost = true;
    return { refusal: { code, message } };
  }

  #drop(count: number): void {
    this.#bytes = this.#bytes.subarray(count);
    this.#length -= count;
  }

  #wait(needed: number): null {
    this.#needed = needed;
    return null;
  }
}

/** Returns the offset of the next line that begins a header; -1 if no such line is complete. */
function headerIn(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(NAME, from); at >= 0; at = bytes.indexOf(NAME, at + 1)) {
    if (LINE.test(bytes.toString("latin1", at, at + LONGEST_LINE))) return at;
  }
  return -1;
}
