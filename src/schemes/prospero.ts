/**
 * The scheme `prospero` (RFC 4157).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/prospero.js";
import type { ProsperoURL } from "../../generated/scheme/prospero.tree.js";
import { emptyHost, portRange } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/prospero.tree.js";

/**
 * The scheme `prospero`.
 *
 * @example
 * import { prospero } from "uri-grammar/schemes/prospero";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([prospero]);
 * validate("prospero:///a").diagnostics[0].code; // => "prospero/empty-host"
 */
export const prospero: Scheme<ProsperoURL> = defineScheme({
  name: "prospero",
  specification: rfc(4157, "The prospero URI Scheme"),
  section: "2",
  status: "historical",
  grammar,
  examples: ["prospero://example.com//pros/name"],
  requirements: [emptyHost("2"), portRange],
  // No significance may be assumed for the slashes of a name.
  without: ["dot-segments"],
});
