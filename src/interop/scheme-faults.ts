/**
 * What is wrong with a string that is to be a URI of a certain scheme.
 *
 * @module
 */
import type { Diagnostic } from "../core/diagnostic.js";
import { current, explained } from "../standards/current.js";

/** A function that validates a URI by the rules of its scheme. */
export type ValidateURI = (input: string) => { readonly ok: boolean; readonly diagnostics: readonly Diagnostic[] };

/**
 * Makes a function that finds the faults of a string.
 *
 * @param schemes the name of a scheme, in whatever case, or several
 * @param validate what validates a URI by the rules of its scheme
 * @returns a function that gives the errors: those that `validate` finds, or that the scheme is another one
 * @throws {URISyntaxError} if a name is not one of a scheme
 */
export function schemeFaults(
  schemes: string | readonly string[],
  validate: ValidateURI,
): (text: string) => readonly Diagnostic[] {
  const names = [schemes].flat().map((name) => explained.parse(name, { rule: "scheme" }).value.toLowerCase());
  const message = `The scheme is to be ${names.map((name) => `"${name}"`).join(" or ")}.`;
  return (text) => {
    if (current.test(text, { rule: "URI" })) {
      const end = text.indexOf(":");
      if (!names.includes(text.slice(0, end).toLowerCase())) {
        return [current.record(text, { code: "other-scheme", message, start: 0, end, rule: "scheme" })];
      }
    }
    return errorsOf(validate(text));
  };
}

/** The errors that a validation has found. */
export function errorsOf({ ok, diagnostics }: ReturnType<ValidateURI>): readonly Diagnostic[] {
  return ok ? [] : diagnostics.filter(({ severity }) => severity === "error");
}
