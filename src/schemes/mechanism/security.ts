/**
 * Advice on security, for URIs of any scheme: what is valid and still does not mean what it seems to, or does harm where
 * it is read carelessly (RFC 3986 section 7).
 *
 * @module
 */
import type { Diagnostic } from "../../core/diagnostic.js";
import { present } from "../../core/invariant.js";
import { parts } from "../../core/parts.js";
import { octetAt } from "../../core/percent.js";
import { current, currentStandard } from "../../standards/current.js";
import type { AnyStandard, SecurityTopic } from "../../standards/standard.js";
import { NOTHING, type AuthoritySpans, type Span } from "./check.js";
import type { AnyScheme } from "./scheme.js";

/** The name of a piece of advice: its diagnostic's code is `security/<name>`. */
export type AdviceCode =
  /** The user information has a password. */
  | "password"
  /** The user information looks like a host. */
  | "misleading-userinfo"
  /** The host is a registered name that some readers take for an IPv4 address. */
  | "rare-ipv4"
  /** The host is a registered name of numbers alone, and no reader should take it for an address. */
  | "almost-ipv4"
  /** The port is one of those reserved for well-known services, and not the scheme's own. */
  | "well-known-port"
  /** A CR or an LF is percent-encoded. */
  | "encoded-line-break"
  /** A NUL is percent-encoded. */
  | "encoded-nul"
  /** A delimiter is percent-encoded in the authority or in the path. */
  | "encoded-delimiter"
  /** A segment is "." or ".." once its percent-encodings are decoded. */
  | "encoded-dot-segment";

/** What a piece of advice rests on. */
interface Advice {
  readonly rule: string;
  readonly topic: SecurityTopic;
}

/** All advice, by code. */
const ADVICE: ReadonlyMap<AdviceCode, Advice> = new Map([
  ["password", { rule: "userinfo", topic: "sensitive-information" }],
  ["misleading-userinfo", { rule: "userinfo", topic: "semantic-attacks" }],
  ["rare-ipv4", { rule: "reg-name", topic: "rare-ip-address-formats" }],
  ["almost-ipv4", { rule: "reg-name", topic: "rare-ip-address-formats" }],
  ["well-known-port", { rule: "port", topic: "malicious-construction" }],
  ["encoded-line-break", { rule: "pct-encoded", topic: "malicious-construction" }],
  ["encoded-nul", { rule: "pct-encoded", topic: "back-end-transcoding" }],
  ["encoded-delimiter", { rule: "pct-encoded", topic: "back-end-transcoding" }],
  ["encoded-dot-segment", { rule: "segment", topic: "back-end-transcoding" }],
]);

/**
 * The codes of all advice.
 *
 * @example
 * import { adviceCodes, validate } from "uri-grammar/schemes";
 *
 * adviceCodes.includes("password"); // => true
 * validate("ftp://user:secret@h/").diagnostics[0].code; // => "security/password"
 */
export const adviceCodes: readonly AdviceCode[] = Object.freeze([...ADVICE.keys()]);

/**
 * Looks for what a careful reader should know: the first of each kind.
 *
 * @param input a URI by RFC 3986
 * @param authority where its authority stands
 * @param scheme its scheme, where it is known
 * @param standard the standard whose sections are cited
 */
export function securityAdvice(
  input: string,
  authority: AuthoritySpans | null,
  scheme: AnyScheme | null,
  standard: AnyStandard,
): readonly Diagnostic[] {
  const hasTriplets = input.includes("%");
  // Most URIs have nothing of all that the advice is about.
  if (
    !hasTriplets &&
    (authority === null ||
      (authority.userinfo === null && authority.port === null && !isDigitAt(input, authority.host.start)))
  ) {
    return NOTHING;
  }
  const found: Diagnostic[] = [];
  const advise: Advise = (code, start, end, message) => {
    if (scheme?.exempt.includes(code) !== true) found.push(adviceOn(code, start, end, message, standard));
  };
  if (authority !== null) inAuthority(input, authority, scheme, advise);
  if (hasTriplets) inTriplets(input, advise);
  return found;
}

type Advise = (code: AdviceCode, start: number, end: number, message: string) => void;

function adviceOn(code: AdviceCode, start: number, end: number, message: string, standard: AnyStandard): Diagnostic {
  const { rule, topic } = ADVICE.get(code) as Advice;
  const cited = standard.securitySections ? standard : currentStandard;
  const section = present(cited.securitySections)[topic];
  const url = cited.sectionUrl(section);
  return { severity: "info", code: `security/${code}`, message, start, end, rule, section, url };
}

/** Whether a digit stands at an offset: every form of an IPv4 address begins with one. */
function isDigitAt(input: string, at: number): boolean {
  const code = input.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}

/** Ports up to this one are reserved for well-known services. */
const LAST_WELL_KNOWN = 1023;

