/**
 * The way back from resolution: the reference that leads from a base to a target (RFC 3986 section 5.2, reversed).
 *
 * @module
 */
import { compose, type Components } from "./components.js";
import { resolve, type ResolveOptions } from "./resolve.js";
import { rfc3986 } from "./standard/rfc3986.js";

/** How the reference will be resolved. */
export type RelativizeOptions = Pick<ResolveOptions, "strict" | "literal">;

/**
 * Finds a short reference that resolves to the target.
 *
 * @param target a URI
 * @param base a URI
 * @param options the options that the reference will be resolved with
 * @returns a relative reference `r` with `resolve(r, base, options) === target`; the target itself where there is none,
 *   as when the schemes or authorities differ, or when the target has dot-segments, which no resolution gives
 * @throws {URISyntaxError} where either is not a URI
 */
export function relativize(target: string, base: string, options: RelativizeOptions = {}): string {
  const to = rfc3986.components(target, "URI");
  const from = rfc3986.components(base, "URI");
  if (to.scheme !== from.scheme || to.authority !== from.authority) return target;
  let shortest = target;
  for (const candidate of candidates(to, from)) {
    if (candidate.length < shortest.length && leadsTo(target, candidate, base, options)) shortest = candidate;
  }
  return shortest;
}

function leadsTo(target: string, candidate: string, base: string, { strict, literal }: RelativizeOptions): boolean {
  if (!rfc3986.test(candidate, "relative-ref")) return false;
  return resolve(candidate, base, { strict: strict ?? true, literal: literal ?? false }) === target;
}

/** The references that may lead to the target, from the one that says least to the one that says most. */
function* candidates(to: Components, from: Components): Generator<string> {
  const { query, fragment } = to;
  const reference = (path: string, ownQuery: string | null): string =>
    compose({ scheme: null, authority: null, path, query: ownQuery, fragment });
  yield reference("", null);
  yield reference("", query);
  // A base with an authority and an empty path is merged with as if it were "/" (section 5.2.3).
  const directory = from.authority !== null && from.path === "" ? "/" : from.path;
  yield reference(relativePath(to.path, directory), query);
  yield reference(to.path, query);
}

/** The path from the directory of one path to another path. */
function relativePath(to: string, from: string): string {
  let common = 0;
  for (let at = 0; at < to.length && to[at] === from[at]; at++) if (to[at] === "/") common = at + 1;
  const up = from.slice(common).split("/").length - 1;
  const path = "../".repeat(up) + to.slice(common);
  // What would be read as nothing, as an absolute path or as a scheme is written with a "." before it.
  return /^(?:$|\/|[^/]*:)/.test(path) ? `./${path}` : path;
}
