/**
 * Establishes the base URI of references (RFC 3986 section 5.1, and the same section of the documents before it; RFC 1808
 * section 3).
 *
 * @module
 */
import {
  aBoolean,
  anything,
  assertObject,
  assertString,
  aString,
  optional,
  readable,
  readList,
  readObject,
  readOptions,
} from "../core/arguments.js";
import { URISyntaxError, type Diagnostic } from "../core/diagnostic.js";
import { present } from "../core/invariant.js";
import { withoutFragment } from "../core/parts.js";
import { CURRENT } from "../standards/current.js";
import { refusalBy, type AnyStandard } from "../standards/standard.js";
import { firstLink, nextLink, uriOf, type Link } from "./chain.js";
import { referringStandard, type ReferringStandard } from "./referring.js";
import type { ReferringStandardId } from "../standards/judges.js";

/** A reference in the content or header of an entity that defines its base. */
export interface EmbeddedReference {
  readonly reference: string;
  /** The source, for instance `Content-Base`. */
  readonly by: string;
  /** Whether it is used only if it is absolute. */
  readonly absolute?: boolean | undefined;
}

/** The known facts about an entity: a document, a message or a part of a message. */
export interface Entity {
  /** The references in its content that define a base (section 5.1.1). The first usable one is taken. */
  readonly embedded?: string | EmbeddedReference | readonly (string | EmbeddedReference)[] | null | undefined;
  /** The encapsulating entity, or its base (section 5.1.2). */
  readonly encapsulating?: string | Entity | null | undefined;
  /** The URI used to retrieve the entity, or all URIs of a redirected request, in order (section 5.1.3). */
  readonly retrieval?: string | readonly string[] | null | undefined;
  /** The default base of the application (section 5.1.4). */
  readonly default?: string | null | undefined;
}

/** The four sources of a base, from the innermost to the outermost. */
export type BaseSource = "embedded" | "encapsulating" | "retrieval" | "default";

/** A possible base and its outcome. */
export interface BaseCandidate {
  /** The role of the candidate for its entity. */
  readonly source: BaseSource;
  /** The number of levels to that entity: 0 for the entity itself, 1 for the one that encapsulates it. */
  readonly depth: number;
  /** The section that defines this source. */
  readonly section: string;
  /** The name of the source, or `null`. */
  readonly by: string | null;
  /** The given reference; for a redirected request, the last one. */
  readonly reference: string;
  /** The resulting absolute URI without a fragment; `null` otherwise. */
  readonly base: string | null;
  readonly outcome: "established" | "outranked" | "refused";
  /** A sentence that explains the outcome. */
  readonly reason: string;
  /** The diagnostic if `reference` is invalid. Its offsets refer to `reference`, in UTF-16 code units. */
  readonly diagnostic?: Diagnostic;
}

/** The base, and how it was found. */
export interface EstablishedBase {
  /** An absolute URI without a fragment; `null` if no base is available. */
  readonly base: string | null;
  /** The source of the base; `null` if no base is available. */
  readonly source: BaseSource | null;
  /** The section that establishes the base. */
  readonly section: string;
  /** A sentence that explains the choice. */
  readonly reason: string;
  /** All candidates, the highest precedence first. */
  readonly candidates: readonly BaseCandidate[];
}

/** Options for establishing a base. */
export interface EstablishBaseOptions {
  /** The standard. Default: RFC 3986. */
  readonly standard?: ReferringStandardId | undefined;
}

/** A candidate before it is checked. */
interface Given extends Pick<BaseCandidate, "source" | "depth" | "by"> {
  readonly absolute: boolean;
  /** More than one only for a redirected request. */
  readonly references: readonly string[];
}

/** The base that a candidate gives, or the reason why it gives none. */
type Yield =
  | { readonly base: Link; readonly isRelative: boolean }
  | { readonly base: null; readonly reason: string; readonly diagnostic?: Diagnostic };

/** The subsections about the sources. All documents have them in this order. */
const SUBSECTIONS: Readonly<Record<BaseSource, string>> = {
  embedded: "1",
  encapsulating: "2",
  retrieval: "3",
  default: "4",
};

