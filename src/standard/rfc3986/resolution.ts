/**
 * Reference resolution by RFC 3986 section 5.2.
 *
 * @module
 */
import { compose, type MainComponents } from "../../components.js";
import { guardPath, removeDotSegments } from "../../dot-segments.js";
import type { Note, ResolutionRules } from "../resolution.js";

/** How a reference is resolved. */
export interface ResolveOptions {
  /** `false` ignores a scheme that is the base's own, as parsers before RFC 3986 did (section 5.2.2). Default `true`. */
  readonly strict?: boolean;
  /**
   * `true` follows the letter of section 5.2.4 even where the path it gives begins with "//" and is thus read as an
   * authority that neither side had: `.//g` on `f:/a` is then `f://g`. By default the path gets "/." before it.
   */
  readonly literal?: boolean;
  /** `true` returns how the result came about, too. */
  readonly trace?: boolean;
}

export const resolution: ResolutionRules<ResolveOptions> = { baseRule: "URI", transform };

/** Section 5.2.2, Transform References. */
function transform(R: MainComponents, Base: MainComponents, options: ResolveOptions, note: Note): MainComponents {
  const { strict = true, literal = false } = options;
  const isOwnScheme = !strict && R.scheme?.toLowerCase() === Base.scheme?.toLowerCase();
  const scheme = isOwnScheme ? null : R.scheme;
  const branch = (step: string, target: MainComponents): MainComponents => {
    note?.("5.2.2", step, compose(R), compose(target));
    return target;
  };
  const withoutDots = (path: string, authority: string | null): string => {
    const removed = removeDotSegments(path);
    note?.("5.2.4", "remove_dot_segments", path, removed);
    const guarded = literal ? removed : guardPath(removed, authority);
    if (guarded !== removed) note?.("3.3", 'a path without authority must not begin with "//"', removed, guarded);
    return guarded;
  };
  if (isOwnScheme) {
    note?.("5.2.2", "not strict: the scheme is the base's own and is ignored", compose(R), compose({ ...R, scheme }));
  }
  if (scheme !== null) {
    const path = withoutDots(R.path, R.authority);
    return branch("the reference has a scheme: nothing is the base's", { ...R, path });
  }
  if (R.authority !== null) {
    const path = withoutDots(R.path, R.authority);
    return branch("the reference has an authority: the scheme is the base's", { ...R, scheme: Base.scheme, path });
  }
  const inherited = { ...R, scheme: Base.scheme, authority: Base.authority };
  if (R.path === "") {
    return R.query === null
      ? branch("the reference's path is empty and it has no query: scheme, authority, path and query are the base's", {
          ...inherited,
          path: Base.path,
          query: Base.query,
        })
      : branch("the reference's path is empty: scheme, authority and path are the base's", {
          ...inherited,
          path: Base.path,
        });
  }
  if (R.path.startsWith("/")) {
    const path = withoutDots(R.path, Base.authority);
    return branch("the reference's path is absolute: scheme and authority are the base's", { ...inherited, path });
  }
  const merged = merge(Base, R.path);
  note?.("5.2.3", "merge", R.path, merged);
  const path = withoutDots(merged, Base.authority);
  return branch("the reference's path is relative: it is merged with the base's", { ...inherited, path });
}

/** Section 5.2.3, Merge Paths. */
function merge(Base: MainComponents, path: string): string {
  if (Base.authority !== null && Base.path === "") return `/${path}`;
  return Base.path.slice(0, Base.path.lastIndexOf("/") + 1) + path;
}
