/**
 * Comparison (RFC 3986 section 6): the ladder, from comparing strings to knowing what a server answers.
 *
 * @module
 */
import { normalize, syntaxSteps } from "./normalize.js";

/**
 * A rung of the ladder: simple string comparison; syntax-based normalization, the same for every scheme; scheme-based
 * normalization; protocol-based normalization, which is what is known of redirects.
 */
export type Rung = "string" | "syntax" | "scheme" | "protocol";

/** The ladder's rungs, the lowest first, each with its section of RFC 3986. */
export const rungs: Readonly<Record<Rung, string>> = Object.freeze({
  string: "6.2.1",
  syntax: "6.2.2",
  scheme: "6.2.3",
  protocol: "6.2.4",
});

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

/**
 * Compares two references, rung by rung.
 *
 * @param a a URI-reference
 * @param b a URI-reference; references are compared as they are written, so resolve relative ones first (section 6.1)
 * @returns whether they are equivalent, and the lowest rung that shows it
 * @throws {URISyntaxError} where one of them, or a URI in `redirects` that is looked at, is not a URI-reference
 * @throws {RangeError} where there is no such rung
 */
export function compare(a: string, b: string, options: CompareOptions = {}): Comparison {
  const {
    redirects,
    ignoreFragment = false,
    rung: highest = redirects === undefined ? "scheme" : "protocol",
  } = options;
  if (!Object.hasOwn(rungs, highest)) {
    throw new RangeError(`no rung ${JSON.stringify(highest)}; the rungs are ${Object.keys(rungs).join(", ")}`);
  }
  // Normalizing checks both before anything is said of either.
  const normal = [normalize(a), normalize(b)];
  const climb: Record<Rung, (uri: string, index: number) => string> = {
    string: (uri) => uri,
    syntax: (uri) => normalize(uri, { steps: syntaxSteps }),
    scheme: (_, index) => String(normal[index]),
    protocol: (_, index) => follow(String(normal[index]), redirects),
  };
  const withoutFragment = (uri: string): string => (ignoreFragment ? uri.replace(/#.*/s, "") : uri);
  for (const rung of Object.keys(climb) as Rung[]) {
    const [left, right] = [a, b].map((uri, index) => withoutFragment(climb[rung](uri, index)));
    if (left === right) return { equivalent: true, rung };
    if (rung === highest) break;
  }
  return { equivalent: false, rung: null };
}

/**
 * Whether two references are equivalent on a rung of the ladder: whether their normal forms on it are equal.
 *
 * @param a a URI-reference
 * @param b a URI-reference
 * @throws {URISyntaxError} where one of them is not a URI-reference
 * @throws {RangeError} where there is no such rung
 */
export function equivalent(a: string, b: string, options?: CompareOptions): boolean {
  return compare(a, b, options).equivalent;
}

/** How many redirects are followed: a function can go on for ever. */
const MOST_REDIRECTS = 100;

/** The URI at the end of a chain of redirects; of a cycle its least member, whichever of them the chain came to first. */
function follow(uri: string, redirects: CompareOptions["redirects"]): string {
  const next = typeof redirects === "function" ? redirects : lookUp(redirects ?? []);
  const chain = [uri];
  const seen = new Map([[uri, 0]]);
  for (let at = uri; chain.length <= MOST_REDIRECTS; chain.push(at)) {
    const target = next(at);
    if (target === null || target === undefined) return at;
    at = normalize(target);
    const first = seen.get(at);
    if (first !== undefined) return chain.slice(first).reduce((least, each) => (each < least ? each : least));
    seen.set(at, chain.length);
  }
  return String(chain.at(-1));
}

/** Makes a function of known redirects; they may be written in any form. */
function lookUp(redirects: Iterable<readonly [from: string, to: string]>): (uri: string) => string | undefined {
  const byNormalForm = new Map(Array.from(redirects, ([from, to]) => [normalize(from), to]));
  return (uri) => byNormalForm.get(uri);
}
