// The libraries of the comparison, with their functions for each question.
import * as hyperjump from "@hyperjump/uri";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import fastUri from "fast-uri";
import uriJs from "uri-js";
import * as uri from "../../dist/index.js";

/**
 * @typedef {object} Contestant
 * @property {string} name the name of its package; the names of its contenders begin with it
 * @property {(text: string) => boolean} isURI
 * @property {(text: string) => boolean} isURIReference
 * @property {((ref: string, base: string) => string) | null} resolve
 * @property {((text: string) => string) | null} normalize
 * @property {string | null} check a module that exports the check for URIs; `null` for built-in classes
 * @property {string | null} operations a module that exports parsing, resolution and normalization
 * @property {string} how a description of the functions used, for readers
 */

const ajv = addFormats.default(new Ajv());
const [ajvURI, ajvURIReference] = ["uri", "uri-reference"].map((format) => ajv.compile({ type: "string", format }));

/** The base that URL needs to parse a reference. */
const BASE = "http://example.com/";

/** @type {readonly Contestant[]} */
export const CONTESTANTS = [
  {
    name: "uri-grammar",
    isURI: uri.isURI,
    isURIReference: uri.isURIReference,
    resolve: uri.resolve,
    normalize: uri.normalize,
    check: 'export { isURI } from "uri-grammar";',
    operations: 'export { parse, resolve, normalize } from "uri-grammar";',
    how: "`isURI`, `isURIReference`",
  },
  {
    name: "@hyperjump/uri",
    isURI: hyperjump.isUri,
    isURIReference: hyperjump.isUriReference,
    resolve: hyperjump.resolveUri,
    normalize: hyperjump.normalizeUri,
    check: 'export { isUri } from "@hyperjump/uri";',
    operations: 'export { parseUri, resolveUri, normalizeUri } from "@hyperjump/uri";',
    how: "`isUri`, `isUriReference`",
  },
  {
    name: "ajv-formats",
    isURI: (text) => ajvURI?.(text) === true,
    isURIReference: (text) => ajvURIReference?.(text) === true,
    resolve: null,
    normalize: null,
    check: 'import { Ajv } from "ajv"; import addFormats from "ajv-formats"; export default addFormats(new Ajv());',
    operations: null,
    how: "the formats `uri` and `uri-reference`, with Ajv, which its size includes",
  },
  {
    name: "fast-uri",
    isURI: (text) => isWhole(fastUri.parse(text)),
    isURIReference: (text) => fastUri.parse(text).error === undefined,
    resolve: (ref, base) => fastUri.resolve(base, ref),
    normalize: (text) => fastUri.normalize(text),
    check: 'export { parse } from "fast-uri";',
    operations: 'export { parse, resolve, normalize } from "fast-uri";',
    how: "`parse`, without an error, and for a URI with a scheme",
  },
  {
    name: "uri-js",
    isURI: (text) => isWhole(uriJs.parse(text)),
    isURIReference: (text) => uriJs.parse(text).error === undefined,
    resolve: (ref, base) => uriJs.resolve(base, ref),
    normalize: (text) => uriJs.normalize(text),
    check: 'export { parse } from "uri-js";',
    operations: 'export { parse, resolve, normalize } from "uri-js";',
    how: "the same",
  },
  {
    name: "URL",
    isURI: (text) => URL.canParse(text),
    isURIReference: (text) => URL.canParse(text, BASE),
    resolve: (ref, base) => new URL(ref, base).href,
    normalize: (text) => new URL(text).href,
    check: null,
    operations: null,
    how: "`URL.canParse`, for a reference with a base; it follows another standard, which repairs where RFC 3986 refuses",
  },
];

/**
 * @param {{ scheme?: string | undefined, error?: string | undefined }} parsed
 * @returns whether the string is a URI and not only a reference
 */
const isWhole = ({ scheme, error }) => error === undefined && scheme !== undefined;