/** A longer name is none that could be looked up (RFC 1035 section 2.3.4). */
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
    if (colon >= 0 && colon < text.length - 1) {
      advise("password", start + colon + 1, end, "A password in a URI is shown, stored and logged.");
    }
    if (looksLikeHost(text)) {
      advise("misleading-userinfo", start, end, 'This looks like a host, but the host comes after the "@".');
    }
  }
  if (isDigitAt(input, host.start) && host.end - host.start <= LONGEST_NAME) {
    inNumericHost(input.slice(host.start, host.end), host, advise);
  }
  if (port !== null && port.end > port.start) {
    const number = Number(input.slice(port.start, port.end));
    if (number <= LAST_WELL_KNOWN && (scheme?.defaultPort ?? null) !== String(number)) {
      const message = "This port is reserved for a well-known service, which is not the scheme's own.";
      advise("well-known-port", port.start, port.end, message);
    }
  }
}

function inNumericHost(name: string, { start, end }: Span, advise: Advise): void {
  // As it is written in RFC 3986, it is an IPv4 address and no registered name.
  if (current.test(name, { rule: "IPv4address" })) return;
  const address = lenientAddress(name);
  if (address !== null) {
    advise("rare-ipv4", start, end, `This is a registered name that many readers take for ${address}.`);
  } else if (/^(?:\d+|0x[\dA-F]*)(?:\.(?:\d+|0x[\dA-F]*))*$/i.test(name)) {
    const message = "This is no IPv4 address, but a registered name: readers differ on what it is.";
    advise("almost-ipv4", start, end, message);
  }
}

/** Top-level domains that a name of two labels ends with, where it is taken for a host. */
const TOP_LEVEL = new Set(["com", "edu", "gov", "info", "int", "mil", "net", "org", "io", "co", "dev", "app"]);

/** Whether user information begins as a host does: `john.smith` is a name like any other. */
function looksLikeHost(userinfo: string): boolean {
  const labels = userinfo.replace(/[^\w.-].*/s, "").split(".");
  return (
    labels.length > 1 &&
    labels.every((label) => label !== "") &&
    (labels.length > 2 || TOP_LEVEL.has(present(labels[1]).toLowerCase()))
  );
}

/** The address that the C library's `inet_aton` reads: one to four numbers, decimal, octal or hexadecimal. */
function lenientAddress(host: string): string | null {
  const parts = host.split(".");
  if (parts.length > 4) return null;
  const numbers = parts.map(lenientNumber);
  const last = present(numbers.pop());
  // The last number fills all octets that are left.
  const room = 4 - numbers.length;
  if (!(last < 256 ** room) || numbers.some((number) => !(number < 256))) return null;
  const octets = Array.from({ length: room }, (_, index) => Math.floor(last / 256 ** (room - 1 - index)) % 256);
  return [...numbers, ...octets].join(".");
}

function lenientNumber(text: string): number {
  if (/^0x[\dA-F]+$/i.test(text)) return Number.parseInt(text.slice(2), 16);
  if (/^0[0-7]*$/.test(text)) return Number.parseInt(text, 8);
  return /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
}

/** How long a percent-encoded octet is. */
const TRIPLET = 3;

/** The octets that the advice on percent-encodings is about: NUL, LF, CR and what delimits. */
const TELLING = new Set(Array.from("\0\n\r#./:?@\\", (character) => character.charCodeAt(0)));

/** Whether a percent-encoding of one of these octets stands anywhere. */
function hasTellingTriplet(input: string): boolean {
  for (let at = input.indexOf("%"); at >= 0; at = input.indexOf("%", at + TRIPLET)) {
    if (TELLING.has(octetAt(input, at))) return true;
  }
  return false;
}

function inTriplets(input: string, advise: Advise): void {
  if (!hasTellingTriplet(input)) return;
  const lineBreak = input.search(/%0[AD]/i);
  if (lineBreak >= 0) {
    const message = "Decoded, this ends a line: in a protocol of lines, what follows would be a command of its own.";
    advise("encoded-line-break", lineBreak, lineBreak + TRIPLET, message);
  }
  const nul = input.indexOf("%00");
  if (nul >= 0) {
    advise("encoded-nul", nul, nul + TRIPLET, "Decoded, this is a NUL, which ends a string in many a reader.");
  }
  const { authority, path: pathSpan } = parts(input);
  const path = input.slice(pathSpan.start, pathSpan.end);
  const before = authority === null ? "" : input.slice(authority.start, authority.end);
  const delimiter = firstOf(
    [before.search(/%(?:2F|3A|3F|23|40|5C)/i), authority?.start ?? 0],
    [path.search(/%(?:2F|3F|23|5C)/i), pathSpan.start],
  );
  if (delimiter >= 0) {
    const message = "Decoded before the URI is split, this would be a delimiter.";
    advise("encoded-delimiter", delimiter, delimiter + TRIPLET, message);
  }
  const dots = /(?<![^/])(?:%2E(?:\.|%2E)?|\.%2E)(?![^/])/i.exec(path);
  if (dots) {
    const at = pathSpan.start + dots.index;
    const message = 'Decoded, this segment is "." or "..", which leads elsewhere.';
    advise("encoded-dot-segment", at, at + dots[0].length, message);
  }
}

/** The first place that was found, each given by where it is in a part and where that part begins; -1 for none. */
function firstOf(...places: readonly (readonly [at: number, offset: number])[]): number {
  const [at, offset] = places.find(([found]) => found >= 0) ?? [-1, 0];
  return at + offset;
}
