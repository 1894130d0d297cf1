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

/** Whether a port is the one that is written without leading zeros, whatever zeros stand before it. */
export function isSamePort(port: string, other: string): boolean {
  return port.replace(/^0+(?=\d)/, "") === other;
}
