/**
 * Comparison: the comparison ladder of each standard, from string comparison to protocol-based comparison.
 *
 * @module
 */
import { aBoolean, anything, assertString, aString, readList, readOptions, type Checks } from "../core/arguments.js";
import { present } from "../core/invariant.js";
import { withoutFragment } from "../core/parts.js";
import { stepsOf, syntaxSteps, type NormalizationRules, type Normalizer, type Rung } from "./normalize.js";
import type { NodeBase } from "../tree/node.js";
import { about, type References } from "./references.js";

/** Options of a comparison. */
export interface CompareOptions {
  /** The highest rung to compare on. The default is `scheme`, or `protocol` if `redirects` is given. */
  readonly rung?: Rung | undefined;
  /** The known redirects: a map from each URI to its target, or a function that is called with normal forms. */
  readonly redirects?: ReadonlyMap<string, string> | ((uri: string) => string | null | undefined) | undefined;
  /**
   * `true` ignores fragments, as section 6.1 requires for comparisons that select a network action. Default `false`.
   */
  readonly ignoreFragment?: boolean | undefined;
}

/** The result of a comparison. */
export interface Comparison {
  readonly equivalent: boolean;
  /** The lowest rung on which the references are equal; `null` if they differ on all rungs. */
  readonly rung: Rung | null;
}

/** The comparison functions of a standard. */
export interface Comparer {
  /**
   * Compares two references, rung by rung. References are compared as written, so resolve relative references first
   * (section 6.1).
   *
   * @param a a reference, or its tree
   * @param b a reference, or its tree
   * @returns whether they are equivalent, and the lowest rung that shows it
   * @throws {URISyntaxError} if one of them, or a URI read from `redirects`, is not a reference
   * @throws {RangeError} if the standard does not have the rung
   */
  readonly compare: (a: string | NodeBase, b: string | NodeBase, options?: CompareOptions) => Comparison;
  /**
   * Returns whether two references are equivalent on a rung, which means that their normal forms on the rung are equal.
   *
   * @param a a reference, or its tree
   * @param b a reference, or its tree
   * @throws {URISyntaxError} if one of them is not a reference
   * @throws {RangeError} if the standard does not have the rung
   */
  readonly equivalent: (a: string | NodeBase, b: string | NodeBase, options?: CompareOptions) => boolean;
  /** The rungs of the standard, the lowest first, each with its section. */
  readonly rungs: Readonly<Partial<Record<Rung, string>>>;
}

/** The part of `References` that comparison needs. */
export type Compared = Pick<References, "test" | "text" | "refusal" | "defaultRule">;

/**
 * Creates the comparison functions of a standard.
 *
 * @param references the references of the standard, or a substitute
 * @param normalization the standard's normalization
 * @param rules the standard's rules for normal forms
 */
