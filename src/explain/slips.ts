/**
 * Mistakes that people make in the URIs of one scheme. The scheme itself names them, and repairs them if it can.
 *
 * @module
 */
import type { Edit } from "../core/edits.js";
import type { Span } from "../core/parts.js";
import { NO_PROPOSALS, type Proposal } from "./proposal.js";
import { roleAt, type View } from "./view.js";

/** A mistake in the URIs of one scheme. */
export interface Slip {
  /** A name in lower case with hyphens. The diagnostic's code is `<scheme>/<code>`. */
  readonly code: string;
  /**
   * Matches the beginning of URIs with this mistake, but of no valid URI. The first group is the text before the culprit,
   * and the second group is the culprit. All quantifiers must have limits, because URIs can be long.
   */
  readonly pattern: RegExp;
  /**
   * A sentence that says what is wrong, why, and what to write; or a function that returns it for a culprit. It must not
   * contain more than one character of the culprit, unless that is a word from a list.
   */
  readonly message: string | ((culprit: string) => string);
  /** The rule that is violated. By default, it is the top rule. */
  readonly rule?: string | undefined;
  /** The text to write in place of the culprit. Without it, and without `edit`, the mistake is only named. */
  readonly write?: string | undefined;
  /**
   * Returns the edits that repair the mistake, if they concern more than the culprit.
   *
   * @param culprit the range of the culprit
   * @param text the URI
   */
  readonly edit?: ((culprit: Span, text: string) => readonly Edit[]) | undefined;
}

/** Returns the sentence about a mistake. */
export function messageOf({ message }: Slip, culprit: string): string {
  return typeof message === "string" ? message : message(culprit);
}

/**
 * Proposes the mistakes that the scheme of a text knows.
 *
 * @param view a refused text
 * @param at the offset where it is refused
 */
export function schemeSlips(view: View, at: number): readonly Proposal[] {
  const { text, whole, ground } = view;
  if (whole !== null || ground.slips === undefined) return NO_PROPOSALS;
  const found: Proposal[] = [];
  for (const slip of ground.slips) {
    const { code, pattern, write, edit } = slip;
    const [, front, culprit] = pattern.exec(text) ?? [];
    if (front === undefined || culprit === undefined) continue;
    const [start, end] = [front.length, front.length + culprit.length];
    const base = { code, start, end, role: roleAt(view, start), slip };
    const edits = write === undefined ? (edit?.({ start, end }, text) ?? []) : [{ start, end, text: write }];
    if (edits.length > 0) found.push({ ...base, edits, isOurs: write !== undefined });
    // Nobody knows what the text after a mistake without a repair means.
    if (at >= start) found.push({ ...base, edits: [], isNamed: true, isSure: true, isLast: true });
  }
  return found;
}
