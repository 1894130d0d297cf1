/**
 * Gives advice on security for URIs of any scheme: valid text that misleads readers, or that harms software which reads
 * it carelessly (RFC 3986 section 7).
 *
 * @module
 */
import type { Diagnostic, Severity } from "../../core/diagnostic.js";
import { present } from "../../core/invariant.js";
import { endOfAuthority, firstOf } from "../../core/parts.js";
import { octetAt } from "../../core/percent.js";
import { looseAuthority } from "../../core/platform.js";
import { otherReading } from "../../explain/sentences.js";
import { currentStandard, ofIPv4address } from "../../standards/current.js";
import type { GenericSyntax, SecurityTopic } from "../../standards/standard.js";
import { NOTHING, PASSWORD, type AuthoritySpans, type Span } from "./check.js";
import { differingParts, isDigitAt } from "./readers.js";
import type { AnyScheme } from "./scheme.js";
import type { SchemeSubject } from "./subject.js";

/** The name of a piece of advice: its diagnostic's code is `security/<name>`. The guide of this folder describes each. */
export type AdviceCode =
  | "password"
  | "misleading-userinfo"
  | "rare-ipv4"
  | "almost-ipv4"
  | "readers-differ"
  | "well-known-port"
  | "encoded-line-break"
  | "encoded-nul"
  | "encoded-delimiter"
  | "encoded-dot-segment";

/** The grammar rule and the section that each piece of advice refers to. By default, it is an info. */
const ADVICE: Readonly<Record<AdviceCode, readonly [rule: string, topic: SecurityTopic, severity?: Severity]>> = {
  password: ["userinfo", "sensitive-information"],
  "misleading-userinfo": ["userinfo", "semantic-attacks"],
  "rare-ipv4": ["reg-name", "rare-ip-address-formats"],
  "almost-ipv4": ["reg-name", "rare-ip-address-formats"],
  "readers-differ": ["host", "malicious-construction", "warning"],
  "well-known-port": ["port", "malicious-construction"],
  "encoded-line-break": ["pct-encoded", "malicious-construction"],
  "encoded-nul": ["pct-encoded", "back-end-transcoding"],
  "encoded-delimiter": ["pct-encoded", "back-end-transcoding"],
  "encoded-dot-segment": ["segment", "back-end-transcoding"],
};

/**
 * The codes of all advice.
 *
 * @example
 * import { adviceCodes, validate } from "uri-grammar/schemes";
 *
 * adviceCodes.includes("password"); // => true
 * validate("ftp://user:secret@h/").diagnostics[0].code; // => "security/password"
 */
export const adviceCodes: readonly AdviceCode[] = Object.freeze(Object.keys(ADVICE) as AdviceCode[]);

/** Warns if RFC 3986 and the platform's `URL` find different parts of a URI. The advice cites the sections of its standard. */
export function readersAdvice({ whole, colon, authority, scheme, chosen }: SchemeSubject): readonly Diagnostic[] {
  const names = differingParts(whole, colon, authority);
  if (names.length === 0 || scheme?.exempt.includes("readers-differ") === true) return NOTHING;
  const message = otherReading(names);
  // Without a host, mark the text that is read as one: it follows the slashes.
  const { start, end } = looseAuthority(whole).host;
  return [adviceOn("readers-differ", start, end, message, chosen.standard)];
}

/** Finds security problems of a URI by RFC 3986; of each kind, it reports the first. */
export function securityAdvice(subject: SchemeSubject): readonly Diagnostic[] {
  const { whole: input, authority, scheme, chosen } = subject;
  const hasTriplets = input.includes("%");
  // Most URIs need no further check.
  // Stryker disable next-line all: This is only slower.
  if (!hasTriplets && (authority === null || isPlain(input, authority))) return NOTHING;
  const found: Diagnostic[] = [];
  const advise: Advise = (code, start, end, message) => {
    if (scheme?.exempt.includes(code) !== true) found.push(adviceOn(code, start, end, message, chosen.standard));
  };
  if (authority !== null) inAuthority(input, authority, scheme, advise);
  if (hasTriplets) inTriplets(subject, advise);
  return found;
}

/** Returns whether no advice is about an authority without percent-encodings. */
const isPlain = (input: string, { userinfo, host, port }: AuthoritySpans): boolean =>
  // Stryker disable next-line ConditionalExpression: This is only slower.
  userinfo === null && port === null && !isDigitAt(input, host.start);

