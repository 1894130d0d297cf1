import { schemeEnd } from "../../core/parts.js";
import { isRegistered } from "../../core/registered.js";
import type { Diagnostic } from "../../index.js";
import type { StandardId } from "../../standards/index.js";
import { defineCommand, PASSED, PASSED_AS, type Command, type Kind, type Outcome } from "../command.js";
import { Misuse, type RefusedArgument } from "../errors.js";
import { formatOption } from "../findings.js";
import { fixOptions, repairing, repairingLines, type Warn } from "../fix.js";
import { lineEndOf, type LineEnd } from "../line-end.js";
import { configFrom, configOptions } from "../project.js";
import { labelOf, verdict } from "../report.js";
import { loadSchemes, schemesIfLoaded, type Schemes } from "../schemes.js";
import { quote, shownBy, type Style } from "../terminal.js";
import {
  languageFrom,
  languageOptions,
  notesOnCodes,
  severitiesFrom,
  severityOption,
  standardFrom,
  STRINGS,
  type AnyStandard,
  type Language,
  type Severities,
} from "./shared.js";

export const check: Command = defineCommand({
  name: "check",
  summary: "Checks strings and explains what is wrong.",
  usage: "[STRING...]",
  details: `${STRINGS} Empty lines are skipped, but
an empty STRING is an empty reference, which is valid.
Checks whether each input matches the rule. Under an invalid input, all its mistakes are
written, indented. A line that has some begins with its place. A reference without a scheme is
valid: it is a relative reference. If it looks like a host, or a scheme looks misspelt, there
is a warning. With --fix, only the repaired strings are written, as repair --no-schemes does.
With --file and --fix, the lines of the files are repaired in the files.`,
  input: "operands or lines",
  arity: 1,
  redacts: "itself",
  options: {
    uri: { type: "boolean", help: "Accept only URIs with a scheme, no relative references." },
    ...fixOptions,
    ...formatOption,
    ...severityOption,
    ...languageOptions,
    ...configOptions,
  },
  fields: ["kind?", "diagnostics", "fix?"],
  ok: "ok says whether the input matches the rule",
  example: ["--rule", "IPv6address", "::1", "2001:db8::7"],
  refusesFileNames: true,
  notes: ({ severity }) => notesOnCodes(severity),
  async prepare(_values, inputs) {
    if (inputs === null || inputs.some(needsSchemes)) await loadSchemes();
  },
  run({ uri = false, ...given }, style) {
    const { config } = configFrom(given);
    const values: typeof given = { ...(config.standard !== undefined && { standard: config.standard }), ...given };
    const { fix, diff } = values;
    const standard = standardFrom(values);
    if (uri && values.rule !== undefined) throw new Misuse("--uri cannot be used with --rule");
    const rule = uri ? uriRuleOf(standard) : (values.rule ?? standard.defaultRule);
    const language = languageFrom({ ...values, rule });
    const severities = severitiesFrom(values, config.severity);
    const { kindOf, warningsOf, lineEnd } = meaningOf(standard, rule, language, schemesIfLoaded());
    if (fix !== undefined || diff === true) {
      return repairingLines(repairing(language.find, fix === "guess", style, warningsOf), values, style);
    }
    const handler = (input: string): Outcome => {
      if (!language.test(input)) return new Invalid(input, () => language.find(input).diagnostics, severities, style);
      const kind = kindOf?.(input);
      const warnings = severities.shown(warningsOf(input));
      if (warnings.length > 0) return warned(input, kind, warnings, severities, style);
      return new Valid(shownBy(style, input), kind, style);
    };
    const refuse = ({ input, diagnostic }: RefusedArgument): Outcome =>
      new Invalid(input, () => [diagnostic], severities, style);
    const around = [`${labelOf(true, style)}"`, '"'] as const;
    const record = kindOf === undefined ? PASSED : PASSED_AS[nameOf(standard)];
    return Object.assign(
      handler,
      { refuse, skipsEmpty: true },
      lineEnd && style.redact !== true && { passing: { lineEnd, around, record } },
    );
  },
});

/** Returns whether only the schemes can tell what is suspicious about a reference: an unknown name, or what looks like a host. */
function needsSchemes(reference: string): boolean {
  const end = schemeEnd(reference);
  return end < 0 ? MAYBE_HOST.test(reference) : !isRegistered(reference.slice(0, end).toLowerCase());
}

