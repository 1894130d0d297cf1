/**
 * Checks whether a string is a URI Template, exact to the character.
 *
 * @module
 */
import { table } from "../../generated/rfc6570.reference.js";
import type { Automaton } from "../core/automaton.js";
import {
  exactMistake,
  nameExpected,
  nameOf,
  URISyntaxError,
  type Diagnostic,
  type Mistake,
} from "../core/diagnostic.js";
import { lazy } from "../core/lazy.js";
import { rfcUrl } from "../core/url.js";
import { wideAutomaton } from "../core/wide.js";

/** The first part of all codes. */
export const ID = "rfc6570";

/** The rule for whole templates. */
export const TEMPLATE = "URI-Template";

/** The automaton of templates and of the characters that an expansion does not encode. */
export const reference: () => Automaton = lazy(() => wideAutomaton(table));

const tester = lazy(() => reference().tester(TEMPLATE));

/** Brands strings that are templates. It exists only for the compiler: no string has this property. */
declare const known: unique symbol;

/** A string that is known to be a URI Template. */
export type URITemplateString = string & { readonly [known]: { readonly isURITemplate: true } };

/**
 * Returns whether a value is a URI Template of any level (RFC 6570 section 2). Never throws.
 *
 * @param value any value
 * @returns whether the value is a template. If so, TypeScript narrows it to `URITemplateString`.
 *
 * @example
 * import { isURITemplate } from "uri-grammar/template";
 *
 * isURITemplate("/people{/id}{?fields*}"); // => true
 * isURITemplate("/people{/id"); // => false
 * isURITemplate(undefined); // => false
 */
export function isURITemplate(value: unknown): value is URITemplateString {
  return typeof value === "string" && isTemplate(value);
}

/** Returns whether a string is a template. */
export function isTemplate(text: string): boolean {
  return tester()(text);
}

/** Creates the diagnostic of a mistake. */
export function recordOf({ code, message, start, end, rule }: Mistake, section: string): Diagnostic {
  const url = rfcUrl("6570", section);
  return { severity: "error", code: `${ID}/${code}`, message, start, end, rule, section, url };
}

/**
 * Returns the diagnostic of an operator that the grammar allows, but that has no expansion (RFC 6570 section 2.2).
 *
 * @param start the offset of the operator
 */
export function reservedOperator(start: number): Diagnostic {
  const message =
    "This operator is reserved for extensions, so it has no expansion. Write '+', '#', '.', '/', ';', '?' or '&', or no operator.";
  return recordOf({ code: "reserved-operator", message, start, end: start + 1, rule: "op-reserve" }, "2.2");
}

/** Returns the exact error for a string that is not a template. */
export function refusal(input: string): URISyntaxError {
  const recognition = reference().recognize(input, TEMPLATE);
  const { index, expected, complete } = recognition;
  return new URISyntaxError({
    ...recordOf(exactMistake(input, TEMPLATE, recognition, "diagnoseTemplate"), "2"),
    index,
    expected: nameExpected(expected, complete),
    found: nameOf(input, index),
  });
}
