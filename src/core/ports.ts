/**
 * The default ports that the schemes' own specifications give (RFC 3986 section 3.2.3).
 *
 * @module
 */
import { ports } from "../../generated/ports.js";
import { lazy } from "./lazy.js";

/** By scheme in lower case; a Map, so that no name from an input reaches an inherited property. */
const byScheme = lazy(
  () => new Map(ports.split("\n").map((line) => line.split(" ") as [scheme: string, port: string])),
);

/**
 * @param scheme the name of a scheme, in any case
 * @returns its default port without leading zeros; `undefined` if it has none, or nothing is known of it
 */
export function defaultPortOf(scheme: string): string | undefined {
  return byScheme().get(scheme.toLowerCase());
}

/** A port without the zeros in front of it. */
export function withoutZeros(port: string): string {
  return port.replace(/^0+(?=\d)/, "");
}
