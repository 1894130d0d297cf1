/**
 * Parsing by any rule of any standard.
 *
 * @module
 */
import { standardOf } from "./by-id.js";
import type { NodeOf, RuleName, StandardId, StandardTypes } from "./list.js";
import { current, type CurrentId } from "./current.js";
import type { StandardGrammar } from "../operations/grammar.js";

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

/** The standard that the options name, as one whose nodes are known by the rule's name alone. */
function chosen<Id extends StandardId, Rule extends RuleName<Id>>(
  options: ParseOptions<Id, Rule> | undefined,
): StandardGrammar<StandardTypes[Id]["nodes"], Rule> {
  const id = options?.standard;
  return (id === undefined ? current : standardOf(id)) as unknown as StandardGrammar<StandardTypes[Id]["nodes"], Rule>;
}
