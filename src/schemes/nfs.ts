/**
 * The scheme `nfs` (RFC 2224).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/nfs.js";
import type { NfsURL } from "../../generated/scheme/nfs.tree.js";
import type { RuleWords } from "../explain/report.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { portRange } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/nfs.tree.js";

const fragment: Check = {
  code: "fragment",
  section: "10",
  rule: "nfsURL",
  summary: 'There is no fragment: a "#" in a name is percent-encoded.',
  find({ parts }) {
    if (parts.fragment === null) return NOTHING;
    const start = parts.fragment.start - 1;
    const { end } = parts.fragment;
    const message = 'An NFS URL must not have a fragment: in a name, "#" is percent-encoded.';
    const repair = { start, end: start + 1, text: "%23", message: 'Write "%23".' };
    return [{ start, end, message, repair }];
  },
};

const printable: Check = {
  code: "printable",
  section: "6",
  rule: "escaped",
  summary: "The characters of a path are printable US-ASCII, even if they are percent-encoded.",
  find({ input }) {
    const start = input.search(/%(?:[01]|7F|[89A-F])/i);
    if (start < 0) return NOTHING;
    const message = "The characters of a path must be printable US-ASCII, even if they are percent-encoded.";
    return [{ start, end: start + "%XX".length, message }];
  },
};

const noHost: Check = {
  code: "no-host",
  level: "advice",
  section: "1",
  rule: "net_path",
  summary: 'The scheme is followed by "//" and a host.',
  find({ authority, input }) {
    if (authority !== null) return NOTHING;
    const start = input.indexOf(":") + 1;
    return [{ start, end: start, message: "Without a host, the URL is relative to the server of another URL." }];
  },
};

const words: RuleWords = {
  nfsURL: ["an nfs URI", "An nfs URI has '//', a host and a path, without user information, query and fragment."],
  host: [
    "the host",
    "A host is an IPv4 address, or labels of letters, digits and inner hyphens; the last label starts with a letter.",
  ],
  port: ["the port", "A port has digits only."],
  segment: ["a segment of the path", "In a segment, ';' and '?' must be percent-encoded."],
};

/**
 * The scheme `nfs`.
 *
 * @example
 * import { nfs } from "uri-grammar/schemes/nfs";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([nfs]);
 * validate("nfs:/a").diagnostics[0].code; // => "nfs/no-host"
 * normalize("nfs://server:2049/a"); // => "nfs://server/a"
 */
export const nfs: Scheme<NfsURL> = defineScheme({
  name: "nfs",
  specification: rfc(2224, "NFS URL Scheme"),
  section: "1",
  status: "permanent",
  grammar,
  examples: ["nfs://server/d/e/f", "nfs://server//a/b/c/d/e/f", "nfs://server/a/b"],
  requirements: [fragment, printable, noHost, portRange],
  words,
});
