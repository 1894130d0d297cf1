/**
 * The default ports that the schemes' own specifications give (RFC 3986 section 3.2.3).
 *
 * @module
 */

/** By scheme in lower case; a Map, so that no name from an input reaches an inherited property. */
export const defaultPorts: ReadonlyMap<string, string> = new Map([
  ["ftp", "21"],
  ["gopher", "70"],
  ["http", "80"],
  ["https", "443"],
  ["imap", "143"],
  ["ldap", "389"],
  ["ldaps", "636"],
  ["nntp", "119"],
  ["pop", "110"],
  ["prospero", "1525"],
  ["rtsp", "554"],
  ["telnet", "23"],
  ["wais", "210"],
  ["ws", "80"],
  ["wss", "443"],
]);

/** Whether a port is the one that is written without leading zeros, whatever zeros stand before it. */
export function isSamePort(port: string, other: string): boolean {
  return port.replace(/^0+(?=\d)/, "") === other;
}
