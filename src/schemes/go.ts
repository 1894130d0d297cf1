/**
 * The scheme `go` (RFC 3368).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/go.js";
import type { CnrpUri } from "../../generated/scheme/go.tree.js";
import { ofServers, utf8 } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { addressWords, portWords } from "./shared/words.js";

export type * from "../../generated/scheme/go.tree.js";

/**
 * The scheme `go`.
 *
 * @example
 * import { go } from "uri-grammar/schemes/go";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([go]);
 * validate("go:a/b").diagnostics[0].code; // => "go/unencoded-delimiter"
 * normalize("go://localhost:1096?a"); // => "go://?a"
 */
export const go: Scheme<CnrpUri> = defineScheme({
  name: "go",
  specification: rfc(3368, "The 'go' URI Scheme for the Common Name Resolution Protocol"),
  section: "3.2",
  status: "permanent",
  grammar,
  examples: ["go:Mercedes%20Benz", "go://cnrp.foo.com?Mercedes%20Benz;geography=US-ga", "go://cnrp.foo.com?id=5432345"],
  requirements: [utf8("3.4"), ...ofServers],
  words: {
    ...addressWords,
    ...portWords,
    "cnrp-uri": [
      "a go URI",
      "A go URI is 'go:' and a query, or 'go://' and a server, with an optional '?' and a query. A path is not allowed.",
    ],
    form2: ["a query", "A query is a common name. After each ';', a parameter can follow."],
    avpair: ["a parameter", "A parameter is ';', an attribute, '=', an optional type with ',', and a value."],
    "common-name": ["a common name", "In a name, ';', '=', '/' and other delimiters must be percent-encoded."],
    value: ["a value", "In a value, ',', ';', '=' and other delimiters must be percent-encoded."],
  },
  // The grammar has no path.
  without: ["empty-path"],
  *normalize({ input, node: { form } }) {
    if (form.type === "form2") return;
    const { start, end } = form.server;
    if (input.slice(start, end) === "localhost") yield { start, end, text: "", section: "3.3.2" };
  },
});
