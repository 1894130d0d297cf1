/**
 * Reads a string with the platform's `URL`, and compares the result with RFC 3986.
 *
 * @module
 */
import { componentsOf, parts, schemeEnd, slashesEnd, type Span } from "../core/parts.js";
import type { Components } from "../core/components.js";
import { askPlatform, cleaned, looseAuthority, SPECIAL, withoutBreaks, type PlatformURL } from "../core/platform.js";
import { current, ofURIReference } from "./current.js";

/** The verdict of the platform's `URL`, which follows the URL Standard of the WHATWG. */
export interface PlatformVerdict {
  readonly standard: "whatwg";
  /** Whether `URL` accepts the input. */
  readonly ok: boolean;
  /** The URL as text; `null` if `URL` refuses the input. */
  readonly href: string | null;
  /** Whether the input has no scheme, so that `URL` needs a base. */
  readonly isRelative: boolean;
  /** The components of `href`; `null` if `URL` refuses the input. */
  readonly components: Components | null;
  /** The names of the components that differ from those by RFC 3986; empty if either of them refuses the input. */
  readonly differing: readonly (keyof Components)[];
  /** The differences from RFC 3986, as sentences. They contain nothing of the input. */
  readonly differences: readonly string[];
}

/**
 * Reads an input with `URL`.
 *
 * @param input any string
 * @param base the base for an input without a scheme; without it, `URL` refuses such an input
 * @returns `null` if there is no `URL`, or if the host is too long for it
 */
export function platformReading(input: string, base?: string): PlatformVerdict | null {
  // `URL` ignores white space before the scheme.
  const isRelative = schemeEnd(cleaned(input)) < 0;
  const url = askPlatform(input, isRelative ? base : undefined);
  if (url === undefined) return null;
  const isValid = ofURIReference()(input);
  if (url === null) {
    const differences = isValid ? refusals(input, isRelative && base === undefined) : [];
    return { standard: "whatwg", ok: false, href: null, isRelative, components: null, differing: [], differences };
  }
  const { href } = url;
  const components = componentsOf(href, true);
  return {
    standard: "whatwg",
    ok: true,
    href,
    isRelative,
    components,
    differing: isValid && !isRelative ? differing(current.split(input), components) : [],
    differences: [
      ...(isValid ? [] : ["RFC 3986 refuses this input, but URL accepts it."]),
      ...readings(input, url, isRelative),
    ],
  };
}

function differing(a: Components, b: Components): readonly (keyof Components)[] {
  return (Object.keys(a) as (keyof Components)[]).filter((name) => a[name] !== b[name]);
}

/** Returns sentences about differences between `URL` and RFC 3986. */
function readings(input: string, url: PlatformURL, isRelative: boolean): readonly string[] {
  const text = cleaned(input);
  const isSpecial = SPECIAL.has(url.protocol.slice(0, -1));
  const front = text.replace(/[?#].*/s, "");
  const hasBackslash = isSpecial && front.includes("\\");
  const slashed = hasBackslash ? front.replaceAll("\\", "/") + text.slice(front.length) : text;
  const rest = slashed.slice(schemeEnd(slashed) + 1);
  const hasLooseSlashes = isSpecial && !isRelative && url.protocol !== "file:" && slashesEnd(rest, 0) !== 2;
  const authority = hasLooseSlashes ? looseAuthority(slashed) : parts(slashed).authority;
  const textAt = (span: Span | null | undefined): string => (span ? slashed.slice(span.start, span.end) : "");
  const host = textAt(authority?.host);
  const tail = authority ? slashed.slice(authority.end) : isRelative ? slashed : rest;
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
function refusals(input: string, needsBase: boolean): readonly string[] {
  const { scheme, authority } = parts(input);
  const isSpecial = scheme !== null && SPECIAL.has(input.slice(scheme.start, scheme.end).toLowerCase());
  const host = authority ? input.slice(authority.host.start, authority.host.end) : null;
  const port = authority?.port ? input.slice(authority.port.start, authority.port.end) : "";
  const found: readonly (readonly [boolean, string])[] = [
    [needsBase, "It needs a base for a reference without a scheme."],
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

function countOf(text: string, character: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count++;
  return count;
}
