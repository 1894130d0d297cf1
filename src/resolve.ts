/**
 * Reference resolution (RFC 3986 section 5).
 *
 * @module
 */
import { compose, type MainComponents } from "./components.js";
import { guardPath, removeDotSegments } from "./dot-segments.js";
import { rfc3986 } from "./standard/rfc3986.js";

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

/** One step of a resolution. */
export interface TraceStep {
  /** The section that the step carries out. */
  readonly section: string;
  /** What the step did, or which branch it took. */
  readonly step: string;
  /** The text that the step worked on. */
  readonly before: string;
  /** The text that it gave. */
  readonly after: string;
}

/** A resolution with its trace. */
export interface Resolution {
  readonly uri: string;
  readonly trace: readonly TraceStep[];
}

/**
 * Resolves a reference against a base (RFC 3986 section 5.2).
 *
 * @param ref a URI-reference
 * @param base a URI; its fragment is dropped (section 5.1)
 * @returns the target URI, or with `trace: true` the target URI and its trace
 * @throws {URISyntaxError} where `ref` is not a URI-reference, and where `base` is not a URI: a relative base cannot
 *   give a target
 */
export function resolve(ref: string, base: string, options: ResolveOptions & { readonly trace: true }): Resolution;
export function resolve(ref: string, base: string, options?: ResolveOptions & { readonly trace?: false }): string;
export function resolve(ref: string, base: string, options?: ResolveOptions): string | Resolution;
export function resolve(ref: string, base: string, options: ResolveOptions = {}): string | Resolution {
  const reference = rfc3986.components(ref, "URI-reference");
  const from = rfc3986.components(base, "URI");
  const trace: TraceStep[] = [];
  const record = options.trace === true ? (step: TraceStep): void => void trace.push(step) : undefined;
  const uri = compose(transform(reference, from, options, record));
  return record ? { uri, trace } : uri;
}

type Record = ((step: TraceStep) => void) | undefined;

/** Section 5.2.2, Transform References. */
function transform(R: MainComponents, Base: MainComponents, options: ResolveOptions, record: Record): MainComponents {
  const { strict = true, literal = false } = options;
  const isOwnScheme = !strict && R.scheme?.toLowerCase() === Base.scheme?.toLowerCase();
  const scheme = isOwnScheme ? null : R.scheme;
  const branch = (step: string, target: MainComponents): MainComponents => {
    record?.({ section: "5.2.2", step, before: compose(R), after: compose(target) });
    return target;
  };
  const withoutDots = (path: string, authority: string | null): string => {
    const removed = removeDotSegments(path);
    record?.({ section: "5.2.4", step: "remove_dot_segments", before: path, after: removed });
    const guarded = literal ? removed : guardPath(removed, authority);
    if (guarded !== removed)
      record?.({
        section: "3.3",
        step: 'a path without authority must not begin with "//"',
        before: removed,
        after: guarded,
      });
    return guarded;
  };
  const { fragment } = R;
  if (isOwnScheme) {
    record?.({
      section: "5.2.2",
      step: "not strict: the scheme is the base's own and is ignored",
      before: compose(R),
      after: compose({ ...R, scheme }),
    });
  }
  if (scheme !== null) {
    const path = withoutDots(R.path, R.authority);
    return branch("the reference has a scheme: nothing is the base's", { ...R, path });
  }
  if (R.authority !== null) {
    const path = withoutDots(R.path, R.authority);
    return branch("the reference has an authority: the scheme is the base's", { ...R, scheme: Base.scheme, path });
  }
  const { scheme: ownScheme, authority } = Base;
  if (R.path === "") {
    const query = R.query ?? Base.query;
    return branch(
      R.query === null
        ? "the reference's path is empty and it has no query: scheme, authority, path and query are the base's"
        : "the reference's path is empty: scheme, authority and path are the base's",
      { scheme: ownScheme, authority, path: Base.path, query, fragment },
    );
  }
  if (R.path.startsWith("/")) {
    const path = withoutDots(R.path, authority);
    return branch("the reference's path is absolute: scheme and authority are the base's", {
      ...R,
      scheme: ownScheme,
      authority,
      path,
    });
  }
  const merged = merge(Base, R.path);
  record?.({ section: "5.2.3", step: "merge", before: R.path, after: merged });
  const path = withoutDots(merged, authority);
  return branch("the reference's path is relative: it is merged with the base's", {
    ...R,
    scheme: ownScheme,
    authority,
    path,
  });
}

/** Section 5.2.3, Merge Paths. */
function merge(Base: MainComponents, path: string): string {
  if (Base.authority !== null && Base.path === "") return `/${path}`;
  return Base.path.slice(0, Base.path.lastIndexOf("/") + 1) + path;
}
