/**
 * Relativization, the inverse of resolution (RFC 3986 section 5.2): finds a reference that leads from a base to a
 * target.
 *
 * @module
 */
import { oneOf, readOptions, type Checks } from "../core/arguments.js";
import { compose, type Components } from "../core/components.js";
import { diagnosticOf } from "../core/diagnostic.js";
import { checksOf, type ResolutionRules, type ResolveToTarget } from "./resolve.js";
import type { NodeBase } from "../tree/node.js";
import { withoutScheme, type References } from "./references.js";

/**
 * Finds a short reference that resolves to the target.
 *
 * @param target a URI, or its tree
 * @param base a URI, or its tree
 * @param options the options that the reference will be resolved with
 * @returns a relative reference `r` that resolves to the target. If no shorter reference does, the target itself, for
 *   example if the schemes or authorities differ, or if the target has dot-segments that resolution cannot produce.
 * @throws {URISyntaxError} if either is not a URI
 */
export type Relativize<Options> = (
  target: string | NodeBase,
  base: string | NodeBase,
  options?: Options & PathOption,
) => string;

/**
 * Creates the inverse of a standard's resolution.
 *
 * @param references the references of the standard
 * @param rules the standard's algorithm. A target without a scheme does not match the rule for bases either
 * @param resolve the standard's resolution
 */
export function relativizer<Options extends object>(
  references: References,
  rules: ResolutionRules<Options>,
  resolve: ResolveToTarget<Options>,
): Relativize<Options> {
  const { baseRule } = rules;
  const checks = Object.assign(checksOf(rules), { path: oneOf(PATHS) }) as Checks<Options & PathOption>;
  const leadsTo = (target: string, candidate: string, base: string, options: Options): boolean => {
    try {
      const resolved = resolve(candidate, base, options);
      // Stryker disable next-line ConditionalExpression: A current document has no URI that could equal the target.
      const isURI = resolved.type === "URI";
      return isURI && resolved.uri === target;
    } catch (error) {
      // Throws other errors again.
      diagnosticOf(error);
      // The candidate is not a reference, or the standard cannot resolve references against this base.
      return false;
    }
  };
  const withScheme = (target: string): Components => {
    const components = references.components(target);
    return components.scheme === null ? references.components(target, { rule: baseRule }) : components;
  };
  const reading = <Result>(argument: string, text: string, read: () => Result): Result => {
    try {
      return read();
    } catch (error) {
      throw withoutScheme(references, argument, text, error);
    }
  };
  return (targetGiven, baseGiven, given) => {
    const { path, ...options } = readOptions<Options & PathOption>(given, checks);
    const target = references.text(targetGiven, "The target");
    const base = references.text(baseGiven, "The base");
    const to = reading("target", target, () => withScheme(target));
    const from = reading("base", base, () => references.components(base, { rule: baseRule }));
    // Stryker disable next-line ConditionalExpression,LogicalOperator: No candidate leads to the target then.
    // This is only slower.
    if (to.scheme !== from.scheme || to.authority !== from.authority) return target;
    let shortest = target;
    for (const candidate of candidates(to, from)) {
      if (path === "relative" && candidate.startsWith("/")) continue;
      if (candidate.length < shortest.length && leadsTo(target, candidate, base, options as unknown as Options))
        shortest = candidate;
    }
    return shortest;
  };
}

const PATHS = ["shortest", "relative"] as const;

/** The form of the result. */
export interface PathOption {
  /**
   * `relative` never gives a path that begins with "/", even if it is shorter: it gives `../../../a` instead of `/a`, or
   * the target if no relative path leads to it. Default `shortest`.
   */
  readonly path?: (typeof PATHS)[number] | undefined;
}

/** Yields the references that may lead to the target, the shortest form first. */
function* candidates(to: Components, from: Components): Generator<string> {
  const { query, fragment } = to;
  const reference = (path: string, ownQuery: string | null): string =>
    compose({ scheme: null, authority: null, path, query: ownQuery, fragment });
  yield reference("", null);
  yield reference("", query);
  // An empty path of a base with an authority is merged like "/" (section 5.2.3).
  const directory = from.authority !== null && from.path === "" ? "/" : from.path;
  yield reference(relativePath(to.path, directory), query);
  yield reference(to.path, query);
}

/** Returns the relative path from the directory of one path to another path. */
function relativePath(to: string, from: string): string {
  let common = 0;
  // Stryker disable next-line EqualityOperator: No slash follows the end.
  for (let at = 0; at < to.length; at++) {
    if (to[at] !== from[at]) break;
    if (to[at] === "/") common = at + 1;
  }
  const up = from.slice(common).split("/").length - 1;
  const path = "../".repeat(up) + to.slice(common);
  // A leading "./" prevents an empty path, an absolute path, and a first segment that looks like a scheme.
  return /^(?:$|\/|[^/]*:)/.test(path) ? `./${path}` : path;
}
