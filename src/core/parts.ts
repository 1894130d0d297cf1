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
 * @param hasScheme whether there can be a scheme; `false` for a rule of which the path comes first, with ":" or without
 */
export function parts(input: string, hasScheme = true): Parts {
  const { scheme, authority, host, port, path, query, fragment } = delimiters(input, hasScheme);
  return {
    scheme: scheme < 0 ? null : { start: 0, end: scheme },
    authority: authority < 0 ? null : spansOf(authority, host, port, path),
    path: { start: path, end: query },
    query: query === fragment ? null : { start: query + 1, end: fragment },
    fragment: fragment === input.length ? null : { start: fragment + 1, end: input.length },
  };
}

/**
 * Splits an authority whose ends are known.
 *
 * @param input a string that has the authority
 * @param start where the authority begins, after its "//"
 * @param end where it ends
 */
export function authorityParts(input: string, start: number, end: number): AuthoritySpans {
  const { host, port } = delimitersOfAuthority(input, start, end, NONE);
  return spansOf(start, host, port, end);
}

/**
 * The parts as strings. They are the components of a string that is known to be valid.
 *
 * @param input a URI or a relative reference
 * @param hasScheme as for `parts`
 */
export function componentsOf(input: string, hasScheme: boolean): Components {
  // Not made from spans: to allocate them costs a third of the time.
  const { scheme, authority, host, port, path, query, fragment } = delimiters(input, hasScheme);
  const hasAuthority = authority >= 0;
  return {
    scheme: scheme < 0 ? null : input.slice(0, scheme),
    authority: hasAuthority ? input.slice(authority, path) : null,
    userinfo: host > authority ? input.slice(authority, host - 1) : null,
    host: hasAuthority ? input.slice(host, port < 0 ? path : port - 1) : null,
    port: port < 0 ? null : input.slice(port, path),
    path: input.slice(path, query),
    query: query === fragment ? null : input.slice(query + 1, fragment),
    fragment: fragment === input.length ? null : input.slice(fragment + 1),
  };
}

/** A reference without its fragment and the "#" before that. */
export function withoutFragment(input: string): string {
  const hash = input.indexOf("#");
  return hash < 0 ? input : input.slice(0, hash);
}

/** What is given for a part that is absent, and for a character that is none. */
const NONE = -1;

/** Where delimiters stand. */
interface Delimiters {
  /** The ":" after the scheme, or `NONE`. */
  readonly scheme: number;
  /** Where the authority begins, or `NONE`. */
  readonly authority: number;
  /** Where its host begins, or `NONE`. */
  readonly host: number;
  /** Where its port begins, or `NONE`. */
  readonly port: number;
  /** Where the path begins: an authority ends there. */
  readonly path: number;
  /** The "?" before the query; where the path ends, too, if there is no query. */
  readonly query: number;
  /** The "#" before the fragment, or the end of the input. */
  readonly fragment: number;
}

const [SLASH, COLON, AT, OPEN, CLOSE] = [0x2f, 0x3a, 0x40, 0x5b, 0x5d];

function delimiters(input: string, hasScheme: boolean): Delimiters {
  const fragment = firstOf(input, "#", 0, input.length);
  const query = firstOf(input, "?", 0, fragment);
  const scheme = hasScheme ? colonOfScheme(input, query) : NONE;
  let path = scheme + 1;
  let authority = NONE;
  let host = NONE;
  let port = NONE;
  if (path + 1 < query && input.charCodeAt(path) === SLASH && input.charCodeAt(path + 1) === SLASH) {
    authority = path + 2;
    ({ host, port, end: path } = delimitersOfAuthority(input, authority, query, SLASH));
  }
  return { scheme, authority, host, port, path, query, fragment };
}

/** The ":" after the scheme, or `NONE`: what has a "/" before the ":" is a path. */
function colonOfScheme(input: string, limit: number): number {
  for (let at = 0; at < limit; at++) {
    const code = input.charCodeAt(at);
    if (code === COLON) return at;
    if (code === SLASH) return NONE;
  }
  return NONE;
}

/** Where the host and the port of an authority begin, and where it ends: at the first `stop`, or at the limit. */
function delimitersOfAuthority(
  input: string,
  start: number,
  limit: number,
  stop: number,
): Pick<Delimiters, "host" | "port"> & { readonly end: number } {
  let host = start;
  let port = NONE;
  let isLiteral = input.charCodeAt(host) === OPEN;
  let isOpen = isLiteral;
  let end = start;
  for (; end < limit; end++) {
    const code = input.charCodeAt(end);
    // Most characters are letters, whose codes are past those of all delimiters.
    if (code > CLOSE) continue;
    if (code === stop) break;
    if (code === COLON) {
      if (port < 0 && !isOpen) port = end + 1;
    } else if (code === AT) {
      host = end + 1;
      port = NONE;
      isLiteral = isOpen = input.charCodeAt(host) === OPEN;
    } else if (code === CLOSE && isLiteral) {
      port = NONE;
      isOpen = false;
    }
  }
  return { host, port, end };
}

function spansOf(start: number, host: number, port: number, end: number): AuthoritySpans {
  return {
    start,
    end,
    userinfo: host > start ? { start, end: host - 1 } : null,
    host: { start: host, end: port < 0 ? end : port - 1 },
    port: port < 0 ? null : { start: port, end },
  };
}

/** The first of a character between two offsets, or the second offset. */
export function firstOf(input: string, character: string, start: number, end: number): number {
  const at = input.indexOf(character, start);
  return at >= 0 && at < end ? at : end;
}
