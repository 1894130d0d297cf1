/**
 * Finds where the holes of a text stand: in which part of a URI, and in which item of this part (RFC 3986 section 3).
 *
 * @module
 */
import { endOfAuthority, firstOf } from "../core/parts.js";

/**
 * Where a hole stands. `base` is the beginning, `address` is a host in brackets, `label` is a label of a host or a part of
 * one, and `parameters` is a hole alone between the delimiters of a query.
 */
export type HolePart =
  | "base"
  | "scheme"
  | "userinfo"
  | "host"
  | "address"
  | "label"
  | "port"
  | "segment"
  | "parameters"
  | "query"
  | "fragment";

/** The place of a hole. The offsets refer to the skeleton. */
export interface HolePlace {
  readonly part: HolePart;
  /** The offset of the hole. */
  readonly at: number;
  /** Where its item starts: a segment, a parameter, or a whole part that has no items. */
  readonly start: number;
  /** Where its item ends. */
  readonly end: number;
}

/** Stands for a hole in a skeleton. */
export const HOLE = "\0";

/** A text with holes, in one string, and the places of its holes. */
export interface Skeleton {
  readonly text: string;
  readonly places: readonly HolePlace[];
  /** The offset after the ":" of the scheme; 0 without one. */
  readonly schemeEnd: number;
  /** Whether there is "//" before the host. */
  readonly hasAuthority: boolean;
  /** The host with its brackets; empty if it is absent. */
  readonly host: string;
  /** Whether a ":" without a port follows the host. */
  readonly hasEmptyPort: boolean;
  /** Where the path starts and ends. */
  readonly path: readonly [start: number, end: number];
}

/**
 * Finds the places of the holes. It takes any texts, and does not check them.
 *
 * @param strings the texts between the holes
 */
export function skeletonOf(strings: readonly string[]): Skeleton {
  // The replacement is as wrong in a URI as what it replaces.
  const text = strings.map((each) => each.replaceAll(HOLE, "\x01")).join(HOLE);
  const places: HolePlace[] = [];

  /** Adds the holes of an item. The items come in the order of the text. */
  let hole = text.indexOf(HOLE);
  const add = (part: HolePart, start: number, end: number): void => {
    for (; hole >= 0 && hole < end; hole = text.indexOf(HOLE, hole + 1)) places.push({ part, at: hole, start, end });
  };
  /** Adds the holes of all items between delimiters. */
  const addEach = (delimiter: string, part: HolePart, alone: HolePart, start: number, end: number): void => {
    for (let at = start; at <= end;) {
      const next = firstOf(text, delimiter, at, end);
      add(next - at === 1 ? alone : part, at, next);
      at = next + 1;
    }
  };

  const first = text.search(/[:/?#]/);
  const schemeEnd = first > 0 && text.startsWith(":", first) ? first + 1 : 0;
  add("scheme", 0, schemeEnd);
  const hasBase = hole === 0;
  add("base", 0, Number(hasBase));

  let start = hasBase ? 1 : schemeEnd;
  const hasAuthority = !hasBase && text.startsWith("//", start);
  let [host, hasEmptyPort] = ["", false];
  if (hasAuthority) {
    const from = start + 2;
    start = endOfAuthority(text, from);
    const server = Math.max(from, text.lastIndexOf("@", start - 1) + 1);
    const port = firstOf(text, ":", text.startsWith("[", server) ? firstOf(text, "]", server, start) : server, start);
    [host, hasEmptyPort] = [text.slice(server, port), port + 1 === start];
    add("userinfo", from, server - 1);
    const isAlone = port - server === 1;
    add(text.startsWith("[", server) ? "address" : isAlone ? "host" : "label", server, port);
    add("port", port + 1, start);
  }
  const fragment = firstOf(text, "#", start, text.length);
  const query = firstOf(text, "?", start, fragment);
  addEach("/", "segment", "segment", start, query);
  addEach("&", "query", "parameters", query + 1, fragment);
  add("fragment", fragment + 1, text.length);
  return { text, places, schemeEnd, hasAuthority, host, hasEmptyPort, path: [start, query] };
}
