/**
 * A text as the explanations look at it: with its parts, whether it is valid or not.
 *
 * @module
 */
import { lazy } from "../core/lazy.js";
import { parts, type Parts } from "../core/parts.js";
import type { Machine } from "./machine.js";

/** What a stretch of a text is meant to be. */
export type Role = (typeof ROLES)[number];

const ROLES = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"] as const;

/** Whether a name is that of a role. */
export function isRole(name: string): name is Role {
  return (ROLES as readonly string[]).includes(name);
}

/** What a text is explained by. It depends on the text: a repair can give it another scheme. */
export interface Ground {
  readonly machine: Machine;
  /** Whether the automaton is that of a scheme's own grammar. */
  readonly isScheme: boolean;
  /** Whether a place in a text belongs to the name of a host, by the scheme's own grammar. */
  readonly isHost?: (text: string, at: number) => boolean;
  /** Whether there can be a query. */
  readonly hasQuery?: () => boolean;
}

/** A text, and what should accept it. */
export interface View {
  readonly text: string;
  readonly ground: Ground;
  /** The parts by their delimiters; where a part is explained by itself, it alone. */
  readonly parts: () => Parts;
  /** What the text as a whole is, where it is a part; `null` for a reference. */
  readonly whole: Role | null;
  /** Whether one character of the authority, and no more, is one that no URI has. */
  readonly hasOneExcluded: () => boolean;
}

/** The characters of ASCII with a glyph that no URI has anywhere, but for "%". */
export const EXCLUDED = '<>"{}|\\^`';

/** How much of an authority is looked at. */
export const MOST_OF_AUTHORITY = 1024;

/** Makes a view. */
export function viewOf(text: string, ground: Ground, whole: Role | null): View {
  const found = lazy(() => parts(text));
  const hasOneExcluded = lazy(() => {
    const { start, end } = found().authority ?? { start: 0, end: 0 };
    const authority = text.slice(start, Math.min(end, start + MOST_OF_AUTHORITY));
    return Array.from(authority).filter((each) => EXCLUDED.includes(each)).length === 1;
  });
  return { text, ground, parts: found, whole, hasOneExcluded };
}

/**
 * @param view the text
 * @param at an offset
 * @returns what the character there is a part of: the delimiter behind a part belongs to it
 */
export function roleAt({ parts: found, whole }: View, at: number): Role {
  if (whole !== null) return whole;
  const { scheme, authority, path, query } = found();
  if (scheme !== null && at <= scheme.end) return "scheme";
  if (authority !== null && at >= authority.start && at <= authority.end) {
    if (authority.userinfo !== null && at <= authority.userinfo.end) return "userinfo";
    return authority.port !== null && at >= authority.port.start ? "port" : "host";
  }
  if (at <= path.end) return "path";
  return query !== null && at <= query.end ? "query" : "fragment";
}
