// The libraries of the comparison, and the functions of each that answer a question.
import * as hyperjump from "@hyperjump/uri";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import fastUri from "fast-uri";
import uriJs from "uri-js";
import * as uri from "../../dist/index.js";

/**
 * @typedef {object} Contestant
 * @property {string} name that of its package, and what the bench's contenders of it begin with
 * @property {(text: string) => boolean} isURI
 * @property {(text: string) => boolean} isURIReference
 * @property {((ref: string, base: string) => string) | null} resolve
 * @property {string | null} check a module with what tells whether a string is a URI; `null` for the platform's own
 * @property {string | null} operations a module with what parses, resolves and normalizes
 * @property {string} how what was asked, for a reader
 */

const ajv = addFormats.default(new Ajv());
const [ajvURI, ajvURIReference] = ["uri", "uri-reference"].map((format) => ajv.compile({ type: "string", format }));

/** What URL needs for a reference. */
const BASE = "http://example.com/";

/** @type {readonly Contestant[]} */
export const CONTESTANTS = [
  {
    name: "uri-grammar",
    isURI: uri.isURI,
    isURIReference: uri.isURIReference,
    resolve: uri.resolve,
    check: 'export { isURI } from "uri-grammar";',
    operations: 'export { parse, resolve, normalize } from "uri-grammar";',
    how: "`isURI`, `isURIReference`",
  },
  {
    name: "@hyperjump/uri",
    isURI: hyperjump.isUri,
    isURIReference: hyperjump.isUriReference,
    resolve: hyperjump.resolveUri,
    check: 'export { isUri } from "@hyperjump/uri";',
    operations: 'export { parseUri, resolveUri, normalizeUri } from "@hyperjump/uri";',
    how: "`isUri`, `isUriReference`",
  },
  {
    name: "ajv-formats",
    isURI: (text) => ajvURI?.(text) === true,
    isURIReference: (text) => ajvURIReference?.(text) === true,
    resolve: null,
    check: 'import { Ajv } from "ajv"; import addFormats from "ajv-formats"; export default addFormats(new Ajv());',
    operations: null,
    how: "the formats `uri` and `uri-reference`, with Ajv, which its size includes",
  },
  {
    name: "fast-uri",
    isURI: (text) => isWhole(fastUri.parse(text)),
    isURIReference: (text) => fastUri.parse(text).error === undefined,
    resolve: (ref, base) => fastUri.resolve(base, ref),
    check: 'export { parse } from "fast-uri";',
    operations: 'export { parse, resolve, normalize } from "fast-uri";',
    how: "`parse`, without an error, and for a URI with a scheme",
  },
  {
    name: "uri-js",
    isURI: (text) => isWhole(uriJs.parse(text)),
    isURIReference: (text) => uriJs.parse(text).error === undefined,
    resolve: (ref, base) => uriJs.resolve(base, ref),
    check: 'export { parse } from "uri-js";',
    operations: 'export { parse, resolve, normalize } from "uri-js";',
    how: "the same",
  },
  {
    name: "URL",
    isURI: (text) => URL.canParse(text),
    isURIReference: (text) => URL.canParse(text, BASE),
    resolve: (ref, base) => new URL(ref, base).href,
    check: null,
    operations: null,
    how: "`URL.canParse`, for a reference with a base; it follows another standard, which repairs where RFC 3986 refuses",
  },
];

/** @param {{ scheme?: string | undefined, error?: string | undefined }} parsed whether it is a URI, not a reference alone */
const isWhole = ({ scheme, error }) => error === undefined && scheme !== undefined;
