/**
 * Dot-segments: "." and "..", which mean a place in the hierarchy and not a name; each standard's way to remove them.
 *
 * @module
 */
import { present } from "../core/invariant.js";

const SLASH = 0x2f;
const DOT = 0x2e;

/** How many dots make up the segment between two offsets: 1 or 2 for a dot-segment, 0 for any other. */
function dotsIn(path: string, from: number, to: number): 0 | 1 | 2 {
  const length = to - from;
  if (length === 1 && path.charCodeAt(from) === DOT) return 1;
  return length === 2 && path.charCodeAt(from) === DOT && path.charCodeAt(from + 1) === DOT ? 2 : 0;
}

/** Whether a segment begins with a dot in what stands from an offset on: without one there are no dot-segments. */
export function mayHaveDotSegments(text: string, from = 0): boolean {
  return text.includes("/.", from) || text.charCodeAt(from) === DOT;
}

/**
 * Removes dot-segments (RFC 3986 section 5.2.4), in one pass: each segment is looked at once.
 *
 * @param path the path of a reference, after it was merged with the base's
 * @returns the path without "." and ".." as complete segments
 */
export function removeDotSegments(path: string): string {
  if (!mayHaveDotSegments(path)) return path;
  let at = 0;
  // Step 2A: at the front of a path that does not begin with "/".
  for (;;) {
    if (path.startsWith("../", at)) at += 3;
    else if (path.startsWith("./", at)) at += 2;
    else break;
  }
  // Step 2D.
  if (dotsIn(path, at, path.length) > 0) return "";
  // Steps 2B, 2C and 2E, from the last segment to the first, each with the "/" before it: a ".." takes away the next
  // segment that is left to take, and what stays in one stretch is copied in one.
  let result = "";
  let stretches: string[] = [];
  let taken = 0;
  let stop = path.length;
  for (let to = stop, from; to > at; to = from) {
    const slash = path.lastIndexOf("/", to - 1);
    from = Math.max(slash, at);
    const dots = dotsIn(path, slash < at ? from : from + 1, to);
    if (dots === 0 && taken === 0) continue;
    if (stop > to) stretches.push(path.slice(to, stop));
    // Put together by and by, many stretches are short-lived.
    if (stretches.length === MOST_STRETCHES) {
      result = stretches.reverse().join("") + result;
      stretches = [];
    }
    stop = from;
    if (dots === 0) taken--;
    // What a last dot-segment stands for is a directory, which ends in "/".
    else if (to === path.length) stretches.push("/");
    if (dots === 2) taken++;
  }
  const front = path.slice(at, stop);
  return stretches.length === 0 ? front + result : front + stretches.reverse().join("") + result;
}

const MOST_STRETCHES = 1024;

/**
 * Removes the "." segments of a relative path, as far as they mean nothing: resolution would remove them. A "./" at the
 * front stays if a path without it would begin with "/" or with what looks like a scheme, or would be empty.
 *
 * @param path a path that does not begin with "/"
 */
export function removeCurrentSegments(path: string): string {
  if (!mayHaveDotSegments(path)) return path;
  const segments = path.split("/");
  const kept = segments.filter((segment) => segment !== ".");
  // A "." at the end stands for a directory, which ends in "/".
  if (segments.at(-1) === ".") kept.push("");
  const first = present(kept[0]);
  return (first === "" || first.includes(":") ? "./" : "") + kept.join("/");
}

/**
 * Removes dot-segments as the drafts before RFC 3986 do (rfc2396bis-01 section 5.2, steps 3 to 6; url-syntax-05 section
 * 5.2, steps 6d to 6g): every "./", and every "<segment>/../" whose segment is not "..", the leftmost first. A ".." that
 * has no segment before it stays. That is one pass with a stack: what comes first is what a ".." removes last.
 *
 * @param buffer the merged path
 * @returns the buffer without "." and, as far as there is a segment to remove with it, without ".."
 */
export function removeRelativeSegments(buffer: string): string {
  let isAbsolute = buffer.charCodeAt(0) === SLASH;
  const output: string[] = [];
  let at = isAbsolute ? 1 : 0;
  for (let isLast = false; !isLast;) {
    const slash = buffer.indexOf("/", at);
    isLast = slash < 0;
    const to = isLast ? buffer.length : slash;
    const dots = dotsIn(buffer, at, to);
    const removes = dots === 2 && output.length > 0 && output.at(-1) !== "..";
    if (removes) output.pop();
    // A "/" that comes to stand at the front begins an absolute path: before it there is no segment to remove.
    if (to === at && !isLast && !isAbsolute && output.length === 0) isAbsolute = true;
    // A last dot-segment that is removed leaves the "/" before it.
    else if (dots !== 1 && !removes) output.push(buffer.slice(at, to));
    else if (isLast) output.push("");
    at = to + 1;
  }
  return (isAbsolute ? "/" : "") + output.join("/");
}

/**
 * Removes the ".." segments that a path begins with: levels above the root.
 *
 * @param path a path that begins with "/", from which dot-segments were removed
 * @returns the path without them; the same path if it has none
 */
export function removeExcess(path: string): string {
  let at = 0;
  while (path.startsWith("/../", at)) at += 3;
  return path.endsWith("/..") && path.length - at === 3 ? "/" : path.slice(at);
}

/**
 * Writes "/." before a path that would be read as an authority: one that begins with "//" where there is none. RFC 3986
 * section 3.3 forbids such a path and its section 5.2.4 produces it; "/." is what the next removal takes away again.
 *
 * @param path a path without dot-segments
 * @param authority the authority before it, `null` if there is none
 */
export function guardPath(path: string, authority: string | null): string {
  return authority === null && path.startsWith("//") ? `/.${path}` : path;
}
