/**
 * The scheme `file` (RFC 8089).
 *
 * @module
 */
import { grammar, file as fileFacts } from "../../generated/scheme/file.js";
import type { FileURI } from "../../generated/scheme/file.tree.js";
import { aBoolean, assertString, optional, readOptions } from "../core/arguments.js";
import { percentDecodeAt, percentEncode } from "../core/percent.js";
import { guardPath, removeDotSegments } from "../operations/dot-segments.js";
import { fileSlips } from "./shared/slips.js";
import { NOTHING } from "./mechanism/check.js";
import { languageOf } from "./mechanism/grammar.js";
import { charactersBy } from "./shared/edits.js";
import { encoding } from "./shared/sentences.js";
import { built } from "./mechanism/facts.js";
import type { Scheme } from "./mechanism/scheme.js";
import type { Tree } from "../tree/tree.js";

export type * from "../../generated/scheme/file.tree.js";

const language = /* @__PURE__ */ languageOf(grammar);

/** The names of devices on DOS and Windows, and the directory "...". In a long path, a pattern is much faster than a rule. */
const DEVICE = /\/(?:\.\.\.|aux|con|nul|prn|(?:com|lpt)\d?)(?![^/])/i;

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
export const file: Scheme<FileURI> = /* @__PURE__ */ built<FileURI>(fileFacts, grammar, {
  finds: {
    "device-name"({ input, parts: { path } }) {
      const device = DEVICE.exec(input.slice(path.start, path.end));
      if (device === null) return NOTHING;
      const start = path.start + device.index;
      return [{ start: start + 1, end: start + device[0].length }];
    },
    "drive-relative"({ input, parts: { path } }) {
      if (!input.startsWith(":", path.start + "/C".length)) return NOTHING;
      const [first] = input.slice(path.start + 1, path.end).split("/", 1) as [string];
      if (!language.test(first, { rule: "drive-relative" })) return NOTHING;
      return [{ start: path.start + 1, end: path.start + 1 + first.length }];
    },
  },
  slips: [
    {
      code: "slashes",
      // The folders at the root of Unix are no servers.
      pattern:
        /^(file:)(\/{4,5})(?=(?!(?:applications|bin|boot|dev|etc|home|lib|library|media|mnt|opt|private|proc|root|run|sbin|srv|sys|system|tmp|users|usr|var|volumes)\/)[\w.-]{2,255}\/[^/?#])/i,
      message:
        "After four or five slashes, these are a server and a share of a Windows network (appendix E.3.2, which is not normative). Write '//' before the server.",
      write: "//",
    },
    // After more slashes, only a segment with a dot is a host.
    ...fileSlips(/^(file:)(\/{4,9}(?!\/|[\w-]{1,63}\.)|(?=[a-z]:))/i),
  ],
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

/** The options of `pathOf` and `fileURI`. */
export interface PathOptions {
  /** Whether the path is one of Windows. By default, it is one of POSIX, on all systems. */
  readonly windows?: boolean | undefined;
}

const IS_PATH_OPTIONS = { windows: optional(aBoolean) };

/**
 * What a decoded name of a host does not contain, because programs would read it as another part. It can have characters beyond
 * ASCII, which no rule has.
 */
const NOT_IN_HOST = /[\0-\x20"*/:<>?@[\\\]|\x7F]/;

const isLocal = (host: string): boolean => host === "" || host.toLowerCase() === "localhost";

/** Returns whether a path begins with a drive letter and ":" (RFC 8089 appendix E.2). */
const hasDrive = (path: string): boolean => language.test(path.slice(0, "/c:/".length), { rule: "drive" });

/** What a name in a path cannot contain, by rules. */
const [slashIn, separatorIn] = [
  /* @__PURE__ */ encoding(grammar, "slash"),
  /* @__PURE__ */ encoding(grammar, "separator"),
];

/**
 * Returns the path of the file that a URI names (RFC 8089 section 2). Dot-segments are removed.
 *
 * @param uri a URI of the scheme `file`
 * @param options `windows: true` for a path of Windows: with a drive letter (appendix E.2), or for a URI with a host a UNC
 *   path (appendix E.3)
 * @returns the absolute path, decoded
 * @throws {URISyntaxError} with one of these codes. Its offsets are in UTF-16 code units of the URI:
 *   - `file/syntax`: the URI does not match the rule file-URI (section 2)
 *   - `file/fragment`: it has a fragment, which can be a part of a name whose `#` was not percent-encoded
 *   - `file/host`: the host is not the local one, and this is no path of Windows (section 3); or it is not a name
 *   - `file/encoded-separator`: `%2F`, or `%5C` for Windows, which is a character of a name and not a separator
 *   - `file/nul`: `%00`, which no name can have
 *   - `file/drive-letter`: for Windows, the path has no host and does not begin with a drive letter, `:` and `/`
 *   - `file/share`: for Windows, the path has a host, but no share
 *   - `percent/not-utf-8`: the octets of the path are not UTF-8 (section 4)
 * @throws {TypeError} if the URI is not a string, or an option has the wrong type
 *
 * @example
 * import { pathOf } from "uri-grammar/schemes/file";
 *
 * pathOf("file:///home/ann/50%25%20off.txt"); // => "/home/ann/50% off.txt"
 * pathOf("file:///c:/Users/ann", { windows: true }); // => "c:\\Users\\ann"
 * pathOf("file://server/share/a.txt", { windows: true }); // => "\\\\server\\share\\a.txt"
 */
export function pathOf(uri: string, options?: PathOptions): string {
  assertString(uri, "The URI");
  const { windows = false } = readOptions(options, IS_PATH_OPTIONS);
  const tree = file.grammar.tree as Tree;
  const refuse = (code: string, rule: string, start: number, end: number, message: string): never => {
    throw tree.refuse({ code, message, start, end, rule });
  };
  const hash = uri.indexOf("#");
  const { auth, path } = tree.parse(hash < 0 ? uri : uri.slice(0, hash), file.grammar.rule) as FileURI;
  if (hash >= 0) {
    refuse(
      "fragment",
      "file-URI",
      hash,
      uri.length,
      "A path has no fragment. If '#' is a part of a name, write '%23'.",
    );
  }
  for (const { start, end } of (windows ? separatorIn : slashIn)([path], { input: uri })) {
    const message = "A name in a path cannot contain this separator. Write it without percent-encoding, or remove it.";
    refuse("encoded-separator", "segment", start, end, message);
  }
  const nul = uri.indexOf("%00", path.start);
  if (nul >= 0) refuse("nul", "segment", nul, nul + "%00".length, "No path can contain NUL. Remove it.");
  const decoded = percentDecodeAt(uri.slice(path.start, path.end), path.start);
  const { start, end } = auth ?? { start: path.start, end: path.start };
  const written = uri.slice(start, end);
  const isLiteral = written.startsWith("[");
  const host = isLiteral ? written : percentDecodeAt(written, start);
  if (!isLocal(host)) {
    if (!windows) {
      refuse(
        "host",
        "file-auth",
        start,
        end,
        "A path names a file on this system. Remove the host, or mount its files.",
      );
    }
    if (!isLiteral && NOT_IN_HOST.test(host)) {
      refuse("host", "file-auth", start, end, "The host has a character that is not allowed in a name.");
    }
    const whole = removeDotSegments(decoded);
    if (whole === "/" || whole.startsWith("//")) {
      refuse(
        "share",
        "path-absolute",
        path.start,
        path.end,
        "The name of a share is missing. Write it after the host.",
      );
    }
    return `//${host}${whole}`.replaceAll("/", "\\");
  }
  if (!windows) return removeDotSegments(decoded);
  // No dot-segment removes the drive letter.
  const local = hasDrive(decoded) ? decoded : removeDotSegments(decoded);
  if (!hasDrive(local)) {
    const message = "A path of Windows has a drive letter. Write it, ':' and '/' first, as in 'file:///c:/'.";
    return refuse("drive-letter", "path-absolute", path.start, path.end, message);
  }
  const drive = "/c:".length;
  return (local.slice(1, drive) + removeDotSegments(local.slice(drive))).replaceAll("/", "\\");
}

const inSegment = /* @__PURE__ */ charactersBy(language, "segment", "%");
const inHost = /* @__PURE__ */ charactersBy(language, "reg-name", "%");

/**
 * Returns the URI of a file (RFC 8089 section 2). `pathOf` returns the same path again, except that each `/` in a path of
 * Windows is `\`.
 *
 * @param path an absolute path without the segments "." and "..", which a URI cannot have. It is not looked up in a file system
 * @param options `windows: true` for a path of Windows: it begins with a drive letter, `:` and `\` (appendix E.2), or it is a UNC
 *   path with a host and a share (appendix E.3). `\` and `/` both separate its segments
 * @returns the URI. It has a host only if the path is a UNC path. Characters that a segment cannot contain are
 *   percent-encoded as UTF-8 (section 4)
 * @throws {RangeError} if the path is not absolute or begins with "//" although it is no UNC path; if it has a dot-segment,
 *   NUL or a lone surrogate, with its offset in UTF-16 code units; or if the host of a UNC path is not the name of another
 *   system
 * @throws {TypeError} if the path is not a string, or an option has the wrong type
 *
 * @example
 * import { fileURI } from "uri-grammar/schemes/file";
 *
 * fileURI("/home/ann/50% off.txt"); // => "file:///home/ann/50%25%20off.txt"
 * fileURI("c:\\Users\\ann", { windows: true }); // => "file:///c:/Users/ann"
 * fileURI("\\\\server\\share\\a.txt", { windows: true }); // => "file://server/share/a.txt"
 */
export function fileURI(path: string, options?: PathOptions): string {
  assertString(path, "The path");
  const { windows = false } = readOptions(options, IS_PATH_OPTIONS);
  const refuse = (offset: number, what: string): never => {
    throw new RangeError(`The path ${what}, at offset ${String(offset)}.`);
  };
  // The path is no text of a URI, so no rule has it or its beginning.
  const stray = path.search(/[\0\p{Cs}]/u);
  if (stray >= 0) refuse(stray, path.startsWith("\0", stray) ? "must not have NUL" : "must not have a lone surrogate");
  const slashed = windows ? path.replaceAll("\\", "/") : path;
  // The name of a host can have characters beyond ASCII, which no rule has.
  const [, host = "", shared] = (windows ? /^\/\/([^/]+)(\/[^/].*)$/s.exec(slashed) : null) ?? [];
  const isLocalPath = windows ? hasDrive(`/${slashed}`) : slashed.startsWith("/") && !slashed.startsWith("//");
  const isAbsolute = shared !== undefined || isLocalPath;
  if (!isAbsolute) {
    const how = windows
      ? "with a drive letter, ':' and '\\', or with '\\\\', a host, '\\' and a share"
      : "with one '/'";
    throw new RangeError(`The path must be absolute: it must begin ${how}.`);
  }
  // A rule does not tell where a segment is.
  const dots = /(?<=\/)\.\.?(?![^/])/.exec(slashed);
  if (dots !== null)
    refuse(dots.index, "must not have '.' or '..' as a segment, which a URI cannot have: resolve it first");
  const names = shared ?? (windows ? `/${slashed}` : slashed);
  const segments = names.split("/").map((segment) => percentEncode(segment, inSegment()));
  const isLiteral = host.startsWith("[");
  const uri = `file://${isLiteral ? host : percentEncode(host, inHost())}${segments.join("/")}`;
  if (host !== "" && (isLocal(host) || (!isLiteral && NOT_IN_HOST.test(host)) || !file.grammar.test(uri))) {
    refuse(2, "must have the name of another system after '\\\\'");
  }
  return uri;
}
