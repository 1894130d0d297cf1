/**
 * IRIs, the internationalized form of URIs (`uri-grammar/iri`, RFC 3987).
 *
 * @module
 */
import type { Nodes } from "./standards/rfc3987/nodes.js";
import { explained } from "./standards/rfc3987/explained.js";

export { diagnoseIRI } from "./standards/rfc3987/bidi.js";
export { isIRI, isIRIReference, type IRIReferenceString, type IRIString } from "./standards/rfc3987/reference.js";
export { toIRI } from "./standards/rfc3987/to-iri.js";
export { toURI, type ToURIOptions } from "./standards/rfc3987/to-uri.js";
export { URISyntaxError, type Diagnostic } from "./core/diagnostic.js";
export type * as RFC3987 from "./standards/rfc3987/nodes.js";

/**
 * Parses an IRI or a relative reference into a tree.
 *
 * @param input any string
 * @returns the tree; its root spans the whole input
 * @throws {URISyntaxError} if the input is not an IRI-reference; its diagnostic explains why. Offsets are UTF-16 code
 *   units
 * @throws {TypeError} if the input is not a string
 *
 * @example
 * import { parseIRI } from "uri-grammar/iri";
 *
 * parseIRI("http://example.org/ros\u00E9").path.segments.map(({ value }) => value); // => ["ros\u00E9"]
 */
export function parseIRI(input: string): Nodes["IRI-reference"] {
  return explained.parse(input);
}
