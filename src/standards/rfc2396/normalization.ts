/**
 * Normal forms by section 6 of RFC 2396, which has three sentences about them, and by the rules for escapes in
 * section 2.
 *
 * @module
 */
import { lazy } from "../../core/lazy.js";
import { characterSet } from "../../core/percent.js";
import type { NormalizationRules } from "../../operations/normalize.js";
import { grammar } from "./grammar.js";

export const normalization: NormalizationRules = {
  steps: { case: "6", "percent-encoding": "2.3", "default-port": "6", "port-zeros": "3.2.2" },
  rungs: { string: "6", syntax: "6", scheme: "6" },
  hexDigits: "percent-encoding",
  // Section 2.3. "." stays encoded: a decoded "." could form a dot-segment, which resolution would remove.
  decodable: lazy(() =>
    characterSet((character) => grammar.test(character, { rule: "unreserved" }) && character !== "."),
  ),
  // Section 6 mentions the hostname only. Whether the case of a registry name matters depends on the registry.
  ignoresHostCase: ({ host }) => host !== null && grammar.test(host, { rule: "hostname" }),
  // Section 5: dot-segments "are only considered special when resolving a relative-path reference".
  removeDots: null,
};
