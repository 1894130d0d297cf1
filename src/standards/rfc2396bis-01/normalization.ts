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
  // Section 2.3: these alone "without fear of creating a conflict"; to decode the other marks is "counterproductive".
  decodable: lazy(() =>
    characterSet((character) => grammar.test(character, { rule: "alphanum" }) || "_~".includes(character)),
  ),
  // Section 6.2.2.1 speaks of the hostname; what a registry's name means by its case only the registry knows.
  ignoresHostCase: ({ host }) => host !== null && grammar.test(host, { rule: "hostname" }),
  // Section 6.2.2.3 speaks of absolute URI paths. In "/./g" a reference's dots stay even when it is resolved (C.2).
  removeDots: (path, { scheme, authority }) =>
    scheme !== null && path.startsWith("/") ? guardPath(removeRelativeSegments(path), authority) : path,
};
