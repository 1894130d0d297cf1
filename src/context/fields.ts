/**
 * The base in the header of a message (draft-fielding-url-syntax-05 section 5.1.1).
 *
 * @module
 */
import { anything, assertObject, assertString, aString, readable, readList } from "../core/arguments.js";
import type { EmbeddedReference } from "./base.js";

/**
 * The header of a message: its text, its fields as pairs (such as a `Headers`), or an object with the fields by name,
 * as in Node.
 */
export type HeaderFields =
  | string
  | Iterable<readonly [name: string, value: string]>
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Finds the header fields that define the base of a message: `Content-Base`, which must be absolute, and then
 * `Content-Location`, which can be relative. Names are case-insensitive. White space in values is ignored, including
 * folded lines (draft-fielding-url-syntax-05 section 5.1.1).
 *
 * HTTP no longer supports this: `Content-Location` does not define the base any more (RFC 7231 appendix B). Mail and
 * web archives still use both fields (RFC 2557).
 *
 * @param fields the header; of a text, only the part before the first empty line is read
 * @returns a value for `embedded` of `establishBase`, the highest precedence first
 * @throws {TypeError} if the header is neither a string nor an object, or if it has a name or a value of another type
 *
 * @example
 * import { embeddedInFields } from "uri-grammar/context";
 *
 * embeddedInFields("Content-Base: http://a.example/b/"); // => [{ reference: "http://a.example/b/", by: "Content-Base", absolute: true }]
 */
export function embeddedInFields(fields: HeaderFields): readonly EmbeddedReference[] {
  const bases: EmbeddedReference[] = [];
  const locations: EmbeddedReference[] = [];
  for (const [name, value] of pairsOf(fields)) {
    const lower = name.toLowerCase();
    if (lower !== "content-base" && lower !== "content-location") continue;
    const reference = value.replace(/[ \t\r\n\v\f]+/g, "");
    if (lower === "content-base") bases.push({ reference, by: "Content-Base", absolute: true });
    else locations.push({ reference, by: "Content-Location" });
  }
  return bases.concat(locations);
}

function pairsOf(fields: HeaderFields): Iterable<readonly [string, string]> {
  if (typeof fields === "string") return pairsIn(fields);
  if (typeof fields === "object" && (fields as object | null) !== null) {
    if (readable("The header", () => Symbol.iterator in fields)) {
      return readList<unknown>(fields, "The header", anything).map((pair) => {
        const [name, value] = readList<string>(pair, "A field of the header", aString);
        assertString(value, "The value of a field");
        return [name as string, value];
      });
    }
  }
  assertObject(fields, "The header");
  return readable("The header", () => Object.entries(fields)).flatMap(([name, values = []]) =>
    (typeof values === "string" ? [values] : readList<string>(values, "A field of the header", aString)).map(
      (value) => [name, value] as const,
    ),
  );
}

/** Splits the text of a header into fields. A line that begins with white space continues the field before it. */
function pairsIn(text: string): [string, string][] {
  const pairs: [string, string][] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line === "") break;
    const last = pairs.at(-1);
    const colon = line.indexOf(":");
    if (last && /^[ \t]/.test(line)) last[1] += line;
    else if (colon >= 0) pairs.push([line.slice(0, colon).trim(), line.slice(colon + 1)]);
  }
  return pairs;
}
