/**
 * What each standard says of one string.
 *
 * @module
 */
import type { Components } from "../core/components.js";
import type { Diagnostic } from "../core/diagnostic.js";
import { everyStandard } from "./by-id.js";
import type { StandardId } from "./list.js";

/** What one standard says of a string. */
export interface Verdict {
  readonly standard: StandardId;
  /** The rule for references that the string was tried on. */
  readonly rule: string;
  readonly ok: boolean;
  /** The exact position of refusal, in UTF-16 code units; the string's length if it is valid. */
  readonly index: number;
  /** Why it is refused, with the rule and the section that refuse; `null` if it is valid. */
  readonly diagnostic: Diagnostic | null;
  /** The type of the tree's root; `null` if it is refused. */
  readonly type: string | null;
  /** The components that the standard sees; `null` if it is refused. */
  readonly components: Components | null;
}

/**
 * Asks each standard whether a string is a reference, and what its parts are.
 *
 * @param input any string
 * @returns a verdict for each standard, from the one in force to the first
 * @throws {TypeError} if the input is not a string
 *
 * @example
 * import { verdicts } from "uri-grammar/standards";
 *
 * verdicts("//host:80a").map(({ standard, ok }) => [standard, ok]);
 * // => [["rfc3986", false], ["rfc2396bis-01", true], ["url-syntax-05", true], ["rfc1738", false]]
 */
export function verdicts(input: string): readonly Verdict[] {
  return everyStandard.map((grammar) => {
    const { id: standard } = grammar;
    const rule = grammar.defaultRule;
    const result = grammar.safeParse(input);
    const { ok, index } = grammar.recognize(input);
    return result.ok
      ? {
          standard,
          rule,
          ok,
          index,
          diagnostic: null,
          type: result.node.type,
          components: grammar.components(result.node),
        }
      : { standard, rule, ok, index, diagnostic: result.diagnostic, type: null, components: null };
  });
}