type Advise = (code: AdviceCode, start: number, end: number, message: string) => void;

function adviceOn(code: AdviceCode, start: number, end: number, message: string, standard: GenericSyntax): Diagnostic {
  const [rule, topic, severity = "info"] = ADVICE[code];
  const cited = standard.securitySections ? standard : currentStandard;
  const section = present(cited.securitySections)[topic];
  const url = cited.sectionUrl(section);
  return { severity, code: `security/${code}`, message, start, end, rule, section, url };
}

/** Ports from 0 to this one are reserved for well-known services. */
const LAST_WELL_KNOWN = 1023;

/** DNS cannot look up a longer name (RFC 1035 section 2.3.4). */
const LONGEST_NAME = 255;

function inAuthority(
  input: string,
  { userinfo, host, port }: AuthoritySpans,
  scheme: AnyScheme | null,
  advise: Advise,
): void {
  if (userinfo !== null) {
    const { start, end } = userinfo;
    const text = input.slice(start, end);
    const colon = text.indexOf(":");
    if (colon >= 0 && colon < text.length - 1) advise("password", start + colon + 1, end, PASSWORD);
    if (looksLikeHost(text)) {
      advise("misleading-userinfo", start, end, "This looks like a host, but the host stands after '@'.");
    }
  }
  if (isDigitAt(input, host.start) && host.end - host.start <= LONGEST_NAME) {
    inNumericHost(input.slice(host.start, host.end), host, advise);
  }
  if (port !== null && port.end > port.start) {
    const number = Number(input.slice(port.start, port.end));
    if (number <= LAST_WELL_KNOWN && (scheme?.defaultPort ?? null) !== String(number)) {
      const message = "This port belongs to a well-known service of another scheme. Check that it is meant.";
      advise("well-known-port", port.start, port.end, message);
    }
  }
}

function inNumericHost(name: string, { start, end }: Span, advise: Advise): void {
  // If it matches RFC 3986's IPv4address, it is not a registered name.
  if (ofIPv4address()(name)) return;
  const numbers = name.split(".").map((label) => NUMBER.exec(label));
  const address = lenientAddress(numbers.map(lenientNumber));
  if (address !== null) {
    const what = `RFC 3986 reads this as a name, but many programs read it as the address ${address}. Write the address.`;
    advise("rare-ipv4", start, end, what);
  } else if (!numbers.includes(null)) {
    const message =
      "RFC 3986 reads this as a name, but some programs read it as an IPv4 address. Write four numbers from 0 to 255.";
    advise("almost-ipv4", start, end, message);
  }
}

/** A number as the C function `inet_aton` reads it: hexadecimal, octal or decimal. No grammar of a URI has such numbers. */
const NUMBER = /^(?:0x([\dA-F]*)|(0[0-7]*)|\d+)$/i;

/** Returns such a number; `NaN` for another text. */
function lenientNumber(found: readonly (string | undefined)[] | null): number {
  const [text = "", hexadecimal, octal] = found ?? [];
  if (hexadecimal !== undefined) return Number.parseInt(hexadecimal, 16);
  if (octal !== undefined) return Number.parseInt(octal, 8);
  return text === "" || text.startsWith("0") ? Number.NaN : Number(text);
}

/** Returns the address of one to four numbers, as `inet_aton` reads them; `null` without one. */
function lenientAddress(all: readonly number[]): string | null {
  if (all.length > 4) return null;
  const numbers = all.slice(0, -1);
  const last = present(all.at(-1));
  // The last number fills all remaining octets.
  const room = 4 - numbers.length;
  if (!(last < 256 ** room) || numbers.some((number) => !(number < 256))) return null;
  const octets = Array.from({ length: room }, (_, index) => Math.floor(last / 256 ** (room - 1 - index)) % 256);
  return [...numbers, ...octets].join(".");
}

/** A name of two labels counts as a host if it ends with one of these top-level domains. */
const TOP_LEVEL = new Set(["com", "edu", "gov", "info", "int", "mil", "net", "org", "io", "co", "dev", "app"]);

/** Labels at the beginning of user information. A registered name can be anything, so its rule says nothing here. */
const LABELS = /^[\w-]+(?:\.[\w-]+)+(?![\w.-])/;

