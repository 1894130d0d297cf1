/**
 * Validation: by the generic syntax, by the scheme's own grammar, by what its document demands, and with advice on
 * security.
 *
 * @module
 */
import { applyEdit, type Diagnostic } from "../../core/diagnostic.js";
import { CURRENT, type CurrentId } from "../../standards/current.js";
import type { StandardId } from "../../standards/list.js";
import { NOTHING, SEVERITIES, type Profile } from "./check.js";
import { examine, type Context } from "./examine.js";
import { withTriedHints } from "./hints.js";
import { Result, type Validation } from "./result.js";
import { schemeMap, type SchemeMap, type SchemeNodeOf, type Schemes } from "./scheme.js";

/** How a URI is validated. */
export interface ValidateOptions<Id extends StandardId = StandardId, Given extends Schemes = Schemes> {
  /** The standard whose generic syntax it must match, and whose schemes are looked at. RFC 3986 by default. */
  readonly standard?: Id;
  /** For whom: `mint` counts what binds only those who make URIs, `consume`, the default, what binds only the others. */
  readonly profile?: Profile;
  /** The schemes to know. A Map is looked up by the keys that `schemes` has; anything else is put in one each time. */
  readonly schemes?: Given;
}

/** What repairing a URI came to. */
export interface Repair {
  /** The repaired string; the input where there is no repair. */
  readonly uri: string;
  /** Whether it is valid now. */
  readonly valid: boolean;
  /** What was repaired, in the order of the repairs; each has its hint, whose offsets are in the string before it. */
  readonly applied: readonly Diagnostic[];
}

/** Validates a URI by the rules of its scheme. */
export type Validate<Known extends Schemes = Schemes> = <
  Id extends StandardId = CurrentId,
  Given extends Schemes = Known,
>(
  input: string,
  options?: ValidateOptions<Id, Given>,
) => Validation<Id, SchemeNodeOf<Given>>;

/** Repairs a URI. */
export type RepairURI = (input: string, options?: ValidateOptions) => Repair;

/** How many repairs are made. */
const MOST_REPAIRS = 100;

/** Makes the functions that know some schemes where none are given. */
export function validator(known: SchemeMap): { readonly validate: Validate; readonly repair: RepairURI } {
  const validate = (<Id extends StandardId>(input: string, options: ValidateOptions<Id> = {}) => {
    const { profile = "consume", schemes } = options;
    const standard: StandardId = options.standard ?? CURRENT;
    const context: Context = { standard, profile, schemes: schemes === undefined ? known : schemeMap(schemes) };
    assertProfile(profile);
    const { subject, diagnostics } = examine(input, context);
    if (diagnostics.length === 0) return new Result(subject, NOTHING) as Validation<Id>;
    const tried = withTriedHints(input, { subject, diagnostics: inOrder(diagnostics) }, context);
    return new Result(subject, Object.freeze(tried)) as Validation<Id>;
  }) as Validate;

  const repair: RepairURI = (input, options = {}) => {
    let uri = input;
    const applied: Diagnostic[] = [];
    for (;;) {
      const { valid, diagnostics } = validate(uri, options);
      const next = bySeverity(diagnostics).find(({ hint }) => hint !== undefined);
      if (!next?.hint || applied.length === MOST_REPAIRS) return { uri, valid, applied };
      applied.push(next);
      uri = applyEdit(uri, next.hint);
    }
  };

  return { validate, repair };
}

function assertProfile(profile: unknown): void {
  if (profile === "consume" || profile === "mint") return;
  throw new RangeError(`no profile ${JSON.stringify(profile)}; the profiles are consume, mint`);
}

const rankOf = ({ severity }: Diagnostic): number => SEVERITIES.indexOf(severity);

/** In the order of the input; at the same place, the worst come first. */
const inOrder = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  [...diagnostics].sort((a, b) => a.start - b.start || rankOf(a) - rankOf(b));

/** The worst come first. */
const bySeverity = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  [...diagnostics].sort((a, b) => rankOf(a) - rankOf(b));
