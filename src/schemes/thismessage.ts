/**
 * The scheme `thismessage` (RFC 2557).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/thismessage.js";
import type { ThismessageURI } from "../../generated/scheme/thismessage.tree.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { hierarchyWords } from "./shared/words.js";

export type * from "../../generated/scheme/thismessage.tree.js";

/**
 * The scheme `thismessage`.
 *
 * @example
 * import { thismessage } from "uri-grammar/schemes/thismessage";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { normalize } = withSchemes([thismessage]);
 * normalize("thismessage:/a/../images/b.gif"); // => "thismessage:/images/b.gif"
 */
export const thismessage: Scheme<ThismessageURI> = defineScheme({
  name: "thismessage",
  specification: rfc(2557, "MIME Encapsulation of Aggregate Documents, such as HTML (MHTML)"),
  section: "5",
  status: "permanent",
  grammar,
  examples: ["thismessage:/"],
  words: hierarchyWords,
});
