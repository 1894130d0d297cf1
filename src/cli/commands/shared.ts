/**
 * Defines options that several commands share, and reads their values.
 *
 * @module
 */
import { diagnosticOf } from "../../core/diagnostic.js";
import { readSeverity, type SeverityOption } from "../../core/severity.js";
import type { Components, Diagnostic, NodeBase, Resolution } from "../../index.js";
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
import { CURRENT } from "../../standards/current.js";
import { everyStandard, standardOf } from "../../standards/by-id.js";
import { noResolution } from "../../standards/standard.js";
import type { Option } from "../command.js";
import { didYouMean, meantOf, Misuse, notOneOf, orMisuse } from "../errors.js";
import { explained } from "../explained.js";
import type { Find } from "../fix.js";
import { lineEndOf, type LineEnd } from "../line-end.js";

/** The sentence about inputs in the help of most commands. */
export const STRINGS = "Each STRING is one input. Without any, each line of standard input is one input.";

export type StringOption = Option & { readonly type: "string" };

/** The option of all commands that use a standard. */
export const standardOption: { readonly standard: StringOption } = {
  standard: {
    type: "string",
    value: "ID",
    help: `${Object.keys(standards).join(", ")}. Default: the first.`,
    completes: Object.keys(standards),
    hint: hintOnStandard,
  },
};

/** Names of the living standard, whose parser is the class `URL`. */
const PLATFORM = ["url", "whatwg"];

/**
 * Returns the end of the message about an unknown standard: the one that was probably meant. Its number or a word of its
 * title is enough.
 */
export function hintOnStandard(value: string): string {
  const lower = value.toLowerCase();
  if (PLATFORM.includes(lower)) return "; 'uri-grammar standards' compares strings with the URL Standard of WHATWG";
  const ids = everyStandard.map(({ id }) => id);
  const [, number] = /^(?:rfc)?[ -]?(\d{4})$/.exec(lower) ?? [];
  const named = everyStandard.find(
    ({ id, title }) => id === `rfc${String(number)}` || wordsOf(title).includes(lower.replace(/s$/, "")),
  );
  return didYouMean(named?.id ?? meantOf(value, ids));
}

/** Returns the words of a title, without the ending of a plural. */
function wordsOf(title: string): readonly string[] {
  return (title.toLowerCase().match(/[a-z]+/g) as string[]).map((word) => word.replace(/s$/, ""));
}

/** The options that choose the rule that a string must match. */
export const languageOptions: { readonly rule: StringOption; readonly standard: StringOption } = {
  rule: {
    type: "string",
    value: "RULE",
    help: "The rule to match, by its name in the standard. Default: the rule for references.",
    completes: standards[CURRENT].rules,
    open: true,
  },
  ...standardOption,
};

/** The option that decides which diagnostics fail. */
export const severityOption: { readonly severity: StringOption } = {
  severity: {
    type: "string",
    value: "LEVEL",
    help: "The least severity that fails: error (default), warning or info. Or CODE=LEVEL,...: the levels of codes; off hides one.",
    completes: ["error", "warning", "info"],
    open: true,
  },
};

/** How a command weighs diagnostics. */
export interface Severities {
  /** Whether only the errors of the documents fail. */
  readonly areOnlyErrors: boolean;
  /** Returns the diagnostics to show, with the severities that the option gives them. */
  readonly shown: (diagnostics: readonly Diagnostic[]) => readonly Diagnostic[];
  /** Returns whether one of the diagnostics to show is a fault. */
  readonly fail: (shown: readonly Diagnostic[]) => boolean;
}

/**
 * Reads the option that decides which diagnostics fail. Diagnostics that it does not name are shown as they are.
 *
 * @param configured the value of the configuration, which the option replaces
 * @throws {Misuse} if it is neither a severity nor a list of codes with severities, or strings are repaired
 */
export function severitiesFrom(
  { severity, fix }: { readonly severity?: string; readonly fix?: unknown },
  configured?: SeverityOption,
): Severities {
  if (severity !== undefined && fix !== undefined) throw new Misuse("--severity cannot be used with --fix");
  const option = severityOf(severity) ?? configured;
  const { isFault, reported } = orMisuse(() => readSeverity(option, "The value of --severity"));
  return {
    areOnlyErrors: option === undefined,
    shown:
      typeof option === "object"
        ? (diagnostics) => diagnostics.flatMap((each) => (Object.hasOwn(option, each.code) ? reported([each]) : [each]))
        : (diagnostics) => diagnostics,
    fail: (shown) => shown.some(isFault),
  };
}

