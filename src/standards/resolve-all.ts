/**
 * Resolves a reference by all standards.
 *
 * @module
 */
import { assertString } from "../core/arguments.js";
import { diagnosticOf, SYNTAX, type Diagnostic } from "../core/diagnostic.js";
import { askPlatform } from "../core/platform.js";
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

/** The result of the platform's `URL` for a reference and a base. It gives no reasons. */
export type PlatformOutcome =
  /** `uri` is the text of the `URL`, which RFC 3986 can refuse. */
  | { readonly type: "URI"; readonly uri: string }
  /** `URL` refuses the base, or else the reference. */
  | { readonly type: "refused"; readonly what: "reference" | "base" };

/** The results of all standards. */
export interface Resolutions {
  /**
   * The result of each standard, from the current one to the oldest; then that of the platform's `URL`, which follows the
   * URL Standard of the WHATWG, if there is a `URL` and no host is too long for it.
   */
  readonly outcomes: Readonly<Record<StandardId, Outcome>> & { readonly whatwg?: PlatformOutcome };
  /** The standards grouped by equal results, in the order of their first members. If all agree, there is one group. */
  readonly groups: readonly (readonly (keyof Resolutions["outcomes"])[])[];
}

/**
 * Resolves a reference by the algorithm of each standard, and with the platform's `URL`.
 *
 * @param ref any string, for the reference
 * @param base any string, for the base
 * @returns the result of each standard, and which standards agree. A refusal is a result, too. The result of `URL` has the
 *   name `whatwg`
 * @throws {TypeError} if one of them is not a string
 *
 * @example
 * import { resolveAll } from "uri-grammar/standards";
 *
 * const { outcomes, groups } = resolveAll("?y", "http://a/b/c/d;p?q");
 * outcomes["url-syntax-05"]; // => { type: "URI", uri: "http://a/b/c/?y" }
 * groups; // => [["rfc3986", "rfc3987", "rfc2396bis-01", "rfc1808", "whatwg"], ["rfc2396", "url-syntax-05"], ["rfc1738"]]
 */
export function resolveAll(ref: string, base: string): Resolutions {
  assertString(ref, "The reference");
  assertString(base, "The base");
  const byStandards = everyStandard.map((each) => [each.id, outcome(each, ref, base)] as const);
  const byPlatform = platformOutcome(ref, base);
  const all = byPlatform === undefined ? byStandards : [...byStandards, ["whatwg", byPlatform] as const];
  const groups = new Map<string, (keyof Resolutions["outcomes"])[]>();
  for (const [id, result] of all) {
    const key = meaningOf(result);
    const group = groups.get(key);
    if (group) group.push(id);
    else groups.set(key, [id]);
  }
  return { outcomes: Object.fromEntries(all) as Resolutions["outcomes"], groups: [...groups.values()] };
}

/** Asks `URL`. Returns `undefined` if it cannot be asked. */
function platformOutcome(ref: string, base: string): PlatformOutcome | undefined {
  const url = askPlatform(ref, base);
  if (url === undefined) return undefined;
  if (url !== null) return { type: "URI", uri: url.href };
  return { type: "refused", what: askPlatform(base) === null ? "base" : "reference" };
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
function meaningOf(result: Outcome | PlatformOutcome): string {
  if (result.type === "URI") return `URI ${result.uri}`;
  return result.type === "current-document" ? `current-document ${String(result.fragment)}` : result.type;
}
