/**
 * A URI as the checks of its scheme see it.
 *
 * @module
 */
import type { NodeBase } from "../../tree/index.js";
import type { Components } from "../../core/components.js";
import type { Diagnostic } from "../../core/diagnostic.js";
import {
  authorityAfter,
  parts,
  withoutFragment,
  schemeEnd,
  type AuthoritySpans,
  type Parts,
} from "../../core/parts.js";
import { CURRENT, current } from "../../standards/current.js";
import { anyStandard } from "../../standards/by-id.js";
import type { StandardId } from "../../standards/list.js";
import type { AnyGrammar } from "../../operations/grammar.js";
import type { Subject } from "./check.js";
import { schemeKey, type AnyScheme, type SchemeMap } from "./scheme.js";

/** A subject whose trees are made when they are asked for: to know that a URI is valid takes none. */
export class SchemeSubject implements Subject<unknown, NodeBase> {
  readonly input: string;
  /** The string as it was given. */
  readonly whole: string;
  readonly authority: AuthoritySpans | null;
  readonly scheme: AnyScheme | null;
  readonly isGeneric: boolean;
  readonly #standard: StandardId;
  #parts: Parts | undefined;
  #uri: NodeBase | undefined;
  #components: Components | undefined;
  #node: unknown;

  /**
   * @param input a URI by the generic syntax of the standard
   * @param authority where its authority stands
   * @param scheme its scheme, if that is known
   * @param standard the standard
   * @param isGeneric whether the generic syntax accepts it, or the scheme's own grammar alone
   * @param uri its tree, if that is there already
   */
  constructor(
    input: string,
    authority: AuthoritySpans | null,
    scheme: AnyScheme | null,
    standard: StandardId,
    isGeneric = true,
    uri?: NodeBase,
  ) {
    this.isGeneric = isGeneric;
    this.whole = input;
    // No scheme looks into the fragment (RFC 3986 section 3.5).
    this.input = scheme?.grammar.hasFragment === true ? input : withoutFragment(input);
    this.authority = authority;
    this.scheme = scheme;
    this.#standard = standard;
    this.#uri = uri;
  }

  get parts(): Parts {
    return (this.#parts ??= parts(this.whole));
  }

  get uri(): NodeBase {
    const grammar = grammarOf(this.#standard);
    return (this.#uri ??= grammar.parse(
      this.whole,
      (this.#standard === CURRENT ? "URI" : anyStandard(this.#standard).ruleFor.uri) as never,
    ));
  }

  get components(): Components {
    return (this.#components ??= grammarOf(this.#standard).components(this.uri));
  }

  get node(): unknown {
    if (this.#node === undefined) this.#node = this.scheme?.grammar.parse(this.whole) ?? null;
    return this.#node;
  }
}

/**
 * @param input any string
 * @param standard the standard whose generic syntax it must match
 * @param schemes the schemes to know
 * @returns the URI; the diagnostic where it is not one
 */
export function subjectOf(input: string, standard: StandardId, schemes: SchemeMap): SchemeSubject | Diagnostic {
  const grammar = anyStandard(standard);
  const { uri, absoluteURI } = grammar.ruleFor;
  const parsed = grammar.safeParse(input, uri);
  if (!parsed.ok) return parsed.diagnostic;
  if (grammar.components(parsed.node).scheme === null) {
    // There are standards whose rule for URIs matches relative references, too.
    return (grammar.safeParse(input, absoluteURI) as { readonly diagnostic: Diagnostic }).diagnostic;
  }
  const end = schemeEnd(input);
  const scheme = schemeOf(input, end, standard, schemes);
  return new SchemeSubject(input, authorityAfter(input, end + 1), scheme, standard, true, parsed.node);
}

/**
 * @param input any string
 * @param end where the name of its scheme ends; -1 where it has none
 * @param standard the standard whose schemes are looked at
 * @param schemes the schemes to know
 * @returns the scheme; `null` where the input has no scheme, or an unknown one
 */
export function schemeOf(input: string, end: number, standard: StandardId, schemes: SchemeMap): AnyScheme | null {
  if (end < 0) return null;
  const name = input.slice(0, end);
  // Most names are in lower case.
  return schemes.get(schemeKey(name, standard)) ?? schemes.get(schemeKey(name.toLowerCase(), standard)) ?? null;
}

/** The grammar of a standard. */
export function grammarOf(standard: StandardId): AnyGrammar {
  return standard === CURRENT ? current : anyStandard(standard);
}
