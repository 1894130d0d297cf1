import { guardPath, removeExcess, removeRelativeSegments } from "../../src/operations/dot-segments.js";

/**
 * Literal implementations of steps 6d to 6g of url-syntax-05, and 3 to 6 of rfc2396bis-01: pattern after pattern,
 * leftmost first.
 */
function literally(buffer: string): string {
  let text = buffer;
  const isComplete = (at: number): boolean => at === 0 || text[at - 1] === "/";
  // All occurrences of "./", where "." is a complete path segment, are removed.
  for (let at = 0; at < text.length;) {
    if (isComplete(at) && text.startsWith("./", at)) text = text.slice(0, at) + text.slice(at + 2);
    else at += 1;
  }
  // If the buffer ends with "." as a complete path segment, that "." is removed.
  if (text.endsWith(".") && isComplete(text.length - 1)) text = text.slice(0, -1);
  // All occurrences of "<segment>/../", where <segment> is a complete path segment not equal to "..", are removed, the
  // leftmost on each iteration. The text before the first slash of an absolute path is not a segment.
  const segments = (): [start: number, end: number][] => {
    const found: [number, number][] = [];
    for (let start = text.startsWith("/") ? 1 : 0; start <= text.length;) {
      const slash = text.indexOf("/", start);
      const end = slash < 0 ? text.length : slash;
      found.push([start, end]);
      start = end + 1;
    }
    return found;
  };
  for (;;) {
    const match = segments().find(([start, end]) => text.slice(start, end) !== ".." && text.startsWith("/../", end));
    if (!match) break;
    text = text.slice(0, match[0]) + text.slice(match[1] + "/../".length);
  }
  // If the buffer ends with "<segment>/..", where <segment> is one not equal to "..", that is removed.
  const last = segments().find(([start, end]) => text.slice(start, end) !== ".." && text.slice(end) === "/..");
  return last ? text.slice(0, last[0]) : text;
}

/** Yields every string of up to a number of pieces. */
function* stringsOf(pieces: readonly string[], most: number): Generator<string> {
  yield "";
  if (most === 0) return;
  for (const rest of stringsOf(pieces, most - 1)) for (const piece of pieces) yield piece + rest;
}

test.each([
  ["", ""],
  ["/", "/"],
  [".", ""],
  ["./", ""],
  ["..", ".."],
  ["../", "../"],
  ["...", "..."],
  ["a", "a"],
  ["a/.", "a/"],
  ["a/./", "a/"],
  ["a/..", ""],
  ["a/../", ""],
  ["a/../..", ".."],
  ["a/../b", "b"],
  ["a/../../b", "../b"],
  ["../a/..", "../"],
  ["../../a", "../../a"],
  ["/.", "/"],
  ["/..", "/.."],
  ["/../", "/../"],
  ["/a/..", "/"],
  ["/a/../", "/"],
  ["/a/b/..", "/a/"],
  ["/a/b/../../../c", "/../c"],
  ["/../a/../../b", "/../../b"],
  ["/b/c/./../../g", "/g"],
  ["/.a/..b/.../c..", "/.a/..b/.../c.."],
  // An empty segment counts as a segment.
  ["//", "//"],
  ["//..", "/"],
  ["//../", "/"],
  ["///../a", "//a"],
  ["/a//../b", "/a/b"],
  ["/a//../../b", "/b"],
  ["/a/..//b", "//b"],
  ["a/..//b", "/b"],
  ["a//..", "a/"],
  ["./", ""],
  [".//", "/"],
  ["/.//a", "//a"],
  ["..//..", "../"],
  // A slash that moves to the beginning starts an absolute path, which has no segment before it.
  [".//..", "/.."],
  ["a/..//..", "/.."],
  ["a/..///../b", "/b"],
  ["a/b/../..//../c", "/../c"],
  // In url-syntax-05, the buffer contains the query, which can have segments.
  ["/b/c/g?y/../x", "/b/c/x"],
  ["/b/c/g?y/./x", "/b/c/g?y/x"],
  ["/b/?../a", "/b/?../a"],
])("the drafts make %j %j", (buffer, result) => {
  expect(removeRelativeSegments(buffer)).toBe(result);
  expect(literally(buffer)).toBe(result);
});

test("the drafts' literal algorithms give the same for all short buffers", () => {
  const different: string[] = [];
  for (const buffer of stringsOf(["/", ".", "..", "a"], 7)) {
    if (removeRelativeSegments(buffer) !== literally(buffer)) different.push(buffer);
  }
  expect(different).toEqual([]);
});

test.each([
  ["/", "/"],
  ["/a", "/a"],
  ["/..", "/"],
  ["/../", "/"],
  ["/../a", "/a"],
  ["/../../a/..", "/a/.."],
  ["/../..", "/"],
  ["/../../", "/"],
  ["/..//a", "//a"],
  ["/..//..", "//.."],
  ["//..", "//.."],
  ["/..a", "/..a"],
  ["/../..a", "/..a"],
  ["/.../a", "/.../a"],
  ["/a/../b", "/a/../b"],
])("levels above the root are removed: %j becomes %j", (path, result) => {
  expect(removeExcess(path)).toBe(result);
});

test.each([
  ["//a", null, "/.//a"],
  ["//", null, "/.//"],
  ["//a", "", "//a"],
  ["//a", "h", "//a"],
  ["/a", null, "/a"],
  ["", null, ""],
  ["a//b", null, "a//b"],
])("the guard makes %j, with the authority %j, %j", (path, authority, result) => {
  expect(guardPath(path, authority)).toBe(result);
});