/**
 * Establishes the base URI of the references in an entity: the innermost base that is defined (RFC 3986 section 5.1).
 *
 * An embedded relative reference is resolved against the base that would apply without it. Each URI of a redirected
 * request is resolved against the one before it. Fragments are removed. Invalid references, and relative references
 * without a base, are skipped; the result lists them as refused.
 *
 * @param entity the known facts about the entity and the entities around it
 * @param options the standard. In some, an application cannot give a default: without a base, the base is ""
 * @returns the base, its source and the reason, and the outcome of every candidate. The time is linear in the length of
 *   the references. The bases of nested entities can be longer than that: their texts share memory.
 * @throws {RangeError} if the standard is unknown or does not define relative references
 * @throws {TypeError} if a property has the wrong type, or an entity encapsulates itself
 *
 * @example
 * import { establishBase } from "uri-grammar/context";
 *
 * const { base, section } = establishBase({ retrieval: ["http://a.example/", "/here", "there#nose"] });
 * base; // => "http://a.example/there"
 * section; // => "5.1.3"
 */
export function establishBase(entity: Entity, options?: EstablishBaseOptions): EstablishedBase {
  const { standard: id = CURRENT } = readOptions<EstablishBaseOptions>(options, { standard: aString });
  const standard = referringStandard(id);
  const { section: whole, hasDefault } = standard.bases;
  const sectionOf = (source: BaseSource): string => `${whole}.${SUBSECTIONS[source]}`;
  assertObject(entity, "The entity");
  const levels = levelsOf(entity);
  const yields = new Map<Given, Yield>();
  // The candidates against which a relative reference was resolved.
  const serving = new Set<Given>();
  let base: Link | null = null;
  let winner: Given | null = null;
  // From the outermost to the innermost entity, because the base of an entity is the default of those inside it.
  for (const { embedded, context } of reversed(levels)) {
    const ofOuter = winner;
    for (const given of reversed(context)) {
      const yielded = hasDefault || given.source !== "default" ? baseFrom(given, null, standard) : NO_DEFAULT;
      yields.set(given, yielded);
      if (ofOuter === null && yielded.base !== null) [base, winner] = [yielded.base, given];
    }
    for (const given of reversed(embedded)) {
      const yielded = baseFrom(given, base, standard);
      yields.set(given, yielded);
      if (yielded.base === null) continue;
      if (yielded.isRelative) serving.add(present(winner));
      [base, winner] = [yielded.base, given];
    }
  }
  const given = [...levels.flatMap((level) => level.embedded), ...reversed(levels).flatMap((level) => level.context)];
  const candidates = given.map((each) =>
    candidateOf(each, sectionOf(each.source), present(yields.get(each)), each === winner, serving.has(each)),
  );
  const won = candidates.find(({ outcome }) => outcome === "established");
  if (!won) {
    const reason = hasDefault
      ? "No base is available: relative references cannot be resolved."
      : "No base is available, so the base is the empty string: all references are treated as absolute.";
    return { base: null, source: null, section: sectionOf("default"), reason, candidates };
  }
  const source = won.depth > 0 ? "encapsulating" : won.source;
  return { base: won.base, source, section: sectionOf(source), reason: won.reason, candidates };
}

const NO_DEFAULT: Yield = { base: null, reason: "The only default base in this standard is the empty string." };

/** The candidates of one entity, the highest precedence first. */
interface Level {
  readonly embedded: readonly Given[];
  /** The candidates that apply if neither the entity nor those around it have an embedded base. */
  readonly context: readonly Given[];
}

/** Returns the candidates of an entity and of each entity around it. */
function levelsOf(entity: Entity): Level[] {
  const levels: Level[] = [];
  const seen = new Set<Entity>();
  let at: Entity | null = entity;
  for (let depth = 0; at !== null; depth++) {
    if (seen.has(at)) throw new TypeError("An entity cannot encapsulate itself.");
    seen.add(at);
    const known: Entity = readObject<Entity>(at, "entity", IS_ENTITY);
    const { encapsulating } = known;
    const embedded = listOf(known.embedded, "'embedded' of the entity").map((each): Given => {
      if (typeof each === "string") return { source: "embedded", depth, by: null, absolute: false, references: [each] };
      const {
        reference,
        by,
        absolute = false,
      } = readObject<EmbeddedReference>(each, "embedded reference", IS_EMBEDDED);
      return { source: "embedded", depth, by, absolute, references: [reference] };
    });
    const retrieval = listOf(known.retrieval, "'retrieval' of the entity");
    for (const each of retrieval) assertString(each, "An item of 'retrieval' of the entity");
    if (known.default !== null) optional(assertString)(known.default, "'default' of the entity");
    const context = (
      [
        ["encapsulating", typeof encapsulating === "string" ? [encapsulating] : []],
        ["retrieval", retrieval],
        ["default", known.default === undefined || known.default === null ? [] : [known.default]],
      ] as const
    ).flatMap(([source, references]): Given[] =>
      references.length > 0 ? [{ source, depth, by: null, absolute: true, references }] : [],
    );
    levels.push({ embedded, context });
    at = typeof encapsulating === "string" ? null : (encapsulating ?? null);
  }
  return levels;
}

