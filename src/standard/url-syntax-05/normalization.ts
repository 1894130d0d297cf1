/**
 * Normal forms by section 6 of the draft, which has three sentences on them.
 *
 * @module
 */
import type { NormalizationRules } from "../normalization.js";

export const normalization: NormalizationRules = {
  // Section 4.1 has the case of the scheme, section 6 that of the host.
  steps: { case: "6", "default-port": "6" },
  rungs: { string: "6", syntax: "6", scheme: "6" },
  hexDigits: null,
  decodable: () => new Uint8Array(0),
  ignoresHostCase: () => true,
  removeDots: (path) => path,
};
