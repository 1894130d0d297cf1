/**
 * The scheme `dav` (RFC 4918 section 21.1).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/dav.js";
import type { DAVURI } from "../../generated/scheme/dav.tree.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { hierarchyWords } from "./shared/words.js";

export type * from "../../generated/scheme/dav.tree.js";

/**
 * The scheme `dav`, which the document writes in capitals.
 *
 * @example
 * import { dav } from "uri-grammar/schemes/dav";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([dav]);
 * validate("DAV:").ok; // => true
 */
export const dav: Scheme<DAVURI> = defineScheme({
  name: "dav",
  specification: rfc(4918, "HTTP Extensions for Web Distributed Authoring and Versioning (WebDAV)"),
  section: "21.1",
  status: "permanent",
  grammar,
  examples: ["DAV:", "DAV:creationdate", "DAV:getcontentlength"],
  words: { ...hierarchyWords, "DAV-URI": ["a DAV URI", "A DAV URI is 'DAV:' and a name."] },
});
