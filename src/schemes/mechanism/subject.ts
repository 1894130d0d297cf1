/** The URI that the checks of a scheme look at. @module */
import { isLeaf, plainTree, type Leaf, type NodeBase } from "../../tree/index.js";
import { compose, type Components, type MainComponents } from "../../core/components.js";
import { URISyntaxError, type Diagnostic } from "../../core/diagnostic.js";
import { present } from "../../core/invariant.js";
import { isAmong, otherScheme } from "../../core/scheme-names.js";
import { assertTree, NOT_A_TREE } from "../../operations/references.js";
import { assertAgreement } from "../../tree/scheme-node.js";
import { authorityAfter, componentsOf, parts, schemeEnd, type AuthoritySpans, type Parts } from "../../core/parts.js";
import { CURRENT } from "../../standards/current.js";
import type { GenericSyntax } from "../../standards/standard.js";
import type { Remembering, Subject } from "./check.js";
import type { Chosen } from "./known.js";
import { keyOf, type AnyScheme, type SchemeMap } from "./scheme.js";

/**
 * A string, and what is known of it. Everything is found once, when it is first needed, so functions hand it on instead of
 * the string.
 */
export class SchemeSubject implements Subject<unknown, NodeBase>, Remembering {
  /** The whole string, with its fragment. */
  readonly whole: string;
  /** The offset of the ":" after its scheme; -1 without one. */
  readonly colon: number;
  /** The offset of the first "#"; -1 without one. */
  readonly hash: number;
  /** The scheme; `null` if it is absent or unknown. */
  readonly scheme: AnyScheme | null;
  readonly chosen: Chosen;
  lists: Remembering["lists"];
  #input: string | undefined;
  #authority: AuthoritySpans | null | undefined;
  #isOfScheme: boolean | undefined;
  #isGeneric: boolean | undefined;
  #parts: Parts | undefined;
  #uri: NodeBase | undefined;
  #components: Components | undefined;
  #node: unknown;

  /**
   * @param whole any string
   * @param chosen the standard and the schemes to read it by
   */
  constructor(whole: string, chosen: Chosen) {
    this.whole = whole;
    this.chosen = chosen;
    this.colon = schemeEnd(whole);
    this.hash = whole.indexOf("#");
    this.scheme = schemeOf(whole, this.colon, chosen);
  }

  /** Whether the grammar of its scheme accepts the string without its fragment. */
  get isOfScheme(): boolean {
    const { scheme, whole, hash } = this;
    return (this.#isOfScheme ??= scheme?.grammar.accepts(whole, hash) === true);
  }

  /** Whether the grammar of its scheme accepts the string with its fragment. The generic syntax may refuse the string. */
  get isOwn(): boolean {
    return this.isOfScheme && this.#hasValidEnd;
  }

  /** Whether the generic syntax accepts the string as a URI. */
  get isGeneric(): boolean {
    return (this.#isGeneric ??= this.#isWithin ? this.#hasValidEnd : this.chosen.tests.isURI(this.whole));
  }

  /** Whether the grammar of its scheme accepts the string without its fragment, and accepts only URIs. */
  get #isWithin(): boolean {
    return this.scheme?.grammar.isWithinURI === true && this.chosen.standard.id === CURRENT && this.isOfScheme;
  }

  /** Whether the standard accepts the fragment, if the grammar of the scheme leaves it out. */
  get #hasValidEnd(): boolean {
    const { whole, hash, chosen } = this;
    return hash < 0 || this.#ownsFragment || chosen.tests.isFragment(whole.slice(hash + 1));
  }

