/**
 * The `rule` option, shared by all functions that take a rule.
 *
 * @module
 */

/** Options that choose a rule. */
export interface RuleOptions<Rule extends string = string> {
  /** The rule that the whole string must match. A standard uses its rule for references by default. */
  readonly rule?: Rule | undefined;
}

/** The same options with a mandatory rule. */
export interface RuleChoice {
  readonly rule: string;
}

/**
 * Returns the rule that the options choose.
 *
 * @param options the options of the caller
 * @param otherwise the default rule
 * @throws {TypeError} if the options are not an object; a rule passed as a string would otherwise be ignored
 */
export function chosenRule(options: RuleOptions | undefined, otherwise: string): string {
  if (options === undefined) return otherwise;
  if (typeof options === "object" && (options as RuleOptions | null) !== null) return options.rule ?? otherwise;
  throw new TypeError('The options must be an object, for example { rule: "URI" }.');
}
