/**
 * Finds the rules of a standard or a scheme.
 *
 * @module
 */
import { assertString, aString, optional, type Checks } from "../core/arguments.js";
import type { Rules } from "../core/language.js";
import { closeScheme } from "../schemes/mechanism/scheme-advice.js";
import { schemes } from "../schemes/index.js";
import { anyStandard } from "../standards/by-id.js";
import { CURRENT } from "../standards/current.js";
import type { StandardId } from "../standards/list.js";

/** The grammar of a rule. */
export interface ExportOptions {
  /** The standard. Default: RFC 3986. */
  readonly standard?: StandardId | undefined;
  /** The name of a scheme of this standard. Then the rule is one of its grammar, not of the standard. */
  readonly scheme?: string | undefined;
}

export const EXPORT_CHECKS: Checks<ExportOptions> = { standard: optional(aString), scheme: optional(aString) };

/** A rule, and the grammar that has it. */
export interface Source {
  readonly rule: string;
  readonly rules: Rules;
}

/**
 * @param rule the rule; by default that of the standard for references, or that of the scheme for its URIs
 * @param options the checked options
 * @throws {RangeError} if the standard, the scheme or the rule is unknown
 */
export function sourceOf(rule: string | undefined, { standard = CURRENT, scheme }: ExportOptions): Source {
  if (rule !== undefined) assertString(rule, "The rule");
  const ofStandard = anyStandard(standard);
  const found = scheme === undefined ? undefined : schemeOf(scheme, standard);
  // A scheme without a grammar of its own has the rules of its standard.
  const rules: Rules = found === undefined || found.grammar.rules.length === 0 ? ofStandard : found.grammar;
  const name = rule ?? found?.grammar.rule ?? ofStandard.defaultRule;
  // It refuses a rule that is unknown.
  rules.definition(name);
  return { rule: name, rules };
}

function schemeOf(name: string, standard: StandardId): { readonly grammar: Rules & { readonly rule: string } } {
  const found = schemes.get(standard === CURRENT ? name : `${standard}/${name}`);
  if (found?.standard === standard) return found;
  const names = [...schemes.values()].filter((each) => each.standard === standard).map((each) => each.name);
  const close = closeScheme(name.toLowerCase(), names);
  const hint = close === null ? "" : ` Did you mean '${close}'?`;
  throw new RangeError(`The option 'scheme' must be the name of a known scheme, in lower case.${hint}`);
}
