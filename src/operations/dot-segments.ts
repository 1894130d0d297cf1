/**
 * Removes the dot-segments "." and ".." from paths; each standard has its own algorithm.
 *
 * @module
 */
import type { Components } from "../core/components.js";
import { present } from "../core/invariant.js";

const DOT = 0x2e;

/** Returns the number of dots if the segment between two offsets is a dot-segment, otherwise 0. */
function dotsIn(path: string, from: number, to: number): 0 | 1 | 2 {
  const length = to - from;
  if (length === 1 && path.charCodeAt(from) === DOT) return 1;
  return length === 2 && path.charCodeAt(from) === DOT && path.charCodeAt(from + 1) === DOT ? 2 : 0;
}

/** Returns false if the text after an offset certainly has no dot-segments: no segment begins with a dot. */
export function mayHaveDotSegments(text: string, from = 0): boolean {
  return text.includes("/.", from) || text.charCodeAt(from) === DOT;
}

/**
 * Removes dot-segments (RFC 3986 section 5.2.4) in one pass.
 *
 * @param path the path of a reference, merged with the path of the base
 * @returns the path without "." and ".." as complete segments
 */
export function removeDotSegments(path: string): string {
  // Stryker disable next-line ConditionalExpression: The result is the same. This is only slower.
  if (!mayHaveDotSegments(path)) return path;
  let at = 0;
  // Step 2A: remove prefixes of a path that does not begin with "/".
  for (;;) {
    if (path.startsWith("../", at)) at += 3;
    else if (path.startsWith("./", at)) at += 2;
    else break;
  }
  // Step 2D.
  if (dotsIn(path, at, path.length) > 0) return "";
  return removedOnce(path, at) ?? removedAnywhere(path, at);
}

/**
 * Removes dot-segments that all follow each other, as in "/a/b/../../c". Most references have only such ones, and the
 * result then has at most two parts of the path.
 *
 * @param at the offset at which the path begins
 * @returns `null` if there are others
 */
function removedOnce(path: string, at: number): string | null {
  let front = path.indexOf("/.", at);
  let rest = front;
  // A segment that only begins with a dot, such as ".a", is left to the other function.
  for (let dots: number; rest >= 0 && rest < path.length; rest += dots + 1) {
    const slash = path.indexOf("/", rest + 1);
    const end = slash < 0 ? path.length : slash;
    dots = dotsIn(path, rest + 1, end);
    if (dots === 0) break;
    if (dots === 2) front = front <= at ? at : Math.max(path.lastIndexOf("/", front - 1), at);
  }
  if (rest < 0) return path.slice(at);
  // A dot-segment at the end denotes a directory, which ends in "/".
  if (rest === path.length) return `${path.slice(at, front)}/`;
  return path.includes("/.", rest) ? null : path.slice(at, front) + path.slice(rest);
}

/**
 * Removes dot-segments at any place of a path.
 *
 * @param at the offset at which the path begins
 */
function removedAnywhere(path: string, at: number): string {
  // Steps 2B, 2C and 2E, from the last segment to the first, each with the "/" before it. A ".." removes the next
  // segment that is not a dot-segment. Adjacent remaining segments are copied together.
  let result = "";
  let stretches: string[] = [];
  let taken = 0;
  let stop = path.length;
  for (let to = stop, from; to > at; to = from) {
    const slash = path.lastIndexOf("/", to - 1);
    from = Math.max(slash, at);
    const dots = dotsIn(path, slash < at ? from : from + 1, to);
    if (dots === 0 && taken === 0) continue;
    // Stryker disable next-line ConditionalExpression,EqualityOperator: This only adds empty strings.
    if (stop > to) stretches.push(path.slice(to, stop));
    // Join in batches, to limit the number of strings in memory.
    // Stryker disable next-line BlockStatement,ConditionalExpression,EqualityOperator: The strings are only joined at
    // other times.
    if (stretches.length === MOST_STRETCHES) {
      result = stretches.reverse().join("") + result;
      stretches = [];
    }
    stop = from;
    if (dots === 0) taken--;
    // A dot-segment at the end denotes a directory, which ends in "/".
    else if (to === path.length) stretches.push("/");
    if (dots === 2) taken++;
  }
  const front = path.slice(at, stop);
  // Stryker disable next-line ConditionalExpression: The result is the same. This is only slower.
  return stretches.length === 0 ? front + result : front + stretches.reverse().join("") + result;
}

const MOST_STRETCHES = 1024;

