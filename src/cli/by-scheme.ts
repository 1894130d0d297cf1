/**
 * What commands use of the schemes. The module `schemes.ts` loads it for commands that may not need it.
 *
 * @module
 */
import { schemes } from "../schemes/index.js";
import type { StandardId } from "../standards/index.js";

export { parse, redact, validate } from "../schemes/index.js";
export { schemeWarnings } from "../schemes/mechanism/scheme-advice.js";

/** Returns the names of the known schemes whose URIs a standard defines. */
export function schemeNames(standard: StandardId): readonly string[] {
  return [...schemes.values()].filter((each) => each.standard === standard).map(({ name }) => name);
}
