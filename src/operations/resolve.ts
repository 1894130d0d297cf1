/**
 * Reference resolution: each standard's own algorithm, on strings.
 *
 * @module
 */
import { compose, type Components, type MainComponents } from "../core/components.js";
import type { ResolutionRules, TraceStep } from "./resolution.js";
import { rfc3986 } from "../standards/rfc3986/index.js";
import { resolution, type ResolveOptions } from "../standards/rfc3986/resolution.js";
import type { AnyGrammar } from "./grammar.js";

export type { TraceStep } from "./resolution.js";
export type { ResolveOptions } from "../standards/rfc3986/resolution.js";

/** A resolution with its trace. */
export interface Resolution {
  readonly uri: string;
  readonly trace: readonly TraceStep[];
}

/** Resolution where every reference has a target. */
export interface Resolve {
  /**
   * Resolves a reference against a base (RFC 3986 section 5.2).
   *
   * @param ref a URI-reference
   * @param base a URI; its fragment is dropped (section 5.1)
   * @returns the target URI, or with `trace: true` the target URI and its trace
   * @throws {URISyntaxError} where `ref` is not a URI-reference, and where `base` is not a URI: a relative base cannot
   *   give a target
   */
  (ref: string, base: string, options: ResolveOptions & { readonly trace: true }): Resolution;
  (ref: string, base: string, options?: ResolveOptions & { readonly trace?: false }): string;
  (ref: string, base: string, options?: ResolveOptions): string | Resolution;
}

/** What a reference leads to in the drafts before RFC 3986: a URI, or the document that the reference stands in. */
export type Target =
  | { readonly type: "URI"; readonly uri: string; readonly trace?: readonly TraceStep[] }
  | { readonly type: "current-document"; readonly fragment: string | null; readonly trace?: readonly TraceStep[] };

/** A standard's resolution, from strings to a target. */
export type ResolveToTarget<Options> = (ref: string, base: string, options?: Options) => Target;

/**
 * Makes the resolution of a standard.
 *
 * @param grammar the standard's grammar
 * @param rules its algorithm
 * @returns a function that throws a URISyntaxError where the reference or the base does not match its rule
 */
export function targetResolver<Options extends { readonly trace?: boolean }>(
  grammar: AnyGrammar,
  { baseRule, transform }: ResolutionRules<Options>,
): ResolveToTarget<Options> {
  // Most references of a document have one base: the last one is kept taken apart, unless it is large.
  let kept = "";
  let ofKept: Components | null = null;

  function baseOf(base: string): Components {
    if (base === kept && ofKept) return ofKept;
    const Base = grammar.components(base, baseRule);
    if (base.length <= MOST_KEPT) {
      kept = base;
      ofKept = Base;
    }
    return Base;
  }

  return (ref, base, options = {} as Options) => {
    const R = grammar.components(ref);
    const Base = baseOf(base);
    if (options.trace !== true) return targetOf(R, transform(R, Base, options, undefined));
    const trace: TraceStep[] = [];
    const target = transform(R, Base, options, (section, step, before, after) => {
      trace.push({ section, step, before, after });
    });
    return { ...targetOf(R, target), trace };
  };
}

/** How long a base may be that is kept, in UTF-16 code units. */
const MOST_KEPT = 1000;

function targetOf(R: Components, target: MainComponents | null): Target {
  return target === null ? { type: "current-document", fragment: R.fragment } : { type: "URI", uri: compose(target) };
}

/**
 * Resolves by RFC 3986, where there is always a target.
 *
 * @example
 * import { resolve } from "uri-grammar";
 *
 * resolve("../g?y#s", "http://a/b/c/d;p?q"); // => "http://a/b/g?y#s"
 * resolve("http:g", "http://a/b/c/d;p?q", { strict: false }); // => "http://a/b/c/g"
 */
export const resolve: Resolve = uriResolver(targetResolver(rfc3986, resolution));

function uriResolver(toTarget: ResolveToTarget<ResolveOptions>): Resolve {
  function resolveToUri(ref: string, base: string, options: ResolveOptions & { readonly trace: true }): Resolution;
  function resolveToUri(ref: string, base: string, options?: ResolveOptions & { readonly trace?: false }): string;
  function resolveToUri(ref: string, base: string, options?: ResolveOptions): string | Resolution;
  function resolveToUri(ref: string, base: string, options: ResolveOptions = {}): string | Resolution {
    const { uri, trace } = toTarget(ref, base, options) as Target & { readonly type: "URI" };
    return trace ? { uri, trace } : uri;
  }
  return resolveToUri;
}
