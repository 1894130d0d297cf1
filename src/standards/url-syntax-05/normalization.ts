/**
 * Normal forms by section 6 of the draft, which has three sentences on them, and by what section 2 says of escapes.
 *
 * @module
 */
import { lazy } from "../../core/lazy.js";
import { characterSet } from "../../core/percent.js";
import type { NormalizationRules } from "../../operations/normalize.js";
import { grammar } from "./grammar.js";

export const normalization: NormalizationRules = {
  // Section 4.1 has the case of the scheme, section 6 that of the host.
  steps: { case: "6", "percent-encoding": "2.4.2", "default-port": "6", "port-zeros": "4.3.1" },
  rungs: { string: "6", syntax: "6", scheme: "6" },
  hexDigits: "percent-encoding",
  // Sections 2.3 and 2.4.2. A decoded "." could make a dot-segment, which resolution would then remove.
  decodable: lazy(() =>
    characterSet((character) => grammar.test(character, { rule: "unreserved" }) && character !== "."),
  ),
  ignoresHostCase: () => true,
  removeDots: null,
};
