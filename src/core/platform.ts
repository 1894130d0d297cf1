/**
 * Asks the platform's `URL`, which follows the URL Standard. Nothing of that standard is implemented here.
 *
 * @module
 */
import { authorityParts, schemeEnd, slashesEnd, type AuthoritySpans } from "./parts.js";

/** The members of a `URL` that are read here. */
export type PlatformURL = Readonly<
  Record<"href" | "protocol" | "hostname" | "port" | "pathname" | "search" | "hash", string>
>;

type PlatformConstructor = new (input: string, base?: string) => PlatformURL;

/** The schemes for which the URL Standard has rules that differ from the generic syntax. */
export const SPECIAL: ReadonlySet<string> = new Set(["http", "https", "ws", "wss", "ftp", "file"]);

/** DNS cannot look up a name of more than 255 octets (RFC 1035 section 2.3.4), here each one percent-encoded. */
const LONGEST_HOST = 3 * 255;

/**
 * Reads a string with the platform's `URL`.
 *
 * @param input any string
 * @param base the base for a string without a scheme
 * @returns the URL; `null` if the platform refuses the input; `undefined` if it was not asked, because there is no `URL`,
 *   or because it would take quadratic time to convert a very long host to Punycode
 */
export function askPlatform(input: string, base?: string): PlatformURL | null | undefined {
  // Read at each call, because an engine can lack it, and a program can add it later.
  const { URL } = globalThis as { readonly URL?: PlatformConstructor };
  if (URL === undefined || hasCostlyHost(input) || (base !== undefined && hasCostlyHost(base))) return undefined;
  try {
    return new URL(input, base);
  } catch {
    return null;
  }
}

/** Checks whether the platform could convert a host to Punycode, or back, that is too long for DNS. */
function hasCostlyHost(input: string): boolean {
  // Stryker disable next-line ConditionalExpression,EqualityOperator: The host is not longer than the input.
  // This is only slower.
  if (input.length <= LONGEST_HOST) return false;
  const text = withSlashes(cleaned(input));
  const { host } = looseAuthority(text);
  return host.end - host.start > LONGEST_HOST && /%|xn--|[^\0-\x7f]/i.test(text.slice(host.start, host.end));
}

/**
 * Returns the offsets of the authority as `URL` reads it in a special scheme: after an optional scheme and any number of
 * slashes.
 *
 * @param text any string
 */
export function looseAuthority(text: string): AuthoritySpans {
  return authorityParts(text, slashesEnd(text, schemeEnd(text) + 1));
}

/** Returns the text with slashes for backslashes. */
const withSlashes = (text: string): string => text.replaceAll("\\", "/");

/**
 * Returns the input without the characters that `URL` ignores: control characters and spaces at both ends, and tabs and
 * line breaks everywhere.
 *
 * @param input any string
 */
export function cleaned(input: string): string {
  let start = 0;
  let end = input.length;
  // At the end of the input, charCodeAt gives NaN.
  while (input.charCodeAt(start) <= SPACE) start++;
  // A regular expression would take quadratic time here.
  while (input.charCodeAt(end - 1) <= SPACE) end--;
  return withoutBreaks(input.slice(start, end));
}

/** Returns the input without tabs and line breaks. */
export function withoutBreaks(input: string): string {
  return input.replace(/[\t\n\r]/g, "");
}

const SPACE = 0x20;
