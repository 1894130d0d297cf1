/**
 * The scheme `ftp` (RFC 1738 section 3.2).
 *
 * @module
 */
import type { NodeBase } from "../../tree/index.js";
import type { Ftpurl } from "../../standards/rfc1738/nodes.js";
import type { Scheme } from "../mechanism/scheme.js";
import { charactersOf, credentialsOf, decodedForm, loginForm, treeBy, urlScheme, type Credentials } from "./common.js";
import { octetsOf, refuseDelimiters } from "./octets.js";

/** An FTP command. */
export interface FTPCommand {
  readonly command: "CWD" | "TYPE" | "RETR" | "NLST";
  /** The decoded argument, with one character for each octet. It can be empty. */
  readonly argument: string;
}

/**
 * Returns the FTP commands for a url-path (RFC 1738 section 3.2.2). Each segment except the last gives `CWD`. For the
 * type `d`, the last segment gives `NLST`. Otherwise it gives `TYPE`, if the URL has a type, and `RETR`. Without a
 * type, the client must guess the transfer mode (section 3.2.3).
 *
 * `ftp://myname@host.dom/%2Fetc/motd` gives `CWD /etc` and `RETR motd`. `ftp://myname@host.dom//etc/motd` gives `CWD`
 * with a null argument, `CWD etc` and `RETR motd`. Read literally, a path that ends with "/" has an empty name: it
 * gives `RETR` with a null argument.
 *
 * @param url the tree of an FTP URL
 * @returns the commands in their order; an empty list if the url-path is absent
 * @throws {URISyntaxError} if a decoded argument contains CR or LF (section 6)
 * @throws {TypeError} if it is not a tree
 * @throws {RangeError} if it is a tree of another standard
 *
 * @example
 * import { standards } from "uri-grammar/standards";
 * import { ftpCommands } from "uri-grammar/schemes/rfc1738";
 *
 * const url = standards.rfc1738.parse("ftp://host.dom/%2Fetc/motd;type=a", { rule: "ftpurl" });
 * ftpCommands(url);
 * // => [{ command: "CWD", argument: "/etc" }, { command: "TYPE", argument: "a" }, { command: "RETR", argument: "motd" }]
 */
export function ftpCommands(url: Ftpurl): readonly FTPCommand[] {
  const own = treeBy(url, "ftpurl");
  refuseDelimiters(own, "ftp", ["fsegment"]);
  if (own.path === null) return [];
  const commands = own.path.segments.map((segment): FTPCommand => ({ command: "CWD", argument: octetsOf(segment) }));
  const argument = String(commands.pop()?.argument);
  const type = own.ftptype?.value ?? null;
  if (type?.toLowerCase() === "d") return [...commands, { command: "NLST", argument }];
  if (type !== null) commands.push({ command: "TYPE", argument: type });
  return [...commands, { command: "RETR", argument }];
}

/**
 * Returns the user and the password of a login (RFC 1738 section 3.2.1): the arguments of `USER` and `PASS`. If the URL
 * has no user but the server asks for one, the conventions of anonymous FTP apply: the user is `anonymous`, and the
 * password is the end user's mail address. If the URL has no password but the server asks for one, the client asks the
 * user.
 *
 * @param url the tree of an FTP URL
 * @returns the user and the password; `null` if absent
 * @throws {URISyntaxError} if a decoded argument contains CR or LF (section 6)
 * @throws {TypeError} if it is not a tree
 * @throws {RangeError} if it is a tree of another standard
 *
 * @example
 * import { standards } from "uri-grammar/standards";
 * import { ftpCredentials } from "uri-grammar/schemes/rfc1738";
 *
 * const url = standards.rfc1738.parse("ftp://myname@host.dom/", { rule: "ftpurl" });
 * ftpCredentials(url); // => { user: "myname", password: null }
 */
export function ftpCredentials(url: Ftpurl): Credentials {
  const own = treeBy(url, "ftpurl");
  refuseDelimiters(own, "ftp", ["user", "password"]);
  return credentialsOf(own.login);
}

/** The characters that are not reserved in a segment; "/" and ";" are. */
const IN_SEGMENT = charactersOf("?:@&=");

/**
 * The scheme `ftp` as RFC 1738 defines it.
 *
 * @example
 * import { ftp } from "uri-grammar/schemes/rfc1738";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([ftp]);
 * validate("ftp://host.dom/a;type=x", { standard: "rfc1738" }).diagnostics[0].code; // => "ftp/character"
 * normalize("FTP://HOST.dom:0021/a;TYPE=A", { standard: "rfc1738" }); // => "ftp://host.dom/a;type=a"
 */
export const ftp: Scheme<Ftpurl, NodeBase> = urlScheme("ftpurl", {
  name: "ftp",
  section: "3.2",
  status: "permanent",
  defaultPort: "21",
  examples: [
    "ftp://myname@host.dom/%2Fetc/motd",
    "ftp://myname@host.dom/etc/motd",
    "ftp://myname@host.dom//etc/motd",
    "ftp://info.cern.ch/pub/www/doc;type=d",
  ],
  place: ({ login }) => login.hostport,
  *normalize({ node: { login, path, fieldname, ftptype } }) {
    yield* loginForm(login);
    yield* decodedForm(path?.segments ?? [], IN_SEGMENT, "3.2.2");
    for (const leaf of [fieldname, ftptype]) {
      if (leaf) yield { start: leaf.start, end: leaf.end, text: leaf.value.toLowerCase(), section: "3.2.2" };
    }
  },
});
