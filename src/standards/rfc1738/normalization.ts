/**
 * Normal forms by RFC 1738 sections 2.1, 2.2 and 3.1.
 *
 * @module
 */
import { lazy } from "../../core/lazy.js";
import { characterSet } from "../../core/percent.js";
import type { NormalizationRules } from "../../operations/normalize.js";
import { grammar } from "./grammar.js";

export const normalization: NormalizationRules = {
  steps: { case: "2.1", "percent-encoding": "2.2", "default-port": "3.1", "port-zeros": "3.1" },
  rungs: { string: "2", syntax: "2.2", scheme: "3.1" },
  hexDigits: "percent-encoding",
  // Section 2.2: a character without a reserved purpose is equivalent to its encoding. "*" is reserved in news URLs.
  decodable: lazy(() =>
    characterSet((character) => grammar.test(character, { rule: "unreserved" }) && character !== "*"),
  ),
  ignoresHostCase: () => false,
  removeDots: null,
};
