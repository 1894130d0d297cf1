/**
 * The ten schemes as RFC 1738 defines them, and functions that interpret their URLs.
 *
 * @module
 */
import {
  file,
  ftp,
  gopher,
  http,
  mailto,
  news,
  nntp,
  prospero,
  telnet,
  wais,
} from "../../generated/standard/rfc1738.js";
import type { AnyScheme } from "./mechanism/scheme.js";

export * from "../../generated/standard/rfc1738.js";
export type { Credentials } from "./rfc1738/common.js";
export { gopherItem, gopherRequest, type GopherItem, type GopherPlus } from "./rfc1738/gopher.js";
export * from "./rfc1738/locations.js";
export { mailtoAddress, type MailAddress } from "./rfc1738/mailto.js";
export * from "./rfc1738/news.js";
export { nameSetAside, reservedNames } from "../standards/rfc1738/names.js";
export type { NameSetAside } from "../standards/standard.js";

/**
 * All ten schemes, in the order of section 3.
 *
 * @example
 * import { rfc1738Schemes } from "uri-grammar/schemes/rfc1738";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes(rfc1738Schemes);
 * validate("ftp://host.dom/a;type=x", { standard: "rfc1738" }).diagnostics[0].code; // => "ftp/character"
 */
export const rfc1738Schemes: readonly AnyScheme[] = Object.freeze([
  ftp,
  http,
  gopher,
  mailto,
  news,
  nntp,
  telnet,
  wais,
  file,
  prospero,
]);
