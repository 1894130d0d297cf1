/**
 * The scheme `shttp` (RFC 2660).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/server.js";
import type { ServerURI } from "../../generated/scheme/server.tree.js";
import { emptyHost, ofNamedServers } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { serverURIWords } from "./shared/words.js";

export type * from "../../generated/scheme/server.tree.js";

/**
 * The scheme `shttp`, which has nothing to do with `https`.
 *
 * @example
 * import { shttp } from "uri-grammar/schemes/shttp";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([shttp]);
 * validate("shttp:///a").diagnostics[0].code; // => "shttp/empty-host"
 * normalize("SHTTP://Example.com"); // => "shttp://example.com/"
 */
export const shttp: Scheme<ServerURI> = defineScheme({
  name: "shttp",
  specification: rfc(2660, "The Secure HyperText Transfer Protocol"),
  section: "6.2",
  status: "permanent",
  grammar,
  examples: ["shttp://www.setec.com/secret"],
  requirements: [emptyHost("6.2"), ...ofNamedServers],
  words: serverURIWords("an shttp URI"),
});
