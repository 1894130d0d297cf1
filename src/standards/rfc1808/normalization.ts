/**
 * Normal forms by section 2.1 of RFC 1808, which takes the scheme and the net_loc from RFC 1738.
 *
 * @module
 */
import { characterSet } from "../../core/percent.js";
import { lazy } from "../../core/lazy.js";
import type { NormalizationRules } from "../../operations/normalize.js";

export const normalization: NormalizationRules = {
  // RFC 1738 section 2.1 ignores the case of schemes, and its section 3.1 defines the port. No text equates an escape
  // with its character.
  steps: { case: "2.1", "default-port": "2.1", "port-zeros": "2.1" },
  rungs: { string: "2.1", syntax: "2.1", scheme: "2.1" },
  hexDigits: "percent-encoding",
  decodable: lazy(() => characterSet(() => false)),
  ignoresHostCase: () => false,
  removeDots: null,
};
