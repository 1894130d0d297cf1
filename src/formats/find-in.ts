/**
 * Finds URIs in documents: as the readers of a format see them, without its escapes, and with the places in the document.
 *
 * @module
 */
import type { Found } from "../context/find.js";
import { css } from "./css.js";
import { readersOf, readFormat, type Format } from "./format.js";
import { json } from "./json.js";
import { scanOf } from "./scanners.js";
import { findWith, type FindInOptions } from "./search.js";
import { yaml } from "./yaml.js";

/**
 * Finds the URIs in a document of a format. The escapes of the format are decoded: `&amp;` in HTML, `\/` in JSON, `\-` in
 * manual pages. All offsets are offsets in the document, and repairs are written with the format's escapes. Where the format,
 * or the name of a key, a column, an attribute or an element, says that a value is a reference, all of it is judged.
 *
 * @param document the document
 * @param format the format; `formatOf` tells it by the name of a file
 * @param options what to find; see `find`
 * @returns the references and templates in the order of the document. `reference` is the text without escapes. Offsets are
 *   in UTF-16 code units, half-open. The time is linear in the length of the document.
 * @throws {RangeError} if the format is unknown, or the standard is unknown or does not define relative references
 * @throws {TypeError} if the document or the format is not a string, or an option has the wrong type
 *
 * @example
 * import { findIn } from "uri-grammar/formats";
 *
 * const [found] = findIn('<a href="https://example.com/?a=1&amp;b=2">', "html");
 * [found?.reference, found?.start, found?.end]; // => ["https://example.com/?a=1&b=2", 9, 41]
 */
export function findIn(document: string, format: Format, options?: FindInOptions): readonly Found[] {
  const read = readFormat(format);
  return findWith(document, scanOf(read), readersOf(read), options);
}

/**
 * Finds the URIs in HTML. Scripts and styles are read by their languages. See `findIn`.
 *
 * @param document the document
 * @param options what to find; see `find`
 * @returns the references and templates in the order of the document, with offsets in UTF-16 code units, half-open
 * @throws {RangeError} if the standard is unknown or does not define relative references
 * @throws {TypeError} if the document is not a string, or an option has the wrong type
 *
 * @example
 * import { findInHTML } from "uri-grammar/formats";
 *
 * findInHTML('<img srcset="https://a.example/1.png 1x">').map(({ reference }) => reference); // => ["https://a.example/1.png"]
 */
export function findInHTML(document: string, options?: FindInOptions): readonly Found[] {
  return findWith(document, scanOf("html"), readersOf("html"), options);
}

/**
 * Finds the URIs in Markdown, GitHub's included. See `findIn`.
 *
 * @param document the document
 * @param options what to find; see `find`
 * @returns the references and templates in the order of the document, with offsets in UTF-16 code units, half-open
 * @throws {RangeError} if the standard is unknown or does not define relative references
 * @throws {TypeError} if the document is not a string, or an option has the wrong type
 *
 * @example
 * import { findInMarkdown } from "uri-grammar/formats";
 *
 * findInMarkdown('[a](https://a.example/x\\_y)').map(({ reference }) => reference); // => ["https://a.example/x_y"]
 */
export function findInMarkdown(document: string, options?: FindInOptions): readonly Found[] {
  return findWith(document, scanOf("markdown"), readersOf("markdown"), options);
}

/**
 * Finds the URIs in JSON, JSON5, JSONC or NDJSON. See `findIn`.
 *
 * @param document the document
 * @param options what to find; see `find`
 * @returns the references and templates in the order of the document, with offsets in UTF-16 code units, half-open
 * @throws {RangeError} if the standard is unknown or does not define relative references
 * @throws {TypeError} if the document is not a string, or an option has the wrong type
 *
 * @example
 * import { findInJSON } from "uri-grammar/formats";
 *
 * findInJSON('["https:\\/\\/a.example\\/"]').map(({ reference }) => reference); // => ["https://a.example/"]
 */
export function findInJSON(document: string, options?: FindInOptions): readonly Found[] {
  return findWith(document, json, readersOf("json"), options);
}

/**
 * Finds the URIs in YAML. See `findIn`.
 *
 * @param document the document
 * @param options what to find; see `find`
 * @returns the references and templates in the order of the document, with offsets in UTF-16 code units, half-open
 * @throws {RangeError} if the standard is unknown or does not define relative references
 * @throws {TypeError} if the document is not a string, or an option has the wrong type
 *
 * @example
 * import { findInYAML } from "uri-grammar/formats";
 *
 * findInYAML("home: https://a.example/ # http://b.example/").map(({ reference }) => reference); // => ["https://a.example/", "http://b.example/"]
 */
export function findInYAML(document: string, options?: FindInOptions): readonly Found[] {
  return findWith(document, yaml, readersOf("yaml"), options);
}

/**
 * Finds the URIs in CSS. See `findIn`.
 *
 * @param document the document
 * @param options what to find; see `find`
 * @returns the references and templates in the order of the document, with offsets in UTF-16 code units, half-open
 * @throws {RangeError} if the standard is unknown or does not define relative references
 * @throws {TypeError} if the document is not a string, or an option has the wrong type
 *
 * @example
 * import { findInCSS } from "uri-grammar/formats";
 *
 * findInCSS("a { background: url( https://a.example/b.png ) }").map(({ reference }) => reference); // => ["https://a.example/b.png"]
 */
export function findInCSS(document: string, options?: FindInOptions): readonly Found[] {
  return findWith(document, css(false), readersOf("css"), options);
}

/**
 * Finds the URIs in plain text, like `find`, and IRIs. See `findIn`.
 *
 * @param document the document
 * @param options what to find; see `find`
 * @returns the references and templates in the order of the document, with offsets in UTF-16 code units, half-open
 * @throws {RangeError} if the standard is unknown or does not define relative references
 * @throws {TypeError} if the document is not a string, or an option has the wrong type
 *
 * @example
 * import { findInText } from "uri-grammar/formats";
 *
 * findInText("(See https://a.example/.)").map(({ reference }) => reference); // => ["https://a.example/"]
 */
export function findInText(document: string, options?: FindInOptions): readonly Found[] {
  return findWith(document, null, readersOf("text"), options);
}
