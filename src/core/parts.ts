/**
 * The parts of a URI or of a relative reference, found by their delimiters alone (RFC 3986 section 3.2 and appendix B):
 * in any string, valid or not, in one pass.
 *
 * @module
 */
import type { Components } from "./components.js";

/** A stretch of a string. */
export interface Span {
  /** An offset in UTF-16 code units. */
  readonly start: number;
  /** The offset after the last code unit. */
  readonly end: number;
}

/** Where the parts of an authority stand. */
export interface AuthoritySpans extends Span {
  /** Up to the last "@", without it. */
  readonly userinfo: Span | null;
  readonly host: Span;
  /** From the first ":" of the host on, without it. A colon inside brackets is the address's own. */
  readonly port: Span | null;
}

/** Where the parts of a string stand, without their delimiters; `null` for a part that is absent. */
export interface Parts {
  /** What stands before a ":", if no "/", "?" or "#" stands before that. It can be empty, or not valid as a scheme. */
  readonly scheme: Span | null;
  /** What follows a "//" at the start or after the scheme, up to the next "/", "?" or "#". */
  readonly authority: AuthoritySpans | null;
  readonly path: Span;
  /** From the first "?" on that is not in the fragment. */
  readonly query: Span | null;
  /** From the first "#" on. */
  readonly fragment: Span | null;
}

/**
 * Splits a string into its parts. It refuses none: each part may have characters that cannot stand there.
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
 * The parts as strings. They are the components of a string that is known to be valid.
 *
 * @param input a URI or a relative reference
 * @param hasScheme whether there can be a scheme; `false` for a rule of which the path comes first, with ":" or without
 */
export function componentsOf(input: string, hasScheme: boolean): Components {
  // Not by `parts`: to allocate all spans costs a third of the time.
  const colon = hasScheme ? schemeEnd(input) : NONE;
  const spans = authorityAfter(input, colon + 1);
  const path = spans === null ? colon + 1 : spans.end;
  const fragment = firstOf(input, "#", path, input.length);
  const query = firstOf(input, "?", path, fragment);
  const authority = spans && textOf(input, spans);
  return {
    scheme: colon === NONE ? null : input.slice(0, colon),
    authority,
    userinfo: spans?.userinfo ? textOf(input, spans.userinfo) : null,
    // Most authorities are a host alone: that takes no other string.
    host: spans && spans.host.end - spans.host.start < spans.end - spans.start ? textOf(input, spans.host) : authority,
    port: spans?.port ? textOf(input, spans.port) : null,
    path: input.slice(path, query),
    query: query === fragment ? null : input.slice(query + 1, fragment),
    fragment: fragment === input.length ? null : input.slice(fragment + 1),
  };
}

/**
 * An authority and its parts as strings.
 *
 * @param input a string that has the authority
 * @param start where the authority begins, after its "//"
 * @param end where it ends
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
 * Where the scheme ends, at its ":".
 *
 * @param input any string
 * @returns -1 if a "/", "?" or "#" comes before the first ":", or there is none
 */
export function schemeEnd(input: string): number {
  const near = Math.min(input.length, LONGEST_SCHEME);
  for (let at = 0; at < near; at++) {
    const code = input.charCodeAt(at);
    if (code > QUESTION) continue;
    if (code === COLON) return at;
    if (isEnd(code)) return NONE;
  }
  if (near === input.length) return NONE;
  DELIMITER.lastIndex = near;
  const end = DELIMITER.test(input) ? DELIMITER.lastIndex - 1 : NONE;
  return input.charCodeAt(end) === COLON ? end : NONE;
}

/** How long a scheme can be that a loop finds faster than a regular expression, in UTF-16 code units. */
const LONGEST_SCHEME = 64;
const DELIMITER = /[:/?#]/g;

/**
 * The authority, where a "//" stands in front of one.
 *
 * @param input any string
 * @param at where the "//" would be: the offset after the scheme's ":"
 */
export function authorityAfter(input: string, at: number): AuthoritySpans | null {
  const isThere = input.charCodeAt(at) === SLASH && input.charCodeAt(at + 1) === SLASH;
  return isThere ? authorityParts(input, at + "//".length) : null;
}

/**
 * Splits an authority.
 *
 * @param input a string that has the authority
 * @param start where the authority begins, after its "//"
 * @param known where it ends, whatever is in it; at the next "/", "?" or "#" by default
 */
export function authorityParts(input: string, start: number, known?: number): AuthoritySpans {
  let userinfo: Span | null = null;
  let host = start;
  let port = NONE;
  let isLiteral = input.charCodeAt(host) === OPEN;
  let isOpen = isLiteral;
  const limit = known ?? input.length;
  let end = start;
  for (; end < limit; end++) {
    const code = input.charCodeAt(end);
    // Most characters are letters, whose codes are past those of all delimiters.
    if (code > CLOSE) continue;
    if (code === COLON) {
      if (port === NONE && !isOpen) port = end + 1;
    } else if (code === AT) {
      userinfo = { start, end };
      host = end + 1;
      port = NONE;
      isOpen = isLiteral = input.charCodeAt(host) === OPEN;
    } else if (code === CLOSE && isLiteral) {
      port = NONE;
      isOpen = false;
    } else if (isEnd(code) && known === undefined) break;
  }
  return port === NONE
    ? { start, end, userinfo, host: { start: host, end }, port: null }
    : { start, end, userinfo, host: { start: host, end: port - 1 }, port: { start: port, end } };
}

/** A reference without its fragment and the "#" before that. */
export function withoutFragment(input: string): string {
  const hash = input.indexOf("#");
  return hash < 0 ? input : input.slice(0, hash);
}

/** The first of a character between two offsets, or the second offset. */
export function firstOf(input: string, character: string, start: number, end: number): number {
  const at = input.indexOf(character, start);
  return at >= 0 && at < end ? at : end;
}

/** What is given for a part that is absent. */
const NONE = -1;

const [HASH, SLASH, COLON, QUESTION, AT, OPEN, CLOSE] = [0x23, 0x2f, 0x3a, 0x3f, 0x40, 0x5b, 0x5d];

/** Whether a character ends an authority, or shows that what stands before it is not a scheme. */
function isEnd(code: number): boolean {
  return code === SLASH || code === QUESTION || code === HASH;
}

function textOf(input: string, { start, end }: Span): string {
  return input.slice(start, end);
}
