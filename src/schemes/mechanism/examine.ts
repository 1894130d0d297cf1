/**
 * Examines a string by the generic syntax, the scheme's grammar, the scheme's requirements and the advice on security.
 *
 * @module
 */
import { assertString } from "../../core/arguments.js";
import { characterEnd, exactMistake, nameExpected, nameOf, SYNTAX, type Diagnostic } from "../../core/diagnostic.js";
import { present } from "../../core/invariant.js";
import { authorityAfter, schemeEnd, type Span } from "../../core/parts.js";
import { applyRepairs, explained } from "../../explain/report.js";
import { MOST_TRIED } from "../../explain/symptoms.js";
import { rolesOf } from "../../explain/view.js";
import { CURRENT, current } from "../../standards/current.js";
import type { AnyStandard } from "../../standards/standard.js";
import { NOTHING, type Profile } from "./check.js";
import type { Chosen } from "./known.js";
import { sourceFor } from "./explanation.js";
import { diagnosticsOf } from "./findings.js";
import { schemeAdvice } from "./scheme-advice.js";
import type { AnyScheme } from "./scheme.js";
import { readersAdvice, securityAdvice } from "./security.js";
import { isOwn, schemeOf, SchemeSubject } from "./subject.js";

/** The standard, the schemes, the registry and the profile of an examination. */
export interface Context extends Chosen {
  readonly profile: Profile;
}

/** The result of an examination. The repairs of requirements have not been tried yet. */
export interface Examined {
  /** The URI; `null` if neither the generic syntax nor the grammar of its scheme accepts the input. */
  readonly subject: SchemeSubject | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Finds all diagnostics of a string. */
export function examine(input: string, context: Context): Examined {
  assertString(input);
  const tested = test(input, context);
  const { subject } = tested;
  const found = saidOf(tested, context);
  if (found !== null) return { subject, diagnostics: found };
  return { subject: subject.isGeneric ? subject : null, diagnostics: refusals(subject, context) };
}

/** A string, and whether the grammar of its scheme accepts it without its fragment. */
interface Tested {
  readonly subject: SchemeSubject;
  readonly isOfScheme: boolean;
}

function test(input: string, { standard, schemes }: Context): Tested {
  const end = schemeEnd(input);
  const authority = authorityAfter(input, end + 1);
  const scheme = schemeOf(input, end, standard, schemes);
  const isOfScheme = scheme?.grammar.test(input) === true;
  // Such a grammar accepts only URIs, but it was tested without a fragment.
  const isGeneric =
    (isOfScheme && standard.id === CURRENT && scheme.grammar.isWithinURI && !input.includes("#")) ||
    isURI(input, standard);
  return { subject: new SchemeSubject(input, authority, scheme, standard, isGeneric), isOfScheme };
}

/** Returns the diagnostics of a URI; `null` if neither the generic syntax nor the scheme's grammar accepts it. */
function saidOf({ subject, isOfScheme }: Tested, context: Context): readonly Diagnostic[] | null {
  const { standard, profile } = context;
  const { whole, authority, scheme, isGeneric } = subject;
  if (isGeneric && (isOfScheme || scheme === null)) {
    const advice = isCurrent(subject, standard) ? securityAdvice(whole, authority, scheme, standard) : NOTHING;
    const readers = readersFor(subject, standard);
    const own = scheme === null ? NOTHING : broken(scheme, subject, profile);
    const about = schemeAdvice(subject, context);
    return own.length + about.length + readers.length === 0 ? advice : [...about, ...own, ...readers, ...advice];
  }
  if (scheme === null || !isOwn(whole, scheme, standard)) return null;
  return [notGeneric(subject, standard), ...broken(scheme, subject, profile)];
}

/** Warns if other readers find other parts of a URI. */
function readersFor(subject: SchemeSubject, standard: AnyStandard): readonly Diagnostic[] {
  const { whole, authority, scheme } = subject;
  return isCurrent(subject, standard) ? readersAdvice(whole, authority, scheme, standard) : NOTHING;
}

/** Checks whether a URI of a standard is one by the current standard, to which the advice on security applies. */
function isCurrent({ whole }: SchemeSubject, { id }: AnyStandard): boolean {
  return id === CURRENT || current.test(whole);
}

/** Checks whether the generic syntax accepts the input as a URI, not as a relative reference. */
function isURI(input: string, standard: AnyStandard): boolean {
  if (standard.id === CURRENT) return current.test(input, { rule: "URI" });
  return standard.test(input) && standard.components(input).scheme !== null;
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
function notGeneric({ whole, scheme }: SchemeSubject, standard: AnyStandard): Diagnostic {
  const { name, ruleFor, recognize, definition } = standard;
  const { index } = recognize(whole);
  const { section, url } = definition(ruleFor.uri);
  const message = `${present(scheme).specification.name} allows this URI, but ${name} does not: other software may refuse it.`;
  const rule = ruleFor.uri;
  // RFC 3986 can also refuse the end of a URI, if ":" and the rest could be a password.
  const end = Math.min(index + 1, whole.length);
  return { severity: "warning", code: "scheme/not-generic", message, start: index, end, rule, section, url };
}

/** Returns the reasons why a string is not a URI of its scheme. */
function refusals({ whole, scheme }: SchemeSubject, context: Context): readonly Diagnostic[] {
  const { standard, schemes } = context;
  const { diagnostics, isRepaired, faults, origin } = explained(whole, sourceFor(standard, schemes));
  if (faults.length === 0) return [bareRefusal(whole, scheme, standard)];
  if (!isRepaired) return diagnostics;
  const repairedText = applyRepairs(whole, diagnostics);
  const after = saidOf(test(repairedText, context), context);
  const errors = (after ?? []).filter(({ severity }) => severity === "error");
  if (after !== null && errors.length === 0) return diagnostics;
  // A guess must not break a requirement. Then report the broken requirements together with the syntax errors, but only
  // those of parts that a person has written as they are now.
  const roleOf = rolesOf(repairedText);
  const touched = new Set(faults.map(({ role }) => role));
  const others = errors.filter(({ start }) => !touched.has(roleOf(start)));
  const isOne = others.length > 0 && isOtherCharacter(whole, present(faults[0]).start, context);
  const apart = isOne ? NOTHING : others;
  const spans = errors.map((error) => origin(error));
  const kept = diagnostics.map((each) => withoutGuess(each, spans));
  return [...kept, ...apart.map((error) => ({ ...bareOf(error), ...origin(error) }))];
}

/** Returns whether a string breaks no requirement if its delimiter is another one, or one more is inserted. */
function isOtherCharacter(input: string, at: number, context: Context): boolean {
  if (input.length > MOST_TRIED) return false;
  const [front, end] = [input.slice(0, at), characterEnd(input, at)];
  return Array.from(DELIMITERS).some((each) =>
    [end, at].some((from) => {
      const said = saidOf(test(front + each + input.slice(from), context), context);
      return said?.every(({ severity }) => severity !== "error") === true;
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
function bareRefusal(input: string, scheme: AnyScheme | null, standard: AnyStandard): Diagnostic {
  if (scheme === null) return present(explained(input, absoluteSource(standard)).diagnostics[0]);
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
function absoluteSource(standard: AnyStandard): Parameters<typeof explained>[1] {
  const { source, ruleFor } = standard;
  return source(ruleFor.absoluteURI);
}
