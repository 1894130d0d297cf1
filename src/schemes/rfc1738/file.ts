/**
 * The scheme `file` (RFC 1738 section 3.10).
 *
 * @module
 */
import type { NodeBase } from "../../tree/index.js";
import type { Fileurl } from "../../standards/rfc1738/nodes.js";
import type { Scheme } from "../mechanism/scheme.js";
import { charactersOf, decodedForm, treeBy, urlScheme, type Place } from "./common.js";
import { fileSlips } from "../shared/slips.js";
import { octetsOf } from "./octets.js";

/** The location of a file. */
export interface FileLocation {
  /** The host on which the path is accessible; `null` for the machine that interprets the URL. */
  readonly host: string | null;
  /** The directories of the path. Each string has one character for each octet. */
  readonly directories: readonly string[];
  /** The name in the last directory; empty if the path ends with "/". */
  readonly name: string;
}

/**
 * Returns the location that a file URL designates (RFC 1738 section 3.10). An empty host and `localhost` mean the same.
 *
 * `file://vms.host.edu/disk$user/my/notes/note12345.txt` is the name `note12345.txt` in the directories `disk$user`,
 * `my` and `notes`. Each system decides how this maps to its own file names.
 *
 * @param url the tree of a file URL
 * @returns the host (`null` for the local machine), the directories and the name. Each string has one character for
 *   each octet.
 * @throws {URISyntaxError} if it is the tree of another URL
 * @throws {TypeError} if it is not a tree
 * @throws {RangeError} if it is a tree of another standard
 *
 * @example
 * import { standards } from "uri-grammar/standards";
 * import { fileLocation } from "uri-grammar/schemes/rfc1738";
 *
 * const url = standards.rfc1738.parse("file://vms.host.edu/disk$user/notes/note1.txt", { rule: "fileurl" });
 * fileLocation(url); // => { host: "vms.host.edu", directories: ["disk$user", "notes"], name: "note1.txt" }
 */
export function fileLocation(url: Fileurl): FileLocation {
  const { host, path } = treeBy(url, "fileurl");
  const directories = path.segments.map(octetsOf);
  const name = String(directories.pop());
  return { host: host === null || isLocal(host.value) ? null : host.value, directories, name };
}

const isLocal = (host: string): boolean => host.toLowerCase() === "localhost";

/** Returns the host, unless it is the local machine. */
const placeOfHost = ({ host }: Fileurl): Place => ({ host: host && isLocal(host.value) ? null : host, port: null });

/** The characters that are not reserved in a segment. */
const IN_SEGMENT = charactersOf("?:@&=");

/**
 * The scheme `file` as RFC 1738 defines it.
 *
 * @example
 * import { file } from "uri-grammar/schemes/rfc1738";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([file]);
 * validate("file://a_b.dom/a", { standard: "rfc1738" }).diagnostics[0].code; // => "file/character"
 * normalize("file://LocalHost/a", { standard: "rfc1738" }); // => "file:///a"
 */
export const file: Scheme<Fileurl, NodeBase> = urlScheme("fileurl", {
  name: "file",
  section: "3.10",
  status: "permanent",
  examples: ["file://vms.host.edu/disk$user/my/notes/note12345.txt", "file:///etc/motd", "file://localhost/etc/motd"],
  slips: fileSlips(/^(file:)(\/(?!\/)|(?=[a-z][:|]))/i),
  place: placeOfHost,
  *normalize({ node: { host, path } }) {
    // An empty host means the same as "localhost".
    if (host && isLocal(host.value)) yield { start: host.start, end: host.end, text: "", section: "3.10" };
    yield* decodedForm(path.segments, IN_SEGMENT, "2.2");
  },
});
