/**
 * The schemes `xmlrpc.beep` and `xmlrpc.beeps` (RFC 3529).
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
    3529,
    "Using Extensible Markup Language-Remote Procedure Calling (XML-RPC) in Blocks Extensible Exchange Protocol (BEEP)",
  ),
  status: "permanent",
  grammar,
  requirements: [emptyHost("5.1.1"), ...ofServers],
  words: serverURIWords("an XML-RPC URI"),
} as const;

/**
 * The scheme `xmlrpc.beep`.
 *
 * @example
 * import { xmlrpcBeep } from "uri-grammar/schemes/xmlrpc";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([xmlrpcBeep]);
 * validate("xmlrpc.beep:///a").diagnostics[0].code; // => "xmlrpc.beep/empty-host"
 * normalize("XMLRPC.beep://Example.com"); // => "xmlrpc.beep://example.com/"
 */
export const xmlrpcBeep: Scheme<ServerURI> = defineScheme({
  ...shared,
  name: "xmlrpc.beep",
  section: "5.1",
  examples: ["xmlrpc.beep://stateserver.example.com/NumberToName"],
});

/**
 * The scheme `xmlrpc.beeps`, for a session with privacy.
 *
 * @example
 * import { xmlrpcBeeps } from "uri-grammar/schemes/xmlrpc";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([xmlrpcBeeps]);
 * validate("xmlrpc.beeps:example.com").diagnostics[0].code; // => "xmlrpc.beeps/slashes"
 * normalize("xmlrpc.beeps://Example.com:"); // => "xmlrpc.beeps://example.com/"
 */
export const xmlrpcBeeps: Scheme<ServerURI> = defineScheme({
  ...shared,
  name: "xmlrpc.beeps",
  section: "5.2",
  examples: ["xmlrpc.beeps://stateserver.example.com/NumberToName"],
});