/**
 * Removes the dot-segments of a normal form. Only resolution can remove ".." at the start of a relative path.
 *
 * @param path the path of a reference
 * @param components the other components of the reference
 */
export function normalPath(path: string, { scheme, authority }: Pick<Components, "scheme" | "authority">): string {
  return scheme !== null || authority !== null || path.startsWith("/")
    ? guardPath(removeDotSegments(path), authority)
    : removeCurrentSegments(path);
}

/**
 * Removes the "." segments of a relative path. Resolution would remove them, too. A leading "./" stays if the path
 * without it would be empty or would begin with "/" or with something like a scheme.
 *
 * @param path a path that does not begin with "/"
 */
function removeCurrentSegments(path: string): string {
  // Stryker disable next-line ConditionalExpression: The result is the same. This is only slower.
  if (!mayHaveDotSegments(path)) return path;
  const segments = path.split("/");
  const kept = segments.filter((segment) => segment !== ".");
  // A "." at the end denotes a directory, which ends in "/".
  if (segments.at(-1) === ".") kept.push("");
  return withCurrent(kept);
}

/** Joins the segments of a relative path. A leading "./" keeps it from being empty, absolute, or like a scheme. */
function withCurrent(segments: readonly string[]): string {
  const first = present(segments[0]);
  return (first === "" || first.includes(":") ? "./" : "") + segments.join("/");
}

/**
 * Removes the dot-segments of a relative path, as far as the segments before them are known: "a/../../b" becomes "../b".
 * A ".." at the end denotes a directory, which ends in "/". A leading "./" stays, or is added, if the path without it
 * would be empty or would begin with "/" or with something like a scheme.
 *
 * @param path a path that is not empty and does not begin with "/"
 */
export function removeKnownDotSegments(path: string): string {
  const segments = path.split("/");
  const kept: string[] = [];
  segments.forEach((segment, index) => {
    const isDot = segment === "." || segment === "..";
    if (!isDot) kept.push(segment);
    else if (segment === ".." && kept.length > 0 && kept.at(-1) !== "..") kept.pop();
    else if (segment === "..") kept.push(segment);
    if (isDot && index === segments.length - 1) kept.push("");
  });
  return withCurrent(kept);
}

/**
 * Removes dot-segments by the algorithm of the documents before RFC 3986 (rfc2396bis-01 section 5.2, steps 3 to 6; RFC
 * 2396 section 5.2, steps 6c to 6f; url-syntax-05 section 5.2, steps 6d to 6g; RFC 1808 section 4, steps 6a to 6d). They remove every "./", and every "<segment>/../" whose segment is not
 * "..", the leftmost first. A ".." without a segment before it stays. One pass with a stack gives the same result.
 *
 * @param buffer the merged path
 * @returns the buffer without "." segments and without each ".." that removed a segment
 */
export function removeRelativeSegments(buffer: string): string {
  let isAbsolute = false;
  const output: string[] = [];
  let at = 0;
  for (let isLast = false; !isLast;) {
    const slash = buffer.indexOf("/", at);
    isLast = slash < 0;
    const to = isLast ? buffer.length : slash;
    const dots = dotsIn(buffer, at, to);
    const removes = dots === 2 && output.length > 0 && output.at(-1) !== "..";
    if (removes) output.pop();
    // A "/" at the front begins an absolute path. There is no segment before it.
    if (to === at && !isLast && !isAbsolute && output.length === 0) isAbsolute = true;
    // Removing a dot-segment at the end leaves the "/" before it.
    else if (dots !== 1 && !removes) output.push(buffer.slice(at, to));
    else if (isLast) output.push("");
    at = to + 1;
  }
  return (isAbsolute ? "/" : "") + output.join("/");
}

/**
 * Removes leading ".." segments, which refer to levels above the root.
 *
 * @param path a path that begins with "/", after the removal of dot-segments
 * @returns the path without them
 */
export function removeExcess(path: string): string {
  let at = 0;
  while (path.startsWith("/../", at)) at += 3;
  return path.endsWith("/..") && path.length - at === 3 ? "/" : path.slice(at);
}

/**
 * Inserts "/." before a path that begins with "//" if there is no authority. Otherwise the path would be parsed as an
 * authority. RFC 3986 section 3.3 forbids such a path, but section 5.2.4 can produce it. Removing dot-segments again
 * removes the "/.".
 *
 * @param path a path without dot-segments
 * @param authority the authority before it, or `null`
 */
export function guardPath(path: string, authority: string | null): string {
  return authority === null && path.startsWith("//") ? `/.${path}` : path;
}
