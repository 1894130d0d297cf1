/**
 * The scheme `smb` (draft-crhertel-smb-url-12).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/smb.js";
import type { SmbAbsURI } from "../../generated/scheme/smb.tree.js";
import { portRange } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { draft } from "./mechanism/specification.js";
import { authorityWords } from "./shared/words.js";

export type * from "../../generated/scheme/smb.tree.js";

/**
 * The scheme `smb`.
 *
 * @example
 * import { smb } from "uri-grammar/schemes/smb";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([smb]);
 * validate("smb://server/dirpath/file.name").ok; // => true
 * validate("smb://server?NODE=H").diagnostics[0].code; // => "smb/character"
 */
export const smb: Scheme<SmbAbsURI> = defineScheme({
  name: "smb",
  specification: draft("draft-crhertel-smb-url-12", "SMB File Sharing URI Scheme"),
  section: "5",
  status: "provisional",
  grammar,
  examples: ["smb://server/dirpath/file.name", "smb://jcifs/?CALLED=VIRTSERV;NBNS=172.24.19.18"],
  requirements: [...portRange],
  words: {
    ...authorityWords,
    "smb-absURI": [
      "an smb URI",
      "An smb URI is 'smb://', an optional user with '@', which ';' separates from a domain before it, a server, an optional port, and a path. '?' and NetBIOS parameters can follow.",
    ],
    "path-absolute": ["a path", "A path begins with one '/', not with '//'."],
    keyword: ["a keyword", "A keyword is 'BROADCAST', 'CALLED', 'CALLING', 'NBNS', 'NODETYPE', 'SCOPE' or 'WINS'."],
    value: ["the value of a keyword", "'=' and a value follow the keyword. ';' separates two parameters."],
  },
});
