/**
 * The names of schemes that RFC 1738 sets aside in its section 4 without saying what they mean.
 *
 * @module
 */
import type { NameSetAside } from "../standard.js";

/**
 * The names whose reservation is suggested, each with what it was proposed for.
 *
 * @example
 * import { reservedNames } from "uri-grammar/schemes/rfc1738";
 *
 * reservedNames.get("afs"); // => "Andrew File System global file names"
 */
export const reservedNames: ReadonlyMap<string, string> = new Map([
  ["afs", "Andrew File System global file names"],
  ["mid", "message identifiers for electronic mail"],
  ["cid", "content identifiers for MIME body parts"],
  ["nfs", "Network File System file names"],
  ["tn3270", "interactive 3270 emulation sessions"],
  ["mailserver", "access to data available from mail servers"],
  ["z39.50", "access to ANSI Z39.50 services"],
]);

/**
 * What RFC 1738 says of a scheme's name that it mentions without defining the scheme.
 *
 * @param name a scheme's name, in any case
 * @returns why nothing more can be known of it; `null` if the document does not mention it
 *
 * @example
 * import { nameSetAside } from "uri-grammar/schemes/rfc1738";
 *
 * nameSetAside("afs")?.message;
 * // => "This name is reserved for Andrew File System global file names; the document does not define its syntax."
 * nameSetAside("X-mine")?.code; // => "experimental"
 * nameSetAside("http"); // => null
 */
export function nameSetAside(name: string): NameSetAside | null {
  const lower = name.toLowerCase();
  const purpose = reservedNames.get(lower);
  if (purpose !== undefined) {
    const message = `This name is reserved for ${purpose}; the document does not define its syntax.`;
    return { code: "reserved", message, section: "4" };
  }
  if (!lower.startsWith("x-")) return null;
  const message = 'Names that begin with "x-" are for experiments: only the parties to one know what they mean.';
  return { code: "experimental", message, section: "4" };
}
