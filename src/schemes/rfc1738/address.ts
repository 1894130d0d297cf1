/**
 * Reads a percent-encoded `addr-spec` of RFC 822, the content of a mailto URL (RFC 1738 section 3.5).
 *
 * @module
 */

/** An address without white space and comments. Each string has one character for each octet. */
export interface MailAddress {
  /** Words with dots between them; a quoted word keeps its quotes. */
  readonly localPart: string;
  /** Names and literals in brackets, with dots between them. */
  readonly domain: string;
}

/** The part of an encoded address that is missing or faulty, with offsets. */
export interface AddressFault {
  readonly part: "local-part" | "at-sign" | "domain";
  /** The offset of the faulty octet in the encoded text. */
  readonly start: number;
  /** The offset after the octet; equal to `start` if the text ends too early. */
  readonly end: number;
}

/**
 * Reads an address.
 *
 * @param text an address; its octets may be percent-encoded
 */
export function readAddress(text: string): MailAddress | AddressFault {
  const reader = new Reader(text);
  const localPart = reader.list(() => reader.atom() ?? reader.quoted(QUOTE, QUOTE));
  if (localPart === null) return reader.fault("local-part");
  if (!reader.take(AT)) return reader.fault("at-sign");
  const domain = reader.list(() => reader.atom() ?? reader.quoted(OPEN_BRACKET, CLOSE_BRACKET));
  return domain === null || !reader.isAtEnd ? reader.fault("domain") : { localPart, domain };
}

const code = (character: string): number => character.charCodeAt(0);
const [QUOTE, AT, DOT, BACKSLASH] = [code('"'), code("@"), code("."), code("\\")];
const [OPEN_BRACKET, CLOSE_BRACKET, OPEN, CLOSE] = [code("["), code("]"), code("("), code(")")];
const [SPACE, TAB, CR] = [code(" "), code("\t"), code("\r")];
/** Characters that an atom must not contain, besides space and control characters (RFC 822 section 3.3). */
const SPECIALS = '()<>@,;:\\".[]';
const LAST_ASCII = 0x7f;
/** A line break followed by white space counts as white space (RFC 822 section 3.1.1). */
const FOLD = /%0D%0A%(?:20|09)/iy;

/** Checks whether an atom may contain an octet. */
function isAtomic(octet: number): boolean {
  return octet > SPACE && octet < LAST_ASCII && !SPECIALS.includes(String.fromCharCode(octet));
}

/** A reader that decodes one octet at a time. */
class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#text.length;
  }

  /** The offset after the current octet. */
  get #next(): number {
    if (this.isAtEnd) return this.#at;
    return this.#at + (this.#text.charAt(this.#at) === "%" ? "%00".length : 1);
  }

  /** The current octet; -1 at the end. */
  get #octet(): number {
    if (this.isAtEnd) return -1;
    const isTriplet = this.#text.charAt(this.#at) === "%";
    return isTriplet
      ? Number.parseInt(this.#text.slice(this.#at + 1, this.#next), 16)
      : this.#text.charCodeAt(this.#at);
  }

  /** Returns the current octet as a character and moves past it; returns an empty string at the end. */
  #shift(): string {
    const octet = this.#octet;
    this.#at = this.#next;
    return octet < 0 ? "" : String.fromCharCode(octet);
  }

  fault(part: AddressFault["part"]): AddressFault {
    return { part, start: this.#at, end: this.#next };
  }

  /** Skips the given octet, and white space and comments around it. Returns whether the octet was there. */
  take(octet: number): boolean {
    this.#skip();
    if (this.#octet !== octet) return false;
    this.#shift();
    this.#skip();
    return true;
  }

  /** Reads items with dots between them; `null` if an item is missing. */
  list(item: () => string | null): string | null {
    const items: string[] = [];
    do {
      this.#skip();
      const text = item();
      if (text === null) return null;
      items.push(text);
    } while (this.take(DOT));
    return items.join(".");
  }

  /** Reads an atom; `null` if none starts here. */
  atom(): string | null {
    let text = "";
    while (isAtomic(this.#octet)) text += this.#shift();
    return text === "" ? null : text;
  }

  /** Reads text between two octets and includes both; `null` if none starts here, or if it does not end. */
  quoted(open: number, close: number): string | null {
    if (this.#octet !== open) return null;
    let text = this.#shift();
    for (;;) {
      const octet = this.#octet;
      if (octet === close) return text + this.#shift();
      if (octet < 0 || octet > LAST_ASCII || octet === CR) return null;
      // Literals in brackets must not be nested.
      if (octet === OPEN_BRACKET && open === OPEN_BRACKET) return null;
      text += this.#shift();
      if (octet === BACKSLASH) text += this.#shift();
    }
  }

  /** Skips white space and nested comments. It does not skip a comment that does not end. */
  #skip(): void {
    let depth = 0;
    let outside = this.#at;
    for (;;) {
      const octet = this.#octet;
      if (octet === CR) {
        FOLD.lastIndex = this.#at;
        if (!FOLD.test(this.#text)) break;
        this.#shift();
        this.#shift();
      } else if (octet === OPEN) depth++;
      else if (depth === 0) {
        if (octet !== SPACE && octet !== TAB) break;
      } else if (octet < 0 || octet > LAST_ASCII) break;
      else if (octet === CLOSE) depth--;
      else if (octet === BACKSLASH) this.#shift();
      this.#shift();
      if (depth === 0) outside = this.#at;
    }
    this.#at = outside;
  }
}