const MAYBE_HOST = /^(?:localhost|[^/?#.]*\.)/i;

/** Returns the rule that URIs match, and relative references do not. */
function uriRuleOf(standard: AnyStandard): string {
  const { uri, absoluteURI } = standard.ruleFor;
  return acceptsRelative(standard, uri) ? absoluteURI : uri;
}

const acceptsRelative = (standard: AnyStandard, rule: string): boolean => standard.automaton(rule).tester(rule)("a");

const nameOf = ({ id }: AnyStandard): Kind => (id === "rfc3987" ? "IRI" : "URI");

/** The meaning of strings that a rule accepts. */
export interface Meaning {
  /** Returns what an input is; `undefined` if the rule does not accept all references. */
  readonly kindOf: ((input: string) => Kind) | undefined;
  /** Returns the warnings about an input. */
  readonly warningsOf: Warn;
  /** Finds the end of a line that has a scheme, if the rule accepts references, and about which there is no warning. */
  readonly lineEnd: LineEnd | undefined;
}

/**
 * Returns the meaning of strings of the language of a rule.
 *
 * @param schemes the schemes; `null` if the inputs do not need them
 */
export function meaningOf(standard: AnyStandard, rule: string, language: Language, schemes: Schemes | null): Meaning {
  const uriRule = uriRuleOf(standard);
  const isDefault = rule === standard.defaultRule;
  const kindOf =
    isDefault && acceptsRelative(standard, rule)
      ? (input: string): Kind => (schemeEnd(input) < 0 ? "relative reference" : nameOf(standard))
      : undefined;
  if (!isDefault && rule !== uriRule) return { kindOf, warningsOf: () => [], lineEnd: language.lineEnd };
  if (schemes === null) return { kindOf, warningsOf: () => [], lineEnd: undefined };
  const { schemeNames, schemeWarnings, validate } = schemes;
  const id = standard.id as StandardId;
  const names = schemeNames(id);
  const known = new Set(names);
  return {
    kindOf,
    warningsOf(input) {
      const end = schemeEnd(input);
      // Without known schemes, each of them would be unknown.
      const isKnown = end >= 0 && (known.size === 0 || known.has(input.slice(0, end).toLowerCase()));
      return isKnown ? [] : schemeWarnings(input, (uri) => validate(uri, { standard: id }));
    },
    lineEnd:
      names.length > 0
        ? lineEndOf(standard.automaton(rule), rule, names)
        : lineEndOf(standard.automaton(uriRule), uriRule),
  };
}

// Both classes create their text only when it is read: in a stream, most results are never read.

class Valid implements Outcome {
  readonly passed = true;

  constructor(
    readonly input: string,
    readonly kind: Kind | undefined,
    readonly style: Style,
  ) {}

  get record(): Outcome["record"] {
    return this.kind === undefined ? PASSED : PASSED_AS[this.kind];
  }

  get lines(): readonly string[] {
    return [labelOf(true, this.style, labelled(this.kind)) + quote(this.input)];
  }
}

class Invalid implements Outcome {
  #found: readonly Diagnostic[] | undefined;

  constructor(
    readonly input: string,
    readonly diagnose: () => readonly Diagnostic[],
    readonly severities: Severities,
    readonly style: Style,
  ) {}

  get passed(): boolean {
    return this.severities.areOnlyErrors ? false : !this.severities.fail(this.#diagnostics);
  }

  get record(): Outcome["record"] {
    return { ok: false, diagnostics: this.#diagnostics };
  }

  get lines(): Iterable<string> {
    return verdict(false, this.input, this.#diagnostics, this.style);
  }

  placed(placeOf: (diagnostic: Diagnostic) => string): Iterable<string> {
    const [first] = this.#diagnostics;
    return verdict(false, this.input, this.#diagnostics, this.style, { place: first && placeOf(first) });
  }

  get #diagnostics(): readonly Diagnostic[] {
    return (this.#found ??= this.severities.shown(this.diagnose()));
  }
}

/** Returns the outcome of a valid input with warnings. */
function warned(
  input: string,
  kind: Kind | undefined,
  diagnostics: readonly Diagnostic[],
  severities: Severities,
  style: Style,
): Outcome {
  const heading = { kind: labelled(kind) };
  return {
    passed: !severities.fail(diagnostics),
    record: { ok: true, ...(kind !== undefined && { kind }), diagnostics },
    lines: verdict(true, input, diagnostics, style, heading),
    placed: (placeOf) =>
      verdict(true, input, diagnostics, style, { ...heading, place: placeOf(diagnostics[0] as Diagnostic) }),
  };
}

/** Returns the kind that a label says: most inputs are URIs. */
function labelled(kind: Kind | undefined): Kind | undefined {
  return kind === "relative reference" ? kind : undefined;
}