/** Returns the value of `--severity` as the option `severity` of the library. */
export function severityOf(value: string | undefined): SeverityOption | undefined {
  if (value?.includes("=") !== true) return value as SeverityOption | undefined;
  return Object.fromEntries(
    value.split(",").map((pair) => {
      const at = pair.indexOf("=");
      if (at < 0) throw new Misuse(`--severity takes one level, or pairs of the form CODE=LEVEL`);
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  ) as SeverityOption;
}

/** The options of resolution, by their names in the standards. A standard ignores options that it does not have. */
export interface ResolutionOptions {
  readonly strict?: boolean;
  readonly validating?: boolean;
  readonly excess?: string;
  readonly literal?: boolean;
  readonly relativeBase?: boolean;
  readonly trace?: boolean;
}

/** Any standard. */
export type AnyStandard = AnyGrammar &
  AnyExplaining &
  StandardFacts &
  Operations &
  Resolving<
    (ref: string, base: string, options: ResolutionOptions) => string | Resolution | Target,
    (target: string, base: string) => string
  >;

/**
 * Returns the standard that the option chooses.
 *
 * @param what what takes the id, for the message
 * @throws {Misuse} if the standard is unknown
 */
export function standardFrom(
  { standard: id = CURRENT }: { readonly standard?: string },
  what = "--standard",
): AnyStandard {
  if (!Object.hasOwn(standards, id)) throw notOneOf(what, Object.keys(standards), id, hintOnStandard(id));
  return standardOf(id as StandardId) as unknown as AnyStandard;
}

/**
 * Returns the rule; by default, the rule for references.
 *
 * @throws {Misuse} if the standard does not have the rule
 */
export function ruleFrom(standard: AnyStandard, rule: string = standard.defaultRule): string {
  try {
    standard.definition(rule);
  } catch (cause) {
    throw new Misuse((cause as Error).message + didYouMean(meantOf(rule, standard.rules)), { cause });
  }
  return rule;
}

/** The strings that match one rule. */
export interface Language {
  /** Finds the end of a line that matches. Defined only for rules whose strings JSON does not escape. */
  readonly lineEnd: LineEnd | undefined;
  /** Finds the faults of a string. */
  readonly find: Find;
  /** Returns whether an input matches, without building a tree. */
  test(input: string): boolean;
  /** Returns the tree of an input. Throws a URISyntaxError if it does not match. */
  parse(input: string): NodeBase;
}

/**
 * Returns the language that the options choose.
 *
 * @throws {Misuse} if the standard or the rule is unknown
 */
export function languageFrom(values: { readonly rule?: string; readonly standard?: string }): Language {
  const standard = standardFrom(values);
  const rule = ruleFrom(standard, values.rule);
  const automaton = standard.automaton(rule);
  return {
    // No standard allows quotes, backslashes or control characters in a reference.
    lineEnd: standard.referenceRules.includes(rule) ? lineEndOf(automaton, rule) : undefined,
    test: automaton.tester(rule),
    find(input) {
      const diagnostics = standard.diagnose(input, { rule });
      return { ok: diagnostics.length === 0, diagnostics };
    },
    parse: (input) => standard.parse(input, { rule }),
  };
}

/** Returns notes about codes in the value of `--severity` that no diagnostic has. */
export async function notesOnCodes(severity: string | undefined): Promise<readonly string[]> {
  const levels = severityOf(severity);
  if (typeof levels !== "object") return [];
  const { isCode, meantCode } = await import("../codes.js");
  const unknown = Object.keys(levels).filter((code) => !isCode(code));
  return unknown.map((code) => `note: --severity has an unknown code${didYouMean(meantCode(code))}`);
}

/** The options of commands that need a base. */
export const baseOptions: { readonly base: StringOption; readonly standard: StringOption } = {
  base: { type: "string", value: "BASE", help: "The base, a URI with a scheme. Required." },
  ...standardOption,
};

/**
 * Returns the standard that the options choose, and the base.
 *
 * @param options the options that decide what can be a base
 * @throws {Misuse} if the base is missing or cannot be a base, or the standard does not define resolution
 */
export function baseFrom(
  values: { readonly base?: string; readonly standard?: string },
  options: Pick<ResolutionOptions, "relativeBase"> = {},
): [AnyStandard, base: string] {
  const standard = standardFrom(values);
  const { base } = values;
  if (base === undefined) throw new Misuse("--base BASE is missing");
  // Some standards do not have it, although the type says so.
  if (!("resolve" in standard)) throw new Misuse(noResolution(standard));
  try {
    // Every standard with resolution resolves this reference against every valid base.
    standard.resolve("./", base, options);
  } catch (cause) {
    const diagnostic = explained(diagnosticOf(cause), base);
    throw new Misuse("--base cannot be a base", { cause, refused: { input: base, diagnostic } });
  }
  return [standard, base];
}

/** A part of a reference that can be changed. */
export type Part = keyof Components;

export const PARTS: readonly Part[] = ["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"];

/**
 * Checks that a value is in a list.
 *
 * @param name the name of one element, for the message
 * @returns the value
 * @throws {Misuse} if the list does not contain the value
 */
export function memberOf<Member extends string>(list: readonly Member[], value: string, name: string): Member {
  const member = list.find((each) => each === value);
  if (member === undefined) {
    const hint = didYouMean(meantOf(value, list));
    throw new Misuse(`unknown ${name}; the ${name}s are ${list.join(", ")}${hint}`);
  }
  return member;
}

/**
 * Reads an object of JSON.
 *
 * @param what the origin of the text, for the message
 * @throws {Misuse} if the text is not JSON, or not an object
 */
export function objectFrom(text: string, what: string): Readonly<Record<string, unknown>> {
  const value = jsonFrom(text, what);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Misuse(`${what} must be an object`);
  return value as Readonly<Record<string, unknown>>;
}

/**
 * Reads JSON.
 *
 * @param what the origin of the text, for the message
 * @throws {Misuse} if the text is not JSON
 */
export function jsonFrom(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    // The message of the parser can show the text.
    throw new Misuse(`${what} is not JSON`, { cause });
  }
}
