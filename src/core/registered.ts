/**
 * The names in IANA's registry of URI schemes.
 *
 * @module
 */
import { registered } from "../../generated/registry.js";

let names: ReadonlySet<string> | undefined;

/** Returns whether a scheme, in lower case, is registered. The names are read only when this is first asked. */
export function isRegistered(scheme: string): boolean {
  names ??= new Set(Object.values(registered).flatMap((lines) => lines.split("\n").map(nameOf)));
  return names.has(scheme);
}

/** Returns the name at the beginning of a line of the registry. */
function nameOf(line: string): string {
  return line.replace(/ .*/, "");
}
