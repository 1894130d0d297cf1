/**
 * The scheme `mailto` (RFC 1738 section 3.5).
 *
 * @module
 */
import type { NodeBase } from "../../tree/index.js";
import type { Mailtourl } from "../../standards/rfc1738/nodes.js";
import { NOTHING, type Check, type Finding } from "../mechanism/check.js";
import type { Scheme } from "../mechanism/scheme.js";
import { charactersOf, decodedForm, treeBy, urlScheme } from "./common.js";

/** An address without white space and comments. Each string has one character for each octet. */
export interface MailAddress {
  /** Words with dots between them; a quoted word keeps its quotes. */
  readonly localPart: string;
  /** Names and literals in brackets, with dots between them. */
  readonly domain: string;
}

/**
 * Returns the address of a mailto URL: a decoded `addr-spec` of RFC 822.
 *
 * `mailto:user%25host@relay.example` has the local part `user%host` and the domain `relay.example`.
 *
 * @param url the tree of a mailto URL
 * @returns the address without white space and comments; `null` if the URL has no valid address (`validate` gives the
 *   reason)
 * @throws {URISyntaxError} if it is the tree of another URL
 * @throws {TypeError} if it is not a tree
 * @throws {RangeError} if it is a tree of another standard
 *
 * @example
 * import { standards } from "uri-grammar/standards";
 * import { mailtoAddress } from "uri-grammar/schemes/rfc1738";
 *
 * const url = standards.rfc1738.parse("mailto:user%25host@relay.example", { rule: "mailtourl" });
 * mailtoAddress(url); // => { localPart: "user%host", domain: "relay.example" }
 */
export function mailtoAddress(url: Mailtourl): MailAddress | null {
  const { encoded822addr } = treeBy(url, "mailtourl");
  const address = readAddress(encoded822addr.value);
  return "part" in address ? null : address;
}

/** The part of an encoded address that is missing or faulty, with offsets. */
interface AddressFault {
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
function readAddress(text: string): MailAddress | AddressFault {
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

/** Makes the requirement that one part of the address is valid. */
function addressPart(part: AddressFault["part"], summary: string, message: string): Check<Mailtourl, NodeBase> {
  return {
    code: part,
    section: "3.5",
    rule: "encoded822addr",
    summary,
    find({ node: { encoded822addr } }): readonly Finding[] {
      const fault = readAddress(encoded822addr.value);
      if (!("part" in fault) || fault.part !== part) return NOTHING;
      const { start } = encoded822addr;
      return [{ start: start + fault.start, end: start + fault.end, message }];
    },
  };
}

/** No characters are reserved in mailto URLs. */
const ANYWHERE = charactersOf(";/?:@&=");

/**
 * The scheme `mailto` as RFC 1738 defines it.
 *
 * @example
 * import { mailto } from "uri-grammar/schemes/rfc1738";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([mailto]);
 * validate("mailto:a..b@host.dom", { standard: "rfc1738" }).diagnostics[0].code; // => "mailto/local-part"
 * normalize("mailto:a%40b%3Fc", { standard: "rfc1738" }); // => "mailto:a@b?c"
 */
export const mailto: Scheme<Mailtourl, NodeBase> = urlScheme("mailtourl", {
  name: "mailto",
  section: "3.5",
  status: "permanent",
  examples: ["mailto:user%25host@relay.example"],
  requirements: [
    addressPart(
      "local-part",
      "The address must begin with a local part: words by RFC 822 with dots between them.",
      "A word of the local part is missing here.",
    ),
    addressPart(
      "at-sign",
      "'@' must follow the local part of an address.",
      "'@' and a domain must follow the local part of an address.",
    ),
    addressPart(
      "domain",
      "A domain must follow the '@' of an address: names or literals in brackets, with dots between them.",
      "The domain of an address needs a name or a literal in brackets here.",
    ),
    {
      code: "header-fields",
      level: "advice",
      section: "3.5",
      rule: "encoded822addr",
      summary:
        "The URL should not contain '?', because most software reads header fields after it, but the URL has only an address.",
      find({ node: { encoded822addr } }) {
        const { value, start, end } = encoded822addr;
        const question = value.indexOf("?");
        if (question < 0) return NOTHING;
        const message = "This '?' is part of the address, but most software reads header fields after it.";
        return [{ start: start + question, end, message }];
      },
    },
  ],
  normalize: ({ node }) => decodedForm([node.encoded822addr], ANYWHERE, "3.5"),
});
