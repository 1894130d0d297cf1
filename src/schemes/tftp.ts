/**
 * The scheme `tftp` (RFC 3617).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/tftp.js";
import type { TftpURI } from "../../generated/scheme/tftp.tree.js";
import { lowerCase } from "../core/percent.js";
import { dnsName, emptyHost } from "./shared/common.js";
import { rewrite } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { addressWords } from "./shared/words.js";

export type * from "../../generated/scheme/tftp.tree.js";

/**
 * The scheme `tftp`.
 *
 * @example
 * import { tftp } from "uri-grammar/schemes/tftp";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([tftp]);
 * validate("tftp://example.com/a;mode=mail").diagnostics[0].code; // => "tftp/character"
 * normalize("tftp://example.com/a;mode=octet"); // => "tftp://example.com/a"
 */
export const tftp: Scheme<TftpURI> = defineScheme({
  name: "tftp",
  specification: rfc(3617, "Uniform Resource Identifier (URI) Scheme and Applicability Statement for the TFTP"),
  section: "2",
  status: "permanent",
  grammar,
  examples: ["tftp://example.com/myconfigurationfile;mode=netascii", "tftp://example.com/mystartupfile"],
  requirements: [emptyHost("2"), dnsName],
  words: {
    ...addressWords,
    tftpURI: [
      "a tftp URI",
      "A tftp URI is 'tftp://', a host without a port, '/', a file, and optionally ';mode=netascii' or ';mode=octet'.",
    ],
    host: ["the host of a tftp URI", "The host has no user information before it and no port after it."],
    file: ["the name of a file", "In the name, '/' and other delimiters must be percent-encoded."],
    mode: ["the mode", "The mode is ';mode=netascii' or ';mode=octet'."],
  },
  // The path is the name of one file, which can be "..".
  without: ["dot-segments"],
  *normalize({ input, node: { mode } }) {
    if (mode === null) return;
    const value = lowerCase(mode.value.value);
    yield* rewrite(input, mode, value === "octet" ? "" : `;mode=${value}`, "2");
  },
});
