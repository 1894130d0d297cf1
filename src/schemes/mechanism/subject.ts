/**
 * A URI as the checks of its scheme see it.
 *
 * @module
 */
import { isLeaf, type Leaf, type NodeBase } from "../../tree/index.js";
import { compose, type Components, type MainComponents } from "../../core/components.js";
import { isNode } from "../../operations/references.js";
import { componentsOf, parts, withoutFragment, type AuthoritySpans, type Parts, type Span } from "../../core/parts.js";
import type { AnyStandard } from "../../standards/standard.js";
import type { Subject } from "./check.js";
import { keyOf, type AnyScheme, type SchemeMap } from "./scheme.js";

/** A subject whose trees are made when they are asked for: to know that a URI is valid takes none. */
export class SchemeSubject implements Subject<unknown, NodeBase> {
  readonly input: string;
  /** The string as it was given. */
  readonly whole: string;
  readonly authority: AuthoritySpans | null;
  readonly scheme: AnyScheme | null;
  readonly isGeneric: boolean;
  readonly #standard: AnyStandard;
  #parts: Parts | undefined;
  #uri: NodeBase | undefined;
  #components: Components | undefined;
  #node: unknown;

  /**
   * @param input a URI
   * @param authority where its authority stands
   * @param scheme its scheme, if that is known
   * @param standard the standard
   * @param isGeneric whether the generic syntax accepts it, or the scheme's own grammar alone
   */
  constructor(
    input: string,
    authority: AuthoritySpans | null,
    scheme: AnyScheme | null,
    standard: AnyStandard,
    isGeneric: boolean,
  ) {
    this.isGeneric = isGeneric;
    this.whole = input;
    // No scheme looks into the fragment (RFC 3986 section 3.5).
    this.input = scheme?.grammar.hasFragment === true ? input : withoutFragment(input);
    this.authority = authority;
    this.scheme = scheme;
    this.#standard = standard;
  }

  get parts(): Parts {
    return (this.#parts ??= parts(this.whole));
  }

  get uri(): NodeBase {
    const { ruleFor, parse } = this.#standard;
    const rule = ruleFor.uri;
    return (this.#uri ??= this.isGeneric ? parse(this.whole, { rule }) : outlineOf(this.whole, rule));
  }

  get components(): Components {
    return (this.#components ??= this.isGeneric ? this.#standard.components(this.uri) : componentsOf(this.whole, true));
  }

  get node(): unknown {
    if (this.#node === undefined) this.#node = this.scheme?.grammar.parse(this.whole) ?? null;
    return this.#node;
  }
}

/**
 * Whether the grammar of a scheme accepts a string, with its fragment. The generic syntax need not accept it.
 *
 * @param input any string
 * @param scheme its scheme
 * @param standard the standard that says what a fragment is
 */
export function isOwn(input: string, { grammar }: AnyScheme, standard: AnyStandard): boolean {
  if (!grammar.test(input)) return false;
  const { fragment } = parts(input);
  if (fragment === null || grammar.hasFragment) return true;
  return standard.test(input.slice(fragment.start), { rule: "fragment" });
}

/**
 * The root for a URI that has no tree by the generic syntax: its components are leaves, found by their delimiters.
 *
 * @param input a URI that only the grammar of its scheme accepts
 * @param type of the root
 */
export function outlineOf(input: string, type: string): NodeBase {
  const { scheme, authority, path, query, fragment } = parts(input);
  const leaf = (name: string, span: Span | null): Leaf | null =>
    span && { type: name, start: span.start, end: span.end, value: input.slice(span.start, span.end) };
  const root = {
    type,
    start: 0,
    end: input.length,
    scheme: leaf("scheme", scheme),
    authority: leaf("authority", authority),
    path: leaf("path", path),
    query: leaf("query", query),
    fragment: leaf("fragment", fragment),
  };
  return root;
}

/**
 * The text of a URI: a string as it is, and a tree as the standard writes it.
 *
 * @param input a string, or a tree, which can be one that only has components
 * @param standard the standard
 */
export function textOf(input: string | NodeBase, standard: AnyStandard): string {
  if (typeof input === "string") return input;
  return isOutline(input) ? compose(partsOf(input)) : standard.text(input);
}

/** A root that `outlineOf` made. */
type Outline = NodeBase &
  Readonly<Record<"scheme" | "path", Leaf> & Record<"authority" | "query" | "fragment", Leaf | null>>;

function isOutline(input: unknown): input is Outline {
  const path: unknown = isNode(input) && "path" in input ? input.path : null;
  return isNode(path) && path.type === "path" && isLeaf(path);
}

function partsOf({ scheme, authority, path, query, fragment }: Outline): MainComponents {
  return {
    scheme: scheme.value,
    authority: authority?.value ?? null,
    path: path.value,
    query: query?.value ?? null,
    fragment: fragment?.value ?? null,
  };
}

/**
 * @param input any string
 * @param end where the name of its scheme ends; -1 if it has none
 * @param standard the standard whose schemes are looked at
 * @param schemes the schemes to know
 * @returns the scheme; `null` if the input has no scheme, or an unknown one
 */
export function schemeOf(
  input: string,
  end: number,
  { id }: Pick<AnyStandard, "id">,
  schemes: SchemeMap,
): AnyScheme | null {
  if (end < 0) return null;
  const name = input.slice(0, end);
  // Most names are in lower case.
  return schemes.get(keyOf(name, id)) ?? schemes.get(keyOf(name.toLowerCase(), id)) ?? null;
}
