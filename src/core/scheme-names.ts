/**
 * The names of schemes that a caller allows.
 *
 * @module
 */
import type { Mistake } from "./diagnostic.js";
import { aString, assertString, readList } from "./arguments.js";

/** The names that one document defines as equal: the section "Connection URIs" of PostgreSQL's manual. */
const EQUAL_NAMES: readonly string[] = ["postgres", "postgresql"];

/** The code of the mistake, after the id of the standard and "/". */
export const OTHER_SCHEME = "other-scheme";

/** How many names a message lists. */
const MOST_NAMES = 20;

/** Returns the names that a caller passes: one name, or a list of them. */
export function readNames(given: unknown, what: string): readonly string[] {
  if (typeof given === "string") return [given];
  const names = readList<string>(given, what, aString, "a name or a list of names");
  if (names.length === 0) throw new RangeError(`${what} must not be an empty list.`);
  return names;
}

/** Returns whether a text is a scheme (RFC 3986 section 3.1). */
export const isScheme = (text: string): boolean => /^[a-z][a-z\d+.-]*$/i.test(text);

/** Accepts the name of a scheme, in any case. */
export function aScheme(value: unknown, what: string): void {
  assertString(value, what);
  if (!isScheme(value)) throw new RangeError(`${what} must be a scheme, without ':'.`);
}

/** Returns whether two names, in lower case, are the same, or equal by their document. */
export function isEqualName(a: unknown, b: string): a is string {
  return a === b || [a as string, b].every((name) => EQUAL_NAMES.includes(name));
}

/** Returns whether one of the names means the scheme. Both can be in any case. */
export function isAmong(scheme: string, names: readonly string[]): boolean {
  return names.some((name) => isEqualName(scheme.toLowerCase(), name.toLowerCase()));
}

/**
 * Returns the mistake of a text with another scheme, or without one.
 *
 * @param names the names of the schemes that are allowed
 * @param end the offset after the scheme, in UTF-16 code units
 */
export function otherScheme(names: readonly string[], end: number): Mistake {
  const listed = names.map((name) => `'${name}'`).join(" or ");
  const allowed = names.length > MOST_NAMES ? `one of the ${String(names.length)} that are allowed` : listed;
  const message = names.length === 0 ? "No scheme is allowed." : `The scheme must be ${allowed}.`;
  return { code: OTHER_SCHEME, message, start: 0, end, rule: "scheme" };
}
