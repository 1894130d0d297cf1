/**
 * The schemes `soap.beep` and `soap.beeps` (RFC 4227).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/server.js";
import type { ServerURI } from "../../generated/scheme/server.tree.js";
import { emptyHost, ofServers } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { serverURIWords } from "./shared/words.js";

export type * from "../../generated/scheme/server.tree.js";

const shared = {
  specification: rfc(
    4227,
    "Using the Simple Object Access Protocol (SOAP) in Blocks Extensible Exchange Protocol (BEEP)",
  ),
  status: "permanent",
  grammar,
  requirements: [emptyHost("6.1"), ...ofServers],
  words: serverURIWords("a SOAP URI"),
  // A server without a port is looked up in a different way (section 6.1.1).
  without: ["default-port"],
} as const;

/**
 * The scheme `soap.beep`.
 *
 * @example
 * import { soapBeep } from "uri-grammar/schemes/soap";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([soapBeep]);
 * validate("soap.beep:///a").diagnostics[0].code; // => "soap.beep/empty-host"
 * normalize("SOAP.beep://Example.com:605"); // => "soap.beep://example.com:605/"
 */
export const soapBeep: Scheme<ServerURI> = defineScheme({
  ...shared,
  name: "soap.beep",
  section: "6.1",
  examples: ["soap.beep://stockquoteserver.example.com/StockQuote"],
});

/**
 * The scheme `soap.beeps`, for a session with privacy.
 *
 * @example
 * import { soapBeeps } from "uri-grammar/schemes/soap";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([soapBeeps]);
 * validate("soap.beeps:example.com").diagnostics[0].code; // => "soap.beeps/slashes"
 * normalize("soap.beeps://Example.com:"); // => "soap.beeps://example.com/"
 */
export const soapBeeps: Scheme<ServerURI> = defineScheme({
  ...shared,
  name: "soap.beeps",
  section: "6.2",
  examples: ["soap.beeps://stockquoteserver.example.com/StockQuote"],
});
