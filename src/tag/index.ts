/**
 * Tags for template literals that write values into URIs (`uri-grammar/tag`). The place of a hole decides how its value is
 * written, so no value can change the structure of a URI.
 *
 * @module
 */
export { uri, uriReference, type TagOptions, type TagValue, type URITag } from "./uri.js";
export { iri } from "./iri.js";
export {
  path,
  raw,
  type HoleParameter,
  type HoleParameters,
  type HoleText,
  type RawText,
  type Segments,
} from "./values.js";
export { URISyntaxError, type Diagnostic, type Edit, type Repair, type Severity } from "../core/diagnostic.js";
