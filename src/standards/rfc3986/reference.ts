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
 * Checks whether a value is a URI, with a fragment or without (RFC 3986 section 3). It never throws.
 *
 * @param value any value
 * @returns whether it is such a string. TypeScript then gives the value the type `URIString`.
 *
 * @example
 * import { isURI } from "uri-grammar";
 *
 * isURI("urn:example:a"); // => true
 * isURI("/over/there"); // => false
 * isURI(undefined); // => false
 */
export function isURI(value: unknown): value is URIString {
  return typeof value === "string" && ofURI()(value);
}

/**
 * Checks whether a value is a URI or a relative reference (RFC 3986 section 4.1). It never throws.
 *
 * @param value any value
 * @returns whether it is such a string. TypeScript then gives the value the type `URIReferenceString`.
 *
 * @example
 * import { isURIReference } from "uri-grammar";
 *
 * isURIReference("/over/there"); // => true
 * isURIReference("//example.com:80a"); // => false
 */
export function isURIReference(value: unknown): value is URIReferenceString {
  return typeof value === "string" && ofURIReference()(value);
}

/**
 * Checks whether a value is a URI without a fragment (RFC 3986 section 4.3). It never throws.
 *
 * @param value any value
 * @returns whether it is such a string. TypeScript then gives the value the type `AbsoluteURIString`.
 *
 * @example
 * import { isAbsoluteURI } from "uri-grammar";
 *
 * isAbsoluteURI("http://example.com/"); // => true
 * isAbsoluteURI("http://example.com/#nose"); // => false
 */
export function isAbsoluteURI(value: unknown): value is AbsoluteURIString {
  return typeof value === "string" && ofAbsoluteURI()(value);
}

/**
 * Checks whether a value is a relative reference (RFC 3986 section 4.2). It never throws.
 *
 * @param value any value
 * @returns whether it is such a string. TypeScript then gives the value the type `RelativeRefString`.
 *
 * @example
 * import { isRelativeRef } from "uri-grammar";
 *
 * isRelativeRef("/over/there"); // => true
 * isRelativeRef("urn:a"); // => false
 */
export function isRelativeRef(value: unknown): value is RelativeRefString {
  return typeof value === "string" && ofRelativeRef()(value);
}

/** Marks strings that are known to match a rule. It is for the compiler alone: no string has such a property. */
declare const known: unique symbol;

/** A string that is known to be a URI or a relative reference. */
export type URIReferenceString = string & { readonly [known]: { readonly isURIReference: true } };

/** A string that is known to be a URI. */
export type URIString = URIReferenceString & { readonly [known]: { readonly isURI: true } };

/** A string that is known to be a URI without a fragment. */
export type AbsoluteURIString = URIString & { readonly [known]: { readonly isAbsoluteURI: true } };

/** A string that is known to be a relative reference. */
export type RelativeRefString = URIReferenceString & { readonly [known]: { readonly isRelativeRef: true } };
