/**
 * A possible fault with the edits that would repair it.
 *
 * @module
 */
import type { Edit } from "../core/edits.js";
import type { Slip } from "./slips.js";
import type { Role } from "./view.js";

/** A possible fault. It is accepted only if the automaton gets further with its edits. */
export interface Proposal {
  readonly code: string;
  /** The culprit. */
  readonly start: number;
  readonly end: number;
  /** The edits, in order. */
  readonly edits: readonly Edit[];
  readonly role: Role;
  /** Whether the edits only serve to look at the text that follows: the fault has no repair. */
  readonly isNamed?: boolean;
  /** Whether to accept the fault without asking the automaton, because the repaired text can have further faults. */
  readonly isSure?: boolean;
  /** Whether the new texts come from a list or a grammar, not from the input. Then messages can quote them. */
  readonly isOurs?: boolean;
  /** Whether this is the last fault to report: what follows it has no meaning. */
  readonly isLast?: boolean;
  /** The mistake, if the scheme knows it. */
  readonly slip?: Slip;
  /** The new text that the message quotes. */
  readonly written?: string;
}

/** No possible fault. */
export const NO_PROPOSALS: readonly Proposal[] = [];

/** Returns an edit that deletes a range. */
export function removal(start: number, end: number): Edit {
  return { start, end, text: "" };
}

/** Returns an edit that inserts a text. */
export function insertion(at: number, text: string): Edit {
  return { start: at, end: at, text };
}
