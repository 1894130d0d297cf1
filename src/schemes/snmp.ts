/**
 * The scheme `snmp` (RFC 4088).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/snmp.js";
import type { SnmpUri } from "../../generated/scheme/snmp.tree.js";
import { lowerCase } from "../core/percent.js";
import { emptyHost, ofServers, utf8 } from "./shared/common.js";
import { rewrite } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { authorityWords } from "./shared/words.js";

export type * from "../../generated/scheme/snmp.tree.js";

/**
 * The scheme `snmp`.
 *
 * @example
 * import { snmp } from "uri-grammar/schemes/snmp";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([snmp]);
 * validate("snmp://host.example/a/").diagnostics[0].code; // => "snmp/incomplete"
 * normalize("snmp://Host.example:161/a;80FF"); // => "snmp://host.example/a;80ff"
 */
export const snmp: Scheme<SnmpUri> = defineScheme({
  name: "snmp",
  specification: rfc(
    4088,
    "Uniform Resource Identifier (URI) Scheme for the Simple Network Management Protocol (SNMP)",
  ),
  section: "3",
  status: "permanent",
  grammar,
  examples: [
    "snmp://example.com/bridge1;800002b804616263",
    "snmp://example.com//1.3.6.1.2.1.1.3.*",
    "snmp://example.com//(1.3.6.1.2.1.2.2.1.7,1.3.6.1.2.1.2.2.1.8).*",
  ],
  requirements: [emptyHost("4.1"), utf8("3"), ...ofServers],
  words: {
    ...authorityWords,
    "snmp-uri": [
      "an snmp URI",
      "An snmp URI is 'snmp://', a host with an optional user and port, '/' with an optional context, and '/' with object identifiers.",
    ],
    contextName: ["the name of a context", "In the name, '/', '?' and ';' must be percent-encoded."],
    contextEngineID: ["the engine of a context", "The engine has pairs of hexadecimal digits."],
    oids: [
      "the list of object identifiers",
      "The list is one object identifier, or several ones in parentheses with ',' between them. '+' or '.*' can follow.",
    ],
    oid: ["an object identifier", "An object identifier is numbers without leading zeros, with '.' between them."],
  },
  // The engine is a sequence of octets, in hexadecimal digits.
  *normalize({ input, node: { context } }) {
    const engine = context?.contextEngineID;
    if (engine) yield* rewrite(input, engine, lowerCase(engine.value), "3");
  },
});
