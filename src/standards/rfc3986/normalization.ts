/**
 * Normal forms by RFC 3986 sections 6.2.2 and 6.2.3.
 *
 * @module
 */
import { normalPath } from "../../operations/dot-segments.js";
import { lazy } from "../../core/lazy.js";
import { setOf } from "../../core/percent.js";
import {
  normalizer,
  stepsOf,
  type Normalization,
  type NormalizationRules,
  type NormalizationStep,
  type NormalizeOptions,
  type Normalizer,
} from "../../operations/normalize.js";
import { UNRESERVED } from "../../../generated/rfc3986.characters.js";
import type { NodeBase } from "../../tree/node.js";
import type { SameRule } from "./reference.js";
import { references } from "./references.js";

export const normalization: NormalizationRules = {
  steps: {
    case: "6.2.2.1",
    "percent-encoding": "6.2.2.2",
    "dot-segments": "6.2.2.3",
    "empty-path": "6.2.3",
    "empty-port": "6.2.3",
    "default-port": "6.2.3",
    "port-zeros": "3.2.3",
  },
  optional: { ipv6: "RFC5952:4" },
  rungs: { string: "6.2.1", syntax: "6.2.2", scheme: "6.2.3", protocol: "6.2.4" },
  hexDigits: "case",
  // Section 2.3: an unreserved character and its percent-encoding are equivalent.
  decodable: lazy(() => setOf(UNRESERVED)),
  // Section 3.2.2.
  ignoresHostCase: () => true,
  removeDots: normalPath,
};

/** Normalization by these rules. */
export const byRules: Normalizer = normalizer(references, normalization);

/**
 * Returns the normal form of a reference by RFC 3986 sections 6.2.2 and 6.2.3.
 *
 * A relative reference is normalized only where this cannot change the resolved URI: "." is removed where it has no
 * meaning; ".." stays, because only resolution can remove it. There is one exception, because RFC 3986 contradicts
 * itself: a percent-encoded dot is equivalent to a dot (section 2.3), but the text of section 5.2.4 does not treat it
 * as a dot. If `%2e%2e` stands next to "..", decoding it first, as this function does, and resolving first give
 * different results.
 *
 * @param input a URI-reference, or its tree
 * @param options the steps to take, and whether to list the changes
 * @returns the normal form, or with `changes: true` the normal form and the changes. TypeScript knows that the normal
 *   form of a URI is a URI, if it knows that the input is a URI
 * @throws {URISyntaxError} if the input is not a URI-reference
 * @throws {RangeError} if a step is unknown
 *
 * @example
 * import { normalize } from "uri-grammar";
 *
 * normalize("HTTP://EXAMPLE.com:80/%7euser/../%c3%a9"); // => "http://example.com/%C3%A9"
 * normalize("HTTP://EXAMPLE.com:80", { steps: ["case"] }); // => "http://example.com:80"
 */
export function normalize<Input extends string | NodeBase>(
  input: Input,
  options: NormalizeOptions & { readonly changes: true },
): Normalization<SameRule<Input>>;
export function normalize<Input extends string | NodeBase>(
  input: Input,
  options?: NormalizeOptions & { readonly changes?: false | undefined },
): SameRule<Input>;
export function normalize<Input extends string | NodeBase>(
  input: Input,
  options?: NormalizeOptions,
): SameRule<Input> | Normalization<SameRule<Input>>;
export function normalize(input: string | NodeBase, options?: NormalizeOptions): string | Normalization {
  return byRules.normalize(input, options);
}

/**
 * The default steps of RFC 3986, in order.
 *
 * @example
 * import { normalizationSteps } from "uri-grammar";
 *
 * normalizationSteps; // => ["case", "percent-encoding", "dot-segments", "empty-path", "empty-port", "default-port", "port-zeros"]
 */
export const normalizationSteps: readonly NormalizationStep[] = Object.freeze(stepsOf(normalization));
