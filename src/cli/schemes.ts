/**
 * The schemes, for runs that may not need them: loading them takes three times as long as starting Node.
 *
 * @module
 */
import { present } from "../core/invariant.js";

/** What commands use of the schemes. */
export type Schemes = typeof import("./by-scheme.js");

let loaded: Schemes | null = null;

/** Loads the schemes, before anything is read. */
export async function loadSchemes(): Promise<void> {
  loaded ??= await import("./by-scheme.js");
}

/** Returns the schemes; `null` if nothing has loaded them. */
export const schemesIfLoaded = (): Schemes | null => loaded;

/** Returns the schemes, which were loaded before. */
export const loadedSchemes = (): Schemes => present(loaded, "the schemes of this run");
