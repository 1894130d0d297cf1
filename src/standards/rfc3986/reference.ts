/**
 * The everyday checks of RFC 3986. This module and what it imports is all that they take with them.
 *
 * @module
 */
import { table } from "../../../generated/rfc3986.reference.js";
import { Automaton, type Tester } from "../../core/automaton.js";
import { lazy } from "../../core/lazy.js";

/** The automaton of the rules for whole references. */
export const reference: () => Automaton = lazy(() => new Automaton(table));

const testerOf = (rule: string): (() => Tester) => lazy(() => reference().tester(rule));
const ofURI = testerOf("URI");
const ofURIReference = testerOf("URI-reference");
const ofAbsoluteURI = testerOf("absolute-URI");
const ofRelativeRef = testerOf("relative-ref");

/**
 * @param input any string
 * @returns whether it is a URI, fragment or not (RFC 3986 section 3)
 *
 * @example
 * import { isURI } from "uri-grammar";
 *
 * isURI("urn:example:a"); // => true
 * isURI("/over/there"); // => false
 */
export function isURI(input: string): boolean {
  return ofURI()(input);
}

/**
 * @param input any string
 * @returns whether it is a URI or a relative reference (RFC 3986 section 4.1)
 *
 * @example
 * import { isURIReference } from "uri-grammar";
 *
 * isURIReference("/over/there"); // => true
 * isURIReference("//example.com:80a"); // => false
 */
export function isURIReference(input: string): boolean {
  return ofURIReference()(input);
}

/**
 * @param input any string
 * @returns whether it is a URI without a fragment (RFC 3986 section 4.3)
 *
 * @example
 * import { isAbsoluteURI } from "uri-grammar";
 *
 * isAbsoluteURI("http://example.com/"); // => true
 * isAbsoluteURI("http://example.com/#nose"); // => false
 */
export function isAbsoluteURI(input: string): boolean {
  return ofAbsoluteURI()(input);
}

/**
 * @param input any string
 * @returns whether it is a relative reference (RFC 3986 section 4.2)
 *
 * @example
 * import { isRelativeRef } from "uri-grammar";
 *
 * isRelativeRef("/over/there"); // => true
 * isRelativeRef("urn:a"); // => false
 */
export function isRelativeRef(input: string): boolean {
  return ofRelativeRef()(input);
}
