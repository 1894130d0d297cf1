/**
 * Examination: a string is looked at by the generic syntax, by the grammar of its scheme and by what the scheme's
 * document demands, and with a view to security.
 *
 * @module
 */
import { assertString } from "../../core/automaton.js";
import type { Diagnostic } from "../../core/diagnostic.js";
import { present } from "../../core/invariant.js";
import { authorityAfter, schemeEnd } from "../../core/parts.js";
import { CURRENT, current } from "../../standards/current.js";
import { anyStandard } from "../../standards/by-id.js";
import type { StandardId } from "../../standards/list.js";
import { NOTHING, type Profile } from "./check.js";
import { diagnosticsOf, refusals } from "./findings.js";
import type { SchemeMap } from "./scheme.js";
import { securityAdvice } from "./security.js";
import { grammarOf, schemeOf, SchemeSubject, subjectOf } from "./subject.js";

/** What an examination depends on. */
export interface Context {
  readonly standard: StandardId;
  readonly profile: Profile;
  readonly schemes: SchemeMap;
}

/** What was found, with hints that nobody has tried. */
export interface Examined {
  /** The URI; `null` if the generic syntax refuses the input. */
  readonly subject: SchemeSubject | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Looks for all that there is to say of a string. */
export function examine(input: string, context: Context): Examined {
  assertString(input);
  return context.standard === CURRENT ? examineCurrent(input, context) : examineOther(input, context);
}

/** Examines by the standard in force: no tree is made of a valid string. */
function examineCurrent(input: string, context: Context): Examined {
  const end = schemeEnd(input);
  const authority = authorityAfter(input, end + 1);
  const scheme = schemeOf(input, end, CURRENT, context.schemes);
  const isAccepted = scheme?.grammar.test(input) === true;
  // What such a grammar accepts is a URI; it was tested without its fragment.
  const isURI = (isAccepted && scheme.grammar.isWithinURI && !input.includes("#")) || current.test(input, "URI");
  if (!isURI) {
    const refused = current.safeParse(input, "URI") as { readonly diagnostic: Diagnostic };
    return { subject: null, diagnostics: [refused.diagnostic] };
  }
  const subject = new SchemeSubject(input, authority, scheme, CURRENT);
  return examined(subject, isAccepted, securityAdvice(input, authority, scheme, CURRENT), context);
}

/** Examines by another standard, whose URIs need not be URIs by the one in force: the advice is on these alone. */
function examineOther(input: string, context: Context): Examined {
  const { standard, schemes } = context;
  const subject = subjectOf(input, standard, schemes);
  if (!(subject instanceof SchemeSubject)) return { subject: null, diagnostics: [subject] };
  const { scheme, authority } = subject;
  const advice = current.test(input, "URI") ? securityAdvice(input, authority, scheme, standard) : NOTHING;
  return examined(subject, scheme?.grammar.test(input) === true, advice, context);
}

/**
 * @param subject a URI
 * @param isAccepted whether the grammar of its scheme accepts it
 * @param advice on security
 */
function examined(
  subject: SchemeSubject,
  isAccepted: boolean,
  advice: readonly Diagnostic[],
  { standard, profile }: Context,
): Examined {
  const { scheme } = subject;
  if (scheme === null) return { subject, diagnostics: [unknownScheme(subject, standard), ...advice] };
  if (!isAccepted) return { subject, diagnostics: [...refusals(scheme, subject), ...advice] };
  const requirements = scheme.requirementsFor[profile];
  let broken: readonly Diagnostic[] = NOTHING;
  // By index, and with what is rare elsewhere: valid URIs are many, and an iterator costs them more than the checks.
  // eslint-disable-next-line @typescript-eslint/prefer-for-of -- see above
  for (let at = 0; at < requirements.length; at++) {
    const check = present(requirements[at]);
    const findings = check.find(subject);
    if (findings !== NOTHING) broken = [...broken, ...diagnosticsOf(scheme, check, findings)];
  }
  return { subject, diagnostics: broken === NOTHING ? advice : [...broken, ...advice] };
}

function unknownScheme({ input, parts: { scheme } }: SchemeSubject, standard: StandardId): Diagnostic {
  const { nameSetAside, sectionUrl } = anyStandard(standard);
  const { start, end } = present(scheme);
  const aside = nameSetAside?.(input.slice(start, end)) ?? null;
  if (aside !== null) {
    const { code, message, section } = aside;
    const url = sectionUrl(section);
    return { severity: "info", code: `scheme/${code}`, message, start, end, rule: "scheme", section, url };
  }
  const { section, url } = grammarOf(standard).definition("scheme");
  const message = "Nothing is known of this scheme: the URI was checked by the generic syntax alone.";
  return { severity: "info", code: "scheme/unknown", message, start, end, rule: "scheme", section, url };
}
