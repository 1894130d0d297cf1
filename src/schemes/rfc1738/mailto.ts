/**
 * What URLs of the scheme `mailto` mean (RFC 1738 section 3.5).
 *
 * @module
 */
import type { Encoded822addr, Mailtourl } from "../../standards/rfc1738/nodes.js";
import { treeBy } from "./common.js";
import { octetsOf } from "./octets.js";

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
  const address = readAddress(encoded822addr);
  return "part" in address ? null : address;
}

/** The part of an address that is missing or faulty, with offsets in the URL. */
interface AddressFault {
  readonly part: "local-part" | "at-sign" | "domain";
  readonly start: number;
  /** The offset after the faulty octet; equal to `start` if the text ends too early. */
  readonly end: number;
}

// The patterns are about decoded octets, and comments can be nested, so these texts are not regular. No rule of a grammar has them.
/** A line break followed by white space counts as white space (RFC 822 section 3.1.1). */
const BLANK = /[ \t(]|\r\n[ \t]/y;
const IN_COMMENT = /[^()\\\r\x80-\xFF]+|[()]|\r\n[ \t]|\\[^]?/y;
/** An atom has no specials, no space and no control characters (RFC 822 section 3.3). */
const ATOM = /[!#-'*+\-/\d=?A-Za-z^-~]+/y;
/** The beginning, a piece and the end of a quoted word, and of a literal in brackets. Literals must not be nested. */
const QUOTED: Delimited = ['"', /[^"\\\r\x80-\xFF]+|\\[^]?/y, '"'];
const LITERAL: Delimited = ["[", /[^[\]\\\r\x80-\xFF]+|\\[^]?/y, "]"];

type Delimited = readonly [open: string, inside: RegExp, close: string];

/** Reads an address; its octets may be percent-encoded. */
export function readAddress(leaf: Encoded822addr): MailAddress | AddressFault {
  const octets = octetsOf(leaf);
  let at = 0;

  /** Reads what a text or a pattern matches; `null` if nothing here matches. */
  function take(wanted: string | RegExp): string | null {
    if (typeof wanted !== "string") wanted.lastIndex = at;
    const text = typeof wanted === "string" ? wanted : wanted.exec(octets)?.[0];
    if (text === undefined || !octets.startsWith(text, at)) return null;
    at += text.length;
    return text;
  }

  /** Skips white space and nested comments. It does not skip a comment that does not end. */
  function skip(): void {
    let depth = 0;
    let outside = at;
    for (let piece = take(BLANK); piece !== null; piece = take(depth === 0 ? BLANK : IN_COMMENT)) {
      if (piece === "(") depth++;
      else if (piece === ")") depth--;
      if (depth === 0) outside = at;
    }
    at = outside;
  }

  /** Skips a delimiter, and white space and comments around it. Returns whether it was there. */
  function pass(delimiter: string): boolean {
    skip();
    const isThere = take(delimiter) !== null;
    if (isThere) skip();
    return isThere;
  }

  /** Reads text between delimiters and includes both; `null` if none starts here, or if it does not end. */
  function enclosed([open, inside, close]: Delimited): string | null {
    let text = take(open);
    if (text === null) return null;
    for (let piece = take(inside); piece !== null; piece = take(inside)) text += piece;
    const end = take(close);
    return end && text + end;
  }

  /** Reads words with dots between them; `null` if a word is missing. */
  function list(delimiters: Delimited): string | null {
    const items: string[] = [];
    do {
      skip();
      const item = take(ATOM) ?? enclosed(delimiters);
      if (item === null) return null;
      items.push(item);
    } while (pass("."));
    return items.join(".");
  }

  function fault(part: AddressFault["part"]): AddressFault {
    let offset = 0;
    const next = (): number => offset + (leaf.value.startsWith("%", offset) ? "%00".length : 1);
    for (let octet = 0; octet < at; octet++) offset = next();
    return { part, start: leaf.start + offset, end: Math.min(leaf.start + next(), leaf.end) };
  }

  const localPart = list(QUOTED);
  if (localPart === null) return fault("local-part");
  if (!pass("@")) return fault("at-sign");
  const domain = list(LITERAL);
  return domain === null || at < octets.length ? fault("domain") : { localPart, domain };
}
