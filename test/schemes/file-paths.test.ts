// Paths of files and their URIs: by hand, by laws, and compared with Node.
import { fileURLToPath, pathToFileURL } from "node:url";
import fc from "fast-check";
import { URISyntaxError } from "../../src/index.js";
import { file, fileURI, pathOf } from "../../src/schemes/file.js";
import { caught } from "../support/caught.js";

const WINDOWS = { windows: true };

test.each([
  ["/", "file:///"],
  ["/a/b.txt", "file:///a/b.txt"],
  ["/a//b/", "file:///a//b/"],
  ["/50% é#?[]|\\\r\n\t~", "file:///50%25%20%C3%A9%23%3F%5B%5D%7C%5C%0D%0A%09~"],
  ["/c:/a;b=c,d@e&f$g!h'i(j)k*l+m", "file:///c:/a;b=c,d@e&f$g!h'i(j)k*l+m"],
  ["/\u{1F600}", "file:///%F0%9F%98%80"],
  ["/...", "file:///..."],
  ["/.a/b.", "file:///.a/b."],
])("POSIX: %s", (path, uri) => {
  expect(fileURI(path)).toBe(uri);
  expect(pathOf(uri)).toBe(path);
});

test.each([
  ["c:\\", "file:///c:/"],
  ["C:\\a b\\c%2F.txt", "file:///C:/a%20b/c%252F.txt"],
  ["\\\\server\\share\\a.txt", "file://server/share/a.txt"],
  ["\\\\SERVER\\c$", "file://SERVER/c$"],
  ["\\\\a b-é\\share\\", null],
  ["\\\\h\u00e9\\share\\", "file://h%C3%A9/share/"],
  ["\\\\[::1]\\share\\x", "file://[::1]/share/x"],
])("Windows: %s", (path, uri) => {
  if (uri === null) {
    expect(() => fileURI(path, WINDOWS)).toThrow(RangeError);
    return;
  }
  expect(fileURI(path, WINDOWS)).toBe(uri);
  expect(pathOf(uri, WINDOWS)).toBe(path);
});

test("Windows: '/' separates segments, too", () => {
  expect(fileURI("c:/a\\b", WINDOWS)).toBe("file:///c:/a/b");
  expect(fileURI("//h/s/x", WINDOWS)).toBe("file://h/s/x");
});

test.each([
  ["FILE:/a/b", "/a/b", null],
  ["file://localhost/c:/a", "/c:/a", "c:\\a"],
  ["file://%6COCALHOST/c:/a", "/c:/a", "c:\\a"],
  ["file:///a/./b/%2E%2e/c/..", "/a/", null],
  ["file:///../a", "/a", null],
  ["file:///c:/../../a", "/a", "c:\\a"],
  ["file:///./C%3A/a", "/C:/a", "C:\\a"],
  ["file://h/share/../x", null, "\\\\h\\x"],
  ["file:///%41%5Cb", "/A\\b", null],
])("%s", (uri, posix, windows) => {
  if (posix !== null) expect(pathOf(uri)).toBe(posix);
  else expect(() => pathOf(uri)).toThrow(URISyntaxError);
  if (windows !== null) expect(pathOf(uri, WINDOWS)).toBe(windows);
  else expect(() => pathOf(uri, WINDOWS)).toThrow(URISyntaxError);
});

test.each([
  ["http://h/a", false, "file/syntax", 0, 1, "2"],
  ["file:a", false, "file/syntax", 5, 6, "2"],
  ["file:///a?b", false, "file/syntax", 9, 10, "2"],
  ["file:///a b", false, "file/syntax", 9, 10, "2"],
  ["file:////a", false, "file/syntax", 8, 9, "2"],
  ["file:///c#/x", false, "file/fragment", 9, 12, "2"],
  ["file://h/a", false, "file/host", 7, 8, "2"],
  ["file://[::1]/a", false, "file/host", 7, 12, "2"],
  ["file://a%2Fb/c", true, "file/host", 7, 12, "2"],
  ["file://%5B::1%5D/c", true, "file/syntax", 10, 11, "2"],
  ["file:///a/b%2fc", false, "file/encoded-separator", 11, 14, "RFC3986:3.3"],
  ["file:///c:/b%5Cc", true, "file/encoded-separator", 12, 15, "RFC3986:3.3"],
  ["file:///a/%00", false, "file/nul", 10, 13, "RFC3986:3.3"],
  ["file:///a", true, "file/drive-letter", 7, 9, "RFC3986:3.3"],
  ["file:///c:a", true, "file/drive-letter", 7, 11, "RFC3986:3.3"],
  ["file:///c:", true, "file/drive-letter", 7, 10, "RFC3986:3.3"],
  ["file://h/", true, "file/share", 8, 9, "RFC3986:3.3"],
  ["file://h/a/..", true, "file/share", 8, 13, "RFC3986:3.3"],
  ["file:///a/%FF", false, "percent/not-utf-8", 10, 13, "2.5"],
])("%s, windows: %s: %s", (uri, windows, code, start, end, section) => {
  const { diagnostic } = caught(() => pathOf(uri, { windows }));
  expect([diagnostic.code, diagnostic.start, diagnostic.end, diagnostic.section]).toEqual([code, start, end, section]);
});

