/**
 * The rule that options choose: everything that takes a rule takes it so.
 *
 * @module
 */

/** What a string is tested or parsed as. */
export interface RuleOptions<Rule extends string = string> {
  /** The rule that the whole string must match. For a standard, its rule for references by default. */
  readonly rule?: Rule | undefined;
}

/** The same without a default. */
export interface RuleChoice {
  readonly rule: string;
}

/**
 * The rule that options choose.
 *
 * @param options as they were given
 * @param otherwise the rule where they choose none
 * @throws {TypeError} if the options are not an object: a rule given as a string would go unnoticed
 */
export function chosenRule(options: RuleOptions | undefined, otherwise: string): string {
  if (options === undefined) return otherwise;
  if (typeof options === "object" && (options as RuleOptions | null) !== null) return options.rule ?? otherwise;
  throw new TypeError('Options are an object, such as { rule: "URI" }.');
}
