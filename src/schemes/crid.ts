/**
 * The scheme `crid` (RFC 4078).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/crid.js";
import type { CridURL } from "../../generated/scheme/crid.tree.js";
import { lowerCase } from "../core/percent.js";
import { dnsName, utf8 } from "./shared/common.js";
import { rewrite } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/crid.tree.js";

/**
 * The scheme `crid`.
 *
 * @example
 * import { crid } from "uri-grammar/schemes/crid";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([crid]);
 * validate("crid://example.com:80/foobar").diagnostics[0].code; // => "crid/character"
 * normalize("crid://Example.com/FooBar"); // => "crid://example.com/foobar"
 */
export const crid: Scheme<CridURL> = defineScheme({
  name: "crid",
  specification: rfc(4078, "The TV-Anytime Content Reference Identifier (CRID)"),
  section: "4",
  status: "permanent",
  grammar,
  examples: ["crid://example.com/foobar", "crid://example.co.jp/%E3%82%A8%E3%82%A4%E3%82%AC"],
  requirements: [
    { ...utf8("4"), level: "SHOULD", summary: "Percent-encoded octets outside ASCII should be UTF-8." },
    dnsName,
  ],
  words: {
    "crid-URL": [
      "a crid URI",
      "After 'crid://', a crid URI has a domain name, '/' and the name of a content. A user and a port are not allowed.",
    ],
    "DNS-name": [
      "the domain name",
      "A name has labels of letters and digits, with '.' between them. '-' is allowed only inside a label.",
    ],
    data: "the name of a content",
  },
  *normalize({ input, node: { data } }) {
    yield* rewrite(input, data, lowerCase(data.value), "4");
  },
});
