/**
 * Which URI is the base of a reference (RFC 3986 section 5.1, and the same section of the two drafts before it).
 *
 * @module
 */
import { assertString } from "../core/automaton.js";
import { URISyntaxError, type Diagnostic } from "../core/diagnostic.js";
import { present } from "../core/invariant.js";
import { withoutFragment } from "../core/parts.js";
import { CURRENT } from "../standards/current.js";
import { referringStandard, type ReferringStandard, type ReferringStandardId } from "./referring.js";

/** A reference that an entity's content, or its header, gives as its base. */
export interface EmbeddedReference {
  readonly reference: string;
  /** What gives it, for instance `Content-Base`. */
  readonly by: string;
  /** Whether it counts only if it is absolute. */
  readonly absolute?: boolean;
}

/** What is known of an entity: of a document, a message, a part of a message. */
export interface Entity {
  /** What its content gives (section 5.1.1). Of several, the first that can be used counts. */
  readonly embedded?: string | EmbeddedReference | readonly (string | EmbeddedReference)[] | null;
  /** The entity that it is enclosed in, or the base of that one (section 5.1.2). */
  readonly encapsulating?: string | Entity | null;
  /** The URI used to retrieve it, or all URIs of a redirected request, in order (section 5.1.3). */
  readonly retrieval?: string | readonly string[] | null;
  /** The base that the application gives (section 5.1.4). */
  readonly default?: string | null;
}

/** The four ways to a base, from the innermost to the outermost. */
export type BaseSource = "embedded" | "encapsulating" | "retrieval" | "default";

/** Something that was given as a base, and what became of it. */
export interface BaseCandidate {
  /** What it is to the entity that has it. */
  readonly source: BaseSource;
  /** How many entities out that one is: 0 for the entity itself, 1 for the one that encapsulates it. */
  readonly depth: number;
  /** The section that speaks of it. */
  readonly section: string;
  /** What gives it, where that has a name. */
  readonly by: string | null;
  /** The reference as it was given: the last one of a redirected request. */
  readonly reference: string;
  /** The URI that it gives: absolute and without a fragment; `null` if it gives none. */
  readonly base: string | null;
  readonly outcome: "established" | "outranked" | "refused";
  /** Why, in a sentence. */
  readonly reason: string;
  /** What is wrong, if `reference` is not a valid reference. Its offsets are in `reference`, in UTF-16 code units. */
  readonly diagnostic?: Diagnostic;
}

/** The base, and how it was found. */
export interface EstablishedBase {
  /** An absolute URI without a fragment; `null` if nothing gives one. */
  readonly base: string | null;
  /** What gave it to the entity; `null` if nothing does. */
  readonly source: BaseSource | null;
  /** The section that it is established by. */
  readonly section: string;
  /** Why it is this one, in a sentence. */
  readonly reason: string;
  /** All that was given, that of the highest precedence first. */
  readonly candidates: readonly BaseCandidate[];
}

/** How a base is established. */
export interface EstablishBaseOptions {
  /** The standard by which it is. RFC 3986 by default. */
  readonly standard?: ReferringStandardId;
}

/** Something that was given, before it is looked at. */
interface Given extends Pick<BaseCandidate, "source" | "depth" | "by"> {
  readonly absolute: boolean;
  /** More than one only where a request was redirected. */
  readonly references: readonly string[];
}

/** What something gives. */
type Yield =
  | { readonly base: string; readonly isRelative: boolean }
  | { readonly base: null; readonly reason: string; readonly diagnostic?: Diagnostic };

const SECTIONS: Readonly<Record<BaseSource, string>> = {
  embedded: "5.1.1",
  encapsulating: "5.1.2",
  retrieval: "5.1.3",
  default: "5.1.4",
};

/**
 * Establishes the base URI of the references in an entity: the innermost that is defined (RFC 3986 section 5.1).
 *
 * An embedded relative reference is resolved against the base that would count without it. Each URI of a redirected
 * request is resolved against the one before it. Fragments are removed. A string that is not a reference is refused,
 * and so is a relative reference without a base. It does not count, and the result says so.
 *
 * @param entity what is known of the entity, and of those around it
 * @param options the standard. By url-syntax-05 an application has no default to give: its base is then the empty string
 * @returns the base, who gave it and why, and what became of everything else; it takes the time to read what is given
 *   and to write each base down
 * @throws {RangeError} if there is no such standard, or it knows no relative references
 * @throws {TypeError} if a reference is not a string, or an entity is inside itself
 *
 * @example
 * import { establishBase } from "uri-grammar/context";
 *
 * const { base, section } = establishBase({ retrieval: ["http://a.example/", "/here", "there#nose"] });
 * base; // => "http://a.example/there"
 * section; // => "5.1.3"
 */
export function establishBase(entity: Entity, options: EstablishBaseOptions = {}): EstablishedBase {
  const { standard: id = CURRENT } = options;
  const standard = referringStandard(id);
  const { hasDefaultBase: hasDefault } = standard.grammar;
  const levels = levelsOf(entity);
  const yields = new Map<Given, Yield>();
  // What a relative reference was resolved against.
  const serving = new Set<Given>();
  let base: string | null = null;
  let winner: Given | null = null;
  // From the outside in, since an entity's base is the default of those inside it.
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
    candidateOf(each, present(yields.get(each)), each === winner, serving.has(each)),
  );
  const won = candidates.find(({ outcome }) => outcome === "established");
  if (!won) {
    const reason = hasDefault
      ? "Nothing gives a base: relative references cannot be resolved."
      : "Nothing gives a base, so that it is the empty string: all references are taken to be absolute.";
    return { base, source: null, section: SECTIONS.default, reason, candidates };
  }
  const source = won.depth > 0 ? "encapsulating" : won.source;
  return { base, source, section: SECTIONS[source], reason: won.reason, candidates };
}

