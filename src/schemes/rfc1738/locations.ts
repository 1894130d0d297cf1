/**
 * What URLs of the schemes `ftp`, `telnet`, `wais`, `file` and `prospero` mean (RFC 1738 sections 3.2 and 3.8 to 3.11).
 *
 * @module
 */
import type { Fileurl, Ftpurl, Prosperourl, Telneturl, Waisurl } from "../../standards/rfc1738/nodes.js";
import { credentialsOf, isLocal, treeBy, type Credentials } from "./common.js";
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

/**
 * Returns the user and the password that a telnet URL suggests (RFC 1738 section 3.8). A client only displays them to
 * its user.
 *
 * @param url the tree of a telnet URL
 * @returns the user and the password; `null` if absent
 * @throws {URISyntaxError} if it is the tree of another URL
 * @throws {TypeError} if it is not a tree
 * @throws {RangeError} if it is a tree of another standard
 *
 * @example
 * import { standards } from "uri-grammar/standards";
 * import { telnetCredentials } from "uri-grammar/schemes/rfc1738";
 *
 * const url = standards.rfc1738.parse("telnet://user@host.dom:23/", { rule: "telneturl" });
 * telnetCredentials(url); // => { user: "user", password: null }
 */
export function telnetCredentials(url: Telneturl): Credentials {
  return credentialsOf(treeBy(url, "telneturl").login);
}

/** The resource that a WAIS URL designates, in one of three forms. Each string has one character for each octet. */
export type WAISResource =
  /** A searchable database. */
  | { readonly type: "database"; readonly database: string }
  /** A search in a database. */
  | { readonly type: "search"; readonly database: string; readonly search: string }
  /** A document in a database: its WAIS type, and its identifier, which only the server interprets. */
  | { readonly type: "document"; readonly database: string; readonly wtype: string; readonly documentId: string };

/**
 * Returns the resource that a WAIS URL designates (RFC 1738 section 3.9).
 *
 * @param url the tree of a WAIS URL
 * @returns a database, a search in it, or a document
 * @throws {URISyntaxError} if it is the tree of another URL
 * @throws {TypeError} if it is not a tree
 * @throws {RangeError} if it is a tree of another standard
 *
 * @example
 * import { standards } from "uri-grammar/standards";
 * import { waisResource } from "uri-grammar/schemes/rfc1738";
 *
 * const url = standards.rfc1738.parse("wais://host.dom/database?search", { rule: "waisurl" });
 * waisResource(url); // => { type: "search", database: "database", search: "search" }
 */
export function waisResource(url: Waisurl): WAISResource {
  const own = treeBy(url, "waisurl");
  const database = octetsOf(own.database);
  switch (own.type) {
    case "waisdatabase":
      return { type: "database", database };
    case "waisindex":
      return { type: "search", database, search: octetsOf(own.search) };
    case "waisdoc":
      return { type: "document", database, wtype: octetsOf(own.wtype), documentId: octetsOf(own.wpath) };
  }
}

/** The location of a file. */
export interface FileLocation {
  /** The host on which the path is accessible; `null` for the machine that interprets the URL. */
  readonly host: string | null;
  /** The directories of the path. Each string has one character for each octet. */
  readonly directories: readonly string[];
  /** The name in the last directory; empty if the path ends with "/". */
  readonly name: string;
}

/**
 * Returns the location that a file URL designates (RFC 1738 section 3.10). An empty host and `localhost` mean the same.
 *
 * `file://vms.host.edu/disk$user/my/notes/note12345.txt` is the name `note12345.txt` in the directories `disk$user`,
 * `my` and `notes`. Each system decides how this maps to its own file names.
 *
 * @param url the tree of a file URL
 * @returns the host (`null` for the local machine), the directories and the name. Each string has one character for
 *   each octet.
 * @throws {URISyntaxError} if it is the tree of another URL
 * @throws {TypeError} if it is not a tree
 * @throws {RangeError} if it is a tree of another standard
 *
 * @example
 * import { standards } from "uri-grammar/standards";
 * import { fileLocation } from "uri-grammar/schemes/rfc1738";
 *
 * const url = standards.rfc1738.parse("file://vms.host.edu/disk$user/notes/note1.txt", { rule: "fileurl" });
 * fileLocation(url); // => { host: "vms.host.edu", directories: ["disk$user", "notes"], name: "note1.txt" }
 */
export function fileLocation(url: Fileurl): FileLocation {
  const { host, path } = treeBy(url, "fileurl");
  const directories = path.segments.map(octetsOf);
  const name = String(directories.pop());
  return { host: host === null || isLocal(host.value) ? null : host.value, directories, name };
}

/** The object that a Prospero URL designates. Each string has one character for each octet. */
export interface ProsperoLink {
  /** The host-specific object name. It is opaque, and its slashes need not mean a hierarchy. */
  readonly hsoname: string;
  /** The fields that also identify the target, such as `OBJECT-VERSION`, in the order of the URL. */
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/**
 * Returns the object that a Prospero URL designates (RFC 1738 section 3.11).
 *
 * `prospero://host.dom//pros/name` has the hsoname `/pros/name`. The first slash belongs to the URL's syntax.
 *
 * @param url the tree of a Prospero URL
 * @returns the host-specific object name and the fields
 * @throws {URISyntaxError} if it is the tree of another URL
 * @throws {TypeError} if it is not a tree
 * @throws {RangeError} if it is a tree of another standard
 *
 * @example
 * import { standards } from "uri-grammar/standards";
 * import { prosperoLink } from "uri-grammar/schemes/rfc1738";
 *
 * const url = standards.rfc1738.parse("prospero://host.dom//pros/name;OBJECT-VERSION=1", { rule: "prosperourl" });
 * prosperoLink(url); // => { hsoname: "/pros/name", fields: [{ name: "OBJECT-VERSION", value: "1" }] }
 */
export function prosperoLink(url: Prosperourl): ProsperoLink {
  const { path, fields } = treeBy(url, "prosperourl");
  return {
    hsoname: path.segments.map(octetsOf).join("/"),
    fields: fields.map(({ fieldname, fieldvalue }) => ({ name: octetsOf(fieldname), value: octetsOf(fieldvalue) })),
  };
}
