/**
 * Scheme names that RFC 1738 section 4 reserves without defining the schemes.
 *
 * @module
 */
import { assertString } from "../../core/arguments.js";
import type { NameSetAside } from "../standard.js";

/**
 * The names that the section suggests to reserve, each with its purpose.
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
 * Returns what RFC 1738 says about a scheme name that it mentions without defining the scheme.
 *
 * @param name the name of a scheme, in any case
 * @returns why the syntax is unknown; `null` if the document does not mention the name
 * @throws {TypeError} if the name is not a string
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
  assertString(name, "The name");
  const lower = name.toLowerCase();
  const purpose = reservedNames.get(lower);
  if (purpose !== undefined) {
    const message = `This name is reserved for ${purpose}; the document does not define its syntax.`;
    return { code: "reserved", message, section: "4" };
  }
  if (!lower.startsWith("x-")) return null;
  const message =
    'Names that begin with "x-" are experimental: their meaning is agreed between the parties that use them.';
  return { code: "experimental", message, section: "4" };
}
