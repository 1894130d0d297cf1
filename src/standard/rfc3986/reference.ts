/**
 * The everyday checks of RFC 3986. This module and what it imports is all that they take with them.
 *
 * @module
 */
import { table } from "../../../generated/rfc3986.reference.js";
import { Automaton } from "../../automaton.js";
import { lazy } from "../../lazy.js";

/** The automaton of the rules for whole references. */
export const reference: () => Automaton = lazy(() => new Automaton(table));

/**
 * @param input any string
 * @returns whether it is a URI, fragment or not (RFC 3986 section 3)
 */
export function isURI(input: string): boolean {
  return reference().test(input, "URI");
}

/**
 * @param input any string
 * @returns whether it is a URI or a relative reference (RFC 3986 section 4.1)
 */
export function isURIReference(input: string): boolean {
  return reference().test(input, "URI-reference");
}

/**
 * @param input any string
 * @returns whether it is a URI without a fragment (RFC 3986 section 4.3)
 */
export function isAbsoluteURI(input: string): boolean {
  return reference().test(input, "absolute-URI");
}

/**
 * @param input any string
 * @returns whether it is a relative reference (RFC 3986 section 4.2)
 */
export function isRelativeRef(input: string): boolean {
  return reference().test(input, "relative-ref");
}
