/**
 * The base that the header of a message gives (draft-fielding-url-syntax-05 section 5.1.1).
 *
 * @module
 */
import type { EmbeddedReference } from "./base.js";

/**
 * The header of a message: its text; its fields as pairs, for instance a `Headers`; or by name, as Node has them.
 */
export type HeaderFields =
  | string
  | Iterable<readonly [name: string, value: string]>
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Finds the fields of a message's header that give its base: `Content-Base`, which must be absolute, and after it
 * `Content-Location`, which can be relative. Names are case-insensitive, and white space in values is ignored, that of
 * folded lines included (draft-fielding-url-syntax-05 section 5.1.1).
 *
 * HTTP has given up both: there `Content-Location` says nothing of the base any more (RFC 7231 appendix B). In mail and
 * archives of pages they are alive (RFC 2557).
 *
 * @param fields the header; of a text, all before the first empty line
 * @returns what `establishBase` takes as `embedded`, that of the highest precedence first
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
  if (isIterable(fields)) return fields;
  return Object.entries(fields).flatMap(([name, values = []]) =>
    (typeof values === "string" ? [values] : values).map((value) => [name, value] as const),
  );
}

function isIterable(fields: Exclude<HeaderFields, string>): fields is Iterable<readonly [string, string]> {
  return Symbol.iterator in fields;
}

/** The fields in the text of a header. A line that begins with white space goes on with the field before it. */
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
