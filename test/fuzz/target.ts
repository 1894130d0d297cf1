/**
 * A target of the fuzzer: a property that must hold for all values that it draws.
 *
 * @module
 */
import fc, { type Arbitrary, type IRawProperty } from "fast-check";
import { anyText, reference } from "../laws/arbitrary.js";
import { rfc3986 } from "../laws/subject.js";
import { withPool } from "../laws/pool.js";

/** A target. */
export interface Target {
  /** The name: the module, the standard or the scheme, and the law in words, such as `schemes/http: …`. */
  readonly name: string;
  /** Makes the property. This takes time, so it happens when the target runs for the first time. */
  readonly property: () => IRawProperty<unknown>;
  /** How many times fewer values it gets than others, because they take longer. */
  readonly cost: number;
}

/** Any string, often almost a URI. */
export const anyString = (): Arbitrary<string> => anyText(reference(rfc3986));

/** Any string that makes sense for a scheme. */
export const anyOf = (strings: Arbitrary<string>): Arbitrary<string> => withPool(() => true, anyText(strings));

/** Several strings with blanks and delimiters between them. */
export const anyDocument = (): Arbitrary<string> =>
  fc
    .array(
      fc.tuple(fc.constantFrom("", " ", "\n", "\r\n", "<", ">", '"', "(", ")", ". ", "\t", "\u2028"), anyString()),
      {
        maxLength: 4,
      },
    )
    .map((parts) => parts.flat().join(""));

/**
 * Makes a target.
 *
 * @param name see `Target`
 * @param property makes the property
 * @param cost see `Target`
 */
export function target<Case>(name: string, property: () => IRawProperty<Case>, cost = 1): Target {
  return { name, property: property, cost };
}

/** Makes a target of a function that throws if its law does not hold for a string. */
export function ofString(name: string, check: (text: string) => void, cost?: number): Target {
  return target(name, () => fc.property(anyString(), check), cost);
}
