/**
 * The scheme `file` (RFC 8089).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/file.js";
import type { FileURI } from "../../generated/scheme/file.tree.js";
import { guardPath, removeDotSegments } from "../operations/dot-segments.js";
import { fileSlips } from "./shared/slips.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { utf8 } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { addressWords } from "./shared/words.js";

export type * from "../../generated/scheme/file.tree.js";

/** Applies to producers that encode text. Octets that are not text stay unchanged. */
const text: Check = { ...utf8("4"), level: "SHOULD", binds: "producers" };

/** The names of devices on DOS and Windows, and the directory "...". */
const DEVICE = /\/(?:\.\.\.|aux|con|nul|prn|(?:com|lpt)\d?)(?![^/])/i;

const deviceName: Check = {
  code: "device-name",
  level: "advice",
  section: "5",
  rule: "segment",
  summary: "A segment should not be the name of a device on DOS or Windows.",
  find({ input, parts }) {
    const { path } = parts;
    const device = DEVICE.exec(input.slice(path.start, path.end));
    if (device === null) return NOTHING;
    const start = path.start + device.index;
    return [
      {
        start: start + 1,
        end: start + device[0].length,
        message: "Some systems read this name as a device or as another directory. Use another name.",
      },
    ];
  },
};

const tilde: Check = {
  code: "tilde",
  level: "advice",
  section: "D.1",
  rule: "segment-nz",
  summary: "The path should not begin with '~', because '~' does not mean a home directory in a URI.",
  find({ input, parts }) {
    const { start } = parts.path;
    if (!input.startsWith("/~", start)) return NOTHING;
    return [
      {
        start: start + 1,
        end: start + 2,
        message: "'~' is not the home directory in a URI. Write the whole path.",
      },
    ];
  },
};

const driveRelative: Check = {
  code: "drive-relative",
  level: "advice",
  section: "E.2.1",
  rule: "drive-letter",
  summary: "A '/' should follow a drive letter and its ':'.",
  find({ input, parts }) {
    const { path } = parts;
    const [first] = /^\/[a-z]:[^/]+/i.exec(input.slice(path.start, path.end)) ?? [];
    if (first === undefined) return NOTHING;
    const start = path.start + 1;
    const end = path.start + first.length;
    const message = "Write '/' after the drive letter and ':', as in 'file:///c:/'.";
    return [{ start, end, message }];
  },
};

/**
 * The scheme `file`.
 *
 * @example
 * import { file } from "uri-grammar/schemes/file";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([file]);
 * validate("file:path/to/file").diagnostics[0].code; // => "file/relative-path"
 * normalize("file://localhost/path/to/file"); // => "file:///path/to/file"
 */
export const file: Scheme<FileURI> = defineScheme({
  name: "file",
  specification: rfc(8089, 'The "file" URI Scheme'),
  section: "2",
  status: "permanent",
  grammar,
  examples: [
    "file:///path/to/file",
    "file:/path/to/file",
    "file://host.example.com/path/to/file",
    "file:///c:/path/to/file",
  ],
  requirements: [text, deviceName, tilde, driveRelative],
  // After four slashes or more, only a segment with a dot is a host (appendix E.3.2).
  slips: fileSlips(/^(file:)(\/{4,9}(?!\/|[\w-]{1,63}\.)|(?=[a-z]:))/i),
  words: {
    ...addressWords,
    "file-URI": [
      "a file URI",
      "After 'file:', a file URI has an optional '//' with a host, and a path that begins with '/'.",
    ],
    "file-auth": [
      "the host of a file URI",
      "The host has no user information and no port. A path that begins with '/' follows it.",
    ],
    "path-absolute": [
      "the path of a file URI",
      "The path begins with one '/', not with '//'. A drive letter is its first segment, as in 'file:///c:/'.",
    ],
  },
  // The generic step may leave a path that begins with "//" after an empty authority, but this scheme does not allow
  // it. The function below removes dot-segments instead.
  without: ["dot-segments"],
  // "localhost", an empty host and an absent authority mean the same. RFC 3986 section 6.2.3 prefers the empty host.
  *normalize({ uri, input, node: { auth, path } }) {
    const { start, end } = path;
    if (uri.authority === null) yield { start, end: start, text: "//", section: "2" };
    if (auth?.type === "reg-name" && auth.value.toLowerCase() === "localhost") {
      yield { start: auth.start, end: auth.end, text: "", section: "2" };
    }
    const text = guardPath(removeDotSegments(input.slice(start, end)), null);
    yield { start, end, text, section: "RFC3986:6.2.2.3" };
  },
});
