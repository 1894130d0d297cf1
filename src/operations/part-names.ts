/**
 * Refuses objects whose parts nobody would read, because they have other names.
 *
 * @module
 */
import { isURLObject, readable } from "../core/arguments.js";

/** What the members of `URL` are called here. */
const OF_URL: ReadonlyMap<string, string> = new Map([
  ["protocol", "'scheme', without ':'"],
  ["username", "'userinfo'"],
  ["password", "'userinfo'"],
  ["hostname", "'host'"],
  ["pathname", "'path'"],
  ["search", "'query', without '?'"],
  ["hash", "'fragment', without '#'"],
]);

/** Returns the error for a part that does not exist. */
export function unknownPart(part: string, parts: readonly string[]): TypeError {
  const name = OF_URL.get(part);
  const hint = name === undefined ? "" : ` Write ${name}, instead of '${part}'.`;
  return new TypeError(`A URI does not have this part. Its parts are ${parts.join(", ")}.${hint}`);
}

/**
 * Throws a TypeError for an object that is not a plain one and has no properties, such as a `Map` or a `URL`: nobody
 * would read what it holds.
 *
 * @param given the object
 * @param what the name of the argument in messages
 * @param names the names of its own enumerable properties
 * @param instead what to pass instead of a `URL`
 */
export function assertPlain(given: object, what: string, names: readonly string[], instead: string): void {
  if (isURLObject(given)) throw new TypeError(`${what} must be a plain object, not a URL. ${instead}`);
  if (names.length > 0) return;
  const isPlain = readable(what, () => {
    const prototype = Object.getPrototypeOf(given) as object | null;
    return prototype === null || Object.getPrototypeOf(prototype) === null;
  });
  if (!isPlain) throw new TypeError(`${what} must be a plain object, such as { path: "a" }.`);
}