/** Checks whether user information begins like a host. `john.smith` does not: it is an ordinary user name. */
function looksLikeHost(userinfo: string): boolean {
  const labels = LABELS.exec(userinfo)?.[0].split(".") ?? [];
  return labels.length > 2 || TOP_LEVEL.has(String(labels[1]).toLowerCase());
}

/** A label of letters of any script, which no grammar of a URI has. */
const LABEL = /^[\p{L}\p{N}][\p{L}\p{N}-]*$/u;

/**
 * Checks whether a relative reference begins with what is probably a host: `localhost`, or a name that begins with `www` or
 * ends with one of these top-level domains. Names of files look like other hosts.
 */
export function beginsWithHost(reference: string): boolean {
  const near = reference.slice(0, LONGEST_NAME + 1);
  const name = near.slice(0, endOfAuthority(near, 0)).toLowerCase();
  const labels = name.split(".");
  if (name.length > LONGEST_NAME || !labels.every((label) => LABEL.test(label))) return false;
  return name === "localhost" || (labels.length > 1 && (labels[0] === "www" || TOP_LEVEL.has(String(labels.at(-1)))));
}

/** The length of a percent-encoded octet. */
const TRIPLET = 3;

/** The octets that the advice on percent-encoding looks for: NUL, line breaks and delimiters. */
const [NUL, BREAKS, DELIMITERS, IN_PATH] = ["\0", "\n\r", "#/:?@\\", "/\\"];
const TELLING = `${NUL}${BREAKS}${DELIMITERS}.`;

/** Returns the offset of the first percent-encoding of one of some characters in a span; -1 without one. */
function encodedIn(input: string, { start, end }: Span, characters: string): number {
  for (let at = input.indexOf("%", start); at >= 0 && at < end; at = input.indexOf("%", at + TRIPLET)) {
    if (characters.includes(String.fromCharCode(octetAt(input, at)))) return at;
  }
  return -1;
}

/** Yields the segments of a path that are "." or "..", also with percent-encoded dots. */
export function* dotSegmentsIn(input: string, path: Span): Generator<Span> {
  for (let start = path.start; start <= path.end;) {
    const end = firstOf(input, "/", start, path.end);
    const text = end - start > "%2E%2E".length ? "" : input.slice(start, end).replaceAll("%2e", ".");
    if (DOT_SEGMENTS.includes(text.replaceAll("%2E", "."))) yield { start, end };
    start = end + 1;
  }
}

const DOT_SEGMENTS = [".", ".."];

function inTriplets(subject: SchemeSubject, advise: Advise): void {
  const { whole: input } = subject;
  const all = { start: 0, end: input.length };
  // Stryker disable next-line ConditionalExpression,EqualityOperator: This is only slower, and a URI begins with a letter.
  if (encodedIn(input, all, TELLING) < 0) return;
  const { authority, path } = subject.parts;
  const lineBreak = encodedIn(input, all, BREAKS);
  // Stryker disable next-line EqualityOperator: A URI begins with a letter.
  if (lineBreak >= 0) {
    const message = "Decoded, this is a line break: a server could read the text after it as a command.";
    advise("encoded-line-break", lineBreak, lineBreak + TRIPLET, message);
  }
  const nul = encodedIn(input, all, NUL);
  // Stryker disable next-line EqualityOperator: A URI begins with a letter.
  if (nul >= 0) {
    const message = "When decoded, this is a NUL character. Many programs end a string there.";
    advise("encoded-nul", nul, nul + TRIPLET, message);
  }
  const before = authority === null ? -1 : encodedIn(input, authority, DELIMITERS);
  // In a path, "?" and "#" can only be written in this way.
  const delimiter = before < 0 ? encodedIn(input, path, IN_PATH) : before;
  // Stryker disable next-line EqualityOperator: A URI begins with a letter.
  if (delimiter >= 0) {
    const message = "Decoded too early, this becomes a delimiter. Split the URI first, then decode its parts.";
    advise("encoded-delimiter", delimiter, delimiter + TRIPLET, message);
  }
  for (const { start, end } of dotSegmentsIn(input, path)) {
    if (!input.slice(start, end).includes("%")) continue;
    const message = "Decoded, this segment is '.' or '..', which changes the path. Remove it.";
    advise("encoded-dot-segment", start, end, message);
    break;
  }
}
