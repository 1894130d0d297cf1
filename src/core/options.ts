/**
 * The `rule` option, shared by all functions that take a rule.
 *
 * @module
 */
import { aString, readOptions } from "./arguments.js";

/** Options that choose a rule. */
export interface RuleOptions<Rule extends string = string> {
  /** The rule that the whole string must match. A standard uses its rule for references by default. */
  readonly rule?: Rule | undefined;
}

/** The same options with a mandatory rule. */
export interface RuleChoice {
  readonly rule: string;
}

const CHECKS = { rule: aString };

/**
 * Returns the rule that the options choose; `undefined` if they choose none.
 *
 * @param options the options of the caller
 * @throws {TypeError} if the options are not an object, or the rule is not a string
 */
export function givenRule(options: RuleOptions | undefined): string | undefined {
  // Stryker disable next-line ConditionalExpression: Absent options have no rule. This is only slower.
  return options === undefined ? undefined : readOptions(options, CHECKS).rule;
}

/**
 * Returns the rule that the options choose.
 *
 * @param options the options of the caller
 * @param otherwise the default rule
 * @throws {TypeError} if the options are not an object, or the rule is not a string
 */
export function chosenRule(options: RuleOptions | undefined, otherwise: string): string {
  return givenRule(options) ?? otherwise;
}
