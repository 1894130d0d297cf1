/**
 * The URI that the checks of a scheme look at.
 *
 * @module
 */
import { isLeaf, plainTree, type Leaf, type NodeBase } from "../../tree/index.js";
import { compose, type Components, type MainComponents } from "../../core/components.js";
import { assertTree, NOT_A_TREE } from "../../operations/references.js";
import { assertAgreement } from "../../operations/scheme-node.js";
import { componentsOf, parts, withoutFragment, type AuthoritySpans, type Parts, type Span } from "../../core/parts.js";
import type { AnyStandard } from "../../standards/standard.js";
import type { Subject } from "./check.js";
import { keyOf, type AnyScheme, type SchemeMap } from "./scheme.js";

/** A subject that makes its trees when they are first read, because most validations need no tree. */
export class SchemeSubject implements Subject<unknown, NodeBase> {
  readonly input: string;
  /** The whole string, with its fragment. */
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
   * @param authority the offsets of its authority
   * @param scheme its scheme; `null` if it is unknown
   * @param standard the standard
   * @param isGeneric whether the generic syntax accepts it; otherwise only the scheme's own grammar does
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
    // A scheme does not define fragments (RFC 3986 section 3.5).
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
    return (this.#components ??= this.isGeneric
      ? this.#standard.components(this.whole)
      : componentsOf(this.whole, true));
  }

  get node(): unknown {
    if (this.#node === undefined) this.#node = this.scheme?.grammar.parse(this.whole) ?? null;
    return this.#node;
  }
}

/**
 * Checks whether the grammar of a scheme accepts a string with its fragment. The generic syntax may refuse the string.
 *
 * @param input any string
 * @param scheme its scheme
 * @param standard the standard that defines the fragment
 */
export function isOwn(input: string, { grammar }: AnyScheme, standard: AnyStandard): boolean {
  if (!grammar.test(input)) return false;
  const { fragment } = parts(input);
  if (fragment === null || grammar.hasFragment) return true;
  return standard.test(input.slice(fragment.start), { rule: "fragment" });
}

/**
 * Makes the root node for a URI that the generic syntax refuses. Its components are leaves, split at the delimiters.
 *
 * @param input a URI that only its scheme's grammar accepts
 * @param type the type of the root node
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
 * Returns the text of a URI: a string unchanged, a tree printed by the standard.
 *
 * @param input a string or a tree, also one of `outlineOf`
 * @param standard the standard
 * @param what the name of the argument in messages
 * @throws {URISyntaxError} if the text of a tree would be parsed into other components, or if the root and its
 *   `schemeNode` have different texts
 */
export function textOf(input: string | NodeBase, standard: AnyStandard, what = "The input"): string {
  if (typeof input === "string") return input;
  assertTree(input, what);
  const tree = plainTree(input, what, NOT_A_TREE);
  if (!isOutline(tree)) return standard.text(tree);
  const text = compose(partsOf(tree));
  assertAgreement(tree, text);
  return text;
}

/** A root that `outlineOf` made. */
type Outline = NodeBase &
  Readonly<Record<"scheme" | "path", Leaf> & Record<"authority" | "query" | "fragment", Leaf | null>>;

function isOutline(tree: NodeBase): tree is Outline {
  const { scheme, authority, path, query, fragment } = tree as Partial<Record<keyof MainComponents, Leaf | null>>;
  const isPart = (node: Leaf | null | undefined): boolean => node === null || (node !== undefined && isLeaf(node));
  return path?.type === "path" && scheme !== null && [scheme, authority, path, query, fragment].every(isPart);
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
 * @param end the offset after the name of its scheme; -1 if it has no scheme
 * @param standard the standard whose schemes are searched
 * @param schemes the schemes to know
 * @returns the scheme; `null` if the input has no scheme, or if the scheme is unknown
 */
export function schemeOf(
  input: string,
  end: number,
  { id }: Pick<AnyStandard, "id">,
  schemes: SchemeMap,
): AnyScheme | null {
  if (end < 0) return null;
  const name = input.slice(0, end);
  // The first look-up suffices for most names, which are in lower case.
  return schemes.get(keyOf(name, id)) ?? schemes.get(keyOf(name.toLowerCase(), id)) ?? null;
}
