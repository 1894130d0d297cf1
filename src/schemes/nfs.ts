/**
 * The scheme `nfs` (RFC 2224).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/nfs.js";
import type { NfsURL } from "../../generated/scheme/nfs.tree.js";
import type { RuleWords } from "../explain/report.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { ofServers } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/nfs.tree.js";

const fragment: Check = {
  code: "fragment",
  section: "10",
  rule: "nfsURL",
  summary: "An nfs URI must not have a fragment. In a name, '#' must be percent-encoded.",
  find({ parts }) {
    if (parts.fragment === null) return NOTHING;
    const start = parts.fragment.start - 1;
    const { end } = parts.fragment;
    const message = "An nfs URI must not have a fragment. If '#' is data, write '%23'.";
    const repair = { start, end: start + 1, text: "%23" };
    return [{ start, end, message, repair }];
  },
};

const printable: Check = {
  code: "printable",
  section: "6",
  rule: "escaped",
  summary: "The characters of a path must be printable US-ASCII, even if they are percent-encoded.",
  find({ input }) {
    const start = input.search(/%(?:[01]|7F|[89A-F])/i);
    if (start < 0) return NOTHING;
    const message = "The characters of a path must be printable US-ASCII, even if they are percent-encoded.";
    return [{ start, end: start + "%XX".length, message }];
  },
};

const noHost: Check = {
  code: "empty-host",
  level: "advice",
  section: "1",
  rule: "net_path",
  summary: "'//' and a host should follow the scheme.",
  find({ authority, input }) {
    if (authority !== null) return NOTHING;
    const start = input.indexOf(":") + 1;
    return [
      {
        start,
        end: start,
        message: "The host is missing, so the URL is relative to the server of another URL. Write '//' and a host.",
      },
    ];
  },
};

const words: RuleWords = {
  nfsURL: ["an nfs URI", "An nfs URI has '//', a host and a path, but no user information, query or fragment."],
  host: [
    "the host",
    "A host is an IPv4 address, or labels of letters, digits and inner hyphens. The last label starts with a letter.",
  ],
  port: ["the port", "A port has only digits."],
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
 * validate("nfs:/a").diagnostics[0].code; // => "nfs/empty-host"
 * normalize("nfs://server:2049/a"); // => "nfs://server/a"
 */
export const nfs: Scheme<NfsURL> = defineScheme({
  name: "nfs",
  specification: rfc(2224, "NFS URL Scheme"),
  section: "1",
  status: "permanent",
  grammar,
  slips: [
    {
      code: "empty-host",
      pattern: /^(nfs:\/\/)(\/)(?=[^/])/i,
      message: "The host is missing between '//' and '/'. An nfs URI has '//', a host and a path.",
      write: "",
    },
  ],
  examples: ["nfs://server/d/e/f", "nfs://server//a/b/c/d/e/f", "nfs://server/a/b"],
  requirements: [fragment, printable, noHost, ...ofServers],
  words,
});
