/**
 * The scheme `cap` (RFC 4324).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/cap.js";
import type { Capurl } from "../../generated/scheme/cap.tree.js";
import { emptyHost, ofServers } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { serverWords } from "./shared/words.js";

export type * from "../../generated/scheme/cap.tree.js";

/**
 * The scheme `cap`.
 *
 * @example
 * import { cap } from "uri-grammar/schemes/cap";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([cap]);
 * validate("cap:example.com/Doug").diagnostics[0].code; // => "cap/slashes"
 * normalize("cap://Cal.example.com:1026"); // => "cap://cal.example.com/"
 */
export const cap: Scheme<Capurl> = defineScheme({
  name: "cap",
  specification: rfc(4324, "Calendar Access Protocol (CAP)"),
  section: "5",
  status: "permanent",
  grammar,
  examples: ["cap://cal.example.com/Company/Holidays"],
  requirements: [emptyHost("5"), ...ofServers],
  words: serverWords("capurl", "a cap URI", "'/' with the name of a calendar"),
});
