/**
 * Splits a URI or a relative reference into parts at the delimiters (RFC 3986 section 3.2 and appendix B). It works for
 * any string, valid or not, in one pass.
 *
 * @module
 */
import type { Components, MainComponents } from "./components.js";

/** A half-open range of a string. */
export interface Span {
  /** An offset in UTF-16 code units. */
  readonly start: number;
  /** The offset after the last code unit. */
  readonly end: number;
}

/** The positions of the parts of an authority. */
export interface AuthoritySpans extends Span {
  /** The part before the last "@", without the "@". */
  readonly userinfo: Span | null;
  readonly host: Span;
  /** The part after the first ":" of the host. Colons inside brackets belong to the address. */
  readonly port: Span | null;
}

/** The positions of the parts of a string, without their delimiters; `null` for an absent part. */
export interface Parts {
  /** The part before the first ":", if no "/", "?" or "#" precedes the ":". It can be empty or an invalid scheme. */
  readonly scheme: Span | null;
  /** The part after "//" at the start or after the scheme, up to the next "/", "?" or "#". */
  readonly authority: AuthoritySpans | null;
  readonly path: Span;
  /** The part after the first "?" that is not in the fragment. */
  readonly query: Span | null;
  /** The part after the first "#". */
  readonly fragment: Span | null;
}

/**
 * Returns how many characters of the input agree with the name of a scheme and its ":". All of them agree if it is a URI
 * of this scheme.
 *
 * @param input any string
 * @param prefix the name in lower case, with the ":"; the case of ASCII letters in the input does not matter
 */
export function agreesWithScheme(input: string, prefix: string): number {
  let at = 0;
  // A loop needs no copy of the input. `toLowerCase` would also change letters outside ASCII.
  for (; at < prefix.length; at++) {
    const code = input.charCodeAt(at);
    const lower = code >= CAPITAL_A && code <= CAPITAL_Z ? code + TO_LOWER_CASE : code;
    if (lower !== prefix.charCodeAt(at)) break;
  }
  return at;
}

const CAPITAL_A = 0x41;
const CAPITAL_Z = 0x5a;
const TO_LOWER_CASE = 0x20;

/**
 * Splits a string into its parts. Accepts any string; the parts can contain invalid characters.
 *
 * @param input any string
 */
export function parts(input: string): Parts {
  const colon = schemeEnd(input);
  const authority = authorityAfter(input, colon + 1);
  const path = authority === null ? colon + 1 : authority.end;
  const fragment = firstOf(input, "#", path, input.length);
  const query = firstOf(input, "?", path, fragment);
  return {
    scheme: colon === NONE ? null : { start: 0, end: colon },
    authority,
    path: { start: path, end: query },
    query: query === fragment ? null : { start: query + 1, end: fragment },
    fragment: fragment === input.length ? null : { start: fragment + 1, end: input.length },
  };
}

/**
 * Splits a string into its parts and returns them as strings. For a valid string, these are its components.
 *
 * @param input a URI or a relative reference
 * @param hasScheme whether the string can have a scheme; `false` for a rule that starts with the path, which may
 *   contain ":"
 */
export function componentsOf(input: string, hasScheme: boolean): Components {
  // `parts` would allocate all spans and take twice as long.
  const colon = hasScheme ? schemeEnd(input) : NONE;
  let path = colon + 1;
  let authority: string | null = null;
  let userinfo: string | null = null;
  let host: string | null = null;
  let port: string | null = null;
  if (hasSlashes(input, path)) {
    const start = path + "//".length;
    scanAuthority(input, start);
    path = authorityEnd;
    authority = input.slice(start, path);
    if (hostStart > start) userinfo = input.slice(start, hostStart - 1);
    if (portStart !== NONE) port = input.slice(portStart, path);
    // Most authorities consist of a host only and need no second string.
    host =
      userinfo === null && port === null
        ? authority
        : input.slice(hostStart, portStart === NONE ? path : portStart - 1);
  }
  const fragment = firstOf(input, "#", path, input.length);
  const query = firstOf(input, "?", path, fragment);
  return {
    scheme: colon === NONE ? null : input.slice(0, colon),
    authority,
    userinfo,
    host,
    port,
    path: input.slice(path, query),
    query: query === fragment ? null : input.slice(query + 1, fragment),
    fragment: fragment === input.length ? null : input.slice(fragment + 1),
  };
}

/**
 * Splits any string into the five parts of RFC 3986 Appendix B. Unlike `componentsOf`, it does not look into the
 * authority, and a scheme has at least one character. It is small, and a little slower.
 *
 * @param input any string
 */
