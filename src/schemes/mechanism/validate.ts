/**
 * Validates URIs by the generic syntax, the scheme's own grammar and the scheme's requirements, and adds advice on
 * security.
 *
 * @module
 */
import { aBoolean, anything, assertString, oneOf, readOptions } from "../../core/arguments.js";
import { MORE, type Diagnostic } from "../../core/diagnostic.js";
import { present } from "../../core/invariant.js";
import type { NodeBase } from "../../tree/index.js";
import { repaired, type Repaired } from "../../explain/repair.js";
import type { CurrentId } from "../../standards/current.js";
import type { StandardId } from "../../standards/list.js";
import { NOTHING, SEVERITIES, type Profile } from "./check.js";
import { Examiner, type Examined } from "./examine.js";
import { MOST_DIAGNOSTICS } from "./findings.js";
import { withTriedRepairs } from "./repairs.js";
import { Result, type Validation } from "./result.js";
import { CHOICE, chosenFrom, type Known, type NameOption } from "./known.js";
import type { SchemeNodeOf, Schemes } from "./scheme.js";
import { textOf } from "./subject.js";

/** The options of `validate`. */
export interface ValidateOptions<
  Id extends StandardId = StandardId,
  Given extends Schemes = Schemes,
> extends NameOption {
  /** The standard whose generic syntax the URI must match, and whose schemes are searched. RFC 3986 by default. */
  readonly standard?: Id | undefined;
  /**
   * `consume`, the default, skips requirements that apply only to producers; `mint` skips those that apply only to
   * consumers.
   */
  readonly profile?: Profile | undefined;
  /**
   * The schemes to know. A list is made into a map at each call; a map has the same keys as `schemes`. It does not refuse
   * other schemes: `scheme` does.
   */
  readonly schemes?: Given | undefined;
}

/** The options of `repair`. */
export interface RepairOptions extends ValidateOptions {
  /** `true` applies only certain repairs and no guesses. */
  readonly certain?: boolean | undefined;
}

/** Validates a URI by the rules of its scheme. */
export type Validate<Known extends Schemes = Schemes> = <
  Id extends StandardId = CurrentId,
  Given extends Schemes = Known,
>(
  input: string | NodeBase,
  options?: ValidateOptions<Id, Given>,
) => Validation<Id, SchemeNodeOf<Given>>;

/** Repairs a URI. */
export type RepairURI = (input: string, options?: RepairOptions) => Repaired;

/** Makes `validate` and `repair`, which use the known schemes by default. */
export function validator(known: Known): { readonly validate: Validate; readonly repair: RepairURI } {
  const validate = (<Id extends StandardId>(given: string | NodeBase, asked?: ValidateOptions<Id>) => {
    const options = readOptions<ValidateOptions>(asked, CHECKS);
    const chosen = chosenFrom(known, options);
    const examiner = new Examiner(chosen, options.profile ?? "consume");
    const found = examiner.examine(textOf(given, chosen.standard));
    return new Result(found.subject, inFinalOrder(found, examiner)) as Validation<Id>;
  }) as Validate;

  const repair: RepairURI = (input, given) => {
    assertString(input);
    const options = readOptions<RepairOptions>(given, REPAIR_CHECKS);
    const { certain = false, profile = "consume" } = options;
    const examiner = new Examiner(chosenFrom(known, options), profile);
    return repaired(input, certain, (text) => {
      const found = examiner.examine(text);
      return found.diagnostics.some(isError) ? inFinalOrder(found, examiner).filter(isError) : NOTHING;
    });
  };

  return { validate, repair };
}

const CHECKS = { ...CHOICE, scheme: anything, profile: oneOf(["consume", "mint"]) };
const REPAIR_CHECKS = { ...CHECKS, certain: aBoolean };

const isError = ({ severity }: Diagnostic): boolean => severity === "error";

/** Returns the diagnostics in their final order, without the repairs that do not help. */
function inFinalOrder({ subject, isRefused, diagnostics }: Examined, examiner: Examiner): readonly Diagnostic[] {
  if (diagnostics.length === 0) return NOTHING;
  const { whole } = subject;
  const ordered = inOrder(diagnostics);
  // The explanation of a refusal has already tried its repairs.
  return Object.freeze(limited(whole, isRefused ? ordered : withTriedRepairs(whole, ordered, examiner)));
}

/**
 * Returns the diagnostics, or, if they are too many, the worst ones and a last one that says so. It is as severe as the
 * worst one that is not listed.
 *
 * @param input the input
 * @param diagnostics all diagnostics in their final order
 */
function limited(input: string, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (diagnostics.length <= MOST_DIAGNOSTICS + 1) return diagnostics;
  const worst = [...diagnostics].sort((a, b) => rankOf(a) - rankOf(b));
  const listed = new Set(worst.slice(0, MOST_DIAGNOSTICS));
  const { severity, rule, section, url } = present(worst[MOST_DIAGNOSTICS]);
  const { length } = input;
  const last = { severity, code: "scheme/more", message: MORE, start: length, end: length, rule, section, url };
  return [...diagnostics.filter((each) => listed.has(each)), last];
}

const rankOf = ({ severity }: Diagnostic): number => SEVERITIES.indexOf(severity);

/** Sorts diagnostics by their offset; at the same offset, the worst comes first. */
const inOrder = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  [...diagnostics].sort((a, b) => a.start - b.start || rankOf(a) - rankOf(b));
