/**
 * Comparison: the ladder of each standard, from comparing strings to knowing what a server answers.
 *
 * @module
 */
import { present } from "../core/invariant.js";
import { withoutFragment } from "../core/parts.js";
import { stepsOf, syntaxSteps, type NormalizationRules, type Normalizer, type Rung } from "./normalize.js";
import type { NodeBase } from "../tree/node.js";
import type { References } from "./references.js";

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
  /** The lowest rung on which the two are equal; `null` if they are equal on none. */
  readonly rung: Rung | null;
}

/** A standard's comparison. */
export interface Comparer {
  /**
   * Compares two references, rung by rung.
   *
   * @param a a reference, or its tree
   * @param b a reference, or its tree; references are compared as they are written, so resolve relative ones first (section 6.1)
   * @returns whether they are equivalent, and the lowest rung that shows it
   * @throws {URISyntaxError} if one of them, or a URI in `redirects` that is looked at, is not a reference
   * @throws {RangeError} if the standard has no such rung
   */
  readonly compare: (a: string | NodeBase, b: string | NodeBase, options?: CompareOptions) => Comparison;
  /**
   * Whether two references are equivalent on a rung of the ladder: whether their normal forms on it are equal.
   *
   * @param a a reference, or its tree
   * @param b a reference, or its tree
   * @throws {URISyntaxError} if one of them is not a reference
   * @throws {RangeError} if the standard has no such rung
   */
  readonly equivalent: (a: string | NodeBase, b: string | NodeBase, options?: CompareOptions) => boolean;
  /** The rungs that the standard has, the lowest first, each with its section. */
  readonly rungs: Readonly<Partial<Record<Rung, string>>>;
}

/** What tells which strings are references. */
export type Compared = Pick<References, "test" | "text" | "refusal" | "defaultRule">;

/**
 * Makes the comparison of a standard.
 *
 * @param references the references of the standard, or what takes their place
 * @param normalization the standard's normalization
 * @param rules what the standard says of normal forms
 */
export function comparer(references: Compared, { normalize, isSame }: Normalizer, rules: NormalizationRules): Comparer {
  const rungs = Object.freeze({ ...rules.rungs });
  const bySyntax = syntaxSteps.filter((step) => stepsOf(rules).includes(step));

  /** The highest rung that the options let the comparison climb to. */
  function highestOf({ rung, redirects }: CompareOptions): Rung {
    const highest = rung ?? (redirects !== undefined && "protocol" in rungs ? "protocol" : "scheme");
    if (!Object.hasOwn(rungs, highest)) {
      throw new RangeError(`no rung ${JSON.stringify(highest)}; the rungs are ${Object.keys(rungs).join(", ")}`);
    }
    return highest;
  }

  /** The normal form of a reference on a rung. */
  function formOn(rung: Rung, uri: string, { redirects, ignoreFragment = false }: CompareOptions): string {
    const compared = (text: string): string => (ignoreFragment ? withoutFragment(text) : text);
    if (rung === "string") return compared(uri);
    if (rung === "syntax") return compared(normalize(uri, { steps: bySyntax }));
    if (rung === "scheme" || redirects === undefined) return compared(normalize(uri));
    // Redirects are asked about what is compared: a fragment that is left out at the end must not hide one before.
    const normalForm = (text: string): string => compared(normalize(text));
    return follow(normalForm(uri), redirects, normalForm);
  }

  /** Whether both are references is said before anything is said of either. */
  function assertReferences(a: string, b: string): void {
    for (const uri of [a, b]) if (!references.test(uri)) throw references.refusal(uri, references.defaultRule);
  }

  return {
    rungs,
    compare(first, second, options = {}) {
      const [a, b] = [references.text(first), references.text(second)];
      const highest = highestOf(options);
      assertReferences(a, b);
      for (const rung of Object.keys(rungs) as Rung[]) {
        if (formOn(rung, a, options) === formOn(rung, b, options)) return { equivalent: true, rung };
        if (rung === highest) break;
      }
      return { equivalent: false, rung: null };
    },
    equivalent(first, second, options) {
      const [a, b] = [references.text(first), references.text(second)];
      if (options === undefined) return isSame(a, b);
      const highest = highestOf(options);
      if (highest === "string") assertReferences(a, b);
      // What is equal on a lower rung is so on every higher one.
      return formOn(highest, a, options) === formOn(highest, b, options);
    },
  };
}

type Redirects = NonNullable<CompareOptions["redirects"]>;

/** How many redirects are followed: a function can go on for ever. */
const MOST_REDIRECTS = 100;

/** The URI at the end of a chain of redirects; of a cycle its least member, whichever of them the chain came to first. */
function follow(uri: string, redirects: Redirects, normalForm: (uri: string) => string): string {
  const next = typeof redirects === "function" ? redirects : lookUp(redirects, normalForm);
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
  return present(chain.at(-1));
}

/** Makes a function of known redirects; they may be written in any form. */
function lookUp(
  redirects: Iterable<readonly [from: string, to: string]>,
  normalForm: (uri: string) => string,
): (uri: string) => string | undefined {
  const byNormalForm = new Map(Array.from(redirects, ([from, to]) => [normalForm(from), to]));
  return (uri) => byNormalForm.get(uri);
}
