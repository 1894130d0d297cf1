/**
 * A text with the data that explanations need: its parts, whether or not it is valid.
 *
 * @module
 */
import { parts, type Parts, type Span } from "../core/parts.js";
import { groupsOf, OPENING } from "./characters.js";
import type { Machine } from "./machine.js";
import { placeholderFinder } from "./placeholder.js";
import type { Edit } from "../core/edits.js";
import type { Proposal } from "./proposal.js";
import type { Slip } from "./slips.js";

/** The role of a range of a text. */
export type Role = (typeof ROLES)[number];

const ROLES = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"] as const;

/** Returns whether a name is the name of a role. */
export function isRole(name: string): name is Role {
  return (ROLES as readonly string[]).includes(name);
}

/** The grammar that explains a text. It depends on the text, because a repair can change the scheme. */
export interface Ground {
  readonly machine: Machine;
  /** Whether the automaton belongs to a scheme's own grammar. */
  readonly isScheme: boolean;
  /** Returns whether the grammar allows a character beyond ASCII at most places; absent if it allows only ASCII. */
  readonly allows?: ((character: string) => boolean) | undefined;
  /** Returns whether an offset of a text is in a host name, by the scheme's own grammar. */
  readonly isHost?: (text: string, at: number) => boolean;
  /** The mistakes that the scheme knows; absent without one. */
  readonly slips?: readonly Slip[] | undefined;
  /** What only the grammars of schemes need. It is not imported here, because most programs explain no schemes. */
  readonly proposers?: SchemeProposers | undefined;
  /** Returns whether the grammar allows a query. */
  readonly hasQuery?: () => boolean;
}

/** Functions that propose faults of a scheme's own grammar. */
export interface SchemeProposers {
  /** Proposes the mistakes that the scheme knows. */
  readonly slips: (view: View, at: number) => readonly Proposal[];
  /** Proposes faults of the syntax where a text is refused, given the state there. */
  readonly faults: (view: View, refused: number, state: number) => readonly Proposal[];
  /** Proposes a word that the grammar allows in place of a similar one. */
  readonly keyword: (machine: Machine, text: string, at: number) => Edit | null;
}

/** A text with its parts and placeholders, which are searched when somebody first asks for them. */
export class Text {
  readonly text: string;
  #parts: Parts | undefined;
  #groups: number | undefined;
  #finder: ((at: number) => Span | null) | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** Returns the parts, split at their delimiters. */
  parts(): Parts {
    return (this.#parts ??= parts(this.text));
  }

  /** Returns whether the text has a character of a group. */
  hasAny(group: number): boolean {
    return ((this.#groups ??= groupsOf(this.text)) & group) !== 0;
  }

  /** Returns the placeholder that contains an offset. */
  placeholderOf(at: number): Span | null {
    return this.hasAny(OPENING) ? (this.#finder ??= placeholderFinder(this.text))(at) : null;
  }
}

/** A text and the grammar that should accept it. */
export class View {
  readonly text: string;
  /** The text with its parts. */
  readonly known: Text;
  readonly ground: Ground;
  /** The role of the whole text if it is only a part of a reference; `null` for a reference. */
  readonly whole: Role | null;
  #hasOneExcluded: boolean | undefined;

  constructor(text: string, ground: Ground, whole: Role | null) {
    this.text = text;
    // Bundlers keep a class with a base class even if nobody uses it.
    this.known = new Text(text);
    this.ground = ground;
    this.whole = whole;
  }

  /** Returns the parts, split at their delimiters. */
  parts(): Parts {
    return this.known.parts();
  }

  /** Returns the placeholder that contains an offset. */
  placeholderOf(at: number): Span | null {
    return this.known.placeholderOf(at);
  }

  /** Returns whether the authority contains exactly one character that no URI allows. */
  hasOneExcluded(): boolean {
    if (this.#hasOneExcluded === undefined) {
      const { start, end } = this.parts().authority ?? { start: 0, end: 0 };
      const authority = this.text.slice(start, Math.min(end, start + MOST_OF_AUTHORITY));
      this.#hasOneExcluded = Array.from(authority).filter((each) => EXCLUDED.includes(each)).length === 1;
    }
    return this.#hasOneExcluded;
  }
}

/** The visible ASCII characters that no URI allows, except "%". */
export const EXCLUDED = '<>"{}|\\^`';

/** The number of characters of an authority that are checked. */
export const MOST_OF_AUTHORITY = 1024;

/** Returns a function that tells the role of each offset of a reference. */
export function rolesOf(text: string): (at: number) => Role {
  const found = parts(text);
  return (at) => roleAt({ parts: () => found, whole: null }, at);
}

/** Creates a view. */
export function viewOf(text: string, ground: Ground, whole: Role | null): View {
  return new View(text, ground, whole);
}

/**
 * Returns the role of the character at an offset. The delimiter after a part belongs to that part.
 *
 * @param view the text
 * @param at an offset
 */
export function roleAt(view: Pick<View, "parts" | "whole">, at: number): Role {
  if (view.whole !== null) return view.whole;
  const { scheme, authority, path, query } = view.parts();
  if (scheme !== null && at <= scheme.end) return "scheme";
  if (authority !== null && at >= authority.start && at <= authority.end) {
    if (authority.userinfo !== null && at <= authority.userinfo.end) return "userinfo";
    return authority.port !== null && at >= authority.port.start ? "port" : "host";
  }
  if (at <= path.end) return "path";
  return query !== null && at <= query.end ? "query" : "fragment";
}

/** Returns the range of a host after "@" or "//" in a path of a scheme without an authority. */
export function hostInPath(text: string, { start, end }: Span): Span | null {
  const path = text.slice(start, end);
  const slashes = path.indexOf("//");
  const sign = path.lastIndexOf("@");
  const from = sign >= 0 ? sign + 1 : slashes >= 0 ? slashes + 2 : -1;
  if (from === -1) return null;
  const length = path.slice(from).search(/[/;,]|$/);
  return { start: start + from, end: start + from + length };
}
