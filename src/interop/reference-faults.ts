/**
 * Finds the faults of a string in a place where a tool expects a URI or a reference.
 *
 * @module
 */
import type { Diagnostic } from "../core/diagnostic.js";
import { inOnlyText, interpolatedDiagnostics, type InterpolatedDiagnostic } from "../explain/interpolated.js";
import { diagnoseInterpolated } from "../schemes/index.js";
import type { CurrentRule } from "../standards/current.js";
import { referringJudge, type Judge, type ReferringStandardId } from "../standards/judges.js";
import type { Policy } from "./policy.js";

/** Finds the faults of strings by the decisions of a project. */
export interface FaultFinder {
  /**
   * Finds the faults of a string.
   *
   * @param text the string
   * @param rule the rule that it must match, by its name in the current standard
   * @returns the reported diagnostics by the rule. For a text that matches, and if the project asks for it, those by the
   *   rules of its scheme
   */
  readonly faultsOf: (text: string, rule: CurrentRule) => readonly Diagnostic[];
  /**
   * Finds the faults of texts with holes, which no texts in the holes can mend. See `faultsOf`.
   *
   * @param strings the texts around the holes
   */
  readonly faultsOfTexts: (strings: readonly string[], rule: CurrentRule) => readonly InterpolatedDiagnostic[];
}

const WITH_SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** How a text is written in which holes are anything, to compare it with the texts that a project ignores. */
const HOLE = "{}";

/** Returns the functions that find faults. */
export function faultFinder({ standard, schemes, weighing, isExempt, validate }: Policy): FaultFinder {
  const judge = referringJudge(standard);
  const { rules, diagnoser } = judge;
  const faultsOf = (text: string, name: CurrentRule): readonly Diagnostic[] => {
    if (isExempt(text)) return [];
    const faults = diagnoser.diagnose(text, { rule: ruleOf(judge, name) });
    if (faults.length > 0) return weighing.reported(faults);
    return validate && WITH_SCHEME.test(text) && rules.test(text)
      ? validate(text, standard === "rfc3987" ? { standard } : undefined).diagnostics
      : [];
  };
  return {
    faultsOf,
    faultsOfTexts: (strings, name) => {
      const [first] = strings as readonly [string];
      if (strings.length === 1) return faultsOf(first, name).map(inOnlyText);
      if (isExempt(strings.join(HOLE))) return [];
      const faults = interpolatedDiagnostics(strings, "text", diagnoser.source(ruleOf(judge, name)));
      const isByScheme = faults.length === 0 && schemes && WITH_SCHEME.test(first);
      return weighing.reported(isByScheme ? diagnoseInterpolated(strings, { standard }) : faults);
    },
  };
}

/** The names that other standards have for rules of the current one. */
const OTHER_NAMES: Readonly<Partial<Record<CurrentRule, readonly string[]>>> = {
  URI: ["IRI", "absolute-URI-reference"],
  "absolute-URI": ["absolute-IRI", "absoluteURI", "absoluteURL"],
  "relative-ref": ["irelative-ref", "relativeURI", "relative-URI", "relativeURL"],
};

/**
 * Finds the rule of a standard for the name of a rule of the current one.
 *
 * @throws {RangeError} if the standard has no such rule
 */
export function ruleOf({ rules }: Judge, name: CurrentRule): string {
  if (name === "URI-reference") return rules.defaultRule;
  // RFC 3987 puts an "i" before the names of most parts.
  const names = [`i${name}`, name, ...(OTHER_NAMES[name] ?? [])];
  const found = names.find((each) => rules.rules.includes(each));
  if (found !== undefined) return found;
  // Some standards have only one rule for references with and without a scheme.
  if (name === "URI") return rules.defaultRule;
  throw new RangeError(`The standard '${rules.id}' has no rule '${name}'.`);
}

/** Throws a RangeError if a standard lacks one of some rules. */
export function assertRules(standard: ReferringStandardId, names: readonly CurrentRule[]): void {
  const judge = referringJudge(standard);
  for (const name of names) ruleOf(judge, name);
}
