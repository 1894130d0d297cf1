/**
 * The most common checks of RFC 3987, in a small module: a bundle of them contains only what this module imports.
 *
 * @module
 */
import { table } from "../../../generated/rfc3987.reference.js";
import type { Automaton, Tester } from "../../core/automaton.js";
import { lazy } from "../../core/lazy.js";
import { wideAutomaton } from "../../core/wide.js";

/** The automaton of the rules for whole references. */
export const reference: () => Automaton = lazy(() => wideAutomaton(table));

const testerOf = (rule: string): (() => Tester) => lazy(() => reference().tester(rule));
const ofIRI = /* @__PURE__ */ testerOf("IRI");
const ofIRIReference = /* @__PURE__ */ testerOf("IRI-reference");

/**
 * Returns whether a value is an IRI, with or without a fragment (RFC 3987 section 2.2). Never throws.
 *
 * @param value any value
 * @returns whether the value is an IRI. If so, TypeScript narrows it to `IRIString`.
 *
 * @example
 * import { isIRI } from "uri-grammar/iri";
 *
 * isIRI("http://r\u00E9sum\u00E9.example.org"); // => true
 * isIRI("http://example.com/\uD800"); // => false
 * isIRI(undefined); // => false
 */
export function isIRI(value: unknown): value is IRIString {
  return typeof value === "string" && ofIRI()(value);
}

/**
 * Returns whether a value is an IRI or a relative reference (RFC 3987 section 2.2). Never throws.
 *
 * @param value any value
 * @returns whether the value is an IRI-reference. If so, TypeScript narrows it to `IRIReferenceString`.
 *
 * @example
 * import { isIRIReference } from "uri-grammar/iri";
 *
 * isIRIReference("/ros\u00E9"); // => true
 * isIRIReference("//example.com:80a"); // => false
 */
export function isIRIReference(value: unknown): value is IRIReferenceString {
  return typeof value === "string" && ofIRIReference()(value);
}

/** Brands strings that match a rule. It exists only for the compiler: no string has this property. */
declare const known: unique symbol;

/** A string that is known to be an IRI or a relative reference. */
export type IRIReferenceString = string & { readonly [known]: { readonly isIRIReference: true } };

/** A string that is known to be an IRI. */
export type IRIString = IRIReferenceString & { readonly [known]: { readonly isIRI: true } };
