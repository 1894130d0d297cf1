/**
 * Examines a string by the generic syntax, the scheme's grammar, the scheme's requirements and the advice on security.
 *
 * @module
 */
import { characterEnd, exactMistake, nameExpected, nameOf, SYNTAX, type Diagnostic } from "../../core/diagnostic.js";
import { present } from "../../core/invariant.js";
import type { Span } from "../../core/parts.js";
import { applyRepairs, explained } from "../../explain/report.js";
import { MOST_TRIED } from "../../explain/symptoms.js";
import { rolesOf } from "../../explain/view.js";
import { CURRENT, ofURIReference } from "../../standards/current.js";
import type { GenericSyntax } from "../../standards/standard.js";
import { NOTHING, type Profile } from "./check.js";
import type { Chosen } from "./known.js";
import { sourceFor } from "./explanation.js";
import { diagnosticsOf } from "./findings.js";
import { schemeAdvice } from "./scheme-advice.js";
import type { AnyScheme } from "./scheme.js";
import { readersAdvice, securityAdvice } from "./security.js";
import { refusedScheme, SchemeSubject } from "./subject.js";

/** The result of an examination. The repairs of requirements have not been tried yet. */
export interface Examined {
  readonly subject: SchemeSubject;
  /** Whether neither the generic syntax together with the grammar of its scheme nor this grammar alone accepts it. */
  readonly isRefused: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** A string, and the diagnostics of the URI; `null` if the string is refused. */
interface Said {
  readonly subject: SchemeSubject;
  readonly found: readonly Diagnostic[] | null;
}

/** Examines the strings of one call: the input, and what it is after repairs. */
export class Examiner {
  readonly chosen: Chosen;
  readonly profile: Profile;
  /** The string that was examined last. It is often the next one, because a repair has been tried before it is applied. */
  #last: Said | undefined;

  /**
   * @param chosen the standard, the schemes and the registry
   * @param profile the purpose of the validation
   */
  constructor(chosen: Chosen, profile: Profile) {
    this.chosen = chosen;
    this.profile = profile;
  }

  /** Finds all diagnostics of a string. */
  examine(input: string): Examined {
    const { subject, found } = this.said(input);
    if (found !== null) return { subject, isRefused: false, diagnostics: found };
    return { subject, isRefused: true, diagnostics: refusals(subject, this) };
  }