export function comparer(
  references: Compared,
  { form, isSame, matches }: Pick<Normalizer, "form" | "isSame" | "matches">,
  rules: NormalizationRules,
): Comparer {
  const rungs = Object.freeze({ ...rules.rungs });
  const bySyntax = syntaxSteps.filter((step) => stepsOf(rules).includes(step));

  /** Returns the highest rung that the options allow. */
  function highestOf({ rung, redirects }: CompareOptions): Rung {
    // Stryker disable next-line ConditionalExpression: Without redirects, both rungs give the same.
    const hasRedirects = redirects !== undefined;
    const highest = rung ?? (hasRedirects && "protocol" in rungs ? "protocol" : "scheme");
    if (Object.hasOwn(rungs, highest)) return highest;
    throw new RangeError(`The standard does not have this rung. Its rungs are ${Object.keys(rungs).join(", ")}.`);
  }

  /** Returns the normal form of a reference on a rung. */
  function formOn(rung: Rung, uri: string, { redirects, ignoreFragment = false }: CompareOptions): string {
    const compared = (text: string): string => (ignoreFragment ? withoutFragment(text) : text);
    if (rung === "string") return compared(uri);
    if (rung === "syntax") return compared(form(uri, bySyntax));
    if (rung === "scheme" || redirects === undefined) return compared(form(uri));
    // Redirects are looked up without the ignored fragment; otherwise a fragment could hide a redirect.
    const normalForm = (text: string): string => compared(form(text));
    return follow(normalForm(uri), redirects, normalForm);
  }

  /** Returns whether two references are equivalent on a rung. */
  function isEqualOn(rung: Rung, a: string, b: string, options: CompareOptions): boolean {
    const [first, second] = [formOn(rung, a, options), formOn(rung, b, options)];
    if (first === second) return true;
    return matches !== undefined && rung !== "string" && rung !== "syntax" && matches(first, second);
  }

  /** Throws if either string is not a reference. */
  function assertReferences(a: string, b: string): void {
    for (const [argument, what, uri] of [
      ["a", FIRST, a],
      ["b", SECOND, b],
    ] as const) {
      if (!references.test(uri)) throw about(argument, references.refusal(uri, references.defaultRule), what);
    }
  }

  /** Returns whether two references are equal on a rung. An error names the reference that is not valid. */
  function isEqual(a: string, b: string, compared: () => boolean): boolean {
    try {
      return compared();
    } catch (error) {
      assertReferences(a, b);
      throw error;
    }
  }

  const textsOf = (first: string | NodeBase, second: string | NodeBase): [a: string, b: string] => [
    references.text(first, FIRST),
    references.text(second, SECOND),
  ];

  return {
    rungs,
    compare(first, second, given) {
      const options = optionsFrom(given);
      const [a, b] = textsOf(first, second);
      const highest = highestOf(options);
      assertReferences(a, b);
      for (const rung of Object.keys(rungs) as Rung[]) {
        if (isEqualOn(rung, a, b, options)) return { equivalent: true, rung };
        if (rung === highest) break;
      }
      return { equivalent: false, rung: null };
    },
    equivalent(first, second, given) {
      const options = optionsFrom(given);
      const [a, b] = textsOf(first, second);
      if (given === undefined) return isEqual(a, b, () => isSame(a, b));
      const highest = highestOf(options);
      // Stryker disable next-line ConditionalExpression: The normal forms of the other rungs throw the same error.
      if (highest === "string") assertReferences(a, b);
      // References that are equal on a lower rung are equal on every higher rung.
      return isEqual(a, b, () => isEqualOn(highest, a, b, options));
    },
  };
}

const FIRST = "The first reference";
const SECOND = "The second reference";

/** The checks of the options. `redirects` is read below. */
export const COMPARE_CHECKS: Checks<CompareOptions> = {
  rung: aString,
  redirects: anything,
  ignoreFragment: aBoolean,
};

/** Returns a checked copy of the options of a caller. */
function optionsFrom(given: CompareOptions | undefined): CompareOptions {
  const options = readOptions(given, COMPARE_CHECKS);
  const { redirects } = options;
  if (redirects === undefined) return options;
  const { rung, ignoreFragment } = options;
  if (typeof redirects === "function") {
    return { rung, redirects: (uri) => redirectBy(redirects, uri), ignoreFragment };
  }
  const pairs = readList<unknown>(redirects, "The option 'redirects'", anything).map((pair) => {
    const uris = readList<string>(pair, "A redirect", aString);
    if (uris.length !== 2) throw new TypeError("A redirect must be a list of two strings.");
    return uris as [string, string];
  });
  return { rung, redirects: new Map(pairs), ignoreFragment };
}

function redirectBy(redirect: (uri: string) => string | null | undefined, uri: string): string | null | undefined {
  const target = redirect(uri);
  if (target !== null && target !== undefined) assertString(target, "The result of 'redirects'");
  return target;
}

type Redirects = NonNullable<CompareOptions["redirects"]>;

/** The maximum number of redirects: a function could redirect for ever. */
const MOST_REDIRECTS = 100;

/**
 * Returns the last URI of a chain of redirects. For a cycle it is the least member, so that every entry point gives the
 * same result.
 */
function follow(uri: string, redirects: Redirects, normalForm: (uri: string) => string): string {
  const next = typeof redirects === "function" ? redirects : lookUp(redirects, normalForm);
  const chain = [uri];
  const seen = new Map([[uri, 0]]);
  for (let at = uri; chain.length <= MOST_REDIRECTS; chain.push(at)) {
    const target = next(at);
    if (target === null || target === undefined) return at;
    at = normalForm(target);
    const first = seen.get(at);
    if (first !== undefined) return present(chain.slice(first).sort()[0]);
    seen.set(at, chain.length);
  }
  return present(chain.at(-1));
}

/** Returns the rungs of a comparison. A bundle without them can leave out the call, but not the property. */
export function rungsOf({ rungs }: Comparer): Comparer["rungs"] {
  return rungs;
}

/** Turns known redirects into a function that looks up normal forms. */
function lookUp(
  redirects: Iterable<readonly [from: string, to: string]>,
  normalForm: (uri: string) => string,
): (uri: string) => string | undefined {
  const byNormalForm = new Map(Array.from(redirects, ([from, to]) => [normalForm(from), to]));
  return (uri) => byNormalForm.get(uri);
}
