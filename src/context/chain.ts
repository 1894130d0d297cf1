/**
 * Resolves references one after the other, each against the result of the one before it. The time is linear in the
 * length of the references, although a result can be as long as all references before it.
 *
 * @module
 */
import { compose, type MainComponents } from "../core/components.js";
import { present } from "../core/invariant.js";
import { joinParameters, splitParameters, type Parametrized } from "../core/parameters.js";
import type { ReferringStandard } from "./referring.js";

/** A directory of a path: a segment and the directories before it, which other paths can share. */
interface Directory {
  readonly segment: string;
  readonly parent: Directory | null;
  /** The segments from the first directory to this one, each with the "/" after it. */
  readonly text: string;
}

/** The path of a base: `(isGuarded ? "/." : "") + (isRooted ? "/" : "") + directory.text + last`. */
interface Path {
  /** Whether "/." prevents that the path is parsed as an authority. */
  readonly isGuarded: boolean;
  readonly isRooted: boolean;
  readonly directory: Directory | null;
  readonly last: string;
  /** Whether removing dot-segments again would change nothing. */
  readonly isClean: boolean;
}

/** A base in a form that a reference can be resolved against without reading the whole base. */
export interface Link extends Path {
  readonly scheme: string;
  readonly authority: string | null;
  /** The parameters of the path, in a standard that has them. */
  readonly params: string | null;
  readonly query: string | null;
}

/** Returns an absolute URI without a fragment as the first link of a chain. */
export function firstLink(uri: string, standard: ReferringStandard): Link {
  const { scheme, authority, path, params, query } = partsOf(uri, standard);
  const { segments, ...rest } = pathOf(path, authority);
  return { scheme: present(scheme), authority, params, query, ...rest, directory: directoryOf(segments, null) };
}

/** Returns the URI of a link. Its text shares memory with the other links of the chain. */
export function uriOf(link: Link): string {
  return compose({ ...link, path: joinParameters({ path: textOf(link), params: link.params }), fragment: null });
}

/**
 * Resolves a reference against a base.
 *
 * The result does not depend on the names of the base, so that short names stand for them while the standard resolves
 * the reference. Only the directories that the reference can remove are written.
 *
 * @param reference a valid reference without a scheme and without a fragment
 * @param base the link before it
 * @param standard the standard that resolves the reference
 * @throws {URISyntaxError} if the standard cannot resolve the reference. The offsets have no meaning.
 */
export function nextLink(reference: string, base: Link, standard: ReferringStandard): Link {
  if (reference === "") return base;
  const R = partsOf(reference, standard);
  // With parameters, an empty authority counts as an absent one.
  const hasAuthority = R.authority !== null && !(standard.grammar.hasParameters === true && R.authority === "");
  const isIndependent = hasAuthority || R.path.startsWith("/");
  const keepsPath = !isIndependent && R.path === "";
  const name = unusedName(reference);
  if (base.isClean || isIndependent || keepsPath) {
    const most = isIndependent || !base.isClean ? 0 : reference.split("/").length + 1;
    const stand = standIn(base, most, name);
    const from = compose({ ...stand, path: joinParameters(stand), scheme: "s", fragment: null });
    const target = partsOf(standard.resolve(reference, from), standard);
    const found = restored(pathOf(target.path, target.authority), stand, base);
    if (base.isClean || isIndependent || target.path === stand.path) {
      const isClean = isIndependent ? found.isClean : base.isClean;
      // The names of the stand-in do not occur in the reference.
      const inherited = {
        authority: target.authority === stand.authority ? base.authority : target.authority,
        params: target.params === stand.params ? base.params : target.params,
        query: target.query === stand.query ? base.query : target.query,
      };
      return { ...found, scheme: base.scheme, ...inherited, isClean };
    }
  }
  return { ...firstLink(standard.resolve(reference, uriOf(base)), standard), isClean: true };
}

/** Returns the components of a reference. In a standard with parameters, these are not part of the path. */
function partsOf(reference: string, { grammar }: ReferringStandard): MainComponents & Parametrized {
  const components = grammar.split(reference);
  return grammar.hasParameters === true
    ? { ...components, ...splitParameters(components.path) }
    : { ...components, params: null };
}

