/**
 * How a string is parsed by any rule of any standard.
 *
 * @module
 */
import type { RuleName, StandardId } from "./list.js";

/** What to parse a string as. */
export interface ParseOptions<Id extends StandardId, Rule extends RuleName<Id>> {
  /** The rule that the whole string must match. The standard's rule for references by default. */
  readonly rule?: Rule;
  /** The standard whose rule it is. RFC 3986 by default. */
  readonly standard?: Id;
}
