/**
 * The parts of resolution that RFC 2396 and its revision share: both leave open how to treat a scheme that equals the
 * scheme of the base, and ".." segments above the root.
 *
 * @module
 */
import { compose, type Components } from "../core/components.js";
import { URISyntaxError } from "../core/diagnostic.js";
import { guardPath, removeExcess, removeRelativeSegments } from "../operations/dot-segments.js";
import type { AnyGrammar } from "../operations/grammar.js";
import { BOTH, type Note, type OptionValues } from "../operations/resolve.js";

/** The options of resolution by RFC 2396 and by its revision. */
export interface HierarchicalResolveOptions {
  /**
   * `false` ignores a scheme that equals the scheme of the base, as the documents allow for backwards compatibility.
   * Default `true`.
   */
  readonly validating?: boolean | undefined;
  /**
   * How to treat ".." segments above the root. The documents allow three ways: keep them in the path (`keep`, the
   * default), remove them (`remove`), or refuse the reference (`refuse`).
   */
  readonly excess?: "keep" | "remove" | "refuse" | undefined;
  /**
   * `true` applies the literal algorithm, even if the result has an authority that neither reference nor base has. The
   * result is not always valid.
   */
  readonly literal?: boolean | undefined;
  /** `true` also returns the trace of the steps. */
  readonly trace?: boolean | undefined;
}

/** The possible values of the options. */
export const OPTIONS: OptionValues<HierarchicalResolveOptions> = {
  validating: BOTH,
  excess: ["keep", "remove", "refuse"],
  literal: BOTH,
  trace: BOTH,
};

/** What differs between the documents. */
export interface HierarchicalRules {
  /** The rules for the part of an absolute URI that is not opaque, and for relative paths. */
  readonly rules: { readonly hierarchical: string; readonly relativePath: string };
  /** The descriptions of the steps that merge the paths and remove segments. */
  readonly steps: { readonly merge: string; readonly remove: string; readonly excess: string };
}

/** The functions for the paths of one standard. */
export interface Hierarchical {
  /** Throws a URISyntaxError if the base is not hierarchical. */
  readonly assertHierarchical: (Base: Components) => void;
  /**
   * Removes relative segments from a merged path.
   *
   * @param buffer the merged path
   * @param R the components of the reference, without a scheme that is ignored
   * @param reference the components of the reference
   * @param options the options of resolution
   * @param note records each step
   * @returns the path
   * @throws {URISyntaxError} if the reference has too many ".." segments and the option `excess` refuses them
   */
  readonly removeSegments: (
    buffer: string,
    R: Components,
    reference: Components,
    options: HierarchicalResolveOptions,
    note: Note,
  ) => string;
}

/** Returns whether a base is hierarchical: its path is not an opaque part. */
export const isHierarchical = ({ path }: Components): boolean => path === "" || path.startsWith("/");

/** Returns whether the scheme of a reference is ignored if the rest is a relative reference. */
export function hasIgnoredScheme(
  R: Components,
  Base: Components,
  { validating = true }: HierarchicalResolveOptions,
): boolean {
  return !validating && R.scheme?.toLowerCase() === Base.scheme?.toLowerCase();
}

/**
 * Prevents that a path without an authority is parsed as one (section 4.3 of both documents).
 *
 * @param path the path of the target
 * @param authority the authority of the target, or `null`
 * @param options the options of resolution
 * @param note records the step
 */
export function guarded(
  path: string,
  authority: string | null,
  { literal = false }: HierarchicalResolveOptions,
  note: Note,
): string {
  const result = literal ? path : guardPath(path, authority);
  if (result !== path) note?.("4.3", 'a path without an authority must not begin with "//"', path, result);
  return result;
}

/**
 * Creates the functions for the paths of a standard.
 *
 * @param grammar the standard's grammar
 * @param differing what the document calls its rules and steps
 */
export function hierarchicalOn(grammar: AnyGrammar, { rules, steps }: HierarchicalRules): Hierarchical {
  /** Returns the error for a text with a bad path. The path ends before the query and the fragment. */
  function refusal(components: Components, text: string, code: string, message: string, rule: string): URISyntaxError {
    const front = compose({ ...components, query: null, fragment: null });
    const end = text.length - compose(components).length + front.length;
    const mistake = { code, message, start: end - components.path.length, end, rule };
    return new URISyntaxError(grammar.record(text, mistake));
  }

  return {
    assertHierarchical(Base) {
      if (isHierarchical(Base)) return;
      const message =
        "A relative reference cannot be resolved against this base, because the base is not hierarchical.";
      throw refusal(Base, compose(Base), "opaque-base", message, rules.hierarchical);
    },
    removeSegments(buffer, R, reference, { excess = "keep" }, note) {
      note?.("5.2", steps.merge, R.path, buffer);
      const removed = removeRelativeSegments(buffer);
      note?.("5.2", steps.remove, buffer, removed);
      const rest = removeExcess(removed);
      if (rest === removed || excess === "keep") return removed;
      if (excess === "refuse") {
        const message = 'The reference has more ".." segments than the base has levels.';
        throw refusal(R, compose(reference), "excess-dot-segments", message, rules.relativePath);
      }
      note?.("5.2", steps.excess, removed, rest);
      return rest;
    },
  };
}
