/**
 * The ten schemes as RFC 1738 defines them, and functions that interpret their URLs.
 *
 * @module
 */
import { file } from "./rfc1738/file.js";
import { ftp } from "./rfc1738/ftp.js";
import { gopher } from "./rfc1738/gopher.js";
import { http } from "./rfc1738/http.js";
import { mailto } from "./rfc1738/mailto.js";
import { news, nntp } from "./rfc1738/news.js";
import { prospero } from "./rfc1738/prospero.js";
import { telnet } from "./rfc1738/telnet.js";
import { wais } from "./rfc1738/wais.js";
import type { AnyScheme } from "./mechanism/scheme.js";

export type { Credentials } from "./rfc1738/common.js";
export { file, fileLocation, type FileLocation } from "./rfc1738/file.js";
export { ftp, ftpCommands, ftpCredentials, type FTPCommand } from "./rfc1738/ftp.js";
export { gopher, gopherItem, gopherRequest, type GopherItem, type GopherPlus } from "./rfc1738/gopher.js";
export { http } from "./rfc1738/http.js";
export { mailto, mailtoAddress, type MailAddress } from "./rfc1738/mailto.js";
export { nameSetAside, reservedNames } from "../standards/rfc1738/names.js";
export type { NameSetAside } from "../standards/standard.js";
export { news, newsResource, nntp, nntpResource, type NewsResource, type NNTPResource } from "./rfc1738/news.js";
export { prospero, prosperoLink, type ProsperoLink } from "./rfc1738/prospero.js";
export { telnet, telnetCredentials } from "./rfc1738/telnet.js";
export { wais, waisResource, type WAISResource } from "./rfc1738/wais.js";

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
