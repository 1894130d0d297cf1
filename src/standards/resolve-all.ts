/**
 * Resolves a reference by all standards.
 *
 * @module
 */
import { assertString } from "../core/arguments.js";
import { diagnosticOf, SYNTAX, type Diagnostic } from "../core/diagnostic.js";
import type { Target } from "../operations/resolve.js";
import { everyStandard } from "./by-id.js";
import type { StandardId } from "./list.js";
import { noResolution, refusalBy, type AnyStandard } from "./standard.js";

/** The result of a standard for a reference and a base. */
export type Outcome =
  | Target
  /** The reference or the base is invalid. */
  | { readonly type: "refused"; readonly what: "reference" | "base"; readonly diagnostic: Diagnostic }
  /** The standard does not define relative references. */
  | { readonly type: "undefined"; readonly message: string };

/** The results of all standards. */
export interface Resolutions {
  /** The result of each standard, from the current one to the oldest. */
  readonly outcomes: Readonly<Record<StandardId, Outcome>>;
  /** The standards grouped by equal results, in the order of their first members. If all agree, there is one group. */
  readonly groups: readonly (readonly StandardId[])[];
}

/**
 * Resolves a reference by the algorithm of each standard.
 *
 * @param ref any string, for the reference
 * @param base any string, for the base
 * @returns the result of each standard, and which standards agree. A refusal is a result, too.
 * @throws {TypeError} if one of them is not a string
 *
 * @example
 * import { resolveAll } from "uri-grammar/standards";
 *
 * const { outcomes, groups } = resolveAll("?y", "http://a/b/c/d;p?q");
 * outcomes["url-syntax-05"]; // => { type: "URI", uri: "http://a/b/c/?y" }
 * groups; // => [["rfc3986", "rfc3987", "rfc2396bis-01", "rfc1808"], ["rfc2396", "url-syntax-05"], ["rfc1738"]]
 */
export function resolveAll(ref: string, base: string): Resolutions {
  assertString(ref, "The reference");
  assertString(base, "The base");
  const outcomes = Object.fromEntries(everyStandard.map((each) => [each.id, outcome(each, ref, base)])) as Record<
    StandardId,
    Outcome
  >;
  const groups = new Map<string, StandardId[]>();
  for (const id of Object.keys(outcomes) as StandardId[]) {
    const key = meaningOf(outcomes[id]);
    const group = groups.get(key);
    if (group) group.push(id);
    else groups.set(key, [id]);
  }
  return { outcomes, groups: [...groups.values()] };
}

function outcome(standard: AnyStandard, ref: string, base: string): Outcome {
  const { resolveToTarget } = standard;
  if (!resolveToTarget) return { type: "undefined", message: noResolution(standard) };
  try {
    return resolveToTarget(ref, base);
  } catch (error) {
    const exact = diagnosticOf(error);
    // In RFC 1808, a base can match the rule for references.
    const { defaultRule } = standard;
    const what = standard.automaton(defaultRule).tester(defaultRule)(ref) ? "base" : "reference";
    // Other mistakes come from the algorithm and already have a readable message.
    const isSyntax = exact.code === `${standard.id}/${SYNTAX}`;
    const diagnostic = isSyntax ? refusalBy(standard, what === "base" ? base : ref, exact.rule) : exact;
    return { type: "refused", what, diagnostic };
  }
}

/** Returns a key that is equal for equivalent outcomes. All refusals are equivalent. */
function meaningOf(result: Outcome): string {
  if (result.type === "URI") return `URI ${result.uri}`;
  return result.type === "current-document" ? `current-document ${String(result.fragment)}` : result.type;
}
