/**
 * Parsing by any rule of any standard.
 *
 * @module
 */
import type { NodeBase } from "../tree/index.js";
import type { Components } from "../core/components.js";
import { standardOf } from "./by-id.js";
import type { NodeOf, RuleName, StandardId, StandardTypes } from "./list.js";
import { current, type CurrentId } from "./current.js";
import type { ParseResult, StandardGrammar } from "../operations/grammar.js";

/** What to parse a string as. */
export interface ParseOptions<Id extends StandardId, Rule extends RuleName<Id>> {
  /** The rule that the whole string must match. The standard's rule for references by default. */
  readonly rule?: Rule;
  /** The standard whose rule it is. RFC 3986 by default. */
  readonly standard?: Id;
}

/**
 * Parses a string into a tree.
 *
 * @param input any string
 * @param options the rule, and the standard whose rule it is
 * @returns the root of the tree, which spans the whole input
 * @throws {URISyntaxError} where the input does not match the rule
 * @throws {RangeError} where there is no such standard, or no such rule in it
 *
 * @example
 * import { parse } from "uri-grammar";
 *
 * parse("http://example.com/over/there").authority.host;
 * // => { type: "reg-name", start: 7, end: 18, value: "example.com" }
 * parse("2001:db8::7", { rule: "IPv6address" }).type; // => "IPv6address"
 * parse("FTP://host.com/a;type=A", { standard: "rfc1738" }).ftptype.value; // => "A"
 */
export function parse<
  Id extends StandardId = CurrentId,
  Rule extends RuleName<Id> = StandardTypes[Id]["defaultRule"] & RuleName<Id>,
>(input: string, options?: ParseOptions<Id, Rule>): NodeOf<Id, Rule> {
  return chosen(options).parse(input, options?.rule);
}

/**
 * Parses a string into a tree, and returns what is wrong in place of throwing it.
 *
 * @param input any string
 * @param options the rule, and the standard whose rule it is
 * @throws {RangeError} where there is no such standard, or no such rule in it
 *
 * @example
 * import { safeParse } from "uri-grammar";
 *
 * safeParse("//example.com:80").ok; // => true
 * safeParse("http://example.com/a b").diagnostic.message; // => "A space cannot stand in the path."
 */
export function safeParse<
  Id extends StandardId = CurrentId,
  Rule extends RuleName<Id> = StandardTypes[Id]["defaultRule"] & RuleName<Id>,
>(input: string, options?: ParseOptions<Id, Rule>): ParseResult<NodeOf<Id, Rule>> {
  return chosen(options).safeParse(input, options?.rule);
}

/** The standard that the options name, as one whose nodes are known by the rule's name alone. */
function chosen<Id extends StandardId, Rule extends RuleName<Id>>(
  options: ParseOptions<Id, Rule> | undefined,
): StandardGrammar<StandardTypes[Id]["nodes"], Rule> {
  const id = options?.standard;
  return (id === undefined ? current : standardOf(id)) as unknown as StandardGrammar<StandardTypes[Id]["nodes"], Rule>;
}

/**
 * Splits a reference into its components (RFC 3986 section 3 and Appendix B).
 *
 * @param input a URI-reference, or the tree of one
 * @returns strings, `null` where a component is absent; the path is never absent
 * @throws {URISyntaxError} where the input is not a URI-reference
 *
 * @example
 * import { components } from "uri-grammar";
 *
 * components("http://example.com/over?name#nose").host; // => "example.com"
 * components("urn:a:b").authority; // => null
 */
export function components(input: string | NodeBase): Components {
  return current.components(input);
}
