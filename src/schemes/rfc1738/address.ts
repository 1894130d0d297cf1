/**
 * The `addr-spec` of RFC 822, percent-encoded: what a mailto URL has by RFC 1738 section 3.5.
 *
 * @module
 */

/** An address, without white space and comments. All texts have one character for each octet. */
export interface MailAddress {
  /** Words and the dots between them; a quoted word keeps its quotes. */
  readonly localPart: string;
  /** Names and literals in brackets, and the dots between them. */
  readonly domain: string;
}

/** Which part an encoded text lacks, or has a fault in, and where. */
export interface AddressFault {
  readonly part: "local-part" | "at-sign" | "domain";
  /** An offset in the encoded text. */
  readonly start: number;
  /** The offset after the octet; that of the start where the text ends too early. */
  readonly end: number;
}

/**
 * Reads an address.
 *
 * @param text an address whose octets may be percent-encoded
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
/** RFC 822 section 3.3: what no atom has, besides space and control characters. */
const SPECIALS = '()<>@,;:\\".[]';
const LAST_ASCII = 0x7f;
/** RFC 822 section 3.1.1: an end of a line with white space after it is white space. */
const FOLD = /%0D%0A%(?:20|09)/iy;

/** Whether an octet can stand in an atom. */
function isAtomic(octet: number): boolean {
  return octet > SPACE && octet < LAST_ASCII && !SPECIALS.includes(String.fromCharCode(octet));
}

/** Reads octets, one after the other. */
class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#text.length;
  }

  /** Where the octet ends that stands here. */
  get #next(): number {
    if (this.isAtEnd) return this.#at;
    return this.#at + (this.#text.charAt(this.#at) === "%" ? "%00".length : 1);
  }

  /** The octet that stands here; -1 at the end. */
  get #octet(): number {
    if (this.isAtEnd) return -1;
    const isTriplet = this.#text.charAt(this.#at) === "%";
    return isTriplet
      ? Number.parseInt(this.#text.slice(this.#at + 1, this.#next), 16)
      : this.#text.charCodeAt(this.#at);
  }

  /** The octet as a character, gone past; empty at the end. */
  #shift(): string {
    const octet = this.#octet;
    this.#at = this.#next;
    return octet < 0 ? "" : String.fromCharCode(octet);
  }

  fault(part: AddressFault["part"]): AddressFault {
    return { part, start: this.#at, end: this.#next };
  }

  /** Goes past an octet, and past white space and comments around it. */
  take(octet: number): boolean {
    this.#skip();
    if (this.#octet !== octet) return false;
    this.#shift();
    this.#skip();
    return true;
  }

  /** Items with dots between them; `null` if one is missing. */
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

  /** An atom; `null` if none stands here. */
  atom(): string | null {
    let text = "";
    while (isAtomic(this.#octet)) text += this.#shift();
    return text === "" ? null : text;
  }

  /** What stands between two octets, with both; `null` if it does not stand here, or does not end. */
  quoted(open: number, close: number): string | null {
    if (this.#octet !== open) return null;
    let text = this.#shift();
    for (;;) {
      const octet = this.#octet;
      if (octet === close) return text + this.#shift();
      if (octet < 0 || octet > LAST_ASCII || octet === CR) return null;
      // Literals in brackets cannot have others in them.
      if (octet === OPEN_BRACKET && open === OPEN_BRACKET) return null;
      text += this.#shift();
      if (octet === BACKSLASH) text += this.#shift();
    }
  }

  /** Goes past white space and comments, which can have others in them. One that does not end is not gone past. */
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
