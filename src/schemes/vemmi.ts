/**
 * The scheme `vemmi` (RFC 2122).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/vemmi.js";
import type { Vemmiurl } from "../../generated/scheme/vemmi.tree.js";
import { lowerCase } from "../core/percent.js";
import { emptyHost, ofServers } from "./shared/common.js";
import { rewrite } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { serverWords } from "./shared/words.js";

export type * from "../../generated/scheme/vemmi.tree.js";

/**
 * The scheme `vemmi`.
 *
 * @example
 * import { vemmi } from "uri-grammar/schemes/vemmi";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([vemmi]);
 * validate("vemmi://mctel.fr/demo;account").diagnostics[0].code; // => "vemmi/incomplete"
 * normalize("vemmi://mctel.fr:575/demo;Account=1"); // => "vemmi://mctel.fr/demo;account=1"
 */
export const vemmi: Scheme<Vemmiurl> = defineScheme({
  name: "vemmi",
  specification: rfc(2122, "VEMMI URL Specification"),
  section: "5",
  status: "permanent",
  grammar,
  examples: ["vemmi://zeus.mctel.fr/demo", "vemmi://mctel.fr/demo;$USERDATA=smith;account=1234"],
  requirements: [emptyHost("5"), ...ofServers],
  words: {
    ...serverWords("vemmiurl", "a vemmi URI", "an optional '/' with a service and its parameters"),
    vemmiservice: ["the service", "In the name of the service, ';' must be percent-encoded."],
    parameter: ["a parameter", "A parameter is ';', an attribute, '=' and a value."],
    attribute: ["the attribute of a parameter", "In an attribute, '=' and ';' must be percent-encoded."],
    value: ["the value of a parameter", "In a value, '=' and ';' must be percent-encoded."],
  },
  *normalize({ input, node: { parameters } }) {
    for (const { attribute } of parameters) yield* rewrite(input, attribute, lowerCase(attribute.value), "5");
  },
});