export function mainParts(input: string): MainComponents {
  const delimiter = input.search(/[:/?#]/);
  const scheme = delimiter > 0 && input.startsWith(":", delimiter) ? input.slice(0, delimiter) : null;
  let path = scheme === null ? 0 : delimiter + 1;
  let authority: string | null = null;
  if (input.startsWith("//", path)) {
    const rest = input.slice(path + "//".length);
    const end = rest.search(/[/?#]/);
    authority = end < 0 ? rest : rest.slice(0, end);
    path += "//".length + authority.length;
  }
  const fragment = firstOf(input, "#", path, input.length);
  const query = firstOf(input, "?", path, fragment);
  return {
    scheme,
    authority,
    path: input.slice(path, query),
    query: query === fragment ? null : input.slice(query + 1, fragment),
    fragment: fragment === input.length ? null : input.slice(fragment + 1),
  };
}

/**
 * Splits an authority and returns its parts as strings.
 *
 * @param input a string that contains the authority
 * @param start the offset of the authority, after the "//"
 * @param end the offset of its end
 */
export function authorityComponents(
  input: string,
  start: number,
  end: number,
): Pick<Components, "authority" | "userinfo" | "host" | "port"> {
  const { userinfo, host, port } = authorityParts(input, start, end);
  return {
    authority: input.slice(start, end),
    userinfo: userinfo && textOf(input, userinfo),
    host: textOf(input, host),
    port: port && textOf(input, port),
  };
}

/**
 * Returns the offset of the ":" that ends the scheme.
 *
 * @param input any string
 * @returns -1 if the string has no ":", or if a "/", "?" or "#" precedes it
 */
export function schemeEnd(input: string): number {
  // Stryker disable next-line MethodExpression: The loop and the regular expression find the same.
  const near = Math.min(input.length, LONGEST_SCHEME);
  // Stryker disable next-line EqualityOperator: The loop and the regular expression find the same.
  for (let at = 0; at < near; at++) {
    const code = input.charCodeAt(at);
    // Stryker disable next-line ConditionalExpression: These characters are not delimiters. This is only slower.
    if (code > QUESTION) continue;
    if (code === COLON) return at;
    if (isEnd(code)) return NONE;
  }
  // Stryker disable next-line ConditionalExpression: The regular expression finds nothing at the end.
  // This is only slower.
  if (near === input.length) return NONE;
  DELIMITER.lastIndex = near;
  const end = DELIMITER.test(input) ? DELIMITER.lastIndex - 1 : NONE;
  return input.charCodeAt(end) === COLON ? end : NONE;
}

/** How long a scheme can be that a loop finds faster than a regular expression, in UTF-16 code units. */
const LONGEST_SCHEME = 64;
const DELIMITER = /[:/?#]/g;

/**
 * Returns the parts of the authority, or `null` if there is no "//" at the offset.
 *
 * @param input any string
 * @param at the offset after the scheme's ":"
 */
export function authorityAfter(input: string, at: number): AuthoritySpans | null {
  return hasSlashes(input, at) ? authorityParts(input, at + "//".length) : null;
}

function hasSlashes(input: string, at: number): boolean {
  return input.charCodeAt(at) === SLASH && input.charCodeAt(at + 1) === SLASH;
}

/**
 * Splits an authority into its parts.
 *
 * @param input a string that contains the authority
 * @param start the offset of the authority, after the "//"
 * @param known the offset of its end, if it is known; by default the next "/", "?" or "#"
 */
export function authorityParts(input: string, start: number, known?: number): AuthoritySpans {
  scanAuthority(input, start, known);
  const end = authorityEnd;
  return {
    start,
    end,
    userinfo: hostStart > start ? { start, end: hostStart - 1 } : null,
    host: { start: hostStart, end: portStart === NONE ? end : portStart - 1 },
    port: portStart === NONE ? null : { start: portStart, end },
  };
}

/** The results of `scanAuthority`, which is called so often that an object for them would cost a third of the time. */
let [authorityEnd, hostStart, portStart] = [0, 0, 0];

/** Finds the end of an authority, the start of its host, and the start of its port or `NONE`. */
function scanAuthority(input: string, start: number, known?: number): void {
  let host = start;
  let port = NONE;
  let isLiteral = input.charCodeAt(host) === OPEN;
  let isOpen = isLiteral;
  const limit = known ?? input.length;
  let end = start;
  for (; end < limit; end++) {
    const code = input.charCodeAt(end);
    // Most characters are letters, whose codes are greater than those of all delimiters.
    // Stryker disable next-line ConditionalExpression: These characters are not delimiters. This is only slower.
    if (code > CLOSE) continue;
    if (code === COLON) {
      if (port === NONE && !isOpen) port = end + 1;
    } else if (code === AT) {
      host = end + 1;
      port = NONE;
      isOpen = isLiteral = input.charCodeAt(host) === OPEN;
    } else if (code === CLOSE && isLiteral) {
      port = NONE;
      isOpen = false;
    } else if (isEnd(code) && known === undefined) break;
  }
  authorityEnd = end;
  hostStart = host;
  portStart = port;
}

/** Returns the offset of the end of an authority: the next "/", "?" or "#". */
export function endOfAuthority(input: string, start: number): number {
  let end = start;
  while (end < input.length && !isEnd(input.charCodeAt(end))) end++;
  return end;
}

/** Returns a reference without its fragment and the "#". */
export function withoutFragment(input: string): string {
  const hash = input.indexOf("#");
  return hash < 0 ? input : input.slice(0, hash);
}

/** Returns the offset of the first occurrence of a character between two offsets, or the second offset. */
export function firstOf(input: string, character: string, start: number, end: number): number {
  const at = input.indexOf(character, start);
  return at >= 0 &&
    // Stryker disable next-line EqualityOperator: The result is the same number.
    at < end
    ? at
    : end;
}

/** Returns the offset after the slashes that begin at an offset; the same offset if no slash is there. */
export function slashesEnd(input: string, start: number): number {
  let end = start;
  while (input.charCodeAt(end) === SLASH) end++;
  return end;
}

/** Stands for the offset of an absent part. */
const NONE = -1;

const [HASH, SLASH, COLON, QUESTION, AT, OPEN, CLOSE] = [0x23, 0x2f, 0x3a, 0x3f, 0x40, 0x5b, 0x5d];

/** Returns whether a character ends an authority. The text before it cannot be a scheme. */
function isEnd(code: number): boolean {
  return code === SLASH || code === QUESTION || code === HASH;
}

function textOf(input: string, { start, end }: Span): string {
  return input.slice(start, end);
}
