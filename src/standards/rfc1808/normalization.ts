/**
 * Normal forms by section 2.1 of RFC 1808, which takes the components from RFC 1738.
 *
 * @module
 */
import { characterSet } from "../../core/percent.js";
import { lazy } from "../../core/lazy.js";
import type { NormalizationRules } from "../../operations/normalize.js";
import { grammar } from "./grammar.js";

export const normalization: NormalizationRules = {
  // RFC 1738 section 2.1 ignores the case of schemes, its section 2.2 compares escapes, and its section 3.1 defines the
  // port.
  steps: { case: "2.1", "percent-encoding": "2.1", "default-port": "2.1", "port-zeros": "2.1" },
  rungs: { string: "2.1", syntax: "2.1", scheme: "2.1" },
  hexDigits: "percent-encoding",
  // "." stays encoded: a decoded "." could form a dot-segment, which resolution would remove.
  decodable: lazy(() =>
    characterSet((character) => grammar.test(character, { rule: "unreserved" }) && character !== "."),
  ),
  ignoresHostCase: () => false,
  removeDots: null,
};