const FIRST = "The path must be absolute: it must begin ";
const DRIVE = `${FIRST}with a drive letter, ':' and '\\', or with '\\\\', a host, '\\' and a share.`;
const HOST = "The path must have the name of another system after '\\\\', at offset 2.";
const DOTS = "The path must not have '.' or '..' as a segment, which a URI cannot have: resolve it first, at offset ";

test.each([
  ["", false, `${FIRST}with one '/'.`],
  ["a/b", false, `${FIRST}with one '/'.`],
  ["//a", false, `${FIRST}with one '/'.`],
  ["c:\\a", false, `${FIRST}with one '/'.`],
  ["/a/../b", false, `${DOTS}3.`],
  ["/a/.", false, `${DOTS}3.`],
  ["/a\0", false, "The path must not have NUL, at offset 2."],
  ["/a\uD800", false, "The path must not have a lone surrogate, at offset 2."],
  ["/\uDC00\uD800", false, "The path must not have a lone surrogate, at offset 1."],
  ["/a", true, DRIVE],
  ["a", true, DRIVE],
  ["c:a", true, DRIVE],
  ["c:", true, DRIVE],
  ["\\a", true, DRIVE],
  ["\\\\h", true, DRIVE],
  ["\\\\h\\", true, DRIVE],
  ["\\\\h\\\\x", true, DRIVE],
  ["\\\\\\h\\x", true, DRIVE],
  ["c:\\a\\..", true, `${DOTS}5.`],
  ["\\\\.\\c\\x", true, `${DOTS}2.`],
  ["\\\\?\\c:\\x", true, HOST],
  ["\\\\LocalHost\\c$\\x", true, HOST],
  ["\\\\[::g]\\c\\x", true, HOST],
  ["\\\\[::1\\c\\x", true, HOST],
  ["\\\\a@b:1\\c\\x", true, HOST],
])("fileURI refuses %j, windows: %s", (path, windows, message) => {
  expect(() => fileURI(path, { windows })).toThrow(new RangeError(message));
});

const names = fc.string({ unit: "binary", minLength: 1 }).filter((each) => !/^\.\.?$|[\0/]/.test(each));
const windowsNames = names.filter((each) => !each.includes("\\"));
const hosts = fc.stringMatching(/^[\w$é-]{1,9}(?:\.[\w-]{1,5})?$/).filter((each) => each.toLowerCase() !== "localhost");
const RUNS = { numRuns: 4000, seed: 20260101 };

const posixPaths = fc
  .tuple(fc.array(names), fc.constantFrom("", "/"))
  .map(([all, end]) => `/${all.join("/")}${all.length > 0 ? end : ""}`);
const windowsPaths = fc
  .tuple(
    fc.oneof(
      fc.constantFrom("c:", "Z:"),
      fc.tuple(hosts, windowsNames).map(([host, share]) => `\\\\${host}\\${share}`),
    ),
    fc.array(windowsNames),
    fc.boolean(),
  )
  .map(
    ([root, all, ends]) => [root, ...all].join("\\") + (ends || (all.length === 0 && root.length === 2) ? "\\" : ""),
  );

test("a path has a URI of the scheme, which has the same path", () => {
  fc.assert(
    fc.property(posixPaths, (path) => {
      const uri = fileURI(path);
      expect([file.grammar.test(uri), pathOf(uri)]).toEqual([true, path]);
    }),
    RUNS,
  );
  fc.assert(
    fc.property(windowsPaths, (path) => {
      const uri = fileURI(path, WINDOWS);
      expect([file.grammar.test(uri), pathOf(uri, WINDOWS)]).toEqual([true, path]);
    }),
    RUNS,
  );
});

/** Node's functions take the option `windows`, which its types do not have. */
const toURL = pathToFileURL as (path: string, options: { windows: boolean }) => URL;
const toPath = fileURLToPath as (url: string, options: { windows: boolean }) => string;

