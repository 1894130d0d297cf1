/**
 * The types of a scheme's requirements and of what they find.
 *
 * @module
 */
import type { NodeBase } from "../../tree/index.js";
import type { URI } from "../../standards/current.js";
import type { Components } from "../../core/components.js";
import type { Edit, Severity } from "../../core/diagnostic.js";
import type { Suggestion } from "../../explain/edit-words.js";
import type { AuthoritySpans, Parts, Span } from "../../core/parts.js";

export type { AuthoritySpans, Parts, Span };

/** The requirement level that a document states (RFC 2119); `advice` is weaker than SHOULD. */
export type Level = "MUST" | "SHOULD" | "advice";

/** Whom a requirement applies to: software that makes URIs, or software that reads them. */
export type Party = "producers" | "consumers";

/** The purpose of a validation: to read a URI (`consume`) or to make one (`mint`). */
export type Profile = "consume" | "mint";

/** A URI of a scheme, for checks and normalization. Each property is computed when it is first read. */
export interface Subject<Node = unknown, Generic extends NodeBase = URI> {
  /** The string without its fragment. It keeps the fragment if the scheme's own grammar defines it. */
  readonly input: string;
  /**
   * The tree by the generic syntax of RFC 3986, or of the scheme's own `standard`. If the generic syntax refuses the
   * URI, this is only a root whose components are leaves.
   */
  readonly uri: Generic;
  /** The offsets of the parts by RFC 3986. Reading them makes no tree. */
  readonly parts: Parts;
  /** The authority of `parts`; `null` if it is absent. */
  readonly authority: AuthoritySpans | null;
  /** The components as strings. */
  readonly components: Components;
  /** The tree by the scheme's own grammar; `null` if the grammar makes no trees or refuses the string. */
  readonly node: Node;
}

/** What keeps the lists that checks made of a URI. A field is faster than a WeakMap. */
export interface Remembering {
  lists?: readonly (readonly [key: string, list: unknown])[] | undefined;
}

/** One violation that a check found, with the offsets of the culprit. */
export interface Finding extends Span {
  /** A sentence. It contains at most one character of the input. */
  readonly message: string;
  /** A repair to try. Validation offers it only if it makes the URI better. */
  readonly repair?: Suggestion | undefined;
}

/** One requirement of a scheme. */
export interface Check<Node = unknown, Generic extends NodeBase = URI> {
  /**
   * A stable name in lower case with hyphens. The diagnostic's code is `<scheme>/<code>`. Two checks of a scheme can have
   * the same code if one binds producers and the other binds consumers.
   */
  readonly code: string;
  /** The requirement level. MUST by default. */
  readonly level?: Level | undefined;
  /** Whom the requirement applies to; producers and consumers by default. */
  readonly binds?: Party | undefined;
  /** The section that states the requirement. */
  readonly section: string;
  /** The grammar rule of the part that the check looks at. */
  readonly rule: string;
  /** The requirement in one sentence, such as "The host must not be empty." */
  readonly summary: string;
  /**
   * Finds the violations of the requirement. Most URIs have none, so return an empty list as early as possible.
   *
   * @param subject the URI: its text, its trees and the offsets of its parts
   * @returns the violations, each with its offsets in the URI, in UTF-16 code units
   */
  find(subject: Subject<Node, Generic>): Iterable<Finding>;
}

/** The empty list that the checks share, so that a valid URI needs no new array. */
export const NOTHING: readonly never[] = Object.freeze([]);

/** About a password in a URI. */
export const PASSWORD = "Do not write a password in a URI. Other people can read it.";

/** An edit of scheme-based normalization. */
export interface SchemeEdit extends Edit {
  /** The section that allows the edit. */
  readonly section: string;
}

/** All severities; the worst comes first. */
export const SEVERITIES: readonly Severity[] = ["error", "warning", "info"];

/** The severity of a violation, by requirement level. */
export const severityOf: Readonly<Record<Level, Severity>> = { MUST: "error", SHOULD: "warning", advice: "info" };

/** Returns the checks that apply to a profile. */
export function countingFor<Each extends Pick<Check, "binds">>(
  checks: readonly Each[],
  profile: Profile,
): readonly Each[] {
  const bound = profile === "mint" ? "producers" : "consumers";
  return Object.freeze(checks.filter(({ binds }) => binds === undefined || binds === bound));
}
