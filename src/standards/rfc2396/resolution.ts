/**
 * Resolution by section 5.2 of RFC 2396.
 *
 * @module
 */
import { compose, type Components, type MainComponents } from "../../core/components.js";
import { URISyntaxError } from "../../core/diagnostic.js";
import { guardPath, removeExcess, removeRelativeSegments } from "../../operations/dot-segments.js";
import type { AnyGrammar } from "../../operations/grammar.js";
import type { References } from "../../operations/references.js";
import { BOTH, type Note, type ResolutionRules } from "../../operations/resolve.js";
import { grammar } from "./grammar.js";

/** Options of resolution. */
export interface RFC2396ResolveOptions {
  /**
   * `false` ignores a scheme that equals the scheme of the base, as step 3 allows for backwards compatibility. Default
   * `true`.
   */
  readonly validating?: boolean;
  /**
   * How to treat ".." segments above the root. Step 6g allows three ways: keep them in the path (`keep`, the default),
   * remove them (`remove`), or refuse the reference (`refuse`).
   */
  readonly excess?: "keep" | "remove" | "refuse";
  /**
   * `true` applies the literal algorithm, even if the result has an authority that neither reference nor base has. The
   * result is not always valid.
   */
  readonly literal?: boolean;
  /** `true` also returns the trace of the steps. */
  readonly trace?: boolean;
}

export const resolution: ResolutionRules<RFC2396ResolveOptions> = {
  baseRule: "absoluteURI",
  options: { validating: BOTH, excess: ["keep", "remove", "refuse"], literal: BOTH, trace: BOTH },
  transform,
};

/** The references of the grammar. */
export const strict: AnyGrammar = grammar;

/**
 * The references of the grammar, and those that are only a query, such as "?y". The grammar does not derive them, but
 * Appendix C.1 resolves them.
 */
export const resolvable: References = {
  defaultRule: strict.defaultRule,
  test: strict.test,
  components(input, options) {
    if (options === undefined && typeof input === "string" && input.startsWith("?") && grammar.test(`/${input}`)) {
      return { ...grammar.components(`/${input}`), path: "" };
    }
    return strict.components(input, options);
  },
  text: strict.text,
  refusal: strict.refusal,
  misread: strict.misread,
};

function transform(
  reference: Components,
  Base: Components,
  options: RFC2396ResolveOptions,
  note: Note,
): MainComponents | null {
  const { validating = true } = options;
  const isHierarchical = Base.path === "" || Base.path.startsWith("/");
  const isOwnScheme = !validating && isHierarchical && reference.scheme?.toLowerCase() === Base.scheme?.toLowerCase();
  const R = (isOwnScheme ? relativeOf(reference) : null) ?? reference;
  const finish = (step: string, target: MainComponents): MainComponents => {
    note?.("5.2", step, compose(R), compose(target));
    return target;
  };
  if (R !== reference) {
    note?.("5.2", "step 3: the scheme equals the scheme of the base and is ignored", compose(reference), compose(R));
  }
  if (R.path === "" && R.scheme === null && R.authority === null && R.query === null) {
    note?.("5.2", "step 2: the reference is empty: it refers to the current document", compose(R), compose(R));
    return null;
  }
  if (R.scheme !== null) return finish("step 3: the reference has a scheme: the base is not used", R);
  if (R.authority !== null) {
    return finish("step 4: the reference has an authority: the scheme comes from the base", {
      ...R,
      scheme: Base.scheme,
    });
  }
  if (!isHierarchical) {
    throw refusal(
      Base,
      compose(Base),
      "opaque-base",
      "A relative reference cannot be resolved against this base, because the base is not hierarchical.",
      "hier_part",
    );
  }
  const inherited = { ...R, scheme: Base.scheme, authority: Base.authority };
  if (R.path.startsWith("/")) {
    return finish("step 5: the reference's path is absolute: scheme and authority come from the base", inherited);
  }
  const path = guarded(merge(R, Base, compose(reference), options, note), Base.authority, options, note);
  return finish("steps 6h and 7: the reference's path is relative: it is merged with the path of the base", {
    ...inherited,
    path,
  });
}

/** Returns a reference without its scheme; `null` if the rest is not a relative reference. */
function relativeOf(reference: Components): Components | null {
  const rest = compose({ ...reference, scheme: null });
  if (!rest.startsWith("?") && !grammar.test(rest)) return null;
  const components = resolvable.components(rest);
  return components.scheme === null ? components : null;
}

/** Merges the paths (section 5.2, steps 6a to 6g). */
function merge(
  R: Components,
  Base: Components,
  reference: string,
  { excess = "keep", literal = false }: RFC2396ResolveOptions,
  note: Note,
): string {
  const merged = Base.path.slice(0, Base.path.lastIndexOf("/") + 1) + R.path;
  // The literal algorithm would join a path to an authority without a "/" between them.
  const buffer = Base.path === "" && R.path !== "" && !literal ? `/${merged}` : merged;
  note?.(
    "5.2",
    "steps 6a and 6b: the path of the base without its last segment, then the path of the reference",
    R.path,
    buffer,
  );
  const removed = removeRelativeSegments(buffer);
  note?.("5.2", "steps 6c to 6f: relative segments are removed", buffer, removed);
  const rest = removeExcess(removed);
  if (rest === removed || excess === "keep") return removed;
  if (excess === "refuse") {
    throw refusal(
      R,
      reference,
      "excess-dot-segments",
      'The reference has more ".." segments than the base has levels.',
      "rel_path",
    );
  }
  note?.("5.2", 'step 6g: ".." segments above the root are removed', removed, rest);
  return rest;
}

function guarded(
  path: string,
  authority: string | null,
  { literal = false }: RFC2396ResolveOptions,
  note: Note,
): string {
  const result = literal ? path : guardPath(path, authority);
  if (result !== path) note?.("4.3", 'a path without an authority must not begin with "//"', path, result);
  return result;
}

/** Returns the error for a text with a bad path. The path ends before the query and the fragment. */
function refusal(components: Components, text: string, code: string, message: string, rule: string): URISyntaxError {
  const at = text.length - (components.query === null ? 0 : components.query.length + 1);
  const end = at - (components.fragment === null ? 0 : components.fragment.length + 1);
  const mistake = { code, message, start: end - components.path.length, end, rule };
  return new URISyntaxError(grammar.record(text, mistake));
}