  /** Whether the grammar of the scheme reads the fragment. A scheme does not define fragments (RFC 3986 section 3.5). */
  get #ownsFragment(): boolean {
    return this.scheme?.grammar.hasFragment === true;
  }

  get input(): string {
    const { whole, hash } = this;
    if (hash < 0 || this.#ownsFragment) return whole;
    // Checks ask for it at each part of a URI.
    return (this.#input ??= whole.slice(0, hash));
  }

  get authority(): AuthoritySpans | null {
    if (this.#authority === undefined) this.#authority = authorityAfter(this.whole, this.colon + 1);
    return this.#authority;
  }

  get parts(): Parts {
    return (this.#parts ??= parts(this.whole));
  }

  get uri(): NodeBase {
    const { ruleFor, tree } = this.chosen.standard;
    const rule = ruleFor.uri;
    return (this.#uri ??= this.isGeneric ? tree.parse(this.whole, rule) : outlineOf(this.whole, rule));
  }

  get components(): Components {
    return (this.#components ??= this.isGeneric
      ? this.chosen.standard.split(this.whole)
      : componentsOf(this.whole, true));
  }

  /** The tree of a string that the grammar of its scheme accepts. */
  get node(): unknown {
    if (this.#node === undefined) this.#node = present(this.scheme).grammar.treeOf(this.whole, this.hash);
    return this.#node;
  }
}

/** Makes the root for a URI that only its scheme's grammar accepts. Its components are leaves, split at the delimiters. */
export function outlineOf(input: string, type: string): NodeBase {
  const found = parts(input);
  const leaves = eachPart((name): Leaf | null => {
    const span = found[name];
    return span && { type: name, start: span.start, end: span.end, value: input.slice(span.start, span.end) };
  });
  return { type, start: 0, end: input.length, ...leaves };
}

type PartName = keyof MainComponents;
const PARTS: readonly PartName[] = ["scheme", "authority", "path", "query", "fragment"];

/** Makes a value for each part. */
const eachPart = <Value>(valueOf: (name: PartName) => Value): Readonly<Record<PartName, Value>> =>
  Object.fromEntries(PARTS.map((name) => [name, valueOf(name)])) as Readonly<Record<PartName, Value>>;

/**
 * Returns the text of a URI: a string unchanged, a tree, also one of `outlineOf`, printed by the standard.
 *
 * @param what the name of the argument in messages
 * @throws {URISyntaxError} if the text of a tree would be parsed into other components, or if the root and its
 *   `schemeNode` have different texts
 */
export function textOf(input: string | NodeBase, standard: GenericSyntax, what = "The input"): string {
  if (typeof input === "string") return input;
  assertTree(input, what);
  const tree = plainTree(input, what, NOT_A_TREE);
  if (!isOutline(tree)) return standard.text(tree);
  const text = compose(eachPart((name) => tree[name]?.value ?? null) as MainComponents);
  assertAgreement(tree, text);
  return text;
}

/** Returns the diagnostic for a scheme that the call does not allow; `null` if it allows it. */
export function refusedScheme({ whole, colon, scheme, chosen }: SchemeSubject): Diagnostic | null {
  const { isClosed, names, standard, schemes, lookUp } = chosen;
  // This runs for each URI.
  if (names === null && (!isClosed || colon < 0 || scheme !== null)) return null;
  const name = whole.slice(0, Math.max(colon, 0)).toLowerCase();
  if (names !== null && isAmong(name, names)) return null;
  const mistake = otherScheme(names ?? namesOf(schemes, standard), name.length);
  if (names !== null || lookUp === null) return standard.record(whole, mistake);
  const status = lookUp(name)?.status;
  const registered = status === undefined ? "is not registered" : `is registered (${status})`;
  return standard.record(whole, { ...mistake, message: `${mistake.message} This scheme ${registered}.` });
}

/** Returns the names of the schemes of a standard. */
export function namesOf(schemes: SchemeMap, { id }: GenericSyntax): readonly string[] {
  return [...schemes.values()].filter(({ standard }) => standard === id).map(({ name }) => name);
}

/** Throws the error for a URI whose scheme the call does not allow. A relative reference has none. */
export function assertAllowed(subject: SchemeSubject): void {
  const refusal = refusedScheme(subject);
  if (refusal !== null) throw new URISyntaxError(refusal);
}

/** Returns whether `outlineOf` made a root. */
function isOutline(tree: NodeBase): tree is NodeBase & Readonly<Record<PartName, Leaf | null>> {
  const held = tree as Partial<Record<PartName, Leaf | null>>;
  const isPart = (node: Leaf | null | undefined): boolean => node === null || (node !== undefined && isLeaf(node));
  return held.path?.type === "path" && held.scheme !== null && PARTS.every((name) => isPart(held[name]));
}

/** Returns the scheme whose name ends at an offset, which is -1 without one; `null` if it is absent or unknown. */
export function schemeOf(
  input: string,
  end: number,
  { standard: { id }, schemes }: Pick<Chosen, "standard" | "schemes">,
): AnyScheme | null {
  // Stryker disable next-line EqualityOperator: No scheme has an empty name.
  if (end < 0) return null;
  const name = input.slice(0, end);
  // The first look-up suffices for most names, which are in lower case.
  return schemes.get(keyOf(name, id)) ?? schemes.get(keyOf(name.toLowerCase(), id)) ?? null;
}
