/**
 * What a scheme demands besides its grammar, and how it explains what its grammar refuses.
 *
 * @module
 */
import type { NodeBase } from "../../tree/index.js";
import type { URI } from "../../standards/current.js";
import type { Components } from "../../core/components.js";
import type { Edit, Severity } from "../../core/diagnostic.js";
import type { AuthoritySpans, Parts, Span } from "../../core/parts.js";

export type { AuthoritySpans, Parts, Span };

/** How strongly a document demands something, by its own words. */
export type Level = "MUST" | "SHOULD" | "advice";

/** Whom a demand binds: who makes URIs, or who is given them. */
export type Party = "producers" | "consumers";

/** For whom a URI is validated: who is given it, or who mints it. */
export type Profile = "consume" | "mint";

/** A URI of a scheme, as checks and normalization see it. Each part is made when it is first asked for. */
export interface Subject<Node = unknown, Generic extends NodeBase = URI> {
  /** The string without its fragment, unless that is a part of the scheme's own grammar. */
  readonly input: string;
  /**
   * The tree by the generic syntax: RFC 3986's, or that of the scheme's own `standard`. If that refuses the URI, only the
   * root, with its components as leaves.
   */
  readonly uri: Generic;
  /** Where the parts stand by RFC 3986. Asking for them takes no tree. */
  readonly parts: Parts;
  /** The authority of `parts`; `null` if it is absent. */
  readonly authority: AuthoritySpans | null;
  /** The components as strings. */
  readonly components: Components;
  /**
   * The tree by the scheme's own grammar; `null` if the scheme has no grammar with trees, and if the grammar refuses
   * the string.
   */
  readonly node: Node;
}

/** One thing that a check found, and where the culprit stands. */
export interface Finding extends Span {
  /** A sentence. It repeats no more of the input than one character. */
  readonly message: string;
  /** A repair to try: it is only offered if it is one. */
  readonly repair?: Suggestion | undefined;
}

/** A repair of one stretch of the input. */
export interface Suggestion extends Edit {
  /** What the repair does, in words. */
  readonly message: string;
  /** Whether this is certainly what was meant. It is a guess by default. */
  readonly certain?: boolean;
}

/** One demand of a scheme. */
export interface Check<Node = unknown, Generic extends NodeBase = URI> {
  /** Stable, in lower case with hyphens: a diagnostic's code is `<scheme>/<code>`. */
  readonly code: string;
  /** How strongly the document demands it. MUST by default. */
  readonly level?: Level;
  /** Whom the demand binds; everybody by default. */
  readonly binds?: Party;
  /** The section that demands it. */
  readonly section: string;
  /** The rule of the grammar that the culprit matches, or breaks. */
  readonly rule: string;
  /** What is demanded, in one sentence. */
  readonly summary: string;
  /**
   * Looks for what breaks the demand. Nearly all URIs are right: return an empty list as soon as you know that.
   *
   * @param subject the URI: its text, its trees and the offsets of its parts
   * @returns what breaks the demand, each with its offsets in the URI, in UTF-16 code units
   */
  find(subject: Subject<Node, Generic>): Iterable<Finding>;
}

/** What the checks here return if nothing is wrong: one list for all, so that it costs nothing. */
export const NOTHING: readonly never[] = Object.freeze([]);

/** A change that scheme-based normalization makes. */
export interface SchemeEdit extends Edit {
  /** The section that the change rests on. */
  readonly section: string;
}

/** All severities, the worst first. */
export const SEVERITIES: readonly Severity[] = ["error", "warning", "info"];

/** The severity of what breaks a demand. */
export const severityOf: Readonly<Record<Level, Severity>> = { MUST: "error", SHOULD: "warning", advice: "info" };

/** The checks that count for a profile. */
export function countingFor<Each extends Pick<Check, "binds">>(
  checks: readonly Each[],
  profile: Profile,
): readonly Each[] {
  const bound = profile === "mint" ? "producers" : "consumers";
  return Object.freeze(checks.filter(({ binds }) => binds === undefined || binds === bound));
}
