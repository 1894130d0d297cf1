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

/** The parts in front of the path. */
export type Front = Pick<Parts, "scheme" | "authority">;

/**
 * Splits a string into its parts. It refuses none: each part may have characters that cannot stand there.
 *
 * @param input any string
 * @param hasScheme whether there can be a scheme; `false` for a rule of which the path comes first, with ":" or without
 */
export function parts(input: string, hasScheme = true): Parts {
  const delimiters = frontDelimiters(input, hasScheme);
  const { path } = delimiters;
  const fragment = firstOf(input, "#", path, input.length);
  const query = firstOf(input, "?", path, fragment);
  const { scheme, authority } = spansOf(delimiters);
  return {
    scheme,
    authority,
    path: { start: path, end: query },
    query: query === fragment ? null : { start: query + 1, end: fragment },
    fragment: fragment === input.length ? null : { start: fragment + 1, end: input.length },
  };
}

/**
 * The parts in front of the path. It does not look at what comes after them, so it is faster where only these are needed.
 *
 * @param input any string
 */
export function front(input: string): Front {
  return spansOf(frontDelimiters(input, true));
}

/**
 * Splits an authority whose ends are known.
 *
 * @param input a string that has the authority
 * @param start where the authority begins, after its "//"
 * @param end where it ends
 */
export function authorityParts(input: string, start: number, end: number): AuthoritySpans {
  // What else would end it is a character like any other.
  const text = `//${input.slice(start, end).replace(/[/?#]/g, ".")}`;
  const { authority, host, port } = frontDelimiters(text, false);
  const offset = start - authority;
  return authoritySpans(start, host + offset, port === NONE ? NONE : port + offset, end);
}

/**
 * The parts as strings. They are the components of a string that is known to be valid.
 *
 * @param input a URI or a relative reference
 * @param hasScheme as for `parts`
 */
export function componentsOf(input: string, hasScheme: boolean): Components {
  // Not made from spans: to allocate them costs a third of the time.
  const { scheme, authority, host, port, path } = frontDelimiters(input, hasScheme);
  const fragment = firstOf(input, "#", path, input.length);
  const query = firstOf(input, "?", path, fragment);
  const hasAuthority = authority !== NONE;
  return {
    scheme: scheme === NONE ? null : input.slice(0, scheme),
    authority: hasAuthority ? input.slice(authority, path) : null,
    userinfo: host > authority ? input.slice(authority, host - 1) : null,
    host: hasAuthority ? input.slice(host, port === NONE ? path : port - 1) : null,
    port: port === NONE ? null : input.slice(port, path),
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

/** The first of a character between two offsets, or the second offset. */
export function firstOf(input: string, character: string, start: number, end: number): number {
  const at = input.indexOf(character, start);
  return at >= 0 && at < end ? at : end;
}

/** What is given for a part that is absent. */
const NONE = -1;

/** Where the delimiters in front of the path stand. */
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
}

const [HASH, SLASH, COLON, QUESTION, AT, OPEN, CLOSE] = [0x23, 0x2f, 0x3a, 0x3f, 0x40, 0x5b, 0x5d];

/** Numbers, and no function for the authority's: what that returned would cost more than it does. */
function frontDelimiters(input: string, hasScheme: boolean): Delimiters {
  const scheme = hasScheme ? colonOfScheme(input) : NONE;
  let path = scheme + 1;
  let authority = NONE;
  let host = NONE;
  let port = NONE;
  if (input.charCodeAt(path) === SLASH && input.charCodeAt(path + 1) === SLASH) {
    authority = host = path += "//".length;
    let isLiteral = input.charCodeAt(host) === OPEN;
    let isOpen = isLiteral;
    for (; path < input.length; path++) {
      const code = input.charCodeAt(path);
      // Most characters are letters, whose codes are past those of all delimiters.
      if (code > CLOSE) continue;
      if (code === COLON) {
        if (port === NONE && !isOpen) port = path + 1;
      } else if (code === AT) {
        host = path + 1;
        port = NONE;
        isOpen = isLiteral = input.charCodeAt(host) === OPEN;
      } else if (code === CLOSE && isLiteral) {
        port = NONE;
        isOpen = false;
      } else if (isEnd(code)) break;
    }
  }
  return { scheme, authority, host, port, path };
}

/** The ":" after the scheme, or `NONE`. */
function colonOfScheme(input: string): number {
  for (let at = 0; at < input.length; at++) {
    const code = input.charCodeAt(at);
    if (code > QUESTION) continue;
    if (code === COLON) return at;
    if (isEnd(code)) return NONE;
  }
  return NONE;
}

/** Whether a character ends an authority, or shows that what stands before it is not a scheme. */
function isEnd(code: number): boolean {
  return code === SLASH || code === QUESTION || code === HASH;
}

function spansOf({ scheme, authority, host, port, path }: Delimiters): Front {
  return {
    scheme: scheme === NONE ? null : { start: 0, end: scheme },
    authority: authority === NONE ? null : authoritySpans(authority, host, port, path),
  };
}

function authoritySpans(start: number, host: number, port: number, end: number): AuthoritySpans {
  return {
    start,
    end,
    userinfo: host > start ? { start, end: host - 1 } : null,
    host: { start: host, end: port === NONE ? end : port - 1 },
    port: port === NONE ? null : { start: port, end },
  };
}
