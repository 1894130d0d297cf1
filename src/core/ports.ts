/**
 * The default ports that the scheme specifications define (RFC 3986 section 3.2.3).
 *
 * @module
 */
import { ports } from "../../generated/ports.js";
import { lazy } from "./lazy.js";

/** Default ports by lower-case scheme. A Map, so that input such as `__proto__` cannot reach inherited properties. */
const byScheme = /* @__PURE__ */ lazy(
  () => new Map(ports.split("\n").map((line) => line.split(" ") as [scheme: string, port: string])),
);

/**
 * Returns the default port of a scheme.
 *
 * @param scheme the name of a scheme, in any case
 * @returns the port without leading zeros; `undefined` if the scheme has no default port or is unknown
 */
export function defaultPortOf(scheme: string): string | undefined {
  return byScheme().get(scheme.toLowerCase());
}

/** The greatest port of TCP and UDP, which have 16 bits for it. */
export const LAST_PORT = 0xffff;

/** Removes the leading zeros of a port. */
export function withoutZeros(port: string): string {
  return port.replace(/^0+(?=\d)/, "");
}

/** About a port that does not fit in 16 bits. */
export const PORT_RANGE = "A port is at most 65535.";

/** About a host that is empty, where a URI has `//`. */
export const NO_HOST = "The host is missing. Write it after '//'.";
