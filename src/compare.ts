/**
 * Comparison: the ladder of each standard, from comparing strings to knowing what a server answers.
 *
 * @module
 */
import { normalize, stepsOf, type Normalize } from "./normalize.js";
import { syntaxSteps, type NormalizationRules, type Rung } from "./standard/normalization.js";
import { normalization } from "./standard/rfc3986/normalization.js";

export type { Rung } from "./standard/normalization.js";

/** How two references are compared. */
export interface CompareOptions {
  /** The highest rung to climb to. Default `scheme`, and `protocol` where `redirects` is given. */
  readonly rung?: Rung;
  /** What is known of redirects: from each URI to the one that it leads to. A function is asked with normal forms. */
  readonly redirects?: ReadonlyMap<string, string> | ((uri: string) => string | null | undefined);
  /** `true` leaves fragments out, as section 6.1 asks of those who compare to choose a network action. Default `false`. */
  readonly ignoreFragment?: boolean;
}

/** What a comparison found. */
export interface Comparison {
  readonly equivalent: boolean;
  /** The lowest rung on which the two are equal; `null` where they are equal on none. */
  readonly rung: Rung | null;
}

/** A standard's comparison. */
export interface Comparer {
  /**
   * Compares two references, rung by rung.
   *
   * @param a a reference
   * @param b a reference; references are compared as they are written, so resolve relative ones first (section 6.1)
   * @returns whether they are equivalent, and the lowest rung that shows it
   * @throws {URISyntaxError} where one of them, or a URI in `redirects` that is looked at, is not a reference
   * @throws {RangeError} where the standard has no such rung
   */
  readonly compare: (a: string, b: string, options?: CompareOptions) => Comparison;
  /**
   * Whether two references are equivalent on a rung of the ladder: whether their normal forms on it are equal.
   *
   * @param a a reference
   * @param b a reference
   * @throws {URISyntaxError} where one of them is not a reference
   * @throws {RangeError} where the standard has no such rung
   */
  readonly equivalent: (a: string, b: string, options?: CompareOptions) => boolean;
  /** The rungs that the standard has, the lowest first, each with its section. */
  readonly rungs: Readonly<Partial<Record<Rung, string>>>;
}

/**
 * Makes the comparison of a standard.
 *
 * @param normalize the standard's normalization
 * @param rules what the standard says of normal forms
 */
export function comparer(normalize: Normalize, rules: NormalizationRules): Comparer {
  const rungs = Object.freeze({ ...rules.rungs });
  const bySyntax = syntaxSteps.filter((step) => stepsOf(rules).includes(step));

  function compare(a: string, b: string, options: CompareOptions = {}): Comparison {
    const { redirects, ignoreFragment = false } = options;
    const { rung: highest = redirects !== undefined && "protocol" in rungs ? "protocol" : "scheme" } = options;
    if (!Object.hasOwn(rungs, highest)) {
      throw new RangeError(`no rung ${JSON.stringify(highest)}; the rungs are ${Object.keys(rungs).join(", ")}`);
    }
    // Normalizing checks both before anything is said of either.
    const normal = [normalize(a), normalize(b)];
    const withoutFragment = (uri: string): string => (ignoreFragment ? uri.replace(/#.*/s, "") : uri);
    // Redirects are asked about what is compared: a fragment that is left out at the end must not hide one before.
    const normalForm = (uri: string): string => withoutFragment(normalize(uri));
    const climb: Record<Rung, (uri: string, index: number) => string> = {
      string: (uri) => uri,
      syntax: (uri) => normalize(uri, { steps: bySyntax }),
      scheme: (_, index) => String(normal[index]),
      protocol: (_, index) => follow(withoutFragment(String(normal[index])), redirects, normalForm),
    };
    for (const rung of Object.keys(rungs) as Rung[]) {
      const [left, right] = [a, b].map((uri, index) => withoutFragment(climb[rung](uri, index)));
      if (left === right) return { equivalent: true, rung };
      if (rung === highest) break;
    }
    return { equivalent: false, rung: null };
  }

  return { compare, equivalent: (a, b, options) => compare(a, b, options).equivalent, rungs };
}

const {
  compare: compareByRFC3986,
  equivalent: equivalentByRFC3986,
  rungs: rungsOfRFC3986,
} = comparer(normalize, normalization);

/** Compares two references by RFC 3986 section 6, rung by rung. */
export const compare: Comparer["compare"] = compareByRFC3986;

/** Whether two references are equivalent by RFC 3986 section 6. */
export const equivalent: Comparer["equivalent"] = equivalentByRFC3986;

/** The rungs of RFC 3986, the lowest first, each with its section. */
export const rungs: Comparer["rungs"] = rungsOfRFC3986;

/** How many redirects are followed: a function can go on for ever. */
const MOST_REDIRECTS = 100;

/** The URI at the end of a chain of redirects; of a cycle its least member, whichever of them the chain came to first. */
function follow(uri: string, redirects: CompareOptions["redirects"], normalForm: (uri: string) => string): string {
  const next = typeof redirects === "function" ? redirects : lookUp(redirects ?? [], normalForm);
  const chain = [uri];
  const seen = new Map([[uri, 0]]);
  for (let at = uri; chain.length <= MOST_REDIRECTS; chain.push(at)) {
    const target = next(at);
    if (target === null || target === undefined) return at;
    at = normalForm(target);
    const first = seen.get(at);
    if (first !== undefined) return chain.slice(first).reduce((least, each) => (each < least ? each : least));
    seen.set(at, chain.length);
  }
  return String(chain.at(-1));
}

/** Makes a function of known redirects; they may be written in any form. */
function lookUp(
  redirects: Iterable<readonly [from: string, to: string]>,
  normalForm: (uri: string) => string,
): (uri: string) => string | undefined {
  const byNormalForm = new Map(Array.from(redirects, ([from, to]) => [normalForm(from), to]));
  return (uri) => byNormalForm.get(uri);
}
