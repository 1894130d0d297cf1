/**
 * The scheme `blob` (W3C File API, section "Model").
 *
 * @module
 */
import { grammar } from "../../generated/scheme/blob.js";
import type { BlobURL } from "../../generated/scheme/blob.tree.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { page } from "./mechanism/specification.js";

export type * from "../../generated/scheme/blob.tree.js";

/**
 * The scheme `blob`.
 *
 * @example
 * import { blob } from "uri-grammar/schemes/blob";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([blob]);
 * validate("blob:https://example.org/40a5fb5a-d56d-4a33-b4e2-0acf6a8e5f64").ok; // => true
 * validate("blob:https://example.org/").diagnostics[0].code; // => "blob/incomplete"
 */
export const blob: Scheme<BlobURL> = defineScheme({
  name: "blob",
  specification: page(
    "File API",
    "A URL for Blob and MediaSource reference",
    "https://www.w3.org/TR/FileAPI/#url-model",
  ),
  section: '"Model"',
  status: "provisional",
  grammar,
  examples: [
    "blob:http://example.com/550e8400-e29b-41d4-a716-446655440000",
    "blob:https://example.org/40a5fb5a-d56d-4a33-b4e2-0acf6a8e5f64",
  ],
  words: {
    "blob-URL": ["a blob URL", "A blob URL is 'blob:', an origin such as 'https://example.org', '/' and a UUID."],
    UUID: ["a UUID", "A UUID has 8, 4, 4, 4 and 12 hexadecimal digits, with '-' between them."],
  },
  // A browser looks up the whole text. An empty path before the UUID is not the path of a server.
  without: ["dot-segments", "empty-path"],
});
