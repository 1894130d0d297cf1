/**
 * The segments of a path (RFC 3986 section 3.3), decoded.
 *
 * @module
 */
import { assertString, aString, readList } from "../core/arguments.js";
import { URISyntaxError } from "../core/diagnostic.js";
import { encodeData, isDecodedAs, percentDecodeAt } from "../core/percent.js";
import { sectionUrl } from "../core/url.js";

/** The scheme and the authority of a reference, with their delimiters. */
const BEFORE_PATH = /^(?:[^:/?#]+:)?(\/\/[^/?#]*)?/;

/** The place of a path in a URI. */
interface Place {
  readonly start: number;
  readonly end: number;
  readonly hasAuthority: boolean;
}

function placeOf(uri: string): Place {
  const [{ length }, authority] = BEFORE_PATH.exec(uri) as RegExpExecArray;
  const after = uri.slice(length).search(/[?#]/);
  return { start: length, end: after < 0 ? uri.length : length + after, hasAuthority: authority !== undefined };
}

/** Returns the segments as they are written. */
function rawOf(path: string): string[] {
  if (path === "") return [];
  return (path.startsWith("/") ? path.slice(1) : path).split("/");
}

/** Decodes segments. An error has its offset in the URI. */
function decodedOf(raw: readonly string[], offset: number): string[] {
  let at = offset;
  return raw.map((segment) => {
    const start = at;
    at += segment.length + 1;
    return percentDecodeAt(segment, start);
  });
}

/**
 * Returns the segments of a path, decoded.
 *
 * @param uri a URI or a relative reference. Only its path is read, and the rest is not checked.
 * @returns the segments; none for an empty path, and one empty segment for the path "/"
 * @throws {URISyntaxError} if the octets of a segment are not UTF-8. Offsets, in UTF-16 code units, refer to the URI.
 * @throws {TypeError} if the URI is not a string
 *
 * @example
 * import { segments } from "uri-grammar/parameters";
 *
 * segments("https://example.com/a%2Fb/c%20d?q"); // => ["a/b", "c d"]
 */
export function segments(uri: string): readonly string[] {
  assertString(uri, "The URI");
  const { start, end } = placeOf(uri);
  const path = uri.slice(start, end);
  return decodedOf(rawOf(path), start + Number(path.startsWith("/")));
}

/**
 * Changes the segments of a path.
 *
 * @param uri a reference
 * @param list the new segments, decoded, which are not checked yet
 */
export function changedSegments(uri: string, list: readonly string[]): string {
  const wanted = readList<string>(list, "The segments", aString);
  const { start, end, hasAuthority } = placeOf(uri);
  const before = uri.slice(start, end);
  const old = rawOf(before);
  const texts = wanted.map((segment, index) => {
    const raw = old[index];
    if (raw !== undefined && isDecodedAs(raw, segment)) return raw;
    if (segment === "." || segment === "..") {
      throw dotSegment(segment.length);
    }
    return encodeData(segment);
  });
  const isRooted = hasAuthority || before.startsWith("/");
  const path = texts.length === 0 ? "" : `${isRooted ? "/" : ""}${texts.join("/")}`;
  // A path must not begin with "//" without an authority, and not with "/" if it did not.
  if (
    (!hasAuthority && path.startsWith("//")) ||
    (!isRooted && (path.startsWith("/") || (path === "" && texts[0] === "")))
  ) {
    throw refusal("empty-segment", "Without an authority, a path cannot begin with an empty segment.", 0);
  }
  return uri.slice(0, start) + path + uri.slice(end);
}

/** Returns the error for a segment of this length that is "." or "..". */
export function dotSegment(length: number): URISyntaxError {
  const message = "A dot-segment cannot be data: if it is percent-encoded, it is still a dot-segment.";
  return refusal("dot-segment", message, length);
}

function refusal(code: string, message: string, end: number): URISyntaxError {
  const url = sectionUrl("3986", "3.3");
  return new URISyntaxError({
    severity: "error",
    code: `rfc3986/${code}`,
    message,
    start: 0,
    end,
    rule: "segment",
    section: "3.3",
    url,
  });
}
