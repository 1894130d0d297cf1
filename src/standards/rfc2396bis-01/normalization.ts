/**
 * Normal forms by section 6.2 of the draft.
 *
 * @module
 */
import { guardPath, removeRelativeSegments } from "../../operations/dot-segments.js";
import { lazy } from "../../core/lazy.js";
import { characterSet } from "../../core/percent.js";
import type { NormalizationRules } from "../../operations/normalize.js";
import { grammar } from "./grammar.js";

export const normalization: NormalizationRules = {
  steps: {
    case: "6.2.2.1",
    "percent-encoding": "6.2.2.2",
    "dot-segments": "6.2.2.3",
    "empty-port": "6.2.3",
    "default-port": "6.2.3",
    "port-zeros": "3.2.2",
  },
  rungs: { string: "6.2.1", syntax: "6.2.2", scheme: "6.2.3", protocol: "6.2.4" },
  hexDigits: "percent-encoding",
  // Section 2.3: only these can be decoded "without fear of creating a conflict"; decoding other marks is
  // "counterproductive".
  decodable: lazy(() =>
    characterSet((character) => grammar.test(character, { rule: "alphanum" }) || "_~".includes(character)),
  ),
  // Section 6.2.2.1 mentions the hostname only. Whether the case of a registry name matters depends on the registry.
  ignoresHostCase: ({ host }) => host !== null && grammar.test(host, { rule: "hostname" }),
  // Section 6.2.2.3 mentions absolute URI paths only. In the reference "/./g", resolution keeps the dots, too (C.2).
  removeDots: (path, { scheme, authority }) =>
    scheme !== null && path.startsWith("/") ? guardPath(removeRelativeSegments(path), authority) : path,
};
