/**
 * Resolution by section 4 of RFC 1808.
 *
 * @module
 */
import { compose, type Components, type MainComponents } from "../../core/components.js";
import { joinParameters, splitParameters } from "../../core/parameters.js";
import { withoutFragment } from "../../core/parts.js";
import { guardPath, removeRelativeSegments } from "../../operations/dot-segments.js";
import type { AnyGrammar } from "../../operations/grammar.js";
import type { References } from "../../operations/references.js";
import { BOTH, type Note, type ResolutionRules } from "../../operations/resolve.js";
import { grammar } from "./grammar.js";

/** Options of resolution. */
export interface RFC1808ResolveOptions {
  /**
   * `true` applies the literal algorithm, even if the result has a net_loc that neither reference nor base has. The
   * result is not always valid.
   */
  readonly literal?: boolean | undefined;
  /** `true` also returns the trace of the steps. */
  readonly trace?: boolean | undefined;
}

export const resolution: ResolutionRules<RFC1808ResolveOptions> = {
  baseRule: "absoluteURL",
  options: { literal: BOTH, trace: BOTH },
  transform,
};

const any: AnyGrammar = grammar;

/**
 * The references of the grammar. A base can have a fragment, which an empty reference inherits (section 4), but no rule
 * matches only absolute URLs with a fragment.
 */
export const references: References = {
  ...any,
  components(input, options) {
    if (typeof input !== "string" || options?.rule !== resolution.baseRule) return any.components(input, options);
    const base = withoutFragment(input);
    const found = any.components(base, options);
    return base === input ? found : { ...found, fragment: any.components(input).fragment };
  },
};

/** The same references; the bases have no parameters, which "do not affect the resolving of relative paths". */
export const withoutParameters: References = {
  ...references,
  components(input, options) {
    const found = references.components(input, options);
    return options === undefined ? found : { ...found, path: splitParameters(found.path).path };
  },
};

function transform(
  R: Components,
  Base: Components,
  { literal = false }: RFC1808ResolveOptions,
  note: Note,
): MainComponents {
  const finish = (step: string, target: MainComponents): MainComponents => {
    const guarded = literal ? target : guard(target, note);
    note?.("4", step, compose(R), compose(guarded));
    return guarded;
  };
  if (compose(R) === "") return finish("step 2a: the reference is empty: it inherits the whole base", Base);
  if (R.scheme !== null) return finish("step 2b: the reference has a scheme: the base is not used", R);
  const withScheme = { ...R, scheme: Base.scheme };
  if (R.authority) return finish("step 3: the reference has a net_loc: the scheme comes from the base", withScheme);
  // An empty component counts as absent (section 2.4). The delimiter of empty parameters, or of an empty query, stays
  // unless the base has the component.
  const inherited = { ...withScheme, authority: Base.authority };
  if (R.path.startsWith("/")) {
    return finish("step 4: the reference's path is absolute: scheme and net_loc come from the base", inherited);
  }
  const own = splitParameters(R.path);
  const ofBase = splitParameters(Base.path);
  if (own.path !== "") {
    const path = joinParameters({ ...own, path: merge(own.path, ofBase.path, note) });
    return finish("steps 6 and 7: the reference's path is relative: it is merged with the path of the base", {
      ...inherited,
      path,
    });
  }
  if (own.params) {
    return finish("step 5a: the reference begins with parameters: the path comes from the base", {
      ...inherited,
      path: joinParameters({ ...own, path: ofBase.path }),
    });
  }
  const path = joinParameters({ path: ofBase.path, params: ofBase.params ?? own.params });
  if (R.query) {
    return finish("step 5b: the reference has only a query: path and parameters come from the base", {
      ...inherited,
      path,
    });
  }
  return finish("step 5: the reference has neither path nor query: path, parameters and query come from the base", {
    ...inherited,
    path,
    query: Base.query ?? R.query,
  });
}

/** Merges the paths (section 4, step 6). */
function merge(path: string, base: string, note: Note): string {
  const merged = base.slice(0, base.lastIndexOf("/") + 1) + path;
  note?.("4", "step 6: the path of the base without its last segment, then the path of the reference", path, merged);
  const removed = removeRelativeSegments(merged);
  note?.("4", "steps 6a to 6d: relative segments are removed", merged, removed);
  return removed;
}

/** Prevents that the parts of a path or of a net_loc are parsed as the other. */
function guard(target: MainComponents, note: Note): MainComponents {
  const { authority, query } = target;
  const isJoined = authority !== null && !target.path.startsWith("/") && (target.path !== "" || query !== null);
  const path = isJoined ? `/${target.path}` : guardPath(target.path, authority);
  if (path === target.path) return target;
  const step = isJoined
    ? "a net_loc ends at the next slash, so a slash must follow it"
    : 'a path without a net_loc must not begin with "//"';
  note?.("2.4.3", step, target.path, path);
  return { ...target, path };
}
