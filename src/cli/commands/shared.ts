/**
 * What several commands share: their options, and what these choose.
 *
 * @module
 */
import { diagnosticOf } from "../../core/diagnostic.js";
import type { NodeBase, Resolution } from "../../index.js";
import {
  standards,
  type Operations,
  type Resolving,
  type StandardFacts,
  type StandardId,
  type Target,
} from "../../standards/index.js";
import type { AnyGrammar } from "../../operations/grammar.js";
import type { AnyExplaining } from "../../standards/explained.js";
import { repair, validate, type Profile } from "../../schemes/index.js";
import { CURRENT } from "../../standards/current.js";
import { standardOf } from "../../standards/by-id.js";
import { noResolution } from "../../standards/standard.js";
import type { Option } from "../command.js";
import { Misuse, orMisuse } from "../errors.js";
import { explained } from "../explained.js";
import type { Fixer } from "../fix.js";
import { lineEndOf, type LineEnd } from "../line-end.js";
import { quote } from "../terminal.js";

/** What inputs are by default, as the help of a command says it. */
export const STRINGS = "Each STRING, or each line of standard input if there is none, is one input.";

type StringOption = Option & { readonly type: "string" };

/** The option of all commands that work by a standard. */
export const standardOption: { readonly standard: StringOption } = {
  standard: {
    type: "string",
    value: "ID",
    help: `${Object.keys(standards).join(", ")}; the first by default.`,
    completes: Object.keys(standards),
  },
};

/** The options that choose what a string must match. */
export const languageOptions: { readonly rule: StringOption; readonly standard: StringOption } = {
  rule: {
    type: "string",
    value: "RULE",
    help: "The rule to match, by the standard's name for it. Default: that for references.",
    completes: standards[CURRENT].rules,
  },
  ...standardOption,
};

/** The options of resolution, by the names that the standards give them; a standard ignores what it does not have. */
export interface ResolutionOptions {
  readonly strict?: boolean;
  readonly validating?: boolean;
  readonly excess?: string;
  readonly literal?: boolean;
  readonly trace?: boolean;
}

/** A standard where it is not known which. */
export type AnyStandard = AnyGrammar &
  AnyExplaining &
  StandardFacts &
  Operations &
  Resolving<
    (ref: string, base: string, options: ResolutionOptions) => string | Resolution | Target,
    (target: string, base: string) => string
  >;

/**
 * @returns the standard that the option chooses
 * @throws {Misuse} if there is no such standard
 */
export function standardFrom({ standard: id = CURRENT }: { readonly standard?: string }): AnyStandard {
  return orMisuse(() => standardOf(id as StandardId) as unknown as AnyStandard);
}

/**
 * @returns the rule, which is that for references by default
 * @throws {Misuse} if the standard has no such rule
 */
export function ruleFrom(standard: AnyStandard, rule: string = standard.defaultRule): string {
  orMisuse(() => standard.definition(rule));
  return rule;
}

/** The strings that match one rule. */
export interface Language extends Fixer {
  /** Finds the end of a line that matches; only for rules whose strings JSON does not escape. */
  readonly lineEnd: LineEnd | undefined;
  /** Whether an input matches: to know takes no tree. */
  test(input: string): boolean;
  /** The tree of an input; throws a URISyntaxError where it does not match. */
  parse(input: string): NodeBase;
}

/**
 * @returns the language that the options choose
 * @throws {Misuse} if there is no such standard, or no such rule in it
 */
export function languageFrom(values: { readonly rule?: string; readonly standard?: string }): Language {
  const standard = standardFrom(values);
  const rule = ruleFrom(standard, values.rule);
  const automaton = standard.automaton(rule);
  return {
    // No standard has quotes, backslashes or control characters in a reference.
    lineEnd: standard.referenceRules.includes(rule) ? lineEndOf(automaton, rule) : undefined,
    test: automaton.tester(rule),
    find(input) {
      const diagnostics = standard.diagnose(input, { rule });
      return { ok: diagnostics.length === 0, diagnostics };
    },
    repair: (input, certain) => standard.repair(input, { rule, certain }),
    parse: (input) => standard.parse(input, { rule }),
  };
}

/** @returns what finds and repairs what the documents of the schemes demand */
export function schemesFixer(options: { readonly standard: StandardId; readonly profile?: Profile }): Fixer {
  return {
    find: (input) => validate(input, options),
    repair: (input, certain) => repair(input, { ...options, certain }),
  };
}

/** The options of commands that work against a base. */
export const baseOptions: { readonly base: StringOption; readonly standard: StringOption } = {
  base: { type: "string", value: "BASE", help: "The base, a URI with a scheme. Required." },
  ...standardOption,
};

/**
 * @returns the standard that the options choose, and the base
 * @throws {Misuse} if the base is missing or cannot be one, and where the standard knows no bases
 */
export function baseFrom(values: { readonly base?: string; readonly standard?: string }): [AnyStandard, base: string] {
  const standard = standardFrom(values);
  const { base } = values;
  if (base === undefined) throw new Misuse("--base BASE is missing");
  // There are standards without it, whatever the type says.
  if (!("resolve" in standard)) throw new Misuse(noResolution(standard));
  try {
    // Against a base that can be one, this resolves by every standard that resolves at all.
    standard.resolve("./", base, {});
  } catch (cause) {
    const diagnostic = explained(diagnosticOf(cause), base);
    throw new Misuse("--base cannot be a base", { cause, refused: { input: base, diagnostic } });
  }
  return [standard, base];
}

/**
 * @returns the value, known to be one of the list
 * @throws {Misuse} if it is not; the message calls what is listed by its name
 */
export function memberOf<Member extends string>(list: readonly Member[], value: string, name: string): Member {
  const member = list.find((each) => each === value);
  if (member === undefined) throw new Misuse(`no ${name} ${quote(value)}; the ${name}s are ${list.join(", ")}`);
  return member;
}
