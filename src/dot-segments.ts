/**
 * Dot-segments (RFC 3986 section 3.3): "." and "..", which mean a place in the hierarchy and not a name.
 *
 * @module
 */

/**
 * Removes dot-segments (RFC 3986 section 5.2.4), in one pass: each segment is looked at once and dropped at most once.
 *
 * @param path the path of a reference, after it was merged with the base's
 * @returns the path without "." and ".." as complete segments
 */
export function removeDotSegments(path: string): string {
  let at = 0;
  // Step 2A: at the front of a path that does not begin with "/".
  for (;;) {
    if (path.startsWith("../", at)) at += 3;
    else if (path.startsWith("./", at)) at += 2;
    else break;
  }
  // Step 2D.
  const rest = path.length - at;
  if ((rest === 1 && path.endsWith(".")) || (rest === 2 && path.endsWith(".."))) return "";
  // The output buffer, a segment with the "/" before it in each place.
  const output: string[] = [];
  while (at < path.length) {
    const from = path.charCodeAt(at) === SLASH ? at + 1 : at;
    const slash = path.indexOf("/", from);
    const to = slash < 0 ? path.length : slash;
    const isLast = slash < 0;
    const dots = to - from <= 2 && path.charCodeAt(from) === DOT && path.charCodeAt(to - 1) === DOT ? to - from : 0;
    // Steps 2C, 2B and 2E; what a last dot-segment stands for is a directory, which ends in "/".
    if (dots === 2) output.pop();
    if (dots === 0) output.push(path.slice(at, to));
    else if (isLast) output.push("/");
    at = to;
  }
  return output.join("");
}

const SLASH = 0x2f;
const DOT = 0x2e;

/**
 * Writes "/." before a path that would be read as an authority: one that begins with "//" where there is none. RFC 3986
 * section 3.3 forbids such a path and its section 5.2.4 produces it; "/." is what the next removal takes away again.
 *
 * @param path a path without dot-segments
 * @param authority the authority before it, `null` where there is none
 */
export function guardPath(path: string, authority: string | null): string {
  return authority === null && path.startsWith("//") ? `/.${path}` : path;
}
