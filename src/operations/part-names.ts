/**
 * Refuses objects whose parts nobody would read, because they have other names.
 *
 * @module
 */
import { isURLObject, readable } from "../core/arguments.js";
import { hasOnlyKnown, inheritedData, isEmptyInstance } from "../core/plain.js";

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

/** Returns whether an object has no class and no hidden properties, as nearly all have. */
function isSimple(given: object): boolean {
  try {
    return Object.getPrototypeOf(given) === Object.prototype && hasOnlyKnown(given, Object.keys(given).length);
  } catch {
    // The closer look throws an error with a message.
    return false;
  }
}

/**
 * Throws a TypeError for an object that holds more than own enumerable properties, such as a `Map` or a `URL`: nobody
 * would read the rest.
 *
 * @param given the object
 * @param what the name of the argument in messages
 * @param instead what to pass instead of a `URL`
 * @param inherited the names that are also read if they are inherited
 */
export function assertPlain(given: object, what: string, instead: string, inherited: readonly string[] = []): void {
  if (isURLObject(given)) throw new TypeError(`${what} must be a plain object, not a URL. ${instead}`);
  if (isSimple(given)) return;
  const isPlain = readable(what, () => {
    const data = inheritedData(given);
    if (data === null || !hasOnlyKnown(given, Object.keys(given).length)) return false;
    return data.length === 0 ? !isEmptyInstance(given) : data.every((name) => inherited.some((each) => each === name));
  });
  if (!isPlain) throw new TypeError(`${what} must be a plain object, such as { path: "a" }.`);
}