  /** Finds the diagnostics of a URI. */
  said(input: string): Said {
    if (this.#last?.subject.whole === input) return this.#last;
    const subject = new SchemeSubject(input, this.chosen);
    return (this.#last = { subject, found: saidOf(subject, this.profile) });
  }
}

/** Returns the diagnostics of a URI; `null` if neither the generic syntax nor the scheme's grammar accepts it. */
function saidOf(subject: SchemeSubject, profile: Profile): readonly Diagnostic[] | null {
  const { scheme, chosen } = subject;
  const refusal = refusedScheme(subject);
  if (refusal !== null) return subject.isGeneric || subject.isOwn ? [refusal] : null;
  if ((scheme === null || subject.isOfScheme) && subject.isGeneric) {
    const isCurrent = chosen.standard.id === CURRENT || ofURIReference()(subject.whole);
    const advice = isCurrent ? securityAdvice(subject) : NOTHING;
    // Warn if other readers find other parts of the URI.
    const readers = isCurrent ? readersAdvice(subject) : NOTHING;
    const own = scheme === null ? NOTHING : broken(scheme, subject, profile);
    const about = schemeAdvice(subject);
    // Stryker disable next-line ConditionalExpression: This is only slower.
    return own.length + about.length + readers.length === 0 ? advice : [...about, ...own, ...readers, ...advice];
  }
  if (scheme === null || !subject.isOwn) return null;
  return [notGeneric(subject, scheme), ...broken(scheme, subject, profile)];
}

/** Returns whether a URI that the grammar of its scheme accepts has no error in a profile. */
export function isFaultless(subject: SchemeSubject, scheme: AnyScheme, profile: Profile): boolean {
  return (
    subject.isOwn &&
    scheme.requirementsFor[profile].every((check) => {
      const findings = (check.level ?? "MUST") === "MUST" ? check.find(subject) : NOTHING;
      return findings === NOTHING || findings[Symbol.iterator]().next().done === true;
    })
  );
}

/** Returns the violations of a scheme's requirements. */
function broken(scheme: AnyScheme, subject: SchemeSubject, profile: Profile): readonly Diagnostic[] {
  const requirements = scheme.requirementsFor[profile];
  let found: readonly Diagnostic[] = NOTHING;
  // A loop by index, because for valid URIs an iterator takes longer than the checks.
  // eslint-disable-next-line @typescript-eslint/prefer-for-of -- see above
  for (let at = 0; at < requirements.length; at++) {
    const check = present(requirements[at]);
    const findings = check.find(subject);
    // Stryker disable next-line ConditionalExpression: Nothing is added, which only takes longer.
    if (findings === NOTHING) continue;
    const others = diagnosticsOf(scheme, check, findings, subject.whole);
    // One fault has one diagnostic: if a text has the wrong form, its octets mean nothing.
    found = [...found, ...others.filter((each) => !found.some((earlier) => areOfOne(earlier, each)))];
  }
  return found;
}

/** Returns whether an error is about octets in a text with another error. */
function areOfOne({ severity, start, end }: Diagnostic, octets: Diagnostic): boolean {
  return severity === "error" && octets.rule === "pct-encoded" && start < octets.end && octets.start < end;
}

/** Returns the warning that RFC 3986 refuses a URI which the scheme's document allows. */
function notGeneric({ whole, chosen }: SchemeSubject, { specification }: AnyScheme): Diagnostic {
  const { name, ruleFor, defaultRule, automaton, definition } = chosen.standard;
  const { index } = automaton(defaultRule).recognize(whole, defaultRule);
  const { section, url } = definition(ruleFor.uri);
  const message = `${specification.name} allows this URI, but ${name} does not: other software may refuse it.`;
  const rule = ruleFor.uri;
  // RFC 3986 can also refuse the end of a URI, if ":" and the rest could be a password.
  const end = Math.min(index + 1, whole.length);
  return { severity: "warning", code: "scheme/not-generic", message, start: index, end, rule, section, url };
}

/** Returns the reasons why a string is not a URI of its scheme. */
function refusals(subject: SchemeSubject, examiner: Examiner): readonly Diagnostic[] {
  const { whole, chosen } = subject;
  const { diagnostics, isRepaired, faults, origin } = explained(whole, sourceFor(chosen, subject));
  if (faults.length === 0) return [bareRefusal(subject)];
  if (!isRepaired) return diagnostics;
  const repairedText = applyRepairs(whole, diagnostics);
  const { found: after } = examiner.said(repairedText);
  // Stryker disable next-line ArrayDeclaration: A string has no severity, so it is not an error.
  const errors = (after ?? []).filter(({ severity }) => severity === "error");
  if (after !== null && errors.length === 0) return diagnostics;
  // A guess must not break a requirement. Then report the broken requirements together with the syntax errors, but only
  // those of parts that a person has written as they are now.
  const roleOf = rolesOf(repairedText);
  const touched = new Set(faults.map(({ role }) => role));
  const others = errors.filter(({ start }) => !touched.has(roleOf(start)));
  const isOne = others.length > 0 && isOtherCharacter(whole, present(faults[0]).start, examiner);
  const apart = isOne ? NOTHING : others;
  const spans = errors.map((error) => origin(error));
  const kept = diagnostics.map((each) => withoutGuess(each, spans));
  return [...kept, ...apart.map((error) => ({ ...bareOf(error), ...origin(error) }))];
}

/** Returns whether a string breaks no requirement if its delimiter is another one, or one more is inserted. */
function isOtherCharacter(input: string, at: number, examiner: Examiner): boolean {
  if (input.length > MOST_TRIED) return false;
  const [front, end] = [input.slice(0, at), characterEnd(input, at)];
  return Array.from(DELIMITERS).some((each) =>
    [end, at].some((from) => {
      const { found } = examiner.said(front + each + input.slice(from));
      return found?.every(({ severity }) => severity !== "error") === true;
    }),
  );
}

const DELIMITERS = ":/?#@&=;,.0";

/** Removes the repair of a diagnostic if it is a guess, or if its result breaks a requirement. */
function withoutGuess(diagnostic: Diagnostic, broken: readonly Span[]): Diagnostic {
  const { repair, ...others } = diagnostic;
  const breaks = repair?.edits.some((edit) => broken.some(({ start, end }) => edit.start <= end && start <= edit.end));
  return repair?.certain === true && breaks === false ? diagnostic : others;
}

/** Removes the repair of a diagnostic, because it applies to another text. */
function bareOf({ severity, code, message, start, end, rule, section, url }: Diagnostic): Diagnostic {
  return { severity, code, message, start, end, rule, section, url };
}

/** Returns the error for a scheme whose grammar is made of functions, which give no reason. */
function bareRefusal({ whole: input, scheme, chosen }: SchemeSubject): Diagnostic {
  if (scheme === null) return present(explained(input, absoluteSource(chosen.standard)).diagnostics[0]);
  const { name, grammar, section, specification } = scheme;
  const code = `${name}/${SYNTAX}`;
  const message = `The syntax of the scheme ${name} does not allow this URI.`;
  const refusal = {
    severity: "error",
    code,
    message,
    rule: grammar.rule,
    section,
    url: specification.url(section),
  } as const;
  const recognition = grammar.recognize(input);
  if (recognition === null) return { ...refusal, start: 0, end: input.length };
  const { index, expected, complete } = recognition;
  const { start, end } = exactMistake(input, grammar.rule, recognition);
  return { ...refusal, start, end, index, expected: nameExpected(expected, complete), found: nameOf(input, index) };
}

/** Returns the source that explains why a relative reference is not a URI. */
function absoluteSource(standard: GenericSyntax): Parameters<typeof explained>[1] {
  const { source, ruleFor } = standard;
  return source(ruleFor.absoluteURI);
}