function reversed<Item>(list: readonly Item[]): Item[] {
  return [...list].reverse();
}

const IS_ENTITY = { embedded: anything, encapsulating: anything, retrieval: anything, default: anything };
const IS_EMBEDDED = { reference: aString, by: aString, absolute: optional(aBoolean) };

function listOf<Item>(given: Item | readonly Item[] | null | undefined, what: string): readonly Item[] {
  if (given === undefined || given === null) return [];
  return readable(what, () => Array.isArray(given)) ? readList<Item>(given, what, anything) : [given as Item];
}

/** Returns the base of a candidate; `outer` is the base without it. */
function baseFrom(given: Given, outer: Link | null, standard: ReferringStandard): Yield {
  const { references, absolute, by } = given;
  // Of a redirected request, only the last URI matters, and the URIs that it is resolved against.
  let first = references.length - 1;
  while (first > 0 && isRelative(present(references[first]), standard)) first--;
  let found = fromReference(present(references[first]), absolute ? null : outer, standard);
  for (const reference of references.slice(first + 1)) found = fromReference(reference, found.base, standard);
  // A candidate that must be absolute always has a name.
  if (found.base === null && absolute && by !== null && !found.diagnostic) {
    return { base: null, reason: `${by} must be absolute.` };
  }
  return found;
}

function matches(text: string, rule: string, grammar: AnyStandard): boolean {
  return grammar.automaton(rule).tester(rule)(text);
}

function isRelative(reference: string, { grammar, absoluteRule }: ReferringStandard): boolean {
  const { defaultRule } = grammar;
  return matches(reference, defaultRule, grammar) && !matches(withoutFragment(reference), absoluteRule, grammar);
}

function fromReference(reference: string, outer: Link | null, standard: ReferringStandard): Yield {
  const { grammar } = standard;
  const { defaultRule } = grammar;
  if (!matches(reference, defaultRule, grammar)) {
    const diagnostic = refusalBy(grammar, reference, defaultRule);
    return { base: null, reason: diagnostic.message, diagnostic };
  }
  const whole = withoutFragment(reference);
  if (!isRelative(reference, standard)) return { base: firstLink(whole, standard), isRelative: false };
  if (outer === null) return { base: null, reason: "It is relative, and there is no base to resolve it against." };
  try {
    return { base: nextLink(whole, outer, standard), isRelative: true };
  } catch (error) {
    // In some standards, a reference can have no target for a base.
    const diagnostic = { ...(error as URISyntaxError).diagnostic, start: 0, end: reference.length };
    return { base: null, reason: diagnostic.message, diagnostic };
  }
}

function candidateOf(given: Given, section: string, yielded: Yield, isWinner: boolean, served: boolean): BaseCandidate {
  const { source, depth, by, references } = given;
  const reference = present(references.at(-1));
  const facts = { source, depth, section, by, reference };
  if (yielded.base === null) {
    const { reason, diagnostic } = yielded;
    return { ...facts, base: null, outcome: "refused", reason, ...(diagnostic ? { diagnostic } : {}) };
  }
  const told = { ...facts, base: uriOf(yielded.base) };
  if (isWinner) return { ...told, outcome: "established", reason: whyEstablished(given) };
  const reason = served
    ? "A relative reference of higher precedence is resolved against it."
    : "Another base has precedence.";
  return { ...told, outcome: "outranked", reason };
}

function whyEstablished({ source, depth, by, references }: Given): string {
  const way = WAYS[source](by, references.length > 1);
  if (depth === 0) return `${BEFORE[source]}${way}.`;
  const out = depth === 1 ? "" : ` (${String(depth)} levels up)`;
  return `No base is embedded, so the base of the encapsulating entity${out} is used: ${way}.`;
}

const BEFORE: Readonly<Record<BaseSource, string>> = {
  embedded: "The innermost base is used: ",
  encapsulating: "No base is embedded, so the base of the encapsulating entity is used: ",
  retrieval: "There is no embedded or encapsulating base: the base is ",
  default: "There is no embedded, encapsulating or retrieval base: the base is ",
};

const WAYS: Readonly<Record<BaseSource, (by: string | null, redirected: boolean) => string>> = {
  embedded: (by) => (by === null ? "the base embedded in the content" : `the base from ${by}`),
  encapsulating: () => "the URI given for it",
  retrieval: (_by, redirected) =>
    redirected ? "the last URI of a redirected request" : "the URI used to retrieve the entity",
  default: () => "the application's default",
};
