/**
 * Normal forms by RFC 3986 sections 6.2.2 and 6.2.3.
 *
 * @module
 */
import { guardPath, removeDotSegments } from "../../operations/dot-segments.js";
import { lazy } from "../../core/lazy.js";
import { characterSet } from "../../core/percent.js";
import type { NormalizationRules } from "../../operations/normalization.js";
import { rfc3986 } from "./index.js";

export const normalization: NormalizationRules = {
  steps: {
    case: "6.2.2.1",
    "percent-encoding": "6.2.2.2",
    "dot-segments": "6.2.2.3",
    "empty-path": "6.2.3",
    "empty-port": "6.2.3",
    "default-port": "6.2.3",
  },
  rungs: { string: "6.2.1", syntax: "6.2.2", scheme: "6.2.3", protocol: "6.2.4" },
  hexDigits: "case",
  // Section 2.3: an unreserved character and its percent-encoding are equivalent.
  decodable: lazy(() => characterSet((character) => rfc3986.test(character, "unreserved"))),
  // Section 3.2.2.
  ignoresHostCase: () => true,
  // What a relative path's dot-segments stand for only resolution knows.
  removeDots: (path, { scheme, authority }) =>
    scheme !== null || authority !== null || path.startsWith("/")
      ? guardPath(removeDotSegments(path), authority)
      : path,
};