/** Returns a result, or `null` if the call throws. */
function resultOf(call: () => string): string | null {
  try {
    return call();
  } catch {
    return null;
  }
}

/** Where the functions differ from Node's: the sentence of the document, and which of the texts it is about. */
const DIFFERENCES: readonly (readonly [sentence: string, about: (text: string, windows: boolean) => boolean])[] = [
  [
    "RFC 8089 section 2: the grammar, which has no query, no '|' and no letters beyond ASCII",
    (text) => !file.grammar.test(text),
  ],
  ["RFC 3986 section 3.5: a fragment identifies another resource, so it is refused", (text) => text.includes("#")],
  ["POSIX: the names of files do not contain NUL", (text) => text.includes("%00")],
  [
    "RFC 8089 section 4: a segment is refused for its octets, also if '..' removes it",
    (text) => /%(?:FF|2F|5C).*\.\./is.test(text.replace(/%2E/gi, ".")),
  ],
  [
    "RFC 8089 appendix E.2: the path after a drive letter is absolute",
    (text, windows) => windows && /c(?::|%3A)(?:$|\/\.\.)/i.test(text),
  ],
  [
    "RFC 3986 section 5.2.4: a dot-segment removes any segment before it",
    (text) => /c(?::|%3A)\/.*(?:\.|%2E){2}/i.test(text),
  ],
  ["RFC 8089 appendix E.3: a UNC path has a share", (text, windows) => windows && /^file:\/\/[^/]+\//i.test(text)],
];

/** The differences that only Windows has. */
const ONLY_WINDOWS = [4, 6];

const uris = fc
  .tuple(
    fc.constantFrom(
      "file:",
      "file://",
      "FILE://localhost",
      "file://h",
      "file://[::1]",
      "file://H.example",
      "file://%68",
      "file:///c:",
    ),
    fc.array(
      fc.constantFrom(
        ...[
          "",
          "a",
          "B%20",
          "%C3%A9",
          "%FF",
          ".",
          "..",
          "%2e%2E",
          "c:",
          "c%3A",
          "C:",
          "a%2Fb",
          "a%5cb",
          "%00",
          "$&'()",
          "~@:",
        ],
        ...["x y", "a?b", "a#b", "%", "[", "|", "é", "c|"],
      ),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(([front, all]) => `${front}/${all.join("/")}`);

test.each([false, true])("compared with Node's functions for URIs, windows: %s", (windows) => {
  const found: unknown[] = [];
  const counts = DIFFERENCES.map(() => 0);
  for (const uri of fc.sample(uris, RUNS)) {
    const [own, node] = [resultOf(() => pathOf(uri, { windows })), resultOf(() => toPath(uri, { windows }))];
    // The case of a host makes no difference (RFC 3986 section 3.2.2).
    if (own?.toLowerCase() === node?.toLowerCase()) continue;
    const index = DIFFERENCES.findIndex(([, about]) => about(uri, windows));
    if (index < 0) found.push([uri, own, node]);
    else counts[index] = Number(counts[index]) + 1;
  }
  expect(found).toEqual([]);
  // Each difference exists.
  expect(counts.flatMap((count, index) => (count > 0 ? [] : [index]))).toEqual(windows ? [] : ONLY_WINDOWS);
});

test("compared with Node's functions for paths", () => {
  const found: unknown[] = [];
  for (const [paths, windows] of [
    [posixPaths, false],
    [windowsPaths, true],
  ] as const) {
    for (const path of fc.sample(paths, RUNS)) {
      // RFC 3986 section 3.2.2: a name of a host is percent-encoded UTF-8. Node makes an A-label or an IPv4 address of it.
      if (/^\\\\[^\\]*(?:é|(?<![^\\.])\d\w*\\)/.test(path)) continue;
      const uri = fileURI(path, { windows });
      // Node reads what is written.
      const node = resultOf(() => toPath(uri, { windows }));
      if (node?.toLowerCase() !== path.toLowerCase()) found.push([path, uri, node]);
      // Node does not resolve control characters and spaces at the end, and writes "file:///c://" for the root of a drive.
      if (/[\0-\x20]|^..\\$/.test(path)) continue;
      const other = resultOf(() => toURL(path, { windows }).href) ?? "";
      const back = resultOf(() => pathOf(other, { windows }));
      // Node leaves out empty segments, and some characters that a URI cannot have are not encoded.
      if (file.grammar.test(other) && back?.toLowerCase() !== path.toLowerCase()) found.push([path, other, back]);
    }
  }
  expect(found).toEqual([]);
});
