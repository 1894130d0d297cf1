/**
 * Finds the faults of strings for schemas, and reads the options of these.
 *
 * @module
 */
import { aFunction, anything, assertList, readObject, readOptions, type Checks } from "../core/arguments.js";
import { URISyntaxError, type Diagnostic, type ValidateURI } from "../core/diagnostic.js";
import { isAmong, OTHER_SCHEME, otherScheme, readNames } from "../core/scheme-names.js";
import { readSeverity, type SeverityOption, type Weighing } from "../core/severity.js";
import { diagnoser, rules } from "../standards/current.js";
import { diagnoser as iris } from "../standards/rfc3987/rules.js";
import { diagnoseTemplate } from "../template/explain.js";

export type { ValidateURI } from "../core/diagnostic.js";

/** Returns the faults of a string that should be a URI. */
export const uriFaults = (text: string): readonly Diagnostic[] => diagnoser.diagnose(text, { rule: "URI" });

/** Returns the faults of a string that should be a URI reference. */
export const uriReferenceFaults = (text: string): readonly Diagnostic[] =>
  diagnoser.diagnose(text, { rule: "URI-reference" });

/** Returns the faults of a string that should be an IRI. */
export const iriFaults = (text: string): readonly Diagnostic[] => iris.diagnose(text, { rule: "IRI" });

/** Returns the faults of a string that should be an IRI reference. */
export const iriReferenceFaults = (text: string): readonly Diagnostic[] =>
  iris.diagnose(text, { rule: "IRI-reference" });

/** Returns the faults of a string that should be a URI Template, without the advice. */
export const uriTemplateFaults = (text: string): readonly Diagnostic[] =>
  diagnoseTemplate(text).filter(({ severity }) => severity === "error");

/**
 * Returns a function that finds the faults of a string.
 *
 * @param schemes the name of a scheme, in any case, or several names
 * @param validate validates a URI by the rules of its scheme; `undefined` if only the generic syntax counts
 * @param weighing decides which diagnostics of `validate` count
 * @returns a function that returns the faults that `validate` finds, or an error for a wrong scheme
 * @throws {URISyntaxError} if a name is not a valid scheme
 * @throws {RangeError} if there is no name, or `validate` does not know a scheme
 */
export function schemeFaults(
  schemes: string | readonly string[],
  validate: ValidateURI | undefined,
  weighing: Weighing,
): (text: string) => readonly Diagnostic[] {
  const names = readNames(schemes, "The schemes").map((name) => {
    const [fault] = diagnoser.diagnose(name, { rule: "scheme" });
    if (fault) throw new URISyntaxError(fault);
    return name.toLowerCase();
  });
  if (validate) for (const name of names) assertKnownScheme(name, validate);
  const diagnostics = validate ? (text: string) => validate(text).diagnostics : uriFaults;
  return (text) => {
    if (rules.test(text, { rule: "URI" })) {
      const end = text.indexOf(":");
      if (!isAmong(text.slice(0, end), names)) return [rules.record(text, otherScheme(names, end))];
    }
    return weighing.faults(diagnostics(text));
  };
}

/** Options of the schema of a scheme. */
export interface SchemeOptions {
  /**
   * Validates a URI by the rules of its scheme, such as `validate` of `uri-grammar/schemes`. By default, only the generic
   * syntax and the name of the scheme count.
   */
  readonly validate?: ValidateURI | undefined;
  /**
   * What counts as a fault: the least severity, such as `"warning"`, or the severities of codes, such as
   * `{ "https/untrusted-userinfo": "error" }`. Default: errors. Another scheme is always a fault.
   */
  readonly severity?: SeverityOption | undefined;
}

const OPTIONS: Checks<SchemeOptions> = { validate: aFunction, severity: anything };

/**
 * Reads the options, and returns the function of `schemeFaults`.
 *
 * @throws {RangeError} if a severity or a code is unknown, too
 * @throws {TypeError} if an argument has the wrong type, or the name of an option is unknown
 */
export function schemeFaultsBy(
  schemes: string | readonly string[],
  options: SchemeOptions | undefined,
): (text: string) => readonly Diagnostic[] {
  const { validate, severity } = readOptions<SchemeOptions>(options, OPTIONS);
  return schemeFaults(schemes, validate, readSeverity(severity));
}

const RESULT: Checks<ReturnType<ValidateURI>> = { ok: anything, diagnostics: assertList };

/** Throws a RangeError if the validator does not know the scheme. A registered scheme without rules is known. */
function assertKnownScheme(name: string, validate: ValidateURI): void {
  const { diagnostics } = readObject<ReturnType<ValidateURI>>(validate(`${name}:`), "result of 'validate'", RESULT);
  // A validator for a few schemes refuses all others.
  const unknown = diagnostics.find(({ code }) => code === "scheme/unknown" || code.endsWith(`/${OTHER_SCHEME}`));
  if (!unknown) return;
  const [hint = ""] = / Did you mean '[^']*'\?$/.exec(unknown.message) ?? [];
  throw new RangeError(`A scheme is unknown to 'validate'.${hint}`);
}
