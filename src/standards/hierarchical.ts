/**
 * What RFC 2396 and its revision share: their components, and resolution. Both leave open how to treat a scheme that
 * equals the scheme of the base, and ".." segments above the root.
 *
 * @module
 */
import { compose, EMPTY, type Components, type MainComponents } from "../core/components.js";
import { URISyntaxError } from "../core/diagnostic.js";
import { componentsOf, firstOf, schemeEnd } from "../core/parts.js";
import { guardPath, removeExcess, removeRelativeSegments } from "../operations/dot-segments.js";
import type { AnyGrammar } from "../operations/grammar.js";
import { BOTH, type Note, type ResolutionRules } from "../operations/resolve.js";
import { isLeaf, leafText, type NodeBase } from "../tree/node.js";
import type { TreesSource } from "./define.js";

/** A node with components. */
type Reference = NodeBase & (Whole | Part);

interface Whole {
  readonly uri: Reference | null;
  readonly fragment: NodeBase | null;
}

interface Part {
  readonly scheme?: NodeBase;
  readonly authority: Authority | null;
  readonly path: NodeBase;
  readonly query?: NodeBase | null;
}

interface Authority extends NodeBase {
  readonly userinfo: NodeBase | null;
  readonly hostport: { readonly host: NodeBase; readonly port: NodeBase | null } | null;
}

/** Returns the components of a reference's node. */
export function viewHierarchical(node: Reference, print: (node: NodeBase) => string): Components {
  if ("uri" in node) {
    const { uri, fragment } = node;
    return { ...(uri === null ? EMPTY : viewHierarchical(uri, print)), fragment: leafText(fragment) };
  }
  const { authority, path, query, scheme } = { ...NEITHER, ...node };
  const components = { ...EMPTY, scheme: leafText(scheme), path: print(path), query: leafText(query) };
  if (authority === null) return components;
  const text = print(authority);
  // A registry name has no parts, and an empty server has no host.
  if (isLeaf(authority)) return { ...components, authority: text };
  const { userinfo, hostport } = authority;
  return {
    ...components,
    authority: text,
    userinfo: leafText(userinfo),
    host: hostport && print(hostport.host),
    port: hostport && leafText(hostport.port),
  };
}

/** The components that a node without scheme and query does not have. */
const NEITHER = { scheme: null, query: null } as const;

/**
 * Returns the function that splits a string that matches one of the rules for references.
 *
 * @param isOpaque returns whether the text after a scheme is an opaque part; it ends before the fragment
 */
export function hierarchicalSplit(
  isOpaque: (input: string, start: number, end: number) => boolean,
): TreesSource["split"] {
  return (input, _rule, tester) => {
    const colon = schemeEnd(input);
    const hash = firstOf(input, "#", 0, input.length);
    // An opaque part is a path, also if it contains a question mark.
    if (colon >= 0 && isOpaque(input, colon + 1, hash)) {
      return {
        ...EMPTY,
        scheme: input.slice(0, colon),
        path: input.slice(colon + 1, hash),
        fragment: hash === input.length ? null : input.slice(hash + 1),
      };
    }
    const components = componentsOf(input, true);
    const { authority } = components;
    if (authority === null || (authority !== "" && tester("server")(authority))) return components;
    return { ...components, userinfo: null, host: null, port: null };
  };
}

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

/** What differs between the documents. */
export interface HierarchicalRules {
  readonly baseRule: string;
  /** The rules for the part of an absolute URI that is not opaque, and for relative paths. */
  readonly rules: { readonly hierarchical: string; readonly relativePath: string };
  /** The section about empty references. */
  readonly empty: string;
  /** The descriptions of the steps, by what the reference has. */
  readonly steps: {
    readonly ownScheme: string;
    readonly nothing: string;
    readonly scheme: string;
    readonly authority: string;
    /** A reference without a path; without this step, its empty path is merged. */
    readonly query?: string;
    readonly absolute: string;
    readonly relative: string;
    readonly merge: string;
    readonly remove: string;
    readonly excess: string;
  };
  /** Whether a path is joined to an authority with a "/" also by the literal algorithm. */
  readonly joinsWithSlash: boolean;
  /** Returns a reference without its scheme, which is that of the base; `null` if the rest is not a relative reference. */
  readonly relativeOf: (reference: Components, Base: Components) => Components | null;
}