const NO_DEFAULT: Yield = { base: null, reason: "This draft has no default but the empty string." };

/** What one entity gives, that of the highest precedence first. */
interface Level {
  readonly embedded: readonly Given[];
  /** What counts where neither it nor those around it have a base of their own. */
  readonly context: readonly Given[];
}

/** What an entity gives, and each of those around it. */
function levelsOf(entity: Entity): Level[] {
  const levels: Level[] = [];
  const seen = new Set<Entity>();
  let at: Entity | null = entity;
  for (let depth = 0; at !== null; depth++) {
    if (seen.has(at)) throw new TypeError("an entity cannot encapsulate itself");
    seen.add(at);
    const { encapsulating }: Entity = at;
    const embedded = listOf(at.embedded).map((each): Given => {
      const { reference, by, absolute = false } = typeof each === "string" ? { reference: each, by: null } : each;
      return { source: "embedded", depth, by, absolute, references: [reference] };
    });
    const context = (
      [
        ["encapsulating", typeof encapsulating === "string" ? [encapsulating] : []],
        ["retrieval", listOf(at.retrieval)],
        ["default", listOf(at.default)],
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

function listOf<Item>(given: Item | readonly Item[] | null | undefined): readonly Item[] {
  if (given === undefined || given === null) return [];
  return Array.isArray(given) ? (given as readonly Item[]) : [given as Item];
}

/** What something gives, where `outer` is the base without it. */
function baseFrom(given: Given, outer: string | null, standard: ReferringStandard): Yield {
  const { references, absolute, by } = given;
  references.forEach(assertString);
  // Of a redirected request all that counts is the last URI, and what it takes to resolve it.
  let first = references.length - 1;
  while (first > 0 && isRelative(present(references[first]), standard)) first--;
  let found = fromReference(present(references[first]), absolute ? null : outer, standard);
  for (const reference of references.slice(first + 1)) found = fromReference(reference, found.base, standard);
  // What has a name is embedded: what counts only where it is absolute has one.
  if (found.base === null && absolute && by !== null && !found.diagnostic) {
    return { base: null, reason: `${by} has to be absolute.` };
  }
  return found;
}

function isRelative(reference: string, { grammar, absoluteRule }: ReferringStandard): boolean {
  return grammar.test(reference) && !grammar.test(withoutFragment(reference), { rule: absoluteRule });
}

function fromReference(reference: string, outer: string | null, standard: ReferringStandard): Yield {
  const { grammar } = standard;
  // No tree is made of what is a reference.
  const result = grammar.test(reference) ? null : grammar.safeParse(reference);
  if (result?.ok === false) return { base: null, reason: result.diagnostic.message, diagnostic: result.diagnostic };
  const whole = withoutFragment(reference);
  if (!isRelative(reference, standard)) return { base: whole, isRelative: false };
  if (outer === null) return { base: null, reason: "It is relative, and there is no base to resolve it against." };
  try {
    return { base: standard.resolve(whole, outer), isRelative: true };
  } catch (error) {
    // By some standards not every reference has a target on every base.
    const { diagnostic } = error as URISyntaxError;
    return { base: null, reason: diagnostic.message, diagnostic };
  }
}

function candidateOf(given: Given, yielded: Yield, isWinner: boolean, served: boolean): BaseCandidate {
  const { source, depth, by, references } = given;
  const reference = present(references.at(-1));
  const told = { source, depth, section: SECTIONS[source], by, reference, base: yielded.base };
  if (yielded.base === null) {
    const { reason, diagnostic } = yielded;
    return { ...told, outcome: "refused", reason, ...(diagnostic ? { diagnostic } : {}) };
  }
  if (isWinner) return { ...told, outcome: "established", reason: whyEstablished(given) };
  const reason = served
    ? "A relative reference of higher precedence is resolved against it."
    : "Another one has precedence.";
  return { ...told, outcome: "outranked", reason };
}

function whyEstablished({ source, depth, by, references }: Given): string {
  const way = WAYS[source](by, references.length > 1);
  if (depth === 0) return `${BEFORE[source]}${way}.`;
  const out = depth === 1 ? "" : `, ${String(depth)} entities out`;
  return `Nothing embedded gives a base; the encapsulating entity has one${out}: ${way}.`;
}

const BEFORE: Readonly<Record<BaseSource, string>> = {
  embedded: "The innermost base counts: ",
  encapsulating: "Nothing embedded gives a base; the encapsulating entity has one: ",
  retrieval: "Nothing embedded or encapsulating gives a base: ",
  default: "Nothing embedded, encapsulating or used for retrieval gives a base: ",
};

const WAYS: Readonly<Record<BaseSource, (by: string | null, redirected: boolean) => string>> = {
  embedded: (by) => (by === null ? "it is embedded in the content" : `${by} gives it`),
  encapsulating: () => "it is given as such",
  retrieval: (_by, redirected) =>
    redirected ? "it is the last URI of a redirected request" : "it was used to retrieve the entity",
  default: () => "it is the application's default",
};
