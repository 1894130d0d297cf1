/**
 * The option `severity`: which diagnostics are reported, and which of them count as faults.
 *
 * @module
 */
import { assertObject, oneOf, propertyOf, readable } from "./arguments.js";
import type { Diagnostic, Severity } from "./diagnostic.js";

/**
 * The least severity that counts as a fault, such as `"warning"`, or the severities of codes, such as
 * `{ "scheme/unknown": "error" }`; `"off"` omits a code. By default, errors count.
 */
export type SeverityOption = Severity | Readonly<Record<string, Severity | "off">>;

/** A diagnostic, as far as it is weighed. */
export type Weighed = Pick<Diagnostic, "code" | "severity">;

/** How diagnostics are weighed. */
export interface Weighing {
  /**
   * Returns the diagnostics to report, with the severities that the option gives them: those that count as faults and, for
   * a map, all whose codes it has.
   */
  readonly reported: <Given extends Weighed>(diagnostics: readonly Given[]) => readonly Given[];
  /** Returns whether a reported diagnostic counts as a fault. */
  readonly isFault: (diagnostic: Weighed) => boolean;
  /** Returns the diagnostics that count as faults. */
  readonly faults: <Given extends Weighed>(diagnostics: readonly Given[]) => readonly Given[];
  /** Whether every error counts as a fault. */
  readonly keepsErrors: boolean;
}

/** The severities, the worst first. */
export const SEVERITIES: readonly Severity[] = ["error", "warning", "info"];

/** A code is the name of a standard or scheme, and the name of the mistake. */
const CODE = /^[\w.+-]+\/[\w-]+$/;

/** Returns the pattern of codes, for JSON Schema. */
export const codePattern = (): string => CODE.source;

/**
 * Reads the option.
 *
 * @param value the option of the caller; `undefined` if it is absent
 * @param what the beginning of messages
 * @throws {TypeError} if it is neither a string nor an object
 * @throws {RangeError} if a severity is unknown, or a key is not a code
 */
export function readSeverity(value: unknown, what = "The option 'severity'"): Weighing {
  if (value === undefined || typeof value === "string") return fromLeast(value ?? "error", what);
  assertObject(value, what);
  const severities = new Map<string, Severity | "off">();
  const check = oneOf([...SEVERITIES, "off"]);
  for (const code of readable(what, () => Object.keys(value))) {
    if (!CODE.test(code))
      throw new RangeError(`Each name in ${lowerFirst(what)} must be a code, such as 'rfc3986/space'.`);
    const named = `The severity of '${code}' in ${lowerFirst(what)}`;
    const severity = propertyOf(value, code, named);
    check(severity, named);
    severities.set(code, severity as Severity | "off");
  }
  return weighing(
    (diagnostics) =>
      diagnostics.flatMap((each) => {
        const severity = severities.get(each.code);
        if (severity === undefined) return each.severity === "error" ? [each] : [];
        return severity === "off" ? [] : [{ ...each, severity }];
      }),
    ({ severity }) => severity === "error",
    [...severities.values()].every((severity) => severity === "error"),
  );
}

function fromLeast(least: string, what: string): Weighing {
  oneOf(SEVERITIES)(least, what);
  const counted = SEVERITIES.slice(0, SEVERITIES.indexOf(least as Severity) + 1);
  const isFault = ({ severity }: Weighed): boolean => counted.includes(severity);
  return weighing((diagnostics) => diagnostics.filter(isFault), isFault, true);
}

function weighing(reported: Weighing["reported"], isFault: Weighing["isFault"], keepsErrors: boolean): Weighing {
  return { reported, isFault, faults: (diagnostics) => reported(diagnostics).filter(isFault), keepsErrors };
}

const lowerFirst = (what: string): string => what.charAt(0).toLowerCase() + what.slice(1);
