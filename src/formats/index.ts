/**
 * URIs in documents of many formats.
 *
 * @module
 */
export { findIn, findInCSS, findInHTML, findInJSON, findInMarkdown, findInText, findInYAML } from "./find-in.js";
export { replaceIn, type RefusedReplacement, type Replacement } from "./replace.js";
export type { FindInOptions } from "./search.js";
export { formatOf, formats, type Format } from "./format.js";
export type { Found, FoundReference, FoundTemplate, RefusedReference, Span } from "../context/find.js";
