/**
 * The most common checks of RFC 3986, in a small module: a bundle of them contains only what this module imports.
 *
 * @module
 */
import { table } from "../../../generated/rfc3986.reference.js";
import { Automaton, type Tester } from "../../core/automaton.js";
import { lazy } from "../../core/lazy.js";
import { aScheme, isAmong, readNames } from "../../core/scheme-names.js";
import type { Nodes } from "./nodes.js";

/** The automaton of the rules for whole references. */
export const reference: () => Automaton = lazy(() => new Automaton(table));

const testerOf = (rule: string): (() => Tester) => lazy(() => reference().tester(rule));
const ofURI = /* @__PURE__ */ testerOf("URI");
/** Returns the test of the rule for references, for texts that are known to be strings. */
export const ofURIReference: () => Tester = /* @__PURE__ */ testerOf("URI-reference");
const ofAbsoluteURI = /* @__PURE__ */ testerOf("absolute-URI");
const ofRelativeRef = /* @__PURE__ */ testerOf("relative-ref");

/**
 * Returns whether a value is a URI, with or without a fragment (RFC 3986 section 3). Never throws.
 *
 * @param value any value
 * @returns whether the value is a URI. If so, TypeScript narrows it to `URIString`.
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
 * Returns whether a value is a URI with one of some schemes. Use it to allow schemes, never to refuse some: software can read
 * a scheme in a text that is no URI.
 *
 * @param value any value
 * @param schemes the name of a scheme, in any case, or a list of names
 * @returns whether the value is a URI, and its scheme is one of these. If so, TypeScript narrows it to `URIString`.
 * @throws {RangeError} if a name is not a scheme, or the list is empty
 * @throws {TypeError} if the schemes are neither a string nor a list of strings
 *
 * @example
 * import { hasScheme } from "uri-grammar";
 *
 * hasScheme("MAILTO:joe@example.com", ["https", "mailto"]); // => true
 * hasScheme("javascript:alert(1)", ["https", "mailto"]); // => false
 * hasScheme("/over/there", ["https"]); // => false
 */
export function hasScheme(value: unknown, schemes: string | Iterable<string>): value is URIString {
  const names = readNames(schemes, "The schemes");
  for (const name of names) aScheme(name, "The name of a scheme");
  return typeof value === "string" && ofURI()(value) && isAmong(value.slice(0, value.indexOf(":")), names);
}

/**
 * Returns whether a value is a URI or a relative reference (RFC 3986 section 4.1). Never throws.
 *
 * @param value any value
 * @returns whether the value is a URI-reference. If so, TypeScript narrows it to `URIReferenceString`.
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
 * Returns whether a value is a URI without a fragment (RFC 3986 section 4.3). Never throws.
 *
 * @param value any value
 * @returns whether the value is an absolute URI. If so, TypeScript narrows it to `AbsoluteURIString`.
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
 * Returns whether a value is a relative reference (RFC 3986 section 4.2). Never throws.
 *
 * @param value any value
 * @returns whether the value is a relative reference. If so, TypeScript narrows it to `RelativeRefString`.
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

/** Brands strings that match a rule. It exists only for the compiler: no string has this property. */
declare const known: unique symbol;

/** A string that is known to be a URI or a relative reference. */
export type URIReferenceString = string & { readonly [known]: { readonly isURIReference: true } };

/** A string that is known to be a URI. */
export type URIString = URIReferenceString & { readonly [known]: { readonly isURI: true } };

/** A string that is known to be a URI without a fragment. */
export type AbsoluteURIString = URIString & { readonly [known]: { readonly isAbsoluteURI: true } };

/** A string that is known to be a relative reference. */
export type RelativeRefString = URIReferenceString & { readonly [known]: { readonly isRelativeRef: true } };

/** A string that is known to be a URI, or the tree of a URI. */
export type KnownURI = URIString | Nodes["URI"] | Nodes["absolute-URI"];

/**
 * The type of a result of the same rule as the input. For an input of type `string`, it is `URIReferenceString`, because
 * the input can be a relative reference.
 */
export type SameRule<Input> = Input extends AbsoluteURIString | Nodes["absolute-URI"]
  ? AbsoluteURIString
  : Input extends KnownURI
    ? URIString
    : Input extends RelativeRefString | Nodes["relative-ref"]
      ? RelativeRefString
      : URIReferenceString;
