/** Compares what RFC 3986 and the platform's `URL` find in a URI: its scheme, its host and its port. @module */
import type { AuthoritySpans, Span } from "../../core/parts.js";
import { askPlatform, SPECIAL } from "../../core/platform.js";
import { defaultPortOf, withoutZeros } from "../../core/ports.js";
import { ofIPv4address } from "../../standards/current.js";
import { NOTHING } from "./check.js";

/** The parts that decide which server a client connects to, and how. */
const NAMES = ["scheme", "host", "port"] as const;

type DifferingPart = (typeof NAMES)[number];

/**
 * Returns the parts of a URI that RFC 3986 and the platform find differently; none if the platform refuses it, or was not
 * asked. The case of letters and the spelling of an IPv6 address make no difference, and neither does a default port.
 * Percent-encoding in a host makes one, because RFC 3986 splits a URI without decoding it (section 2.4): a check that
 * compares strings sees another name.
 *
 * @param end the offset of the ":" after its scheme
 */
export function differingParts(input: string, end: number, authority: AuthoritySpans | null): readonly DifferingPart[] {
  const isPlain = authority !== null && isPlainHost(input, authority.host);
  // Most URIs need no further check.
  if (isPlain && authority.port === null) return NOTHING;
  const scheme = input.slice(0, end).toLowerCase();
  // Stryker disable next-line ConditionalExpression: URIs of other schemes have the same host and port for URL.
  // This is only slower.
  if (!SPECIAL.has(scheme)) return NOTHING;
  // A file needs no host. If it has one, a drive such as "C:" looks like a host with an empty port.
  const hasHost =
    // Stryker disable next-line ConditionalExpression: Without a host, URL finds none in a file either.
    // This is only slower.
    authority !== null &&
    // Stryker disable next-line ConditionalExpression,EqualityOperator: Without a host, URL finds none either.
    authority.host.end > authority.host.start;
  if (scheme === "file" ? !hasHost : isPlain) return NOTHING;
  const url = askPlatform(input);
  if (!url) return NOTHING;
  const textOf = (span: Span | null | undefined): string => (span ? input.slice(span.start, span.end) : "");
  const byGrammar = readingOf(scheme, textOf(authority?.host), textOf(authority?.port));
  const byPlatform = readingOf(url.protocol.slice(0, -1), url.hostname, url.port);
  return NAMES.filter((name) => byGrammar[name] !== byPlatform[name]);
}

function readingOf(scheme: string, host: string, port: string): Readonly<Record<DifferingPart, string>> {
  // Stryker disable next-line MethodExpression: Both hosts get the same case.
  return { scheme, host: host.toLowerCase(), port: withoutZeros(port) || String(defaultPortOf(scheme)) };
}

/**
 * Checks whether every reader finds the same host: an address in brackets, an IPv4address, or a name without
 * percent-encoding that does not begin with a digit. In all IPv4 addresses of the platform, each label is a number.
 */
function isPlainHost(input: string, { start, end }: Span): boolean {
  if (input.startsWith("[", start)) return true;
  const percent = input.indexOf("%", start);
  if (percent >= 0 && percent < end) return false;
  // Stryker disable next-line ConditionalExpression: URL is asked about more hosts, and finds the same ones.
  return isDigitAt(input, start) ? ofIPv4address()(input.slice(start, end)) : start < end;
}

/** Checks whether a digit is at an offset. Every form of an IPv4 address begins with a digit. */
export function isDigitAt(input: string, at: number): boolean {
  const code = input.charCodeAt(at);
  // Stryker disable next-line ConditionalExpression,LogicalOperator: Another host is no address either.
  // This is only slower.
  return code >= 0x30 && code <= 0x39;
}
