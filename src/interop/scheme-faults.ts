/**
 * Finds the errors of a string that should be a URI of a certain scheme.
 *
 * @module
 */
import { aString, readList } from "../core/arguments.js";
import { URISyntaxError, type Diagnostic, type ValidateURI } from "../core/diagnostic.js";
import { diagnoser, rules } from "../standards/current.js";

export type { ValidateURI } from "../core/diagnostic.js";

/**
 * Returns a function that finds the errors of a string.
 *
 * @param schemes the name of a scheme, in any case, or several names
 * @param validate validates a URI by the rules of its scheme
 * @returns a function that returns the errors that `validate` finds, or an error for a wrong scheme
 * @throws {URISyntaxError} if a name is not a valid scheme
 */
export function schemeFaults(
  schemes: string | readonly string[],
  validate: ValidateURI,
): (text: string) => readonly Diagnostic[] {
  const given = typeof schemes === "string" ? [schemes] : readList<string>(schemes, "The schemes", aString);
  const names = given.map((name) => {
    const [fault] = diagnoser.diagnose(name, { rule: "scheme" });
    if (fault) throw new URISyntaxError(fault);
    return name.toLowerCase();
  });
  const message = `The scheme must be ${names.map((name) => `'${name}'`).join(" or ")}.`;
  return (text) => {
    if (rules.test(text, { rule: "URI" })) {
      const end = text.indexOf(":");
      if (!names.includes(text.slice(0, end).toLowerCase())) {
        return [rules.record(text, { code: "other-scheme", message, start: 0, end, rule: "scheme" })];
      }
    }
    return errorsOf(validate(text));
  };
}

/** Returns the errors of a validation. */
export function errorsOf({ ok, diagnostics }: ReturnType<ValidateURI>): readonly Diagnostic[] {
  return ok ? [] : diagnostics.filter(({ severity }) => severity === "error");
}
