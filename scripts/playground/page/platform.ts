/**
 * Reads an input with the platform's `URL`, and compares the result with RFC 3986.
 *
 * @module
 */
import { authorityParts, parts, schemeEnd } from "../../../src/core/parts.js";
import { isURIReference, normalize } from "../../../src/index.js";

/** The result of `URL` for an input. */
export interface PlatformReading {
  /** The URL as text; `null` if `URL` refuses the input. */
  readonly href: string | null;
  /** Whether the input is relative and was resolved against the base. */
  readonly isRelative: boolean;
  /** The differences from RFC 3986, as sentences. */
  readonly differences: readonly string[];
  /** The form that equals the result; `null` if no form does. */
  readonly sameAs: "input" | "normal form" | null;
}

/** The schemes for which the standard of `URL` has special rules. */
const SPECIAL = new Set(["http", "https", "ws", "wss", "ftp", "file"]);

/**
 * Reads an input with `URL`.
 *
 * @param input any string
 * @param base the base for an input without a scheme
 */
export function platformReading(input: string, base: string): PlatformReading {
  // `URL` ignores white space before the scheme.
  const isRelative = schemeEnd(cleaned(input)) < 0;
  const url = readURL(input, isRelative ? base : undefined);
  const isValid = isURIReference(input);
  if (url === null) return { href: null, isRelative, differences: isValid ? refusals(input) : [], sameAs: null };
  const { href } = url;
  const isNormal = !isRelative && isValid && normalize(input) === href;
  return {
    href,
    isRelative,
    differences: [
      ...(isValid ? [] : ["RFC 3986 refuses this input, but URL accepts it."]),
      ...readings(input, url, isRelative),
    ],
    sameAs: href === input ? "input" : isNormal ? "normal form" : null,
  };
}

function readURL(input: string, base: string | undefined): URL | null {
  try {
    return new URL(input, base);
  } catch {
    return null;
  }
}

const trimmed = (input: string): string => input.slice(input.search(/[^\0- ]/), lastVisible(input) + 1);

/** Returns the offset of the last visible character. A regular expression would take quadratic time here. */
function lastVisible(input: string): number {
  let at = input.length - 1;
  while (at >= 0 && input.charCodeAt(at) <= 0x20) at--;
  return at;
}

const withoutBreaks = (input: string): string => input.replace(/[\t\n\r]/g, "");

/** Returns the input without the characters that `URL` removes. */
function cleaned(input: string): string {
  return lastVisible(input) < 0 ? "" : withoutBreaks(trimmed(input));
}

/** Returns sentences about differences between `URL` and RFC 3986. */
function readings(input: string, url: URL, isRelative: boolean): readonly string[] {
  const text = cleaned(input);
  const isSpecial = SPECIAL.has(url.protocol.slice(0, -1));
  const front = text.slice(0, firstOf(text, /[?#]/));
  const hasBackslash = isSpecial && front.includes("\\");
  const slashed = hasBackslash ? front.replaceAll("\\", "/") + text.slice(front.length) : text;
  const rest = slashed.slice(schemeEnd(slashed) + 1);
  const afterSlashes = firstOf(rest, /[^/]/);
  const hasLooseSlashes = isSpecial && !isRelative && url.protocol !== "file:" && afterSlashes !== 2;
  const authority = hasLooseSlashes ? authorityParts(rest, afterSlashes) : (parts(slashed).authority ?? null);
  const owner = hasLooseSlashes ? rest : slashed;
  const textAt = (span: { start: number; end: number } | null | undefined): string =>
    span ? owner.slice(span.start, span.end) : "";
  const host = textAt(authority?.host);
  const tail = authority ? owner.slice(authority.end) : isRelative ? slashed : rest;
  const hrefTail = url.pathname + url.search + url.hash;
  const isNumber = isSpecial && /^\d+\.\d+\.\d+\.\d+$/.test(url.hostname) && host !== url.hostname;
  const isEncoded = /[^!-~]|["<>\\^`{|}]/;
  const found: readonly (readonly [boolean, string])[] = [
    [text !== withoutBreaks(input), "It removes spaces and control characters at the start and at the end."],
    [withoutBreaks(input) !== input, "It removes tabs and line breaks."],
    [hasBackslash, 'It reads "\\" as "/".'],
    [hasLooseSlashes, `It reads any number of slashes after the scheme as "//".`],
    [countOf(textAt(authority), "@") > 1, 'It reads all text before the last "@" as user information.'],
    [isNumber, "It reads the host as a number, and writes it as an IPv4 address."],
    [/[^\0-\x7f]/.test(host) && isSpecial, "It converts the host to ASCII."],
    [host.includes("%") && isSpecial && !isNumber, "It decodes the percent-encoded octets of the host."],
    [
      textAt(authority?.userinfo) === "" && (authority?.userinfo ?? null) !== null,
      "It removes the empty user information.",
    ],
    [
      isEncoded.test(tail) && countOf(hrefTail, "%") > countOf(tail, "%"),
      "It percent-encodes characters that RFC 3986 refuses, such as spaces.",
    ],
    [isEncoded.test(hrefTail) || /[[\]]/.test(hrefTail), "It keeps characters that RFC 3986 refuses."],
    [/%(?![\dA-Fa-f]{2})/.test(hrefTail), `It keeps a "%" without two hexadecimal digits after it.`],
    [countOf(tail, "#") > 1, 'It accepts more than one "#".'],
  ];
  return found.flatMap(([isSo, sentence]) => (isSo ? [sentence] : []));
}

/** Returns sentences that explain why `URL` refuses an input that RFC 3986 accepts. */
function refusals(input: string): readonly string[] {
  const { scheme, authority } = parts(input);
  const isSpecial = scheme !== null && SPECIAL.has(input.slice(scheme.start, scheme.end).toLowerCase());
  const host = authority ? input.slice(authority.host.start, authority.host.end) : null;
  const port = authority?.port ? input.slice(authority.port.start, authority.port.end) : "";
  const found: readonly (readonly [boolean, string])[] = [
    [port.replace(/^0+/, "").length > 5 || Number(port) > 0xffff, "It refuses ports above 65535."],
    [host === "", "It refuses an empty host here."],
    [
      host?.startsWith("[v") === true || host?.startsWith("[V") === true,
      "It does not know addresses of future IP versions.",
    ],
    [
      isSpecial && host !== null && /(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/i.test(host),
      "It reads a host that ends in a number as an IPv4 address, but this host is not an IPv4 address.",
    ],
    [isSpecial && host?.includes("%") === true, "It decodes the host, and refuses the result."],
  ];
  const why = found.find(([isSo]) => isSo)?.[1];
  return ["RFC 3986 accepts this input, but URL refuses it.", ...(why === undefined ? [] : [why])];
}

/** Returns the offset of the first character of a kind, or the length of the text. */
function firstOf(text: string, kind: RegExp): number {
  const at = text.search(kind);
  return at < 0 ? text.length : at;
}

function countOf(text: string, character: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count++;
  return count;
}
