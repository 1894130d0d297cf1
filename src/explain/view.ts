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

/** A text, and the automaton that should accept it. */
export interface View {
  readonly text: string;
  readonly machine: Machine;
  /** The parts by their delimiters; where a part is explained by itself, it alone. */
  readonly parts: () => Parts;
  /** What the text as a whole is, where it is a part; `null` for a reference. */
  readonly whole: Role | null;
  /** Whether the text is explained by the grammar of its scheme. */
  readonly isScheme: boolean;
}

/** Makes a view. */
export function viewOf(text: string, machine: Machine, whole: Role | null, isScheme: boolean): View {
  return { text, machine, parts: lazy(() => parts(text)), whole, isScheme };
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
