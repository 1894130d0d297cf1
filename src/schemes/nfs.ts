/**
 * The scheme `nfs` (RFC 2224).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/nfs.js";
import type { NfsURL } from "../../generated/scheme/nfs.tree.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { portRange } from "./shared/common.js";
import { encoding } from "./shared/internet.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/nfs.tree.js";

const fragment: Check = {
  code: "fragment",
  section: "10",
  rule: "nfsURL",
  summary: 'There is no fragment: a "#" in a name is encoded.',
  find({ input, parts }) {
    if (parts.fragment === null) return NOTHING;
    const start = parts.fragment.start - 1;
    const { end } = parts.fragment;
    const message = 'An NFS URL has no fragment: in a name, "#" is encoded.';
    return [{ start, end, message, hint: encoding(input, start, end, "#") }];
  },
};

const printable: Check = {
  code: "printable",
  section: "6",
  rule: "escaped",
  summary: "The characters of a path are printable US-ASCII, even where they are encoded.",
  find({ input }) {
    const start = input.search(/%(?:[01]|7F|[89A-F])/i);
    if (start < 0) return NOTHING;
    const message = "The characters of a path must be printable US-ASCII, and this octet is none.";
    return [{ start, end: start + "%XX".length, message }];
  },
};

const noHost: Check = {
  code: "no-host",
  level: "advice",
  section: "1",
  rule: "net_path",
  summary: 'After the scheme come "//" and a host.',
  find({ authority, input }) {
    if (authority !== null) return NOTHING;
    const start = input.indexOf(":") + 1;
    return [{ start, end: start, message: "Without a host, this is relative to the server of another URL." }];
  },
};

/**
 * The scheme `nfs`.
 *
 * @example
 * import { nfs } from "uri-grammar/schemes/nfs";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([nfs]);
 * validate("nfs:///a").diagnostics[0].code; // => "nfs/host"
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
});