/** Returns whether a base is hierarchical: its path is not an opaque part. */
export const isHierarchical = ({ path }: Components): boolean => path === "" || path.startsWith("/");

/**
 * Creates the algorithm of section 5.2.
 *
 * @param grammar the standard's grammar
 * @param differing what differs between the documents
 */
export function hierarchicalResolution(
  grammar: AnyGrammar,
  { baseRule, rules, empty, steps, joinsWithSlash, relativeOf }: HierarchicalRules,
): ResolutionRules<HierarchicalResolveOptions> {
  /** Returns the error for a text with a bad path. The path ends before the query and the fragment. */
  function refusal(components: Components, text: string, code: string, message: string, rule: string): URISyntaxError {
    const front = compose({ ...components, query: null, fragment: null });
    const end = text.length - compose(components).length + front.length;
    const mistake = { code, message, start: end - components.path.length, end, rule };
    return new URISyntaxError(grammar.record(text, mistake));
  }

  /** Removes the relative segments of a merged path. R has no scheme that is ignored. */
  function removeSegments(
    buffer: string,
    R: Components,
    reference: Components,
    { excess = "keep" }: HierarchicalResolveOptions,
    note: Note,
  ): string {
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
  }

  function transform(
    reference: Components,
    Base: Components,
    options: HierarchicalResolveOptions,
    note: Note,
  ): MainComponents | null {
    const { validating = true, literal = false } = options;
    const hasOwnScheme = !validating && reference.scheme?.toLowerCase() === Base.scheme?.toLowerCase();
    const R = (hasOwnScheme ? relativeOf(reference, Base) : null) ?? reference;
    const finish = (step: string, target: MainComponents): MainComponents => {
      note?.("5.2", step, compose(R), compose(target));
      return target;
    };
    /** Prevents that a path without an authority is parsed as one (section 4.3 of both documents). */
    const guarded = (path: string): string => {
      const result = literal ? path : guardPath(path, Base.authority);
      if (result !== path) note?.("4.3", 'a path without an authority must not begin with "//"', path, result);
      return result;
    };
    if (R !== reference) note?.("5.2", steps.ownScheme, compose(reference), compose(R));
    if (R.scheme !== null) return finish(steps.scheme, R);
    if (R.authority !== null) return finish(steps.authority, { ...R, scheme: Base.scheme });
    if (R.path === "" && R.query === null) {
      note?.(empty, steps.nothing, compose(R), compose(R));
      return null;
    }
    if (!isHierarchical(Base)) {
      const message =
        "A relative reference cannot be resolved against this base, because the base is not hierarchical.";
      throw refusal(Base, compose(Base), "opaque-base", message, rules.hierarchical);
    }
    const inherited = { ...R, scheme: Base.scheme, authority: Base.authority };
    if (R.path === "" && steps.query !== undefined) return finish(steps.query, { ...inherited, path: Base.path });
    if (R.path.startsWith("/")) return finish(steps.absolute, { ...inherited, path: guarded(R.path) });
    const merged = Base.path.slice(0, Base.path.lastIndexOf("/") + 1) + R.path;
    // The literal algorithm of RFC 2396 would join a path to an authority without a "/" between them.
    const hasSlash = Base.path === "" && R.path !== "" && (joinsWithSlash || !literal);
    const removed = removeSegments(hasSlash ? `/${merged}` : merged, R, reference, options, note);
    return finish(steps.relative, { ...inherited, path: guarded(removed) });
  }

  return {
    baseRule,
    options: { validating: BOTH, excess: ["keep", "remove", "refuse"], literal: BOTH, trace: BOTH },
    transform,
  };
}