/** A short base that stands for another one. */
interface StandIn extends Parametrized {
  readonly authority: string | null;
  readonly query: string | null;
  /** The directories of the short path, and the real directory for each. */
  readonly directories: readonly { readonly segment: string; readonly real: Directory }[];
  /** Whether the first directory stands for several. */
  readonly isCut: boolean;
  readonly name: string;
}

/**
 * Returns a short base.
 *
 * @param base the base
 * @param most the number of directories to keep; one more stands for those before them
 * @param name a name that does not occur in the reference
 */
function standIn(base: Link, most: number, name: string): StandIn {
  const { authority, params, query, directory, last, isRooted, isGuarded, isClean } = base;
  const kept: { segment: string; real: Directory }[] = [];
  let at = directory;
  for (; at !== null && kept.length < most; at = at.parent) kept.push({ segment: at.segment, real: at });
  const isCut = at !== null;
  // In the drafts, directories before a ".." are ".." too, and stay.
  if (at !== null) kept.push({ segment: most > 0 && at.segment === ".." ? ".." : name, real: at });
  kept.reverse();
  // Whether a path that begins with "//" is parsed as an authority depends on its names, and on the query.
  const isLiteral = !isCut && authority === null && !isGuarded && isRooted && kept[0]?.segment === "";
  const short = (segment: string): string => (isLiteral || isDotsOrEmpty(segment) ? segment : name);
  const directories = kept.map(({ segment, real }) => ({ segment: short(segment), real }));
  const path =
    (isGuarded && !isCut ? "/." : "") +
    (isRooted ? "/" : "") +
    directories.map(({ segment }) => `${segment}/`).join("") +
    // If the path is not clean, a standard that removes the last segment must be noticed.
    (isClean ? short(last) : name);
  return {
    authority: authority && name,
    path,
    params: params && name,
    query: query && name,
    directories,
    isCut,
    name,
  };
}

/** Returns the path whose short form was resolved. */
function restored(path: SplitPath, { directories, isCut, name }: StandIn, base: Link): Path {
  const other = directories.findIndex(({ segment }, at) => segment !== path.segments[at]);
  const count = other < 0 ? directories.length : other;
  const { segments, isRooted, isClean } = path;
  return {
    isGuarded: isCut && count > 0 ? base.isGuarded : path.isGuarded,
    isRooted,
    directory: directoryOf(segments.slice(count), directories[count - 1]?.real ?? null),
    last: path.last === name ? base.last : path.last,
    isClean,
  };
}

/** A path with the segments before its last one. */
interface SplitPath extends Omit<Path, "directory"> {
  readonly segments: readonly string[];
}

function pathOf(path: string, authority: string | null): SplitPath {
  const isGuarded = authority === null && path.startsWith("/.//");
  const rest = isGuarded ? path.slice("/.".length) : path;
  const isRooted = rest.startsWith("/");
  const segments = (isRooted ? rest.slice(1) : rest).split("/");
  const last = present(segments.pop());
  const isClean = ![...segments, last].some((segment) => segment !== "" && isDotsOrEmpty(segment));
  return { isGuarded, isRooted, segments, last, isClean };
}

function directoryOf(segments: readonly string[], start: Directory | null): Directory | null {
  return segments.reduce<Directory | null>(
    (parent, segment) => ({ segment, parent, text: `${parent?.text ?? ""}${segment}/` }),
    start,
  );
}

function textOf({ isGuarded, isRooted, directory, last }: Path): string {
  return `${isGuarded ? "/." : ""}${isRooted ? "/" : ""}${directory?.text ?? ""}${last}`;
}

function isDotsOrEmpty(segment: string): boolean {
  return segment === "" || segment === "." || segment === "..";
}

/** Returns a name that is not a segment of a reference. */
function unusedName(reference: string): string {
  const used = new Set(reference.split(/[/;?]/));
  let number = 0;
  while (used.has(`t${String(number)}`)) number++;
  return `t${String(number)}`;
}
