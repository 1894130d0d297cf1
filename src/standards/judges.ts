/**
 * The standards that define relative references, as far as they judge strings. This list needs no tree and no operation
 * of any standard, so it is small.
 *
 * @module
 */
import { assertString } from "../core/arguments.js";
import type { AnyRules } from "../operations/grammar.js";
import type { AnyDiagnosing } from "./explained.js";
import type { StandardId, Standards } from "./list.js";
import * as rfc1808 from "./rfc1808/grammar.js";
import * as rfc2396 from "./rfc2396/grammar.js";
import * as rfc2396bis01 from "./rfc2396bis-01/grammar.js";
import * as rfc3986 from "./rfc3986/rules.js";
import * as rfc3987 from "./rfc3987/rules.js";
import { unknownStandard } from "./unknown.js";
import * as urlSyntax05 from "./url-syntax-05/grammar.js";

/** The rules of a standard, and the functions that explain why they refuse a string. */
export interface Judge {
  readonly rules: AnyRules;
  readonly diagnoser: AnyDiagnosing;
}

/** The id of a standard that defines relative references. */
export type ReferringStandardId = {
  [Id in StandardId]: Standards[Id] extends { readonly resolve: unknown } ? Id : never;
}[StandardId];

/** All standards in the order of `standards`; `null` for one that does not define relative references. */
type Judges = { readonly [Id in StandardId]: Id extends ReferringStandardId ? Judge : null };

const judges = (): Judges => ({
  rfc3986: judge(rfc3986.rules, rfc3986.diagnoser),
  rfc3987: judge(rfc3987.rules, rfc3987.diagnoser),
  "rfc2396bis-01": judge(rfc2396bis01.rules, rfc2396bis01.diagnoser),
  rfc2396: judge(rfc2396.rules, rfc2396.diagnoser),
  "url-syntax-05": judge(urlSyntax05.rules, urlSyntax05.diagnoser),
  rfc1808: judge(rfc1808.rules, rfc1808.diagnoser),
  rfc1738: null,
});

/** Forgets the types of the nodes. */
const judge = (rules: unknown, diagnoser: unknown): Judge => ({
  rules: rules as AnyRules,
  diagnoser: diagnoser as AnyDiagnosing,
});

/** The ids of these standards, the current one first. */
export const REFERRING_IDS: readonly ReferringStandardId[] = /* @__PURE__ */ referringIds();

function referringIds(): ReferringStandardId[] {
  return Object.entries(judges()).flatMap(([id, judge]) => (judge ? [id as ReferringStandardId] : []));
}

/**
 * Returns the judge of a standard that defines relative references.
 *
 * @param id the id of the standard
 * @throws {RangeError} if the id is unknown, or the standard does not define relative references
 */
export function referringJudge(id: ReferringStandardId): Judge {
  assertString(id, "The standard");
  const all: Readonly<Record<string, Judge | null>> = judges();
  if (!Object.hasOwn(all, id)) throw unknownStandard(Object.keys(all));
  const found = all[id];
  if (found) return found;
  throw new RangeError(
    `${id as string} does not define relative references. These standards do: ${REFERRING_IDS.join(", ")}.`,
  );
}
