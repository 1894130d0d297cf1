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
    const differences = isValid ? refusals(input, isRelative, base) : [];
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

/** Sentences, each with the condition for it. */
type Found = readonly (readonly [isSo: boolean, sentence: string])[];

const sentencesOf = (found: Found): readonly string[] => found.flatMap(([isSo, sentence]) => (isSo ? [sentence] : []));

/** Returns sentences about differences between `URL` and RFC 3986. */
function readings(input: string, url: PlatformURL, isRelative: boolean): readonly string[] {
  const text = cleaned(input);
  const isSpecial = SPECIAL.has(url.protocol.slice(0, -1));
  const isFile = url.protocol === "file:";
  const front = text.replace(/[?#].*/s, "");
  const hasBackslash = isSpecial && front.includes("\\");
  const slashed = hasBackslash ? front.replaceAll("\\", "/") + text.slice(front.length) : text;
  const scheme = slashed.slice(0, Math.max(schemeEnd(slashed), 0));
  const rest = slashed.slice(schemeEnd(slashed) + 1);
  const hasLooseSlashes = isSpecial && !isRelative && !isFile && slashesEnd(rest, 0) !== 2;
  const authority = hasLooseSlashes ? looseAuthority(slashed) : parts(slashed).authority;
  const textAt = (span: Span | null | undefined): string => (span ? slashed.slice(span.start, span.end) : "");
  const tail = authority ? slashed.slice(authority.end) : isRelative ? slashed : rest;
  const path = tail.replace(/[?#].*/s, "");
  const shown = componentsOf(url.href, true);
  const hrefTail = url.pathname + url.search + url.hash;
  const userinfo = textAt(authority?.userinfo);
  const host = textAt(authority?.host);
  // The host of a special scheme has sentences of its own.
  const given = [userinfo, isSpecial ? "" : host, tail];
  const written = [shown.userinfo ?? "", isSpecial ? "" : url.hostname, hrefTail];
  const isAny = (set: RegExp, texts: readonly string[]): boolean => texts.some((each) => set.test(each));
  const encodes =
    (isAny(IS_REFUSED, given) || BRACKET.test(userinfo)) &&
    given.some((text, index) => hasMoreOctets(written[index] as string, text));
  const keeps = isAny(IS_REFUSED, [hrefTail, host]) && isAny(IS_REFUSED, [hrefTail, url.hostname]);
  const keepsBracket = BRACKET.test(hrefTail);
  const keepsPercent = isAny(PERCENT, written);
  return sentencesOf([
    [text !== withoutBreaks(input), "It removes spaces and control characters at the start and at the end."],
    [withoutBreaks(input) !== input, "It removes tabs and line breaks."],
    [scheme !== scheme.toLowerCase(), "It writes the scheme in lower case."],
    [hasBackslash, 'It reads "\\" as "/".'],
    [hasLooseSlashes, `It reads any number of slashes after the scheme as "//".`],
    [isFile && !isRelative && authority === null, 'It reads the path of "file:" as that of an empty host.'],
    ...ofAuthority(userinfo, authority?.userinfo ? textAt(authority) : null),
    ...ofHost(host, url, { isSpecial, isFile, text: textAt(authority) }),
    // A file has no port, only a drive letter.
    ...ofPort(authority?.port && !isFile ? textAt(authority.port) : null, url.port),
    ...ofPath(path, shown.path, { isSpecial, isFile, isRelative, hasHost: authority !== null }),
    [isSpecial && /^[^?#]*\?[^'#]*'/.test(tail), `It percent-encodes "'" in the query.`],
    [encodes, "It percent-encodes characters that RFC 3986 refuses, such as spaces."],
    [keeps || keepsBracket, "It keeps characters that RFC 3986 refuses."],
    [keepsPercent, `It keeps a "%" without two hexadecimal digits after it.`],
    [
      !(encodes || keeps || keepsBracket || keepsPercent || (isFile && DRIVE.test(path))) &&
        [IS_REFUSED, BRACKET, PERCENT].some((set) => set.test(tail)),
      "It accepts characters that RFC 3986 refuses in a segment that it removes.",
    ],
    [countOf(tail, "#") > 1, 'It accepts more than one "#".'],
  ]);
}

/** What RFC 3986 refuses everywhere, or everywhere but around an address. */
const IS_REFUSED = /[^!-~]|["<>\\^`{|}]/;
const PERCENT = /%(?![\dA-Fa-f]{2})/;
const BRACKET = /[[\]]/;

/** Returns what `URL` does with user information; `null` for an authority without it. */
function ofAuthority(userinfo: string, authority: string | null): Found {
  if (authority === null) return [];
  const colon = userinfo.indexOf(":");
  const isEmpty = userinfo === "" || userinfo === ":";
  return [
    [countOf(authority, "@") > 1, 'It reads all text before the last "@" as user information.'],
    [isEmpty, "It removes the empty user information."],
    [!isEmpty && colon === userinfo.length - 1, 'It removes the ":" before an empty password.'],
    [
      /[;=]/.test(userinfo) || (colon >= 0 && userinfo.includes(":", colon + 1)),
      'It percent-encodes ";" and "=" in the user information, and ":" in the password.',
    ],
  ];
}

/** Returns what `URL` does with a host. */
function ofHost(
  host: string,
  { hostname, pathname }: PlatformURL,
  { isSpecial, isFile, text }: { readonly isSpecial: boolean; readonly isFile: boolean; readonly text: string },
): Found {
  if (host.startsWith("[")) return [[host !== hostname, "It writes the IPv6 address in its normal form."]];
  if (!isSpecial) return [];
  if (isFile && hostname === "" && host !== "") {
    const isDrive = /^[a-z][:|]$/i.test(text) && pathname.startsWith(`/${text.charAt(0)}:`);
    return [
      [isDrive, "It reads a drive letter as a part of the path."],
      [isDrive && text.endsWith("|"), PIPE],
      [!isDrive, 'It removes the host "localhost" of a file.'],
      [!isDrive && BEYOND_ASCII.test(host), TO_ASCII],
    ];
  }
  const isNumber = /^\d+\.\d+\.\d+\.\d+$/.test(hostname) && host !== hostname;
  return [
    [isNumber, "It reads the host as a number, and writes it as an IPv4 address."],
    [BEYOND_ASCII.test(host), TO_ASCII],
    [host.includes("%") && !isNumber, "It decodes the percent-encoded octets of the host."],
    [/[A-Z]/.test(withoutTriplets(host)) && !isNumber, "It writes the host in lower case."],
  ];
}

const BEYOND_ASCII = /[^\0-\x7f]/;
const TO_ASCII = "It converts the host to ASCII.";

const withoutTriplets = (text: string): string => text.replace(/%[\dA-Fa-f]{2}/g, "");

/** Returns what `URL` does with a port; `null` for an absent one. */
function ofPort(port: string | null, shown: string): Found {
  if (port === null) return [];
  return [
    [port === "", "It removes the empty port."],
    [port !== "" && shown === "", "It removes the default port."],
    [/^0\d/.test(port), "It removes zeros at the start of the port."],
  ];
}

/** What `URL` knows about a path. */
interface PathFacts {
  readonly isSpecial: boolean;
  readonly isFile: boolean;
  readonly isRelative: boolean;
  readonly hasHost: boolean;
}

/** Returns what `URL` does with a path. */
function ofPath(path: string, shown: string, { isSpecial, isFile, isRelative, hasHost }: PathFacts): Found {
  const pipe: Found = [[isFile && DRIVE.test(path), PIPE]];
  // Resolution by RFC 3986 changes the path of a reference, too.
  if (isRelative || path === shown) return pipe;
  const dots = isSpecial || hasHost || path.startsWith("/") ? DOTS.exec(path) : null;
  return [
    [isSpecial && path === "", 'It writes "/" for the empty path.'],
    [dots !== null, "It removes dot-segments."],
    [dots !== null && ENCODED_DOTS.test(path), 'It reads "%2e" in a dot-segment as ".".'],
    ...pipe,
    [
      shown.startsWith("/.//") && !path.startsWith("/.//"),
      'It writes "/." before a path that begins with "//" and has no host.',
    ],
  ];
}

/** A drive letter at the start of a path, with "|". */
const DRIVE = /^\/?[a-z]\|(?:\/|$)/i;
const PIPE = 'It reads "|" after a drive letter as ":".';

/** A dot-segment, as `URL` reads it. */
const DOTS = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;
const ENCODED_DOTS = /(?:^|\/)(?:%2e|\.%2e|%2e\.|%2e%2e)(?:\/|$)/i;

/** Returns sentences that explain why `URL` refuses an input that RFC 3986 accepts. */
function refusals(input: string, isRelative: boolean, base: string | undefined): readonly string[] {
  // A reference has the scheme of its base.
  const whole = isRelative ? (base ?? "") : input;
  const name = whole.slice(0, Math.max(schemeEnd(whole), 0)).toLowerCase();
  const [isSpecial, isFile] = [SPECIAL.has(name), name === "file"];
  const isLoose = isSpecial && !isFile && !isRelative;
  const own = isLoose ? looseAuthority(input) : parts(input).authority;
  const host = own ? input.slice(own.host.start, own.host.end) : null;
  const port = own?.port ? input.slice(own.port.start, own.port.end) : "";
  const found: Found = [
    [isRelative && base === undefined, "It needs a base for a reference without a scheme."],
    [isRelative && base !== undefined && askPlatform(base) === null, "It refuses the base."],
    [port.replace(/^0+/, "").length > 5 || Number(port) > 0xffff, "It refuses ports above 65535."],
    [host === "", "It refuses an empty host here."],
    [isFile && (own?.userinfo ?? null) !== null, 'It refuses user information in "file:".'],
    [isFile && (own?.port ?? null) !== null, 'It refuses a port in "file:".'],
    [host !== null && /^\[v/i.test(host), "It does not know addresses of future IP versions."],
    [
      isSpecial && host !== null && /(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/i.test(host),
      "It reads a host that ends in a number as an IPv4 address, but this host is not an IPv4 address.",
    ],
    [isSpecial && host?.includes("%") === true, "It decodes the host, and refuses the result."],
    [
      isSpecial && host !== null && /(?:^|\.)xn--/i.test(host),
      'It decodes the parts of the host that begin with "xn--", and refuses the result.',
    ],
    [
      isLoose && slashesEnd(input, name.length + 1) !== name.length + 3,
      'It reads any number of slashes after the scheme as "//", and refuses the result.',
    ],
    [
      isRelative && host === null,
      "It cannot resolve this reference against a base whose path has no slash at its start.",
    ],
    [true, "It refuses the host."],
  ];
  const [, why] = found.find(([isSo]) => isSo) as Found[number];
  return ["RFC 3986 accepts this input, but URL refuses it.", why];
}

/**
 * Returns whether a text has some percent-encoded octet more often than another one. The number of all would not tell,
 * because `URL` removes segments.
 */
function hasMoreOctets(text: string, other: string): boolean {
  const [counts, others] = [octetsOf(text), octetsOf(other)];
  return [...counts].some(([octet, count]) => count > (others.get(octet) ?? 0));
}

function octetsOf(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [triplet] of text.matchAll(/%[\dA-Fa-f]{2}/g)) {
    const octet = triplet.toUpperCase();
    counts.set(octet, (counts.get(octet) ?? 0) + 1);
  }
  return counts;
}

function countOf(text: string, character: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count++;
  return count;
}
