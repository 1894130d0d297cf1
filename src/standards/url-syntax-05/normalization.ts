/**
 * Normal forms by section 6 of the draft, which has three sentences about them, and by the rules for escapes in section
 * 2.
 *
 * @module
 */
import { lazy } from "../../core/lazy.js";
import { characterSet } from "../../core/percent.js";
import type { NormalizationRules } from "../../operations/normalize.js";
import { grammar } from "./grammar.js";

export const normalization: NormalizationRules = {
  // Section 4.1 defines the case of the scheme, section 6 the case of the host.
  steps: { case: "6", "percent-encoding": "2.4.2", "default-port": "6", "port-zeros": "4.3.1" },
  rungs: { string: "6", syntax: "6", scheme: "6" },
  hexDigits: "percent-encoding",
  // Sections 2.3 and 2.4.2. "." stays encoded: a decoded "." could form a dot-segment, which resolution would remove.
  decodable: lazy(() =>
    characterSet((character) => grammar.test(character, { rule: "unreserved" }) && character !== "."),
  ),
  ignoresHostCase: () => true,
  removeDots: null,
};
